/**
 * Turns changes into findings: which of them break callers, which breaks are waived, and which version is needed. Pure: the day is
 * an argument.
 */
import type { WaiversFile } from "../contractFiles.js";
import type { Finding } from "../finding.js";
import type { ContractFile } from "../load.js";
import { type Change, causeOf, findingOf } from "./change.js";
import { comparePacks } from "./comparePacks.js";
import type { PackSurface } from "./surface.js";
import { type Suggestion, suggestionFor, versionChange } from "./version.js";
import { applyWaivers, type Caused } from "./waivers.js";

export interface Assessment {
  readonly findings: readonly Finding[];
  readonly suggestions: readonly Suggestion[];
}

/** Removes duplicates: one change may be reached by several paths. */
const withoutTwins = (changes: readonly Change[]): readonly Caused[] => {
  const caused = changes.map((change): Caused => ({ finding: findingOf(change), cause: causeOf(change) }));
  return [...new Map(caused.map((one) => [one.finding.fingerprint, one])).values()];
};

/** The finding of a rule on versions. It has no fingerprint, because it cannot be waived. */
const decisionOf = (change: Change): Finding => {
  const { fingerprint: _fingerprint, ...finding } = findingOf(change);
  return finding;
};

export const assess = (
  base: readonly PackSurface[],
  current: readonly PackSurface[],
  waivers: ContractFile<WaiversFile> | undefined,
  today: string,
): Assessment => {
  const changes = comparePacks(base, current);
  /** A server does not tell the version of its contract, so it may contain any release of its pack. */
  const isReleased = (release: string): boolean =>
    base.some(({ name, version }) =>
      version === undefined ? release.startsWith(`${name} `) : release === `${name} ${version}`,
    );
  const findings = applyWaivers(withoutTwins(changes), waivers, today, isReleased);
  const pairs = current.flatMap((pack) => {
    const former = base.find(({ name }) => name === pack.name);
    const suggestion = former && suggestionFor(former, pack, changes);
    return suggestion === undefined ? [] : [{ pack, suggestion }];
  });
  return {
    findings: [
      ...findings,
      ...pairs.flatMap(({ pack, suggestion }) => versionChange(suggestion, pack)).map(decisionOf),
    ],
    suggestions: pairs.map(({ suggestion }) => suggestion),
  };
};
