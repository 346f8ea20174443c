// @generated from contracts/gds/resources.json. Edit the contract, then run npm run codegen.
export { validate } from "./retrieveBookingOutput.js";
