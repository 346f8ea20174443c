/** Quote status (contract: get_quote_status). */
import type { Handler } from "#contract";
import type { charter } from "../../../../generated/charter/contract.js";
import type { GetQuoteStatusOutput } from "../../../../generated/charter/types.js";
import { responseFigures } from "../../../charter/standing.js";
import { instantText } from "../../../runtime/worlds/ownWorld.js";
import { nextNote } from "../../nextStep.js";
import { refresh } from "../refresh.js";
import type { Services } from "../services.js";
import { quotelessNotes } from "../waitingNotes.js";

export { getQuoteStatusText } from "../texts/quoteStatus.js";

export const getQuoteStatus: Handler<(typeof charter)["get_quote_status"], Services> = async (
  { rfp_id },
  context,
): Promise<GetQuoteStatusOutput> => {
  const { record, stored, isMock, clock, fail } = context;
  await refresh(context, rfp_id);
  const rfp = (await record.collections.rfps.read(record.world, rfp_id))?.document;
  if (rfp === undefined) return fail("RFP_NOT_FOUND", { field: "rfp_id", value: rfp_id });
  const { operators, responded, pending, firstMinutes, averageMinutes } = responseFigures(rfp);
  const quoted = rfp.responses.filter(({ answer }) => answer === "quoted").length;
  return {
    rfp_id,
    total_operators: operators,
    responded,
    pending,
    created_at: instantText(rfp.createdAtMs),
    deadline: rfp.deadlineMs === null ? null : instantText(rfp.deadlineMs),
    first_response_time_minutes: firstMinutes,
    average_response_time_minutes: averageMinutes,
    notes: [
      ...(rfp.status === "created" ? [] : [`The RFP is ${rfp.status}.`]),
      ...(responded > quoted ? [`${responded - quoted} declined: charter://rfps/${rfp_id} names them.`] : []),
      ...(quoted === 0
        ? quotelessNotes(rfp, stored, isMock, clock.now())
        : [nextNote(`get_quotes with rfp_id ${rfp_id}.`)]),
    ],
  };
};
