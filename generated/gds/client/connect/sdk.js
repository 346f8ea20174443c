// @generated from contracts/gds. Edit the contract, then run npm run codegen.
import { connectAs } from "../runtime/connect/sdk.js";
import { startProgram } from "../runtime/connect/sdkProgram.js";

export const connect = /* @__PURE__ */ connectAs({ name: "mock-gds-client", version: "2.2.1" }, startProgram);
