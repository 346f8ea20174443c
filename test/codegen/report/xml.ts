/** Reads XML strictly enough to tell that a document is well formed: every character, entity, attribute and nesting. */
import assert from "node:assert/strict";

interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  text: string;
}

const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

const decoded = (text: string): string => {
  assert.doesNotMatch(text, /&(?!(?:amp|lt|gt|quot|apos|#\d+);)/, "an ampersand that begins no entity");
  return text.replaceAll(/&(?:#(\d+)|(\w+));/g, (_whole, code: string | undefined, name: string | undefined) =>
    code === undefined ? (entities[name ?? ""] ?? "") : String.fromCodePoint(Number(code)),
  );
};

const attributesOf = (text: string): Readonly<Record<string, string>> => {
  const attribute = /\s+([\w-]+)="([^"<]*)"/g;
  assert.equal(text.replaceAll(attribute, "").trim(), "", `not attributes: ${text}`);
  return Object.fromEntries([...text.matchAll(attribute)].map(([, name = "", value = ""]) => [name, decoded(value)]));
};

/** All elements in the order in which they open. Throws where the document is not well formed. */
export const elementsOf = (xml: string): readonly Element[] => {
  assert.doesNotMatch(xml, /[\p{Surrogate}\ufffe\uffff]|(?![\t\n\r])\p{Control}/u);
  assert.match(xml, /^<\?xml version="1\.0" encoding="UTF-8"\?>\n</);
  const elements: Element[] = [];
  const open: Element[] = [];
  const body = xml.replace(/^<\?xml[^>]*\?>/, "").replaceAll(/<!--([\s\S]*?)-->/g, (_comment, inner: string) => {
    assert.doesNotMatch(inner, /--/, "two hyphens within a comment");
    return "";
  });
  for (const [, text = "", closing, name = "", attributes = "", isEmpty] of body.matchAll(
    /([^<]*)(?:<(\/?)([\w-]+)((?:[^>"]|"[^"]*")*?)(\/?)>|$)/g,
  )) {
    assert.doesNotMatch(text, /\]\]>/, "the end of a section that never began");
    const current = open.at(-1);
    if (current === undefined) assert.equal(text.trim(), "", "text outside the root");
    else current.text += decoded(text);
    if (name === "") continue;
    if (closing === "/") assert.equal(open.pop()?.name, name);
    else {
      const element = { name, attributes: attributesOf(attributes), text: "" };
      elements.push(element);
      if (isEmpty === "") open.push(element);
    }
  }
  assert.deepEqual(open, []);
  return elements;
};
