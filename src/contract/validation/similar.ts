/** Finds the name that was probably meant. */

const longestName = 64;

/** Number of single-letter insertions, deletions, replacements and swaps of neighbours between two short texts. */
const editDistance = (left: string, right: string): number => {
  let beforeLast: readonly number[] = [];
  let last: readonly number[] = Array.from({ length: right.length + 1 }, (_, index) => index);
  for (let row = 1; row <= left.length; row++) {
    const current = [row];
    for (let column = 1; column <= right.length; column++) {
      const isSame = left[row - 1] === right[column - 1];
      const isSwap =
        row > 1 && column > 1 && left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1];
      current.push(
        Math.min(
          (last[column] ?? 0) + 1,
          (current[column - 1] ?? 0) + 1,
          (last[column - 1] ?? 0) + (isSame ? 0 : 1),
          isSwap ? (beforeLast[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    beforeLast = last;
    last = current;
  }
  return last[right.length] ?? 0;
};

const plain = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]/g, "");

/** Word parts of a name: `departureDate` gives departure and date. */
const wordsOf = (name: string): readonly string[] =>
  name
    .replaceAll(/([a-z0-9])([A-Z])/g, "$1 $2")
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length > 2);

/**
 * The candidate that `name` was probably meant to be: the same but for case and punctuation, within a third of its
 * letters, or the only one that shares a beginning (`depart` for `departureDate`). Undefined if none is near. Long names are not tried.
 */
export const nearest = (name: string, candidates: readonly string[]): string | undefined => {
  if (name.length === 0 || name.length > longestName) return undefined;
  const wanted = plain(name);
  const ranked = candidates
    .filter((candidate) => candidate.length <= longestName)
    .map((candidate) => ({ candidate, distance: editDistance(wanted, plain(candidate)) }))
    .sort((left, right) => left.distance - right.distance);
  const best = ranked[0];
  if (best !== undefined && best.distance <= Math.max(1, Math.floor(best.candidate.length / 3))) return best.candidate;
  const words = wordsOf(name);
  const [only, ...others] = candidates.filter((candidate) =>
    wordsOf(candidate).some((part) => words.some((word) => part.startsWith(word.slice(0, 5)) && word.length >= 5)),
  );
  return others.length === 0 ? only : undefined;
};

/** ` (did you mean x?)`, to follow the list of allowed names; empty if none is near. */
export const meantHint = (name: string, names: readonly string[]): string => {
  const meant = nearest(name, names);
  return meant === undefined ? "" : ` (did you mean ${meant}?)`;
};
