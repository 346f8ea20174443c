// @generated from contracts/gds. Edit the contract, then run npm run codegen.
import type { CreateToolError } from "./runtime/mock.types.js";
import type { ReasonData } from "./types.js";

export { createMockClient } from "./runtime/mock.js";
export type { MockCall, MockHandlers, MockOptions } from "./runtime/mock.types.js";

/** Makes the refusal that the server would send for a reason. Throw it in a handler of a mock. */
export declare const toolError: CreateToolError<ReasonData>;
