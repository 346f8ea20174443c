// @generated from contracts/conformance/tools/test_trigger_prompt_change.json. Edit the contract, then run npm run codegen.
export { validate } from "./testSimpleTextInput.js";
