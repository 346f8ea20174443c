/** Calls the examples of a pack as a client would, and checks each answer against the example and the contract. */
import { isDeepStrictEqual } from "node:util";
import { Ajv2020 } from "ajv/dist/2020.js";
import type { JsonObject, JsonValue } from "../../../src/contract/contract.js";
import { formats } from "../../../src/contract/validation/formats.js";
import type { Example } from "../../contractFiles.js";
import type { PackModel, ToolModel } from "../../model.js";
import { pointerTo, valueAt } from "../../pointer.js";
import { placeNames } from "../../product.js";
import { isObject, type Schema } from "../../schema.js";
import { shownValue } from "../difference.js";
import { type EntryAsk, entriesOf } from "./entries.js";
import { failureText } from "./failures.js";
import type { Remark } from "./remark.js";
import { validatorOf } from "./validators.js";
import { type Speaker, shownError } from "./wire/speaker.js";

type Outcome =
  | { readonly kind: "accepted"; readonly output: JsonValue | undefined; readonly content: JsonValue | undefined }
  | {
      readonly kind: "refused";
      readonly reason: JsonValue | undefined;
      readonly field: JsonValue | undefined;
      readonly retryable: JsonValue | undefined;
      readonly code: JsonValue | undefined;
      readonly text: string;
    };

const objectOr = (value: JsonValue | undefined): JsonObject => (isObject(value) ? value : {});

const refused = (code: JsonValue | undefined, data: JsonValue | undefined, text: string): Outcome => {
  const { reason, field, retryable } = objectOr(data);
  return { kind: "refused", reason, field, retryable, code, text };
};

export interface ExampleCaller {
  readonly call: (tool: string, given: JsonObject) => Promise<Outcome>;
  /** Parameters that name the session in other requests. */
  readonly session: () => JsonObject;
}

/** Makes a caller with one session. Once the server has minted a handle for it, the caller sends the handle with each call. */
export const createCaller = (speaker: Speaker, { product }: PackModel): ExampleCaller => {
  const { metaKeys } = placeNames(product);
  let handle: string | undefined;
  const session = (): JsonObject => (handle === undefined ? {} : { _meta: { [metaKeys.session]: handle } });
  const call: ExampleCaller["call"] = async (name, given) => {
    const reply = await speaker.request("tools/call", { name, arguments: given, ...session() });
    if ("error" in reply) return refused(reply.error.code, reply.error.data, shownError(reply.error));
    const { isError, structuredContent, content, _meta } = reply.result;
    const minted = objectOr(_meta)[metaKeys.session];
    if (typeof minted === "string") handle = minted;
    if (isError !== true) return { kind: "accepted", output: structuredContent, content };
    const { code, data } = objectOr(objectOr(_meta)[metaKeys.error]);
    return refused(code, data, shownValue(content));
  };
  return { call, session };
};

/** Thrown for a placeholder that has no value. */
class Unfilled extends Error {}

const valueAlong = (results: JsonObject, path: string): JsonValue => {
  let value: JsonValue | undefined = results;
  for (const step of path.split(".")) {
    value = typeof value === "object" && value !== null ? valueAt(value, pointerTo(step)) : undefined;
  }
  if (value === undefined) throw new Unfilled(`\${${path}} is not in what the calls before gave`);
  return value;
};

/** Replaces each `${name.path}` with what an earlier call gave. A string that is only a placeholder becomes the value itself. */
const filledIn = (value: JsonValue, results: JsonObject): JsonValue => {
  if (typeof value === "string") {
    const [whole, path] = /^\$\{([^}]+)\}$/.exec(value) ?? [];
    if (whole !== undefined && path !== undefined) return valueAlong(results, path);
    return value.replaceAll(/\$\{([^}]+)\}/g, (_placeholder, inner: string) => String(valueAlong(results, inner)));
  }
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => filledIn(item, results));
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, filledIn(item, results)]));
};

/** An example with its tool, in the order of the contract. */
export interface ExampleCall {
  readonly tool: ToolModel;
  readonly example: Example;
}

/** What is wrong with an answer; undefined if nothing is. */
export type AnswerCheck = (pack: PackModel, call: ExampleCall, outcome: Outcome) => string | undefined;

/** What is wrong with a refusal. It must have this reason and field, and the code and hint that the contract gives the reason. */
const refusalFault = (
  { reasons }: PackModel,
  { reason, field }: NonNullable<Example["error"]>,
  outcome: Outcome,
): string | undefined => {
  const expected = `should be refused for ${reason} in ${field}`;
  if (outcome.kind === "accepted") return `${expected}, and is accepted`;
  if (outcome.reason !== reason || outcome.field !== field)
    return `${expected}, and is for ${shownValue(outcome.reason)} in ${shownValue(outcome.field)}`;
  const contract = reasons.find((other) => other.reason === reason);
  if (contract === undefined) return undefined;
  if (outcome.code !== contract.code)
    return `${expected} with the code ${contract.code}, and has ${shownValue(outcome.code)}`;
  return outcome.retryable === contract.retryable
    ? undefined
    : `${expected} with retryable ${contract.retryable}, and has ${shownValue(outcome.retryable)}`;
};

