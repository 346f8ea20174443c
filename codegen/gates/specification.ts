/**
 * Reads the tools from the text of a specification, which names each part on a line of its own:
 *
 *     Tool Name: searchFlights
 *     Description: Search for flights ...
 *     Input Schema:
 *     { "type": "object", ... }
 *
 * The same in Markdown (`**Tool Name**: ...`, fenced JSON), indented, or with other line ends is read too. The text is not trusted:
 * reading always ends, and what cannot be read is reported with its line.
 */
import type { JsonObject } from "../../src/contract/contract.js";
import { isObject } from "../schema.js";
import { boundedJson, endOfJson } from "./boundedJson.js";
import { shownValue } from "./difference.js";

export interface SpecifiedPart<Value> {
  /** The line in the document, from 1. */
  readonly line: number;
  readonly value: Value;
}

export interface SpecifiedTool {
  readonly name: SpecifiedPart<string>;
  readonly description: SpecifiedPart<string> | undefined;
  /** Undefined if the document has none. `text` is the schema as the document has it, from its `{` on. */
  readonly inputSchema: (SpecifiedPart<JsonObject> & { readonly text: string }) | undefined;
}

/** A part that cannot be read, and the tool that it belongs to. */
export interface SpecificationFault extends SpecifiedPart<string> {
  readonly tool: string | undefined;
}

export interface Specification {
  readonly tools: readonly SpecifiedTool[];
  readonly faults: readonly SpecificationFault[];
}

type Label = "tool name" | "description" | "input schema";

const labelled = /^[\s>#*_-]*(tool name|description|input schema)[\s*_]*:[\s*_]*(.*)$/i;
const otherLabel = /^[\s>#*_-]*[A-Z][A-Za-z -]{0,60}[\s*_]*:[\s*_]*$/;
const fence = /^\s*(```|~~~)/;

interface Line {
  readonly number: number;
  readonly text: string;
  /** The offset in the whole document. */
  readonly offset: number;
}

const labelOf = (line: Line): { readonly label: Label; readonly value: string } | undefined => {
  const [, label = "", value = ""] = labelled.exec(line.text) ?? [];
  const known = (["tool name", "description", "input schema"] as const).find((name) => name === label.toLowerCase());
  return known && { label: known, value: value.trim() };
};

const linesOf = (document: string): readonly Line[] => {
  let offset = 0;
  return document.split("\n").map((text, index) => {
    const line = { number: index + 1, text, offset };
    offset += text.length + 1;
    return line;
  });
};

const isBlank = ({ text }: Line): boolean => text.trim() === "";

/** Whether a character is one that Markdown sets around a name. */
const isMark = (character: string | undefined): boolean => character !== undefined && "`*_".includes(character);

const withoutMarks = (text: string): string => {
  let [start, end] = [0, text.length];
  while (isMark(text[start])) start++;
  while (end > start && isMark(text[end - 1])) end--;
  return text.slice(start, end);
};

/** The index of the first line from `start` that is neither blank nor a fence. */
const nextIndex = (lines: readonly Line[], start: number): number => {
  let index = start;
  for (let line = lines[index]; line !== undefined && (isBlank(line) || fence.test(line.text)); line = lines[index])
    index++;
  return index;
};

/**
 * A text that begins beside its label and may continue below, up to a blank line or the label of the schema. If something else
 * comes first, the document has no blank lines: the lines below are then headings, and only the text beside the label counts.
 */
const paragraph = (lines: readonly Line[], index: number, beside: string): string => {
  const start = beside === "" ? nextIndex(lines, index + 1) : index + 1;
  const below: string[] = [];
  for (let at = start; at < lines.length; at++) {
    const line = lines[at];
    if (line === undefined) break;
    const label = labelOf(line);
    if (isBlank(line) || label?.label === "input schema") return [beside, ...below].join(" ").trim();
    if (label !== undefined || fence.test(line.text) || otherLabel.test(line.text) || /^\s*[{#]/.test(line.text)) break;
    below.push(line.text.trim());
  }
  return beside === "" ? (below[0] ?? "") : beside;
};

interface Draft {
  readonly name: SpecifiedPart<string>;
  description?: SpecifiedPart<string>;
  inputSchema?: NonNullable<SpecifiedTool["inputSchema"]>;
}

/** Reads a whole document. */
export const readSpecification = (document: string): Specification => {
  const text = document.replaceAll("\r\n", "\n").replaceAll("\r", "\n");
  const lines = linesOf(text);
  const toolsByName = new Map<string, Draft>();
  const faults: SpecificationFault[] = [];
  /** Lines before this offset belong to a schema that was already read. */
  let readUpTo = 0;
  let tool: Draft | undefined;

  const readSchema = (tool: Draft, index: number, beside: string): void => {
    const line = lines[beside === "" ? nextIndex(lines, index + 1) : index];
    const before = line === undefined ? undefined : /^[^{]*(?=\{)/.exec(line.text)?.[0];
    // There is no schema: the next line is something else.
    if (line === undefined || before === undefined) return;
    if (beside === "" ? before.trim() !== "" : !beside.startsWith("{")) return;
    const start = line.offset + before.length;
    try {
      const end = endOfJson(text, start);
      if (end === undefined) throw new SyntaxError("has no end");
      readUpTo = end;
      const printed = text.slice(start, end);
      const value = boundedJson(printed);
      if (isObject(value)) tool.inputSchema = { line: line.number, value, text: printed };
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
      const said = error.message.replace(/[\p{Cc}]/gu, " ");
      const value = `the input schema of ${shownValue(tool.name.value)} cannot be read: ${said}`;
      faults.push({ line: line.number, value, tool: tool.name.value });
    }
  };

  lines.forEach((line, index) => {
    const found = line.offset < readUpTo ? undefined : labelOf(line);
    if (found === undefined) return;
    if (found.label === "tool name") {
      const value = withoutMarks(found.value === "" ? paragraph(lines, index, "") : found.value);
      const name = { line: line.number, value };
      const twin = toolsByName.get(value);
      if (twin !== undefined) {
        const what = `${shownValue(value)} is there twice, the first time in line ${twin.name.line}`;
        faults.push({ line: line.number, value: what, tool: undefined });
      }
      tool = { name };
      if (twin === undefined) toolsByName.set(value, tool);
    } else if (tool === undefined) return;
    else if (found.label === "description") {
      tool.description ??= { line: line.number, value: paragraph(lines, index, found.value) };
    } else if (tool.inputSchema === undefined) readSchema(tool, index, found.value);
  });

  const tools = [...toolsByName.values()];
  return {
    tools: tools.map(({ name, description, inputSchema }) => ({ name, description, inputSchema })),
    faults,
  };
};
