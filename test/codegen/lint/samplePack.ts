/** The small pack that the examples of lint rules change, and the changing of it. */
import type { ProjectReader } from "../../../codegen/project.js";
import { isObject } from "../../../codegen/schema.js";
import type { JsonObject, JsonValue } from "../../../src/contract/contract.js";

const folder = "contracts/library";

const files: Readonly<Record<string, JsonObject>> = {
  "pack.json": {
    name: "library",
    title: "Town library",
    version: "1.0.0",
    description: "Books that can be found.",
    instructions: "Find a book with findBooks.",
    errorDocs: "library://errors#{reason}",
    toolOrder: ["findBooks"],
  },
  "tools/findBooks.json": {
    name: "findBooks",
    title: "Find books",
    description: "Finds the books whose title holds a word.",
    inputSchema: {
      type: "object",
      properties: { word: { type: "string", description: "One that the title holds." } },
      required: ["word"],
      additionalProperties: false,
    },
    outputSchema: {
      type: "object",
      properties: {
        books: { type: "array", description: "Best match first.", items: { $ref: "../schemas/Book.json" } },
      },
      required: ["books"],
      additionalProperties: false,
    },
    annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
    errors: ["SHELF_CLOSED"],
  },
  "schemas/Book.json": {
    type: "object",
    description: "What the library holds of a title.",
    properties: {
      title: { type: "string", description: "As printed on the cover." },
      pages: { type: "integer", minimum: 1 },
    },
    required: ["title"],
    additionalProperties: false,
  },
  "errors.json": {
    reasons: [
      {
        reason: "SHELF_CLOSED",
        code: -32002,
        message: "The shelf of {value} is closed",
        hint: "Come back in the morning.",
        retryable: true,
      },
    ],
  },
  "examples/findBooks.json": {
    tool: "findBooks",
    examples: [
      {
        name: "plain",
        title: "By one word",
        arguments: { word: "sea" },
        output: { type: "object", properties: { books: { type: "array", minItems: 1 } } },
      },
    ],
  },
};

/** JSON merge patch, RFC 7396. */
const merged = (target: JsonValue | undefined, patch: JsonValue): JsonValue => {
  if (!isObject(patch)) return patch;
  const result = new Map(isObject(target) ? Object.entries(target) : []);
  for (const [key, value] of Object.entries(patch)) {
    if (value === null) result.delete(key);
    else result.set(key, merged(result.get(key), value));
  }
  return Object.fromEntries(result);
};

const pathOf = (name: string): string => (name.startsWith("../") ? `contracts/${name.slice(3)}` : `${folder}/${name}`);

/** A project of texts by path. */
export const projectOf = (texts: ReadonlyMap<string, string>): ProjectReader => ({
  read: (path) => texts.get(path),
  list: (parent) => {
    const below = [...texts.keys()].filter((path) => path.startsWith(`${parent}/`));
    const names = new Map(
      below.map((path) => {
        const [name = "", ...rest] = path.slice(parent.length + 1).split("/");
        return [name, rest.length > 0];
      }),
    );
    return [...names].map(([name, isFolder]) => ({ name, isFolder }));
  },
});

/** The sample with a change, as `codegen/lint/rules.ts` describes changes. */
export const sampleWith = (change: JsonObject = {}): ProjectReader => {
  const texts = new Map(
    Object.entries(files).map(([name, content]) => [pathOf(name), JSON.stringify(content, undefined, 2)]),
  );
  for (const [name, patch] of Object.entries(change)) {
    const path = pathOf(name);
    if (patch === null) texts.delete(path);
    else texts.set(path, typeof patch === "string" ? patch : JSON.stringify(merged(files[name], patch), undefined, 2));
  }
  return projectOf(texts);
};
