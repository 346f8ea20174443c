/** What a change of a pack as a whole means: that it exists, its texts and its outputs. */
import type { JsonObject } from "../../../../src/contract/contract.js";
import { book, change, lookAtIt, nothingToDo, same, search, type Told, waive } from "./told.js";

/** A pack of two tools with these toolsets. */
const withToolsets = (...toolsets: readonly JsonObject[]): JsonObject => ({ tools: [search, book], toolsets });

const offers: JsonObject = { name: "offers", description: "Find offers.", tools: ["search"] };
const trips: JsonObject = { name: "trips", description: "Find and book offers.", tools: ["search", "book"] };

const withServer = (name: string): JsonObject => ({ tools: [search], server: { name, version: "1.0.0" } });

export const wholeRules: readonly Told[] = [
  {
    id: "pack-removed",
    level: "error",
    purpose: "A pack is removed.",
    why: "Every call of its tools fails.",
    fix: waive,
    bad: change({ packs: [{ name: "shop" }, { name: "bank" }] }, { packs: [{ name: "shop" }] }),
    good: change({ packs: [{ name: "shop" }, { name: "bank" }] }, { packs: [{ name: "bank" }, { name: "shop" }] }),
  },
  {
    id: "pack-added",
    level: "info",
    purpose: "A pack is added.",
    why: "Nobody depends on it yet.",
    fix: nothingToDo,
    bump: "none",
    bad: change({ packs: [{ name: "shop" }] }, { packs: [{ name: "shop" }, { name: "bank" }] }),
    good: same({ packs: [{ name: "shop" }] }),
  },
  {
    id: "pack-wording-changed",
    level: "info",
    purpose: "The title, description, instructions or error pages of a pack change.",
    why: "Instructions are read by models when they connect: a prompt change.",
    fix: lookAtIt,
    bump: "patch",
    bad: change({ instructions: "Search first." }, { instructions: "Search first, then book." }),
    good: same({ instructions: "Search first." }),
  },
  {
    id: "server-output-removed",
    level: "error",
    purpose: "The server of a pack is no longer generated.",
    why: "Nothing serves its tools any more: every call of them fails.",
    fix: waive,
    bad: change({ outputs: ["server", "python"] }, { outputs: ["python"] }),
    good: same({ outputs: ["server", "python"] }),
  },
  {
    id: "docs-output-removed",
    level: "info",
    purpose: "The reference of a pack is no longer generated.",
    why: "Links to it lead nowhere.",
    fix: "Take the links away, or add the output again in pack.json.",
    bump: "patch",
    bad: change({ outputs: ["server", "docs"] }, { outputs: ["server"] }),
    good: same({ outputs: ["server", "docs"] }),
  },
  {
    id: "pack-output-added",
    level: "info",
    purpose: "Something is generated for a pack that was not before.",
    why: "Callers have one more way to use it, and nothing that worked is touched.",
    fix: nothingToDo,
    bad: change({ outputs: ["server"] }, { outputs: ["server", "python"] }),
    good: same({ outputs: ["server"] }),
  },
  {
    id: "toolset-removed",
    level: "error",
    purpose: "Tells which toolsets are gone.",
    why: "A server that is started with one of them no longer starts.",
    fix: waive,
    bad: change(withToolsets(offers, trips), withToolsets(trips)),
    good: change(withToolsets(offers, trips), withToolsets(trips, offers)),
  },
  {
    id: "toolset-added",
    level: "info",
    purpose: "Tells which toolsets are new.",
    why: "Nobody serves it yet.",
    fix: nothingToDo,
    bad: change(withToolsets(offers), withToolsets(offers, trips)),
    good: same(withToolsets(offers)),
  },
  {
    id: "toolset-tool-removed",
    level: "error",
    purpose: "Tells which tools a toolset no longer has.",
    why: "A server that serves this toolset alone no longer has the tool, and every call of it fails.",
    fix: waive,
    bad: change(withToolsets(trips), withToolsets({ ...trips, tools: ["search"] })),
    good: change(withToolsets(trips), withToolsets({ ...trips, tools: ["book", "search"] })),
  },
  {
    id: "toolset-tool-added",
    level: "info",
    purpose: "Tells which tools a toolset has that it did not have before.",
    why: "Servers that serve this toolset alone list one tool more.",
    fix: nothingToDo,
    bad: change(withToolsets({ ...trips, tools: ["search"] }), withToolsets(trips)),
    good: same(withToolsets(trips)),
  },
  {
    id: "server-name-changed",
    level: "warning",
    purpose: "The name changes that the server of a pack says it has.",
    why: "Hosts list, allow and log servers by this name.",
    fix: "Tell those who run it, and say so in the changelog.",
    bad: change(withServer("shop-mcp"), withServer("store-mcp")),
    good: same(withServer("shop-mcp")),
  },
  {
    id: "error-style-changed",
    level: "error",
    purpose: "The form changes in which failures of tools are answered where no setting asks for one.",
    why: "Callers look for an error where there is a result that says so, or the reverse.",
    fix: waive,
    bad: change({ errorStyle: "auto", tools: [search] }, { errorStyle: "result", tools: [search] }),
    good: change({ tools: [search] }, { errorStyle: "auto", tools: [search] }),
  },
];
