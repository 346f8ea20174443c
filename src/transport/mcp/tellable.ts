/** Leaves in a `subscriptions/listen` those resources that its listener can be told of: the answer repeats what is honoured. */
import { listenedUris } from "./listenedUris.js";

const membersOf = (value: unknown): Readonly<Record<string, unknown>> => ({ ...Object(value) });

/** The message with fewer resources, or as it is. Rejects as `canTell` does. */
export const withTellable = async <Message>(
  message: Message,
  canTell: (uri: string) => Promise<boolean>,
): Promise<Message> => {
  const params = membersOf(membersOf(message)["params"]);
  const notifications = membersOf(params["notifications"]);
  const uris = listenedUris(message);
  // What is malformed is for the protocol layer to refuse.
  if (uris.length === 0 || uris.length !== Object(notifications["resourceSubscriptions"]).length) return message;
  const told = await Promise.all(uris.map(canTell));
  if (!told.includes(false)) return message;
  const resourceSubscriptions = uris.filter((_uri, index) => told[index]);
  return { ...message, params: { ...params, notifications: { ...notifications, resourceSubscriptions } } };
};
