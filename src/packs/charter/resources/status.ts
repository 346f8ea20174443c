/** The service that this process calls, counts of calls, and the state of the world's events. */
import type { StatusResource } from "../../../../generated/charter/types.js";
import { webhooks } from "../../../../generated/charter/webhooks.js";
import type { Email } from "../../../charter/documents.js";
import { emailCollection, emailList } from "../../../charter/record.js";
import type { CallContext } from "../../../contract/handler.js";
import { inboxLists } from "../../../webhooks/inbox.js";
import { inboxCollection } from "../inbox.js";
import type { Services } from "../services.js";

export const status = async (
  _parameters: object,
  { session, figures, store, record, hearsEvents, deliveries, catchUp, catchUpEmails, mailbox }: CallContext & Services,
): Promise<StatusResource> => {
  await catchUp();
  await catchUpEmails();
  const emailsIn = (status: Email["status"]): Promise<number> =>
    store.countDossiers(record.world, emailCollection, emailList(status));
  const [pending, dead, waiting, sent, unsent] = await Promise.all([
    store.countDossiers(record.world, inboxCollection, inboxLists.open),
    store.countDossiers(record.world, inboxCollection, inboxLists.deadLetters),
    emailsIn("waiting"),
    emailsIn("sent"),
    emailsIn("unsent"),
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
    webhooks: { path, taken, pending, dead_letters: dead, unsent_emails: waiting + unsent },
    emails: { mailbox, waiting, sent, unsent },
    deliveries: {
      kept: stored,
      repeated,
      put_off: worldFull + storeAway,
      refused: { signature, payload, too_large: tooLarge, address, rate, world },
    },
  };
};
