/** What the generator has to say against a project: where, what, and the command or edit that mends it. */

/** `contract`: the contract itself is wrong. The other three are the drift gates that need no running server. */
export type Gate = "contract" | "sources" | "generated" | "handlers";

export interface Finding {
  readonly gate: Gate;
  /** A short name of the kind of fault, for example `stale` or `missing-handler`. */
  readonly kind: string;
  /** Path below the project root, with `:line:column` where there is one to show. */
  readonly where: string;
  readonly what: string;
  readonly mend: string;
}

/** Thrown when contracts cannot be made into a model. Holds everything that was found, not only the first. */
export class ContractInvalid extends Error {
  readonly findings: readonly Finding[];
  constructor(findings: readonly Finding[]) {
    super(findings.map((finding) => `${finding.where} ${finding.what}`).join("\n"));
    this.name = "ContractInvalid";
    this.findings = findings;
  }
}

/** One finding as it is printed: three lines that answer what, where and what next. */
export const formatFinding = (finding: Finding): string =>
  `${finding.where}  ${finding.gate}/${finding.kind}\n  ${finding.what}\n  mend: ${finding.mend}\n`;
