/** Checks contract files against the meta-schemas in `contracts/_meta`, which belong to the generator. */
import { readFileSync } from "node:fs";
import { Ajv2020, type ErrorObject } from "ajv/dist/2020.js";
import type { SchemaValidateFunction } from "ajv/dist/types/index.js";
import { formats } from "../src/contract/validation/formats.js";
import { meantHint } from "../src/contract/validation/similar.js";
import { deepEqual } from "../src/contract/validation/support.js";
import { assetAt } from "./assets.js";
import type { ContractFiles, ContractKind } from "./contractFiles.js";
import { adviceFor } from "./knownKeywords.js";
import { oncePerObject } from "./remember.js";
import { isObject } from "./schema.js";

const kinds: readonly ContractKind[] = [
  "schema",
  "pack",
  "tool",
  "errors",
  "resources",
  "prompts",
  "webhooks",
  "templates",
  "examples",
  "sources",
  "toolchain",
  "waivers",
];
const metaSchemaFolder = assetAt("contracts/_meta/");

export interface MetaFault {
  /** The lint rule that was broken: the one that the meta-schema names in `x-rules`, or else `meta-schema`. */
  readonly rule: string;
  readonly pointer: string;
  /** The property whose name is at fault, if it is a name and not a value. */
  readonly name?: string;
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

/** Messages for rules for which Ajv's own message says too little or shows internals. */
const messages: Readonly<Record<string, (error: ErrorObject) => string | undefined>> = {
  "unsupported-keyword": ({ params }) => {
    const keyword = String(params["additionalProperty"]);
    const instead = adviceFor(keyword);
    return instead && `has ${keyword}, which JSON Schema knows and contracts do not: ${instead}`;
  },
  "local-reference": ({ data }) =>
    `${JSON.stringify(data)} is no reference that contracts have: write ../schemas/<Name>.json for a file in schemas/, #/$defs/<Name> for a definition of this schema`,
};

type Describe = (params: Readonly<Record<string, unknown>>, parent: unknown) => string;

/** What Ajv's message leaves out: the name of a property and the name that was meant, the values that are allowed. */
const details: Readonly<Record<string, Describe>> = {
  additionalProperties: (params, parent) => {
    const name = String(params["additionalProperty"]);
    const known = isObject(parent) && isObject(parent["properties"]) ? Object.keys(parent["properties"]) : [];
    return `: ${name}${meantHint(name, known)}`;
  },
  enum: (params) => `: ${listed(params["allowedValues"])}`,
  const: (params) => `: ${JSON.stringify(params["allowedValue"])}`,
};

/** Keywords with which a meta-schema forbids something. */
const refusals: ReadonlySet<string> = new Set(["false schema", "not"]);

/** Whether an error is one of a union or condition, which only repeats the errors of its branches. */
const isNoise = (error: ErrorObject): boolean => ["anyOf", "propertyNames", "if"].includes(error.keyword);

/** The rule of an error. In `x-rules` a meta-schema names one for a keyword, or one for each required property. */
const ruleOf = ({ keyword, parentSchema, params }: ErrorObject): string => {
  const rules: unknown = parentSchema?.["x-rules"];
  const rule = isObject(rules) ? rules[keyword] : undefined;
  const named = isObject(rule) ? rule[String(params["missingProperty"])] : rule;
  return typeof named === "string" ? named : "meta-schema";
};

const nameOf = ({ propertyName, params }: ErrorObject): string | undefined =>
  propertyName ?? (typeof params["additionalProperty"] === "string" ? params["additionalProperty"] : undefined);

const faultOf = (error: ErrorObject): MetaFault => {
  const name = nameOf(error);
  const subject = error.propertyName === undefined ? "" : `name "${error.propertyName}" `;
  const fault = error.message ?? error.keyword;
  const rule = ruleOf(error);
  return {
    rule,
    pointer: error.instancePath,
    ...(name !== undefined && { name }),
    message:
      messages[rule]?.(error) ??
      (refusals.has(error.keyword)
        ? `${subject}is not allowed here`
        : `${subject}${fault}${details[error.keyword]?.(error.params, error.parentSchema) ?? ""}`),
  };
};

/** `uniqueItems`. Ajv's own version calls `toString` and `valueOf` of the items, which may be ordinary properties of theirs. */
const hasUniqueItems: SchemaValidateFunction = (isWanted: unknown, items: readonly unknown[], parentSchema = {}) => {
  const firstLike = (item: unknown): number => items.findIndex((one) => deepEqual(one, item));
  const i = isWanted === true ? items.findIndex((item, at) => firstLike(item) < at) : -1;
  if (i < 0) return true;
  const j = firstLike(items[i]);
  const message = `must NOT have duplicate items (items ## ${j} and ${i} are identical)`;
  hasUniqueItems.errors = [{ keyword: "uniqueItems", params: { i, j }, message, parentSchema }];
  return false;
};

const newCheck = (): MetaCheck => {
  const ajv = new Ajv2020({
    allErrors: true,
    verbose: true,
    strict: true,
    strictTypes: false,
    strictRequired: false,
    meta: false,
    validateSchema: false,
    // Each validator runs only a few times: optimising its code would cost more than it saves.
    code: { optimize: false },
  });
  ajv.addKeyword("x-rules");
  ajv.removeKeyword("uniqueItems");
  ajv.addKeyword({ keyword: "uniqueItems", type: "array", schemaType: "boolean", validate: hasUniqueItems });
  for (const [name, test] of Object.entries(formats)) ajv.addFormat(name, test);
  ajv.addFormat("regex", isRegularExpression);
  for (const kind of kinds) {
    ajv.addSchema(JSON.parse(readFileSync(new URL(`${kind}.schema.json`, metaSchemaFolder), "utf8")));
  }
  const faultsOf = (kind: ContractKind, content: unknown): readonly MetaFault[] => {
    const validate = ajv.getSchema(`contracts/_meta/${kind}.schema.json`);
    if (validate === undefined) throw new Error(`There is no meta-schema for ${kind}.`);
    if (validate(content)) return [];
    const errors = validate.errors ?? [];
    const telling = errors.filter((error) => !isNoise(error));
    return (telling.length > 0 ? telling : errors).map(faultOf);
  };
  /** The content of a file does not change after it was read, so each file is checked once for each kind. */
  const checkedAs = oncePerObject((_content: object) => new Map<ContractKind, readonly MetaFault[]>());
  const knownFaults = (kind: ContractKind, content: unknown): readonly MetaFault[] => {
    if (typeof content !== "object" || content === null) return faultsOf(kind, content);
    const ofContent = checkedAs(content);
    const faults = ofContent.get(kind) ?? faultsOf(kind, content);
    ofContent.set(kind, faults);
    return faults;
  };
  return <Kind extends ContractKind>(kind: Kind, content: unknown) => {
    const faults = knownFaults(kind, content);
    return faults.length > 0 ? { faults } : { content: content as ContractFiles[Kind] };
  };
};

let check: MetaCheck | undefined;

/** The check. Its meta-schemas are loaded once. */
export const metaCheck = (): MetaCheck => {
  check ??= newCheck();
  return check;
};
