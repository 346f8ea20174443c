/** A change of a contract, and the finding that is made of it. */
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
  /** What tells it from other changes of the same rule at the same place. */
  readonly detail: string;
  readonly what: string;
  readonly base: SchemaPlace | undefined;
  readonly current: SchemaPlace | undefined;
}

/**
 * Sixteen digits that name a change for a waiver. Made of what was decided, and of nothing that moves: no line, no file, no order of
 * keys, no name of a definition.
 */
const fingerprintOf = ({ rule, pack, subject, path, detail }: Change): string =>
  sha256(JSON.stringify([rule, pack, subject, path, detail])).slice(0, 16);

/** One edit of a shared schema is one cause, however many tools it changes: the same change between the same two places. */
export const causeOf = ({ rule, pack, detail, base, current }: Change): string =>
  JSON.stringify([rule, pack, detail, ...[base, current].map((place) => [place?.document.path, place?.pointer])]);

const mendOf = ({ rule, current, base }: Change): string => {
  const { level, fix } = compatRule(rule);
  if (level !== "error") return fix;
  const path = (current ?? base)?.document.path;
  return path === undefined ? fix : `${fix.replace(/\.$/, "")} (${path})`;
};

/** Of what is gone from a place that is still there: where to read how it was. */
const formerPlace = ({ rule, base, current }: Change): string =>
  base !== undefined && current !== undefined && /(?:property|branch|argument|schema)-removed/.test(rule)
    ? ` (it stood at ${whereOf(base)})`
    : "";

/** Where it stands today; where it stood, if it is gone. */
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
