/** What generated code, and a project that generates its own, imports of the contract runtime. */
export type { ContentBlock, ToolContent } from "./content.js";
export * from "./contract.js";
export type { Nothing, UndeclaredIn } from "./exactness.js";
export type { Handler, Handlers, Texts, ToolContext } from "./handler.js";
export { changedEntries, withOutputSchemas } from "./manifestChanges.js";
export { type FilledTemplate, type Template, type TemplateOutcome, type Templates, template } from "./templates.js";
export { codePointLength, deepEqual, formats } from "./validation/support.js";
