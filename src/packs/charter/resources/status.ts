/** Whom this process asks, how often it did, and how events of the world stand. */
import type { StatusResource } from "../../../../generated/charter/types.js";
import { webhooks } from "../../../../generated/charter/webhooks.js";
import type { CallContext } from "../../../contract/handler.js";
import { inboxLists } from "../../../webhooks/inbox.js";
import { inboxCollection } from "../inbox.js";
import type { Services } from "../services.js";

export const status = async (
  _parameters: object,
  { session, figures, store, record, hearsEvents, deliveries, catchUp }: CallContext & Services,
): Promise<StatusResource> => {
  await catchUp();
  const [pending, dead, unsent] = await Promise.all([
    store.countDossiers(record.world, inboxCollection, inboxLists.open),
    store.countDossiers(record.world, inboxCollection, inboxLists.deadLetters),
    store.countDossiers(record.world, "charter.email", "status=unsent"),
  ]);
  const { path } = webhooks.inbound.avinode;
  const taken = hearsEvents && session.transport === "http";
  const {
    stored,
    repeated,
    worldFull,
    store: storeAway,
    signature,
    payload,
    tooLarge,
    address,
    rate,
    world,
  } = deliveries();
  return {
    ...figures(),
    webhooks: { path, taken, pending, dead_letters: dead, unsent_emails: unsent },
    deliveries: {
      kept: stored,
      repeated,
      put_off: worldFull + storeAway,
      refused: { signature, payload, too_large: tooLarge, address, rate, world },
    },
  };
};
