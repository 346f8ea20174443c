/** The examples of the contract of crm. */
import { testExamples } from "../examplesOf.js";
import { openServer } from "./inProcess.js";

testExamples("crm", openServer);
