/** docs/webhooks.md, taken step by step as a reader would: its receiver verifies what a server sends, and refuses what is forged. */
import assert from "node:assert/strict";
import { symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { it } from "node:test";
import { webhooks } from "../../generated/gds/webhooks.js";
import { withOffers } from "../e2e/support/flightOffers.js";
import { adult, contact } from "../e2e/support/trip.js";
import { modernCaller } from "../reliability/support/callers.js";
import { temporaryFolder } from "../support/folders.js";
import { freePort } from "../support/ports.js";
import { repository } from "../support/repository.js";
import { until } from "../support/until.js";
import { blocksOf, textOf } from "./markdown.js";
import { startShell } from "./project.js";
import { addressOf } from "./servers.js";

const page = "docs/webhooks.md";

it("the commands of the page subscribe a receiver, which verifies what the server sends and refuses what is forged", async (context) => {
  const folder = temporaryFolder(context);
  for (const name of ["dist", "node_modules"]) symlinkSync(join(repository, name), join(folder, name));
  const port = String(await freePort());
  const [key = "", add = "", serve = ""] = blocksOf(page)
    .filter(({ language }) => language === "sh")
    .map(({ text }) => text.trim().replace("4020", port));
  const [program] = blocksOf(page).filter(({ language }) => language === "js");
  assert.ok((program?.text.split("\n").length ?? 99) <= 25);
  writeFileSync(join(folder, "receiver.mjs"), program?.text.replace("4020", port) ?? "");
  const environment = { MOCK_GDS_SEED: "webhooks", MOCK_GDS_WEBHOOK_DELAYS: "100ms,1s,1s,1s", MCP_HTTP_PORT: "0" };

  const shell = startShell(`${key} && echo "key: $MOCK_GDS_WEBHOOK_KEY" && ${add}`, { cwd: folder, environment });
  assert.equal(await shell.exit, 0, shell.output());
  const printed = (label: string): string => new RegExp(`^${label}: +(\\S+)$`, "m").exec(shell.output())?.[1] ?? "";
  const secret = printed("secret");
  const receiver = startShell("exec node receiver.mjs", { cwd: folder, environment: { WEBHOOK_SECRET: secret } });
  context.after(() => receiver.stop());
  await until("the receiver listens", () =>
    fetch(`http://127.0.0.1:${port}/`).then(
      () => true,
      () => false,
    ),
  );
  const keyed = { ...environment, MOCK_GDS_WEBHOOK_KEY: printed("key") };
  const server = startShell(`exec ${serve}`, { cwd: folder, environment: keyed });
  context.after(() => server.stop());

  const url = await addressOf(server);
  const caller = modernCaller({ url: () => url });
  const departureDate = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
  const search = await caller.call("searchFlights", { origin: "JFK", destination: "LAX", departureDate });
  assert.ok(search.kind === "accepted", JSON.stringify(search));
  const [offer] = withOffers(search.output).offers;
  const booked = await caller.call("bookFlight", { flightIds: [offer?.flightId], passengers: [adult(0)], ...contact });
  assert.ok(booked.kind === "accepted", JSON.stringify(booked));
  const [, told = ""] = await receiver.says(/^(\{"type":"booking.created".*\})$/m);
  assert.equal((JSON.parse(told) as { data: { pnr: string } }).data.pnr, booked.output.pnr);

  const forged = await fetch(`http://127.0.0.1:${port}/`, {
    method: "POST",
    headers: {
      "webhook-id": "evt_1",
      "webhook-timestamp": String(Math.floor(Date.now() / 1000)),
      "webhook-signature": "v1,AAAA",
    },
    body: told,
  });
  assert.equal(forged.status, 401);
});

it("the page has every type of event, every action and every setting", () => {
  const text = textOf(page);
  for (const type of Object.keys(webhooks.outbound)) assert.match(text, new RegExp(`^\\| \`${type}\` \\|`, "m"));
  for (const variable of ["KEY", "TARGETS", "DELAYS"]) assert.ok(text.includes(`MOCK_GDS_WEBHOOK_${variable}`));
  const actions = ["add", "list", "show", "pause", "resume", "remove", "secret", "test", "deliveries", "redeliver"];
  for (const action of actions) assert.ok(text.includes(`webhook ${action}`), action);
});
