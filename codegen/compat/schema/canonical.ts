/**
 * One canonical text for schemas that differ only in notation: references followed, keys and sets sorted, definitions removed.
 * Schemas with the same text mean the same; schemas with different texts may do so too.
 */
import type { JsonValue } from "../../../src/contract/contract.js";
import { byCodeUnit } from "../../project.js";
import { isObject, type Schema } from "../../schema.js";
import { child, type Located, type Node, resolve } from "./located.js";
import { annotations, headerKeyword, holders, isAssertion, unordered } from "./vocabulary.js";

const annotationNames: ReadonlySet<string> = new Set([...annotations, headerKeyword]);

/** JSON with sorted keys. */
export const stableJson = (value: JsonValue): string => {
  if (Array.isArray(value)) return `[${value.map((item: JsonValue) => stableJson(item)).join(",")}]`;
  if (!isObject(value)) return JSON.stringify(value);
  const entries = Object.entries(value).sort(([left], [right]) => byCodeUnit(left, right));
  return `{${entries.map(([key, item]) => `${JSON.stringify(key)}:${stableJson(item)}`).join(",")}}`;
};

/** Values that change nothing: a keyword with this value is the same as no keyword. */
const idle: ReadonlyMap<string, string> = new Map([
  ["additionalProperties", "true"],
  ["items", "true"],
  ["uniqueItems", "false"],
  ["minItems", "0"],
  ["minLength", "0"],
  ["minProperties", "0"],
  ["required", "[]"],
  ["properties", "{}"],
]);

const demandsNothing = (keyword: string, value: JsonValue): boolean => {
  const expected = idle.get(keyword);
  if (expected === undefined || (typeof value === "object" && value !== null && Object.keys(value).length > 0))
    return false;
  const text = JSON.stringify(value);
  return text === expected || (text === "{}" && expected === "true");
};

/** The usual notation of a keyword: `const` and an enumeration of one are the same, and so are one type and a list of it. */
const usual = (keyword: string, value: JsonValue): readonly [string, JsonValue] => {
  if (keyword === "const") return ["const", [value]];
  if (keyword === "enum" && Array.isArray(value) && value.length === 1) return ["const", value];
  if (keyword === "type" && !Array.isArray(value)) return ["type", [value]];
  return [keyword, value];
};

interface Frame {
  readonly schema: Schema | boolean;
  /**
   * Number of keywords on the way from the beginning to it. A `$ref` alone is no step, so that inlining it changes nothing. A
   * `$ref` beside other keywords is one, so that a cycle to the whole and a cycle to the part give different texts.
   */
  readonly depth: number;
}

interface Written {
  readonly text: string;
  /** Whether it contains a cycle. Its text then depends on where the writing began, and is not cached. */
  readonly isCyclic: boolean;
}

export interface Canonical {
  /** The canonical text without annotations. */
  readonly demandsOf: (node: Node) => string;
  /** The canonical text with titles, descriptions, examples and defaults. */
  readonly wholeOf: (node: Node) => string;
}

const createWriter = (keepsAnnotations: boolean): ((node: Node) => string) => {
  const remembered = new WeakMap<object, WeakMap<Schema, string>>();

  const isKept = (keyword: string): boolean =>
    keyword !== "$ref" && (isAssertion(keyword) || (keepsAnnotations && annotationNames.has(keyword)));

  const write = (located: Located, above: readonly Frame[], depth: number): Written => {
    const { schema, scope } = located;
    if (typeof schema === "boolean") return { text: String(schema), isCyclic: false };
    const known = remembered.get(scope)?.get(schema);
    if (known !== undefined) return { text: known, isCyclic: false };
    let isCyclic = false;
    const writeNode = (node: Node, frames: readonly Frame[], at: number): string =>
      node
        .map((part) => {
          const written = write(part, frames, at);
          isCyclic ||= written.isCyclic;
          return written.text;
        })
        .join("&");
    const writeReference = (reference: JsonValue, at: number): string => {
      const target = resolve(located, reference);
      if (target === undefined) return JSON.stringify({ unresolved: reference });
      const frame = above.find(({ schema: open }) => open === target.schema);
      if (frame !== undefined) {
        isCyclic = true;
        return `^${at - frame.depth}`;
      }
      return writeNode([target], [...above, { schema: target.schema, depth: at }], at);
    };
    const writeKeyword = (keyword: string, value: JsonValue): string => {
      const kind = holders.get(keyword);
      if (kind === "one") return writeNode(child(located, value, keyword), above, depth + 1);
      if (kind === "list" && Array.isArray(value)) {
        const texts = value.map((item: JsonValue, index) =>
          writeNode(child(located, item, keyword, index), above, depth + 1),
        );
        return `[${(unordered.has(keyword) ? texts.sort(byCodeUnit) : texts).join(",")}]`;
      }
      if (kind === "map" && isObject(value)) {
        const entries = Object.entries(value).sort(([left], [right]) => byCodeUnit(left, right));
        const texts = entries.map(
          ([key, item]) => `${JSON.stringify(key)}:${writeNode(child(located, item, keyword, key), above, depth + 1)}`,
        );
        return `{${texts.join(",")}}`;
      }
      if (unordered.has(keyword) && Array.isArray(value)) {
        return `[${value
          .map((item: JsonValue) => stableJson(item))
          .sort(byCodeUnit)
          .join(",")}]`;
      }
      return stableJson(value);
    };
    const kept = Object.entries(schema)
      .filter(([keyword, value]) => isKept(keyword) && !demandsNothing(keyword, value))
      .map(([keyword, value]) => usual(keyword, value))
      .sort(([left], [right]) => byCodeUnit(left, right))
      .map(([keyword, value]) => `${JSON.stringify(keyword)}:${writeKeyword(keyword, value)}`);
    const own = `{${kept.join(",")}}`;
    const reference = schema["$ref"];
    const text =
      reference === undefined
        ? own
        : kept.length === 0
          ? writeReference(reference, depth)
          : `${own}&${writeReference(reference, depth + 1)}`;
    if (!isCyclic) {
      const inScope = remembered.get(scope) ?? new WeakMap<Schema, string>();
      remembered.set(scope, inScope.set(schema, text));
    }
    return { text, isCyclic };
  };

  return (node) =>
    [...new Set(node.map((part) => write(part, [], 0).text))]
      .filter((text) => text !== "true" && text !== "{}")
      .sort(byCodeUnit)
      .join("&");
};

export const createCanonical = (): Canonical => ({ demandsOf: createWriter(false), wholeOf: createWriter(true) });
