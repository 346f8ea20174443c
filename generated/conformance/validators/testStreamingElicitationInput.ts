// @generated from contracts/conformance/tools/test_streaming_elicitation.json. Edit the contract, then run npm run codegen.
export { validate } from "./testSimpleTextInput.js";
