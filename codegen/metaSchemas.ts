/** Checks contract files against the contract of contracts (`contracts/_meta`), which belongs to the generator. */
import { readFileSync } from "node:fs";
import { Ajv2020, type ErrorObject } from "ajv/dist/2020.js";
import { formats } from "../src/runtime/validation/formats.js";
import { assetAt } from "./assets.js";
import type { ContractFiles, ContractKind } from "./contractFiles.js";

const kinds: readonly ContractKind[] = [
  "schema",
  "pack",
  "tool",
  "errors",
  "resources",
  "prompts",
  "examples",
  "sources",
  "toolchain",
  "waivers",
];
const metaSchemaFolder = assetAt("contracts/_meta/");

export interface MetaFault {
  readonly pointer: string;
  readonly message: string;
}

export type MetaCheck = <Kind extends ContractKind>(
  kind: Kind,
  content: unknown,
) => { readonly content: ContractFiles[Kind] } | { readonly faults: readonly MetaFault[] };

const isRegularExpression = (text: string): boolean => {
  try {
    new RegExp(text, "u");
    return true;
  } catch {
    return false;
  }
};

const listed = (values: unknown): string =>
  Array.isArray(values) ? values.map((value) => JSON.stringify(value)).join(", ") : "";

/** What Ajv's message leaves out: the name of the property, the values that are allowed. */
const details: Readonly<Record<string, (params: Readonly<Record<string, unknown>>) => string>> = {
  additionalProperties: (params) => `: ${String(params["additionalProperty"])}`,
  enum: (params) => `: ${listed(params["allowedValues"])}`,
  const: (params) => `: ${JSON.stringify(params["allowedValue"])}`,
};

/** A failed union says no more than its branches do. */
const isNoise = (error: ErrorObject): boolean => error.keyword === "anyOf" || error.keyword === "propertyNames";

const faultOf = (error: ErrorObject): MetaFault => ({
  pointer: error.instancePath,
  message:
    error.keyword === "false schema"
      ? "is not allowed here"
      : `${error.propertyName === undefined ? "" : `name "${error.propertyName}" `}${error.message ?? error.keyword}${details[error.keyword]?.(error.params) ?? ""}`,
});

/** Loads the meta-schemas once and gives the check. */
export const metaCheck = (): MetaCheck => {
  const ajv = new Ajv2020({ allErrors: true, strict: true, strictTypes: false, strictRequired: false });
  for (const [name, test] of Object.entries(formats)) ajv.addFormat(name, test);
  ajv.addFormat("regex", isRegularExpression);
  for (const kind of kinds) {
    ajv.addSchema(JSON.parse(readFileSync(new URL(`${kind}.schema.json`, metaSchemaFolder), "utf8")));
  }
  return <Kind extends ContractKind>(kind: Kind, content: unknown) => {
    const validate = ajv.getSchema(`contracts/_meta/${kind}.schema.json`);
    if (validate === undefined) throw new Error(`There is no meta-schema for ${kind}.`);
    if (validate(content)) return { content: content as ContractFiles[Kind] };
    const errors = validate.errors ?? [];
    const telling = errors.filter((error) => !isNoise(error));
    return { faults: (telling.length > 0 ? telling : errors).map(faultOf) };
  };
};
