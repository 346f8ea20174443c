/** E-mails that events owe to whoever made the request. They are kept until something sends them. Pure. */
import type { Email } from "../documents.js";
import type { CharterEvent } from "../events.js";

/** `about`: topics of the record. */
export const emailOf = (
  { event_id, event_type }: CharterEvent,
  about: readonly string[],
  createdAtMs: number,
): Email => ({ eventId: event_id, eventType: event_type, about, status: "unsent", createdAtMs });
