/** An address as reports show it: without the user before an @ and without the query, which may contain secrets. */
export const shownAddress = (given: string): string => {
  if (!/^https?:\/\//i.test(given) || !URL.canParse(given))
    return given.replace(/^.*@/s, "***@").replace(/\?.*$/s, "?...");
  const { origin, pathname, search } = new URL(given);
  return `${origin}${pathname}${search === "" ? "" : "?..."}`;
};
