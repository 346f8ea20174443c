/** The parts of a pack's reference, as data: what Markdown and HTML are written from. */
import type { ReasonFile } from "../contractFiles.js";

/** A piece of a sentence. */
export type Inline =
  | { readonly text: string }
  | { readonly code: string }
  | { readonly label: string; readonly anchor: string };

export interface Row {
  readonly path: string;
  readonly type: readonly Inline[];
  readonly isRequired: boolean;
  readonly description: readonly Inline[];
}

export interface ExampleContent {
  readonly title: string;
  readonly description: string;
  readonly given: readonly { readonly call: string; readonly sent: string; readonly as: string }[];
  readonly sent: string;
  /** What is certain of the answer, as JSON. */
  readonly gives: string | undefined;
  readonly refused: { readonly reason: string; readonly field: string } | undefined;
}

export interface ToolContent {
  readonly anchor: string;
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly facts: readonly string[];
  readonly input: readonly Row[];
  readonly alternatives: readonly string[];
  readonly output: readonly Row[];
  readonly emptyOutput: string;
  readonly errors: readonly { readonly reason: string; readonly hint: string }[];
  readonly examples: readonly ExampleContent[];
}

export interface ResourceContent {
  readonly anchor: string;
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly uri: string;
  readonly mimeType: string;
  readonly cache: string;
  readonly body: readonly Inline[];
  readonly rows: readonly Row[];
}

export interface PromptContent {
  readonly anchor: string;
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly facts: readonly string[];
  readonly rows: readonly { readonly path: string; readonly isRequired: boolean; readonly description: string }[];
}

/** An event of a webhook, or a path at which events come in, which has no rows. */
export interface WebhookContent {
  readonly anchor: string;
  /** What it is called on the wire: a path, or a type. */
  readonly name: string;
  readonly description: string;
  readonly facts: readonly string[];
  /** The type of what is sent, where it has a table of its own. */
  readonly body: readonly Inline[];
  readonly rows: readonly Row[];
}

export interface TemplateContent {
  readonly anchor: string;
  readonly name: string;
  readonly description: string;
  /** As its author wrote it, with its variables. */
  readonly subject: string;
  /** The type of its data, where it has a table of its own. */
  readonly data: readonly Inline[];
  readonly rows: readonly Row[];
}

export interface TypeContent {
  readonly anchor: string;
  readonly name: string;
  readonly description: string;
  readonly rows: readonly Row[];
}

export interface ReasonContent
  extends Pick<ReasonFile, "reason" | "code" | "category" | "message" | "hint" | "retryable"> {
  /** The reason itself, as in the pack's `errorDocs`. */
  readonly anchor: string;
  /** Names of the tools that list it; none if any tool can give it. */
  readonly tools: readonly string[];
}

export interface SettingContent {
  readonly anchor: string;
  readonly env: string;
  /** With its dashes; empty without one. */
  readonly flag: string;
  /** In words. */
  readonly admits: string;
  readonly fallback: string;
  readonly description: string;
}

export interface ToolsetContent {
  readonly anchor: string;
  readonly name: string;
  readonly description: string;
  readonly tools: readonly string[];
}

export interface ReferenceContent {
  readonly title: string;
  readonly version: string;
  readonly description: string;
  readonly instructions: string;
  /** Of the server, where the contract says more than usual. */
  readonly facts: readonly string[];
  readonly tools: readonly ToolContent[];
  readonly resources: readonly ResourceContent[];
  readonly prompts: readonly PromptContent[];
  /** Each path with its events after it, then the events that go out. */
  readonly webhooks: readonly WebhookContent[];
  readonly templates: readonly TemplateContent[];
  readonly types: readonly TypeContent[];
  readonly reasons: readonly ReasonContent[];
  /** Parts of the tools that a server may serve alone. */
  readonly toolsets: readonly ToolsetContent[];
  /** What a server of the pack may be configured with. */
  readonly settings: readonly SettingContent[];
}
