/** Compares the prompts of a pack. */
import type { SchemaPlace } from "../schema/located.js";
import type { PromptSurface } from "../surface.js";
import { match, type PackComparison, quoted, tellOf, within } from "./packComparison.js";

const comparePrompt = (comparison: PackComparison, before: PromptSurface, after: PromptSurface): void => {
  const tell = tellOf(comparison, `prompt ${after.name}`, [before.place, after.place]);
  const compareWords = (
    former: Pick<PromptSurface, "title" | "description">,
    latter: Pick<PromptSurface, "title" | "description">,
    of: { readonly path: string; readonly place: SchemaPlace },
  ): void => {
    for (const part of ["title", "description"] as const) {
      if (former[part] === latter[part]) continue;
      const what = `the ${part} was ${quoted(former[part])}, is ${quoted(latter[part])}`;
      const detail = `${part} ${latter[part] ?? ""}`;
      tell("prompt-wording-changed", what, { path: of.path, current: within(of.place, `/${part}`), detail });
    }
  };
  compareWords(before, after, { path: "", place: after.place });
  const { both, removed, added } = match(before.arguments, after.arguments, ({ name }) => name);
  for (const { name, place } of removed) {
    tell("prompt-argument-removed", "is gone", { path: `argument ${name}`, base: place });
  }
  for (const { name, required, place } of added) {
    const rule = required ? "prompt-required-argument-added" : "prompt-argument-added";
    tell(rule, required ? "is new and required" : "is new", { path: `argument ${name}`, current: place });
  }
  for (const [former, latter] of both) {
    const path = `argument ${latter.name}`;
    const current = within(latter.place, "/required");
    if (!former.required && latter.required)
      tell("prompt-argument-became-required", "became required", { path, current });
    if (former.required && !latter.required)
      tell("prompt-argument-became-optional", "became optional", { path, current });
    compareWords(former, latter, { path, place: latter.place });
  }
};

/** Compares prompts by name. */
export const comparePrompts = (comparison: PackComparison): void => {
  const { base, current } = comparison;
  const { both, removed, added } = match(base.prompts, current.prompts, ({ name }) => name);
  for (const [before, after] of both) comparePrompt(comparison, before, after);
  for (const { name, place } of removed)
    tellOf(comparison, `prompt ${name}`, [place, undefined])("prompt-removed", "is gone");
  for (const { name, place } of added)
    tellOf(comparison, `prompt ${name}`, [undefined, place])("prompt-added", "is new");
};
