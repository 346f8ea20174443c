/** The examples of the contract of charter. */
import { testExamples } from "../examplesOf.js";
import { openServer } from "./inProcess.js";

testExamples("charter", openServer);
