/** What callers see of a pack, read from any source: the common form in which two contracts are compared. */
import type { ErrorCategory, ErrorStyle, ToolExecution } from "../../src/contract/contract.js";
import type { ResourceFile, SettingFile, ToolsetFile } from "../contractFiles.js";
import type { OutputName } from "../outputs.js";
import type { ClientSource } from "./clients/clientSurface.js";
import type { Node, SchemaPlace, SchemaScope } from "./schema/located.js";
import type { TemplateSurface } from "./templateSurface.js";
import type { WebhooksSurface } from "./webhookSurface.js";

export interface ToolSurface {
  readonly name: string;
  readonly place: SchemaPlace;
  /** The title of the tool, then that of its annotations. Hosts show the first one that they support. */
  readonly titles: readonly string[];
  readonly description: string;
  readonly hints: Readonly<Record<string, boolean>>;
  readonly input: Node;
  /** Undefined if the tool has no output schema. */
  readonly output: Node | undefined;
  /** Undefined if it is not known, as in the next four: then it is not compared. */
  readonly returns: "structure" | "content" | undefined;
  readonly reasons: readonly string[] | undefined;
  readonly requires: readonly string[] | undefined;
  readonly interaction: readonly string[] | undefined;
  readonly refusesUndeclared: boolean | undefined;
  /** Without members if it is not limited; undefined if it is not known. */
  readonly execution: Partial<ToolExecution> | undefined;
  /** The text that models pay for: the tool's entry, as servers list it by default. */
  readonly listed: string;
}

export interface ReasonSurface {
  readonly reason: string;
  readonly place: SchemaPlace;
  readonly code: number;
  readonly message: string;
  readonly hint: string;
  readonly retryable: boolean;
  readonly category: ErrorCategory | undefined;
  readonly data: Node | undefined;
}

export interface ResourceSurface {
  readonly name: string;
  readonly place: SchemaPlace;
  readonly title: string | undefined;
  readonly description: string | undefined;
  readonly uri: string;
  readonly isTemplate: boolean;
  readonly mimeType: string | undefined;
  readonly schema: Node | undefined;
  /** Undefined if it is not known. */
  readonly cache: ResourceFile["cache"] | undefined;
}

export interface PromptSurface {
  readonly name: string;
  readonly place: SchemaPlace;
  readonly title: string | undefined;
  readonly description: string | undefined;
  readonly arguments: readonly {
    readonly name: string;
    readonly title: string | undefined;
    readonly description: string | undefined;
    readonly required: boolean;
    readonly place: SchemaPlace;
  }[];
}

/** A setting of the servers of a pack. */
export interface SettingSurface extends Pick<SettingFile, "name" | "env" | "flag" | "live"> {
  readonly place: SchemaPlace;
  /** The schema of its value, with its default and its description. */
  readonly value: Node;
}

export interface PackSurface {
  readonly name: string;
  readonly place: SchemaPlace;
  /** Undefined if it is not known. */
  readonly version: string | undefined;
  /** Texts about the whole pack, by their property: `instructions`. Only texts that both sides have are compared. */
  readonly wording: Readonly<Record<string, string>>;
  readonly tools: readonly ToolSurface[];
  /** Undefined if they are not known. */
  readonly reasons: readonly ReasonSurface[] | undefined;
  /** Undefined if they are not known. */
  readonly toolsets: readonly ToolsetFile[] | undefined;
  /** Undefined if they are not known. */
  readonly settings: readonly SettingSurface[] | undefined;
  /** Undefined if they are not known. */
  readonly webhooks: WebhooksSurface | undefined;
  /** Undefined if they are not known. */
  readonly templates: readonly TemplateSurface[] | undefined;
  /** The name that the contract gives the server, `null` if it gives none; undefined if it is not known. */
  readonly serverName: string | null | undefined;
  /** Undefined if it is not known. */
  readonly errorStyle: ErrorStyle | undefined;
  readonly resources: readonly ResourceSurface[];
  readonly prompts: readonly PromptSurface[];
  /** Whether the schemas of resource bodies are known. */
  readonly tellsBodies: boolean;
  /** What is generated for the pack; undefined if it is not known. */
  readonly outputs: readonly OutputName[] | undefined;
  /** The names in its clients; undefined if they are not known. */
  readonly clients: ClientSource | undefined;
}

/** A scope for a self-contained schema: references to files lead nowhere. */
export const aloneAt = (root: SchemaScope["root"], place: SchemaPlace): SchemaScope => ({
  root,
  place,
  shared: () => undefined,
});
