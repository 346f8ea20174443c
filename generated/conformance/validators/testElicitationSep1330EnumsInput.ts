// @generated from contracts/conformance/tools/test_elicitation_sep1330_enums.json. Edit the contract, then run npm run codegen.
export { validate } from "./testSimpleTextInput.js";
