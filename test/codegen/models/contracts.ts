/** Random input schemas with values that fit them, and one-tool packs around them. */
import fc from "fast-check";
import type { ToolModel } from "../../../codegen/model.js";
import type { Schema } from "../../../codegen/schema.js";
import type { JsonObject, JsonValue } from "../../../src/contract/contract.js";

/** A schema and what fits it. */
export interface Sampled {
  readonly schema: Schema;
  readonly values: fc.Arbitrary<JsonValue>;
}

const annotated = fc.record(
  {
    description: fc.constantFrom("What it is", "Ends with a stop."),
    default: fc.constantFrom<JsonValue>("d", 1, null),
  },
  { requiredKeys: [] },
);

const scalars: readonly Sampled[] = [
  {
    schema: { type: "string", minLength: 1, maxLength: 8 },
    values: fc.string({ minLength: 1, maxLength: 8, unit: "grapheme-ascii" }),
  },
  { schema: { type: "string", pattern: "^[a-z]+$" }, values: fc.stringMatching(/^[a-z]+$/) },
  { schema: { type: "string", format: "uri" }, values: fc.constantFrom("https://example.com/", "urn:a:b") },
  { schema: { type: "string", format: "date" }, values: fc.constantFrom("2026-06-15", "2024-02-29") },
  { schema: { type: "integer", minimum: -5, maximum: 5 }, values: fc.integer({ min: -5, max: 5 }) },
  {
    schema: { type: "number", exclusiveMinimum: 0, multipleOf: 0.5 },
    values: fc.integer({ min: 1, max: 9 }).map((n) => n / 2),
  },
  { schema: { type: "boolean" }, values: fc.boolean() },
  { schema: { enum: ["a", "b", null] }, values: fc.constantFrom("a", "b", null) },
  { schema: { type: "string", enum: ["x", "y"] }, values: fc.constantFrom("x", "y") },
  { schema: { const: "only" }, values: fc.constant("only") },
  { schema: { const: true }, values: fc.constant(true) },
  { schema: { type: ["string", "null"] }, values: fc.option(fc.string({ maxLength: 4 })) },
  {
    schema: { type: ["object", "null"], properties: { q: { type: "integer" } } },
    values: fc.constantFrom({ q: 1 }, {}, null),
  },
  { schema: {}, values: fc.jsonValue({ maxDepth: 2 }).map((value) => JSON.parse(JSON.stringify(value)) as JsonValue) },
  { schema: { type: "object" }, values: fc.dictionary(fc.constantFrom("m", "n"), fc.integer()) },
  {
    schema: { $ref: "#/$defs/Node" },
    values: fc.constantFrom<JsonValue>(
      { label: "l" },
      { label: null, next: { label: "m" }, kids: [{ label: "k", kids: [] }] },
    ),
  },
];

/** Recursive on purpose; `label` is nullable and required, the others may be absent. */
const node: Schema = {
  type: "object",
  properties: {
    label: { type: ["string", "null"] },
    next: { $ref: "#/$defs/Node" },
    kids: { type: "array", items: { $ref: "#/$defs/Node" } },
  },
  required: ["label"],
  additionalProperties: false,
};

const objectOf = (
  members: readonly { readonly name: string; readonly isRequired: boolean; readonly sampled: Sampled }[],
  isClosed: boolean,
): Sampled => ({
  schema: {
    type: "object",
    properties: Object.fromEntries(members.map(({ name, sampled }) => [name, sampled.schema])),
    required: members.filter(({ isRequired }) => isRequired).map(({ name }) => name),
    ...(isClosed && { additionalProperties: false }),
  },
  values: fc.record(Object.fromEntries(members.map(({ name, sampled }) => [name, sampled.values])), {
    requiredKeys: members.filter(({ isRequired }) => isRequired).map(({ name }) => name),
  }) as fc.Arbitrary<JsonObject>,
});

const namesInUse = ["a", "b", "c", "d", "e"];

