/** Changes on which other tools are asked for their opinion: each rule's examples, and changes of the real pack's schemas. */
import { families } from "../../../codegen/compat/rules/schemaRules.js";
import type { Direction } from "../../../codegen/compat/schema/compare.js";
import { loadModels } from "../../../codegen/generate.js";
import { projectAt } from "../../../codegen/project.js";
import { isObject, propertiesOf, requiredOf, rewriteSchema, type Schema, typesOf } from "../../../codegen/schema.js";
import type { JsonObject } from "../../../src/contract/contract.js";
import { repository } from "../../support/repository.js";

export interface Case {
  readonly name: string;
  readonly direction: Direction;
  readonly before: Schema;
  readonly after: Schema;
}

const directions = ["request", "response"] as const;

const part = (value: JsonObject): Schema => ({
  type: "object",
  properties: { value },
  required: ["value"],
  additionalProperties: false,
});

const ofRules: readonly Case[] = families.flatMap((family) =>
  directions
    .filter((direction) => !("unmirrored" in family[direction]))
    .flatMap((direction) =>
      (["bad", "good"] as const).map((kind): Case => {
        const [before, after] = family[kind];
        return { name: `${direction} ${family.name} ${kind}`, direction, before: part(before), after: part(after) };
      }),
    ),
);

type Edit = (schema: Schema) => Schema | undefined;

/** Changes the first place that can be changed so, top-down; undefined where there is none. */
const first =
  (edit: Edit): Edit =>
  (root) => {
    let isDone = false;
    const visit = (schema: Schema): Schema => {
      if (isDone) return schema;
      const changed = edit(schema);
      if (changed !== undefined) {
        isDone = true;
        return changed;
      }
      const properties = Object.fromEntries(propertiesOf(schema).map(([name, property]) => [name, visit(property)]));
      const items = isObject(schema["items"]) ? visit(schema["items"]) : undefined;
      return {
        ...schema,
        ...(Object.keys(properties).length > 0 && { properties }),
        ...(items !== undefined && { items }),
      };
    };
    const changed = visit(root);
    return isDone ? changed : undefined;
  };

const isListOf = (value: unknown): value is readonly string[] => Array.isArray(value);

const withoutKeyword = (schema: Schema, keyword: string): Schema =>
  Object.fromEntries(Object.entries(schema).filter(([key]) => key !== keyword));

const edits: Readonly<Record<string, Edit>> = {
  "a required property more": (schema) => ({
    ...schema,
    properties: { ...Object.fromEntries(propertiesOf(schema)), novelty: { type: "string" } },
    required: [...requiredOf(schema), "novelty"],
  }),
  "an optional property more": (schema) => ({
    ...schema,
    properties: { ...Object.fromEntries(propertiesOf(schema)), novelty: { type: "string" } },
  }),
  "an optional property that is required": (schema) => {
    const name = propertiesOf(schema).find(([key]) => !requiredOf(schema).includes(key))?.[0];
    return name === undefined ? undefined : { ...schema, required: [...requiredOf(schema), name] };
  },
  "a required property that is optional": (schema) =>
    requiredOf(schema).length === 0 ? undefined : { ...schema, required: requiredOf(schema).slice(1) },
  "a property less": (schema) => {
    const [, ...left] = propertiesOf(schema);
    const [gone] = propertiesOf(schema);
    return gone === undefined
      ? undefined
      : {
          ...schema,
          properties: Object.fromEntries(left),
          ...(requiredOf(schema).length > 0 && { required: requiredOf(schema).filter((name) => name !== gone[0]) }),
        };
  },
  "a value less": first((schema) =>
    isListOf(schema["enum"]) && schema["enum"].length > 1 ? { ...schema, enum: schema["enum"].slice(1) } : undefined,
  ),
  "a value more": first((schema) =>
    isListOf(schema["enum"]) ? { ...schema, enum: [...schema["enum"], "novelty"] } : undefined,
  ),
  "an integer that is any number": first((schema) =>
    schema["type"] === "integer" ? { ...schema, type: "number" } : undefined,
  ),
  "a text that may be null": first((schema) =>
    schema["type"] === "string" && schema["enum"] === undefined ? { ...schema, type: ["string", "null"] } : undefined,
  ),
  "a higher least value": first((schema) =>
    typeof schema["minimum"] === "number" ? { ...schema, minimum: schema["minimum"] + 1 } : undefined,
  ),
  "no least value": first((schema) =>
    schema["minimum"] === undefined ? undefined : withoutKeyword(schema, "minimum"),
  ),
  "another pattern": first((schema) =>
    schema["pattern"] === undefined ? undefined : { ...schema, pattern: "^[a-z]{3}$" },
  ),
  "no format": first((schema) => (schema["format"] === undefined ? undefined : withoutKeyword(schema, "format"))),
  "no room for more": (schema) =>
    schema["additionalProperties"] === false ? undefined : { ...schema, additionalProperties: false },
  "room for more": (schema) =>
    schema["additionalProperties"] === false ? { ...schema, additionalProperties: true } : undefined,
  "keys in another order": (schema) =>
    rewriteSchema(schema, (inner) => Object.fromEntries(Object.entries(inner).reverse())),
  "types as lists": (schema) =>
    rewriteSchema(schema, (inner) => (typesOf(inner).length === 1 ? { ...inner, type: [...typesOf(inner)] } : inner)),
  "another description": (schema) => ({ ...schema, description: "Something else." }),
};

/** Tools whose outputs are changed too: the others' hold the same shared schemas, and one opinion on them takes half a second. */
const thorough: ReadonlySet<string> = new Set(["searchCars", "bookFlight", "cancelBooking"]);

const ofPack = (): readonly Case[] =>
  loadModels(projectAt(repository))
    .packs.filter(({ name }) => name === "gds")
    .flatMap(({ tools }) => tools)
    .flatMap(({ name, inputSchema, outputSchema }) =>
      (
        [
          ["request", inputSchema],
          ["response", thorough.has(name) ? outputSchema : undefined],
        ] as const
      ).flatMap(([direction, before]) =>
        Object.entries(edits).flatMap(([what, edit]): readonly Case[] => {
          const after = before && edit(before);
          return before === undefined || after === undefined
            ? []
            : [{ name: `${direction} ${name} ${what}`, direction, before, after }];
        }),
      ),
    );

export const corpus = (): readonly Case[] => [...ofRules, ...ofPack()];
