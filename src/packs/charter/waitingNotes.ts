/** Notes on quotes that are still expected, or that will not come. Pure. */
import type { Rfp } from "../../charter/documents.js";
import { responseFigures } from "../../charter/standing.js";
import type { StoredWorld } from "../../store/index.js";
import { nextNote } from "../nextStep.js";

/** A note for worlds with a frozen clock, where waiting does not help. */
export const waitingNotes = ({ clock }: StoredWorld, isMock: boolean): readonly string[] =>
  isMock && clock.mode === "frozen"
    ? ["The clock of this world stands still: quotes come when whoever runs the server moves it."]
    : [];

export const askLater = (rfpId: string): string =>
  nextNote(`get_quote_status with rfp_id ${rfpId} in some minutes; operators answer within minutes to hours.`);

/** Why a request will get no more quotes; undefined if it still may. */
const over = (rfp: Rfp, nowMs: number): string | undefined => {
  if (rfp.status !== "created") return `this one is ${rfp.status}`;
  if (rfp.operators.length > 0 && responseFigures(rfp).pending === 0) return "all of these declined";
  return rfp.deadlineMs !== null && rfp.deadlineMs < nowMs ? "the deadline of this one is over" : undefined;
};

/** Notes on a request that has no quote. */
export const quotelessNotes = (rfp: Rfp, stored: StoredWorld, isMock: boolean, nowMs: number): readonly string[] => {
  const reason = over(rfp, nowMs);
  return reason === undefined
    ? [...waitingNotes(stored, isMock), askLater(rfp.id)]
    : [nextNote(`create_rfp with other operators if the flight is still wanted: ${reason}.`)];
};
