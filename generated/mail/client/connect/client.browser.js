// @generated from contracts/mail. Edit the contract, then run npm run codegen.
import { connectAs } from "../runtime/connect/client.js";
import { startProgram } from "../runtime/connect/noProgram.js";

export const connect = /* @__PURE__ */ connectAs({ name: "mock-gds-mail-client", version: "1.0.1" }, startProgram);
