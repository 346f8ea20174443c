/** Starts a pack on the store, with its due work and the server's own world. */
import type { ToolContracts } from "../contract/contract.js";
import type { Store, StoredWorld } from "../store/index.js";
import type { DueWork } from "./dueWork.js";
import type { OpenedPack, Pack } from "./pack.js";
import type { RuntimeOptions } from "./runtime.js";
import { openOwnWorld } from "./worlds/ownWorld.js";
import type { OwnWorld } from "./worlds/worlds.js";

export interface Started<Services> {
  readonly opened: OpenedPack<Services>;
  /** The server's own world, as the store had it. */
  readonly world: StoredWorld;
  readonly close: () => Promise<void>;
}

/** Opens the pack, and waits until the store is ready and the server's own world exists. Closes what was opened if that fails. */
export const startPack = async <Services>(
  open: () => ReturnType<Pack<ToolContracts, Services>["open"]>,
  store: Pick<Store<unknown>, "enter" | "changeWorld" | "check" | "close">,
  own: OwnWorld,
  dueWork: DueWork,
  { world, clock, sessionIdleSeconds, shutdownTimeoutMs = 10_000 }: RuntimeOptions,
): Promise<Started<Services>> => {
  let opened: OpenedPack<Services> | undefined;
  const close = async (): Promise<void> => {
    await dueWork.stop(shutdownTimeoutMs / 2);
    await opened?.stop?.();
    await store.close();
  };
  try {
    opened = await open();
    await store.check();
    const expiry = { realNowMs: clock.now(), idleLimitMs: sessionIdleSeconds * 1000 };
    const ownWorld = await openOwnWorld(store, own, world, expiry);
    await dueWork.add(opened.jobs ?? []);
    return { opened, world: ownWorld, close };
  } catch (error) {
    await close().catch(() => undefined);
    throw error;
  }
};
