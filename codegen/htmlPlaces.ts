/**
 * Finds where in HTML a value stands, as far as escaping depends on it: an escaped value is safe in text and in a quoted attribute,
 * and nowhere else. Reads only tags, attributes and comments.
 */
import type { TemplateNode } from "./templateText.js";

type Place =
  | { readonly kind: "text" }
  | { readonly kind: "comment" }
  | { readonly kind: "raw"; readonly element: string }
  /** `read` is the text of the tag so far. */
  | { readonly kind: "tag"; readonly read: string }
  | {
      readonly kind: "value";
      readonly tag: string;
      readonly attribute: string;
      readonly quote: string;
      readonly read: string;
    };

const inText: Place = { kind: "text" };

/** Elements with raw content, in which entities are not decoded. */
const rawElement = /^<(script|style)\b/i;
/** Attributes whose value is code or HTML. */
const codeAttribute = /^(?:on.*|style|srcdoc)$/i;
const addressAttribute = /^(?:href|src|action|formaction|background|cite|data|poster|srcset|ping|xlink:href)$/i;
/** A beginning of an address that already fixes where it leads, whatever value follows. */
const begunAddress = /^(?:https:\/\/[^/?#\s]+\/|mailto:|tel:)/i;
const attributeBeforeQuote = /([^\s"'<>/=]+)\s*=\s*$/;

/** Reads one step of a text. Gives the place after it and its number of characters. */
const step = (place: Place, rest: string): readonly [next: Place, length: number] => {
  const upTo = (found: number, length: number, next: Place, otherwise: Place = place) =>
    found === -1 ? ([otherwise, rest.length] as const) : ([next, found + length] as const);
  if (place.kind === "comment") return upTo(rest.indexOf("-->"), 3, inText);
  if (place.kind === "raw")
    return upTo(rest.toLowerCase().indexOf(`</${place.element}`), 2, { kind: "tag", read: "</" });
  if (place.kind === "text") {
    const begun = rest.search(/<(?:[A-Za-z/!?]|$)/);
    const isComment = begun !== -1 && rest.startsWith("<!--", begun);
    return isComment ? [{ kind: "comment" }, begun + 4] : upTo(begun, 1, { kind: "tag", read: "<" });
  }
  if (place.kind === "value") {
    const closed = rest.indexOf(place.quote);
    const open: Place = { ...place, read: place.read + rest };
    return upTo(closed, 1, { kind: "tag", read: `${place.tag}""` }, open);
  }
  const found = rest.search(/[>"']/);
  const read = place.read + (found === -1 ? rest : rest.slice(0, found));
  const letter = rest[found];
  if (letter === undefined) return [{ kind: "tag", read }, rest.length];
  if (letter !== ">") {
    const attribute = attributeBeforeQuote.exec(read)?.[1] ?? "";
    return [{ kind: "value", tag: read, attribute, quote: letter, read: "" }, found + 1];
  }
  const element = rawElement.exec(read)?.[1];
  return [element === undefined ? inText : { kind: "raw", element: element.toLowerCase() }, found + 1];
};

const after = (from: Place, text: string): Place => {
  let [place, read] = [from, 0];
  while (read < text.length) {
    const [next, length] = step(place, text.slice(read));
    place = next;
    read += length;
  }
  return place;
};

/** Why a value must not stand in a place; undefined where it may. */
const objection = (place: Place): string | undefined => {
  if (place.kind === "text") return undefined;
  if (place.kind === "comment") return "stands in a comment";
  if (place.kind === "raw") return `stands in <${place.element}>`;
  if (place.kind === "tag") return "stands in a tag, outside quotes";
  const { attribute, read } = place;
  if (codeAttribute.test(attribute)) return `stands in ${attribute}, whose value is code`;
  if (addressAttribute.test(attribute) && !begunAddress.test(read))
    return `decides where ${attribute} leads: begin the address with https://<host>/, mailto: or tel:`;
  return undefined;
};

export interface MisplacedValue {
  readonly offset: number;
  readonly path: string;
  readonly why: string;
}

/**
 * Values of a template that escaping does not make safe. The branches of a block are read one after the other, in the order of the
 * text.
 */
export const misplacedValues = (nodes: readonly TemplateNode[]): readonly MisplacedValue[] => {
  const found: MisplacedValue[] = [];
  let place: Place = inText;
  const read = (inner: readonly TemplateNode[]): void => {
    for (const node of inner) {
      if (node.kind === "text") place = after(place, node.text);
      else if (node.kind === "show") {
        const why = objection(place);
        if (why !== undefined) found.push({ offset: node.offset, path: node.path, why });
        if (place.kind === "value" || place.kind === "tag") place = { ...place, read: `${place.read}.` };
      } else {
        read(node.parts);
        read(node.otherwise ?? []);
      }
    }
  };
  read(nodes);
  return found;
};
