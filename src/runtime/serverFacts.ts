/** What a server tells about itself before any call: name, instructions, capabilities, and its lines at start-up. */
import type { ToolContracts } from "../contract/contract.js";
import { storeInWords } from "../store/index.js";
import type { PackParts } from "./pack.js";
import type { Runtime, RuntimeOptions } from "./runtime.js";
import { instructionsWith } from "./toolChoice.js";

export type ServerFacts = Pick<
  Runtime,
  | "server"
  | "title"
  | "version"
  | "instructions"
  | "hasResources"
  | "hasPrompts"
  | "hasCompletions"
  | "hasLogging"
  | "banner"
>;

/** `names` are the tools that are served, `packBanner` are the pack's own lines. */
export const serverFacts = <Tools extends ToolContracts, Services>(
  { contract, completers, keepsBookings }: PackParts<Tools, Services> & { readonly keepsBookings?: boolean },
  names: readonly string[],
  packBanner: readonly string[],
  { product, store, answers }: Pick<RuntimeOptions, "product" | "store" | "answers">,
): ServerFacts => {
  const tools = Object.values(contract.tools);
  const speakers = [...tools.filter(({ name }) => names.includes(name)), ...contract.prompts];
  return {
    server: contract.server ?? product,
    title: contract.title,
    version: contract.version,
    instructions: instructionsWith(contract, names),
    hasResources: contract.resources.length > 0,
    hasPrompts: contract.prompts.length > 0,
    hasCompletions: Object.keys(completers ?? {}).length > 0,
    hasLogging: speakers.some(({ interaction }) => interaction.includes("logging")),
    banner: [
      ...(keepsBookings === true ? [storeInWords(store)] : []),
      ...packBanner,
      ...(names.length < tools.length ? [`only the tools ${names.join(", ")}`] : []),
      ...(answers === "text" ? ["answers in text alone, without structuredContent and output schemas"] : []),
    ],
  };
};
