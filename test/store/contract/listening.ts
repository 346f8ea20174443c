/** A listener for tests: what it heard, and a way to wait for more, because drivers tell of changes at their own pace. */
import type { TestContext } from "node:test";
import type { JsonValue } from "../../../src/contract/contract.js";
import type { Store, StoreEvent } from "../../../src/store/index.js";

export interface Listening {
  readonly heard: readonly StoreEvent[];
  /** Resolves once an event that fits was heard, also before this was called. */
  readonly until: (fits: (event: StoreEvent) => boolean) => Promise<void>;
  readonly untilBooking: (locator: string, version: number) => Promise<void>;
  readonly stop: () => void;
}

export const listen = (test: TestContext, store: Store<JsonValue>): Listening => {
  const heard: StoreEvent[] = [];
  const waiting = new Set<() => void>();
  const stop = store.subscribe((event) => {
    heard.push(event);
    for (const check of [...waiting]) check();
  });
  test.after(stop);
  const until = (fits: (event: StoreEvent) => boolean): Promise<void> =>
    new Promise((resolve) => {
      // A driver's own timers keep no process alive, and this one has nothing else to do.
      const alive = setInterval(() => undefined, 60_000);
      const check = (): void => {
        if (!heard.some(fits)) return;
        waiting.delete(check);
        clearInterval(alive);
        resolve();
      };
      waiting.add(check);
      check();
    });
  return {
    heard,
    until,
    untilBooking: (locator, version) =>
      until((event) => event.kind === "booking" && event.locator === locator && event.version === version),
    stop,
  };
};
