/** Keeps what the SDK's transport sends, for clients that come back: what its documentation calls an event store. */
import type { EventStore } from "@modelcontextprotocol/server";

interface Stored {
  readonly streamId: string;
  readonly message: Parameters<EventStore["storeEvent"]>[1];
}

export const createEventStore = (): EventStore => {
  const events: Stored[] = [];
  const at = (eventId: string): Stored | undefined =>
    /^event-\d+$/.test(eventId) ? events[Number(eventId.slice(6))] : undefined;
  return {
    storeEvent: async (streamId, message) => `event-${events.push({ streamId, message }) - 1}`,
    getStreamIdForEventId: async (eventId) => at(eventId)?.streamId,
    replayEventsAfter: async (lastEventId, { send }) => {
      const streamId = at(lastEventId)?.streamId ?? "";
      for (const [index, { streamId: of, message }] of events.entries()) {
        const isMissed = index > Number(lastEventId.slice(6)) && of === streamId && Object.keys(message).length > 0;
        if (isMissed) await send(`event-${index}`, message);
      }
      return streamId;
    },
  };
};
