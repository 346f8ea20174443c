/** Finds what most items of a list share, so that an answer can say it once. Pure. */

/** The most frequent value; the first of equally frequent ones; undefined for an empty list. */
export const commonest = <Value>(values: readonly Value[]): Value | undefined => {
  const counts = new Map<Value, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  const most = Math.max(...counts.values());
  return values.find((value) => counts.get(value) === most);
};

/** The values that all the lists contain, in the order of the first list. */
export const inAll = <Value>([first = [], ...others]: readonly (readonly Value[])[]): readonly Value[] =>
  first.filter((value) => others.every((list) => list.includes(value)));
