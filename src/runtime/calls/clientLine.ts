/**
 * The line between a running call and its client: the handler's progress, log messages and questions. On the 2025
 * revisions the handler waits for an answer; on 2026-07-28 a question ends the call, and the next round brings the
 * answers. Knows no wire format and no pack.
 */
import type { ClientAnswer, Question } from "../../contract/content.js";
import type { ClientCapability, Interaction, JsonValue } from "../../contract/contract.js";
import { type ClientLine, type Severity, severities } from "../../contract/handler.js";
import { CapabilityMissing, RequestRefusal } from "../../contract/refusal.js";
import type { Caller } from "./caller.js";
import { type Answers, continuedFrom, type InputRequired, objectsIn, type Questions, stateAfter } from "./rounds.js";

/** What a tool or a prompt declares about its messages to the client. */
export interface Speaker {
  readonly name: string;
  readonly interaction: readonly Interaction[];
  readonly requires: readonly ClientCapability[];
}

/** Thrown to end a handler that asked. The call ends with the questions even if the handler catches it. */
class Asked extends Error {
  override readonly name = "Asked";
}

const capabilityOf: Readonly<Record<Question["method"], ClientCapability>> = {
  "elicitation/create": "elicitation",
  "sampling/createMessage": "sampling",
  "roots/list": "roots",
};

export interface CallLine {
  /**
   * Runs the handler with a line to its client. Resolves to its result, or to the questions that are not answered yet.
   * Messages sent after its end are dropped.
   */
  readonly during: <Result>(
    handle: (client: ClientLine) => Promise<Result> | Result,
  ) => Promise<Result | InputRequired>;
}

const nothing = (): void => undefined;

/** For calls that can send nothing before their answer. */
export const silentClient: ClientLine = Object.freeze({
  progress: nothing,
  log: nothing,
  can: () => false,
  ask: async (questions: Questions) => {
    throw new CapabilityMissing([...new Set(Object.values(questions).map(({ method }) => capabilityOf[method]))]);
  },
  closeStream: nothing,
});

const silentLine: CallLine = { during: async (handle) => handle(silentClient) };

/** Throws CapabilityMissing for a client that lacks what the contract requires. */
const checkRequired = ({ requires }: Speaker, capabilities: ReadonlySet<ClientCapability>): void => {
  const missing = requires.filter((capability) => !capabilities.has(capability));
  if (missing.length > 0) throw new CapabilityMissing(missing);
};

const isSent = (severity: Severity, least: Severity | undefined): boolean =>
  least !== undefined && severities.indexOf(severity) >= severities.indexOf(least);

/** In characters. Each progress message repeats the token, and streams keep messages for clients that reconnect. */
const longestToken = 256;

/** The progress token of a call, if it has one. Throws a refusal for one that is too long. */
const progressTokenOf = ({ meta }: Caller): string | number | undefined => {
  const token = meta["progressToken"];
  if (typeof token === "string" && token.length > longestToken) {
    throw new RequestRefusal({
      field: "_meta.progressToken",
      value: null,
      message: `Invalid _meta.progressToken: it may have ${longestToken} characters, and this one has ${token.length}`,
      hint: "Send a shorter progressToken, or none.",
    });
  }
  return typeof token === "string" || typeof token === "number" ? token : undefined;
};

/**
 * Opens the line of a call. `mark` identifies the call. Throws CapabilityMissing for a client that lacks what the
 * contract requires, and a refusal for the state of another call.
 */
export const openLine = (speaker: Speaker, caller: Caller, mark: () => string): CallLine => {
  const permitted = new Set<Interaction>([...speaker.interaction, ...speaker.requires]);
  if (permitted.size === 0) return silentLine;
  const { exchange } = caller;
  checkRequired(speaker, exchange?.capabilities ?? new Set());
  if (exchange === undefined) return silentLine;

  const earlier = continuedFrom(exchange, mark);
  const known: Answers = { ...objectsIn(exchange.inputResponses), ...earlier.answers };
  let given: Answers = earlier.answers;
  let open: Questions = {};
  let reached = Number.NEGATIVE_INFINITY;
  let isOver = false;
  const token = progressTokenOf(caller);

  const send = (kind: Interaction, method: string, parameters: Readonly<Record<string, JsonValue>>): void => {
    if (!isOver && permitted.has(kind)) exchange.notify(method, parameters);
  };

  const check = (questions: Questions): void => {
    const wanted = [...new Set(Object.values(questions).map(({ method }) => capabilityOf[method]))];
    const undeclared = wanted.find((capability) => !permitted.has(capability));
    if (undeclared !== undefined) {
      throw new Error(`${speaker.name} asks for ${undeclared}, which its contract does not list under interaction`);
    }
    const missing = wanted.filter((capability) => !exchange.capabilities.has(capability));
    if (missing.length > 0) throw new CapabilityMissing(missing);
  };

  const isAsking = (): boolean => Object.keys(open).length > 0;

  const answerNow = (name: string, question: Question): ClientAnswer => {
    const answer = Object.hasOwn(known, name) ? known[name] : undefined;
    if (answer === undefined) open = { ...open, [name]: question };
    else given = { ...given, [name]: answer };
    return answer ?? {};
  };

  const answersTo = async <Name extends string>(
    questions: Readonly<Record<Name, Question>>,
  ): Promise<Readonly<Record<Name, ClientAnswer>>> => {
    check(questions);
    const { request } = exchange;
    const asked = Object.entries<Question>(questions);
    const answered =
      request === undefined
        ? asked.map(([name, question]) => [name, answerNow(name, question)] as const)
        : await Promise.all(asked.map(async ([name, question]) => [name, await request(question)] as const));
    if (isAsking()) throw new Asked(`${speaker.name} waits for ${Object.keys(open).join(", ")}`);
    return Object.fromEntries(answered) as Record<Name, ClientAnswer>;
  };

  const client: ClientLine = {
    progress: (progress, total, message) => {
      if (token === undefined || !(progress > reached)) return;
      reached = progress;
      const rest = { ...(total !== undefined && { total }), ...(message !== undefined && { message }) };
      send("progress", "notifications/progress", { progressToken: token, progress, ...rest });
    },
    log: (severity, data, logger) => {
      if (!isSent(severity, exchange.leastSeverity)) return;
      send("logging", "notifications/message", { level: severity, ...(logger !== undefined && { logger }), data });
    },
    can: (capability) => permitted.has(capability) && exchange.capabilities.has(capability),
    ask: answersTo,
    closeStream: exchange.closeStream,
  };

  const questions = async (): Promise<InputRequired> => ({
    resultType: "input_required",
    inputRequests: open,
    requestState: await exchange.seal(stateAfter(mark(), earlier, given)),
  });

  return {
    during: async (handle) => {
      try {
        const result = await handle(client);
        return isAsking() ? await questions() : result;
      } catch (error) {
        if (isAsking()) return await questions();
        throw error;
      } finally {
        isOver = true;
      }
    },
  };
};
