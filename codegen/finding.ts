/** A finding of the toolchain: which rule, where, what, and the command or edit that mends it. */

/** `contract` is lint: the contract itself is wrong. The others are the drift gates, in their order. */
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
  /** Identifies a compatibility finding in `contracts/compat-waivers.json`. It is the same on every machine, and after a part has moved. */
  readonly fingerprint?: string;
}

/** Thrown if no models can be made from the contracts. Holds all findings, not only the first. */
export class ContractInvalid extends Error {
  readonly findings: readonly Finding[];
  constructor(findings: readonly Finding[]) {
    super(findings.map((finding) => `${finding.where} ${finding.what}`).join("\n"));
    this.name = "ContractInvalid";
    this.findings = findings;
  }
}

/** The exit codes of the toolchain. */
export const exitCodes = { ok: 0, drift: 1, invalid: 2, breaking: 3 } as const;
export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];

/** Rules which say that a gate could not be run: that is neither success nor drift. */
const unaskedRules: ReadonlySet<string> = new Set(["server-slow", "base-unreadable"]);

/**
 * The exit code of the gravest finding: an invalid contract, then a breaking change, then drift. If there is none of these but a
 * gate could not be run, there is no verdict, and the code is `invalid`.
 */
export const exitCodeOf = (findings: readonly Finding[]): ExitCode => {
  const errors = findings.filter(({ level }) => level === "error");
  const failed = new Set(errors.filter(({ rule }) => !unaskedRules.has(rule)).map(({ gate }) => gate));
  if (failed.has("contract")) return exitCodes.invalid;
  if (failed.has("compatibility")) return exitCodes.breaking;
  if (failed.size > 0) return exitCodes.drift;
  return errors.length > 0 ? exitCodes.invalid : exitCodes.ok;
};
