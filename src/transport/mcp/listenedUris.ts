/** Reads which resources a `subscriptions/listen` of revision 2026-07-28 names. The SDK does not expose them. */

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;

/** The named URIs; empty for any other message, and for a malformed one. */
export const listenedUris = (message: unknown): readonly string[] => {
  if (fieldOf(message, "method") !== "subscriptions/listen") return [];
  const uris = fieldOf(fieldOf(fieldOf(message, "params"), "notifications"), "resourceSubscriptions");
  return Array.isArray(uris) ? uris.filter((uri) => typeof uri === "string") : [];
};
