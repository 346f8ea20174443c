/** Compares the settings of a pack's servers. */
import type { SettingSurface } from "../surface.js";
import { compareNodes, match, type PackComparison, tellOf } from "./packComparison.js";

const sourcesOf = ({ env, flag }: SettingSurface): readonly string[] =>
  flag === undefined ? [env] : [env, `--${flag}`];

const compareSetting = (comparison: PackComparison, before: SettingSurface, after: SettingSurface): void => {
  const subject = `setting ${after.name}`;
  const tell = tellOf(comparison, subject, [before.place, after.place]);
  const { removed, added } = match(sourcesOf(before), sourcesOf(after), (source) => source);
  for (const source of removed) tell("setting-source-removed", `is no longer read from ${source}`, { detail: source });
  for (const source of added) tell("setting-source-added", `is read from ${source} now`, { detail: source });
  if (before.live === undefined && after.live !== undefined)
    tell("setting-became-required", "is required in the mode live now");
  compareNodes(comparison, subject, "value", before.value, after.value, "request");
};

/** Compares settings by name, if both sides tell their settings. */
export const compareSettings = (comparison: PackComparison): void => {
  const { base, current } = comparison;
  if (base.settings === undefined || current.settings === undefined) return;
  const { both, removed, added } = match(base.settings, current.settings, ({ name }) => name);
  for (const [before, after] of both) compareSetting(comparison, before, after);
  for (const { name, place } of removed)
    tellOf(comparison, `setting ${name}`, [place, undefined])("setting-removed", "is gone");
  for (const { name, place, live } of added) {
    const tell = tellOf(comparison, `setting ${name}`, [undefined, place]);
    if (live === undefined) tell("setting-added", "is new");
    else tell("setting-became-required", "is new, and required in the mode live");
  }
};
