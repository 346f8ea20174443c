/**
 * Limits of what a session or a stream may subscribe to: each URI is kept for as long as the session or stream lives.
 */
import { RequestRefusal } from "../../contract/refusal.js";

/**
 * Maximum of one session of the 2025 revisions, or of one stream of 2026-07-28. A trip has a few resources; some
 * clients watch many trips.
 */
export const mostSubscriptions = 100;
/** In characters. */
const longestUri = 256;
const longestListenId = 256;

/** Refuses a subscription beyond the limit. */
export const refuseSubscription = (): never => {
  throw new RequestRefusal({
    field: "uri",
    value: null,
    message: `Too many subscriptions: a session may have ${mostSubscriptions}, and this one has them`,
    hint: "Unsubscribe from a resource with resources/unsubscribe first, or open another session.",
  });
};

/** Refuses a URI that is too long to be stored. */
export const checkUriLength = (uri: string, field = "uri"): void => {
  if (uri.length <= longestUri) return;
  throw new RequestRefusal({
    field,
    value: null,
    message: `Invalid ${field}: a URI to subscribe to may have ${longestUri} characters, and this one has ${uri.length}`,
    hint: "Subscribe to a resource that resources/list or resources/templates/list names.",
  });
};

const membersOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null ? { ...value } : {};

/** Refuses a `subscriptions/listen` that exceeds a limit. Does not check its form. */
export const checkListen = (message: unknown): void => {
  const { id, params } = membersOf(message);
  const asked = membersOf(membersOf(params)["notifications"])["resourceSubscriptions"];
  if (typeof id === "string" && id.length > longestListenId) {
    throw new RequestRefusal({
      field: "id",
      value: null,
      message: `Invalid id: that of a subscription may have ${longestListenId} characters, and this one has ${id.length}`,
      hint: "Send a shorter id: each message on the stream repeats it.",
    });
  }
  if (!Array.isArray(asked)) return;
  const field = "notifications.resourceSubscriptions";
  if (asked.length > mostSubscriptions) {
    throw new RequestRefusal({
      field,
      value: asked.length,
      message: `Too many subscriptions: a stream may have ${mostSubscriptions}, and ${asked.length} are asked for`,
      hint: `Ask for ${mostSubscriptions} resources at most, and for others on another stream.`,
    });
  }
  for (const [index, uri] of asked.entries()) if (typeof uri === "string") checkUriLength(uri, `${field}.${index}`);
};
