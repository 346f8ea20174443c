/** Finds the place of a keyword in a schema. */
import type { JsonValue } from "../../../../src/contract/contract.js";
import { isObject } from "../../../schema.js";
import { type Located, type Node, placeOf, resolve, type SchemaPlace } from "../located.js";
import { branchNodes } from "../scalar.js";
import { type Annotation, headerKeyword } from "../vocabulary.js";

/** The parts of a conjunction, with those that they refer to and those in their `allOf`. */
export const partsOf = (node: Node, depth = 0): readonly Located[] =>
  node.flatMap((part) => {
    if (!isObject(part.schema) || depth > 12) return [part];
    const target = resolve(part, part.schema["$ref"]);
    return [
      part,
      ...(target === undefined ? [] : partsOf([target], depth + 1)),
      ...branchNodes(part, "allOf").flatMap((branch) => partsOf(branch, depth + 1)),
    ];
  });

/** The place of the first of these keywords that a node has, or else the place of the node. */
export const placeIn = (node: Node, keywords: readonly string[]): SchemaPlace | undefined => {
  const parts = partsOf(node);
  for (const keyword of keywords) {
    const part = parts.find(({ schema }) => isObject(schema) && Object.hasOwn(schema, keyword));
    if (part !== undefined) {
      const { document, pointer } = placeOf(part);
      return { document, pointer: `${pointer}/${keyword}` };
    }
  }
  const [first] = parts;
  return first && placeOf(first);
};

/** For a value that may be null: the branch for values that are not null. That branch has the annotations. */
const orNull = (part: Located): readonly Located[] =>
  (["anyOf", "oneOf"] as const).flatMap((keyword) => {
    const branches = branchNodes(part, keyword).flat();
    const others = branches.filter(({ schema }) => !isObject(schema) || schema["type"] !== "null");
    return branches.length === 2 && others.length === 1 ? partsOf(others) : [];
  });

export const annotationOf = (node: Node, keyword: Annotation): JsonValue | undefined => {
  const parts = partsOf(node);
  for (const { schema } of [...parts, ...parts.flatMap(orNull)]) {
    if (isObject(schema) && schema[keyword] !== undefined) return schema[keyword];
  }
  return undefined;
};

/** The HTTP header that carries an argument as well. Only the argument's own schema is searched: servers ignore it elsewhere. */
export const headerOf = (node: Node): string | undefined => {
  for (const { schema } of node) {
    const header = isObject(schema) ? schema[headerKeyword] : undefined;
    if (typeof header === "string") return header;
  }
  return undefined;
};
