/** Gathers the answers to the requests of a batch, which are written together as one array. It knows no stream. */

/** The last revision that has batches. */
const lastBatched = "2025-03-26";
export const mostBatched = 20;

/** Whether a connection of this revision takes batches. */
export const takesBatches = (revision: string | undefined): boolean =>
  revision !== undefined && revision <= lastBatched;

export interface Batch {
  /** Waits for the answer to this request. False if another request of a batch has the same id. */
  readonly expect: (id: string | number) => boolean;
  /** Adds an answer that is there at once. */
  readonly add: (answer: object) => void;
  /**
   * Call after the last message of the batch. The answers are written when all are there; without any, nothing is
   * written.
   */
  readonly seal: () => void;
}

export interface Batches {
  readonly begin: () => Batch;
  /** Takes the answer to a request of a batch. Undefined if the request was in none. */
  readonly take: (id: unknown, answer: string) => Promise<void> | undefined;
  /** Stops waiting for an answer that will not come. */
  readonly drop: (id: unknown) => void;
}

interface Gathering {
  readonly answers: string[];
  readonly awaited: Set<unknown>;
  isSealed: boolean;
}

export const createBatches = (write: (line: string) => Promise<void>): Batches => {
  const waiting = new Map<unknown, Gathering>();

  const leaveIfWhole = async ({ answers, awaited, isSealed }: Gathering): Promise<void> => {
    if (isSealed && awaited.size === 0 && answers.length > 0) await write(`[${answers.join(",")}]`);
  };

  const settle = (id: unknown, answer: string | undefined): Promise<void> | undefined => {
    const gathering = waiting.get(id);
    if (gathering === undefined) return undefined;
    waiting.delete(id);
    gathering.awaited.delete(id);
    if (answer !== undefined) gathering.answers.push(answer);
    return leaveIfWhole(gathering);
  };

  return {
    begin: () => {
      const gathering: Gathering = { answers: [], awaited: new Set(), isSealed: false };
      return {
        expect: (id) => {
          if (waiting.has(id)) return false;
          waiting.set(id, gathering);
          gathering.awaited.add(id);
          return true;
        },
        add: (answer) => void gathering.answers.push(JSON.stringify(answer)),
        seal: () => {
          gathering.isSealed = true;
          void leaveIfWhole(gathering);
        },
      };
    },
    take: settle,
    drop: (id) => void settle(id, undefined),
  };
};
