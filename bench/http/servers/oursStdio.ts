/** This product over stdio. */
import { serveOverStdio } from "../../../src/transport/stdio/serve.js";
import { reportReady } from "../child.js";
import { packOfArguments } from "../tools.js";
import { openOurs } from "./opened.js";

const { runtime, configuration } = await openOurs(packOfArguments(), "stdio");
serveOverStdio(runtime, { ...configuration, input: process.stdin, output: process.stdout, sessionId: undefined });
reportReady(0);
