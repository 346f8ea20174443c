// @generated from contracts/conformance/tools/test_input_required_result_request_state.json. Edit the contract, then run npm run codegen.
export { validate } from "./testSimpleTextInput.js";
