/** The resources that a `subscriptions/listen` of revision 2026-07-28 names: the SDK knows them, and does not tell. */

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;

/** Empty for any other message, and for one whose form is wrong. */
export const listenedUris = (message: unknown): readonly string[] => {
  if (fieldOf(message, "method") !== "subscriptions/listen") return [];
  const uris = fieldOf(fieldOf(fieldOf(message, "params"), "notifications"), "resourceSubscriptions");
  return Array.isArray(uris) ? uris.filter((uri) => typeof uri === "string") : [];
};
