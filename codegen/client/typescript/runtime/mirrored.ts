/** Arguments that are repeated in headers (`x-mcp-header` in the contract), so that proxies need not read the body. */
import { fieldsOf } from "./fields.js";

const plain = /^[\x21-\x7e]([\x20-\x7e]*[\x21-\x7e])?$/;
const encodedForm = /^=\?base64\?.*\?=$/;

const encoded = (text: string): string =>
  plain.test(text) && !encodedForm.test(text)
    ? text
    : `=?base64?${btoa(String.fromCharCode(...new TextEncoder().encode(text)))}?=`;

const isWritable = (value: unknown): value is string | number | boolean =>
  ["string", "number", "boolean"].includes(typeof value);

export type MirroredHeaders = (
  headers: Readonly<Record<string, readonly string[]>> | undefined,
  input: unknown,
) => Readonly<Record<string, string>> | undefined;

/** The headers `Mcp-Param-<name>` of a call; undefined if the tool has none. */
export const mirroredHeaders: MirroredHeaders = (headers, input) =>
  headers &&
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, path]) => {
      const value = path.reduce<unknown>((from, key) => fieldsOf(from)[key], input);
      return isWritable(value) ? [[`Mcp-Param-${name}`, encoded(String(value))]] : [];
    }),
  );
