/**
 * Parses the text of a template: the part of Handlebars that contracts support. `{{name}}` and `{{client.name}}` show a value,
 * `{{#each list}}` and `{{#if name}}` contain a part that is repeated or optional, `{{else}}` begins the alternative part, `{{! }}`
 * is a comment. Everything else is refused, with its place. As in Handlebars, a line with nothing but a block tag or a comment is
 * removed.
 */
import type { TemplatePart, TemplateParts } from "../src/contract/templates.js";

/** A tag as it stands in the text. */
interface Placed {
  /** The offset in the text. */
  readonly offset: number;
}

export interface ShownValue extends Placed {
  readonly kind: "show";
  readonly path: string;
}

export interface TemplateBlock extends Placed {
  readonly kind: "each" | "if";
  readonly path: string;
  readonly parts: readonly TemplateNode[];
  readonly otherwise: readonly TemplateNode[] | undefined;
}

export interface PlainText extends Placed {
  readonly kind: "text";
  readonly text: string;
}

export type TemplateNode = PlainText | ShownValue | TemplateBlock;

/** `escape`: a value that would not be escaped. `syntax`: anything else that contracts do not support. */
export interface TemplateFault extends Placed {
  readonly kind: "escape" | "syntax";
  readonly message: string;
}

export interface TemplateText {
  readonly nodes: readonly TemplateNode[];
  readonly faults: readonly TemplateFault[];
}

/** Deeper than any e-mail. */
const deepestBlock = 16;

/** Words that Handlebars takes for helpers or literals, so that no variable can have these names. */
const takenWords: ReadonlySet<string> = new Set(
  "each else false helperMissing blockHelperMissing if log lookup null true undefined unless with".split(" "),
);

const name = "[A-Za-z][A-Za-z0-9_]*";
const pathPattern = new RegExp(`^(?:this|(?:this\\.)?${name}(?:\\.${name})*)$`);
const tagPattern = /\{\{!--[\s\S]*?--\}\}|\{\{!(?!--)[\s\S]*?\}\}|\{\{\{[^{}]*\}\}\}|\{\{[^{}]*\}\}/g;

/** The path of a variable, empty for the current item of a list; undefined if it is not a path. */
const pathOf = (words: string): string | undefined => {
  if (!pathPattern.test(words)) return undefined;
  const path = words.replace(/^this\.?/, "");
  return takenWords.has(path.split(".", 1)[0] ?? "") ? undefined : path;
};

type Tag = Placed & { readonly end: number } & (
    | { readonly kind: "show"; readonly path: string }
    | { readonly kind: "each" | "if"; readonly path: string }
    | { readonly kind: "close"; readonly closes: string }
    | { readonly kind: "else" | "comment" }
    | { readonly kind: "fault"; readonly fault: TemplateFault }
  );

