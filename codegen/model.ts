/** The model that emitters work from: a pack with bundled schemas, with all names decided and everything in its final order. */
import type { ClientCapability, ErrorStyle, Interaction, ToolExecution } from "../src/contract/contract.js";
import type { TemplateParts } from "../src/contract/templates.js";
import { bundle, withLocalReferences } from "./bundle.js";
import type {
  EntryExample,
  Example,
  InboundFile,
  PackFile,
  PromptFile,
  ReasonFile,
  ResourceFile,
  SettingFile,
  ToolsetFile,
} from "./contractFiles.js";
import type { LoadedPack } from "./load.js";
import { typeName, valueName } from "./names.js";
import { type OutputName, outputNames } from "./outputs.js";
import { type ProductFacts, packagedRuntime, productFactsOf } from "./product.js";
import { byCodeUnit } from "./project.js";
import type { Schema } from "./schema.js";
import { partsOf, readTemplate } from "./templateText.js";
import type { Toolchain } from "./toolchain.js";

export interface ToolModel {
  readonly name: string;
  /** Name of its TypeScript constant, for example `findBooks`. */
  readonly valueName: string;
  /** Prefix of its TypeScript types, for example `FindBooks`. */
  readonly typeName: string;
  /** Contract file, below the project root. */
  readonly source: string;
  readonly title: string;
  readonly description: string;
  readonly annotations: {
    readonly title: string;
    readonly readOnlyHint: boolean;
    readonly destructiveHint: boolean;
    readonly idempotentHint: boolean;
    readonly openWorldHint: boolean;
  };
  readonly reasons: readonly string[];
  readonly returns: "structure" | "content";
  readonly interaction: readonly Interaction[];
  readonly requires: readonly ClientCapability[];
  /** How long a call may take, if that is limited. */
  readonly execution: ToolExecution | undefined;
  /** Why arguments that it does not declare are refused, if they are. */
  readonly refusesUndeclared: string | undefined;
  /** Self-contained, key order as in the contract. */
  readonly inputSchema: Schema;
  /** Undefined for a tool that returns content. */
  readonly outputSchema: Schema | undefined;
  readonly environment: Readonly<Record<string, string>>;
  readonly examples: readonly Example[];
}

export interface ResourceModel extends Omit<ResourceFile, "schema" | "example"> {
  readonly valueName: string;
  readonly typeName: string;
  /** Self-contained schema of the body; undefined where the body is not JSON. */
  readonly schema: Schema | undefined;
}

/** An event of a webhook, inbound or outbound. */
export interface WebhookEventModel {
  readonly type: string;
  readonly description: string;
  /** Name of its validator, for example `avinodeQuoteReceivedWebhook`. */
  readonly valueName: string;
  readonly typeName: string;
  /** Self-contained: of the whole body if inbound, of `data` if outbound. */
  readonly schema: Schema;
}

export interface InboundModel extends Omit<InboundFile, "events"> {
  readonly events: readonly WebhookEventModel[];
}

/** An e-mail template. */
export interface TemplateModel {
  readonly name: string;
  readonly description: string;
  /** Name of its validator, for example `flightProposalTemplate`. */
  readonly valueName: string;
  readonly typeName: string;
  /** Its HTML, below the project root. */
  readonly source: string;
  /** The subject as its author wrote it. */
  readonly subjectText: string;
  readonly subject: TemplateParts;
  readonly html: TemplateParts;
  /** Self-contained schema of the data that fill it in. */
  readonly schema: Schema;
}

export type PromptModel = Required<Omit<PromptFile, "example">>;

/** Examples of how prompts and resource templates are called, by name. Callers see nothing of them. */
export interface EntryExamples {
  readonly prompts: ReadonlyMap<string, EntryExample>;
  readonly resources: ReadonlyMap<string, EntryExample>;
}

export interface SharedSchema {
  /** File name and type name. */
  readonly name: string;
  readonly source: string;
  /** References are local to the map of all shared schemas. */
  readonly schema: Schema;
}

export interface PackModel
  extends Required<Pick<PackFile, "name" | "title" | "version" | "description" | "instructions" | "errorDocs">> {
  readonly valueName: string;
  /** The name and version of its server; those of the product if undefined. */
  readonly server: PackFile["server"];
  readonly errorStyle: ErrorStyle | undefined;
  /** Names of the packages that hold its clients. */
  readonly clients: { readonly npm: string; readonly python: string };
  /** What is generated for it, in the order of `outputNames`. */
  readonly outputs: readonly OutputName[];
  /** The product whose server serves the pack. */
  readonly product: ProductFacts;
  /** `contracts/<pack>`. */
  readonly source: string;
  /** The module from which generated code of the server imports the types and functions of the contract. */
  readonly runtime: string;
  /** In the order in which they are listed. */
  readonly tools: readonly ToolModel[];
  readonly schemas: readonly SharedSchema[];
  readonly reasons: readonly ReasonFile[];
  readonly resources: readonly ResourceModel[];
  readonly prompts: readonly PromptModel[];
  readonly webhooks: { readonly inbound: readonly InboundModel[]; readonly outbound: readonly WebhookEventModel[] };
  /** In the order in which they are listed. */
  readonly templates: readonly TemplateModel[];
  readonly entryExamples: EntryExamples;
  readonly toolsets: readonly ToolsetFile[];
  /** In the order in which they are shown. */
  readonly settings: readonly SettingFile[];
}

