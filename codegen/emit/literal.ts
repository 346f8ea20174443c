/** Writes JSON values as TypeScript literals that look hand-written: unquoted keys where possible, short values on one line. */
import type { JsonValue } from "../../src/contract/contract.js";
import { propertyKey } from "../names.js";
import { isObject } from "../schema.js";

const maximumWidth = 110;

const wrap = (open: string, close: string, parts: readonly string[], pad: string, indent: number): string => {
  if (parts.length === 0) return `${open}${close}`;
  const flat = `${open}${pad}${parts.join(", ")}${pad}${close}`;
  if (!flat.includes("\n") && flat.length + indent <= maximumWidth) return flat;
  const spaces = " ".repeat(indent + 2);
  return `${open}\n${parts.map((part) => `${spaces}${part},\n`).join("")}${" ".repeat(indent)}${close}`;
};

/** `indent` is the number of spaces before the line on which the literal begins. */
export const literalText = (value: JsonValue, indent = 0): string => {
  if (Array.isArray(value)) {
    return wrap(
      "[",
      "]",
      value.map((item: JsonValue) => literalText(item, indent + 2)),
      "",
      indent,
    );
  }
  if (!isObject(value)) return JSON.stringify(value);
  const entries = Object.entries(value).map(([key, item]) => `${propertyKey(key)}: ${literalText(item, indent + 2)}`);
  return wrap("{", "}", entries, " ", indent);
};
