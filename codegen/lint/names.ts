/** Names: which ones files and tools may have, and that no two things share one. */
import { isBuiltin } from "node:module";
import { isIdentifier } from "../emit/python/names.js";
import { standardModules } from "../emit/python/standardModules.js";
import type { AnyFile } from "../load.js";
import { reservedWords, typeName, valueName } from "../names.js";
import { pointerTo } from "../pointer.js";
import { fixedRule, type LintRule, type ReportFault } from "./lintRule.js";
import type { PackView } from "./packView.js";
import { sharedSchema } from "./sampleChanges.js";

/** Gives a function that claims a name, and reports one that was claimed before, with its owner. */
const claims = (report: ReportFault, describe: (name: string, owner: string) => string) => {
  const owners = new Map<string, string>();
  return (file: AnyFile, pointer: string, name: string, owner = file.path): void => {
    const earlier = owners.get(name);
    if (earlier === undefined) owners.set(name, owner);
    else report(file, pointer, describe(name, earlier));
  };
};

const isThereTwice = (name: string): string => `${name} is there twice`;

/** No two files may give the same type name. */
const checkTypeNames = (
  { loaded: { tools, schemas, resources, webhooks, templates } }: PackView,
  report: ReportFault,
): void => {
  const claim = claims(report, (name, owner) => `gives the type name ${name}, which ${owner} gives already`);
  for (const file of schemas) claim(file, "", file.stem);
  for (const file of tools) {
    for (const suffix of ["Input", "Resolved", "Output", "Reason"])
      claim(file, "/name", `${typeName(file.stem)}${suffix}`);
  }
  resources?.content.resources.forEach(({ name }, index) => {
    claim(resources, pointerTo("resources", index, "name"), `${typeName(name)}Resource`);
  });
  webhooks?.content.inbound?.forEach(({ name, events }, index) => {
    events.forEach(({ type }, position) => {
      const at = pointerTo("inbound", index, "events", position, "type");
      claim(webhooks, at, `${typeName(`${name}_${type}`)}Webhook`);
    });
  });
  webhooks?.content.outbound?.forEach(({ type }, index) => {
    claim(webhooks, pointerTo("outbound", index, "type"), `${typeName(type)}Webhook`);
  });
  templates?.content.templates.forEach(({ name }, index) => {
    claim(templates, pointerTo("templates", index, "name"), `${typeName(name)}Template`);
  });
};

/** Names that the modules of every pack declare beside its tools. */
const moduleNames: readonly string[] = [
  "changedEntries",
  "contract",
  "errors",
  "handlers",
  "loadManifest",
  "loadResourceValidator",
  "loadTools",
  "manifestEntries",
  "prompts",
  "resources",
  "texts",
  "tool",
  "toolListHashes",
  "tools",
  "types",
  "withOutputSchemas",
];

/** Each tool becomes a constant of the pack's modules, with one more for its defaults and one for its text. */
const checkToolConstants = ({ loaded: { pack, tools } }: PackView, report: ReportFault): void => {
  const taken = new Map([valueName(pack.content.name), ...moduleNames].map((name) => [name, "a name in every pack"]));
  for (const file of tools) {
    taken.set(`resolve${typeName(file.stem)}`, `made of ${file.path}`);
    taken.set(`${valueName(file.stem)}Text`, `made of ${file.path}`);
  }
  taken.set("then", "what makes a client look like a promise to await");
  for (const file of tools) {
    const name = valueName(file.stem);
    const owner = reservedWords.has(name) ? "a word of the language" : taken.get(name);
    if (owner !== undefined) report(file, "/name", `gives the constant ${name}, which is ${owner}`);
  }
};

/** Names that a client's modules declare or export, or that its README uses, beside those from the contract. */
const clientNames: readonly string[] = [
  "client",
  "connect",
  "connection",
  "connectionOver",
  "console",
  "createClient",
  "createMockClient",
  "descriptors",
  "facts",
  "input",
  "isToolError",
  "result",
  "toolCaller",
  "toolError",
];

/** What `contract.ts` declares beside the pack. */
const contractNames: readonly string[] = [
  "changedEntries",
  "contract",
  "errors",
  "loadManifest",
  "loadResourceValidator",
  "loadTools",
  "manifestEntries",
  "prompts",
  "resources",
  "tool",
  "toolListHashes",
  "types",
  "withOutputSchemas",
];

