/** Compares the reasons for which a pack refuses calls. */
import type { ReasonSurface } from "../surface.js";
import { compareNodes, type Given, match, type PackComparison, quoted, tellOf, within } from "./packComparison.js";

const compareReason = (comparison: PackComparison, before: ReasonSurface, after: ReasonSurface): void => {
  const subject = `reason ${after.reason}`;
  const tell = tellOf(comparison, subject, [before.place, after.place]);
  const at = (pointer: string): Given => ({ current: within(after.place, pointer) });
  if (before.code !== after.code) {
    tell("reason-code-changed", `its code was ${before.code}, is ${after.code}`, {
      ...at("/code"),
      detail: `${before.code} ${after.code}`,
    });
  }
  if (before.category !== after.category) {
    const rule = before.category === undefined ? "reason-category-added" : "reason-category-changed";
    const [was, is] = [before.category ?? "none", after.category ?? "none"];
    tell(rule, `its category was ${was}, is ${is}`, {
      ...at(after.category === undefined ? "" : "/category"),
      detail: `${was} ${is}`,
    });
  }
  if (before.retryable !== after.retryable) {
    const what = after.retryable ? "is now said to be worth another try" : "is no longer said to be worth another try";
    tell("reason-retryable-changed", what, { ...at("/retryable"), detail: String(after.retryable) });
  }
  for (const part of ["message", "hint"] as const) {
    if (before[part] === after[part]) continue;
    const what = `prompt change: the ${part} was ${quoted(before[part])}, is ${quoted(after[part])}`;
    tell("reason-wording-changed", what, { ...at(`/${part}`), detail: `${part} ${after[part]}` });
  }
  // Without a schema, data may hold anything.
  compareNodes(comparison, subject, "data", before.data ?? [], after.data ?? [], "response");
};

/** Compares reasons by name, if both sides tell their reasons. */
export const compareReasons = (comparison: PackComparison): void => {
  const { base, current } = comparison;
  if (base.reasons === undefined || current.reasons === undefined) return;
  const { both, removed, added } = match(base.reasons, current.reasons, ({ reason }) => reason);
  for (const [before, after] of both) compareReason(comparison, before, after);
  for (const { reason, place } of removed)
    tellOf(comparison, `reason ${reason}`, [place, undefined])("reason-removed", "is gone");
  for (const { reason, place } of added)
    tellOf(comparison, `reason ${reason}`, [undefined, place])("reason-added", "is new");
};
