/** Which version a pack has to have after a change, and whether it has it. Pure arithmetic of versions. */

import type { Change } from "./change.js";
import { type Bump, compatRule } from "./rules.js";
import type { PackSurface } from "./surface.js";

type Version = readonly [major: number, minor: number, patch: number];

const parse = (text: string | undefined): Version | undefined => {
  const match = /^(\d+)\.(\d+)\.(\d+)$/.exec(text ?? "");
  return match === null ? undefined : [Number(match[1]), Number(match[2]), Number(match[3])];
};

const compare = (left: Version, right: Version): number =>
  left[0] - right[0] || left[1] - right[1] || left[2] - right[2];

const grades: readonly Bump[] = ["none", "patch", "minor", "client", "major"];

/** The greatest bump that any of the changes asks for. */
const bumpOf = (changes: readonly Change[]): Bump =>
  changes
    .map(({ rule }) => compatRule(rule).bump)
    .reduce((most, bump) => (grades.indexOf(bump) > grades.indexOf(most) ? bump : most), "none");

const bumped = ([major, minor, patch]: Version, bump: Bump): Version => {
  // Below 1.0.0, a breaking change raises the minor version, and any other change the patch.
  const place = major === 0 && bump === "major" ? "minor" : major === 0 && bump === "minor" ? "patch" : bump;
  const next: Readonly<Record<Bump, Version>> = {
    major: [major + 1, 0, 0],
    client: [major, minor + 1, 0],
    minor: [major, minor + 1, 0],
    patch: [major, minor, patch + 1],
    none: [major, minor, patch],
  };
  return next[place];
};

export interface Suggestion {
  readonly pack: string;
  readonly bump: Bump;
  readonly from: string;
  /** The lowest version that is high enough for the changes. */
  readonly to: string;
  readonly actual: string;
}

/** The version that a pack should have. Undefined if a version is not known or is not a valid one. */
export const suggestionFor = (
  base: PackSurface,
  current: PackSurface,
  changes: readonly Change[],
): Suggestion | undefined => {
  const from = parse(base.version);
  if (from === undefined || current.version === undefined) return undefined;
  const bump = bumpOf(changes.filter(({ pack }) => pack === current.name));
  return { pack: current.name, bump, from: from.join("."), to: bumped(from, bump).join("."), actual: current.version };
};

/** What is wrong with the version of a pack, as changes. */
export const versionChange = (suggestion: Suggestion, current: PackSurface): readonly Change[] => {
  const { pack, bump, from, to, actual } = suggestion;
  const [least, given, former] = [parse(to), parse(actual), parse(from)];
  if (least === undefined || given === undefined || former === undefined) return [];
  const change = (rule: string, what: string): readonly Change[] => [
    {
      rule,
      pack,
      subject: "",
      path: "",
      detail: `${from} ${actual}`,
      what,
      base: undefined,
      current: { ...current.place, pointer: "/version" },
    },
  ];
  if (compare(given, former) < 0) return change("version-lowered", `its version was ${from}, is ${actual}`);
  if (compare(given, least) >= 0) return [];
  const words = `its version was ${from}, is ${actual}, and has to be ${to} at least`;
  if (bump === "major") return change("version-bump", `something breaks: ${words}`);
  return bump === "client"
    ? change("version-bump", `programs that use a client break: ${words}`)
    : change("version-bump-suggested", `something changed: ${words.replace("has", "ought")}`);
};
