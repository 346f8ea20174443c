// @generated: the runtime of every client. It is written by npm run codegen.
/** The content blocks of MCP, which tools without an output schema return. */

export type ContentBlock =
  | { readonly type: "text"; readonly text: string }
  /** `data` is base64. */
  | { readonly type: "image"; readonly data: string; readonly mimeType: string }
  | { readonly type: "audio"; readonly data: string; readonly mimeType: string }
  | { readonly type: "resource"; readonly resource: EmbeddedResource }
  | { readonly type: "resource_link"; readonly uri: string; readonly name: string; readonly mimeType?: string };

/** The contents of a resource: `text`, or `blob` with bytes as base64. */
export type EmbeddedResource =
  | { readonly uri: string; readonly mimeType?: string; readonly text: string }
  | { readonly uri: string; readonly mimeType?: string; readonly blob: string };
