/** Every rule that a finding can name: of lint, of emitters, of the gates 1 to 4, of compatibility. */
import { compatRules } from "./compat/rules.js";
import { emitterRules } from "./emit/rules.js";
import { gateRules } from "./gates/rules.js";
import { lintRules } from "./lint/rules.js";
import type { Rule } from "./rule.js";

export const rules: readonly Rule[] = [...lintRules, ...emitterRules, ...gateRules, ...compatRules];
