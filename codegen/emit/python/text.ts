/** Writes text, docstrings and values as Python source. Escapes them, so that no text of a contract can end its quotes. */
import type { JsonValue } from "../../../src/contract/contract.js";
import { isObject } from "../../schema.js";
import { isIdentifier } from "./names.js";

/** Maximum columns of a line, as PEP 8 allows a team to choose. */
export const width = 99;

/** Characters that are invisible, or that reverse the direction of text. */
const invisible = /\p{Cc}|\p{Cf}|\p{Cs}|\p{Zl}|\p{Zp}/gu;

const escaped = (character: string): string => {
  const code = character.codePointAt(0) ?? 0;
  const digits = code.toString(16);
  return code > 0xffff ? `\\U${digits.padStart(8, "0")}` : `\\u${digits.padStart(4, "0")}`;
};

/** A string literal in double quotes. */
export const stringText = (text: string): string => JSON.stringify(text).replaceAll(invisible, escaped);

/** Breaks lines between words. Lines that begin with a space are kept as they are. */
const wrapped = (text: string, columns: number): readonly string[] =>
  text.split("\n").flatMap((paragraph) => {
    const [, indent = "", rest = ""] = /^( *)(.*)$/s.exec(paragraph.trimEnd()) ?? [];
    if (indent !== "") return [paragraph.trimEnd()];
    const lines: string[] = [];
    let line = "";
    for (const word of rest.split(" ")) {
      if (line !== "" && line.length + 1 + word.length > columns) {
        lines.push(line);
        line = word;
      } else line = line === "" ? word : `${line} ${word}`;
    }
    return [...lines, line];
  });

/** The text with LF as line ends, spaces for tabs, and no space around it. */
const normalized = (text: string): string => text.replaceAll(/\r\n?/g, "\n").replaceAll("\t", "    ").trim();

const visible = (text: string): string =>
  text
    .split("\n")
    .map((line) => line.replaceAll(invisible, escaped))
    .join("\n");

/** A docstring on lines of its own. Lines that begin with a space are kept as they are. */
export const docstring = (text: string, indent: number): string => {
  const pad = " ".repeat(indent);
  const safe = normalized(text)
    .replaceAll("\\", "\\\\")
    .replaceAll(/"(?="|$)/g, '\\"');
  const [first = "", ...rest] = wrapped(visible(safe), width - indent - 3);
  if (rest.length === 0 && indent + first.length + 6 <= width) return `${pad}"""${first}"""\n`;
  const body = rest.map((line) => (line === "" ? "\n" : `${pad}${line}\n`)).join("");
  return `${pad}"""${first}\n${body}${pad}"""\n`;
};

/** Comment lines. */
export const comment = (text: string, indent: number): string =>
  wrapped(visible(normalized(text)), width - indent - 2)
    .map((line) => `${" ".repeat(indent)}${`# ${line}`.trimEnd()}\n`)
    .join("");

/** Parts between brackets: on one line if they fit, else each on its own. */
export const bracketed = (
  open: string,
  parts: readonly string[],
  close: string,
  indent: number,
  before = 0,
): string => {
  const flat = `${open}${parts.join(", ")}${close}`;
  if (parts.length === 0 || (!flat.includes("\n") && indent + before + flat.length <= width)) return flat;
  const pad = " ".repeat(indent + 4);
  return `${open}\n${parts.map((part) => `${pad}${part},\n`).join("")}${" ".repeat(indent)}${close}`;
};

/** A scalar as a Python literal. */
export const scalarText = (value: string | number | boolean | null): string =>
  typeof value === "string"
    ? stringText(value)
    : value === null
      ? "None"
      : value === true
        ? "True"
        : value === false
          ? "False"
          : String(value);

/** A reference to a value in the output of an earlier call, for example `${flights.offers.0.flightId}`. */
const placeholder = /^\$\{([A-Za-z][A-Za-z0-9]*)((?:\.[^.}]+)*)\}$/;

const reference = (name: string, path: string, nameOf: (name: string) => string): string =>
  nameOf(name) +
  path
    .split(".")
    .slice(1)
    .map((step) => `[${/^\d+$/.test(step) ? step : stringText(step)}]`)
    .join("");

/** A JSON value as a Python literal. A placeholder becomes an access to the variable that `nameOf` names. */
export const valueText = (value: JsonValue, indent: number, nameOf: (name: string) => string, before = 0): string => {
  if (typeof value === "string") {
    const [, name, path = ""] = placeholder.exec(value) ?? [];
    return name === undefined ? stringText(value) : reference(name, path, nameOf);
  }
  if (typeof value !== "object" || value === null) return scalarText(value);
  if (!isObject(value)) {
    const items = value.map((item: JsonValue) => valueText(item, indent + 4, nameOf));
    return bracketed("[", items, "]", indent, before);
  }
  const entries = Object.entries(value).map(([key, item]) => {
    const name = stringText(key);
    return `${name}: ${valueText(item, indent + 4, nameOf, name.length + 3)}`;
  });
  return bracketed("{", entries, "}", indent, before);
};

/** A call with keyword arguments. Those whose names are no identifiers are passed in a dictionary, with `**`. */
export const callText = (
  callee: string,
  given: Readonly<Record<string, JsonValue>>,
  indent: number,
  nameOf: (name: string) => string,
  before = 0,
): string => {
  const entries = Object.entries(given);
  const named = entries
    .filter(([name]) => isIdentifier(name))
    .map(([name, value]) => `${name}=${valueText(value, indent + 4, nameOf, name.length + 2)}`);
  const odd = Object.fromEntries(entries.filter(([name]) => !isIdentifier(name)));
  const rest = Object.keys(odd).length === 0 ? [] : [`**${valueText(odd, indent + 4, nameOf, 3)}`];
  return bracketed(`${callee}(`, [...named, ...rest], ")", indent, before);
};
