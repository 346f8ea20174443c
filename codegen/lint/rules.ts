/**
 * Every lint rule, in the order in which they are documented.
 *
 * A rule's bad and good example are each a change to one small pack, `contracts/library`: JSON of `{path: change}` with paths below
 * that folder. A change is a JSON merge patch of the file (RFC 7396), its whole text if it is a string, or null to remove the file.
 * The pack has one tool, `findBooks`, with one argument, `word`; a shared schema, `Book`; a reason, `SHELF_CLOSED`; and an example.
 * The bad example breaks that rule and no other, the good one breaks none: tests check this for every rule.
 */
import { annotationRules } from "./annotations.js";
import { budgetRules } from "./budgets.js";
import { closedOutputRules } from "./closedOutputs.js";
import { contradictionRules } from "./contradictions.js";
import { declaredRules } from "./declared.js";
import { defaultRules } from "./defaults.js";
import { descriptionRules } from "./descriptions.js";
import { entryExampleRules } from "./entryExamples.js";
import { exampleRules } from "./examples.js";
import { executionRules } from "./execution.js";
import { headerRules } from "./headers.js";
import type { LintRule } from "./lintRule.js";
import { nameRules } from "./names.js";
import { outputRules } from "./outputs.js";
import { packSettingRules } from "./packSettings.js";
import { patternRules } from "./patterns.js";
import { portabilityRules } from "./portability.js";
import { readingRules } from "./reading.js";
import { reasonRules } from "./reasons.js";
import { referenceRules } from "./references.js";
import { resourceRules } from "./resources.js";
import { settingsRule } from "./settings.js";
import { statedShapeRules } from "./statedShapes.js";
import { templateRules } from "./templates.js";
import { toolsetRules } from "./toolsets.js";
import { unknownFileRule } from "./unknownFiles.js";
import { unseenLetterRules } from "./unseenLetters.js";
import { vocabularyRules } from "./vocabulary.js";
import { webhookRules } from "./webhooks.js";

export const lintRules: readonly LintRule[] = [
  ...readingRules,
  unknownFileRule,
  ...unseenLetterRules,
  ...vocabularyRules,
  ...nameRules,
  ...descriptionRules,
  ...annotationRules,
  ...closedOutputRules,
  ...referenceRules,
  ...statedShapeRules,
  ...declaredRules,
  ...contradictionRules,
  ...patternRules,
  ...defaultRules,
  ...headerRules,
  ...executionRules,
  ...reasonRules,
  ...resourceRules,
  ...webhookRules,
  ...templateRules,
  ...outputRules,
  ...exampleRules,
  ...entryExampleRules,
  ...packSettingRules,
  ...toolsetRules,
  ...budgetRules,
  ...portabilityRules,
  settingsRule,
];
