/** Rules on versions, on waivers and on bases that cannot be read. They cannot be waived, and ask for no version themselves. */
import { book, change, same, search, type Told } from "./told.js";

const version = "Set the version in the pack's pack.json to the one that diff suggests.";

export const decisionRules: readonly Told[] = [
  {
    id: "version-bump",
    level: "error",
    purpose:
      "A break, waived or not, gives the pack a new major version, below 1.0.0 a new minor one; what its clients lose, a new minor one.",
    why: "Callers read the version to know whether they have to look before they upgrade.",
    fix: version,
    bad: {
      before: { version: "1.4.0", tools: [search, book] },
      after: { version: "1.5.0", tools: [search] },
      also: ["client-name-removed", "tool-removed"],
    },
    good: same({ version: "1.4.0", tools: [search] }),
  },
  {
    id: "version-bump-suggested",
    level: "warning",
    purpose: "What is new gives the pack a new minor version, what is worded anew a new patch.",
    why: "Two contracts of one version cannot be told apart.",
    fix: version,
    bad: {
      before: { version: "1.4.0", instructions: "Search." },
      after: { version: "1.4.0", instructions: "Search first." },
      also: ["pack-wording-changed"],
    },
    good: same({ version: "1.4.0" }),
  },
  {
    id: "version-lowered",
    level: "error",
    purpose: "The version of a pack never goes back.",
    why: "Callers that have the higher one take the new contract for an old one.",
    fix: "Set a version above the base's.",
    bad: change({ version: "1.4.0" }, { version: "1.3.9" }),
    good: change({ version: "1.4.0" }, { version: "1.4.1" }),
  },
  {
    id: "waiver-unused",
    level: "error",
    purpose: "Each waiver lets a break through that is there.",
    why: "A waiver that is left over would let the next break of its kind through unseen.",
    fix: "Remove it from contracts/compat-waivers.json, or correct the number of its places.",
    bad: { ...same({ tools: [search] }), waiver: "unused" },
    good: {
      ...change({ tools: [search, book] }, { tools: [search] }),
      waiver: { expires: "2999-12-31" },
      also: ["client-name-removed", "tool-removed"],
    },
  },
  {
    id: "waiver-expired",
    level: "error",
    purpose: "No waiver holds longer than it says.",
    why: "An exception without an end is a rule.",
    fix: "Take the break back, or agree on a new day and write it into contracts/compat-waivers.json.",
    bad: {
      ...change({ tools: [search, book] }, { tools: [search] }),
      waiver: { expires: "2001-01-01" },
      also: ["client-name-removed", "tool-removed"],
    },
    good: {
      ...change({ tools: [search, book] }, { tools: [search] }),
      waiver: { expires: "2999-12-31" },
      also: ["client-name-removed", "tool-removed"],
    },
  },
  {
    id: "base-unreadable",
    level: "error",
    purpose: "What the contracts are to be compared with can be read.",
    why: "Whether anything breaks cannot be said, and silence would say that nothing does.",
    fix: "Name a git ref that is here (git fetch brings it), a folder with contracts/, or the URL of a server that answers.",
    bad: { ...change("contracts/shop/tools/search.json: {", { tools: [search] }), also: ["tool-added"] },
    good: same({ tools: [search] }),
  },
];
