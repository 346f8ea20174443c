// @generated from contracts/conformance/tools/test_elicitation_sep1034_defaults.json. Edit the contract, then run npm run codegen.
export { validate } from "./testSimpleTextInput.js";
