/** What callers see of a pack, from wherever it is read: the common form in which two contracts are compared. */
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
  /** Hosts show the first that they know: the tool's own, or that of its annotations. */
  readonly titles: readonly string[];
  readonly description: string;
  readonly hints: Readonly<Record<string, boolean>>;
  readonly input: Node;
  /** Undefined where it says nothing of what it gives. */
  readonly output: Node | undefined;
  /** Undefined where it is not told, as in the next four: then it is not compared. */
  readonly returns: "structure" | "content" | undefined;
  readonly reasons: readonly string[] | undefined;
  readonly requires: readonly string[] | undefined;
  readonly interaction: readonly string[] | undefined;
  readonly refusesUndeclared: boolean | undefined;
  /** Without members where it is not limited, undefined where that is not told. */
  readonly execution: Partial<ToolExecution> | undefined;
  /** What models are charged for: the entry as servers list it, if no setting asks for another form. */
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
  /** Undefined where it is not told. */
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
  /** What its value may be, its default and what is said of it. */
  readonly value: Node;
}

export interface PackSurface {
  readonly name: string;
  readonly place: SchemaPlace;
  /** Undefined where it is not told. */
  readonly version: string | undefined;
  /** Texts about the whole, by what they are: `instructions`. Only those are compared that both sides tell. */
  readonly wording: Readonly<Record<string, string>>;
  readonly tools: readonly ToolSurface[];
  /** Undefined where reasons are not told. */
  readonly reasons: readonly ReasonSurface[] | undefined;
  /** Undefined where it is not told which there are. */
  readonly toolsets: readonly ToolsetFile[] | undefined;
  /** Undefined where it is not told which there are. */
  readonly settings: readonly SettingSurface[] | undefined;
  /** Undefined where they are not told. */
  readonly webhooks: WebhooksSurface | undefined;
  /** Undefined where they are not told. */
  readonly templates: readonly TemplateSurface[] | undefined;
  /** The name that the contract gives the server, `null` if it gives none; undefined where it is not told. */
  readonly serverName: string | null | undefined;
  /** Undefined where it is not told. */
  readonly errorStyle: ErrorStyle | undefined;
  readonly resources: readonly ResourceSurface[];
  readonly prompts: readonly PromptSurface[];
  /** Whether resources say what their bodies are. */
  readonly tellsBodies: boolean;
  /** What is generated for it; undefined where it is not told. */
  readonly outputs: readonly OutputName[] | undefined;
  /** Undefined where it is not told what clients are made of. */
  readonly clients: ClientSource | undefined;
}

/** A scope whose references to files lead nowhere: for schemas that are self-contained. */
export const aloneAt = (root: SchemaScope["root"], place: SchemaPlace): SchemaScope => ({
  root,
  place,
  shared: () => undefined,
});
