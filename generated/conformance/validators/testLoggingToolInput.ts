// @generated from contracts/conformance/tools/test_logging_tool.json. Edit the contract, then run npm run codegen.
export { validate } from "./testSimpleTextInput.js";
