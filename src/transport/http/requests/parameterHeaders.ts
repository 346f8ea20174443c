/**
 * Checks arguments that a client of revision 2026-07-28 repeats in headers (`x-mcp-header` in the input schema), so
 * that a proxy need not read the body. Header and body have to agree. Pure.
 */
import { isUtf8 } from "node:buffer";
import type { JsonObject } from "../../../contract/contract.js";
import { type MirroredArgument, mirroredArguments } from "../../../contract/mirroredArguments.js";

/** Returns a header by its lower-case name. */
type HeaderOf = (name: string) => string | undefined;

const valueAt = (root: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (value, name) =>
      typeof value === "object" && value !== null && Object.hasOwn(value, name) ? Reflect.get(value, name) : undefined,
    root,
  );

const encodedPattern = /^=\?base64\?(.*)\?=$/s;

/** A header's decoded value; undefined if it is encoded and cannot be decoded. */
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
 * The fault of a call's headers, as the message of a -32020 error; undefined if there is none. A header without its
 * argument is ignored, and so is an argument of a type that no header can hold: the schema decides about that.
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

/** The message of the -32020 error for a `tools/call`; undefined if there is no fault, and for any other method. */
export type ParameterHeaderCheck = (method: unknown, parameters: unknown, headerOf: HeaderOf) => string | undefined;

/**
 * Creates the check for the tools of a pack. A tool's schema is searched for mirrored arguments once; most tools have
 * none.
 */
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
