// @generated from contracts/gds/tools/bookCar.json. Edit the contract, then run npm run codegen.
export { validate } from "./bookFlightOutput.js";
