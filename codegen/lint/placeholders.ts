/** The placeholders `${name.path}` of examples, which are filled from the answer of an earlier call. */
import type { JsonValue } from "../../src/contract/contract.js";

/** The placeholder for what stands at a path of an earlier answer. */
export const placeOf = (path: string): string => `\${${path}}`;

/** Whether a value contains a placeholder, so that it cannot be checked before the call. */
export const holdsPlaceholder = (value: JsonValue): boolean => /\$\{/.test(JSON.stringify(value));

/** The names of the calls whose answers a value uses. */
export const placeholdersIn = (value: JsonValue): readonly string[] =>
  [...JSON.stringify(value).matchAll(/\$\{([A-Za-z][A-Za-z0-9]*)/g)].map((match) => match[1] ?? "");
