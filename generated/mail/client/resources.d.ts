// @generated from contracts/mail. Edit the contract, then run npm run codegen.
import type * as descriptors from "./descriptors.js";
import type { ResourceFunction } from "./runtime/client.types.js";

/** The newest threads of the mailbox, with what was written last in each */
export declare const threads: ResourceFunction<typeof descriptors.threadsResource>;

/** One thread: its newest 50 messages, oldest first */
export declare const thread: ResourceFunction<typeof descriptors.threadResource>;

/** The templates of send_template_email, with the variables that each needs */
export declare const templates: ResourceFunction<typeof descriptors.templatesResource>;

/** Whom requests are sent to, how many were and how they ended, and messages whose fate is open */
export declare const status: ResourceFunction<typeof descriptors.statusResource>;

/** Every reason for which a call can be refused, with its code and what to do next */
export declare const errors: ResourceFunction<typeof descriptors.errorsResource>;
