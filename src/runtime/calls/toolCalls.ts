/**
 * Dispatches a tool call: look up, enter the world, validate, answer, log. Tells before a call whether it needs a line
 * to the client. Knows no transport and no tool. Answers are made in `toolAnswers.ts`, results in `toolResults.ts`,
 * refusals in `rendering.ts`.
 */
import type { ToolContracts } from "../../contract/contract.js";
import type { PackParts } from "../pack.js";
import { sessionTaker } from "../sessions/scope.js";
import type { ServedTools } from "../toolChoice.js";
import type { BoundTool } from "./boundTools.js";
import type { Caller } from "./caller.js";
import { type CallServices, enteredContext, logCall, refusalOf } from "./calls.js";
import type { Latency } from "./latency.js";
import { type ErrorResult, type ErrorStyle, type Refusal, refusedResult } from "./rendering.js";
import type { InputRequired } from "./rounds.js";
import { undeclaredRefusal } from "./schemaRefusals.js";
import { createToolAnswers } from "./toolAnswers.js";
import { createToolResults, type ResultOptions, type ToolResult } from "./toolResults.js";
import { createToolValidators } from "./toolValidators.js";
import { createToolRefusal } from "./unknownNames.js";

/** The parameters of the method, unchecked; others are ignored. */
export interface ToolRequest {
  readonly name?: unknown;
  /** Absent means no arguments. */
  readonly arguments?: unknown;
}

export interface ToolCallOptions extends ResultOptions {
  readonly errorStyle: ErrorStyle;
  readonly latency: Latency | undefined;
}

export interface ToolCalls {
  /** Throws WireErrors only. */
  readonly callTool: (request: ToolRequest, caller: Caller) => Promise<ToolResult | ErrorResult | InputRequired>;
  /**
   * Whether the tool sends nothing but its answer, so that a call needs no line to the client. True for a tool that
   * does not exist. False for a call with a progress token if latency is simulated: it is sent the progress of the
   * wait.
   */
  readonly isPlain: (toolName: string, hasProgressToken: boolean) => boolean;
  /** Whether the arguments of a call name a session. */
  readonly namesSession: (toolName: string, given: unknown) => boolean;
}

/** Creates the calls of a pack's tools. */
export const createToolCalls = <Tools extends ToolContracts, Services>(
  pack: PackParts<Tools, Services>,
  tools: ReadonlyMap<string, BoundTool<Services>>,
  { leftOutBy }: Pick<ServedTools, "leftOutBy">,
  common: CallServices<Services>,
  options: ToolCallOptions,
): ToolCalls => {
  const validators = createToolValidators(pack);
  const sessionTools = pack.sessionTools ?? [];
  const takeSession = sessionTaker(sessionTools);
  const refuseTool = createToolRefusal([...tools.keys()], leftOutBy, pack.insteadOf);
  const makeResult = createToolResults(common, sessionTools, validators, options);
  const { errorStyle, latency } = options;
  const { answer, speak } = createToolAnswers(common, makeResult, latency);
  const speaking = new Set(
    Object.values(pack.contract.tools)
      .filter(({ interaction, requires }) => interaction.length + requires.length > 0)
      .map(({ name }) => name),
  );

  const callTool: ToolCalls["callTool"] = async ({ name, arguments: sent = {} }, caller) => {
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
          ? answer(called, given, context, caller)
          : speak(called, speaker, given, context, caller, session);
      // An `await` costs a turn of the microtask queue: a plain value is not awaited.
      const result = answered instanceof Promise ? await answered : answered;
      finish();
      return result;
    } catch (error) {
      const refusal = refusalOf(error, caller, common);
      finish(refusal);
      return refusedResult(refusal, caller.era, errorStyle, common.product);
    }
  };

  return {
    callTool,
    isPlain: (name, hasProgressToken) => !speaking.has(name) && !(hasProgressToken && latency !== undefined),
    namesSession: (name, given) => takeSession(name, given).session !== undefined,
  };
};
