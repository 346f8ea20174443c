/** The text of HTML, as a reader sees it: enough to know what a message says. It is linear in the length of the HTML. Pure. */

const named: Readonly<Record<string, string>> = {
  ...{
    amp: "&",
    lt: "<",
    gt: ">",
    quot: '"',
    apos: "'",
    nbsp: " ",
    ndash: "\u2013",
    mdash: "\u2014",
    hellip: "\u2026",
  },
  ...{ euro: "\u20ac", copy: "\u00a9", rsquo: "\u2019", lsquo: "\u2018", rdquo: "\u201d", ldquo: "\u201c" },
};

const characterOf = (code: number): string =>
  code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff) ? String.fromCodePoint(code) : "\ufffd";

/** Replaces character references by their characters. */
export const unescaped = (text: string): string =>
  text.replaceAll(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,8}));/gi, (whole, decimal, hex, name: string = "") => {
    if (decimal !== undefined) return characterOf(Number(decimal));
    if (hex !== undefined) return characterOf(Number.parseInt(hex, 16));
    return Object.hasOwn(named, name.toLowerCase()) ? (named[name.toLowerCase()] ?? whole) : whole;
  });

/** Elements whose content is not shown. */
const hidden: ReadonlySet<string> = new Set(["script", "style", "head", "title", "template"]);
/** Elements that begin and end a line. */
const blocks = /^(?:p|div|br|hr|li|ul|ol|tr|table|h[1-6]|section|article|header|footer|blockquote|pre)$/;

const tagName = /^\/?([a-z][a-z0-9]*)/i;

/** The index at which the content of a hidden element ends; the end of the HTML if the element is not closed. */
const endOfHidden = (lower: string, name: string, from: number): number => {
  const end = lower.indexOf(`</${name}`, from);
  return end < 0 ? lower.length : end;
};

const plain = (html: string): string => {
  const lower = html.toLowerCase();
  const pieces: string[] = [];
  for (let at = 0; at < html.length; ) {
    const open = html.indexOf("<", at);
    if (open < 0) return [...pieces, html.slice(at)].join("");
    pieces.push(html.slice(at, open));
    if (!/[a-z/!?]/i.test(html[open + 1] ?? "")) {
      pieces.push("<");
      at = open + 1;
      continue;
    }
    const isComment = html.startsWith("<!--", open);
    const close = isComment ? html.indexOf("-->", open) : html.indexOf(">", open);
    if (close < 0) break;
    const [, found = ""] = tagName.exec(html.slice(open + 1, Math.min(close, open + 32))) ?? [];
    const name = found.toLowerCase();
    if (blocks.test(name)) pieces.push("\n");
    at = close + (isComment ? 3 : 1);
    if (hidden.has(name) && html[open + 1] !== "/") at = endOfHidden(lower, name, at);
  }
  return pieces.join("");
};

export const textOfHtml = (html: string): string =>
  unescaped(plain(html.replaceAll(/[\t\r\n ]+/g, " ")))
    .split("\n")
    .map((line) => line.trim())
    .join("\n")
    .replaceAll(/\n{3,}/g, "\n\n")
    .trim();
