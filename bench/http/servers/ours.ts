/** This product over HTTP. */
import { serveOverHttp } from "../../../src/transport/http/serve.js";
import { reportReady } from "../child.js";
import { packOfArguments } from "../tools.js";
import { openOurs } from "./opened.js";

const { runtime, configuration } = await openOurs(packOfArguments(), "http");
const { url } = await serveOverHttp(runtime, configuration);
reportReady(Number(new URL(url).port));
