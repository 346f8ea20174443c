/** Compares two states of the packs as callers see them. It does not read them and does not grade the changes. */
import type { Change } from "./change.js";
import { match, type PackComparison } from "./packs/packComparison.js";
import { comparePrompts } from "./packs/prompts.js";
import { compareReasons } from "./packs/reasons.js";
import { compareResources } from "./packs/resources.js";
import { compareSettings } from "./packs/settings.js";
import { compareTemplates } from "./packs/templates.js";
import { compareTools } from "./packs/tools.js";
import { compareWebhooks } from "./packs/webhooks.js";
import { compareNames, compareOutputs, compareServers, compareToolsets, compareWording } from "./packs/whole.js";
import { type CompareSchemas, createComparison } from "./schema/compare.js";
import type { PackSurface } from "./surface.js";

/** The changes of one pack. */
const comparePack = (base: PackSurface, current: PackSurface, compareSchemas: CompareSchemas): readonly Change[] => {
  const comparison: PackComparison = { base, current, compareSchemas, changes: [] };
  compareWording(comparison);
  compareTools(comparison);
  compareReasons(comparison);
  compareResources(comparison);
  comparePrompts(comparison);
  compareOutputs(comparison);
  compareToolsets(comparison);
  compareServers(comparison);
  compareSettings(comparison);
  compareWebhooks(comparison);
  compareTemplates(comparison);
  compareNames(comparison);
  return comparison.changes;
};

/** All changes between two states of the packs, grouped by pack. */
export const comparePacks = (base: readonly PackSurface[], current: readonly PackSurface[]): readonly Change[] => {
  const compareSchemas = createComparison();
  const { both, removed, added } = match(base, current, ({ name }) => name);
  const whole = (pack: PackSurface, rule: string, what: string, places: Pick<Change, "base" | "current">): Change => ({
    rule,
    pack: pack.name,
    subject: "",
    path: "",
    detail: "",
    what,
    ...places,
  });
  return [
    ...both.flatMap(([before, after]) => comparePack(before, after, compareSchemas)),
    ...removed.map((pack) => whole(pack, "pack-removed", "is gone", { base: pack.place, current: undefined })),
    ...added.map((pack) => whole(pack, "pack-added", "is new", { base: undefined, current: pack.place })),
  ];
};
