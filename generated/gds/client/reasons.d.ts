// @generated from contracts/gds. Edit the contract, then run npm run codegen.
import type { ReasonEntry } from "./runtime/mock.types.js";
import type { ReasonData } from "./types.js";

/** Every reason of the contract: its code, message and hint, and whether the same call may succeed later. */
export declare const reasons: { readonly [Reason in keyof ReasonData]: ReasonEntry };
