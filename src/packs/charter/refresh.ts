/** Brings the record up to date before it is read: with what is due here, or with what the marketplace says when it is asked. */
import { effectOf } from "../../charter/effects/index.js";
import type { CallContext } from "../../contract/handler.js";
import { eventsOf } from "../../vendors/avinode/pulled.js";
import type { AskingCall } from "../upstreamCalls.js";
import { avinodeRefusal } from "./avinodeRefusal.js";
import type { Services } from "./services.js";

type Call = AskingCall & Pick<CallContext, "clock" | "session"> & Services;

/** Puts what the marketplace knows of a request into the record, as its events would. */
const pull = async (rfpId: string, call: Call): Promise<void> => {
  const { avinode, record, store, clock } = call;
  const rfq = await avinode.getRfq(rfpId, call.upstreamCall(call)).catch((error: unknown) => {
    throw avinodeRefusal(error, call);
  });
  for (const event of eventsOf(rfq)) {
    const outcome = await effectOf(event, record, clock.now());
    if (outcome.kind === "notYet" || outcome.writes.length === 0) continue;
    // In the place of a conflict there is what another call has pulled.
    await store.commitDossiers({ world: record.world, atMs: clock.now(), writes: outcome.writes });
  }
};

/** Of all requests, or of one that is asked for where no events come: no secret, or no path. */
export const refresh = async (call: Call, rfpId?: string): Promise<void> => {
  await call.catchUp();
  const isTold = call.hearsEvents && call.session.transport === "http";
  if (call.isMock || isTold || rfpId === undefined) return;
  const known = await call.record.collections.rfps.read(call.record.world, rfpId);
  if (known !== undefined) await pull(rfpId, call);
};
