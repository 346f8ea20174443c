/** The shape of each contract file, as the meta-schemas in `contracts/_meta` define it. */
import type {
  ClientCapability,
  ErrorCategory,
  ErrorStyle,
  InboundWebhook,
  Interaction,
  JsonObject,
  PromptArgument,
  ToolExecution,
} from "../src/contract/contract.js";
import type { SettingFormat } from "../src/contract/settingFormats.js";
import type { Level } from "./finding.js";
import type { OutputName } from "./outputs.js";
import type { ProductFacts } from "./product.js";
import type { Schema } from "./schema.js";

/** One setting of the servers of a pack, as `pack.json` declares it. */
export interface SettingFile {
  readonly name: string;
  /** `string` if absent. */
  readonly type?: "string" | "integer" | "boolean";
  readonly enum?: readonly string[];
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly format?: SettingFormat;
  readonly minimum?: number;
  readonly maximum?: number;
  /** Null if absent. */
  readonly default?: string | number | boolean;
  readonly env: string;
  readonly flag?: string;
  readonly secret?: boolean;
  /** A server in mode `live` does not start without it. */
  readonly live?: "required";
  readonly description: string;
}

/** Tools that are served together if an operator selects this part. */
export interface ToolsetFile {
  readonly name: string;
  readonly description: string;
  readonly tools: readonly string[];
}

export interface PackFile {
  readonly name: string;
  readonly title: string;
  readonly version: string;
  readonly description: string;
  readonly instructions: string;
  readonly errorDocs: string;
  /** The name and version of its server; those of the product if absent. */
  readonly server?: { readonly name: string; readonly version: string };
  /** `auto` if absent. */
  readonly errorStyle?: ErrorStyle;
  readonly toolOrder?: readonly string[];
  readonly toolsets?: readonly ToolsetFile[];
  /** Names under which the clients are published; by default made from the name of the pack. */
  readonly clients?: { readonly npm?: string; readonly python?: string };
  readonly settings?: readonly SettingFile[];
  /** What is generated for it; everything if absent. */
  readonly outputs?: readonly OutputName[];
}

export interface ToolFile {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly inputSchema: Schema;
  /** Absent where the tool returns content. */
  readonly outputSchema?: Schema;
  readonly returns?: "structure" | "content";
  readonly interaction?: readonly Interaction[];
  readonly requires?: readonly ClientCapability[];
  /** No limits if absent. */
  readonly execution?: ToolExecution;
  /** Why arguments that it does not declare are refused; they are ignored where it is absent. */
  readonly refusesUndeclared?: string;
  readonly annotations: {
    readonly title?: string;
    readonly readOnlyHint: boolean;
    readonly destructiveHint: boolean;
    readonly idempotentHint: boolean;
    readonly openWorldHint: boolean;
  };
  readonly errors: readonly string[];
}

export interface ReasonFile {
  readonly reason: string;
  readonly code: number;
  readonly message: string;
  readonly hint: string;
  readonly retryable: boolean;
  readonly category?: ErrorCategory;
  /** The message is prescribed word for word: it does not end with the hint. */
  readonly verbatim?: true;
  /** Who gives it, if it is not the tools that list it. */
  readonly scope?: ReasonScope;
  readonly data?: Schema;
}

/** `any`: every tool can give it. `warning`: it never refuses a call; answers contain it as a warning. `reserved`: it is not used yet. */
export type ReasonScope = "any" | "warning" | "reserved";

export interface ErrorsFile {
  readonly reasons: readonly ReasonFile[];
}

/** How a prompt or a resource template is called for a test: with these arguments, after the preliminary calls of a tool's example. */
export interface EntryExample {
  /** `findBooks/plain`: its `given` calls are made first, in the environment of that example. */
  readonly like?: string;
  /** Strings may contain `${as.path}`. */
  readonly arguments: Readonly<Record<string, string>>;
}

export interface ResourceFile {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly uri?: string;
  readonly uriTemplate?: string;
  readonly mimeType: string;
  readonly schema?: Schema;
  /** Only for a template. */
  readonly example?: EntryExample;
  readonly cache: { readonly scope: "public" | "private"; readonly ttlMs: number };
}

export interface ResourcesFile {
  readonly resources: readonly ResourceFile[];
}

export interface PromptFile {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly arguments: readonly PromptArgument[];
  readonly interaction?: readonly Interaction[];
  readonly example?: EntryExample;
}

export interface PromptsFile {
  readonly prompts: readonly PromptFile[];
}

export interface InboundEventFile {
  readonly type: string;
  readonly description: string;
  /** The whole body. */
  readonly payload: Schema;
}

/** A path that receives the events of a service. */
export interface InboundFile extends Omit<InboundWebhook, "events"> {
  readonly events: readonly InboundEventFile[];
}

export interface OutboundEventFile {
  readonly type: string;
  readonly description: string;
  /** The member `data` of the body. */
  readonly data: Schema;
}

export interface WebhooksFile {
  readonly inbound?: readonly InboundFile[];
  readonly outbound?: readonly OutboundEventFile[];
}

/** An e-mail template, as `templates.json` describes it. Its HTML is a file of its own. */
export interface TemplateFile {
  readonly name: string;
  readonly description: string;
  readonly subject: string;
  /** The schema of the data that fill it in. */
  readonly data: Schema;
}

export interface TemplatesFile {
  readonly templates: readonly TemplateFile[];
}

export interface GivenCall {
  readonly call: string;
  readonly arguments: JsonObject;
  readonly as: string;
}

export interface Example {
  readonly name: string;
  readonly title: string;
  readonly description?: string;
  readonly given?: readonly GivenCall[];
  readonly arguments: JsonObject;
  readonly output?: JsonObject;
  readonly error?: { readonly reason: string; readonly field: string };
}

export interface ExamplesFile {
  readonly tool: string;
  readonly environment?: Readonly<Record<string, string>>;
  readonly examples: readonly Example[];
}

export interface SourceEntry {
  readonly part: string;
  readonly document: string;
  readonly section: string;
  readonly sha256: string;
}

export interface SourcesFile {
  readonly sources: readonly SourceEntry[];
}

export interface ToolchainFile {
  readonly product?: Partial<ProductFacts>;
  readonly runtime?: string;
  readonly emitters?: readonly string[];
  readonly lint?: Readonly<Record<string, Level | "off">>;
  readonly budgets?: { readonly tokensPerTool?: number; readonly tokensPerList?: number };
  readonly against?: string;
}

export interface Waiver {
  readonly fingerprint: string;
  /** In how many places the same edit breaks something; absent: only the place of the fingerprint. */
  readonly places?: number;
  /** The pack and the version that make the break, as `gds 2.0.0`: the waiver may stay as long as the base has exactly that version. */
  readonly release?: string;
  readonly reason: string;
  readonly by: string;
  /** The last day on which it holds, `YYYY-MM-DD`. */
  readonly expires: string;
}

export interface WaiversFile {
  readonly waivers: readonly Waiver[];
}

/** The kinds of contract file; the name of each is the name of its meta-schema. */
export interface ContractFiles {
  readonly pack: PackFile;
  readonly tool: ToolFile;
  readonly schema: Schema;
  readonly errors: ErrorsFile;
  readonly resources: ResourcesFile;
  readonly prompts: PromptsFile;
  readonly webhooks: WebhooksFile;
  readonly templates: TemplatesFile;
  readonly examples: ExamplesFile;
  readonly sources: SourcesFile;
  readonly toolchain: ToolchainFile;
  readonly waivers: WaiversFile;
}

export type ContractKind = keyof ContractFiles;
