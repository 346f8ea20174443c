/** An address as reports show it: whoever and whatever stands before an @ or behind a question mark is nobody's business. */
export const shownAddress = (given: string): string => {
  if (!/^https?:\/\//i.test(given) || !URL.canParse(given))
    return given.replace(/^.*@/s, "***@").replace(/\?.*$/s, "?...");
  const { origin, pathname, search } = new URL(given);
  return `${origin}${pathname}${search === "" ? "" : "?..."}`;
};
