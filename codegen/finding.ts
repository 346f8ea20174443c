/** What the toolchain has to say of a project: which rule, where, what, and the command or edit that mends it. */

/** `contract`: the contract itself is wrong. The others are the drift gates, in their order. */
export const gates = ["contract", "sources", "generated", "handlers", "server", "compatibility"] as const;
export type Gate = (typeof gates)[number];

/** Only an error fails a command. A warning asks for a second look, an info is for the record. */
export type Level = "error" | "warning" | "info";

export interface Finding {
  readonly gate: Gate;
  /** Name of the rule, as `explain` knows it: `stale`, `missing-handler`, `request-enum-value-removed`. */
  readonly rule: string;
  readonly level: Level;
  /** Path below the project root, with `:line:column` where there is one to show; the address of a server for what it serves. */
  readonly where: string;
  readonly what: string;
  /** The command or the edit that mends it. */
  readonly mend: string;
  /** Names a compatibility finding for `contracts/compat-waivers.json`; the same on every machine and after every move. */
  readonly fingerprint?: string;
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

/** What a command of the toolchain ends with. */
export const exitCodes = { ok: 0, drift: 1, invalid: 2, breaking: 3 } as const;
export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];

/** Rules by which a gate says that it could not ask its question, which is neither a yes nor drift. */
const unaskedRules: ReadonlySet<string> = new Set(["server-slow", "base-unreadable"]);

/**
 * The gravest of what was found: an invalid contract before a breaking one, that before drift. Where nothing of it was found and
 * something could not be asked, there is no verdict.
 */
export const exitCodeOf = (findings: readonly Finding[]): ExitCode => {
  const errors = findings.filter(({ level }) => level === "error");
  const failed = new Set(errors.filter(({ rule }) => !unaskedRules.has(rule)).map(({ gate }) => gate));
  if (failed.has("contract")) return exitCodes.invalid;
  if (failed.has("compatibility")) return exitCodes.breaking;
  if (failed.size > 0) return exitCodes.drift;
  return errors.length > 0 ? exitCodes.invalid : exitCodes.ok;
};
