// @generated from contracts/conformance. Edit the contract, then run npm run codegen.
import type * as descriptors from "./descriptors.js";
import type { ResourceFunction } from "./runtime/client.types.js";

/** A JSON document that names the id of its URI */
export declare const templateData: ResourceFunction<typeof descriptors.templateDataResource>;
