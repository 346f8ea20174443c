/** Edits of the library's contract by lot, most of which take a name from its clients. Any may follow any other. */
import assert from "node:assert/strict";
import type { ProjectReader } from "../../../codegen/project.js";
import { isObject } from "../../../codegen/schema.js";
import type { JsonObject, JsonValue } from "../../../src/contract/contract.js";
import { fixture, withFiles } from "../project.js";
import type { Lot } from "./randomSchemas.js";

const folder = "contracts/library";

const textAt = (project: ProjectReader, path: string): string => project.read(`${folder}/${path}`) ?? "";

const objectAt = (project: ProjectReader, path: string): JsonObject => {
  const value: JsonValue = JSON.parse(textAt(project, path));
  assert.ok(isObject(value), path);
  return value;
};

const withText = (project: ProjectReader, path: string, text: string | undefined): ProjectReader =>
  withFiles(project, { [`${folder}/${path}`]: text });

/** Replaces a text in some files, as long as it is there. */
const replaced = (project: ProjectReader, paths: readonly string[], from: string, to: string): ProjectReader =>
  paths.reduce(
    (edited, path) => withText(edited, path, project.read(`${folder}/${path}`)?.replaceAll(from, to)),
    project,
  );

const filesIn = (project: ProjectReader, kind: "tools" | "schemas"): readonly string[] =>
  project.list(`${folder}/${kind}`).map(({ name }) => `${kind}/${name}`);

const everyFile = (project: ProjectReader): readonly string[] => [
  ...filesIn(project, "tools"),
  ...filesIn(project, "schemas"),
  "resources.json",
];

type Edit = (project: ProjectReader) => ProjectReader;

const renameSchema =
  (from: string, to: string): Edit =>
  (project) =>
    withText(
      replaced(project, everyFile(project), `${from}.json`, `${to}.json`),
      `schemas/${to}.json`,
      project.read(`${folder}/schemas/${from}.json`),
    );

const withoutFile =
  (path: string): Edit =>
  (project) =>
    withText(project, path, undefined);

const inFile =
  (path: string, from: string, to: string): Edit =>
  (project) =>
    replaced(project, [path], from, to);

const inResources =
  (change: (resource: JsonObject) => readonly JsonObject[]): Edit =>
  (project) => {
    const { resources } = objectAt(project, "resources.json");
    assert.ok(Array.isArray(resources));
    const changed = resources.filter(isObject).flatMap((resource: JsonObject) => [...change(resource)]);
    return withText(project, "resources.json", JSON.stringify({ resources: changed }));
  };

const withoutSchema = ({ schema: _schema, ...resource }: JsonObject): JsonObject => resource;

const withoutReason =
  (name: string): Edit =>
  (project) => {
    const { reasons } = objectAt(project, "errors.json");
    assert.ok(Array.isArray(reasons));
    const left = reasons.filter((reason: JsonValue) => isObject(reason) && reason["reason"] !== name);
    return withText(project, "errors.json", JSON.stringify({ reasons: left }));
  };

export const clientEdits: Readonly<Record<string, Edit>> = {
  "a shared schema under another name": (project) =>
    withoutFile("schemas/Person.json")(renameSchema("Person", "Human")(project)),
  "a shared enumeration under another name": (project) =>
    withoutFile("schemas/Shelf.json")(renameSchema("Shelf", "Rack")(project)),
  "a shared enumeration without a value": inFile("schemas/Shelf.json", '"upper", ', ""),
  "a definition under another name": inFile("tools/lendBook.json", "Loan", "Lending"),
  "a property under another name, and its type with it": inFile("tools/findBooks.json", '"filters"', '"narrowing"'),
  "a resource under another name": inResources((resource) => [
    resource["name"] === "opening-hours" ? { ...resource, name: "hours" } : resource,
  ]),
  "a resource without a schema": inResources((resource) => [
    resource["name"] === "book" ? withoutSchema(resource) : resource,
  ]),
  "no resource with a schema": inResources((resource) => [withoutSchema(resource)]),
  "no resource but one": inResources((resource) => (resource["name"] === "rules" ? [resource] : [])),
  "a tool less": withoutFile("tools/readAloud.json"),
  "a tool under another name": (project) =>
    withText(
      withoutFile("tools/rate_book.json")(project),
      "tools/judge_book.json",
      project.read(`${folder}/tools/rate_book.json`)?.replaceAll("rate_book", "judge_book"),
    ),
  "a tool with a reason less": inFile("tools/lendBook.json", '["BOOK_UNKNOWN", "BOOK_LENT"]', '["BOOK_UNKNOWN"]'),
  "a tool with a reason that any tool had": inFile("tools/findBooks.json", '"errors": []', '"errors": ["SCHEMA"]'),
  "a catalogue without a reason": withoutReason("SCHEMA"),
  "a reason under another name": (project) =>
    replaced(project, [...filesIn(project, "tools"), "errors.json"], "BOOK_LENT", "BOOK_OUT"),
  "another description": inFile("tools/findBooks.json", "Find books by words", "Finds books by words"),
  "another optional property": inFile("schemas/Period.json", '"weeks": {', '"days": { "type": "integer" }, "weeks": {'),
};

/** The library, with a shared enumeration besides. */
export const library: ProjectReader = [
  (project: ProjectReader): ProjectReader =>
    withText(project, "schemas/Shelf.json", '{ "type": "string", "enum": ["upper", "lower"] }'),
  inFile("tools/findBooks.json", '"count": {', '"shelf": { "$ref": "../schemas/Shelf.json" }, "count": {'),
].reduce((project, edit) => edit(project), fixture("library"));

/** One edit to three of them, one after the other. */
export const editedByLot = (lot: Lot): { readonly words: string; readonly project: ProjectReader } => {
  const names = Object.keys(clientEdits);
  const chosen = Array.from({ length: 1 + Math.floor(lot() * 3) }, () => names[Math.floor(lot() * names.length)] ?? "");
  return {
    words: chosen.join(", "),
    project: chosen.reduce((project, name) => clientEdits[name]?.(project) ?? project, library),
  };
};
