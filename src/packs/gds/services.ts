/** What the handlers of Mock GDS work with besides the call itself: the world, the record of sales, and how both are set up. */
import type { PackSettings } from "../../config/settings.js";
import { createReservations } from "../../reservations/index.js";
import type { BookingRecord, Reservations } from "../../reservations/types.js";
import type { Host } from "../../runtime/handler.js";
import { openStore, type Store } from "../../store/index.js";
import { createWorld, type World } from "../../world/index.js";

export interface Services {
  readonly world: World;
  readonly store: Store<BookingRecord>;
  readonly reservations: Reservations;
  readonly settings: PackSettings;
}

const worldId = "default";

/** Opens the store that the settings ask for and puts the world and the reservations on it. Rejects if the store cannot serve. */
export const openServices = async (settings: PackSettings, { clock, warn }: Host): Promise<Services> => {
  const { seed, realism, isolation, dataDir } = settings;
  const world = createWorld({ worldId, seed });
  const store = await openStore<BookingRecord>({ dataDirectory: dataDir, warn });
  const reservations = createReservations({ world, store, clock, realism, isolation });
  return { world, store, reservations, settings };
};

const realismInWords: Readonly<Record<PackSettings["realism"], string>> = {
  contract: "contract (what the contract admits is sold, what a carrier would object to is a warning)",
  strict: "strict (what a carrier would object to is refused)",
};

const isolationInWords: Readonly<Record<PackSettings["isolation"], string>> = {
  world: "a PNR is found by anyone who knows it",
  session: "a PNR is found by its own session only",
};

/** What an operator should see at the start, beside the seed and the clock, which the command prints itself. */
export const bannerOf = ({ store, settings }: Services): readonly string[] => [
  settings.dataDir === undefined
    ? `store ${store.kind}: bookings end with this process`
    : `store ${store.kind}: ${settings.dataDir}, bookings are kept`,
  `realism ${realismInWords[settings.realism]}; isolation ${settings.isolation}: ${isolationInWords[settings.isolation]}`,
];
