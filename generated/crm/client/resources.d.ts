// @generated from contracts/crm. Edit the contract, then run npm run codegen.
import type * as descriptors from "./descriptors.js";
import type { ResourceFunction } from "./runtime/client.types.js";

/** Whom requests are sent to, how many were and how they ended */
export declare const status: ResourceFunction<typeof descriptors.statusResource>;

/** Every reason for which a call can be refused, with its code and what to do next */
export declare const errors: ResourceFunction<typeof descriptors.errorsResource>;
