/** Draws unusual schemas of the contract vocabulary: every shape that it allows, in places where few contracts have it. */
import fc from "fast-check";
import { placeOf } from "../../../codegen/lint/placeholders.js";
import type { Schema } from "../../../codegen/schema.js";
import type { JsonObject, JsonValue } from "../../../src/contract/contract.js";
import { sampleOf } from "../samples.js";

/** Names that are words of a language, need quotes, or mean something to JavaScript. */
const names: readonly string[] = [
  "a",
  "b",
  "kind",
  "class",
  "then",
  "length",
  "map",
  "x-y",
  "x_y",
  "1",
  "$d",
  "naïve",
  "名前",
  "it's",
  'a "b"',
  "a\\b",
  "*/",
  placeOf("a"),
  "a b",
  "None",
  "self",
];
const texts: readonly string[] = ["", "a", "b", "it's", 'say "b"', "*/", "back\\slash", placeOf("x"), "`", "é", "名"];
const numbers = [-1, 0, 1, 1.5, 7, 1e21] as const;

/** As a name of its own, for the linter takes an object with it for a promise. */
const consequence = "then";

const some = <T>(arbitrary: fc.Arbitrary<T>, weight = 2): fc.Arbitrary<T | undefined> =>
  fc.option(arbitrary, { nil: undefined, freq: weight });

/** An object without what is undefined. */
const defined = (values: Readonly<Record<string, JsonValue | undefined>>): JsonObject =>
  Object.fromEntries(Object.entries(values).filter((entry): entry is [string, JsonValue] => entry[1] !== undefined));

const name = fc.constantFrom(...names);
const scalar: fc.Arbitrary<JsonValue> = fc.constantFrom<JsonValue>(null, true, false, ...texts, ...numbers);
const textLimits = fc.record({ minLength: some(fc.nat(2)), maxLength: some(fc.integer({ min: 2, max: 5 })) });
const numberLimits = fc.record({
  minimum: some(fc.integer({ min: -1, max: 1 })),
  maximum: some(fc.integer({ min: 2, max: 8 })),
});

const leaf: fc.Arbitrary<Schema> = fc.oneof(
  textLimits.map((limits) => defined({ type: "string", ...limits })),
  numberLimits.map((limits) => defined({ type: "number", ...limits })),
  numberLimits.map((limits) => defined({ type: "integer", ...limits })),
  fc.constant({ type: "boolean" }),
  fc.constant({ type: "null" }),
  fc.constant({ type: ["integer", "number"] }),
  fc.constant({ type: ["string", "null"] }),
  fc.constant({ type: ["string", "number", "boolean", "null"] }),
  fc.constant({ type: "object" }),
  fc.constant({ type: "array" }),
  scalar.map((value) => ({ const: value })),
  fc.uniqueArray(scalar, { minLength: 1, maxLength: 4 }).map((values) => ({ enum: values })),
  fc.constant({}),
);

/** What a union adds to a shape, in the order in which a contract may name it. */
const besides = fc.oneof(
  { weight: 3, arbitrary: fc.constant<readonly string[]>([]) },
  { weight: 1, arbitrary: fc.subarray(["null", "string", "integer", "boolean"], { maxLength: 2 }) },
);

const typeWith = (type: string, others: readonly string[], isFirst: boolean): JsonValue => {
  if (others.length === 0) return type;
  return isFirst ? [type, ...others] : [...others, type];
};

/** Where defaults are filled in, and where they are not: in branches, conditions and maps. */
type Place = "filled" | "bare";

const canHaveDefault = (schema: Schema): boolean => !/"(?:\$ref|anyOf|oneOf|allOf|if)"/.test(JSON.stringify(schema));

const withDefault = (schema: Schema, wish: number): Schema => {
  if (wish !== 0) return schema;
  return canHaveDefault(schema)
    ? { ...schema, default: sampleOf(schema, new Map(), true) }
    : { ...schema, default: {} };
};

const references: Readonly<Record<Place, readonly string[]>> = {
  bare: ["../schemas/Bare.json", "../schemas/Bare.json", "#/$defs/Own"],
  filled: ["../schemas/Bare.json", "../schemas/Shared.json", "../schemas/Tree.json", "#/$defs/Own", "#/$defs/Node"],
};

const reference = (place: Place): fc.Arbitrary<Schema> =>
  fc.constantFrom(...references[place]).map(($ref) => ({ $ref }));

type At<T> = (place: Place, depth: number) => fc.Arbitrary<T>;

/** Each is made once for a depth: they hold each other. */
const remembered = <T>(make: At<T>): At<T> => {
  const known = new Map<string, fc.Arbitrary<T>>();
  return (place: Place, depth: number): fc.Arbitrary<T> => {
    const key = `${place} ${depth}`;
    const arbitrary = known.get(key) ?? make(place, depth);
    known.set(key, arbitrary);
    return arbitrary;
  };
};

const schemaAt: At<Schema> = remembered((place, depth) =>
  depth <= 0
    ? leaf
    : fc.oneof(
        { weight: 5, arbitrary: leaf },
        { weight: 2, arbitrary: reference(place) },
        { weight: 5, arbitrary: objectAt(place, depth) },
        { weight: 4, arbitrary: arrayAt(place, depth) },
        { weight: 2, arbitrary: unionAt(depth) },
      ),
);

const propertiesAt: At<JsonObject> = remembered((place, depth) =>
  fc
    .uniqueArray(fc.tuple(name, schemaAt(place, depth - 1), fc.nat(place === "bare" ? 0 : 5)), {
      maxLength: 4,
      selector: ([key]) => key,
    })
    .map((entries) =>
      Object.fromEntries(
        entries.map(([key, inner, wish]) => [key, place === "bare" ? inner : withDefault(inner, wish)]),
      ),
    ),
);

