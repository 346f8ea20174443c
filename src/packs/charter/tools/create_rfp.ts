/** Create an RFP (contract: create_rfp). */

import type { Handler } from "#contract";
import type { charter } from "../../../../generated/charter/contract.js";
import type { CreateRfpOutput } from "../../../../generated/charter/types.js";
import type { Rfp } from "../../../charter/documents.js";
import { instantMs } from "../../../charter/instants.js";
import { usualDeadlineMs } from "../../../charter/standing.js";
import { instantText } from "../../../runtime/worlds/ownWorld.js";
import type { AvinodeRfq } from "../../../vendors/avinode/wire.js";
import { avinodeRefusal } from "../avinodeRefusal.js";
import { rfpObjection } from "../rules/rfp.js";
import { segmentOf, wireSegment } from "../segments.js";
import type { Services } from "../services.js";
import { askLater, waitingNotes } from "../waitingNotes.js";
import { doOnce, externalIdOf } from "../writing.js";

export { createRfpText } from "../texts/rfp.js";

/** The record's form of a request: the marketplace's answer, and the data that only this side has. */
const rfpOf = (rfq: AvinodeRfq, asked: Pick<Rfp, "segments" | "specialRequirements" | "scopeId">): Rfp => ({
  id: rfq.id,
  tripId: rfq.tripId ?? null,
  status: "created",
  ...asked,
  operators: rfq.sellers.map(({ id, name, rating, safetyRating }) => ({
    ...{ id, name },
    ...(rating !== undefined && { rating }),
    ...(safetyRating !== undefined && { safetyRating }),
  })),
  responses: [],
  createdAtMs: instantMs(rfq.createdOn),
  deadlineMs: instantMs(rfq.quoteDeadline),
  changedAtMs: instantMs(rfq.createdOn),
});

export const createRfp: Handler<(typeof charter)["create_rfp"], Services> = (
  input,
  context,
): Promise<CreateRfpOutput> =>
  doOnce(context, "create_rfp", input, async () => {
    const { clock, fail, avinode, record, stored, isMock, scope } = context;
    const { flight_details, operator_ids, deadline, special_requirements } = input;
    const nowMs = clock.now();
    const objection = rfpObjection(input, nowMs, isMock);
    if (objection !== undefined) return fail(objection.reason, objection.detail);
    const segment = segmentOf(flight_details);
    const deadlineMs =
      deadline === undefined ? Math.min(usualDeadlineMs(nowMs), segment.departureMs) : instantMs(deadline);
    const question = {
      segments: [wireSegment(segment)],
      sellerIds: [...new Set(operator_ids)],
      quoteDeadline: instantText(deadlineMs),
      buyerMessage: special_requirements,
      externalId: externalIdOf(context),
    };
    const rfq = await avinode.createRfq(question, context.upstreamCall(context)).catch((error: unknown) => {
      throw avinodeRefusal(error, context);
    });
    const asked = { segments: [segment], specialRequirements: special_requirements ?? null, scopeId: scope.id ?? null };
    const rfp = rfpOf(rfq, asked);
    return {
      output: {
        rfp_id: rfp.id,
        status: "created",
        operators_notified: rfp.operators.length,
        created_at: instantText(rfp.createdAtMs),
        deadline: instantText(rfp.deadlineMs ?? deadlineMs),
        notes: [...waitingNotes(stored, isMock), askLater(rfp.id)],
      },
      writes: async () => {
        // An event about this request may have arrived before this call could write. What the event reported is kept.
        const kept = await record.collections.rfps.read(record.world, rfp.id);
        if (kept === undefined) return [record.writeRfp(rfp, "new")];
        const { status, responses, changedAtMs } = kept.document;
        return [record.writeRfp({ ...rfp, status, responses, changedAtMs }, kept.version)];
      },
    };
  });
