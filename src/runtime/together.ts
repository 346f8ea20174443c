/** Opens several packs on one store: one table of worlds, one runner of due work, and a runtime for each pack. */
import type { PackContract } from "../contract/contract.js";
import type { Log } from "../observability/log.js";
import { openStore, type Store } from "../store/index.js";
import { createDueWork, runnerOn } from "./dueWork.js";
import type { Runtime, RuntimeOptions, ServedPacks, SharedParts } from "./runtime.js";
import { toolChoices } from "./toolChoice.js";
import { ownWorldOf } from "./worlds/ownWorld.js";

/** One of several packs, without the types of its tools and services. */
export interface PackToOpen {
  readonly contract: PackContract;
  readonly openOn: (store: Store<unknown>, options: RuntimeOptions, shared: SharedParts) => Promise<Runtime>;
}

export interface TogetherOptions extends RuntimeOptions {
  /** Creates the log of one pack, whose lines name the pack. */
  readonly logOf: (pack: string) => Log;
}

const ended = async (): Promise<void> => undefined;

/** Closes all of them, even if one fails; then throws the first error. */
const closeAll = async (opened: readonly Runtime[]): Promise<void> => {
  const outcomes = await Promise.allSettled(opened.toReversed().map((runtime) => runtime.close()));
  for (const outcome of outcomes) if (outcome.status === "rejected") throw outcome.reason;
};

/**
 * Like `openRuntime`, for several packs. The server's worlds get the first pack's contract version. Throws UsageError
 * if the choice of tools does not fit.
 */
export const openTogether = async (packs: readonly PackToOpen[], options: TogetherOptions): Promise<ServedPacks> => {
  const { log, logOf, world, shutdownTimeoutMs = 10_000 } = options;
  const contracts = packs.map(({ contract }) => contract);
  const choices = toolChoices(contracts, options);
  const store = await openStore<unknown>({ ...options.store, warn: log.warn });
  const dueWork = createDueWork(runnerOn(store, options));
  const own = ownWorldOf(world, contracts[0]?.version ?? "");
  const shared: SharedParts = { own, dueWork: { ...dueWork, stop: ended } };
  const opened: Runtime[] = [];
  const close = async (): Promise<void> => {
    await dueWork.stop(shutdownTimeoutMs / 2);
    await closeAll(opened).finally(store.close);
  };
  try {
    for (const [index, { contract, openOn }] of packs.entries()) {
      const ofPack = { ...options, ...choices[index], log: logOf(contract.name) };
      opened.push(await openOn({ ...store, close: ended }, ofPack, shared));
    }
    const [first, ...others] = opened;
    if (first === undefined) throw new Error("there is no pack to open");
    return { first, others, close };
  } catch (error) {
    await close().catch(() => undefined);
    throw error;
  }
};
