/** Validates values against the schemas of contracts, for rules that need a verdict and one reason. */

import { Ajv2020, type ErrorObject, type ValidateFunction } from "ajv/dist/2020.js";
import type { JsonValue } from "../../src/contract/contract.js";
import { messageOf } from "../../src/contract/messageOf.js";
import { formats } from "../../src/contract/validation/formats.js";
import { bundle } from "../bundle.js";
import { valueAt } from "../pointer.js";
import { remembering } from "../remember.js";
import { type Schema, withoutAnnotations } from "../schema.js";
import { holdsPlaceholder } from "./placeholders.js";

/** What is wrong with a value, in a few words; undefined if nothing is. */
export type Failure = (value: JsonValue) => string | undefined;

/** A compiler as strict as the generator's, which does not write code to files. */
const strictCompiler = (): Ajv2020 => {
  const ajv = new Ajv2020({
    allErrors: true,
    strict: true,
    strictRequired: false,
    strictTypes: false,
    allowUnionTypes: true,
    messages: false,
    meta: false,
    validateSchema: false,
    // Each validator runs only a few times: optimising its code would cost more than it saves.
    code: { optimize: false },
  });
  for (const [name, test] of Object.entries(formats)) ajv.addFormat(name, test);
  return ajv;
};

interface Compiled {
  readonly validate: ValidateFunction | undefined;
  /** The compiler's error, if it refuses the schema. */
  readonly fault: string | undefined;
}

interface Order {
  readonly schema: Schema;
  /** The compiler that all schemas of a pack share. */
  readonly ajv: () => Ajv2020;
}

const compileNew = ({ schema, ajv: given }: Order): Compiled => {
  const ajv = given();
  try {
    return { validate: ajv.compile(schema), fault: undefined };
  } catch (error) {
    return { validate: undefined, fault: messageOf(error) };
  } finally {
    // Removes the schema, so that its `$id` and anchors cannot collide with those of the next one.
    ajv.removeSchema(schema);
  }
};

/** Cached, because several rules ask about the same schema, and most schemas are unchanged when a project is linted again. */
const compile = remembering(2000, ({ schema }: Order) => JSON.stringify(schema), compileNew);

/** Keywords that fail as a whole if one of their branches fails, with the keywords of these branches. */
const branches: ReadonlyMap<string, readonly string[]> = new Map([
  ["anyOf", ["anyOf"]],
  ["oneOf", ["oneOf"]],
  ["if", ["if", "then", "else"]],
]);

/**
 * Removes failures that may go away once the placeholders are filled: those of a string with a placeholder, and those of a choice
 * between branches that such a string may decide.
 */
const withoutExcused = (errors: readonly ErrorObject[], value: JsonValue): readonly ErrorObject[] => {
  const isOpen = ({ instancePath }: ErrorObject): boolean => holdsPlaceholder(valueAt(value, instancePath) ?? null);
  const choices = errors.flatMap((error) => {
    const keywords = isOpen(error) ? (branches.get(error.keyword) ?? []) : [];
    const parent = error.schemaPath.slice(0, error.schemaPath.lastIndexOf("/"));
    return keywords.map((keyword) => `${parent}/${keyword}`);
  });
  return errors.filter(
    (error) =>
      !choices.some((choice) => `${error.schemaPath}/`.startsWith(`${choice}/`)) &&
      !(isOpen(error) && typeof valueAt(value, error.instancePath) === "string"),
  );
};

export interface Validation {
  /**
   * A check against a schema of the pack. If the schema does not compile, every value fails, with the compiler's error. With
   * `places`, placeholders are assumed to be filled with valid values.
   */
  readonly failureOf: (schema: Schema, places?: "filled") => Failure;
  /** Why a schema does not compile, or undefined. */
  readonly compileFault: (schema: Schema) => string | undefined;
}

export const validationIn = (shared: ReadonlyMap<string, Schema>): Validation => {
  let compiler: Ajv2020 | undefined;
  const ajv = (): Ajv2020 => {
    compiler ??= strictCompiler();
    return compiler;
  };
  return {
    failureOf: (schema, places) => {
      const { validate, fault } = compile({ schema: withoutAnnotations(bundle(schema, shared)), ajv });
      return (value) => {
        if (validate === undefined) return fault;
        if (validate(value)) return undefined;
        const errors = validate.errors ?? [];
        const [first] = places === undefined ? errors : withoutExcused(errors, value);
        return first && `${first.instancePath || "the root"} fails ${first.keyword} ${JSON.stringify(first.params)}`;
      };
    },
    compileFault: (schema) => compile({ schema, ajv }).fault,
  };
};
