/**
 * Dispatches a tool call: look up, validate, resolve defaults, handle, and give text and structure. It knows no transport
 * and no tool; what a refusal looks like is left to `rendering.ts`.
 */
import type { ContentBlock, ToolContent } from "../../contract/content.js";
import type { ToolContracts } from "../../contract/contract.js";
import type { CallContext } from "../../contract/handler.js";
import type { Product } from "../../contract/product.js";
import { RequestRefusal } from "../../contract/refusal.js";
import { isRecord } from "../../contract/validation/schemaWalk.js";
import type { PackParts } from "../pack.js";
import { resolvePlace, sessionArgument } from "../sessions/scope.js";
import { sessionTaker } from "../sessions/sessionArgument.js";
import type { ServedTools } from "../toolChoice.js";
import type { BoundTool } from "./boundTools.js";
import { withClient } from "./callContext.js";
import type { Caller } from "./caller.js";
import { type CallServices, enteredContext, logCall, refusalOf } from "./calls.js";
import { openLine, type Speaker } from "./clientLine.js";
import type { Latency } from "./latency.js";
import { type ErrorResult, type ErrorStyle, type Refusal, refusedResult } from "./rendering.js";
import { createAnswerReuse } from "./reuse.js";
import { type InputRequired, markOf } from "./rounds.js";
import { undeclaredRefusal } from "./schemaRefusals.js";
import { createToolValidators } from "./toolValidators.js";
import { refuseName } from "./unknownNames.js";

/** The parameters of the method, unchecked; others are ignored. */
export interface ToolRequest {
  readonly name?: unknown;
  /** Absent means no arguments. */
  readonly arguments?: unknown;
}

export interface ToolResult {
  readonly content: readonly ContentBlock[];
  /** Absent for a tool that returns content. */
  readonly structuredContent?: Readonly<Record<string, unknown>>;
  readonly isError?: boolean;
  readonly _meta?: Readonly<Record<string, unknown>>;
}

/** What a result holds: text and structure, or text alone. Content is given as it is. */
export type Answers = "full" | "text";

const longestToolName = 64;

const isContent = (output: object): output is ToolContent => "content" in output && Array.isArray(output.content);

export interface ToolCallOptions {
  readonly answers: Answers;
  readonly errorStyle: ErrorStyle;
  readonly validateOutput: boolean;
  readonly latency: Latency | undefined;
}

type CallTool = (request: ToolRequest, caller: Caller) => Promise<ToolResult | ErrorResult | InputRequired>;

