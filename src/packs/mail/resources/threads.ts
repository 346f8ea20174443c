/** The current threads of the mailbox. */
import type { ThreadResource, ThreadsResource } from "../../../../generated/mail/types.js";
import type { CallContext } from "../../../contract/handler.js";
import { gmailRefusal } from "../gmailRefusal.js";
import type { Services } from "../services.js";
import { newest } from "../threads.js";

type Call = CallContext & Services;

const mostThreads = 20;
const mostMessages = 50;

export const threads = async (_parameters: object, context: Call): Promise<ThreadsResource> => {
  const { gmail, upstreamCall } = context;
  const listed = await gmail.listThreads(mostThreads, upstreamCall(context)).catch((error: unknown) => {
    throw gmailRefusal(error, context);
  });
  const shown = listed.slice(0, mostThreads).map(({ id, snippet }) => ({ thread_id: id, snippet }));
  return { count: shown.length, threads: shown };
};

export const thread = async (
  { thread_id = "" }: Readonly<Record<string, string>>,
  context: Call,
): Promise<ThreadResource | undefined> => {
  const { gmail, upstreamCall } = context;
  const found = await gmail.getThread(thread_id, upstreamCall(context)).catch((error: unknown) => {
    throw gmailRefusal(error, context);
  });
  if (found === undefined) return undefined;
  return {
    thread_id: found.id,
    messages: [...newest(found, mostMessages)],
    message_count: found.messages.length,
  };
};
