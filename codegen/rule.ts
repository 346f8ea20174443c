/** What is known of a rule besides how it is checked. Rules are data: `explain` prints them, the docs list them, tests try their examples. */
import type { Gate, Level } from "./finding.js";

export interface Rule {
  /** Kebab case, unique over all gates: what findings carry and `explain` takes. */
  readonly id: string;
  readonly gate: Gate;
  readonly level: Level;
  /** What holds where the rule is kept, in one sentence. */
  readonly purpose: string;
  /** What goes wrong for whom where it is not. */
  readonly why: string;
  /** What to do about a finding. */
  readonly fix: string;
  /** The smallest thing that breaks the rule, and its like that keeps it: JSON of a contract's part, or a few lines of text. */
  readonly bad: string;
  readonly good: string;
}
