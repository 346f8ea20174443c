/** Elicitation with defaults (contract: test_elicitation_sep1034_defaults). */
import type { conformance } from "../../../../generated/conformance/contract.js";
import type { ToolContent } from "../../../contract/content.js";
import type { Handler } from "../../../contract/handler.js";
import { deed } from "../answers.js";
import { saying } from "../content.js";
import { form } from "../questions.js";
import type { Services } from "../services.js";

/** Every field has a default, so none is required. */
export const testElicitationSep1034Defaults: Handler<
  typeof conformance.test_elicitation_sep1034_defaults,
  Services
> = async (_input, { client }): Promise<ToolContent> => {
  const { response } = await client.ask({
    response: form(
      "Please review the values and change what is wrong",
      {
        name: { type: "string", description: "User name", default: "John Doe" },
        age: { type: "integer", description: "User age", default: 30 },
        score: { type: "number", description: "User score", default: 95.5 },
        status: {
          type: "string",
          description: "User status",
          enum: ["active", "inactive", "pending"],
          default: "active",
        },
        verified: { type: "boolean", description: "Verification status", default: true },
      },
      [],
    ),
  });
  return saying(`Elicitation completed: ${deed(response)}`);
};
