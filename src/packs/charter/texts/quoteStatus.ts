/** The text for the model about the progress of a request. */
import type { GetQuoteStatusOutput } from "../../../../generated/charter/types.js";
import { noteLines } from "../../nextStep.js";

export const getQuoteStatusText = (status: GetQuoteStatusOutput): string => {
  const { rfp_id, total_operators, responded, pending, created_at, deadline, notes } = status;
  const { first_response_time_minutes: first, average_response_time_minutes: average } = status;
  const until = deadline === null ? "" : `, answers until ${deadline}`;
  return [
    `${rfp_id} of ${created_at}: ${responded} of ${total_operators} operators responded, ${pending} pending${until}.`,
    ...(first === null || average === null ? [] : [`First response after ${first} min, ${average} min on average.`]),
    ...noteLines(notes),
  ].join("\n");
};
