/** The text of an event, and the error for an inbox of this process that does not accept one. */
import { StoreUnavailableError } from "../../../store/index.js";
import type { AvinodeEvent } from "../events.js";

export const signatureHeader = "x-avinode-signature";

/** The text of an event. The signature covers its bytes, so the same event always gives the same text. */
export const eventText = (event: AvinodeEvent): string => JSON.stringify(event);

/**
 * The error for an answer other than 200. If the inbox's store is unavailable, the event can be retried at once, so
 * that it is not delayed by the world's clock. Any other answer means that the inbox refuses the event.
 */
export const inboxRefusal = (status: number, body: string, { event_type: type }: AvinodeEvent): Error =>
  status === 503 && !body.includes("World full")
    ? new StoreUnavailableError("the inbox cannot keep events now")
    : new Error(`the inbox answered ${status} to ${type}: ${body}`);
