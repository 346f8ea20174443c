/** The idempotency records of one world, kept from growing for ever. It reads no clock: "now" comes with each write. */
import { isLive, type RecordedWrite } from "../decide.js";

/** More than one, so that the sweep goes round faster than records arrive. */
const lookedAtPerWrite = 2;

export interface RecordedWrites {
  readonly get: (key: string) => RecordedWrite | undefined;
  /** Keeps a record, and drops what the sweep finds expired at `nowMs`. */
  readonly set: (key: string, record: RecordedWrite, nowMs: number) => void;
  /** Keeps a record as it is, live or not. */
  readonly restore: (key: string, record: RecordedWrite) => void;
  readonly all: () => readonly (readonly [string, RecordedWrite])[];
}

/** Each write looks at the next two records, round and round, so that at most about twice the live ones are kept. */
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
