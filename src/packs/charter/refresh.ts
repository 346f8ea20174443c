/** Brings the record up to date before it is read: runs due work, and in live mode may ask the marketplace. */
import { effectOf } from "../../charter/effects/index.js";
import type { CallContext } from "../../contract/handler.js";
import { eventsOf } from "../../vendors/avinode/pulled.js";
import type { AskingCall } from "../upstreamCalls.js";
import { avinodeRefusal } from "./avinodeRefusal.js";
import type { Services } from "./services.js";

type Call = AskingCall & Pick<CallContext, "clock" | "session"> & Services;

/** Asks the marketplace for a request and writes the answer into the record as the events would have done. */
const pull = async (rfpId: string, call: Call): Promise<void> => {
  const { avinode, record, store, clock } = call;
  const rfq = await avinode.getRfq(rfpId, call.upstreamCall(call)).catch((error: unknown) => {
    throw avinodeRefusal(error, call);
  });
  for (const event of eventsOf(rfq)) {
    const outcome = await effectOf(event, record, clock.now());
    if (outcome.kind === "notYet" || outcome.writes.length === 0) continue;
    // A conflict means that another call has already written the same.
    await store.commitDossiers({ world: record.world, atMs: clock.now(), writes: outcome.writes });
  }
};

/**
 * Runs due work first. In live mode without events (no webhook secret, or no HTTP endpoint) it then asks the marketplace for the given
 * request, if the record knows it.
 */
export const refresh = async (call: Call, rfpId?: string): Promise<void> => {
  await call.catchUp();
  const isTold = call.hearsEvents && call.session.transport === "http";
  if (call.isMock || isTold || rfpId === undefined) return;
  const known = await call.record.collections.rfps.read(call.record.world, rfpId);
  if (known !== undefined) await pull(rfpId, call);
};
