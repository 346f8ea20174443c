// @generated from contracts/charter/resources.json. Edit the contract, then run npm run codegen.
export { validate } from "./webhooksPendingResource.js";
