/** Watches for due work in all worlds of the store: by events, and by regular looks for what no event tells. */
import type { Lane } from "./lane.js";
import type { JobsOptions } from "./parts.js";

/** The interval of the looks. They find a frozen clock that was set, and what a lost message of another process told. */
const lookEveryMs = 1000;
/** The interval if nothing waited at the last look and no event has come since. */
const lookIdleMs = 10_000;
/** How many known worlds are looked at again in one look, in turn. */
const worldsAtOnce = 20;

export interface Watching {
  readonly lookEverywhere: () => void;
  readonly stop: () => void;
}

/** The new worlds, and some of the others, beginning at `from`. */
const chosenOf = (worlds: readonly string[], known: ReadonlySet<string>, from: number): readonly string[] => {
  if (worlds.length <= worldsAtOnce) return worlds;
  const isInTurn = (index: number): boolean => (index - from + worlds.length) % worlds.length < worldsAtOnce;
  return worlds.filter((world, index) => !known.has(world) || isInTurn(index));
};

export const watchWork = (
  { store, timers }: Pick<JobsOptions, "store" | "timers">,
  lanes: ReadonlyMap<string, Lane>,
): Watching => {
  let known: ReadonlySet<string> = new Set();
  let from = 0;
  let isStopped = false;
  let isLooking = false;
  let isAskedAgain = false;
  /** Whether an event has come since the last look began. */
  let hasHeard = false;
  let isIdle = false;
  let cancel: (() => void) | undefined;

  const lookLater = (isNothingThere: boolean): void => {
    isIdle = isNothingThere;
    cancel?.();
    cancel = timers.after(isIdle ? lookIdleMs : lookEveryMs, () => void lookAround());
  };
  const lookInto = (worlds: readonly string[]): void => {
    for (const world of chosenOf(worlds, known, from % Math.max(worlds.length, 1))) {
      for (const lane of lanes.values()) lane.look(world);
    }
    known = new Set(worlds);
    from = (from + worldsAtOnce) % Math.max(worlds.length, 1);
  };
  const lookAround = async (): Promise<void> => {
    isAskedAgain = isLooking;
    if (isLooking) return;
    isLooking = true;
    hasHeard = false;
    cancel?.();
    // A store that is unavailable is asked again a second later.
    const worlds = await store.worldsWithDue().catch(() => undefined);
    isLooking = false;
    if (isStopped) return;
    if (worlds !== undefined) lookInto(worlds);
    if (isAskedAgain) void lookAround();
    else lookLater(worlds?.length === 0 && !hasHeard);
  };
  const lookEverywhere = (): void => {
    known = new Set();
    void lookAround();
  };
  const unsubscribe = store.subscribe((event) => {
    if (event.kind === "workQueued") {
      lanes.get(event.queue)?.look(event.world);
      hasHeard = true;
      if (isIdle && !isLooking) lookLater(false);
    } else if (event.kind === "presenceUnknown" || event.kind === "changesUnknown") lookEverywhere();
  });

  return {
    lookEverywhere,
    stop: () => {
      isStopped = true;
      unsubscribe();
      cancel?.();
    },
  };
};
