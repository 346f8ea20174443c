/**
 * Arguments that a client of revision 2026-07-28 repeats in headers (`x-mcp-header` in the input schema), so that what stands
 * between client and server need not read the body. A server has to see that both say the same. Pure.
 */
import { isUtf8 } from "node:buffer";
import type { JsonObject } from "../../../contract/contract.js";
import { type MirroredArgument, mirroredArguments } from "../../../contract/mirroredArguments.js";

/** Asks for a header by its name in lower case. */
type HeaderOf = (name: string) => string | undefined;

const valueAt = (root: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (value, name) =>
      typeof value === "object" && value !== null && Object.hasOwn(value, name) ? Reflect.get(value, name) : undefined,
    root,
  );

const encodedPattern = /^=\?base64\?(.*)\?=$/s;

/** A header's value as it is meant; undefined if it is encoded and cannot be decoded. */
const decoded = (value: string): string | undefined => {
  const encoded = encodedPattern.exec(value)?.[1];
  if (encoded === undefined) return value;
  const bytes = Buffer.from(encoded, "base64");
  return bytes.toString("base64") === encoded && isUtf8(bytes) ? bytes.toString() : undefined;
};

const decimalPattern = /^-?\d+(\.\d+)?$/;

const saysTheSame = (header: string, value: string | number | boolean): boolean =>
  typeof value === "number" && decimalPattern.test(header) ? Number(header) === value : header === String(value);

const faultOf = ({ path, header }: MirroredArgument, value: unknown, headerOf: HeaderOf): string | undefined => {
  if (typeof value !== "string" && typeof value !== "number" && typeof value !== "boolean") return undefined;
  const given = headerOf(header);
  const name = path.join(".");
  if (given === undefined) return `the body has ${name}, and the header ${header} is not there`;
  const meant = decoded(given.trim());
  if (meant === undefined) return `the header ${header} is not valid Base64 of text`;
  return saysTheSame(meant, value) ? undefined : `the header ${header} and ${name} in the body are not the same`;
};

/**
 * What is wrong with the headers of a call, for the message of a -32020 error; undefined if nothing is. A header without its
 * argument is passed over, and so is an argument of a type that no header can hold: the schema has its own word on that.
 */
export const parameterHeaderFault = (
  mirrored: readonly MirroredArgument[],
  given: unknown,
  headerOf: HeaderOf,
): string | undefined => {
  for (const argument of mirrored) {
    const fault = faultOf(argument, valueAt(given, argument.path), headerOf);
    if (fault !== undefined) return fault;
  }
  return undefined;
};

/** The message of the -32020 error that a `tools/call` deserves; undefined for none, and for any other method. */
export type ParameterHeaderCheck = (method: unknown, parameters: unknown, headerOf: HeaderOf) => string | undefined;

/** Checks the calls of a pack. What a tool mirrors is looked up in its schema once; most mirror nothing. */
export const createParameterHeaderCheck = (
  inputSchemaOf: (toolName: string) => JsonObject | undefined,
): ParameterHeaderCheck => {
  const known = new Map<string, readonly MirroredArgument[]>();
  const mirroredBy = (toolName: string): readonly MirroredArgument[] => {
    const found = known.get(toolName);
    if (found !== undefined) return found;
    const schema = inputSchemaOf(toolName);
    if (schema === undefined) return [];
    const mirrored = mirroredArguments(schema);
    known.set(toolName, mirrored);
    return mirrored;
  };
  return (method, parameters, headerOf) => {
    if (method !== "tools/call") return undefined;
    const name = valueAt(parameters, ["name"]);
    const mirrored = typeof name === "string" ? mirroredBy(name) : [];
    return mirrored.length === 0
      ? undefined
      : parameterHeaderFault(mirrored, valueAt(parameters, ["arguments"]), headerOf);
  };
};
