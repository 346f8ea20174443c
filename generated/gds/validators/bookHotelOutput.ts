// @generated from contracts/gds/tools/bookHotel.json. Edit the contract, then run npm run codegen.
export { validate } from "./bookFlightOutput.js";
