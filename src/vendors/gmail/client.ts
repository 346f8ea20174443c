/** Calls of Gmail: sends typed requests and checks the answers. It knows no tool and no credentials. */
import {
  pathOf,
  sendForJson,
  type Upstream,
  type UpstreamCall,
  UpstreamFailure,
  type UpstreamRequest,
} from "../../upstream/index.js";
import { readGoogleError } from "../google/wire.js";
import { unlessWrong } from "../reading.js";
import {
  type GmailListedThread,
  type GmailPlace,
  type GmailThread,
  gmailMediaType,
  isGmailId,
  readPlace,
  readPlaces,
  readThread,
  readThreads,
} from "./wire.js";

/** Each method rejects with an UpstreamFailure, or with the reason of the call's signal. */
export interface GmailClient {
  /**
   * Sends a whole MIME message, to a thread if one is named. It is retried only if the service cannot have received it.
   */
  readonly sendMessage: (message: Buffer, threadId: string | undefined, call: UpstreamCall) => Promise<GmailPlace>;
  /** The newest message with this header `Message-ID`, with or without its brackets; undefined if there is none. */
  readonly findMessage: (messageId: string, call: UpstreamCall) => Promise<GmailPlace | undefined>;
  /** The thread with the texts of its messages; undefined if there is none. */
  readonly getThread: (id: string, call: UpstreamCall) => Promise<GmailThread | undefined>;
  /** The newest first. */
  readonly listThreads: (most: number, call: UpstreamCall) => Promise<readonly GmailListedThread[]>;
}

const root = "/gmail/v1/users/me";

/**
 * Whether an error means that the id does not exist. The service answers 404 to an unknown id, and 400 to a malformed
 * one.
 */
const saysNone = (error: unknown): boolean => {
  if (!(error instanceof UpstreamFailure) || error.kind !== "rejected") return false;
  const { status, answer = "" } = error.facts;
  return status === 404 || (status === 400 && /^invalid id value/i.test(readGoogleError(answer)?.message ?? ""));
};

export const createGmailClient = (upstream: Upstream): GmailClient => {
  const get = async <Answer extends object>(
    request: Pick<UpstreamRequest, "operation" | "path" | "query">,
    read: (value: unknown) => Answer,
    call: UpstreamCall,
  ): Promise<Answer> => {
    const whole = { ...request, method: "GET", accept: [gmailMediaType], isSafe: true } as const;
    return (await sendForJson(upstream, whole, call, unlessWrong(read))).value;
  };
  return {
    sendMessage: async (message, threadId, call) => {
      const text = JSON.stringify({ raw: message.toString("base64url"), threadId });
      const { value } = await sendForJson(
        upstream,
        {
          ...{ operation: "sendMessage", method: "POST", path: `${root}/messages/send`, isSafe: false },
          ...{ body: { mediaType: gmailMediaType, text }, accept: [gmailMediaType] },
        },
        call,
        unlessWrong(readPlace),
      );
      return value;
    },
    findMessage: async (messageId, call) => {
      const query = { q: `rfc822msgid:${messageId.replaceAll(/[<>\s]/g, "")}`, maxResults: 1 };
      return (await get({ operation: "findMessage", path: `${root}/messages`, query }, readPlaces, call))[0];
    },
    getThread: async (id, call) => {
      if (!isGmailId(id)) return undefined;
      const query = { format: "full" };
      try {
        return await get(
          { operation: "getThread", path: pathOf`/gmail/v1/users/me/threads/${id}`, query },
          readThread,
          call,
        );
      } catch (error) {
        if (saysNone(error)) return undefined;
        throw error;
      }
    },
    listThreads: (most, call) =>
      get({ operation: "listThreads", path: `${root}/threads`, query: { maxResults: most } }, readThreads, call),
  };
};