/** Compiles each output schema and each matcher once, when it is first needed. */
export const createAnswerCheck = (): AnswerCheck => {
  const ajv = new Ajv2020({ strict: false, validateSchema: false, validateFormats: true });
  for (const [name, test] of Object.entries(formats)) ajv.addFormat(name, test);

  const schemaFault = (schema: Schema, output: JsonValue | undefined): string | undefined => {
    const validate = validatorOf(schema);
    return validate(output) ? undefined : `does not match the output schema: ${failureText(validate.errors)}`;
  };

  return (pack, { tool, example: { output: matcher, error } }, outcome) => {
    if (error !== undefined) return refusalFault(pack, error, outcome);
    if (outcome.kind === "refused") return `is refused for ${shownValue(outcome.reason)}: ${outcome.text}`;
    if (!Array.isArray(outcome.content) || outcome.content.length === 0) return "gives no content";
    if (tool.outputSchema === undefined) return undefined;
    const fault = schemaFault(tool.outputSchema, outcome.output);
    if (fault !== undefined || matcher === undefined) return fault;
    return ajv.validate(matcher, outcome.output)
      ? undefined
      : `is not what the example says: ${ajv.errorsText(ajv.errors)}`;
  };
};

export interface ExampleGroup {
  readonly environment: Readonly<Record<string, string>>;
  readonly calls: readonly ExampleCall[];
  /** Prompts and resource templates. Those that assume no environment are in the first group. */
  readonly entries: readonly EntryAsk[];
}

interface OpenGroup extends ExampleGroup {
  readonly calls: ExampleCall[];
  readonly entries: EntryAsk[];
}

/** Examples by the environment that they assume, in the order of the contract. */
export const exampleGroups = (pack: PackModel): readonly ExampleGroup[] => {
  const groups: OpenGroup[] = [];
  const groupOf = (wanted: ExampleGroup["environment"]): OpenGroup => {
    const known = groups.find(({ environment }) => isDeepStrictEqual(environment, wanted));
    const group = known ?? { environment: wanted, calls: [], entries: [] };
    if (known === undefined) groups.push(group);
    return group;
  };
  for (const tool of pack.tools) {
    if (tool.examples.length === 0) continue;
    groupOf(tool.environment).calls.push(...tool.examples.map((example) => ({ tool, example })));
  }
  for (const entry of entriesOf(pack)) {
    const { environment } = entry;
    const group = environment === undefined ? (groups[0] ?? groupOf({})) : groupOf(environment);
    group.entries.push(entry);
  }
  return groups;
};

/** Whether a tool asks its client for something; the gate's client cannot answer. */
export const isInteractive = ({ tool }: ExampleCall): boolean => tool.requires.length > 0;

/** Whether all of these tools are read-only. */
export const areReadOnly = ({ tools }: PackModel, names: readonly string[]): boolean =>
  names.every((name) => tools.find((other) => other.name === name)?.annotations.readOnlyHint === true);

/** Whether the call and those before it are read-only. */
export const isReadOnly = (pack: PackModel, { tool, example }: ExampleCall): boolean =>
  areReadOnly(pack, [tool.name, ...(example.given ?? []).map(({ call }) => call)]);

/** Fills the answers of earlier calls into a value, or says what is missing. */
type Fill = (value: JsonObject) => JsonObject | string;

/** Makes the preliminary calls, and gives a function that fills in their answers; or says which call was refused. */
export const resultsOf = async (call: ExampleCaller["call"], given: Example["given"] = []): Promise<Fill | string> => {
  const results: Record<string, JsonValue> = {};
  const fill: Fill = (value) => {
    try {
      return objectOr(filledIn(value, results));
    } catch (error) {
      if (error instanceof Unfilled) return error.message;
      throw error;
    }
  };
  for (const { call: name, arguments: sent, as } of given) {
    const filled = fill(sent);
    if (typeof filled === "string") return filled;
    const outcome = await call(name, filled);
    if (outcome.kind === "refused")
      return `${name}, called before it, is refused for ${shownValue(outcome.reason)}: ${outcome.text}`;
    results[as] = outcome.output ?? null;
  }
  return fill;
};

const faultOf = async (
  speaker: Speaker,
  pack: PackModel,
  asked: ExampleCall,
  check: AnswerCheck,
): Promise<string | undefined> => {
  const { tool, example } = asked;
  const { call } = createCaller(speaker, pack);
  const fill = await resultsOf(call, example.given);
  if (typeof fill === "string") return fill;
  const given = fill(example.arguments);
  return typeof given === "string" ? given : check(pack, asked, await call(tool.name, given));
};

/** Calls examples one after the other, each in a session of its own if the transport has sessions. */
export const callExamples = async (
  pack: PackModel,
  calls: readonly ExampleCall[],
  check: AnswerCheck,
  open: () => Promise<Speaker>,
): Promise<readonly Remark[]> => {
  const remarks: Remark[] = [];
  for (const call of calls) {
    const speaker = await open();
    try {
      const what = await faultOf(speaker, pack, call, check);
      if (what === undefined) continue;
      const { tool, example } = call;
      const mend = `edit src/packs/${pack.name}/tools/${tool.name}.ts, or ${pack.source}/examples/${tool.name}.json`;
      remarks.push({ rule: "served-example", subject: `tools/call ${tool.name}, example ${example.name}`, what, mend });
    } finally {
      await speaker.close();
    }
  }
  return remarks;
};
