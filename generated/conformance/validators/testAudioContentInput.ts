// @generated from contracts/conformance/tools/test_audio_content.json. Edit the contract, then run npm run codegen.
export { validate } from "./testSimpleTextInput.js";
