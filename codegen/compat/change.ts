/** A change of a contract, and the finding that reports it. */
import type { Finding } from "../finding.js";
import { sha256 } from "../hash.js";
import { compatRule } from "./rules.js";
import { type SchemaPlace, whereOf } from "./schema/located.js";

export interface Change {
  readonly rule: string;
  readonly pack: string;
  /** What it is about: `tool searchFlights`, `resource airports`; the pack itself if empty. */
  readonly subject: string;
  /** Where in the value: `input passengers.adults`. */
  readonly path: string;
  /** Distinguishes it from other changes of the same rule at the same place. */
  readonly detail: string;
  readonly what: string;
  readonly base: SchemaPlace | undefined;
  readonly current: SchemaPlace | undefined;
}

/**
 * Names a change for a waiver, in 16 hexadecimal digits. It depends on the change alone: not on lines, files, the order of keys or
 * the names of definitions.
 */
const fingerprintOf = ({ rule, pack, subject, path, detail }: Change): string =>
  sha256(JSON.stringify([rule, pack, subject, path, detail])).slice(0, 16);

/**
 * The key of the edit that a change comes from. One edit of a shared schema is one cause, however many tools it changes: each of
 * these changes is the same one between the same two places.
 */
export const causeOf = ({ rule, pack, detail, base, current }: Change): string =>
  JSON.stringify([rule, pack, detail, ...[base, current].map((place) => [place?.document.path, place?.pointer])]);

const mendOf = ({ rule, current, base }: Change): string => {
  const { level, fix } = compatRule(rule);
  if (level !== "error") return fix;
  const path = (current ?? base)?.document.path;
  return path === undefined ? fix : `${fix.replace(/\.$/, "")} (${path})`;
};

/** For a part that was removed from a place that still exists: where it stood, in words. Otherwise empty. */
const formerPlace = ({ rule, base, current }: Change): string =>
  base !== undefined && current !== undefined && /(?:property|branch|argument|schema)-removed/.test(rule)
    ? ` (it stood at ${whereOf(base)})`
    : "";

/** The finding of a change. It points to the current place, or to the former one if the current one is gone. */
export const findingOf = (change: Change): Finding => {
  const { rule, pack, subject, path, what, base, current } = change;
  const place = current ?? base;
  const about = [pack, subject, path].filter((part) => part !== "").join(" ");
  return {
    gate: "compatibility",
    rule,
    level: compatRule(rule).level,
    where: place === undefined ? "contracts" : whereOf(place),
    what: `${about}: ${what}${formerPlace(change)}`,
    mend: mendOf(change),
    fingerprint: fingerprintOf(change),
  };
};