/** The dispatcher of a pack whose services are open. It throws WireErrors only. */
export const createToolCalls = <Tools extends ToolContracts, Services>(
  pack: PackParts<Tools, Services>,
  tools: ReadonlyMap<string, BoundTool<Services>>,
  { leftOutBy }: Pick<ServedTools, "leftOutBy">,
  common: CallServices<Services>,
  { answers, errorStyle, validateOutput, latency }: ToolCallOptions,
): CallTool => {
  const validators = createToolValidators(pack);
  const names = [...tools.keys()];
  const sessionTools = pack.sessionTools ?? [];
  const takeSession = sessionTaker(sessionTools);
  const isShared = common.sharesAnonymousSession;
  const refuseTool = (name: unknown): never => {
    const instead = typeof name === "string" ? pack.insteadOf?.(name.slice(0, longestToolName)) : undefined;
    const hint = instead ?? `Call one of ${names.join(", ")}.`;
    const flags = leftOutBy(name);
    if (flags === undefined) return refuseName("tool", name, instead === undefined ? names : [], hint);
    throw new RequestRefusal({
      field: "name",
      value: name,
      message: `Unknown tool '${String(name)}': this server leaves it out by ${flags}`,
      category: "TOOL_NOT_FOUND",
      hint: `${hint} Whoever runs the server may start it with another choice of tools.`,
    });
  };
  const isTextAlone = answers === "text";
  const reuse = createAnswerReuse(charactersOf);

  const keyedAnswer = async (
    tool: BoundTool<Services>,
    keyed: NonNullable<BoundTool<Services>["keyed"]>,
    input: unknown,
    context: CallContext & Services,
    caller: Caller,
  ): Promise<ToolResult> => {
    const { key, make } = await keyed(input, context);
    const ownKey = key === undefined ? undefined : `${tool.contract.name}\n${key}`;
    return reuse.reuse(ownKey, async () => checkedResult(tool, await make(), [], context, caller));
  };

  const answer = (
    tool: BoundTool<Services>,
    given: unknown,
    context: CallContext & Services,
    caller: Caller,
  ): ToolResult | Promise<ToolResult> => {
    const input = tool.resolve(given);
    const ignored = tool.ignored(given);
    if (tool.keyed !== undefined && ignored.length === 0) return keyedAnswer(tool, tool.keyed, input, context, caller);
    const output = tool.handle(input, context);
    return output instanceof Promise
      ? output.then((settled: unknown) => checkedResult(tool, settled, ignored, context, caller))
      : checkedResult(tool, output, ignored, context, caller);
  };

  /** As `answer`, after the time that calls are made to take. */
  const lateAnswer = async (
    tool: BoundTool<Services>,
    given: unknown,
    context: CallContext & Services,
    caller: Caller,
  ): Promise<ToolResult> => {
    const { signal, client } = context;
    const input = tool.resolve(given);
    await latency?.({ tool: tool.contract.name, input, signal, progress: client.progress });
    return answer(tool, given, context, caller);
  };

  const answerWhenDue = latency === undefined ? answer : lateAnswer;

  /** As `answerWhenDue`, within the time that the contract gives the tool. */
  const answerInTime: typeof answerWhenDue = (tool, given, context, caller) =>
    tool.deadline === undefined
      ? answerWhenDue(tool, given, context, caller)
      : tool.deadline(context, (limited) => answerWhenDue(tool, given, limited, caller));

  const speak = (
    tool: BoundTool<Services>,
    speaker: Speaker,
    given: unknown,
    context: CallContext & Services,
    caller: Caller,
    session: unknown,
  ): Promise<ToolResult | InputRequired> => {
    const place = resolvePlace(caller, common, session);
    const line = openLine(speaker, caller, () => markOf({ method: "tools/call", name: speaker.name, given, place }));
    return line.during(async (client) => answerInTime(tool, given, withClient(context, client), caller));
  };

  const checkedResult = (
    tool: BoundTool<Services>,
    output: unknown,
    ignored: readonly string[],
    context: CallContext,
    caller: Caller,
  ): ToolResult | Promise<ToolResult> => {
    if (!isRecord(output)) throw new Error(`output of ${tool.contract.name} is not an object`);
    const give = (): ToolResult => resultOf(tool, output, ignored, context, caller);
    return validateOutput ? validators.checkOutput(tool.contract, output).then(give) : give();
  };

  const resultOf = (
    tool: BoundTool<Services>,
    output: Readonly<Record<string, unknown>>,
    ignored: readonly string[],
    context: CallContext,
    caller: Caller,
  ): ToolResult => {
    const minted = context.scope.kind === "anonymous" && !isShared ? context.scope.id : undefined;
    if (minted !== undefined) caller.onScope(minted);
    if (tool.text !== undefined && ignored.length === 0 && minted === undefined) {
      const content: readonly ContentBlock[] = [{ type: "text", text: tool.text(output) }];
      return isTextAlone ? { content } : { content, structuredContent: output };
    }
    const notes = notesOf(ignored, minted, common.product, sessionTools);
    if (tool.text !== undefined) {
      const content: readonly ContentBlock[] = [{ type: "text", text: [tool.text(output), ...notes].join("\n") }];
      const structuredContent = tool.contract.takesNotes ? withNotes(output, notes) : output;
      const structure = isTextAlone ? {} : { structuredContent };
      return { content, ...structure, ...metaOf(ignored, minted, common.product) };
    }
    if (!isContent(output)) throw new Error(`output of ${tool.contract.name} has no content`);
    const { content, isError } = output;
    return {
      content: [...content, ...notes.map((text): ContentBlock => ({ type: "text", text }))],
      ...(isError === true && { isError }),
      ...metaOf(ignored, minted, common.product),
    };
  };

  return async ({ name, arguments: sent = {} }, caller) => {
    const startedAtMs = performance.now();
    const tool = typeof name === "string" ? tools.get(name) : undefined;
    const finish = (refusal?: Refusal): void =>
      logCall(
        caller,
        { operation: "tools/call", target: tool?.contract.name ?? null, startedAtMs, refusal },
        common.log,
      );
    try {
      const called = tool ?? refuseTool(name);
      const { contract, speaker } = called;
      const { session, given } = takeSession(contract.name, sent);
      const context = await enteredContext(caller, common, true, session);
      const validate = validators.inputs.get(contract.name) ?? (await validators.loadInput(contract));
      if (!validate(given)) throw validators.inputRefusal(contract, given, validate, context.clock.now());
      const undeclared = called.undeclared?.(given);
      if (undeclared !== undefined) throw undeclaredRefusal(contract, undeclared);
      const answered =
        speaker === undefined
          ? answerInTime(called, given, context, caller)
          : speak(called, speaker, given, context, caller, session);
      // What needs no wait does not wait.
      const result = answered instanceof Promise ? await answered : answered;
      finish();
      return result;
    } catch (error) {
      const refusal = refusalOf(error, caller, common);
      finish(refusal);
      return refusedResult(refusal, caller.era, errorStyle, common.product);
    }
  };
};

/** About as many as its JSON has: the structure says what the text says. */
const charactersOf = ({ content, structuredContent }: ToolResult): number => {
  let characters = 0;
  for (const block of content) characters += "text" in block ? block.text.length : 0;
  return structuredContent === undefined ? characters : 3 * characters;
};

/** What a session is told that was minted for the call: where a tool takes it as an argument, a model can name it itself. */
const sessionNote = (minted: string, { metaKeys, headers }: Product, sessionTools: readonly string[]): string =>
  sessionTools.length === 0
    ? `Session: ${minted}. Send it with later requests as _meta["${metaKeys.session}"] or ${headers.session}.`
    : `Session: ${minted}. Pass "${sessionArgument}": "${minted}" in later calls of ${sessionTools.join(", ")}.`;

const notesOf = (
  ignored: readonly string[],
  minted: string | undefined,
  product: Product,
  sessionTools: readonly string[],
): readonly string[] => [
  ...(ignored.length === 0 ? [] : [`Ignored arguments, which this tool does not have: ${ignored.join(", ")}.`]),
  ...(minted === undefined ? [] : [sessionNote(minted, product, sessionTools)]),
];

/** The output with more notes: a host may show its model the structure alone. */
const withNotes = (
  output: Readonly<Record<string, unknown>>,
  added: readonly string[],
): Readonly<Record<string, unknown>> => {
  const { notes } = output;
  return { ...output, notes: [...(Array.isArray(notes) ? notes : []), ...added] };
};

const metaOf = (
  ignored: readonly string[],
  minted: string | undefined,
  { metaKeys }: Product,
): Pick<ToolResult, "_meta"> =>
  ignored.length === 0 && minted === undefined
    ? {}
    : {
        _meta: {
          ...(ignored.length > 0 && { [metaKeys.ignoredArguments]: ignored }),
          ...(minted !== undefined && { [metaKeys.session]: minted }),
        },
      };
