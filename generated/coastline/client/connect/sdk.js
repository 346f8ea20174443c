// @generated from contracts/coastline. Edit the contract, then run npm run codegen.
import { connectAs } from "../runtime/connect/sdk.js";
import { startProgram } from "../runtime/connect/sdkProgram.js";

export const connect = /* @__PURE__ */ connectAs({ name: "mock-gds-coastline-client", version: "1.0.1" }, startProgram);
