/** Compares the templates of a pack: their data, and the e-mails made from them. */
import type { TemplateSurface } from "../templateSurface.js";
import { compareNodes, match, type PackComparison, quoted, tellOf, within } from "./packComparison.js";

const compareTemplate = (comparison: PackComparison, before: TemplateSurface, after: TemplateSurface): void => {
  const subject = `template ${after.name}`;
  const tell = tellOf(comparison, subject, [before.place, after.place]);
  compareNodes(comparison, subject, "data", before.data, after.data, "request");
  for (const part of ["description", "subject"] as const) {
    if (before[part] === after[part]) continue;
    const what = `the ${part} was ${quoted(before[part])}, is ${quoted(after[part])}`;
    tell("template-wording-changed", what, { current: within(after.place, `/${part}`), detail: after[part] });
  }
  if (before.html !== after.html) tell("template-wording-changed", "its HTML is another", { detail: after.html ?? "" });
};

/** Compares templates by name, if both sides tell their templates. */
export const compareTemplates = (comparison: PackComparison): void => {
  const [base, current] = [comparison.base.templates, comparison.current.templates];
  if (base === undefined || current === undefined) return;
  const { both, removed, added } = match(base, current, ({ name }) => name);
  for (const [before, after] of both) compareTemplate(comparison, before, after);
  for (const { name, place } of removed)
    tellOf(comparison, `template ${name}`, [place, undefined])("template-removed", "is gone");
  for (const { name, place } of added)
    tellOf(comparison, `template ${name}`, [undefined, place])("template-added", "is new");
};
