/** Only what the client can (contract: test_input_required_result_capabilities). */
import type { conformance } from "../../../../generated/conformance/contract.js";
import type { Question, ToolContent } from "../../../contract/content.js";
import type { ClientCapability } from "../../../contract/contract.js";
import type { Handler } from "../../../contract/handler.js";
import { saying } from "../content.js";
import { nameForm, roots, sample } from "../questions.js";
import type { Services } from "../services.js";

const questions: readonly { readonly capability: ClientCapability; readonly question: Question }[] = [
  { capability: "elicitation", question: nameForm },
  { capability: "sampling", question: sample("Say hello", 50) },
  { capability: "roots", question: roots },
];

/** Asks only the questions that the client has declared a capability for. */
export const testInputRequiredResultCapabilities: Handler<
  typeof conformance.test_input_required_result_capabilities,
  Services
> = async (_input, { client }): Promise<ToolContent> => {
  const asked = questions.filter(({ capability }) => client.can(capability));
  if (asked.length === 0) return saying("The client can be asked nothing.");
  await client.ask(Object.fromEntries(asked.map(({ capability, question }) => [`by_${capability}`, question])));
  return saying(`The client was asked by ${asked.map(({ capability }) => capability).join(", ")}.`);
};
