/** P7: a Valkey that is away is refused at once, one that hangs at the command timeout; servers say so and recover by themselves. */
import assert from "node:assert/strict";
import test from "node:test";
import { until } from "../support/until.js";
import { skipWithoutValkey, startValkey } from "../support/valkey.js";
import { productMain } from "./support/build.js";
import { type Caller, modernCaller, reasonOf } from "./support/callers.js";
import { gatherOffers, stayOrder } from "./support/catalogue.js";
import { createLedger, type Ledger } from "./support/ledger.js";
import { defineServer, memberOf, startFleet } from "./support/servers.js";
import { soldEqualsLive } from "./support/soldCounts.js";
import { openBeside, ownWorldKey, summarise } from "./support/suite.js";

const unready = (server: { readonly url: () => string }) =>
  until("the server is not ready", async () => (await fetch(`${server.url()}/ready`)).status === 503);

const bookOnce = async (caller: Caller, ledger: Ledger, hotelId: string, number: number) => {
  const outcome = await caller.call("bookHotel", stayOrder(hotelId, number));
  ledger.record(outcome, { world: undefined, pnr: undefined, isInDoubt: false });
  return outcome;
};

test("while Valkey is down calls are refused at once, while it hangs at the command timeout, and both pass by themselves", {
  skip: skipWithoutValkey,
}, async (t) => {
  const main = productMain(t);
  const [down, hung] = [await startValkey(t), await startValkey(t)];
  const [one] = await startFleet(t, 1, { main, valkeyUrl: down.url });
  const [two] = await startFleet(t, 1, { main, valkeyUrl: hung.url });
  assert.ok(one !== undefined && two !== undefined, "there are two servers");
  const ledger = createLedger();
  const [ofOne, ofTwo] = [modernCaller(one), modernCaller(two)];
  // Both servers have the same world, so an id of one is an id of the other.
  const [hotelId = ""] = (await gatherOffers(ofOne)).hotelIds;

  await hung.kill("SIGSTOP");
  await down.kill("SIGKILL");
  const slow = bookOnce(ofTwo, ledger, hotelId, 0);
  for (let call = 1; call <= 20; call += 1) {
    const outcome = await bookOnce(ofOne, ledger, hotelId, call);
    assert.equal(reasonOf(outcome), "STORE_UNAVAILABLE", JSON.stringify(outcome));
    assert.equal(outcome.kind === "refused" && outcome.data["retryable"], true);
  }
  const late = await slow;
  assert.equal(reasonOf(late), "STORE_UNAVAILABLE", JSON.stringify(late));
  assert.equal(late.kind === "refused" && late.data["retryable"], true);
  // How fast a call is refused depends on the machine. What it is refused for tells whether an answer was waited for.
  await until("both have said why", () => [one, two].every((server) => /STORE_UNAVAILABLE:/.test(server.stderr())));
  assert.match(one.stderr(), /STORE_UNAVAILABLE: Valkey at \S+ cannot be reached/);
  assert.doesNotMatch(one.stderr(), /did not answer in time/);
  assert.match(two.stderr(), /STORE_UNAVAILABLE: Valkey at \S+ did not answer in time/);

  await Promise.all([unready(one), unready(two)]);
  for (const { url } of [one, two]) assert.equal((await fetch(`${url()}/health`)).status, 200, "the process lives");
  await down.start();
  await hung.kill("SIGCONT");
  await until("both are ready", async () => (await one.isReady()) && (await two.isReady()));
  for (const caller of [ofOne, ofTwo])
    assert.equal((await bookOnce(caller, ledger, hotelId, 99)).kind, "accepted", "bookings are taken again");
  for (const { url } of [down, hung]) await soldEqualsLive(await openBeside(t, { valkeyUrl: url }), ownWorldKey);
  summarise(t, ledger, { kills: 1, stops: 1 });
});

test("a server that is started while Valkey is down ends, and says why; with --wait-for-store it serves when Valkey comes", {
  skip: skipWithoutValkey,
}, async (t) => {
  const valkey = await startValkey(t);
  await valkey.kill("SIGKILL");
  const main = productMain(t);
  const words = ["--wait-for-store"];
  const waiting = await defineServer(t, "waiting", { main, valkeyUrl: valkey.url, words });
  const started = waiting.start();
  let isStarted = false;
  void started.then(() => {
    isStarted = true;
  });
  const withSecret = valkey.url.replace("://", "://somebody:secret-of-theirs@");
  const impatient = await defineServer(t, "impatient", { main, valkeyUrl: withSecret });
  const running = impatient.launch();
  assert.equal(await running.exit, 1);
  const lines = running.stderr().trimEnd().split("\n");
  assert.equal(lines.length, 1, `more than one line: ${running.stderr()}`);
  assert.match(lines[0] ?? "", new RegExp(`^mock-gds: .*127\\.0\\.0\\.1:${valkey.port}`));
  assert.doesNotMatch(running.stderr(), /secret-of-theirs/);
  // By now the other would have given up too.
  assert.equal(isStarted, false);
  await valkey.start();
  await started;
  const ledger = createLedger();
  const caller = modernCaller(memberOf([waiting], 0));
  const [hotelId = ""] = (await gatherOffers(caller)).hotelIds;
  assert.equal((await bookOnce(caller, ledger, hotelId, 1)).kind, "accepted");
  summarise(t, ledger, { kills: 1 });
});
