/**
 * Reads what callers see of a project's packs: from the work tree, a folder or a git ref. A base may be older than today's rules,
 * so it only needs the form without which nothing can be compared.
 */
import { bundle, withLocalReferences } from "../bundle.js";
import type { ContractFiles, ContractKind } from "../contractFiles.js";
import type { Finding } from "../finding.js";
import { type ContractFile, type LoadedPack, loadPacks } from "../load.js";
import type { MetaCheck, MetaFault } from "../metaSchemas.js";
import { outlineOf } from "../outline.js";
import { outputNames } from "../outputs.js";
import { pointerTo } from "../pointer.js";
import type { ProjectReader } from "../project.js";
import { isObject, type Schema } from "../schema.js";
import { clientSourceOf } from "./clients/clientSurface.js";
import { rootOf, type SchemaPlace, type SchemaScope, type SourceDocument } from "./schema/located.js";
import type {
  PackSurface,
  PromptSurface,
  ReasonSurface,
  ResourceSurface,
  SettingSurface,
  ToolSurface,
} from "./surface.js";
import { templateSurfaces } from "./templateSurface.js";
import { webhooksSurface } from "./webhookSurface.js";

const faultAt = (pointer: string, message: string): MetaFault => ({ pointer, message, rule: "base-unreadable" });

const listFaults = (pointer: string, list: unknown, key: string): readonly MetaFault[] =>
  Array.isArray(list) && list.every((item) => isObject(item) && typeof item[key] === "string")
    ? []
    : [faultAt(pointer, `must be a list of objects with ${key}`)];

const eventFaults = (pointer: string, events: unknown, member: string): readonly MetaFault[] => {
  const faults = listFaults(pointer, events, "type");
  if (faults.length > 0 || !Array.isArray(events)) return faults;
  return events.every((event) => isObject(event[member])) ? [] : [faultAt(pointer, `must be events with ${member}`)];
};

const inboundFaults = (inbound: unknown): readonly MetaFault[] => {
  const faults = listFaults("/inbound", inbound, "name");
  if (faults.length > 0 || !Array.isArray(inbound)) return faults;
  return inbound.flatMap(({ events }, index) => eventFaults(pointerTo("inbound", index, "events"), events, "payload"));
};

const templateFaults = (templates: unknown): readonly MetaFault[] => {
  const faults = listFaults("/templates", templates, "name");
  if (faults.length > 0 || !Array.isArray(templates)) return faults;
  return templates.every(({ data }) => isObject(data)) ? [] : [faultAt("/templates", "must be templates with data")];
};

/** What a file of each kind must hold to be compared at all. */
const demanded: Readonly<Record<ContractKind, (content: Readonly<Record<string, unknown>>) => readonly MetaFault[]>> = {
  pack: ({ name, toolsets, settings }) => [
    ...(typeof name === "string" ? [] : [faultAt("/name", "must be a text")]),
    ...(toolsets === undefined ? [] : listFaults("/toolsets", toolsets, "name")),
    ...(settings === undefined ? [] : listFaults("/settings", settings, "name")),
  ],
  tool: ({ name, inputSchema }) => [
    ...(typeof name === "string" ? [] : [faultAt("/name", "must be a text")]),
    ...(isObject(inputSchema) ? [] : [faultAt("/inputSchema", "must be a schema")]),
  ],
  errors: ({ reasons }) => listFaults("/reasons", reasons, "reason"),
  resources: ({ resources }) => listFaults("/resources", resources, "name"),
  prompts: ({ prompts }) => listFaults("/prompts", prompts, "name"),
  webhooks: ({ inbound, outbound }) => [
    ...(inbound === undefined ? [] : inboundFaults(inbound)),
    ...(outbound === undefined ? [] : eventFaults("/outbound", outbound, "data")),
  ],
  templates: ({ templates }) => templateFaults(templates),
  schema: () => [],
  examples: () => [],
  sources: () => [],
  toolchain: () => [],
  waivers: () => [],
};

/** Accepts every file that can be compared. */
const lenientCheck: MetaCheck = <Kind extends ContractKind>(kind: Kind, content: unknown) => {
  const faults = isObject(content) ? demanded[kind](content) : [faultAt("", "must be an object")];
  return faults.length > 0 ? { faults } : { content: content as ContractFiles[Kind] };
};

