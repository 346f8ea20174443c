/** Adds changes to a comparison, under the name of the family of rules that reports them. */
import type { View } from "../view.js";
import type { Comparison, Effect, Pair } from "./comparison.js";
import { placeIn } from "./places.js";

/**
 * Adds a change, unless its direction is proven safe.
 *
 * @param detail distinguishes it from other changes of its family at the same place
 * @param keywords its place in the schema: the first of these keywords that exists
 */
export const report = (
  { changes, breaking }: Comparison,
  { base, current, path, open }: Pair,
  family: string,
  effect: Effect,
  detail: string,
  what: string,
  keywords: readonly string[],
): void => {
  const isOpen = effect === "said" || (effect === "changed" ? open[breaking] : open[effect]);
  if (!isOpen) return;
  changes.push({
    family,
    effect,
    path,
    detail,
    what,
    base: placeIn(base, keywords),
    current: placeIn(current, keywords),
  });
};

/** Reports a demand that was added, removed or changed, under one of three names. */
export const reportDemand = (
  comparison: Comparison,
  pair: Pair,
  names: { readonly added: string; readonly removed: string; readonly changed: string },
  change: { readonly isTightened: boolean; readonly isLoosened: boolean },
  detail: string,
  what: string,
  keywords: readonly string[],
): void => {
  const isTightened = change.isTightened && pair.open.tightened;
  const isLoosened = change.isLoosened && pair.open.loosened;
  if (isTightened && isLoosened) report(comparison, pair, names.changed, "changed", detail, what, keywords);
  else if (isTightened) report(comparison, pair, names.added, "tightened", detail, what, keywords);
  else if (isLoosened) report(comparison, pair, names.removed, "loosened", detail, what, keywords);
};

/** The names of the families for a demand that can be added, removed or changed. */
export const demandNames = (name: string) => ({
  added: `${name}-added`,
  removed: `${name}-removed`,
  changed: `${name}-changed`,
});

const boundNames = { added: "bound-tightened", removed: "bound-loosened", changed: "bound-tightened" } as const;

const limitOf: Readonly<Record<string, (view: View) => number | undefined>> = {
  minLength: ({ text }) => text?.minLength,
  maxLength: ({ text }) => text?.maxLength,
  minimum: ({ number }) => number?.minimum,
  maximum: ({ number }) => number?.maximum,
  minItems: ({ list }) => list?.minItems,
  maxItems: ({ list }) => list?.maxItems,
  minProperties: ({ object }) => object?.minProperties,
  maxProperties: ({ object }) => object?.maxProperties,
};

const exclusiveOf: Readonly<Record<string, (view: View) => boolean>> = {
  minimum: ({ number }) => number?.isMinimumExclusive === true,
  maximum: ({ number }) => number?.isMaximumExclusive === true,
};

const limitWords = (view: View, keyword: string): string => {
  const limit = limitOf[keyword]?.(view);
  if (limit === undefined || !Number.isFinite(limit)) return "none";
  return `${limit}${exclusiveOf[keyword]?.(view) === true ? " (excluded)" : ""}`;
};

/** Keywords that express a limit. */
const writings: Readonly<Record<string, readonly string[]>> = {
  minimum: ["minimum", "exclusiveMinimum"],
  maximum: ["maximum", "exclusiveMaximum"],
};

/** Reports a limit that has moved, by its keyword. */
export const reportBound = (
  comparison: Comparison,
  pair: Pair,
  keyword: string,
  views: readonly [View, View],
  isTightened: boolean,
  isLoosened: boolean,
): void => {
  const [before, after] = views.map((view) => limitWords(view, keyword));
  reportDemand(
    comparison,
    pair,
    boundNames,
    { isTightened, isLoosened },
    `${keyword} ${before} ${after}`,
    `${keyword} was ${before}, is ${after}`,
    writings[keyword] ?? [keyword],
  );
};
