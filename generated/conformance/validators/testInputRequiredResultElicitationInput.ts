// @generated from contracts/conformance/tools/test_input_required_result_elicitation.json. Edit the contract, then run npm run codegen.
export { validate } from "./testSimpleTextInput.js";
