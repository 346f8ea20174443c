/**
 * Checks of what a vendor answered, built once from smaller ones. Cheap: no copy, no messages, the first thing wrong ends it.
 * Members that are not named are not looked at.
 */

/** Whether a value is a T. */
export type Guard<T> = (value: unknown) => value is T;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A guard for each member, those that may be absent included. */
type Members<T> = { readonly [Key in keyof T]-?: (value: unknown) => value is T[Key] };

export const record = <T extends object>(members: Members<T>): Guard<T> => {
  const names: readonly string[] = Object.keys(members);
  const checks: readonly ((value: unknown) => boolean)[] = Object.values(members);
  return (value): value is T => {
    if (!isRecord(value)) return false;
    for (let index = 0; index < names.length; index++) {
      if (!checks[index]?.(value[names[index] ?? ""])) return false;
    }
    return true;
  };
};

const areAll = <T>(values: readonly unknown[], guard: Guard<T>, most: number): values is readonly T[] => {
  if (values.length > most) return false;
  for (const value of values) if (!guard(value)) return false;
  return true;
};

/** A list with no more than so many members. */
export const list =
  <T>(guard: Guard<T>, most: number): Guard<readonly T[]> =>
  (value): value is readonly T[] =>
    Array.isArray(value) && areAll(value, guard, most);

/** A list with one member at least. */
export const filled =
  <T>(guard: Guard<T>, most: number): Guard<readonly [T, ...T[]]> =>
  (value): value is readonly [T, ...T[]] =>
    Array.isArray(value) && value.length > 0 && areAll(value, guard, most);

export const optional =
  <T>(guard: Guard<T>): Guard<T | undefined> =>
  (value): value is T | undefined =>
    value === undefined || guard(value);

export const nullable =
  <T>(guard: Guard<T>): Guard<T | null> =>
  (value): value is T | null =>
    value === null || guard(value);

/** Absent, null, or what the guard says. */
export const perhaps = <T>(guard: Guard<T>): Guard<T | null | undefined> => optional(nullable(guard));

export const isTrueOrFalse: Guard<boolean> = (value) => typeof value === "boolean";

/** A number within bounds, both included. */
export const numberWithin =
  (least: number, most: number): Guard<number> =>
  (value): value is number =>
    typeof value === "number" && value >= least && value <= most;

/** A text of no more than so many UTF-16 units. */
export const textUpTo =
  (most: number): Guard<string> =>
  (value): value is string =>
    typeof value === "string" && value.length <= most;

/** A text that a pattern accepts. */
export const textLike =
  (pattern: RegExp): Guard<string> =>
  (value): value is string =>
    typeof value === "string" && pattern.test(value);
