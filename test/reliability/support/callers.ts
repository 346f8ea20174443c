/**
 * Callers of tools over plain HTTP, in both eras, that tell an answer from the lack of one: a killed server gives none, and
 * a store that is silent leaves open what became of the call. They never retry by themselves.
 */
import { setTimeout as pause } from "node:timers/promises";
import {
  type Answer,
  answerOfError,
  answerOfResult,
  fieldsOf,
  type Outputs,
  type ToolName,
} from "../../e2e/support/answers.js";
import {
  initialize,
  legacyRequest,
  modernRequest,
  post,
  postModern,
  type Reply,
  toolCall,
} from "../../transport/wireRequests.js";

/** The call was not answered. */
export interface Unanswered {
  readonly kind: "unanswered";
  readonly why: string;
  /** The connection broke, as it does when a process dies. Otherwise somebody answered, and not as a tool does. */
  readonly isConnectionLost: boolean;
}

export type Outcome<Output> = Answer<Output> | Unanswered;

export interface CallOptions {
  readonly idempotencyKey?: string;
}

export interface Caller {
  /** The world that its calls name; undefined for the server's own. */
  readonly world: string | undefined;
  readonly call: <Name extends ToolName>(
    name: Name,
    input: object,
    options?: CallOptions,
  ) => Promise<Outcome<Outputs[Name]>>;
}

export interface CallerSettings {
  /** Where the server is at the moment of the call. */
  readonly url: () => string;
  readonly world?: string;
  /** The handle of a session. */
  readonly session?: string;
}

const beforeRepetitionMs = 50;

const idempotencyKey = "io.github.mock-gds/idempotency-key";

const worldHeader = (world: string | undefined): Record<string, string> =>
  world === undefined ? {} : { "x-gds-world": world };

const metaOf = ({ idempotencyKey: key }: CallOptions): Record<string, unknown> =>
  key === undefined ? {} : { [idempotencyKey]: key };

const wordsOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
};

const answerOf = <Output>({ status, body }: Reply): Outcome<Output> => {
  const { result, error } = fieldsOf(body);
  if (result !== undefined) return answerOfResult<Output>(result);
  if (error !== undefined && fieldsOf(error)["data"] !== undefined) return answerOfError(error);
  return { kind: "unanswered", why: `status ${status}: ${JSON.stringify(body)}`, isConnectionLost: false };
};

/** A connection that breaks is an outcome here, not an exception. */
const answered = async <Output>(posted: Promise<Reply>): Promise<Outcome<Output>> => {
  try {
    return answerOf<Output>(await posted);
  } catch (error) {
    return { kind: "unanswered", why: wordsOf(error), isConnectionLost: true };
  }
};

/** A caller of revision 2026-07-28: any server answers any of its calls. */
export const modernCaller = ({ url, world, session }: CallerSettings): Caller => {
  const headers = { ...worldHeader(world), ...(session !== undefined && { "x-gds-session": session }) };
  return {
    world,
    call: (name, input, options = {}) =>
      answered(postModern(`${url()}/mcp`, modernRequest(...toolCall(name, { ...input }), metaOf(options)), headers)),
  };
};

/** Opens a session of the 2025 revisions, and tries again where the server had no answer of its store in time. */
const openLegacy = async (mcp: string, headers: Record<string, string>): Promise<string> => {
  for (;;) {
    const opened = await post(mcp, initialize, headers);
    const session = opened.headers.get("mcp-session-id");
    if (session !== null) return session;
    if (!isPassing(answerOf(opened))) throw new Error(`no session: ${opened.status} ${JSON.stringify(opened.body)}`);
    await pause(beforeRepetitionMs);
  }
};

/** A caller of the 2025 revisions, in a session that it has opened. Throws if no session could be opened. */
export const legacyCaller = async ({ url, world }: CallerSettings): Promise<Caller & { readonly session: string }> => {
  const session = await openLegacy(`${url()}/mcp`, worldHeader(world));
  const headers = { "mcp-session-id": session, "mcp-protocol-version": "2025-06-18" };
  await post(`${url()}/mcp`, { jsonrpc: "2.0", method: "notifications/initialized" }, headers);
  return {
    world,
    session,
    call: (name, input, options = {}) => {
      const [method, parameters] = toolCall(name, { ...input });
      return answered(post(`${url()}/mcp`, legacyRequest(method, { ...parameters, _meta: metaOf(options) }), headers));
    },
  };
};

/** The reason of a refusal; undefined for anything else. */
export const reasonOf = (outcome: Outcome<unknown>): string | undefined =>
  outcome.kind === "refused" ? String(outcome.data["reason"]) : undefined;

/** The server was not by its store just then, as happens where a machine is too busy to answer within a command's time. */
const isPassing = (outcome: Outcome<unknown>): boolean =>
  ["UPSTREAM_TIMEOUT", "STORE_UNAVAILABLE"].includes(reasonOf(outcome) ?? "");

/** Nobody can say whether the call had its effect: it was not answered, or the server was not by its store. */
export const isUncertain = (outcome: Outcome<unknown>): boolean =>
  outcome.kind === "unanswered" || reasonOf(outcome) === "UPSTREAM_TIMEOUT";

/** The call is to be repeated: it had no effect that anybody knows of, and STORE_UNAVAILABLE promises that it had none. */
export const isRepeatable = (outcome: Outcome<unknown>): boolean =>
  isUncertain(outcome) || reasonOf(outcome) === "STORE_UNAVAILABLE";

/** Makes a call, and again where the server was not by its store: what writes needs a key of its own. */
export const callUntilAnswered = async <Name extends ToolName>(
  caller: Caller,
  name: Name,
  input: object,
  options: CallOptions = {},
): Promise<Outcome<Outputs[Name]>> => {
  for (;;) {
    const outcome = await caller.call(name, input, options);
    if (!isPassing(outcome)) return outcome;
    await pause(beforeRepetitionMs);
  }
};