/** Why a tag is refused, for features of Handlebars that authors may know. */
const strangers: readonly (readonly [pattern: RegExp, why: string])[] = [
  [/^#?>/, "is a partial, and contracts have none: write its text here"],
  [/^~|~$/, "takes spaces away by ~, which contracts do not have"],
  [/^#?\*/, "is a decorator, and contracts have none"],
  [/^\^/, "begins with ^: write {{else}}"],
  [/^else\b/, "is no {{else}}: write an {{#if}} in it"],
  [/\.\.\/|@/, "looks outside the item that a list is at: give each item all that it shows"],
  [/^[A-Za-z]\w*$/, "is a word of handlebars: give the variable another name"],
  [/^[#/]?\s*[A-Za-z]\w*\s/, "asks for a helper, and the only ones are each and if, each with one name"],
];

const usual = "is nothing that contracts have: write {{name}}, {{#each name}}, {{#if name}}, {{else}} or {{! words }}";

const strangerAt = (tag: string, offset: number): TemplateFault => {
  const inside = tag.slice(2, -2).trim();
  if (inside.startsWith("{") || inside.startsWith("&"))
    return { kind: "escape", offset, message: `${tag} shows a value as it is, whatever stands in it: write {{name}}` };
  const why = strangers.find(([pattern]) => pattern.test(inside))?.[1] ?? usual;
  return { kind: "syntax", offset, message: `${tag} ${why}` };
};

const readTag = (tag: string, offset: number): Tag => {
  const place = { offset, end: offset + tag.length };
  const inside = tag.slice(2, -2);
  if (/^!(?!--)|^!--[\s\S]*--$/.test(inside)) return { ...place, kind: "comment" };
  const [, opened, ofBlock = ""] = /^#(each|if)\s+(\S+)\s*$/.exec(inside) ?? [];
  const blockPath = pathOf(ofBlock);
  if ((opened === "each" || opened === "if") && blockPath !== undefined)
    return { ...place, kind: opened, path: blockPath };
  const closes = /^\/(each|if)\s*$/.exec(inside)?.[1];
  if (closes !== undefined) return { ...place, kind: "close", closes };
  const words = inside.trim();
  if (words === "else") return { ...place, kind: "else" };
  const path = pathOf(words);
  return path === undefined
    ? { ...place, kind: "fault", fault: strangerAt(tag, offset) }
    : { ...place, kind: "show", path };
};

/** How many characters a tag removes before and after itself: the rest of its line, if nothing else is in the line. */
const marginsOf = (text: string, { kind, offset, end }: Tag): readonly [before: number, after: number] => {
  if (kind === "show" || kind === "fault") return [0, 0];
  let start = offset;
  while (text[start - 1] === " " || text[start - 1] === "\t") start--;
  restOfLine.lastIndex = end;
  const after = restOfLine.exec(text)?.[0];
  const isAlone = after !== undefined && (start === 0 || text[start - 1] === "\n");
  return isAlone ? [offset - start, after.length] : [0, 0];
};

const restOfLine = /[ \t]*(?:\r?\n|$)/y;

/** A block that is still open, or the whole text. */
interface Open {
  readonly tag: Tag | undefined;
  readonly parts: TemplateNode[];
  otherwise: TemplateNode[] | undefined;
}

interface Builder {
  readonly text: (from: number, to: number) => void;
  readonly tag: (tag: Tag) => void;
  readonly end: () => TemplateText;
}

const createBuilder = (source: string): Builder => {
  const root: Open = { tag: undefined, parts: [], otherwise: undefined };
  const stack: Open[] = [root];
  const faults: TemplateFault[] = [];
  const top = (): Open => stack.at(-1) ?? root;
  const add = (node: TemplateNode): void => {
    const { parts, otherwise } = top();
    (otherwise ?? parts).push(node);
  };
  const refuse = (offset: number, message: string): void => {
    faults.push({ kind: "syntax", offset, message });
  };
  const close = (tag: Tag & { readonly closes: string }): void => {
    const { tag: opened, parts, otherwise } = top();
    if (opened === undefined || !("path" in opened) || opened.kind !== tag.closes) {
      const expected = opened === undefined ? "no block is open" : `{{/${opened.kind}}} is expected`;
      refuse(tag.offset, `{{/${tag.closes}}} closes nothing: ${expected}`);
      return;
    }
    stack.pop();
    if (opened.kind !== "show") add({ kind: opened.kind, offset: opened.offset, path: opened.path, parts, otherwise });
  };
  return {
    text: (from, to) => {
      const text = source.slice(from, to);
      if (text !== "") add({ kind: "text", offset: from, text });
      const stray = text.indexOf("{{");
      if (stray !== -1) refuse(from + stray, "{{ begins nothing that ends with }}: write &#123;&#123; for the letters");
    },
    tag: (tag) => {
      const { kind, offset } = tag;
      if (source[offset - 1] === "\\") refuse(offset - 1, "a \\ before {{ means nothing here: write &#123;&#123;");
      if (kind === "show") add({ kind, offset, path: tag.path });
      else if (kind === "fault") faults.push(tag.fault);
      else if (kind === "close") close(tag);
      else if (kind === "else") {
        const open = top();
        if (open.tag === undefined || open.otherwise !== undefined)
          refuse(offset, "{{else}} stands in no block, or is the second of one");
        else open.otherwise = [];
      } else if (kind !== "comment") {
        if (stack.length > deepestBlock) refuse(offset, `a block is more than ${deepestBlock} deep in others`);
        stack.push({ tag, parts: [], otherwise: undefined });
      }
    },
    end: () => {
      for (const { tag } of stack.slice(1))
        if (tag !== undefined) refuse(tag.offset, `{{#${tag.kind}}} is not closed: write {{/${tag.kind}}}`);
      return { nodes: root.parts, faults: faults.sort((left, right) => left.offset - right.offset) };
    },
  };
};

/** Parses a whole text. Never throws; if there are faults, the nodes must not be used. */
export const readTemplate = (text: string): TemplateText => {
  const builder = createBuilder(text);
  let read = 0;
  for (const match of text.matchAll(tagPattern)) {
    const tag = readTag(match[0], match.index);
    const [before, after] = marginsOf(text, tag);
    builder.text(read, tag.offset - before);
    builder.tag(tag);
    read = tag.end + after;
  }
  builder.text(read, text.length);
  return builder.end();
};

/** The nodes as generated code contains them: without their offsets. */
export const partsOf = (nodes: readonly TemplateNode[]): TemplateParts =>
  nodes.map((node): TemplatePart => {
    if (node.kind === "text") return node.text;
    if (node.kind === "show") return { show: node.path };
    const inner = {
      parts: partsOf(node.parts),
      ...(node.otherwise !== undefined && { otherwise: partsOf(node.otherwise) }),
    };
    return node.kind === "each" ? { each: node.path, ...inner } : { when: node.path, ...inner };
  });
