/** The text for the model about a new trip. */
import type { CreateTripOutput } from "../../../../generated/charter/types.js";
import { noteLines } from "../../nextStep.js";

export const createTripText = ({ trip_id, deep_link, next_action, message, notes }: CreateTripOutput): string =>
  [`${trip_id}: ${message}`, `${next_action}: ${deep_link}`, ...noteLines(notes)].join("\n");
