/** The catalogue of compatibility: every change that `diff` can tell of, how grave it is, and a change that shows it. */
import { clientRules } from "./rules/clientRules.js";
import { packRules } from "./rules/packRules.js";
import type { CompatRule } from "./rules/rule.js";
import { schemaRules } from "./rules/schemaRules.js";

export type { Bump, CompatRule, ExampleChange } from "./rules/rule.js";

export const compatRules: readonly CompatRule[] = [...packRules, ...clientRules, ...schemaRules];

const byId: ReadonlyMap<string, CompatRule> = new Map(compatRules.map((rule) => [rule.id, rule]));

/** The rule of an id. Throws for one that is in no catalogue: a finding must never carry such a name. */
export const compatRule = (id: string): CompatRule => {
  const rule = byId.get(id);
  if (rule === undefined) throw new Error(`There is no compatibility rule ${id}.`);
  return rule;
};
