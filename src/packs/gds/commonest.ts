/** What most things of a list have in common, to be said once for all of them. Pure. */

/** The value that comes most often, the first of equals; undefined for an empty list. */
export const commonest = <Value>(values: readonly Value[]): Value | undefined => {
  const counts = new Map<Value, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  const most = Math.max(...counts.values());
  return values.find((value) => counts.get(value) === most);
};

/** What all of the lists hold, in the order of the first. */
export const inAll = <Value>([first = [], ...others]: readonly (readonly Value[])[]): readonly Value[] =>
  first.filter((value) => others.every((list) => list.includes(value)));
