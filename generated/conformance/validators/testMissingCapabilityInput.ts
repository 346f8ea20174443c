// @generated from contracts/conformance/tools/test_missing_capability.json. Edit the contract, then run npm run codegen.
export { validate } from "./testSimpleTextInput.js";
