/** Removes the plans of strict mode that change nothing. */
import type { Plan } from "./runtime/strict.types.js";

/** Definitions whose plan changes something. The others need no plan, and references to them need none either. */
export const effectivePlans = (plans: ReadonlyMap<string, Plan | null>): ReadonlySet<string> => {
  const acts = (plan: Plan | null, known: ReadonlySet<string>): boolean => {
    if (plan === null) return false;
    if ("ref" in plan) return known.has(plan.ref);
    if ("items" in plan) return acts(plan.items, known);
    if ("anyOf" in plan) return plan.anyOf.some((branch) => acts(branch, known));
    if ("entries" in plan || "text" in plan) return true;
    return (
      plan.optional !== undefined ||
      plan.wrapped !== undefined ||
      Object.values(plan.properties ?? {}).some((inner) => acts(inner, known))
    );
  };
  let known: ReadonlySet<string> = new Set();
  for (let size = -1; size !== known.size; ) {
    size = known.size;
    known = new Set([...plans].filter(([, plan]) => acts(plan, known)).map(([name]) => name));
  }
  return known;
};

/** The plan without the parts that change nothing. */
export const pruned = (plan: Plan | null, effective: ReadonlySet<string>): Plan | null => {
  if (plan === null) return null;
  if ("ref" in plan) return effective.has(plan.ref) ? plan : null;
  if ("text" in plan) return plan;
  if ("entries" in plan) return { entries: pruned(plan.entries, effective) };
  if ("items" in plan) {
    const items = pruned(plan.items, effective);
    return items === null ? null : { items };
  }
  if ("anyOf" in plan) {
    const branches = plan.anyOf.map((branch) => pruned(branch, effective));
    return branches.every((branch) => branch === null) ? null : { anyOf: branches };
  }
  const { properties = {}, ...own } = plan;
  const kept = Object.entries(properties).flatMap(([name, inner]): [string, Plan][] => {
    const left = pruned(inner, effective);
    return left === null ? [] : [[name, left]];
  });
  return kept.length + Object.keys(own).length === 0
    ? null
    : { ...own, ...(kept.length > 0 && { properties: Object.fromEntries(kept) }) };
};
