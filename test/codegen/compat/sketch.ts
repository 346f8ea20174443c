/** Projects made from a few lines of data: the parts of a pack, or of one tool, that a rule's example speaks of. */
import assert from "node:assert/strict";
import type { ExampleChange } from "../../../codegen/compat/rules.js";
import { type ProjectReader, projectAt } from "../../../codegen/project.js";
import { isObject } from "../../../codegen/schema.js";
import type { JsonObject, JsonValue } from "../../../src/contract/contract.js";
import { withFiles } from "../project.js";

const objectOf = (value: JsonValue | undefined): JsonObject => {
  assert.ok(isObject(value), `${JSON.stringify(value)} is no object`);
  return value;
};

const objectsOf = (value: JsonValue | undefined): readonly JsonObject[] => {
  assert.ok(Array.isArray(value));
  return value.map((item: JsonValue) => objectOf(item));
};

const packKeys = [
  "version",
  "title",
  "description",
  "instructions",
  "errorDocs",
  "clients",
  "outputs",
  "toolsets",
  "settings",
  "server",
  "errorStyle",
];
const partKeys = [
  "tools",
  "resources",
  "prompts",
  "reasons",
  "packs",
  "version",
  "instructions",
  "schemas",
  "clients",
  "outputs",
  "toolsets",
  "settings",
  "server",
  "errorStyle",
  "webhooks",
  "templates",
];

/** What is null in a sketch is absent. */
const present = (object: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(object).filter(([, value]) => value !== null));

const closed: JsonObject = { type: "object", properties: {}, additionalProperties: false };

const toolOf = (tool: JsonObject): JsonObject =>
  present({
    name: "search",
    title: "Search",
    description: "Searches.",
    inputSchema: closed,
    outputSchema: closed,
    annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
    errors: [],
    ...tool,
  });

/** So that a few words more in a sketch are not at once a tenth of the list. */
const ballast: JsonObject = toolOf({ name: "weigh", description: "Weighs. ".repeat(1000) });

const nameOf = ({ name }: JsonObject): string => String(name);

const filesOf = (name: string, part: JsonObject, version: string): Readonly<Record<string, string>> => {
  const isPack = partKeys.some((key) => Object.hasOwn(part, key));
  const tools = isPack
    ? part["tools"] === undefined
      ? [toolOf({})]
      : objectsOf(part["tools"]).map(toolOf)
    : [toolOf(part)];
  const ofPack = Object.fromEntries(Object.entries(part).filter(([key]) => isPack && packKeys.includes(key)));
  const folder = `contracts/${name}`;
  const pack: JsonObject = {
    name,
    title: "Shop",
    version,
    description: "Sells.",
    instructions: "Search.",
    errorDocs: "shop://errors#{reason}",
    ...ofPack,
  };
  const list = (key: "resources" | "prompts" | "reasons" | "templates"): JsonObject | undefined =>
    part[key] === undefined || !isPack ? undefined : { [key]: objectsOf(part[key]).map(present) };
  const files: Readonly<Record<string, JsonObject | undefined>> = {
    [`${folder}/pack.json`]: pack,
    [`${folder}/resources.json`]: list("resources"),
    [`${folder}/prompts.json`]: list("prompts"),
    [`${folder}/errors.json`]: list("reasons"),
    [`${folder}/templates.json`]: list("templates"),
    [`${folder}/webhooks.json`]: isPack && part["webhooks"] !== undefined ? objectOf(part["webhooks"]) : undefined,
    ...Object.fromEntries(
      Object.entries(isPack && part["schemas"] !== undefined ? objectOf(part["schemas"]) : {}).map(([stem, schema]) => [
        `${folder}/schemas/${stem}.json`,
        objectOf(schema),
      ]),
    ),
    ...Object.fromEntries([...tools, ballast].map((tool) => [`${folder}/tools/${nameOf(tool)}.json`, tool])),
  };
  return Object.fromEntries(
    Object.entries(files).flatMap(([path, content]) =>
      content === undefined ? [] : [[path, `${JSON.stringify(content, undefined, 2)}\n`]],
    ),
  );
};

const empty: ProjectReader = projectAt("/nowhere/at/all");

/** A sketch as a project. A text is a file that somebody broke: `contracts/shop/pack.json: {`. */
export const projectOf = (sketch: JsonValue, version: string): ProjectReader => {
  if (typeof sketch === "string") {
    const [path = "", text = ""] = sketch.split(": ");
    return withFiles(projectOf({ tools: [] }, version), { [path]: text });
  }
  const part = objectOf(sketch);
  const packs = part["packs"] === undefined ? [{ name: "shop" }] : objectsOf(part["packs"]);
  const files = packs.map((pack) =>
    filesOf(nameOf(pack), part["packs"] === undefined ? part : { version: part["version"] ?? version }, version),
  );
  return withFiles(empty, Object.assign({}, ...files));
};

/** Both sides of an example. Where no versions are given, the second allows everything. */
export const projectsOf = ({ before, after }: ExampleChange): readonly [ProjectReader, ProjectReader] => [
  projectOf(before, "1.0.0"),
  projectOf(after, "2.0.0"),
];

/** A tool of one schema, as a project. */
export const withSchema = (
  keyword: "inputSchema" | "outputSchema",
  schema: JsonObject,
  version = "1.0.0",
): ProjectReader => projectOf({ [keyword]: schema }, version);

/** A waiver file in a project. */
export const withWaivers = (
  project: ProjectReader,
  waivers: readonly { readonly fingerprint: string; readonly expires: string }[],
): ProjectReader => {
  const content = {
    waivers: waivers.map((waiver) => ({ ...waiver, reason: "Nobody calls it any more.", by: "Ada" })),
  };
  return withFiles(project, { "contracts/compat-waivers.json": JSON.stringify(content, undefined, 2) });
};
