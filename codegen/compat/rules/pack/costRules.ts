/** What a change of the list of tools costs the models that read it. */
import { change, same, search, type Told } from "./told.js";

export const costRules: readonly Told[] = [
  {
    id: "token-cost-grown",
    level: "warning",
    purpose: "A pack's list of tools costs a model over 10 % more tokens than before.",
    why: "Every conversation pays for it, and hosts with a budget drop tools.",
    fix: "Shorten descriptions, share less structure, or accept it.",
    bump: "none",
    bad: {
      ...change({ tools: [search] }, { tools: [search, { name: "ping", description: "Answers. ".repeat(300) }] }),
      also: ["tool-added"],
    },
    good: same({ tools: [search] }),
  },
];
