/** The content of a pack's reference as data, from which Markdown and HTML are written. */
import type { ReasonFile } from "../contractFiles.js";

/** A piece of a sentence: text, code or a link. */
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
  /** The values that the example expects in the output, as JSON. */
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

/** An event of a webhook, or an endpoint that receives events, which has no rows. */
export interface WebhookContent {
  readonly anchor: string;
  /** The path of an endpoint, or the type of an event. */
  readonly name: string;
  readonly description: string;
  readonly facts: readonly string[];
  /** The type of the event's data if its schema is a reference, else empty. */
  readonly body: readonly Inline[];
  readonly rows: readonly Row[];
}

export interface TemplateContent {
  readonly anchor: string;
  readonly name: string;
  readonly description: string;
  /** The subject as its author wrote it, with variables. */
  readonly subject: string;
  /** The type of its data if the schema is a reference, else empty. */
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
  /** The reason itself: the pack's `errorDocs` links to it. */
  readonly anchor: string;
  /** Names of the tools that list it; empty if a call of any tool may be refused for it. */
  readonly tools: readonly string[];
}

export interface SettingContent {
  readonly anchor: string;
  readonly env: string;
  /** The flag with its dashes; empty if there is none. */
  readonly flag: string;
  /** The accepted values, in words. */
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
  /** Facts about the server, where the contract differs from the default. */
  readonly facts: readonly string[];
  readonly tools: readonly ToolContent[];
  readonly resources: readonly ResourceContent[];
  readonly prompts: readonly PromptContent[];
  /** Each endpoint followed by its events, then the outbound events. */
  readonly webhooks: readonly WebhookContent[];
  readonly templates: readonly TemplateContent[];
  readonly types: readonly TypeContent[];
  readonly reasons: readonly ReasonContent[];
  /** The sets of tools to which a server can be limited. */
  readonly toolsets: readonly ToolsetContent[];
  /** The settings of a server of the pack. */
  readonly settings: readonly SettingContent[];
}
