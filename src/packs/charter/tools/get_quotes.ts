/** Get quotes (contract: get_quotes). */
import type { Handler } from "#contract";
import type { charter } from "../../../../generated/charter/contract.js";
import type { GetQuotesOutput } from "../../../../generated/charter/types.js";
import { nextNote } from "../../nextStep.js";
import { refresh } from "../refresh.js";
import type { Services } from "../services.js";
import { shownQuotes } from "../shownQuote.js";
import { quotelessNotes } from "../waitingNotes.js";

export { getQuotesText } from "../texts/quotes.js";

const answer = "send_message to the thread_id of the one that is wanted; it is booked in the marketplace, not here.";
const noneOpen = "create_rfp again if the flight is still wanted: none of these quotes can be taken any more.";

export const getQuotes: Handler<(typeof charter)["get_quotes"], Services> = async (
  { rfp_id },
  context,
): Promise<GetQuotesOutput> => {
  const { record, stored, isMock, clock, fail } = context;
  await refresh(context, rfp_id);
  const [rfp, kept] = await Promise.all([record.collections.rfps.read(record.world, rfp_id), record.quotesOf(rfp_id)]);
  if (rfp === undefined) return fail("RFP_NOT_FOUND", { field: "rfp_id", value: rfp_id });
  const quotes = shownQuotes(kept, clock.now());
  const isAnyOpen = rfp.document.status === "created" && quotes.some(({ status }) => /^(open|accepted)$/.test(status));
  const notes =
    quotes.length === 0
      ? quotelessNotes(rfp.document, stored, isMock, clock.now())
      : [nextNote(isAnyOpen ? answer : noneOpen)];
  return { rfp_id, quotes, total: quotes.length, notes };
};