/** Branches and conditions: most ask for properties of the object that they belong to, or say more of them. */
const branchAt = (declared: JsonObject, depth: number): fc.Arbitrary<Schema> => {
  const known = Object.keys(declared);
  const own = known.length === 0 ? [] : [fc.subarray(known, { minLength: 1 }).map((required) => ({ required }))];
  return fc.oneof(
    ...own,
    ...own,
    propertiesAt("bare", depth - 1).map((properties) => ({ type: "object", properties })),
    propertiesAt("bare", depth - 1).map((properties) => ({
      type: "object",
      properties,
      required: Object.keys(properties),
    })),
    fc.tuple(name, leaf).map(([key, schema]) => ({ type: "object", properties: { [key]: schema }, required: [key] })),
    reference("bare"),
  );
};

const condition = (declared: JsonObject): fc.Arbitrary<Schema> => {
  const known = Object.keys(declared);
  const asking = fc.subarray(known, { minLength: Math.min(1, known.length) }).map((required) => ({ required }));
  const naming = fc
    .tuple(fc.constantFrom(...known, ...names.slice(0, known.length === 0 ? 1 : 0)), leaf)
    .map(([key, schema]) => ({ properties: { [key]: schema } }));
  return fc.oneof(asking, naming);
};

const more = (declared: JsonObject, depth: number): fc.Arbitrary<JsonObject> =>
  fc.oneof(
    { weight: 4, arbitrary: fc.constant<JsonObject>({}) },
    {
      weight: 2,
      arbitrary: fc
        .tuple(
          fc.constantFrom("anyOf", "oneOf", "allOf"),
          fc.array(branchAt(declared, depth), { minLength: 1, maxLength: 3 }),
        )
        .map(([keyword, branches]) => ({ [keyword]: branches })),
    },
    {
      weight: 1,
      arbitrary: fc
        .tuple(condition(declared), condition(declared), some(condition(declared), 1))
        .map(([when, follows, otherwise]) => defined({ if: when, [consequence]: follows, else: otherwise })),
    },
  );

const objectAt: At<Schema> = remembered((place, depth) =>
  propertiesAt(place, depth).chain((declared) =>
    fc
      .record({
        others: besides,
        isFirst: fc.boolean(),
        share: fc.nat(3),
        rest: some(
          fc.oneof(fc.constant<JsonValue>(false), fc.constant<JsonValue>(false), fc.constant<JsonValue>(true), leaf),
          1,
        ),
        combined: more(declared, depth),
      })
      .map(({ others, isFirst, share, rest, combined }) => {
        const required = Object.keys(declared).filter((_key, index) => (index + share) % 3 === 0);
        return defined({
          type: typeWith("object", others, isFirst),
          properties: declared,
          required: required.length > 0 && share > 0 ? required : undefined,
          additionalProperties: rest,
          ...combined,
        });
      }),
  ),
);

const arrayAt: At<Schema> = remembered((place, depth) =>
  fc
    .record({
      items: some(schemaAt(place, depth - 1), 5),
      others: besides,
      isFirst: fc.boolean(),
      hasObjects: fc.nat(5),
      declared: propertiesAt(place, depth - 1),
      minItems: some(fc.nat(1)),
    })
    .map(({ items, others, isFirst, hasObjects, declared, minItems }) =>
      defined({
        type: hasObjects === 0 ? ["object", "array", ...others] : typeWith("array", others, isFirst),
        items,
        minItems,
        properties: hasObjects === 0 ? declared : undefined,
      }),
    ),
);

const unionAt = (depth: number): fc.Arbitrary<Schema> =>
  fc.oneof(
    fc
      .tuple(fc.constantFrom("anyOf", "oneOf"), fc.array(schemaAt("bare", depth - 1), { minLength: 1, maxLength: 3 }))
      .map(([keyword, branches]) => ({ [keyword]: branches })),
    fc.array(objectAt("bare", depth - 1), { minLength: 1, maxLength: 3 }).map((branches) => ({ allOf: branches })),
  );

/** The input of a tool: an object, with definitions of its own, one of which may hold itself. */
export const inputSchema: fc.Arbitrary<Schema> = fc
  .tuple(objectAt("filled", 3), schemaAt("filled", 2), objectAt("filled", 2), fc.nat(3))
  .map(([root, own, node, wish]) => {
    const { additionalProperties, ...rest } = root;
    const isMap = typeof additionalProperties === "object";
    const properties = {
      ...Object(root["properties"]),
      ...(wish === 0 && { node: { $ref: "#/$defs/Node" }, own: { $ref: "#/$defs/Own" } }),
    };
    return {
      ...rest,
      ...(additionalProperties !== undefined && !isMap && { additionalProperties }),
      type: "object",
      properties,
      $defs: {
        Own: own,
        Node: { ...node, properties: { ...Object(node["properties"]), next: { $ref: "#/$defs/Node" } } },
      },
    };
  });

/** Schemas in files of their own. One of them holds itself, and one has no default. */
export const sharedSchemas: fc.Arbitrary<Readonly<Record<string, Schema>>> = fc
  .tuple(schemaAt("bare", 2), schemaAt("filled", 2), propertiesAt("filled", 2))
  .map(([bare, shared, declared]) => ({
    Bare: bare,
    Shared: shared,
    Tree: {
      type: "object",
      properties: { ...declared, children: { type: "array", items: { $ref: "../schemas/Tree.json" } } },
    },
  }));
