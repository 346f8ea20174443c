/** Events that reach several processes at once, as a service sends them that tries again: the product, its workers and Valkey. */
import assert from "node:assert/strict";
import { request } from "node:http";
import test, { after } from "node:test";
import { openStore } from "../../src/store/index.js";
import { avinodeSignature } from "../../src/webhooks/signatures.js";
import { productMain } from "../reliability/support/build.js";
import { skipWithoutValkey, startValkey } from "../support/valkey.js";
import { until } from "../workers/support/processes.js";
import { logLines, startWorkers } from "../workers/support/workers.js";

const main = productMain({ after });
const secret = "a secret of the marketplace";
const listed = "192.0.2.7";

const rfqOf = (eventId: string) =>
  JSON.stringify({
    event_type: "rfq_received",
    event_id: eventId,
    timestamp: "2026-05-01T09:00:00Z",
    rfp_id: "RFP-2026-05-01-ABCDEF",
    segments: [
      { departure_airport: "KTEB", arrival_airport: "KVNY", departure_date: "2026-06-15T14:00:00Z", passengers: 6 },
    ],
    operators: [{ id: "OP-001", name: "Any Air" }],
    deadline: "2026-05-02T18:00:00Z",
  });

interface Answer {
  readonly status: number | undefined;
  readonly body: unknown;
}

interface Sending {
  readonly sender?: string;
  readonly signature?: string;
}

/** On a connection of its own, so that it may reach any of the processes. */
const post = (url: string, body: string, { sender = listed, signature }: Sending = {}): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const headers = {
      "content-type": "application/json",
      "x-forwarded-for": sender,
      "x-avinode-signature": signature ?? avinodeSignature(secret, Buffer.from(body)),
    };
    const sent = request(`${url}/api/webhooks/avinode`, { method: "POST", agent: false, headers }, (answer) => {
      let text = "";
      answer.setEncoding("utf8").on("data", (part: string) => {
        text += part;
      });
      answer.on("end", () => resolve({ status: answer.statusCode, body: JSON.parse(text) })).on("error", reject);
    });
    sent.on("error", reject).end(body);
  });

test("an event sent fifty times at once to four processes is one, and so is what it does", {
  skip: skipWithoutValkey,
}, async (context) => {
  const { url: valkeyUrl } = await startValkey(context);
  const environment = {
    MOCK_GDS_PACK: "charter",
    MOCK_GDS_TRUSTED_PROXIES: "127.0.0.1",
    AVINODE_WEBHOOK_SECRET: secret,
    AVINODE_WEBHOOK_ALLOWED_IPS: "192.0.2.0/24",
  };
  const { url, stderr } = await startWorkers(context, { main, count: 4, valkeyUrl, environment });
  const answers = await Promise.all(Array.from({ length: 50 }, () => post(url, rfqOf("evt-1"))));
  for (const answer of answers) assert.deepEqual(answer, { status: 200, body: { received: true } });
  const answering = new Set(
    logLines(stderr())
      .filter(({ msg }) => msg.startsWith("webhook avinode: 200"))
      .map(({ pid }) => pid),
  );
  assert.ok(answering.size > 1, `${answering.size} processes have answered`);

  const store = await openStore({
    valkey: { url: valkeyUrl, keyPrefix: "gds:", durability: "written" },
    mostWorlds: 10,
    warn: () => undefined,
  });
  context.after(store.close);
  const world = await store.readWorld("default/mock-gds");
  assert.ok(world !== undefined);
  const count = (collection: string, list?: string): Promise<number> => store.countDossiers(world, collection, list);
  assert.equal(await count("charter.inbox"), 1);
  await until("the event is worked on", async () => (await count("charter.inbox", "status=completed")) === 1);
  assert.equal(await count("charter.rfps"), 1);

  const changed = rfqOf("evt-2").replace('"passengers":6', '"passengers":7');
  const refusals = [
    post(url, changed, { signature: avinodeSignature(secret, Buffer.from(rfqOf("evt-2"))) }),
    post(url, rfqOf("evt-3").replace('"deadline"', '"until"')),
    post(url, rfqOf("evt-4"), { sender: "198.51.100.1" }),
  ];
  const refused = await Promise.all(refusals);
  assert.deepEqual(
    refused.map(({ status }) => status),
    [401, 400, 403],
  );
  assert.equal(await count("charter.inbox"), 1);
  assert.doesNotMatch(stderr(), /a secret of the marketplace|Any Air/);
});
