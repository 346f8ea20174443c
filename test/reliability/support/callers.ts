/**
 * Callers of tools over plain HTTP, in both eras, that tell an answer from the lack of one: a killed server gives none, and
 * a store that is silent leaves open what became of the call. They never retry by themselves.
 */
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

/** A caller of the 2025 revisions, in a session that it has opened. Throws if no session could be opened. */
export const legacyCaller = async ({ url, world }: CallerSettings): Promise<Caller & { readonly session: string }> => {
  const opened = await post(`${url()}/mcp`, initialize, worldHeader(world));
  const session = opened.headers.get("mcp-session-id");
  if (session === null) throw new Error(`no session: ${opened.status} ${JSON.stringify(opened.body)}`);
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

/** Nobody can say whether the call had its effect: it was not answered, or the server was not by its store. */
export const isUncertain = (outcome: Outcome<unknown>): boolean =>
  outcome.kind === "unanswered" || reasonOf(outcome) === "UPSTREAM_TIMEOUT";

/** The call is to be repeated: it had no effect that anybody knows of, and STORE_UNAVAILABLE promises that it had none. */
export const isRepeatable = (outcome: Outcome<unknown>): boolean =>
  isUncertain(outcome) || reasonOf(outcome) === "STORE_UNAVAILABLE";
