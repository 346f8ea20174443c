/** The search of the mailbox, as far as programs use it: words and some operators. Pure. */
import { type MessageDocument, named } from "./documents.js";

type Test = (message: MessageDocument) => boolean;

const has = (text: string, part: string): boolean => text.toLowerCase().includes(part);

const operators: Readonly<Record<string, (value: string) => Test>> = {
  rfc822msgid:
    (value) =>
    ({ about }) =>
      named(about.messageId) === named(value),
  from:
    (value) =>
    ({ about }) =>
      has(about.from, value.toLowerCase()),
  to:
    (value) =>
    ({ about }) =>
      about.to.some((address) => has(address, value.toLowerCase())),
  subject:
    (value) =>
    ({ about }) =>
      has(about.subject, value.toLowerCase()),
  in:
    (value) =>
    ({ labels }) =>
      value.toLowerCase() === "anywhere" || labels.includes(value.toUpperCase()),
  after:
    (value) =>
    ({ atMs }) =>
      atMs >= instantOf(value),
  before:
    (value) =>
    ({ atMs }) =>
      atMs < instantOf(value),
};

/** Milliseconds since 1970, from seconds since 1970 or a day as YYYY/MM/DD. */
const instantOf = (value: string): number =>
  /^\d{9,11}$/.test(value) ? Number(value) * 1000 : Date.parse(`${value.replaceAll("/", "-")}T00:00:00Z`);

const word =
  (value: string): Test =>
  ({ about }) =>
    has([about.subject, about.from, ...about.to, about.snippet].join("\n"), value.toLowerCase());

const term = /(-?)(?:(\w+):)?(?:"([^"]*)"|(\S+))/g;

/** Creates a test for a query. All its terms have to match. An unknown operator counts as a word. */
export const searchOf = (query: string): Test => {
  const tests = [...query.matchAll(term)].map(([whole, minus, name = "", quoted, bare]): Test => {
    const value = quoted ?? bare ?? "";
    const operator = Object.hasOwn(operators, name) ? operators[name] : undefined;
    const test = operator?.(value) ?? word(name === "" ? value : whole);
    return minus === "-" ? (message) => !test(message) : test;
  });
  return (message) => tests.every((test) => test(message));
};

/** The `Message-ID` if the query asks for nothing else, so that only that message is read. */
export const nameAskedFor = (query: string): string | undefined => /^\s*rfc822msgid:(\S+)\s*$/.exec(query)?.[1];
