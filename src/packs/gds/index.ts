/** The Mock GDS pack: its generated contract with the hand-written handlers, texts and resources. */
import { contract, type gds } from "../../../generated/gds/contract.js";
import { handlers, texts } from "../../../generated/gds/registry.js";
import type { PackSettings } from "../../config/settings.js";
import type { Pack } from "../../runtime/handler.js";
import { announceBookings } from "./announcements.js";
import { resources } from "./resources/index.js";
import { schemaReason } from "./rules/schemaReason.js";
import { bannerOf, openServices, type Services } from "./services.js";

export type { Services } from "./services.js";

/** Makes the pack; nothing is opened before the runtime calls `open`. */
export const createPack = (settings: PackSettings): Pack<typeof gds, Services> => ({
  contract,
  handlers,
  texts,
  resources,
  schemaReason,
  open: async (host) => {
    const services = await openServices(settings, host);
    const { store, world } = services;
    const stop = announceBookings(store, world.storeKey, settings.isolation, host.announce);
    return {
      services,
      ready: store.check,
      banner: bannerOf(services),
      close: async () => {
        stop();
        await store.close();
      },
    };
  },
});
