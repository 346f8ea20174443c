/** The catalogue of compatibility: every change that `diff` reports, its level, and an example. */
import { clientRules } from "./rules/clientRules.js";
import { packRules } from "./rules/packRules.js";
import type { CompatRule } from "./rules/rule.js";
import { schemaRules } from "./rules/schemaRules.js";

export type { Bump, CompatRule, ExampleChange } from "./rules/rule.js";

export const compatRules: readonly CompatRule[] = [...packRules, ...clientRules, ...schemaRules];

const byId: ReadonlyMap<string, CompatRule> = new Map(compatRules.map((rule) => [rule.id, rule]));

/** The rule of an id. Throws for an id that is in no catalogue, because no finding may carry one. */
export const compatRule = (id: string): CompatRule => {
  const rule = byId.get(id);
  if (rule === undefined) throw new Error(`There is no compatibility rule ${id}.`);
  return rule;
};
