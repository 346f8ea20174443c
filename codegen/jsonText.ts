/**
 * Reads the text of a JSON file for what `JSON.parse` does not tell: where each value stands, where and why the text is no JSON,
 * and what parsing would lose without a word. Accepts exactly what `JSON.parse` accepts, up to a depth. Knows no schema.
 */
import { pointerTo } from "./pointer.js";

/** Offsets into the text. */
export interface ValueOffsets {
  readonly value: number;
  /** Where the property's name begins; undefined for the root and for items of arrays. */
  readonly key: number | undefined;
}

export interface TextFault {
  readonly kind: "syntax" | "nesting" | "duplicate-key" | "number" | "surrogate";
  readonly offset: number;
  readonly message: string;
}

export interface JsonText {
  /** By JSON pointer. Of properties that are there twice the last, which is what `JSON.parse` keeps. */
  readonly places: ReadonlyMap<string, ValueOffsets>;
  /** At most one of kind `syntax` or `nesting`, and then it is the last: reading stops there. */
  readonly faults: readonly TextFault[];
}

/** Deeper than any contract, and shallow enough for everything that walks one. */
export const deepestLevel = 64;

interface Container {
  readonly pointer: string;
  /** The names seen so far; undefined in an array. */
  readonly names: Set<string> | undefined;
  length: number;
}

const quote = 0x22;
const backslash = 0x5c;
const firstPrintable = 0x20;
const escapeSequence = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;
/** A pair of escapes, half of one in the group, or any other escape. */
const surrogates =
  /\\u[dD][89abAB][0-9a-fA-F]{2}\\u[dD][c-fC-F][0-9a-fA-F]{2}|(\\u[dD][89a-fA-F][0-9a-fA-F]{2})|\\[\s\S]/g;
const number = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const word = /(?:true|false|null)(?![A-Za-z0-9_$])/y;

const isSpace = (code: number): boolean => code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09;

const lengthAt = (pattern: RegExp, text: string, offset: number): number => {
  pattern.lastIndex = offset;
  return pattern.exec(text)?.[0].length ?? 0;
};

/** The offset after a string that begins at `start`, or the offset of what cannot stand in it as a negative number less one. */
const endOfString = (text: string, start: number): number => {
  let at = start + 1;
  while (at < text.length) {
    const code = text.charCodeAt(at);
    if (code === quote) return at + 1;
    const step = code === backslash ? lengthAt(escapeSequence, text, at) : code < firstPrintable ? 0 : 1;
    if (step === 0) break;
    at += step;
  }
  return -at - 1;
};

/** What of a number is lost when it is read: all of it, its last digits, or everything but zero. */
const lossOf = (literal: string): string | undefined => {
  const value = Number(literal);
  if (!Number.isFinite(value)) return "is larger than any number that JSON.parse can hold";
  if (value === 0 && /^-?[0.]*[1-9]/.test(literal)) return "is read as zero";
  return /^-?\d+$/.test(literal) && !Number.isSafeInteger(value) ? `is read as ${value}` : undefined;
};

const seen = (text: string, offset: number): string =>
  offset >= text.length
    ? "the file ends"
    : `found ${JSON.stringify(String.fromCodePoint(text.codePointAt(offset) ?? 0))}`;

/** Reads a text once, without recursion. Never throws. */
export const readJsonText = (text: string): JsonText => {
  const places = new Map<string, ValueOffsets>();
  const faults: TextFault[] = [];
  const open: Container[] = [];
  let at = 0;
  let pointer = "";
  let key: number | undefined;
  /** Most texts have none, and then no string is looked at again. */
  const hasEscapes = text.includes("\\");

  const skipSpace = (): void => {
    while (isSpace(text.charCodeAt(at))) at += 1;
  };
  const stop = (kind: TextFault["kind"], message: string, offset = at): undefined => {
    faults.push({ kind, offset, message });
    return undefined;
  };
  const unexpected = (expected: string): undefined => stop("syntax", `expected ${expected}, ${seen(text, at)}`);

  /** Half of a pair is no character: written to a file, it becomes another one. */
  const findHalves = (end: number): void => {
    if (!hasEscapes) return;
    for (const match of text.slice(at, end).matchAll(surrogates)) {
      const [, half] = match;
      if (half !== undefined)
        stop("surrogate", `${half} is half of a surrogate pair, which is no character`, at + match.index);
    }
  };

  /** Reads a string and gives its offset after it; undefined after a fault. */
  const readString = (): number | undefined => {
    const end = endOfString(text, at);
    if (end >= 0) findHalves(end);
    if (end >= 0) return end;
    const offset = -end - 1;
    return stop(
      "syntax",
      offset >= text.length
        ? "the string does not end"
        : "a string holds a character that has to be escaped, or a wrong escape",
      offset >= text.length ? at : offset,
    );
  };

  /** Goes to the next item or property of the innermost container. */
  const enterMember = (container: Container): true | undefined => {
    skipSpace();
    if (container.names === undefined) {
      pointer = container.pointer + pointerTo(container.length++);
      key = undefined;
      return true;
    }
    if (text.charCodeAt(at) !== quote) return unexpected("a property name in double quotes");
    const end = readString();
    if (end === undefined) return undefined;
    const name = hasEscapes ? String(JSON.parse(text.slice(at, end))) : text.slice(at + 1, end - 1);
    if (container.names.has(name)) {
      stop("duplicate-key", `${JSON.stringify(name)} is there twice, and only the last is read`);
    }
    container.names.add(name);
    key = at;
    pointer = container.pointer + pointerTo(name);
    at = end;
    skipSpace();
    if (text[at] !== ":") return unexpected('":"');
    at += 1;
    return true;
  };

  const readScalar = (): true | undefined => {
    if (text.charCodeAt(at) === quote) {
      const end = readString();
      if (end === undefined) return undefined;
      at = end;
      return true;
    }
    const digits = lengthAt(number, text, at);
    const loss = digits === 0 ? undefined : lossOf(text.slice(at, at + digits));
    if (loss !== undefined) stop("number", loss);
    const length = digits || lengthAt(word, text, at);
    if (length === 0) return unexpected("a value");
    at += length;
    return true;
  };

  /** Reads a scalar, or opens a container; an empty one is closed at once. */
  const readValue = (): true | undefined => {
    skipSpace();
    places.set(pointer, { value: at, key });
    const opening = text[at];
    if (opening !== "{" && opening !== "[") return readScalar();
    if (open.length === deepestLevel) return stop("nesting", `is nested deeper than ${deepestLevel} levels`);
    const container = { pointer, names: opening === "{" ? new Set<string>() : undefined, length: 0 };
    at += 1;
    skipSpace();
    if (text[at] === (container.names === undefined ? "]" : "}")) {
      at += 1;
      return true;
    }
    open.push(container);
    return enterMember(container) && readValue();
  };

  /** After a value: the next one of its container, or the ends of as many containers as close here. */
  const readOn = (): true | undefined => {
    skipSpace();
    const container = open.at(-1);
    if (container === undefined) return at < text.length ? unexpected("the end of the file") : undefined;
    const closing = container.names === undefined ? "]" : "}";
    if (text[at] === closing) {
      open.pop();
      at += 1;
      return true;
    }
    if (text[at] !== ",") return unexpected(`"," or "${closing}"`);
    at += 1;
    return enterMember(container) && readValue();
  };

  let goesOn = readValue();
  while (goesOn) goesOn = readOn();
  return { places, faults };
};
