import { DynamicStructuredTool } from "@langchain/core/tools";
import { type Connection, gds, toolCaller } from "../../../../generated/gds/client/index.js";
import { langChainTools } from "../../../../generated/gds/client/models/langchain.js";

export const toolsFor = (connection: Connection) =>
  langChainTools({ DynamicStructuredTool }, toolCaller(gds, connection));
