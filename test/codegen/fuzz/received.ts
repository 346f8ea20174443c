/**
 * What a handler has to receive, told from JSON Schema alone: every property of which a schema that applies to its object speaks,
 * as it was sent; defaults where a property is absent; nothing else is changed. Ajv says which branches apply.
 */
import { isDeepStrictEqual } from "node:util";
import { compile } from "../../../codegen/ajv.js";
import { pointerTo } from "../../../codegen/pointer.js";
import {
  branchesOf,
  definitionsOf,
  isObject,
  propertiesOf,
  referenceOf,
  type Schema,
} from "../../../codegen/schema.js";
import type { JsonValue } from "../../../src/contract/contract.js";

/** Everything that is wrong with what was received for a value that conforms; empty if nothing is. */
export type Inspect = (sent: JsonValue, received: JsonValue) => readonly string[];

/** Whether a property that was sent is one that some applying schema speaks of. */
export type Speaks = (value: JsonValue) => boolean;

export const inspectorOf = (root: Schema): { readonly inspect: Inspect; readonly isDeclared: Speaks } => {
  const definitions = definitionsOf(root);
  const judges = new WeakMap<Schema, (value: JsonValue) => boolean>();
  const holds = (schema: Schema, value: JsonValue): boolean => {
    const judge = judges.get(schema) ?? compile({ ...schema, $defs: root["$defs"] ?? {} }).validate;
    judges.set(schema, judge);
    return judge(value) === true;
  };

  /** The schema itself, through references. */
  const direct = (schema: Schema): Schema => {
    const name = referenceOf(schema);
    const target = name === undefined ? undefined : definitions.get(name);
    return target === undefined ? schema : direct(target);
  };

  /** Every schema that applies to a value and holds for it. */
  const applying = (schema: Schema, value: JsonValue): readonly Schema[] => {
    const own = direct(schema);
    const { if: condition, then, else: otherwise } = own;
    const follows = !isObject(condition) ? [] : holds(condition, value) ? [condition, then] : [otherwise];
    return [
      own,
      ...[
        ...branchesOf(own, "allOf"),
        ...[...branchesOf(own, "anyOf"), ...branchesOf(own, "oneOf")].filter((branch) => holds(branch, value)),
        ...follows.filter(isObject),
      ].flatMap((branch) => applying(branch, value)),
    ];
  };

  const allApplying = (schemas: readonly Schema[], value: JsonValue): readonly Schema[] =>
    schemas.flatMap((schema) => applying(schema, value));

  /** The schemas that applying ones have for a property; undefined if none speaks of it. */
  const schemasAt = (schemas: readonly Schema[], name: string): readonly Schema[] | undefined => {
    const found = schemas.flatMap((schema): readonly (Schema | true)[] => {
      const property = new Map(propertiesOf(schema)).get(name);
      if (property !== undefined) return [property];
      const rest = schema["additionalProperties"];
      return isObject(rest) ? [rest] : rest === true ? [true] : [];
    });
    return found.length === 0 ? undefined : found.filter(isObject);
  };

  const inspectObject = (
    schemas: readonly Schema[],
    sent: Readonly<Record<string, JsonValue>>,
    received: Readonly<Record<string, JsonValue>>,
    at: string,
  ): readonly string[] => {
    const lost = Object.entries(sent).flatMap(([name, value]) => {
      const here = at + pointerTo(name);
      const speaking = schemasAt(schemas, name);
      if (!Object.hasOwn(received, name)) return speaking === undefined ? [] : [`${here} is lost`];
      return inspectAt(speaking ?? [], value, received[name] ?? null, here);
    });
    const added = Object.entries(received).flatMap(([name, value]) => {
      if (Object.hasOwn(sent, name)) return [];
      const here = at + pointerTo(name);
      const properties = schemas.flatMap((schema): readonly Schema[] => {
        const property = new Map(propertiesOf(schema)).get(name);
        return property === undefined ? [] : [property];
      });
      if (properties.length === 0) return [`${here} was never sent`];
      const source = properties
        .flatMap((property): readonly Schema[] => [property, direct(property)])
        .find((schema) => Object.hasOwn(schema, "default"));
      return inspectAt(properties, source === undefined ? {} : (source["default"] ?? null), value, here);
    });
    const [own] = schemas;
    const missing = propertiesOf(own ?? {}).flatMap(([name, property]) =>
      !Object.hasOwn(received, name) && [property, direct(property)].some((schema) => Object.hasOwn(schema, "default"))
        ? [`${at + pointerTo(name)} lacks its default`]
        : [],
    );
    return [...lost, ...added, ...missing];
  };

  const inspectAt = (
    schemas: readonly Schema[],
    sent: JsonValue,
    received: JsonValue,
    at: string,
  ): readonly string[] => {
    if (Array.isArray(sent) && Array.isArray(received) && sent.length === received.length) {
      const list: readonly JsonValue[] = received;
      const items = allApplying(schemas, sent)
        .map((schema) => schema["items"])
        .filter(isObject);
      return sent.flatMap((item: JsonValue, index) =>
        inspectAt(items, item, list[index] ?? null, at + pointerTo(index)),
      );
    }
    if (isObject(sent) && isObject(received)) return inspectObject(allApplying(schemas, sent), sent, received, at);
    return isDeepStrictEqual(sent, received)
      ? []
      : [`${at} was ${JSON.stringify(sent)} and is ${JSON.stringify(received)}`];
  };

  const isDeclaredAt = (schemas: readonly Schema[], value: JsonValue): boolean => {
    const here = allApplying(schemas, value);
    if (Array.isArray(value)) {
      const items = here.map((schema) => schema["items"]).filter(isObject);
      return value.every((item: JsonValue) => isDeclaredAt(items, item));
    }
    if (!isObject(value)) return true;
    const isOpen = here.every(
      (schema) => propertiesOf(schema).length === 0 && schema["additionalProperties"] !== false,
    );
    return Object.entries(value).every(([name, item]) => {
      const speaking = schemasAt(here, name);
      return speaking === undefined ? isOpen : isDeclaredAt(speaking, item);
    });
  };

  return {
    inspect: (sent, received) => inspectAt([root], sent, received, ""),
    isDeclared: (value) => isDeclaredAt([root], value),
  };
};