/** The project without its examples, which callers do not see. */
const withoutExamples = (project: ProjectReader): ProjectReader => ({
  read: project.read,
  list: (folder) => (folder.endsWith("/examples") ? [] : project.list(folder)),
});

const hintNames = ["readOnlyHint", "destructiveHint", "idempotentHint", "openWorldHint"] as const;

const isPresent = <T>(value: T | undefined): value is T => value !== undefined;

interface Reading {
  readonly bundled: (schema: Schema) => Schema;
  readonly documentOf: (file: ContractFile<unknown>) => SourceDocument;
  /** The document of a file of the pack by its path. */
  readonly documentAt: (path: string) => SourceDocument;
  readonly scopeOf: (root: Schema, place: SchemaPlace) => SchemaScope;
}

const readingOf = (loaded: LoadedPack, prefix: string): Reading => {
  const documents = new Map<string, SourceDocument>();
  const documentOf: Reading["documentOf"] = (file) => {
    const known = documents.get(file.path);
    const document = known ?? { path: prefix + file.path, text: file.text };
    documents.set(file.path, document);
    return document;
  };
  const shared = new Map<string, SchemaScope>();
  const scopeOf: Reading["scopeOf"] = (root, place) => ({ root, place, shared: (name) => shared.get(name) });
  for (const file of loaded.schemas) {
    shared.set(file.stem, scopeOf(file.content, { document: documentOf(file), pointer: "" }));
  }
  const schemas = new Map(loaded.schemas.map(({ stem, content }) => [stem, withLocalReferences(content)]));
  for (const file of [
    ...loaded.tools,
    ...[loaded.pack, loaded.errors, loaded.resources, loaded.webhooks, loaded.templates].filter(isPresent),
  ]) {
    documentOf(file);
  }
  const documentAt = (path: string): SourceDocument => documents.get(path) ?? { path: prefix + path, text: undefined };
  return { documentOf, documentAt, scopeOf, bundled: (schema) => bundle(schema, schemas) };
};

const toolSurface = (
  file: ContractFile<ContractFiles["tool"]>,
  { documentOf, scopeOf, bundled }: Reading,
): ToolSurface => {
  const { name, title, description, inputSchema, outputSchema, annotations, errors, returns, interaction, requires } =
    file.content;
  const { refusesUndeclared, execution } = file.content;
  const document = documentOf(file);
  const at = (pointer: string): SchemaPlace => ({ document, pointer });
  const hints = hintNames.flatMap((hint) => {
    const value = annotations?.[hint];
    return typeof value === "boolean" ? [[hint, value] as const] : [];
  });
  return {
    name,
    place: at(""),
    titles: [title, annotations?.title ?? title].filter((text) => text !== undefined),
    description: description ?? "",
    hints: Object.fromEntries(hints),
    input: rootOf(scopeOf(inputSchema, at("/inputSchema"))),
    output: isObject(outputSchema) ? rootOf(scopeOf(outputSchema, at("/outputSchema"))) : undefined,
    returns: returns ?? "structure",
    reasons: errors ?? [],
    requires: requires ?? [],
    interaction: interaction ?? [],
    refusesUndeclared: refusesUndeclared !== undefined,
    execution: isObject(execution) ? execution : {},
    listed: JSON.stringify({
      name,
      title,
      description,
      inputSchema: bundled(inputSchema),
      ...(isObject(outputSchema) && { outputSchema: outlineOf(bundled(outputSchema)) }),
      annotations,
    }),
  };
};

const reasonsOf = ({ errors }: LoadedPack, { documentOf, scopeOf }: Reading): readonly ReasonSurface[] =>
  errors?.content.reasons.map(({ reason, code, message, hint, retryable, category, data }, index): ReasonSurface => {
    const at = (...segments: readonly string[]): SchemaPlace => ({
      document: documentOf(errors),
      pointer: pointerTo("reasons", index, ...segments),
    });
    return {
      reason,
      place: at(),
      code,
      message,
      hint,
      retryable,
      category,
      data: isObject(data) ? rootOf(scopeOf(data, at("data"))) : undefined,
    };
  }) ?? [];

