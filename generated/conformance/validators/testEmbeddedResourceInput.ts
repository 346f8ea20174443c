// @generated from contracts/conformance/tools/test_embedded_resource.json. Edit the contract, then run npm run codegen.
export { validate } from "./testSimpleTextInput.js";
