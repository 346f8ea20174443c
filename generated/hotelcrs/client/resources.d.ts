// @generated from contracts/hotelcrs. Edit the contract, then run npm run codegen.
import type * as descriptors from "./descriptors.js";
import type { ResourceFunction } from "./runtime/client.types.js";

/** The hotels that mock mode knows, with their room categories; none in live mode, where a hotel gives its own id */
export declare const hotels: ResourceFunction<typeof descriptors.hotelsResource>;

/** Whom the tools ask, how often, and how long it took */
export declare const status: ResourceFunction<typeof descriptors.statusResource>;

/** Every reason for which a call can be refused, with its code and what to do next */
export declare const errors: ResourceFunction<typeof descriptors.errorsResource>;
