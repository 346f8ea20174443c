/**
 * Removes from a `subscriptions/listen` the resources whose changes its listener can never get. The answer lists the
 * remaining ones.
 */
import { listenedUris } from "./listenedUris.js";

const membersOf = (value: unknown): Readonly<Record<string, unknown>> => ({ ...Object(value) });

/** The message without those resources; the same message if there are none. Rejects if `canTell` does. */
export const withTellable = async <Message>(
  message: Message,
  canTell: (uri: string) => Promise<boolean>,
): Promise<Message> => {
  const params = membersOf(membersOf(message)["params"]);
  const notifications = membersOf(params["notifications"]);
  const uris = listenedUris(message);
  // The SDK refuses a malformed list.
  if (uris.length === 0 || uris.length !== Object(notifications["resourceSubscriptions"]).length) return message;
  const told = await Promise.all(uris.map(canTell));
  if (!told.includes(false)) return message;
  const resourceSubscriptions = uris.filter((_uri, index) => told[index]);
  return { ...message, params: { ...params, notifications: { ...notifications, resourceSubscriptions } } };
};
