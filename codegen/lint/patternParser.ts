/** Parses a regular expression that is known to compile into groups, alternatives and quantifiers. */

export interface PatternAtom {
  /** The text of the atom without its quantifier. */
  readonly source: string;
  readonly isOptional: boolean;
  /** The least number of times that it occurs. */
  readonly least: number;
  /** Whether it may repeat without limit. */
  readonly isUnbounded: boolean;
  /** Of a group: its alternatives, each a sequence of atoms. */
  readonly alternatives: readonly (readonly PatternAtom[])[] | undefined;
}

const groupOpening = /\((?:\?(?::|=|!|<=|<!|<[A-Za-z_$][\w$]*>))?/y;
const characterClass = /\[(?:[^\]\\]|\\[\s\S])*\]/y;
const escaped = /\\(?:u\{[0-9a-fA-F]+\}|u[0-9a-fA-F]{4}|x[0-9a-fA-F]{2}|c[A-Za-z]|[pP]\{[^}]*\}|k<[^>]*>|[\s\S])/y;
const quantifier = /(?:[*+?]|\{(\d+)(,(\d*))?\})\??/y;

/** An atom that may repeat more often than this counts as unbounded. */
const largestBound = 1000;

const matchAt = (pattern: RegExp, text: string, offset: number): RegExpExecArray | undefined => {
  pattern.lastIndex = offset;
  return pattern.exec(text) ?? undefined;
};

/** The alternatives of a pattern, each a sequence of atoms. Assertions count as optional atoms. */
export const parsePattern = (pattern: string): readonly (readonly PatternAtom[])[] => {
  let at = 0;

  const readAlternatives = (): PatternAtom[][] => {
    const alternatives: PatternAtom[][] = [[]];
    while (at < pattern.length && pattern[at] !== ")") {
      if (pattern[at] === "|") {
        alternatives.push([]);
        at += 1;
      } else alternatives.at(-1)?.push(readAtom());
    }
    return alternatives;
  };

  const readAtom = (): PatternAtom => {
    const start = at;
    const opening = matchAt(groupOpening, pattern, at)?.[0];
    let alternatives: PatternAtom[][] | undefined;
    if (opening === undefined) {
      const length = (matchAt(characterClass, pattern, at) ?? matchAt(escaped, pattern, at))?.[0].length;
      at += length ?? String.fromCodePoint(pattern.codePointAt(at) ?? 0).length;
    } else {
      at += opening.length;
      alternatives = readAlternatives();
      at += 1;
    }
    const source = pattern.slice(start, at);
    const repeated = matchAt(quantifier, pattern, at);
    at += repeated?.[0].length ?? 0;
    const isAssertion = /^(?:\(\?<?[=!]|[\^$]$|\\[bB]$)/.test(source);
    return { source, alternatives, ...repetition(repeated), ...(isAssertion && { isOptional: true, least: 0 }) };
  };

  return readAlternatives();
};

const repetition = (match: RegExpExecArray | undefined): Omit<PatternAtom, "source" | "alternatives"> => {
  if (match === undefined) return { isOptional: false, isUnbounded: false, least: 1 };
  const [text, least, range, most] = match;
  if (least === undefined) {
    const isOptional = !text.startsWith("+");
    return { isOptional, isUnbounded: !text.startsWith("?"), least: isOptional ? 0 : 1 };
  }
  const isOpen = range !== undefined && (most === undefined || most === "" || Number(most) > largestBound);
  return { isOptional: Number(least) === 0, isUnbounded: isOpen, least: Number(least) };
};

/** Whether an atom repeats an earlier group, which may have matched nothing. */
const isBackReference = ({ source }: PatternAtom): boolean => /^\\(?:k<|[1-9])/.test(source);

const shortestOf = (alternatives: readonly (readonly PatternAtom[])[]): number =>
  Math.min(
    ...alternatives.map((sequence) =>
      sequence.reduce((length, atom) => {
        const once = atom.alternatives === undefined ? (isBackReference(atom) ? 0 : 1) : shortestOf(atom.alternatives);
        return length + (atom.least === 0 ? 0 : atom.least * once);
      }, 0),
    ),
  );

/** The least number of characters of a text that matches a pattern. */
export const shortestMatch = (pattern: string): number => shortestOf(parsePattern(pattern));
