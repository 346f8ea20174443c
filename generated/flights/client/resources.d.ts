// @generated from contracts/flights. Edit the contract, then run npm run codegen.
import type * as descriptors from "./descriptors.js";
import type { ResourceFunction } from "./runtime/client.types.js";

/** One offer by its offer_id, whole: segments, carriers, baggage, passengers, conditions of change and refund */
export declare const offer: ResourceFunction<typeof descriptors.offerResource>;

/** Whom searches are sent to, how many were, what they cost, how long they took, and what the cache saved */
export declare const status: ResourceFunction<typeof descriptors.statusResource>;

/** Every reason for which a call can be refused, with its code and what to do next */
export declare const errors: ResourceFunction<typeof descriptors.errorsResource>;
