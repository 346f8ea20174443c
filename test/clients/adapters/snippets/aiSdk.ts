import { dynamicTool, generateText, jsonSchema, type LanguageModel, stepCountIs } from "ai";
import { type Connection, gds, toolCaller } from "../../../../generated/gds/client/index.js";
import { aiSdkTools } from "../../../../generated/gds/client/models/ai-sdk.js";

export const planTrip = async (model: LanguageModel, connection: Connection): Promise<string> => {
  const tools = aiSdkTools({ dynamicTool, jsonSchema }, toolCaller(gds, connection));
  const { text } = await generateText({ model, tools, prompt: "JFK to LAX on 15 June 2026", stopWhen: stepCountIs(8) });
  return text;
};