const { object, sampled } = fc.letrec<{ object: Sampled; sampled: Sampled }>((tie) => ({
  sampled: fc.oneof(
    { maxDepth: 3, depthSize: "small", withCrossShrink: true },
    fc
      .tuple(fc.constantFrom(...scalars), annotated)
      .map(([scalar, annotations]) => ({ ...scalar, schema: { ...annotations, ...scalar.schema } })),
    tie("object"),
    fc.tuple(tie("sampled"), fc.boolean()).map(
      ([items, isUnique]): Sampled => ({
        schema: { type: "array", items: items.schema, maxItems: 3, ...(isUnique && { uniqueItems: true }) },
        values: isUnique ? fc.array(items.values, { maxLength: 1 }) : fc.array(items.values, { maxLength: 3 }),
      }),
    ),
    tie("sampled").map(
      (held): Sampled => ({
        schema: { type: "object", additionalProperties: held.schema },
        values: fc.dictionary(fc.constantFrom("k", "l", "constructor"), held.values, { maxKeys: 2 }),
      }),
    ),
    // Branches that no value could confuse: a kind tells them apart.
    fc.tuple(fc.constantFrom("anyOf", "oneOf"), tie("object"), tie("object")).map(([keyword, left, right]): Sampled => {
      const branch = (kind: string, { schema, values }: Sampled): Sampled => ({
        schema: {
          ...schema,
          properties: { kind: { const: kind }, ...(schema["properties"] as JsonObject) },
          required: ["kind", ...(schema["required"] as readonly string[])],
        },
        values: values.map((value) => ({ ...(value as JsonObject), kind })),
      });
      const [first, second] = [branch("left", left), branch("right", right)];
      return { schema: { [keyword]: [first.schema, second.schema] }, values: fc.oneof(first.values, second.values) };
    }),
    fc.tuple(tie("object"), tie("object")).map(([left, right]): Sampled => {
      const renamed = Object.fromEntries(
        Object.entries(right.schema["properties"] as JsonObject).map(([name, schema]) => [`${name}2`, schema]),
      );
      const rename = (value: JsonValue): JsonObject =>
        Object.fromEntries(Object.entries(value as JsonObject).map(([name, item]) => [`${name}2`, item]));
      const { additionalProperties: _closed, ...open } = left.schema;
      return {
        schema: {
          allOf: [
            open,
            {
              type: "object",
              properties: renamed,
              required: (right.schema["required"] as readonly string[]).map((name) => `${name}2`),
            },
          ],
        },
        values: fc
          .tuple(left.values, right.values)
          .map(([one, other]) => ({ ...(one as JsonObject), ...rename(other) })),
      };
    }),
  ),
  object: fc
    .tuple(
      fc.uniqueArray(fc.tuple(fc.constantFrom(...namesInUse), fc.boolean(), tie("sampled")), {
        selector: ([name]) => name,
        maxLength: 4,
      }),
      fc.boolean(),
    )
    .map(([members, isClosed]) =>
      objectOf(
        members.map(([name, isRequired, inner]) => ({ name, isRequired, sampled: inner })),
        isClosed,
      ),
    ),
}));

export const anySchema = sampled;

/** Branches at the root: one declares a property of its own, the other only asks for one that is there. */
const withBranches = ({ schema, values }: Sampled, keyword: "anyOf" | "oneOf" | "allOf"): Sampled => {
  const { additionalProperties: _closed, ...open } = schema;
  const own = { properties: { own: { type: "string", minLength: 1 } }, required: ["own"] };
  const either = { anyOf: [{ required: ["own"] }, { required: ["other"] }] };
  return {
    schema: { ...open, [keyword]: keyword === "allOf" ? [own, either] : [own, { required: ["other"] }] },
    values: values.map((value) => ({ ...(value as JsonObject), own: "o" })),
  };
};

/** The root of a tool's input, its definitions beside it. */
export const anyInput: fc.Arbitrary<Sampled> = fc
  .tuple(object, fc.constantFrom(undefined, undefined, "anyOf" as const, "oneOf" as const, "allOf" as const))
  .map(([plain, keyword]) => (keyword === undefined ? plain : withBranches(plain, keyword)))
  .map(({ schema, values }) => ({ schema: { ...schema, $defs: { Node: node } }, values }));

/** A tool of which only its input matters. */
export const toolWith = (inputSchema: Schema): ToolModel => ({
  name: "anyTool",
  valueName: "anyTool",
  typeName: "AnyTool",
  source: "contracts/any/tools/anyTool.json",
  title: "Any tool",
  description: "Does anything",
  annotations: {
    title: "Any tool",
    readOnlyHint: true,
    destructiveHint: false,
    idempotentHint: true,
    openWorldHint: false,
  },
  reasons: [],
  returns: "content",
  interaction: [],
  requires: [],
  execution: undefined,
  refusesUndeclared: undefined,
  inputSchema,
  outputSchema: undefined,
  environment: {},
  examples: [],
});
