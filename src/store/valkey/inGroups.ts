/** Divides what is read in many commands, so that a large world is not asked for all at once. */

const readAtOnce = 200;

export const inGroups = function* <Item>(items: readonly Item[]): Generator<readonly Item[]> {
  for (let at = 0; at < items.length; at += readAtOnce) yield items.slice(at, at + readAtOnce);
};
