/** Suggests values for the arguments of prompts and the variables of resource templates. It knows no transport. */
import type { PromptContract, ToolContracts } from "../../contract/contract.js";
import type { Completer } from "../../contract/handler.js";
import { RequestRefusal } from "../../contract/refusal.js";
import { variablesOf } from "../../contract/resourceUris.js";
import { isRecord } from "../../contract/validation/schemaWalk.js";
import type { PackParts } from "../pack.js";
import type { Caller } from "./caller.js";
import { type CallServices, enteredContext, logCall, refusalOf } from "./calls.js";
import { promptNamed } from "./prompts.js";
import { asWireError, type Refusal } from "./rendering.js";

/** The parameters of the method, unchecked; others are ignored. */
export interface CompletionRequest {
  readonly ref?: unknown;
  readonly argument?: unknown;
  readonly context?: unknown;
}

export interface Completion {
  readonly values: readonly string[];
  readonly total: number;
  readonly hasMore: boolean;
}

type Complete = (request: CompletionRequest, caller: Caller) => Promise<Completion>;

/** The most values that the protocol allows in one answer. */
const mostValues = 100;

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> => (isRecord(value) ? value : {});

const textsIn = (value: unknown): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(fieldsOf(value)).flatMap(([name, text]) => (typeof text === "string" ? [[name, text]] : [])),
  );

interface Completed {
  /** Name of the prompt or the resource. */
  readonly name: string;
  readonly variables: readonly string[];
}

const refuse = (field: string, value: unknown, message: string, hint: string): never => {
  throw new RequestRefusal({ field, value: value ?? null, message, hint });
};

/** Creates the handler of completion/complete. It throws only WireErrors. */
export const createCompletions = <Tools extends ToolContracts, Services>(
  pack: PackParts<Tools, Services>,
  common: CallServices<Services>,
  prompts: ReadonlyMap<string, PromptContract>,
): Complete => {
  const { resources } = pack.contract;
  const completers = pack.completers ?? {};

  const completedBy = (ref: unknown): Completed => {
    const { type, name, uri } = fieldsOf(ref);
    if (type === "ref/prompt") {
      const prompt = promptNamed(prompts, name);
      return { name: prompt.name, variables: prompt.arguments.map((argument) => argument.name) };
    }
    if (type !== "ref/resource") {
      return refuse("ref.type", type, "Invalid ref.type", "Send ref/prompt with a name, or ref/resource with a uri.");
    }
    const resource = resources.find(
      (candidate) => uri !== undefined && (candidate.uriTemplate ?? candidate.uri) === uri,
    );
    if (resource !== undefined) return { name: resource.name, variables: variablesOf(resource) };
    return refuse("ref.uri", uri, "Unknown resource template", "resources/templates/list names the templates.");
  };

  const completerOf = (name: string, variable: string): Completer<Services> | undefined => {
    const own = Object.hasOwn(completers, name) ? completers[name] : undefined;
    return own !== undefined && Object.hasOwn(own, variable) ? own[variable] : undefined;
  };

  const complete = async (
    { name, variables }: Completed,
    { argument, context: given }: CompletionRequest,
    caller: Caller,
  ): Promise<Completion> => {
    const { name: variable, value } = fieldsOf(argument);
    const known = variables.find((candidate) => candidate === variable);
    if (known === undefined) {
      return refuse(
        "argument.name",
        variable,
        `${name} has no such argument`,
        `It has ${variables.join(", ") || "none"}.`,
      );
    }
    if (typeof value !== "string")
      return refuse("argument.value", value, "Has to be a text", "Send what is typed so far.");
    const completer = completerOf(name, known);
    if (completer === undefined) return { values: [], total: 0, hasMore: false };
    const context = await enteredContext(caller, common, false);
    const values = await completer(value, textsIn(fieldsOf(given)["arguments"]), context);
    return { values: values.slice(0, mostValues), total: values.length, hasMore: values.length > mostValues };
  };

  return async (request, caller) => {
    const startedAtMs = performance.now();
    let target: string | null = null;
    const finish = (refusal?: Refusal): void =>
      logCall(
        caller,
        { operation: "completion/complete", target, startedAtMs, ...(refusal && { refusal }) },
        common.log,
      );
    try {
      const completed = completedBy(request.ref);
      target = completed.name;
      const completion = await complete(completed, request, caller);
      finish();
      return completion;
    } catch (error) {
      const refusal = refusalOf(error, caller, common);
      finish(refusal);
      throw asWireError(refusal, caller.era);
    }
  };
};