const resourcesOf = ({ resources }: LoadedPack, { documentOf, scopeOf }: Reading): readonly ResourceSurface[] =>
  resources?.content.resources.map((resource, index): ResourceSurface => {
    const at = (...segments: readonly string[]): SchemaPlace => ({
      document: documentOf(resources),
      pointer: pointerTo("resources", index, ...segments),
    });
    const { name, title, description, uri, uriTemplate, mimeType, schema, cache } = resource;
    return {
      name,
      place: at(),
      title,
      description,
      uri: uri ?? uriTemplate ?? "",
      isTemplate: uri === undefined,
      mimeType,
      schema: isObject(schema) ? rootOf(scopeOf(schema, at("schema"))) : undefined,
      cache,
    };
  }) ?? [];

const promptsOf = ({ prompts }: LoadedPack, { documentOf }: Reading): readonly PromptSurface[] =>
  prompts?.content.prompts.map(({ name, title, description, arguments: given }, index): PromptSurface => {
    const at = (...segments: readonly (string | number)[]): SchemaPlace => ({
      document: documentOf(prompts),
      pointer: pointerTo("prompts", index, ...segments),
    });
    return {
      name,
      place: at(),
      title,
      description,
      arguments: (given ?? []).map((argument, position) => ({
        name: argument.name,
        title: argument.title,
        description: argument.description,
        required: argument.required ?? false,
        place: at("arguments", position),
      })),
    };
  }) ?? [];

/** The settings of a pack. The values that a setting admits are a schema of their own. */
const settingsOf = ({ pack }: LoadedPack, { documentOf, scopeOf }: Reading): readonly SettingSurface[] =>
  (pack.content.settings ?? []).map((setting, index): SettingSurface => {
    const { name, env, flag, live, secret: _secret, type = "string", ...value } = setting;
    const place: SchemaPlace = { document: documentOf(pack), pointer: pointerTo("settings", index) };
    return {
      name,
      env,
      ...(flag !== undefined && { flag }),
      ...(live !== undefined && { live }),
      place,
      value: rootOf(scopeOf({ type, ...value }, place)),
    };
  });

const packSurface = (loaded: LoadedPack, prefix: string): PackSurface => {
  const reading = readingOf(loaded, prefix);
  const { name, version, title, description, instructions, errorDocs, outputs, toolsets = [] } = loaded.pack.content;
  const { server, errorStyle } = loaded.pack.content;
  const wording = { title, description, instructions, errorDocs };
  return {
    name,
    place: { document: reading.documentOf(loaded.pack), pointer: "" },
    version,
    wording: Object.fromEntries(Object.entries(wording).filter(([, text]) => typeof text === "string")),
    tools: loaded.tools.map((file) => toolSurface(file, reading)),
    reasons: reasonsOf(loaded, reading),
    toolsets,
    settings: settingsOf(loaded, reading),
    webhooks: webhooksSurface(
      loaded.webhooks,
      (pointer) => ({ document: reading.documentAt(`${loaded.folder}/webhooks.json`), pointer }),
      reading.scopeOf,
    ),
    templates: templateSurfaces(
      loaded.templates,
      loaded.templateTexts,
      (pointer) => ({ document: reading.documentAt(`${loaded.folder}/templates.json`), pointer }),
      reading.scopeOf,
    ),
    serverName: server?.name ?? null,
    errorStyle: errorStyle ?? "auto",
    resources: resourcesOf(loaded, reading),
    prompts: promptsOf(loaded, reading),
    tellsBodies: true,
    outputs: outputNames.filter((name) => !Array.isArray(outputs) || outputs.includes(name)),
    clients: clientSourceOf(loaded, (path, pointer) => ({ document: reading.documentAt(path), pointer })),
  };
};

/** What callers see of all packs, and findings on what cannot be read. `prefix` is put before the paths of a base. */
export const surfacesOf = (
  project: ProjectReader,
  prefix = "",
): { readonly packs: readonly PackSurface[]; readonly findings: readonly Finding[] } => {
  const { packs, findings } = loadPacks(withoutExamples(project), lenientCheck);
  return { packs: packs.map((loaded) => packSurface(loaded, prefix)), findings };
};
