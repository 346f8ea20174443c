/** Agents that read one half of each answer complete the same ten trips in both eras. */
import { describe, test } from "node:test";
import { type Agent, carefulAgent } from "./agent.js";
import { carelessAgent } from "./carelessAgent.js";
import { eras, type Host, openHost } from "./host.js";
import { structureReader } from "./structureReader.js";
import { textReader } from "./textReader.js";
import { contact } from "./travellers.js";
import { trips } from "./trips.js";

const agents: Readonly<Record<string, (host: Host) => Agent>> = {
  "reads only text": (host) => carefulAgent(host, textReader),
  "reads only structure": (host) => carefulAgent(host, structureReader),
  "makes mistakes and reads only error messages": (host) => carelessAgent(host, textReader, contact),
};

for (const era of eras) {
  for (const [title, agentAt] of Object.entries(agents)) {
    describe(`in ${era} an agent that ${title} completes`, () => {
      for (const [name, trip] of Object.entries(trips)) {
        test(name, async () => {
          const host = await openHost(era);
          try {
            await trip(agentAt(host), host);
          } finally {
            await host.close();
          }
        });
      }
    });
  }
}
