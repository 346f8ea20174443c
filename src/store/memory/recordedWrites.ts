/**
 * The idempotency records of one epoch of a world; expired ones are removed. It reads no clock: the present time comes with each
 * write.
 */
import { isLive, type RecordedWrite } from "../decide.js";

/** Records checked per write. More than one, so that expired records are removed faster than new ones arrive. */
const lookedAtPerWrite = 2;

export interface RecordedWrites {
  readonly get: (key: string) => RecordedWrite | undefined;
  /** Keeps a record, and removes records that the sweep finds expired at `nowMs`. */
  readonly set: (key: string, record: RecordedWrite, nowMs: number) => void;
  /** Keeps an imported record, even an expired one, without a sweep. */
  readonly restore: (key: string, record: RecordedWrite) => void;
  readonly all: () => readonly (readonly [string, RecordedWrite])[];
}

/** Each write checks the next two records in a cycle, so that at most about twice the live records are kept. */
export const createRecordedWrites = (): RecordedWrites => {
  const records = new Map<string, RecordedWrite>();
  let sweep = records.entries();
  const sweepNext = (nowMs: number): void => {
    const next = sweep.next();
    if (next.done === true) {
      sweep = records.entries();
      return;
    }
    const [key, record] = next.value;
    if (!isLive(record, nowMs)) records.delete(key);
  };
  return {
    get: (key) => records.get(key),
    set: (key, record, nowMs) => {
      for (let looked = 0; looked < lookedAtPerWrite; looked += 1) sweepNext(nowMs);
      records.set(key, record);
    },
    restore: (key, record) => {
      records.set(key, record);
    },
    all: () => [...records],
  };
};
