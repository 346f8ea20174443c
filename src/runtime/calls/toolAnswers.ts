/** Runs a tool's handler for a call: reuses an answer that has a key, waits for the simulated latency, enforces the timeout. */
import type { CallContext } from "../../contract/handler.js";
import { resolvePlace } from "../sessions/scope.js";
import type { BoundTool } from "./boundTools.js";
import { withClient } from "./callContext.js";
import type { Caller } from "./caller.js";
import type { CallServices } from "./calls.js";
import { openLine, type Speaker } from "./clientLine.js";
import type { Latency } from "./latency.js";
import { createAnswerReuse } from "./reuse.js";
import { type InputRequired, markOf } from "./rounds.js";
import type { MakeResult, ToolResult } from "./toolResults.js";

/** The approximate length of the result as JSON: structuredContent repeats what the text says, in about twice its length. */
const charactersOf = ({ content, structuredContent }: ToolResult): number => {
  let characters = 0;
  for (const block of content) characters += "text" in block ? block.text.length : 0;
  return structuredContent === undefined ? characters : 3 * characters;
};

export interface ToolAnswers<Services> {
  /** `given` are the validated arguments. */
  readonly answer: (
    tool: BoundTool<Services>,
    given: unknown,
    context: CallContext & Services,
    caller: Caller,
  ) => ToolResult | Promise<ToolResult>;
  /** Like `answer`, with a line to the client. `session` is the session in the arguments. */
  readonly speak: (
    tool: BoundTool<Services>,
    speaker: Speaker,
    given: unknown,
    context: CallContext & Services,
    caller: Caller,
    session: unknown,
  ) => Promise<ToolResult | InputRequired>;
}

export const createToolAnswers = <Services>(
  common: CallServices<Services>,
  makeResult: MakeResult,
  latency: Latency | undefined,
): ToolAnswers<Services> => {
  type Answer = ToolAnswers<Services>["answer"];
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
    return reuse.reuse(ownKey, async () => makeResult(tool, await make(), [], context, caller));
  };

  const answer: Answer = (tool, given, context, caller) => {
    const input = tool.resolve(given);
    const ignored = tool.ignored(given);
    if (tool.keyed !== undefined && ignored.length === 0) return keyedAnswer(tool, tool.keyed, input, context, caller);
    const output = tool.handle(input, context);
    return output instanceof Promise
      ? output.then((settled: unknown) => makeResult(tool, settled, ignored, context, caller))
      : makeResult(tool, output, ignored, context, caller);
  };

  /** Like `answer`, after the simulated latency. */
  const lateAnswer: Answer = async (tool, given, context, caller) => {
    const { signal, client } = context;
    const input = tool.resolve(given);
    await latency?.({ tool: tool.contract.name, input, signal, progress: client.progress });
    return answer(tool, given, context, caller);
  };

  const answerWhenDue = latency === undefined ? answer : lateAnswer;

  /** Like `answerWhenDue`, within the tool's timeout. */
  const answerInTime: Answer = (tool, given, context, caller) =>
    tool.deadline === undefined
      ? answerWhenDue(tool, given, context, caller)
      : tool.deadline(context, (limited) => answerWhenDue(tool, given, limited, caller));

  const speak: ToolAnswers<Services>["speak"] = (tool, speaker, given, context, caller, session) => {
    const place = resolvePlace(caller, common, session);
    const line = openLine(speaker, caller, () => markOf({ method: "tools/call", name: speaker.name, given, place }));
    return line.during(async (client) => answerInTime(tool, given, withClient(context, client), caller));
  };

  return { answer: answerInTime, speak };
};
