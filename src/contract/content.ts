/** What a tool that returns content, or a prompt, returns: the protocol's content blocks as plain data. Knows no pack. */
import type { JsonValue } from "./contract.js";

/** Text, or bytes as base64, under a URI. */
export type EmbeddedBody = { readonly uri: string; readonly mimeType: string } & (
  | { readonly text: string }
  | { readonly blob: string }
);

/** Whom a block is for; both if absent. */
export interface BlockAnnotations {
  readonly audience?: readonly ("user" | "assistant")[];
}

export interface TextBlock {
  readonly type: "text";
  readonly text: string;
  readonly annotations?: BlockAnnotations;
}

export type ContentBlock =
  | TextBlock
  /** `data` is base64. */
  | { readonly type: "image"; readonly data: string; readonly mimeType: string }
  | { readonly type: "audio"; readonly data: string; readonly mimeType: string }
  | { readonly type: "resource"; readonly resource: EmbeddedBody }
  | { readonly type: "resource_link"; readonly uri: string; readonly name: string; readonly mimeType?: string };

/** The output of a tool whose contract says `"returns": "content"`. */
export interface ToolContent {
  readonly content: readonly ContentBlock[];
  readonly isError?: boolean;
}

export interface PromptMessage {
  readonly role: "user" | "assistant";
  readonly content: ContentBlock;
}

export interface PromptResult {
  readonly description?: string;
  readonly messages: readonly PromptMessage[];
}

/** A request that a server makes of its client. */
export interface Question {
  readonly method: "elicitation/create" | "sampling/createMessage" | "roots/list";
  readonly params?: { readonly [key: string]: JsonValue };
}

/** The client's answer: untrusted, and checked only to be an object. */
export type ClientAnswer = Readonly<Record<string, unknown>>;
