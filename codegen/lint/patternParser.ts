/** Reads a regular expression that is known to compile, as far as its groups, alternatives and quantifiers go. */

export interface PatternAtom {
  /** Its text without the quantifier. */
  readonly source: string;
  readonly isOptional: boolean;
  /** How often it is there at least. */
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

/** Longest text that one atom may repeat and still be thought of as bounded. */
const largestBound = 1000;

const matchAt = (pattern: RegExp, text: string, offset: number): RegExpExecArray | undefined => {
  pattern.lastIndex = offset;
  return pattern.exec(text) ?? undefined;
};

/** The alternatives of a pattern, each a sequence of atoms. Assertions count as atoms that are optional. */
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

/** What repeats an earlier group, which may have been empty. */
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

/** How many characters a text has at least that matches a pattern. */
export const shortestMatch = (pattern: string): number => shortestOf(parsePattern(pattern));
