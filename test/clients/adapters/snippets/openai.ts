import { type Connection, gds, toolCaller } from "../../../../generated/gds/client/index.js";
import {
  answerOpenaiStrict,
  openaiStrictTools,
  type ResponseCall,
} from "../../../../generated/gds/client/models/openai-strict.js";

/** `ask` sends the items with the tools to the Responses API and gives the calls that the model makes. */
type Ask = (items: readonly object[], tools: typeof openaiStrictTools) => Promise<readonly ResponseCall[]>;

export const converse = async (ask: Ask, connection: Connection): Promise<readonly object[]> => {
  const call = toolCaller(gds, connection);
  const items: object[] = [{ role: "user", content: "JFK to LAX on 15 June 2026" }];
  for (;;) {
    const made = await ask(items, openaiStrictTools);
    if (made.length === 0) return items;
    items.push(...made, ...(await Promise.all(made.map((one) => answerOpenaiStrict(one, call)))));
  }
};
