/** What is known of a rule besides its check. Rules are data: `explain` prints them, the docs list them, tests try their examples. */
import type { Gate, Level } from "./finding.js";

export interface Rule {
  /** Kebab case, unique among all gates: findings carry it, and `explain` takes it. */
  readonly id: string;
  readonly gate: Gate;
  readonly level: Level;
  /** What is true if the rule is kept, in one sentence. */
  readonly purpose: string;
  /** What goes wrong, and for whom, if it is broken. */
  readonly why: string;
  /** What to do about a finding. */
  readonly fix: string;
  /** The smallest example that breaks the rule, and a similar one that keeps it: JSON of a part of a contract, or a few lines of text. */
  readonly bad: string;
  readonly good: string;
}
