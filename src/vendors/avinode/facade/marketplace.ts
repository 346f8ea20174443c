/** The job of the marketplace: sends its events when they are due. */
import type { Job, Settlement } from "../../../jobs/port.js";
import { type DossierStore, type DossierWrite, dossierCollection, type StoredWorld } from "../../../store/index.js";
import type { AvinodeEvent } from "../events.js";
import { type Errand, type ErrandQueue, errandWrite, isErrand } from "./errands.js";

/**
 * Sends an event. It may be called more than once for one event, so receivers have to recognise duplicates by
 * `event_id`. The writes that it returns are committed with the end of the errand, so they are made once. Rejects if
 * the event was not accepted.
 */
export type Emit = (event: AvinodeEvent, world: StoredWorld) => Promise<readonly DossierWrite[]>;

interface MarketplaceOptions {
  readonly store: Pick<DossierStore, "readDossier" | "listDossiers">;
  readonly emit: Emit;
  /** The queue to work on; that of requests made in this process if left out. */
  readonly queue?: ErrandQueue;
}

const leaseMs = 30_000;
/** The first delay after a failure; each further one is twice as long. By the world's clock. */
const firstDelayMs = 60_000;
const mostFailures = 8;

/** The list of errands that were given up, in the queue's collection. */
export const deadErrands = "status=dead_letter";

export const marketplaceJob = ({ store, emit, queue = "avinode.answers" }: MarketplaceOptions): Job => {
  const errands = dossierCollection<Errand>(store, queue, isErrand);
  return {
    queue,
    clock: "world",
    leaseMs,
    concurrency: 8,
    run: async (dossier, { world }): Promise<Settlement> => {
      const { id, version } = dossier;
      const [event, ...events] = errands.typed(dossier).document.events;
      if (event === undefined) return { writes: [errands.write(id, version, undefined)] };
      const told = await emit(event, world);
      const [next] = events;
      const own =
        next === undefined
          ? errands.write(id, version, undefined)
          : // Without a group, so that the errands behind it do not wait for this event.
            errandWrite(queue, id, version, { events, failures: 0 }, { atMs: Date.parse(next.timestamp) });
      return { writes: [own, ...told] };
    },
    failed: (dossier, _failure, { nowMs }): Settlement => {
      const { id, version, due } = dossier;
      const errand = readable(() => errands.typed(dossier).document);
      const failures = (errand?.failures ?? mostFailures) + 1;
      if (errand === undefined || failures > mostFailures) {
        const { collection, document } = dossier;
        return { writes: [{ collection, id, expected: version, document, lists: [deadErrands] }] };
      }
      const atMs = nowMs + firstDelayMs * 2 ** (failures - 1);
      const group = due?.group;
      const write = errandWrite(
        queue,
        id,
        version,
        { ...errand, failures },
        { atMs, ...(group !== undefined && { group }) },
      );
      return { writes: [write] };
    },
  };
};

const readable = <Value>(read: () => Value): Value | undefined => {
  try {
    return read();
  } catch {
    return undefined;
  }
};
