/** Regular expressions that may take exponential time on a hostile text. Finds the two common shapes, by the characters that they match. */
import { textOf } from "../schema.js";
import { type LintRule, warningRule } from "./lintRule.js";
import { type PatternAtom, parsePattern } from "./patternParser.js";
import { outputProperty } from "./sampleChanges.js";

/** One sample of each kind of character that patterns distinguish: printable ASCII, tab and line feed, a letter and a dash beyond ASCII. */
const probes: readonly string[] = [
  ...Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)),
  "\t",
  "\n",
  "é",
  "—",
];

const charactersOf = ({ source }: PatternAtom): ReadonlySet<string> => {
  const single = new RegExp(`^(?:${source})$`, "u");
  return new Set(probes.filter((character) => single.test(character)));
};

const overlap = (left: ReadonlySet<string>, right: ReadonlySet<string>): boolean =>
  [...left].some((character) => right.has(character));

/** `(a+)+`, but not `(-a+)+`: something in the group repeats, and nothing mandatory separates the repetitions. */
const repeatsWithin = (sequence: readonly PatternAtom[]): boolean => {
  const repeated = sequence.filter(({ isUnbounded }) => isUnbounded);
  if (repeated.length === 0) return false;
  const sets = repeated.map(charactersOf);
  return !sequence.some((atom) => {
    if (atom.isUnbounded || atom.isOptional || atom.alternatives !== undefined) return false;
    const separator = charactersOf(atom);
    return separator.size > 0 && sets.every((set) => !overlap(set, separator));
  });
};

/** `(a|a)*`: two alternatives match the same character. */
const hasTwins = (alternatives: readonly (readonly PatternAtom[])[]): boolean => {
  const sets = alternatives.flatMap(([first, ...rest]) =>
    first === undefined || rest.length > 0 || first.alternatives !== undefined ? [] : [charactersOf(first)],
  );
  return sets.some((left, index) => sets.slice(index + 1).some((right) => overlap(left, right)));
};

const isExplosive = (alternatives: readonly (readonly PatternAtom[])[]): boolean =>
  alternatives.some((sequence) =>
    sequence.some(
      (atom) =>
        atom.alternatives !== undefined &&
        ((atom.isUnbounded && (atom.alternatives.some(repeatsWithin) || hasTwins(atom.alternatives))) ||
          isExplosive(atom.alternatives)),
    ),
  );

/** Whether a pattern that compiles may take exponential time. */
export const mayExplode = (pattern: string): boolean => isExplosive(parsePattern(pattern));

export const patternRules: readonly LintRule[] = [
  warningRule({
    id: "pattern-safe",
    stage: "structure",
    purpose: "No pattern repeats a group in which the same characters can already repeat.",
    why: "A text of some thirty characters can then keep the server busy for minutes, one call after another.",
    fix: "Let every repetition begin or end with a character that cannot stand in it, or bound it with maxLength and {n,m}.",
    bad: outputProperty("title", { pattern: "^([a-z]+)+$" }),
    good: outputProperty("title", { pattern: "^[a-z]+(-[a-z]+)*$" }),
    check: ({ nodes }, report) => {
      for (const { root, schema, pointer } of nodes) {
        const pattern = textOf(schema, "pattern");
        if (pattern !== undefined && mayExplode(pattern))
          report(
            root.file,
            `${pointer}/pattern`,
            "may take exponential time: a group repeats what already repeats in it",
          );
      }
    },
  }),
];
