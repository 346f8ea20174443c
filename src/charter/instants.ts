/** Instants as people and services write them. Pure. */

/**
 * Milliseconds since 1970 of an RFC 3339 instant. A leap second becomes the last millisecond before it, because no
 * clock here has one. NaN for any other text.
 */
export const instantMs = (text: string): number => {
  const plain = text.toUpperCase().replace(" ", "T");
  const leap = plain.replace(/:60(?:\.\d+)?(?=[Z+-])/, ":59.999");
  return Date.parse(leap);
};
