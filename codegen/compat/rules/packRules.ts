/**
 * What a change of a pack means apart from its schemas: tools, hints, errors, resources, prompts, webhooks, templates, versions and
 * waivers.
 */
import { costRules } from "./pack/costRules.js";
import { decisionRules } from "./pack/decisionRules.js";
import { promptRules } from "./pack/promptRules.js";
import { reasonRules } from "./pack/reasonRules.js";
import { resourceRules } from "./pack/resourceRules.js";
import { settingRules } from "./pack/settingRules.js";
import { templateRules } from "./pack/templateRules.js";
import { ruleOf } from "./pack/told.js";
import { toolRules } from "./pack/toolRules.js";
import { webhookRules } from "./pack/webhookRules.js";
import { wholeRules } from "./pack/wholeRules.js";
import type { CompatRule } from "./rule.js";

export const packRules: readonly CompatRule[] = [
  ...[
    wholeRules,
    toolRules,
    reasonRules,
    resourceRules,
    promptRules,
    settingRules,
    webhookRules,
    templateRules,
    costRules,
  ]
    .flat()
    .map(ruleOf),
  ...decisionRules.map((rule) => ruleOf({ ...rule, bump: "none" })),
];
