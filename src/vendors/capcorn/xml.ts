/**
 * Reads and writes XML as CapCorn does. Input is untrusted: it has to be well-formed, small and flat, without a
 * document type and without entities of its own. It knows no message.
 */
import { XMLBuilder, XMLParser, XMLValidator } from "fast-xml-parser";
import { isObject } from "../reading.js";

export interface XmlElement {
  /** Without its prefix. */
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly XmlElement[];
  /** All text directly in the element, trimmed. */
  readonly text: string;
}

/** Maximum depth of elements. */
const deepest = 20;

/** Maximum number of elements. */
const mostElements = 20_000;

/** A document type declaration. Without one there are only XML's own entities. */
const declaration = /<!(?!--|\[CDATA\[)/;

/** Characters that XML 1.0 does not allow, and U+FFFD, which stands for bytes that were not UTF-8. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const illegal = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffd-\uffff]|\p{Surrogate}/u;

const prolog = /^\s*<\?xml\s([^?]*)\?>/;
const encodingOf = /\bencoding\s*=\s*["']([^"']*)["']/;

const isUtf8 = (text: string): boolean => {
  const encoding = encodingOf.exec(prolog.exec(text)?.[1] ?? "")?.[1] ?? "utf-8";
  return /^utf-?8$/i.test(encoding) || /^us-ascii$/i.test(encoding);
};

/** XML that is not accepted. It does not leave this file. */
class Unreadable extends Error {
  override readonly name = "Unreadable";
}

const unreadable = (): never => {
  throw new Unreadable("not XML that is read here");
};

const named: ReadonlyMap<string, string> = new Map([
  ["amp", "&"],
  ["lt", "<"],
  ["gt", ">"],
  ["quot", '"'],
  ["apos", "'"],
]);

const codePointOf = (reference: string): number =>
  reference.startsWith("#x") ? Number.parseInt(reference.slice(2), 16) : Number.parseInt(reference.slice(1), 10);

const characterOf = (reference: string): string => {
  const codePoint = reference.startsWith("#") ? codePointOf(reference) : Number.NaN;
  const character = codePoint <= 0x10_ffff ? String.fromCodePoint(codePoint) : named.get(reference);
  return character === undefined || illegal.test(character) ? unreadable() : character;
};

/** Decodes references in one pass: the result is not decoded again. */
const decoded = (text: string): string =>
  text.replaceAll(/&(#x[0-9a-fA-F]{1,6}|#\d{1,7}|[A-Za-z]{1,8});|&/g, (_whole, reference: string | undefined) =>
    reference === undefined ? unreadable() : characterOf(reference),
  );

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: "",
  parseTagValue: false,
  parseAttributeValue: false,
  processEntities: false,
  trimValues: false,
  cdataPropName: "#cdata",
  ignoreDeclaration: true,
  ignorePiTags: true,
  maxNestedTags: deepest,
});

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const entriesOf = (value: unknown): readonly (readonly [string, unknown])[] =>
  isObject(value) ? Object.entries(value) : [];

/** The text of a `#text` or CDATA node. In CDATA, `&` stands for itself. */
const textOf = (name: string, value: unknown): string => {
  if (name === "#text") return decoded(String(value));
  return listOf(value)
    .flatMap(entriesOf)
    .map(([, text]) => String(text))
    .join("");
};

const attributesOf = (node: unknown): ReadonlyMap<string, string> => {
  const attributes = isObject(node) ? node[":@"] : undefined;
  return new Map(entriesOf(attributes).map(([name, value]) => [name, decoded(String(value))]));
};

const withoutPrefix = (name: string): string => name.slice(name.indexOf(":") + 1);

/** Converts parsed nodes. `count` is the number of all elements so far, for the limit. */
const elementsIn = (nodes: unknown, count: { elements: number }): { children: XmlElement[]; text: string } => {
  const children: XmlElement[] = [];
  let text = "";
  for (const node of listOf(nodes)) {
    for (const [name, value] of entriesOf(node)) {
      if (name === ":@") continue;
      if (name === "#text" || name === "#cdata") {
        text += textOf(name, value);
        continue;
      }
      count.elements += 1;
      if (count.elements > mostElements) unreadable();
      const inside = elementsIn(value, count);
      children.push({ name: withoutPrefix(name), attributes: attributesOf(node), ...inside });
    }
  }
  return { children, text: text.trim() };
};

const rootOf = (text: string): XmlElement => {
  if (declaration.test(text) || illegal.test(text) || !isUtf8(text)) unreadable();
  // The parser does not report text after the last element.
  if (!text.trimEnd().endsWith(">")) unreadable();
  if (XMLValidator.validate(text) !== true) unreadable();
  const { children, text: outside } = elementsIn(parser.parse(text), { elements: 0 });
  const [root, second] = children;
  return root === undefined || second !== undefined || outside !== "" ? unreadable() : root;
};

/**
 * The root of a document of at most `mostCharacters`; undefined for text that is not accepted. Never throws for a text.
 */
export const readXml = (text: string, mostCharacters: number): XmlElement | undefined => {
  if (text.length > mostCharacters) return undefined;
  try {
    return rootOf(text.replace(/^\uFEFF/, ""));
  } catch (error) {
    // The parser reports its limits, such as too many levels, as plain errors.
    if (error instanceof Unreadable || (error instanceof Error && error.constructor === Error)) return undefined;
    throw error;
  }
};

/** The first child with this name. */
export const childOf = (element: XmlElement | undefined, name: string): XmlElement | undefined =>
  element?.children.find((child) => child.name === name);

export const childrenOf = (element: XmlElement | undefined, name: string): readonly XmlElement[] =>
  element?.children.filter((child) => child.name === name) ?? [];

/** Follows a path of names, taking the first child with each name. */
export const descendantOf = (element: XmlElement | undefined, ...names: readonly string[]): XmlElement | undefined =>
  names.reduce(childOf, element);

type Attributes = Readonly<Record<string, string | number | undefined>>;

/** Makes an element to write. Attributes that are undefined are left out. */
export const element = (
  name: string,
  attributes: Attributes = {},
  inside: string | number | readonly XmlElement[] = [],
): XmlElement => {
  const given = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [[key, String(value)] as const],
  );
  const isText = typeof inside === "string" || typeof inside === "number";
  return { name, attributes: new Map(given), children: isText ? [] : inside, text: isText ? String(inside) : "" };
};

const builder = new XMLBuilder({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: "",
  suppressEmptyNode: true,
});

const illegalOnes = new RegExp(illegal.source, "gu");

/** Replaces each character that XML does not allow with a space. */
const legal = (text: string): string => text.replaceAll(illegalOnes, " ");

const nodeOf = ({ name, attributes, children, text }: XmlElement): object => ({
  [name]: text === "" ? children.map(nodeOf) : [{ "#text": legal(text) }],
  ":@": Object.fromEntries([...attributes].map(([key, value]) => [key, legal(value)])),
});

/** Writes the document of a root element, with the XML declaration. */
export const writeXml = (root: XmlElement): string =>
  `<?xml version="1.0" encoding="utf-8"?>\n${builder.build([nodeOf(root)])}`;
