/** JSON for large generated files. A value that fits on a line is on one line: the file is short, and a diff still shows the change. */
import { isObject } from "../schema.js";

const maximumWidth = 120;

const textAt = (value: unknown, indent: number, taken: number): string => {
  const flat = JSON.stringify(value) ?? "null";
  if (flat.length + indent + taken <= maximumWidth || typeof value !== "object" || value === null) return flat;
  const pad = " ".repeat(indent + 2);
  const parts = isObject(value)
    ? Object.entries(value).map(([key, item]) => {
        const name = `${JSON.stringify(key)}: `;
        return `${pad}${name}${textAt(item, indent + 2, name.length + 1)}`;
      })
    : [...(Array.isArray(value) ? value : [])].map((item: unknown) => `${pad}${textAt(item, indent + 2, 1)}`);
  const [open, close] = isObject(value) ? ["{", "}"] : ["[", "]"];
  return parts.length === 0 ? flat : `${open}\n${parts.join(",\n")}\n${" ".repeat(indent)}${close}`;
};

export const compactJson = (value: unknown): string => `${textAt(value, 0, 0)}\n`;
