/** The text of a client search for the model: one line per client. */
import type { SearchClientsOutput } from "../../../../generated/crm/types.js";
import { noteLines } from "../../nextStep.js";
import { counted } from "../../words.js";
import { clientLine } from "./client.js";

export const searchClientsText = ({ clients, total, notes }: SearchClientsOutput): string =>
  [
    total === 0 ? "No client matches." : `${clients.length} of ${counted(total, "client")}:`,
    ...clients.map(clientLine),
    ...noteLines(notes),
  ].join("\n");
