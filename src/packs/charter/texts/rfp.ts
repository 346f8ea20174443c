/** The text for the model about a new request. */
import type { CreateRfpOutput } from "../../../../generated/charter/types.js";
import { noteLines } from "../../nextStep.js";
import { counted } from "../../words.js";

export const createRfpText = ({ rfp_id, operators_notified, created_at, deadline, notes }: CreateRfpOutput): string =>
  [
    `${rfp_id} created at ${created_at}, sent to ${counted(operators_notified, "operator")}: answers until ${deadline}.`,
    ...noteLines(notes),
  ].join("\n");
