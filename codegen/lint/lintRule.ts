/** What a lint rule has besides its description: when it runs, whether its level may be changed, and its check. */
import type { AnyFile } from "../load.js";
import type { Rule } from "../rule.js";
import { withEscapes } from "../unseen.js";
import type { PackView } from "./packView.js";

/**
 * Reports a fault of a contract file at a JSON pointer, or at an offset if the file is not JSON. With `name`, the finding points to
 * the name of that property of the object at the pointer, and not to a value.
 */
export type ReportFault = (file: AnyFile, pointer: string | number, what: string, name?: string) => void;

/**
 * `reading`: found while a file is read, by the loader or by its meta-schema, which names the rule.
 * `structure`: how the parts of a pack fit together.
 * `meaning`: runs once the structure is sound, because it compiles schemas or builds the pack's model.
 */
export type Stage = "reading" | "structure" | "meaning";

export interface LintRule extends Rule {
  readonly gate: "contract";
  readonly stage: Stage;
  /** Whether generated code would be wrong without this rule. Then no setting can lower its level. */
  readonly isFixed: boolean;
  /** Absent if the rule is found by reading alone. */
  readonly check?: (pack: PackView, report: ReportFault) => void;
}

type Change = Readonly<Record<string, unknown>>;

/** A rule as its author writes it, with examples as data. */
interface Description extends Omit<LintRule, "gate" | "level" | "isFixed" | "bad" | "good"> {
  readonly bad: Change;
  readonly good: Change;
}

/** One line for each file that an example changes. */
const exampleText = (change: Change): string =>
  `{\n${Object.entries(change)
    .map(([path, content]) => `  ${JSON.stringify(path)}: ${withEscapes(JSON.stringify(content))}`)
    .join(",\n")}\n}`;

const ruleWith =
  (level: LintRule["level"], isFixed: boolean) =>
  ({ bad, good, ...description }: Description): LintRule => ({
    ...description,
    gate: "contract",
    level,
    isFixed,
    bad: exampleText(bad),
    good: exampleText(good),
  });

/** A rule without which code generation is unsound. */
export const fixedRule = ruleWith("error", true);

/** A rule that a project may lower or turn off. */
export const errorRule = ruleWith("error", false);
export const warningRule = ruleWith("warning", false);
export const infoRule = ruleWith("info", false);
