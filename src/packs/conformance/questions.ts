/** The questions that the fixtures ask a client, independent of the transport. */
import type { Question } from "../../contract/content.js";
import type { JsonObject } from "../../contract/contract.js";

/** Asks the user to fill in a form. */
export const form = (
  message: string,
  properties: Readonly<Record<string, JsonObject>>,
  required: readonly string[] = Object.keys(properties),
): Question => ({
  method: "elicitation/create",
  params: { message, requestedSchema: { type: "object", properties, required } },
});

export const nameForm: Question = form("What is your name?", { name: { type: "string" } });
export const confirmation: Question = form("Please confirm", { ok: { type: "boolean" } });

/** Asks the client's model to answer a prompt. */
export const sample = (prompt: string, maxTokens: number): Question => ({
  method: "sampling/createMessage",
  params: { messages: [{ role: "user", content: { type: "text", text: prompt } }], maxTokens },
});

export const roots: Question = { method: "roots/list", params: {} };
