/** The pack `conformance`: only what the official MCP conformance suite expects of the server under test. */
import { type conformance, contract } from "../../../generated/conformance/contract.js";
import { handlers, texts } from "../../../generated/conformance/registry.js";
import type { Pack } from "../../runtime/pack.js";
import { completers, prompts } from "./prompts.js";
import { resources } from "./resources.js";
import type { Services } from "./services.js";

export type { Services } from "./services.js";

/** Creates the pack. Nothing starts before the runtime calls `open`. The pack stores nothing. */
export const createPack = (): Pack<typeof conformance, Services> => ({
  contract,
  handlers,
  texts,
  resources,
  prompts,
  completers,
  changingLists: ["tools", "prompts"],
  open: ({ announceList }) => ({
    servicesIn: () => ({ announceList }),
    banner: ["fixtures of the MCP conformance suite: they show what the runtime can carry, and do nothing else"],
  }),
});
