/** Counts the searches of this process, by result. It records no value of a search. */

export interface SearchFigures {
  readonly searches: number;
  /** Searches sent to the service. Retries are not counted. */
  readonly sent: number;
  readonly hits: number;
  readonly misses: number;
  readonly stale: number;
  readonly discarded: number;
}

export interface SearchCounter {
  readonly count: (what: keyof SearchFigures) => void;
  readonly figures: () => SearchFigures;
}

export const createSearchCounter = (): SearchCounter => {
  const figures = { searches: 0, sent: 0, hits: 0, misses: 0, stale: 0, discarded: 0 };
  return {
    count: (what) => {
      figures[what] += 1;
    },
    figures: () => ({ ...figures }),
  };
};
