/** Makes the result of a tool call from the handler's output: text, structuredContent, notes and `_meta`. */
import type { ContentBlock, TextBlock, ToolContent } from "../../contract/content.js";
import type { CallContext } from "../../contract/handler.js";
import type { Product } from "../../contract/product.js";
import { isRecord } from "../../contract/validation/schemaWalk.js";
import { sessionArgument } from "../sessions/scope.js";
import type { BoundTool } from "./boundTools.js";
import type { Caller } from "./caller.js";
import type { CallServices } from "./calls.js";
import type { ToolValidators } from "./toolValidators.js";

export interface ToolResult {
  readonly content: readonly ContentBlock[];
  /** Absent for a tool that returns content. */
  readonly structuredContent?: Readonly<Record<string, unknown>>;
  readonly isError?: boolean;
  readonly _meta?: Readonly<Record<string, unknown>>;
}

/** What a result holds: text and structure, or text alone. A tool that returns content is not affected. */
export type Answers = "full" | "text";

const isContent = (output: object): output is ToolContent => "content" in output && Array.isArray(output.content);

export interface ResultOptions {
  readonly answers: Answers;
  readonly validateOutput: boolean;
}

/** The members of a tool that are used here. */
type ShownTool = Pick<BoundTool<never>, "contract" | "text">;

/**
 * Makes the result of an output. `ignored` are the arguments that the tool ignored. Throws a plain error for a defect
 * of the handler.
 */
export type MakeResult = (
  tool: ShownTool,
  output: unknown,
  ignored: readonly string[],
  context: CallContext,
  caller: Caller,
) => ToolResult | Promise<ToolResult>;

/** `sessionTools` are those that take a session as an argument. */
export const createToolResults = <Services>(
  { product, sharesAnonymousSession: isShared }: Pick<CallServices<Services>, "product" | "sharesAnonymousSession">,
  sessionTools: readonly string[],
  { checkOutput }: Pick<ToolValidators, "checkOutput">,
  { answers, validateOutput }: ResultOptions,
): MakeResult => {
  const isTextAlone = answers === "text";

  const resultOf = (
    tool: ShownTool,
    output: Readonly<Record<string, unknown>>,
    ignored: readonly string[],
    context: CallContext,
    caller: Caller,
  ): ToolResult => {
    const minted = context.scope.kind === "anonymous" && !isShared ? context.scope.id : undefined;
    if (minted !== undefined) caller.onScope(minted);
    if (tool.text !== undefined && ignored.length === 0 && minted === undefined) {
      const content = blocksOf(tool.text(output));
      return isTextAlone ? { content } : { content, structuredContent: output };
    }
    const notes = notesOf(ignored, minted, product, sessionTools);
    if (tool.text !== undefined) {
      const content = withLines(blocksOf(tool.text(output)), notes);
      const structuredContent = tool.contract.takesNotes ? withNotes(output, notes) : output;
      const structure = isTextAlone ? {} : { structuredContent };
      return { content, ...structure, ...metaOf(ignored, minted, product) };
    }
    if (!isContent(output)) throw new Error(`output of ${tool.contract.name} has no content`);
    const { content, isError } = output;
    return {
      content: [...content, ...notes.map((text): ContentBlock => ({ type: "text", text }))],
      ...(isError === true && { isError }),
      ...metaOf(ignored, minted, product),
    };
  };

  return (tool, output, ignored, context, caller) => {
    if (!isRecord(output)) throw new Error(`output of ${tool.contract.name} is not an object`);
    const give = (): ToolResult => resultOf(tool, output, ignored, context, caller);
    return validateOutput ? checkOutput(tool.contract, output).then(give) : give();
  };
};

const blocksOf = (text: string | readonly TextBlock[]): readonly TextBlock[] =>
  typeof text === "string" ? [{ type: "text", text }] : text;

const isForUser = ({ annotations }: TextBlock): boolean => annotations?.audience?.includes("user") ?? true;

/** The blocks, with the lines added to the last one that is not for the assistant alone. */
const withLines = (blocks: readonly TextBlock[], lines: readonly string[]): readonly TextBlock[] => {
  const last = blocks.findLastIndex(isForUser);
  if (last < 0) return [...blocks, { type: "text", text: lines.join("\n") }];
  return blocks.map((block, index) => (index === last ? { ...block, text: [block.text, ...lines].join("\n") } : block));
};

/** Tells the caller which session was minted for the call, and how to send it: as an argument if tools take one. */
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

/** The output with the notes added: a host may show its model the structure alone. */
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
