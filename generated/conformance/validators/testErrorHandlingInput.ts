// @generated from contracts/conformance/tools/test_error_handling.json. Edit the contract, then run npm run codegen.
export { validate } from "./testSimpleTextInput.js";
