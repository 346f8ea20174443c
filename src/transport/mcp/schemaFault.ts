/** Describes the first fault that one of the SDK's schemas finds in a message: field, value, what is expected. Pure. */
import type { StandardSchemaV1, StandardSchemaV1Sync } from "@modelcontextprotocol/server";
import type { RequestFault } from "../../contract/refusal.js";

const keysOf = ({ path = [] }: StandardSchemaV1.Issue): readonly string[] =>
  path.map((part) => String(typeof part === "object" ? part.key : part));

const valueAt = (value: unknown, keys: readonly string[]): unknown =>
  keys.reduce<unknown>((found, key) => ({ ...Object(found) })[key], value);

/** Zod's message, but a missing value is called missing. */
const inWords = (message: string): string =>
  message.replace(/^Invalid input: /, "").replace(/received undefined$/, "and it is missing");

/** The first fault of a value; undefined if the value is valid. */
export const faultOf = (schema: StandardSchemaV1Sync, value: unknown): Omit<RequestFault, "hint"> | undefined => {
  const [issue] = schema["~standard"].validate(value).issues ?? [];
  if (issue === undefined) return undefined;
  const keys = keysOf(issue);
  const field = keys.join(".");
  return { field, value: valueAt(value, keys) ?? null, message: `Invalid ${field}: ${inWords(issue.message)}` };
};
