// @generated from contracts/conformance/tools/test_multiple_content_types.json. Edit the contract, then run npm run codegen.
export { validate } from "./testSimpleTextInput.js";
