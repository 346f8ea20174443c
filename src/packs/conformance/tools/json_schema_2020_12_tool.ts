/** JSON Schema 2020-12 (contract: json_schema_2020_12_tool). */
import type { conformance } from "../../../../generated/conformance/contract.js";
import type { ToolContent } from "../../../contract/content.js";
import type { Handler } from "../../../contract/handler.js";
import { saying } from "../content.js";
import type { Services } from "../services.js";

/** Returns its arguments. The suite checks the tool's schema, not its result. */
export const jsonSchema202012Tool: Handler<typeof conformance.json_schema_2020_12_tool, Services> = ({
  name,
  address,
  phone,
  email,
}): ToolContent =>
  saying(`${name ?? "Somebody"} of ${address?.city ?? "nowhere"} is at ${phone ?? email ?? "nothing"}`);
