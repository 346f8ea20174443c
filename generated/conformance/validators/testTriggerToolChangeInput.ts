// @generated from contracts/conformance/tools/test_trigger_tool_change.json. Edit the contract, then run npm run codegen.
export { validate } from "./testSimpleTextInput.js";
