// @generated from contracts/charter. Edit the contract, then run npm run codegen.
import type * as descriptors from "./descriptors.js";
import type { ResourceFunction } from "./runtime/client.types.js";

/** Operators of private aircraft, with ratings and the aircraft of each */
export declare const operators: ResourceFunction<typeof descriptors.operatorsResource>;

/** Airports by ICAO code */
export declare const airports: ResourceFunction<typeof descriptors.airportsResource>;

/** One RFP with its operators, quotes and threads */
export declare const rfp: ResourceFunction<typeof descriptors.rfpResource>;

/** One trip with the RFPs that were sent for it */
export declare const trip: ResourceFunction<typeof descriptors.tripResource>;

/** One conversation with an operator: what was written and which quotes were shared, oldest first */
export declare const thread: ResourceFunction<typeof descriptors.threadResource>;

/** Events that came in and are not done yet, in the order in which they came */
export declare const webhooksPending: ResourceFunction<typeof descriptors.webhooksPendingResource>;

/** Events that were given up after the last retry, newest first */
export declare const webhooksDeadLetters: ResourceFunction<typeof descriptors.webhooksDeadLettersResource>;

/** One event that came in: what it said, and what became of it */
export declare const webhookEvent: ResourceFunction<typeof descriptors.webhookEventResource>;

/** Whom requests are sent to, how many were and how they ended, and whether events are taken */
export declare const status: ResourceFunction<typeof descriptors.statusResource>;

/** Every reason for which a call can be refused, with its code and what to do next */
export declare const errors: ResourceFunction<typeof descriptors.errorsResource>;