const entryExamplesOf = (
  entries: readonly { readonly name: string; readonly example?: EntryExample }[] = [],
): ReadonlyMap<string, EntryExample> =>
  new Map(entries.flatMap(({ name, example }) => (example === undefined ? [] : [[name, example] as const])));

const inOrder = (names: readonly string[], first: readonly string[]): readonly string[] => [
  ...first.filter((name) => names.includes(name)),
  ...names.filter((name) => !first.includes(name)).sort(byCodeUnit),
];

/** `$schema` in a shared file is for editors. It is removed, because it must not stand inside another schema. */
const withoutDialect = ({ $schema: _dialect, ...schema }: Schema): Schema => schema;

const webhookEvent = (
  name: string,
  { type, description }: Pick<WebhookEventModel, "type" | "description">,
  schema: Schema,
): WebhookEventModel => ({
  type,
  description,
  valueName: valueName(`${name}_webhook`),
  typeName: typeName(`${name}_webhook`),
  schema,
});

const webhooksOf = ({ webhooks }: LoadedPack, shared: ReadonlyMap<string, Schema>): PackModel["webhooks"] => ({
  inbound: (webhooks?.content.inbound ?? []).map(({ events, ...endpoint }) => ({
    ...endpoint,
    events: events.map((event) => webhookEvent(`${endpoint.name}_${event.type}`, event, bundle(event.payload, shared))),
  })),
  outbound: (webhooks?.content.outbound ?? []).map((event) =>
    webhookEvent(event.type, event, bundle(event.data, shared)),
  ),
});

/** All events of a pack's webhooks. */
export const webhookEventsOf = ({ webhooks }: Pick<PackModel, "webhooks">): readonly WebhookEventModel[] => [
  ...webhooks.inbound.flatMap(({ events }) => events),
  ...webhooks.outbound,
];

const templatesOf = (
  { folder, templates, templateTexts }: LoadedPack,
  shared: ReadonlyMap<string, Schema>,
): readonly TemplateModel[] =>
  (templates?.content.templates ?? []).map(({ name, description, subject, data }) => ({
    name,
    description,
    valueName: valueName(`${name}_template`),
    typeName: typeName(`${name}_template`),
    source: `${folder}/templates/${name}.html`,
    subjectText: subject,
    subject: partsOf(readTemplate(subject).nodes),
    html: partsOf(templateTexts.find(({ stem }) => stem === name)?.content.nodes ?? []),
    schema: bundle(data, shared),
  }));

/** Builds the model of a pack that has passed every rule. */
export const buildModel = (loaded: LoadedPack, settings: Toolchain = {}): PackModel => {
  const { content: pack } = loaded.pack;
  const schemas = loaded.schemas.map(({ stem, path, content }) => ({
    name: stem,
    source: path,
    schema: withLocalReferences(withoutDialect(content)),
  }));
  const shared = new Map(schemas.map(({ name, schema }) => [name, schema]));
  const toolsByName = new Map(loaded.tools.map((file) => [file.content.name, file]));
  const examplesByTool = new Map(loaded.examples.map(({ content }) => [content.tool, content]));
  const tools = inOrder([...toolsByName.keys()], pack.toolOrder ?? []).flatMap((name): ToolModel[] => {
    const file = toolsByName.get(name);
    if (file === undefined) return [];
    const { content: tool } = file;
    const { title = tool.title, ...hints } = tool.annotations;
    return [
      {
        name,
        valueName: valueName(name),
        typeName: typeName(name),
        source: file.path,
        title: tool.title,
        description: tool.description,
        annotations: { title, ...hints },
        reasons: tool.errors,
        returns: tool.returns ?? "structure",
        interaction: tool.interaction ?? [],
        requires: tool.requires ?? [],
        execution: tool.execution,
        refusesUndeclared: tool.refusesUndeclared,
        inputSchema: bundle(tool.inputSchema, shared),
        outputSchema: tool.outputSchema && bundle(tool.outputSchema, shared),
        environment: examplesByTool.get(name)?.environment ?? {},
        examples: examplesByTool.get(name)?.examples ?? [],
      },
    ];
  });
  const resources = (loaded.resources?.content.resources ?? []).map(({ schema, example: _example, ...resource }) => ({
    ...resource,
    valueName: valueName(resource.name),
    typeName: typeName(resource.name),
    schema: schema && bundle(schema, shared),
  }));
  const prompts = (loaded.prompts?.content.prompts ?? []).map(({ interaction = [], example: _example, ...prompt }) => ({
    ...prompt,
    interaction,
  }));
  return {
    name: pack.name,
    title: pack.title,
    version: pack.version,
    description: pack.description,
    instructions: pack.instructions,
    errorDocs: pack.errorDocs,
    valueName: valueName(pack.name),
    server: pack.server,
    errorStyle: pack.errorStyle,
    clients: { npm: `${pack.name}-mcp-client`, python: `${pack.name}-mcp-client`, ...pack.clients },
    outputs: outputNames.filter((name) => pack.outputs?.includes(name) ?? true),
    product: productFactsOf(settings),
    runtime: settings.runtime ?? packagedRuntime,
    source: loaded.folder,
    tools,
    schemas,
    reasons: loaded.errors?.content.reasons ?? [],
    resources,
    prompts,
    webhooks: webhooksOf(loaded, shared),
    templates: templatesOf(loaded, shared),
    entryExamples: {
      prompts: entryExamplesOf(loaded.prompts?.content.prompts),
      resources: entryExamplesOf(loaded.resources?.content.resources),
    },
    toolsets: pack.toolsets ?? [],
    settings: pack.settings ?? [],
  };
};
