// @generated from contracts/gds/webhooks.json. Edit the contract, then run npm run codegen.
export { validate } from "./bookingCreatedWebhook.js";
