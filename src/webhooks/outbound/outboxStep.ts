/** Reads the outbox of a world for one subscriber, a step at a time. */
import type { EventStore, OutboxEvent, WorldRef } from "../../store/index.js";
import type { OutboundEvent } from "../port.js";
import { type Subscription, wants } from "./subscription.js";

/** The event that subscribers are sent for an event of the outbox; undefined if they are sent none. */
export type OutboundOf = (event: OutboxEvent) => OutboundEvent | undefined;

export type OutboxReader = Pick<EventStore, "readEvents">;

/** What one step takes from the outbox. */
export interface Step {
  /** The id of the last event that was read. */
  readonly untilId: number;
  /** Whether there may be more after it. */
  readonly isPart: boolean;
  /** Events between these two ids are gone. */
  readonly gap: { readonly afterId: number; readonly beforeId: number } | undefined;
  /** The events that the subscriber wants. */
  readonly events: readonly OutboundEvent[];
}

export interface StepQuery {
  readonly world: WorldRef;
  readonly subscription: Subscription;
  readonly afterId: number;
  /** The most events that the subscriber wants. */
  readonly most: number;
  readonly outboundOf: OutboundOf;
}

/** Events read at once. */
const page = 100;
/** Events read at once where only their ids are used. */
const largePage = 1000;

export const readStep = async (
  reader: OutboxReader,
  { world, subscription, afterId, most, outboundOf }: StepQuery,
): Promise<Step> => {
  const found = await reader.readEvents(world.key, afterId, page);
  const beforeId = found[0]?.id ?? afterId + 1;
  const gap = beforeId > afterId + 1 ? { afterId, beforeId } : undefined;
  const events: OutboundEvent[] = [];
  let untilId = afterId;
  for (const event of found) {
    const told = outboundOf(event);
    if (told !== undefined && wants(subscription, told.type)) {
      if (events.length === most) return { untilId, isPart: true, gap, events };
      events.push(told);
    }
    untilId = event.id;
  }
  return { untilId, isPart: found.length === page, gap, events };
};

/** The id of the newest event of a world; 0 if its outbox is empty. */
export const newestEventId = async (reader: OutboxReader, world: WorldRef): Promise<number> => {
  let newestId = 0;
  for (;;) {
    const found = await reader.readEvents(world.key, newestId, largePage);
    newestId = found.at(-1)?.id ?? newestId;
    if (found.length < largePage) return newestId;
  }
};
