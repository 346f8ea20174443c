// @generated from contracts/conformance. Edit the contract, then run npm run codegen.
export const reasons = {};
