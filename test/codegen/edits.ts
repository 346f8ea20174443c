/** Small edits of the gds contracts in memory, as somebody would make them in an editor. Knows no rule. */
import assert from "node:assert/strict";
import { parsePointer } from "../../codegen/pointer.js";
import type { ProjectReader } from "../../codegen/project.js";
import type { JsonObject, JsonValue } from "../../src/contract/contract.js";
import { withFiles } from "./project.js";

const folder = "contracts/gds";

/** The files that edits have changed so far, over those of a project. */
export interface Draft {
  readonly read: (file: string) => string;
  /** Without a text the file is taken away. */
  readonly write: (file: string, text: string | undefined) => void;
}

export type Edit = (draft: Draft) => void;

/** The project with the edits made, one after the other. Files are named below the folder of the pack. */
export const edited = (project: ProjectReader, edits: readonly Edit[]): ProjectReader => {
  const changes: Record<string, string | undefined> = {};
  const pathOf = (file: string): string => (file.startsWith("/") ? `contracts${file}` : `${folder}/${file}`);
  const draft: Draft = {
    read: (file) => {
      const path = pathOf(file);
      const text = Object.hasOwn(changes, path) ? changes[path] : project.read(path);
      assert.ok(text !== undefined, `there is no ${path} to edit`);
      return text;
    },
    write: (file, text) => {
      changes[pathOf(file)] = text;
    },
  };
  for (const edit of edits) edit(draft);
  return withFiles(project, changes);
};

const isList = (value: JsonValue): value is readonly JsonValue[] => Array.isArray(value);

type Change = (value: JsonValue | undefined) => JsonValue | undefined;

/** The value with what a path names changed; `-` is the place behind the last of a list, undefined takes a member away. */
const changedAt = (value: JsonValue | undefined, [segment, ...rest]: readonly string[], change: Change): JsonValue => {
  assert.ok(typeof value === "object" && value !== null, `there is no ${segment}`);
  const changeMember: Change = (member) => (rest.length === 0 ? change(member) : changedAt(member, rest, change));
  if (isList(value)) {
    const index = segment === "-" ? value.length : Number(segment);
    const member = changeMember(value[index]);
    return [...value.slice(0, index), ...(member === undefined ? [] : [member]), ...value.slice(index + 1)];
  }
  const key = segment ?? "";
  const member = changeMember(Object.hasOwn(value, key) ? value[key] : undefined);
  const { [key]: _member, ...others } = value;
  if (member === undefined) return others;
  return Object.hasOwn(value, key) ? { ...value, [key]: member } : { ...others, [key]: member };
};

/** How contract files are written. */
export const jsonText = (value: JsonValue): string => `${JSON.stringify(value, null, 2)}\n`;

/** Changes one value: `tools/bookCar.json#/inputSchema/required`. */
export const change =
  (place: string, how: Change): Edit =>
  ({ read, write }) => {
    const [file = "", pointer = ""] = place.split("#");
    const root = JSON.parse(read(file)) as JsonValue;
    write(file, jsonText(pointer === "" ? (how(root) ?? null) : changedAt(root, parsePointer(pointer), how)));
  };

/** Writes a value, whether there was one or not. */
export const put = (place: string, value: JsonValue): Edit => change(place, () => value);

/** Takes away a value that is there. */
export const drop = (place: string): Edit =>
  change(place, (value) => {
    assert.ok(value !== undefined, `there is no ${place} to drop`);
    return undefined;
  });

/** Takes a text out of a list of texts. */
export const without = (place: string, text: string): Edit =>
  change(place, (value) => {
    assert.ok(value !== undefined && isList(value) && value.includes(text), `${place} does not list ${text}`);
    return value.filter((item) => item !== text);
  });

/** Turns the order of a list around. */
export const reversed = (place: string): Edit =>
  change(place, (value) => {
    assert.ok(value !== undefined && isList(value) && value.length > 1, `${place} is no list of several`);
    return [...value].reverse();
  });

/** Writes the members of an object in the opposite order. */
export const reordered = (place: string): Edit =>
  change(place, (value) => {
    assert.ok(typeof value === "object" && value !== null && !isList(value), `${place} is no object`);
    return Object.fromEntries(Object.entries(value).reverse());
  });

/** Changes the text of a file as it stands. */
export const rewritten =
  (file: string, how: (text: string) => string): Edit =>
  ({ read, write }) => {
    const text = read(file);
    const result = how(text);
    assert.notEqual(result, text, `nothing changes in ${file}`);
    write(file, result);
  };

export const removed =
  (file: string): Edit =>
  ({ read, write }) => {
    read(file);
    write(file, undefined);
  };

export const added =
  (file: string, content: JsonObject): Edit =>
  ({ write }) =>
    write(file, jsonText(content));

export const moved =
  (from: string, to: string): Edit =>
  ({ read, write }) => {
    write(to, read(from));
    write(from, undefined);
  };

/** Replaces a text in several files, in those where it stands. */
export const replaced =
  (files: readonly string[], from: string, to: string): Edit =>
  ({ read, write }) => {
    for (const file of files) write(file, read(file).replaceAll(from, to));
  };
