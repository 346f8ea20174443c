/** The other side of the marketplace at work: when an event of it is due, it is told. */
import type { Job, Settlement } from "../../../jobs/port.js";
import { type DossierStore, type DossierWrite, dossierCollection, type StoredWorld } from "../../../store/index.js";
import type { AvinodeEvent } from "../events.js";
import { type Errand, type ErrandQueue, errandWrite, isErrand } from "./errands.js";

/**
 * Hands an event on. It may be asked more than once for one event, so whoever hears it has to know repetitions by `event_id`; the
 * writes that it gives commit with the end of the errand, and so are there once. It rejects where the event was not taken.
 */
export type Emit = (event: AvinodeEvent, world: StoredWorld) => Promise<readonly DossierWrite[]>;

interface MarketplaceOptions {
  readonly store: Pick<DossierStore, "readDossier" | "listDossiers">;
  readonly emit: Emit;
  /** Where it looks; requests made in this process if it is left out. */
  readonly queue?: ErrandQueue;
}

const leaseMs = 30_000;
/** By the world's clock: 1, 2, 4, ... minutes. */
const firstDelayMs = 60_000;
const mostFailures = 8;

/** Errands that were given up stand in this list of the queue's collection. */
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
          : // Out of its group: those behind it do not wait until then.
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
