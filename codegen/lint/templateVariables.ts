/** Finds variables of a template that its data do not declare, and data that it never shows. */
import { nearest } from "../../src/contract/validation/similar.js";
import { pointerTo } from "../pointer.js";
import { isObject, propertiesOf, type Schema, typesOf, visitSchema } from "../schema.js";
import type { TemplateNode } from "../templateText.js";
import { type PackView, partsOfSchema } from "./packView.js";

export interface UnknownVariable {
  /** The index of the text that contains it. */
  readonly text: number;
  readonly offset: number;
  readonly what: string;
}

export interface UnusedVariable {
  /** Its pointer below the schema of the data. */
  readonly path: string;
  readonly name: string;
}

/** Types whose values can be written into a text. */
const words: ReadonlySet<string> = new Set(["string", "number", "integer", "boolean", "null"]);

const shownPath = (path: string): string => (path === "" ? "this" : path);

export const variableFaults = (
  pack: PackView,
  data: Schema,
  texts: readonly (readonly TemplateNode[])[],
): { readonly unknown: readonly UnknownVariable[]; readonly unused: readonly UnusedVariable[] } => {
  const unknown: UnknownVariable[] = [];
  const used = new Set<Schema>();
  const partsOf = (schema: Schema): readonly Schema[] => partsOfSchema(pack, schema, data);
  const itemsOf = (schema: Schema): Schema | undefined =>
    partsOf(schema)
      .map(({ items }) => items)
      .find(isObject);
  const isWords = (schema: Schema): boolean => {
    const parts = partsOf(schema);
    const types = parts.flatMap(typesOf);
    const items = itemsOf(schema);
    const areListed = types.includes("array") && items !== undefined && isWords(items);
    return types.length === 0
      ? parts.some((part) => "enum" in part || "const" in part)
      : types.every((type) => words.has(type) || (type === "array" && areListed));
  };

  const readText = (text: number, nodes: readonly TemplateNode[], scope: Schema): void => {
    for (const node of nodes) {
      if (node.kind === "text") continue;
      const { offset, path, kind } = node;
      const tell = (what: string): void => void unknown.push({ text, offset, what: `{{${shownPath(path)}}} ${what}` });
      const found = path === "" ? scope : readPath(path, scope, tell);
      if (kind === "show") {
        if (found !== undefined && !isWords(found))
          tell("is no text or number, and has no words of its own: show what is in it");
        continue;
      }
      readText(text, node.otherwise ?? [], scope);
      const items = found === undefined || kind === "if" ? scope : itemsOf(found);
      if (items === undefined) tell("is no list with a schema of its items");
      else if (found !== undefined) readText(text, node.parts, items);
    }
  };

  const readPath = (path: string, scope: Schema, tell: (what: string) => void): Schema | undefined => {
    let schema = scope;
    for (const name of path.split(".")) {
      const declared = new Map(partsOf(schema).flatMap(propertiesOf));
      const property = declared.get(name);
      if (property === undefined) {
        const meant = nearest(name, [...declared.keys()]);
        tell(`is not declared in its data${meant === undefined ? "" : `: did you mean ${meant}?`}`);
        return undefined;
      }
      used.add(property);
      schema = property;
    }
    return schema;
  };

  texts.forEach((nodes, index) => {
    readText(index, nodes, data);
  });
  const unused: UnusedVariable[] = [];
  visitSchema(data, (schema, path) => {
    for (const [name, property] of propertiesOf(schema))
      if (!used.has(property)) unused.push({ path: path + pointerTo("properties", name), name });
  });
  return { unknown, unused };
};
