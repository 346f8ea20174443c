/** How the marketplace sends an event, and what it makes of an inbox of this process that does not take it. */
import { StoreUnavailableError } from "../../../store/index.js";
import type { AvinodeEvent } from "../events.js";

export const signatureHeader = "x-avinode-signature";

/** The bytes of an event. A signature is over them, so they are made once for each event, and alike each time. */
export const eventText = (event: AvinodeEvent): string => JSON.stringify(event);

/**
 * The error for an answer other than 200. While its store is away an inbox can be asked again at once, so that the event is no later
 * by the world's clock; all else says that it will not take the event.
 */
export const inboxRefusal = (status: number, body: string, { event_type: type }: AvinodeEvent): Error =>
  status === 503 && !body.includes("World full")
    ? new StoreUnavailableError("the inbox cannot keep events now")
    : new Error(`the inbox answered ${status} to ${type}: ${body}`);
