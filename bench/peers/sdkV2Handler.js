/** The official SDK of the second generation, as its documentation serves both eras: a server for each request. */
import { toNodeHandler } from "@modelcontextprotocol/node";
import { createMcpHandler } from "@modelcontextprotocol/server";
import { listen } from "../http/child.ts";
import { openTools, packOfArguments } from "../http/tools.ts";
import { createSdkV2Server } from "./sdkV2Server.js";

const tools = await openTools(packOfArguments());
const serve = toNodeHandler(createMcpHandler(() => createSdkV2Server(tools)));
listen((request, response) => void serve(request, response));
