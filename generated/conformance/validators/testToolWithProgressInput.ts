// @generated from contracts/conformance/tools/test_tool_with_progress.json. Edit the contract, then run npm run codegen.
export { validate } from "./testSimpleTextInput.js";
