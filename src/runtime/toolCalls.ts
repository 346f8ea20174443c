/**
 * Dispatches a tool call: look up, validate, resolve defaults, handle, and give text and structure. It knows no transport
 * and no tool; what a refusal looks like is left to `rendering.ts`.
 */

import type { Caller } from "./caller.js";
import { type CallServices, enteredContext, logCall, refusalOf } from "./calls.js";
import type { ToolContract, ToolContracts, Validator } from "./contract.js";
import type { CallContext, Pack } from "./handler.js";
import { metaKeys } from "./meta.js";
import { RequestRefusal } from "./refusal.js";
import { type ErrorResult, type ErrorStyle, type Refusal, refusedResult } from "./rendering.js";
import { schemaRefusal } from "./schemaRefusals.js";
import { ignoredArguments } from "./validation/ignored.js";
import { nearest } from "./validation/similar.js";

export interface ToolRequest {
  readonly name: unknown;
  /** Absent means no arguments. */
  readonly arguments: unknown;
}

export interface ToolResult {
  readonly content: readonly { readonly type: "text"; readonly text: string }[];
  readonly structuredContent: Readonly<Record<string, unknown>>;
  readonly _meta?: Readonly<Record<string, unknown>>;
}

/** A tool with its handler and renderer, their types forgotten: the validator stands for the input's. */
interface BoundTool<Services> {
  readonly contract: ToolContract;
  readonly handle: (input: unknown, context: CallContext & Services) => unknown;
  readonly text: (output: unknown) => string;
}

const bindTools = <Tools extends ToolContracts, Services>(
  pack: Pack<Tools, Services>,
): ReadonlyMap<string, BoundTool<Services>> =>
  new Map(
    Object.keys(pack.contract.tools).map((key) => {
      const bound = {
        contract: pack.contract.tools[key],
        handle: pack.handlers[key],
        text: pack.texts[key],
      } as unknown as BoundTool<Services>;
      return [bound.contract.name, bound];
    }),
  );

const unknownTool = (name: unknown, known: readonly string[]): never => {
  const meant = typeof name === "string" ? nearest(name, known) : undefined;
  const shownName = typeof name === "string" ? `'${name.slice(0, 100)}'` : "(no name)";
  throw new RequestRefusal({
    field: "name",
    value: name,
    message: `Unknown tool ${shownName}${meant === undefined ? "" : `: did you mean ${meant}?`}`,
    hint: `Call one of ${known.join(", ")}.`,
  });
};

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export interface ToolCallOptions {
  readonly errorStyle: ErrorStyle;
  readonly validateOutput: boolean;
}

type CallTool = (request: ToolRequest, caller: Caller) => Promise<ToolResult | ErrorResult>;

/** The dispatcher of a pack whose services are open. It throws WireErrors only. */
export const createToolCalls = <Tools extends ToolContracts, Services>(
  pack: Pack<Tools, Services>,
  common: CallServices<Services>,
  { errorStyle, validateOutput }: ToolCallOptions,
): CallTool => {
  const tools = bindTools(pack);
  const validators = new Map<string, Promise<Validator>>();

  const validatorOf = (key: string, load: () => Promise<Validator>): Promise<Validator> => {
    const found = validators.get(key) ?? load();
    validators.set(key, found);
    return found;
  };

  const checkInput = async (contract: ToolContract, input: unknown): Promise<void> => {
    const validate = await validatorOf(`in:${contract.name}`, contract.loadInputValidator);
    if (validate(input)) return;
    const failure = validate.errors?.[0];
    if (failure === undefined) throw new Error(`the input validator of ${contract.name} gave no failure`);
    throw schemaRefusal(contract, input, failure, pack.contract, pack.schemaReason);
  };

  const checkOutput = async (contract: ToolContract, output: unknown): Promise<void> => {
    const validate = await validatorOf(`out:${contract.name}`, contract.loadOutputValidator);
    if (validate(output)) return;
    const failure = validate.errors?.[0];
    throw new Error(`output of ${contract.name} breaks its contract at ${failure?.instancePath}: ${failure?.message}`);
  };

  const run = async (tool: BoundTool<Services>, input: unknown, caller: Caller): Promise<ToolResult> => {
    const context = await enteredContext(caller, common, true);
    await checkInput(tool.contract, input);
    const output = await tool.handle(tool.contract.resolve(input), context);
    if (!isObject(output)) throw new Error(`output of ${tool.contract.name} is not an object`);
    if (validateOutput) await checkOutput(tool.contract, output);
    const ignored = ignoredArguments(tool.contract.inputSchema, input);
    const minted = context.scope.kind === "anonymous" ? context.scope.id : undefined;
    if (minted !== undefined) caller.onScope(minted);
    return {
      content: [{ type: "text", text: withNotes(tool.text(output), ignored, minted) }],
      structuredContent: output,
      ...metaOf(ignored, minted),
    };
  };

  return async ({ name, arguments: given = {} }, caller) => {
    const startedAtMs = performance.now();
    const tool = typeof name === "string" ? tools.get(name) : undefined;
    const finish = (refusal?: Refusal): void =>
      logCall(
        caller,
        { operation: "tools/call", target: tool?.contract.name ?? null, startedAtMs, ...(refusal && { refusal }) },
        common.log,
      );
    try {
      const result = await run(tool ?? unknownTool(name, [...tools.keys()]), given, caller);
      finish();
      return result;
    } catch (error) {
      const refusal = refusalOf(error, caller, common);
      finish(refusal);
      return refusedResult(refusal, caller.era, errorStyle);
    }
  };
};

const withNotes = (text: string, ignored: readonly string[], minted: string | undefined): string =>
  [
    text,
    ...(ignored.length === 0 ? [] : [`Ignored arguments, which this tool does not have: ${ignored.join(", ")}.`]),
    ...(minted === undefined
      ? []
      : [`Session: ${minted}. Send it with later requests as _meta["${metaKeys.session}"] or X-Gds-Session.`]),
  ].join("\n");

const metaOf = (ignored: readonly string[], minted: string | undefined): Pick<ToolResult, "_meta"> =>
  ignored.length === 0 && minted === undefined
    ? {}
    : {
        _meta: {
          ...(ignored.length > 0 && { [metaKeys.ignoredArguments]: ignored }),
          ...(minted !== undefined && { [metaKeys.session]: minted }),
        },
      };
