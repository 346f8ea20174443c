/**
 * Every vendor wants an object at the root of a tool's schema, without combinators beside its type. The content of a combinator is
 * put into the tool's description, and properties that only a branch declares become optional ones of the root.
 */
import type { JsonObject } from "../../src/contract/contract.js";
import { sentence } from "../constraintWords.js";
import { dereference } from "../defaults.js";
import { combinatorWords } from "../manifest.js";
import { branchesOf, isObject, propertiesOf, requiredOf, type Schema } from "../schema.js";
import { type Choice, type MergeContext, withoutAllOf } from "./merge.js";

export interface ObjectRoot {
  readonly schema: Schema;
  /** For the tool's description. */
  readonly sentences: readonly string[];
}

const choices: readonly Choice[] = ["anyOf", "oneOf"];

const variantsOf = (branches: readonly Schema[], name: string): readonly Schema[] => {
  const variants = branches.flatMap((branch) =>
    propertiesOf(branch).flatMap(([key, property]) => (key === name ? [property] : [])),
  );
  const isFirst = (variant: Schema, index: number): boolean =>
    variants.findIndex((other) => JSON.stringify(other) === JSON.stringify(variant)) === index;
  return variants.filter(isFirst);
};

const hoistChoice = (schema: Schema, keyword: Choice, context: MergeContext): Schema => {
  const branches = branchesOf(schema, keyword).map(
    (branch) => objectRoot(dereference(branch, context.definitions), context).schema,
  );
  const { [keyword]: _choice, ...rest } = schema;
  const declared = new Set(propertiesOf(schema).map(([name]) => name));
  const isClosed = schema["additionalProperties"] === false;
  const names = isClosed ? [] : [...new Set(branches.flatMap((branch) => propertiesOf(branch).map(([name]) => name)))];
  const hoisted = names
    .filter((name) => !declared.has(name))
    .map((name): [string, Schema] => {
      const [first = {}, ...others] = variantsOf(branches, name);
      return [name, others.length === 0 ? first : { anyOf: [first, ...others] }];
    });
  const [firstBranch = {}, ...otherBranches] = branches;
  const always = requiredOf(firstBranch).filter((name) =>
    otherBranches.every((branch) => requiredOf(branch).includes(name)),
  );
  const required = [...new Set([...requiredOf(schema), ...always])];
  const properties: JsonObject = {
    ...(isObject(schema["properties"]) ? schema["properties"] : {}),
    ...Object.fromEntries(hoisted),
  };
  return context.origins.copied(
    {
      ...rest,
      ...((hoisted.length > 0 || isObject(schema["properties"])) && { properties }),
      ...(required.length > 0 && { required }),
    },
    schema,
  );
};

/** The root without combinators, and sentences that say what was removed. */
export const objectRoot = (root: Schema, context: MergeContext): ObjectRoot => {
  const merged = withoutAllOf(root, context);
  const present = choices.filter((keyword) => branchesOf(merged, keyword).length > 0);
  const sentences = present.map((keyword) => {
    context.note(
      context.origins.allOf(merged, keyword),
      `\`${keyword}\` at the root is left out; the tool's description says it`,
      "Vendors refuse combinators at the root of a tool's schema.",
      "more",
    );
    return combinatorWords(merged, keyword) ?? "";
  });
  return {
    schema: present.reduce((schema, keyword) => hoistChoice(schema, keyword, context), merged),
    sentences: sentences.filter((text) => text !== "").map(sentence),
  };
};