/** A pack becomes a constant in its own modules and in its client; its clients are packages. These names must be free. */
const checkPackNames = ({ loaded: { pack, tools, examples } }: PackView, report: ReportFault): void => {
  const { name, clients } = pack.content;
  const taken = new Map([...clientNames, ...contractNames].map((known) => [known, "a name in every pack or client"]));
  for (const { path, stem } of tools) {
    for (const known of [`resolve${typeName(stem)}`, `${valueName(stem)}Text`, `${valueName(stem)}Output`])
      taken.set(known, `made of ${path}`);
  }
  for (const { path, content } of examples)
    for (const { as } of content.examples.flatMap(({ given = [] }) => given)) taken.set(as, `an answer in ${path}`);
  const constant = valueName(name);
  const owner = reservedWords.has(constant) ? "a word of the language" : taken.get(constant);
  if (owner !== undefined) report(pack, "/name", `gives the constant ${constant}, which is ${owner}`);
  const { npm, python } = clients ?? {};
  const module = python?.replaceAll("-", "_");
  if (module !== undefined && (!isIdentifier(module) || standardModules.has(module)))
    report(pack, "/clients/python", `gives the module ${module}, which is a word or a module of Python`);
  if (npm !== undefined && isBuiltin(npm)) report(pack, "/clients/npm", `${npm} is a module of Node`);
};

/** Suggested values are kept by the name of the prompt or resource, so the two must not share a name. */
const checkPromptNames = ({ loaded: { prompts, resources } }: PackView, report: ReportFault): void => {
  const taken = new Set(resources?.content.resources.map(({ name }) => name));
  prompts?.content.prompts.forEach(({ name, arguments: declared }, index) => {
    const at = pointerTo("prompts", index);
    if (taken.has(name)) report(prompts, `${at}/name`, `${name} is the name of another prompt or resource`);
    taken.add(name);
    const claim = claims(report, isThereTwice);
    declared.forEach((argument, position) => {
      claim(prompts, at + pointerTo("arguments", position, "name"), argument.name);
    });
  });
};

/** No two webhooks may have the same name or path, and no two events of a webhook the same type. */
const checkWebhookNames = ({ loaded: { webhooks } }: PackView, report: ReportFault): void => {
  const { inbound = [], outbound = [] } = webhooks?.content ?? {};
  if (webhooks === undefined) return;
  const [claimName, claimPath, claimOutbound] = [0, 1, 2].map(() => claims(report, isThereTwice));
  inbound.forEach(({ name, path, events }, index) => {
    claimName?.(webhooks, pointerTo("inbound", index, "name"), name);
    claimPath?.(webhooks, pointerTo("inbound", index, "path"), path);
    const claimEvent = claims(report, isThereTwice);
    events.forEach(({ type }, position) => {
      claimEvent(webhooks, pointerTo("inbound", index, "events", position, "type"), type);
    });
  });
  outbound.forEach(({ type }, index) => {
    claimOutbound?.(webhooks, pointerTo("outbound", index, "type"), type);
  });
};

const checkListedNames = ({ loaded: { errors, examples, resources }, nodes }: PackView, report: ReportFault): void => {
  const claimReason = claims(report, isThereTwice);
  errors?.content.reasons.forEach(({ reason }, index) => {
    claimReason(errors, pointerTo("reasons", index, "reason"), reason);
  });
  for (const file of examples) {
    const claim = claims(report, isThereTwice);
    file.content.examples.forEach(({ name }, index) => {
      claim(file, pointerTo("examples", index, "name"), name);
    });
  }
  const claimAddress = claims(report, isThereTwice);
  resources?.content.resources.forEach(({ uri, uriTemplate }, index) => {
    const keyword = uri === undefined ? "uriTemplate" : "uri";
    claimAddress(resources, pointerTo("resources", index, keyword), uri ?? uriTemplate ?? "");
  });
  const anchors = new Map<unknown, ReturnType<typeof claims>>();
  for (const { root, schema, pointer } of nodes) {
    if (typeof schema["$anchor"] !== "string") continue;
    const claim = anchors.get(root) ?? claims(report, isThereTwice);
    anchors.set(root, claim);
    claim(root.file, `${pointer}/$anchor`, schema["$anchor"]);
  }
};

const checkFileNames = ({ loaded }: PackView, report: ReportFault): void => {
  const { pack, tools, examples } = loaded;
  const folderName = loaded.folder.slice(loaded.folder.lastIndexOf("/") + 1);
  if (pack.content.name !== folderName) report(pack, "/name", `is "${pack.content.name}", the folder is ${folderName}`);
  for (const tool of tools) {
    if (tool.content.name !== tool.stem)
      report(tool, "/name", `is "${tool.content.name}", the file is ${tool.stem}.json`);
  }
  for (const file of examples) {
    if (file.content.tool !== file.stem)
      report(file, "/tool", `is "${file.content.tool}", the file is ${file.stem}.json`);
  }
};

const checkToolsExist = ({ loaded: { pack, tools, examples } }: PackView, report: ReportFault): void => {
  const toolNames = new Set(tools.map((tool) => tool.stem));
  const lack = (name: string): string => `names ${name}, and there is no tools/${name}.json`;
  pack.content.toolOrder?.forEach((name, index) => {
    if (!toolNames.has(name)) report(pack, pointerTo("toolOrder", index), lack(name));
  });
  pack.content.toolsets?.forEach(({ tools: named }, index) => {
    named.forEach((name, position) => {
      if (!toolNames.has(name)) report(pack, pointerTo("toolsets", index, "tools", position), lack(name));
    });
  });
  for (const file of examples) {
    if (file.content.tool === file.stem && !toolNames.has(file.stem)) report(file, "/tool", lack(file.stem));
  }
};

