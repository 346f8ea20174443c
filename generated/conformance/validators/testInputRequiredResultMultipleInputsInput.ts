// @generated from contracts/conformance/tools/test_input_required_result_multiple_inputs.json. Edit the contract, then run npm run codegen.
export { validate } from "./testSimpleTextInput.js";
