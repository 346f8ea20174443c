/** The pack `conformance`: what the official MCP conformance suite expects of the server that it tests, and nothing else. */
import { type conformance, contract } from "../../../generated/conformance/contract.js";
import { handlers, texts } from "../../../generated/conformance/registry.js";
import type { PackSettings } from "../../config/settings.js";
import type { Pack } from "../../runtime/pack.js";
import { openStore } from "../../store/index.js";
import { completers, prompts } from "./prompts.js";
import { resources } from "./resources.js";
import type { Services } from "./services.js";

export type { Services } from "./services.js";

/** Makes the pack; nothing is opened before the runtime calls `open`. It keeps sessions, and has nothing else to keep. */
export const createPack = (settings: PackSettings): Pack<typeof conformance, Services> => ({
  contract,
  handlers,
  texts,
  resources,
  prompts,
  completers,
  changingLists: ["tools", "prompts"],
  open: async ({ announceList, warn }) => {
    const store = await openStore<never>({ ...settings.store, warn });
    return {
      tenancy: store,
      servicesIn: () => ({ announceList }),
      ready: store.check,
      banner: ["fixtures of the MCP conformance suite: they show what the runtime can carry, and do nothing else"],
      close: store.close,
    };
  },
});
