/** What the tests of reliability have in common: seeds, the summary line, and the store itself. */
import assert from "node:assert/strict";
import type { TestContext } from "node:test";
import type { BookingDetail } from "../../../generated/gds/types.js";
import { openStore, type Store } from "../../../src/store/index.js";
import type { BookingRecord } from "../../../src/travel/reservations/types.js";
import { until } from "../../support/until.js";
import { skipWithoutValkey, startValkey } from "../../support/valkey.js";
import { modernCaller, reasonOf } from "./callers.js";
import { fastFolder } from "./folders.js";
import type { Acknowledged, Ledger } from "./ledger.js";
import type { Server } from "./servers.js";

/** The store's key of the world that servers without `--world` serve. */
export const ownWorldKey = "default/mock-gds";

/** The seed of a test's choices, printed; RELIABILITY_SEED gives another one. */
export const announcedSeed = (context: TestContext, fixed: number): number => {
  const { RELIABILITY_SEED } = process.env;
  const seed = RELIABILITY_SEED === undefined ? fixed : Number(RELIABILITY_SEED);
  context.diagnostic(`seed ${seed}`);
  return seed;
};

/** Where several servers keep their bookings together. */
export type Place = { readonly dataDir: string } | { readonly valkeyUrl: string };

export interface SharedStore {
  readonly name: string;
  /** For a test's `skip` option. */
  readonly skip: string | false;
  /** An empty one, which goes with the test. */
  readonly make: (context: TestContext) => Promise<Place>;
}

/** The stores that more than one process can use. */
export const sharedStores: readonly SharedStore[] = [
  { name: "lmdb", skip: false, make: async (context) => ({ dataDir: fastFolder(context) }) },
  {
    name: "valkey",
    skip: skipWithoutValkey,
    make: async (context) => {
      const { url } = await startValkey(context, { arguments: ["--dir", fastFolder(context)] });
      return { valkeyUrl: url };
    },
  },
];

/** Several servers on one store, and the store itself. */
export interface SharedFleet {
  /** Its name. */
  readonly store: string;
  readonly fleet: readonly Server[];
  readonly beside: Store<BookingRecord>;
}

/** Prints in one line what a test did: `lost` is 0 wherever this is reached. Fails if a caller got what nobody should get. */
export const summarise = (
  context: TestContext,
  ledger: Ledger,
  facts: Readonly<Record<string, number | string>>,
): void => {
  assert.deepEqual(ledger.faults(), [], "answers that nobody should get");
  const { calls, acknowledged, refused, unavailable, unanswered } = ledger.counts();
  const counted = { ...facts, calls, acknowledged, refused, unavailable, unanswered, lost: 0 };
  const reasons = Object.entries(ledger.reasons()).map(([reason, count]) => `${reason} ${count}`);
  const line = Object.entries(counted).map(([name, value]) => `${name} ${value}`);
  context.diagnostic([...line, ...(reasons.length > 0 ? [`(${reasons.join(", ")})`] : [])].join(", "));
};

/** The store that servers use, opened beside them. */
export const openBeside = async (context: TestContext, where: Place): Promise<Store<BookingRecord>> => {
  const store = await openStore<BookingRecord>({
    ...("dataDir" in where
      ? { dataDirectory: where.dataDir }
      : { valkey: { url: where.valkeyUrl, keyPrefix: "gds:", durability: "written" } }),
    mostWorlds: 1000,
    warn: () => undefined,
  });
  context.after(() => store.close());
  return store;
};

/** Waits until the store answers again. */
export const storeAnswers = (store: Store<BookingRecord>): Promise<void> =>
  until("the store answers", () =>
    store.check().then(
      () => true,
      () => false,
    ),
  );

/** Asks a server for an acknowledged booking, as anyone could; undefined if it is not there. */
export const retrieveFrom =
  (url: () => string) =>
  async ({ world, pnr }: Acknowledged): Promise<BookingDetail | undefined> => {
    const caller = modernCaller({ url, ...(world !== undefined && { world }) });
    const answer = await caller.call("retrieveBooking", { pnr });
    if (answer.kind === "accepted") return answer.output.booking;
    if (reasonOf(answer) === "PNR_NOT_FOUND") return undefined;
    throw new Error(`retrieveBooking ${pnr} found no answer: ${JSON.stringify(answer)}`);
  };
