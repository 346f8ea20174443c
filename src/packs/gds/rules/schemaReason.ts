/** Names the reason of the catalogue for arguments that fail the contract where SCHEMA would say too little. Pure. */
import type { gds } from "../../../../generated/gds/contract.js";
import type { BookFlightReason } from "../../../../generated/gds/types.js";
import type { SchemaRefusal } from "../../../runtime/handler.js";

const bookFlight: keyof typeof gds = "bookFlight";
const contactRequired: BookFlightReason = "CONTACT_REQUIRED";

/** The root of bookFlight's schema has one choice: an e-mail address or a telephone number. */
export const schemaReason = ({ tool, instancePath, schemaPath }: SchemaRefusal): string | undefined =>
  tool === bookFlight && instancePath === "" && schemaPath.startsWith("#/anyOf") ? contactRequired : undefined;
