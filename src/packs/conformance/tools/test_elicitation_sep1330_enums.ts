/** Elicitation with choices (contract: test_elicitation_sep1330_enums). */
import type { conformance } from "../../../../generated/conformance/contract.js";
import type { ToolContent } from "../../../contract/content.js";
import type { JsonObject } from "../../../contract/contract.js";
import type { Handler } from "../../../contract/handler.js";
import { deed } from "../answers.js";
import { saying } from "../content.js";
import { form } from "../questions.js";
import type { Services } from "../services.js";

const titled = (values: readonly string[], titles: readonly string[]): readonly JsonObject[] =>
  values.map((value, index) => ({ const: value, title: titles[index] ?? value }));

const options = ["option1", "option2", "option3"];
const values = ["value1", "value2", "value3"];

/** One field for each form of choice in the protocol; the one with `enumNames` is deprecated. */
const choices: Readonly<Record<string, JsonObject>> = {
  untitledSingle: { type: "string", description: "One of several", enum: options },
  titledSingle: {
    type: "string",
    description: "One of several, by its title",
    oneOf: titled(values, ["First Option", "Second Option", "Third Option"]),
  },
  legacyEnum: {
    type: "string",
    description: "One of several, by its name",
    enum: ["opt1", "opt2", "opt3"],
    enumNames: ["Option One", "Option Two", "Option Three"],
  },
  untitledMulti: { type: "array", description: "Some of several", items: { type: "string", enum: options } },
  titledMulti: {
    type: "array",
    description: "Some of several, by their titles",
    items: { anyOf: titled(values, ["First Choice", "Second Choice", "Third Choice"]) },
  },
};

/** Asks for all the choices in one form. */
export const testElicitationSep1330Enums: Handler<typeof conformance.test_elicitation_sep1330_enums, Services> = async (
  _input,
  { client },
): Promise<ToolContent> => {
  const { response } = await client.ask({ response: form("Please choose", choices, []) });
  return saying(`Elicitation completed: ${deed(response)}`);
};
