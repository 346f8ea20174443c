/** E-mails to whoever made the request, which events cause. Each waits in the queue of e-mails until it is sent. */
import type { DossierWrite } from "../../store/ports/dossiers.js";
import type { CharterEvent } from "../events.js";
import type { CharterRecord } from "../record.js";

/** `about`: topics of the record. */
export const owedEmail = (
  event: CharterEvent,
  record: CharterRecord,
  about: readonly string[],
  createdAtMs: number,
): DossierWrite => {
  const { event_id: eventId, event_type: eventType } = event;
  const quoteId = "quote_id" in event ? event.quote_id : undefined;
  return record.writeEmail(
    { eventId, eventType, about, ...(quoteId !== undefined && { quoteId }), status: "waiting", createdAtMs },
    "new",
    createdAtMs,
  );
};
