/** Writes a prompt through the pack's writer: look up, check the arguments, write. It knows no transport and no prompt. */
import type { PromptResult } from "../../contract/content.js";
import type { PromptContract, ToolContracts } from "../../contract/contract.js";
import type { PromptWriter } from "../../contract/handler.js";
import { RequestRefusal } from "../../contract/refusal.js";
import { isRecord } from "../../contract/validation/schemaWalk.js";
import type { PackParts } from "../pack.js";
import { resolvePlace } from "../sessions/scope.js";
import { withClient } from "./callContext.js";
import type { Caller } from "./caller.js";
import { type CallServices, enteredContext, logCall, refusalOf } from "./calls.js";
import { openLine } from "./clientLine.js";
import { asWireError, type Refusal } from "./rendering.js";
import { type InputRequired, markOf } from "./rounds.js";
import { refuseName } from "./unknownNames.js";

/** The parameters of the method, unchecked; others are ignored. */
export interface PromptRequest {
  readonly name?: unknown;
  /** Absent means no arguments. */
  readonly arguments?: unknown;
}

type WritePrompt = (request: PromptRequest, caller: Caller) => Promise<PromptResult | InputRequired>;

/** The prompt of a name. Throws a refusal for an unknown name, with the one that was probably meant. */
export const promptNamed = (prompts: ReadonlyMap<string, PromptContract>, name: unknown): PromptContract => {
  const found = typeof name === "string" ? prompts.get(name) : undefined;
  return found ?? refuseName("prompt", name, [...prompts.keys()], "prompts/list names the prompts.");
};

const argumentsHint = ({ arguments: declared }: PromptContract): string => {
  const names = declared.map(({ name, required }) => (required ? `${name} (required)` : name));
  return names.length === 0 ? "Send no arguments." : `The arguments are texts: ${names.join(", ")}.`;
};

/** The arguments of a request as texts. Throws a refusal for one that is missing, unknown or not a string. */
const promptValues = (prompt: PromptContract, given: unknown): Readonly<Record<string, string>> => {
  const refuse = (field: string, value: unknown, message: string): never => {
    throw new RequestRefusal({ field, value, message, hint: argumentsHint(prompt) });
  };
  if (!isRecord(given)) {
    return refuse("arguments", given, "params.arguments has to be an object");
  }
  const known = new Set(prompt.arguments.map(({ name }) => name));
  const values = Object.entries(given).map(([name, value]): readonly [string, string] => {
    const field = `arguments.${name.slice(0, 100)}`;
    if (!known.has(name)) return refuse(field, value, `${prompt.name} has no argument ${name.slice(0, 100)}`);
    if (typeof value !== "string") return refuse(field, value, `${field} has to be a text`);
    return [name, value];
  });
  const missing = prompt.arguments.find(({ name, required }) => required && !Object.hasOwn(given, name));
  if (missing !== undefined) refuse(`arguments.${missing.name}`, null, `${prompt.name} needs ${missing.name}`);
  return Object.fromEntries(values);
};

/** Creates the handler of prompts/get. It throws only WireErrors. */
export const createPromptWrites = <Tools extends ToolContracts, Services>(
  pack: PackParts<Tools, Services>,
  common: CallServices<Services>,
  prompts: ReadonlyMap<string, PromptContract>,
): WritePrompt => {
  const writerOf = ({ name }: PromptContract): PromptWriter<Services> => {
    const writer = pack.prompts !== undefined && Object.hasOwn(pack.prompts, name) ? pack.prompts[name] : undefined;
    if (writer === undefined) throw new Error(`the pack has no writer for prompt ${name}`);
    return writer;
  };

  const write = async ({ name, arguments: given = {} }: PromptRequest, caller: Caller) => {
    const prompt = promptNamed(prompts, name);
    const values = promptValues(prompt, given);
    const context = await enteredContext(caller, common, false);
    const speaker = { name: prompt.name, interaction: prompt.interaction, requires: [] };
    const place = resolvePlace(caller, common);
    const line = openLine(speaker, caller, () =>
      markOf({ method: "prompts/get", name: prompt.name, given: values, place }),
    );
    return line.during((client) => writerOf(prompt)(values, withClient(context, client)));
  };

  return async (request, caller) => {
    const startedAtMs = performance.now();
    const target = typeof request.name === "string" && prompts.has(request.name) ? request.name : null;
    const finish = (refusal?: Refusal): void =>
      logCall(caller, { operation: "prompts/get", target, startedAtMs, ...(refusal && { refusal }) }, common.log);
    try {
      const result = await write(request, caller);
      finish();
      return result;
    } catch (error) {
      const refusal = refusalOf(error, caller, common);
      finish(refusal);
      throw asWireError(refusal, caller.era);
    }
  };
};
