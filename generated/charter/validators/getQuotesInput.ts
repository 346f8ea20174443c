// @generated from contracts/charter/tools/get_quotes.json. Edit the contract, then run npm run codegen.
export { validate } from "./getQuoteStatusInput.js";