/** A tool of this name with its example, for the examples of a rule below. */
const deletionNamed = (name: string): Readonly<Record<string, object>> => ({
  [`tools/${name}.json`]: {
    name,
    title: "Delete a book",
    description: "Takes the book with this title out of the library.",
    refusesUndeclared: "It deletes the whole book.",
    inputSchema: {
      type: "object",
      properties: { title: { type: "string", description: "As printed on the cover." } },
      required: ["title"],
      additionalProperties: false,
    },
    outputSchema: { type: "object", properties: { title: { type: "string" } }, additionalProperties: false },
    annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: true, openWorldHint: false },
    errors: ["SHELF_CLOSED"],
  },
  [`examples/${name}.json`]: {
    tool: name,
    examples: [{ name: "one", title: "By its title", arguments: { title: "Sea" }, output: { type: "object" } }],
  },
});

export const nameRules: readonly LintRule[] = [
  fixedRule({
    id: "tool-name",
    stage: "reading",
    purpose: "A tool's name is at most 64 letters, digits, _ and -, and begins with a letter.",
    why: "Model vendors refuse other names, and some then the whole list: OpenAI and Anthropic ask for ^[a-zA-Z0-9_-]{1,64}$, Gemini for a first letter or underscore.",
    fix: "Rename the tool, and its file with it.",
    bad: { "tools/findBooks.json": { name: "find books" } },
    good: { "tools/findBooks.json": { name: "findBooks" } },
  }),
  fixedRule({
    id: "reserved-tool-name",
    stage: "structure",
    purpose:
      "A tool's name can name a constant and a method: it is no word of TypeScript, no other name of the pack's modules, and not then.",
    why: "Each tool is a constant of the generated contract and of the file of its handler; `export const delete` is not TypeScript, and a client with a method then is never what `await` gives.",
    fix: "Say in the name what the tool does it to, such as deleteBook, and rename its file with it.",
    bad: deletionNamed("delete"),
    good: deletionNamed("deleteBook"),
    check: checkToolConstants,
  }),
  fixedRule({
    id: "reserved-pack-name",
    stage: "structure",
    purpose: "A pack's name can name a constant of its modules, and its clients have names that can be imported.",
    why: "TypeScript has no constant `package`, clients have a `createClient` already, and Python never finds a second `json`.",
    fix: "Say in the name what the pack is about, such as parcels for package, and rename its folder with it.",
    bad: { "pack.json": { clients: { python: "json" } } },
    good: { "pack.json": { clients: { python: "library-json" } } },
    check: checkPackNames,
  }),
  fixedRule({
    id: "name-matches-file",
    stage: "structure",
    purpose: "A pack is named as its folder, a tool and its examples as their file.",
    why: "A reader looks for a tool by its file; two names for one thing go apart sooner or later.",
    fix: "Rename one of the two.",
    bad: { "pack.json": { name: "bookshop" } },
    good: { "pack.json": { name: "library" } },
    check: checkFileNames,
  }),
  fixedRule({
    id: "tool-exists",
    stage: "structure",
    purpose: "Tools that toolOrder, toolsets or examples name are tools of the pack.",
    why: "What is left of a removed tool is read as if it were still there.",
    fix: "Correct the name, or remove it.",
    bad: { "pack.json": { toolOrder: ["findBooks", "burnBook"] } },
    good: { "pack.json": { toolOrder: ["findBooks"] } },
    check: checkToolsExist,
  }),
  fixedRule({
    id: "type-name",
    stage: "structure",
    purpose: "A file in schemas/ is named as the type that it gives, such as BookOffer.json.",
    why: "The name becomes a type in TypeScript and in Python.",
    fix: "Rename the file, and the references to it.",
    bad: sharedSchema({ type: "string", description: "Where a book stands." }, "shelf"),
    good: sharedSchema({ type: "string", description: "Where a book stands." }, "Shelf"),
    check: ({ loaded: { schemas } }, report) => {
      for (const file of schemas) {
        if (!/^[A-Z][A-Za-z0-9]*$/.test(file.stem))
          report(file, "", `${file.stem} is not a type name such as BookOffer`);
      }
    },
  }),
  fixedRule({
    id: "unique-name",
    stage: "structure",
    purpose:
      "No two reasons, examples, prompts, resources, webhooks, templates, anchors or types of a pack share a name.",
    why: "Whoever asks by the name gets one of the two, and cannot tell which.",
    fix: "Rename one of the two.",
    bad: sharedSchema({ type: "string", description: "What a visitor looks for." }, "FindBooksInput"),
    good: sharedSchema({ type: "string", description: "What a visitor looks for." }, "Wish"),
    check: (pack, report) => {
      checkTypeNames(pack, report);
      checkListedNames(pack, report);
      checkPromptNames(pack, report);
      checkWebhookNames(pack, report);
    },
  }),
];
