/** How many signed events a second an inbox keeps on Valkey, by calls in this process and over HTTP with the client in it, too. */
import { Agent, createServer, request, type Server } from "node:http";
import { createLog } from "../../src/observability/log.js";
import { product } from "../../src/product.js";
import { createWorldEntry } from "../../src/runtime/sessions/visits.js";
import { createInboundRoutes } from "../../src/transport/http/inbound.js";
import { bodyOf, createCases, delivery } from "../../test/webhooks/fixtures.js";
import { median } from "../statistics.js";
import type { Figure, Section } from "./report.js";
import { cpuOf, inTurns, type Loads, latenciesOf, loadOf, throughputOf } from "./rounds.js";
import { nowMs, roomyWorld } from "./samples.js";
import { withValkeyStore } from "./stores.js";

const callers = 64;
const leastPerSecond = 1_000;

export interface InboxPlan {
  readonly rounds: number;
  /** Of each way, a round. */
  readonly events: number;
}

/** A kilobyte, as a quote has. */
const eventOf = (id: string): string => bodyOf("case_opened", id, { case_id: `case-${id}`, text: "x".repeat(900) });

const listening = (server: Server): Promise<number> =>
  new Promise((resolve, reject) => {
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      if (typeof address === "object" && address !== null) resolve(address.port);
      else reject(new Error("the server has no port"));
    });
  });

const post = (agent: Agent, port: number, path: string, body: string): Promise<number> => {
  const { headers } = delivery(body);
  return new Promise((resolve, reject) => {
    const sent = request({ agent, port, path, method: "POST", headers }, (answer) => {
      answer.resume().on("end", () => resolve(answer.statusCode ?? 0));
    });
    sent.on("error", reject).end(body);
  });
};

const expectKept = (status: number): void => {
  if (status !== 200) throw new Error(`the inbox answered ${status}`);
};

const figureOf = (name: string, loads: Loads): Figure => ({
  ...{ name: `${name}, ${callers} at a time`, value: throughputOf(loads), unit: "/s" },
  note: `p50 ${median(latenciesOf(loads)).toFixed(2)} ms, ${cpuOf(loads).toFixed(0)} us of processor time`,
});

export const measureInbox = (url: string, { rounds, events }: InboxPlan): Promise<Section> =>
  withValkeyStore(url, "inbox:", async (store) => {
    const own = { name: "inbox", key: "inbox", facts: roomyWorld };
    const clock = { now: () => nowMs };
    const enterWorld = createWorldEntry(store, { own, clock, sessionIdleMs: 60_000 });
    const rate = { perMinute: 60_000_000, burst: 1_000_000 };
    const { endpoint } = createCases({ store, enterWorld, clock, rate });
    const routes = createInboundRoutes({ inbound: [endpoint], product, log: createLog("warn") }, null);
    const server = createServer((asked, answer) => void routes[endpoint.path]?.serve(asked, answer, "bench"));
    const port = await listening(server);
    const agent = new Agent({ keepAlive: true, maxSockets: callers });
    const idOf = (way: string, round: number, index: number): string => `${way}-${round * events + index}`;
    try {
      const loads = await inTurns(rounds, [
        [
          "called",
          (round) =>
            loadOf(events, callers, async (index) =>
              expectKept((await endpoint.receive(delivery(eventOf(idOf("called", round, index))))).status),
            ),
        ],
        [
          "posted",
          (round) =>
            loadOf(events, callers, async (index) =>
              expectKept(await post(agent, port, endpoint.path, eventOf(idOf("posted", round, index)))),
            ),
        ],
      ]);
      const posted = loads.get("posted") ?? [];
      return {
        title: "An inbox of webhooks on Valkey, signed events of a kilobyte",
        figures: [
          figureOf("kept in this process", loads.get("called") ?? []),
          { ...figureOf("kept over HTTP", posted), bar: { atLeast: leastPerSecond } },
        ],
      };
    } finally {
      agent.destroy();
      server.close();
    }
  });
