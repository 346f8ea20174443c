/** The `${name.path}` of examples: places that an earlier call's answer fills. */
import type { JsonValue } from "../../src/contract/contract.js";

/** A place for what stands at a path of an earlier answer. */
export const placeOf = (path: string): string => `\${${path}}`;

/** Whether an answer fills a part of a value, which cannot be judged before. */
export const holdsPlaceholder = (value: JsonValue): boolean => /\$\{/.test(JSON.stringify(value));

/** The names of the calls whose answers a value uses. */
export const placeholdersIn = (value: JsonValue): readonly string[] =>
  [...JSON.stringify(value).matchAll(/\$\{([A-Za-z][A-Za-z0-9]*)/g)].map((match) => match[1] ?? "");
