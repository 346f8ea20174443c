/**
 * Reads the text of a JSON file for what `JSON.parse` does not tell: the place of each value, the place and cause of a syntax
 * error, and values that parsing would change silently. Accepts exactly what `JSON.parse` accepts, up to a depth. Knows no schema.
 */
import { pointerTo } from "./pointer.js";

/** Offsets into the text. */
export interface ValueOffsets {
  readonly value: number;
  /** The offset of the property's name; undefined for the root and for items of arrays. */
  readonly key: number | undefined;
}

export interface TextFault {
  readonly kind: "syntax" | "nesting" | "duplicate-key" | "number" | "surrogate";
  readonly offset: number;
  readonly message: string;
}

export interface JsonText {
  /** By JSON pointer. Of a duplicate property the last one, which is what `JSON.parse` keeps. */
  readonly places: ReadonlyMap<string, ValueOffsets>;
  /** At most one is of kind `syntax` or `nesting`, and it is the last one: reading stops there. */
  readonly faults: readonly TextFault[];
}

/** Deeper than any contract, and safe for every function that walks a contract recursively. */
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
/** A pair of surrogate escapes, a single surrogate escape (in the group), or any other escape. */
const surrogates =
  /\\u[dD][89abAB][0-9a-fA-F]{2}\\u[dD][c-fC-F][0-9a-fA-F]{2}|(\\u[dD][89a-fA-F][0-9a-fA-F]{2})|\\[\s\S]/g;
const number = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const word = /(?:true|false|null)(?![A-Za-z0-9_$])/y;

const isSpace = (code: number): boolean => code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09;

const lengthAt = (pattern: RegExp, text: string, offset: number): number => {
  pattern.lastIndex = offset;
  return pattern.exec(text)?.[0].length ?? 0;
};

/** The offset after the string that begins at `start`; or, if a character cannot stand in it, `-offset - 1` of that character. */
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

/** What reading a number changes: it is too large, it becomes zero, or it loses digits. Undefined if nothing is lost. */
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

/** The state of reading a text. */
interface Reading {
  readonly text: string;
  readonly places: Map<string, ValueOffsets>;
  readonly faults: TextFault[];
  /** The containers around the next value, the innermost last. */
  readonly open: Container[];
  /** Without escapes, strings are not searched for surrogates. */
  readonly hasEscapes: boolean;
  at: number;
  /** The JSON pointer of the next value. */
  pointer: string;
  /** The offset of its property name. */
  key: number | undefined;
}

const skipSpace = (reading: Reading): void => {
  while (isSpace(reading.text.charCodeAt(reading.at))) reading.at += 1;
};

const note = (reading: Reading, kind: TextFault["kind"], message: string, offset = reading.at): undefined => {
  reading.faults.push({ kind, offset, message });
  return undefined;
};

const unexpected = (reading: Reading, expected: string): undefined =>
  note(reading, "syntax", `expected ${expected}, ${seen(reading.text, reading.at)}`);

/** Reports single surrogates: they are not characters, and become other characters when written to a file. */
const findHalves = (reading: Reading, end: number): void => {
  const { text, at, hasEscapes } = reading;
  if (!hasEscapes) return;
  for (const match of text.slice(at, end).matchAll(surrogates)) {
    const [, half] = match;
    if (half !== undefined)
      note(reading, "surrogate", `${half} is half of a surrogate pair, which is no character`, at + match.index);
  }
};

/** Reads a string and gives the offset after it; undefined after a fault. */
const readString = (reading: Reading): number | undefined => {
  const { text, at } = reading;
  const end = endOfString(text, at);
  if (end >= 0) {
    findHalves(reading, end);
    return end;
  }
  const offset = -end - 1;
  return offset >= text.length
    ? note(reading, "syntax", "the string does not end")
    : note(reading, "syntax", "a string holds a character that has to be escaped, or a wrong escape", offset);
};

/** Moves to the next item or property of the innermost container. */
const enterMember = (reading: Reading, container: Container): true | undefined => {
  skipSpace(reading);
  if (container.names === undefined) {
    reading.pointer = container.pointer + pointerTo(container.length++);
    reading.key = undefined;
    return true;
  }
  const { text, at, hasEscapes } = reading;
  if (text.charCodeAt(at) !== quote) return unexpected(reading, "a property name in double quotes");
  const end = readString(reading);
  if (end === undefined) return undefined;
  const name = hasEscapes ? String(JSON.parse(text.slice(at, end))) : text.slice(at + 1, end - 1);
  if (container.names.has(name)) {
    note(reading, "duplicate-key", `${JSON.stringify(name)} is there twice, and only the last is read`);
  }
  container.names.add(name);
  reading.key = at;
  reading.pointer = container.pointer + pointerTo(name);
  reading.at = end;
  skipSpace(reading);
  if (text[reading.at] !== ":") return unexpected(reading, '":"');
  reading.at += 1;
  return true;
};

const readScalar = (reading: Reading): true | undefined => {
  const { text, at } = reading;
  if (text.charCodeAt(at) === quote) {
    const end = readString(reading);
    if (end === undefined) return undefined;
    reading.at = end;
    return true;
  }
  const digits = lengthAt(number, text, at);
  const loss = digits === 0 ? undefined : lossOf(text.slice(at, at + digits));
  if (loss !== undefined) note(reading, "number", loss);
  const length = digits || lengthAt(word, text, at);
  if (length === 0) return unexpected(reading, "a value");
  reading.at += length;
  return true;
};

/** Reads a scalar, or opens a container; an empty one is closed at once. */
const readValue = (reading: Reading): true | undefined => {
  skipSpace(reading);
  const { text, at, pointer, key, open } = reading;
  reading.places.set(pointer, { value: at, key });
  const opening = text[at];
  if (opening !== "{" && opening !== "[") return readScalar(reading);
  if (open.length === deepestLevel) return note(reading, "nesting", `is nested deeper than ${deepestLevel} levels`);
  const container = { pointer, names: opening === "{" ? new Set<string>() : undefined, length: 0 };
  reading.at += 1;
  skipSpace(reading);
  if (text[reading.at] === (container.names === undefined ? "]" : "}")) {
    reading.at += 1;
    return true;
  }
  open.push(container);
  return enterMember(reading, container) && readValue(reading);
};

/** After a value: moves to the next one of its container, or closes the containers that end here. */
const readOn = (reading: Reading): true | undefined => {
  skipSpace(reading);
  const { text, at, open } = reading;
  const container = open.at(-1);
  if (container === undefined) return at < text.length ? unexpected(reading, "the end of the file") : undefined;
  const closing = container.names === undefined ? "]" : "}";
  if (text[at] === closing) {
    open.pop();
    reading.at += 1;
    return true;
  }
  if (text[at] !== ",") return unexpected(reading, `"," or "${closing}"`);
  reading.at += 1;
  return enterMember(reading, container) && readValue(reading);
};

/** Reads a text once, without recursion. Never throws. */
export const readJsonText = (text: string): JsonText => {
  const reading: Reading = {
    ...{ text, places: new Map(), faults: [], open: [], hasEscapes: text.includes("\\") },
    ...{ at: 0, pointer: "", key: undefined },
  };
  let goesOn = readValue(reading);
  while (goesOn) goesOn = readOn(reading);
  const { places, faults } = reading;
  return { places, faults };
};
