/** Splits a list into groups, so that a large world is read in many small commands. */

const readAtOnce = 200;

export const inGroups = function* <Item>(items: readonly Item[]): Generator<readonly Item[]> {
  for (let at = 0; at < items.length; at += readAtOnce) yield items.slice(at, at + readAtOnce);
};
