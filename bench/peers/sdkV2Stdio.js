/** The official SDK of the second generation over stdio, for both eras. */
import { serveStdio } from "@modelcontextprotocol/server/stdio";
import { reportReady } from "../http/child.ts";
import { openTools, packOfArguments } from "../http/tools.ts";
import { createSdkV2Server } from "./sdkV2Server.js";

const tools = await openTools(packOfArguments());
serveStdio(() => createSdkV2Server(tools));
reportReady(0);
