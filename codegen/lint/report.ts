/** How a rule says what it found, and how a failed validation is put into a finding. */
import type { ContractFile } from "../load.js";

export type AnyFile = ContractFile<unknown>;

/** Reports a fault of a contract file at a JSON pointer. */
export type Report = (file: AnyFile, pointer: string, rule: string, what: string) => void;

interface Failure {
  readonly instancePath: string;
  readonly keyword: string;
  readonly params: unknown;
}

/** The first failure in a few words. */
export const describeFailures = (failures: readonly Failure[] | null | undefined): string => {
  const first = failures?.[0];
  return first === undefined
    ? "it does not conform"
    : `${first.instancePath || "the root"} fails ${first.keyword} ${JSON.stringify(first.params)}`;
};
