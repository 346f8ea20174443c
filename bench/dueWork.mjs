/**
 * `node bench/dueWork.mjs [rounds] [idle seconds]`: what webhooks that go out add to a server's CPU per call, in turns on data directories of
 * their own: with a key, with a subscription whose deliveries another process makes, and with one whose deliveries it makes itself. Then the
 * CPU of servers that have nothing to do. Prints medians and ratios. Run it on a quiet machine.
 */
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { bookingAt, costOf, flightIdsOf, many, median, own, searchAt, start } from "./calls.mjs";

const [rounds = 7, idleSeconds = 20] = process.argv.slice(2).map(Number);
const folders = [];
const dataDir = () => {
  const folder = mkdtempSync(join(tmpdir(), "mock-gds-bench-"));
  folders.push(folder);
  return folder;
};

const receiver = createServer((request, response) => request.resume().on("end", () => response.writeHead(204).end()));
await new Promise((resolve) => receiver.listen(0, "127.0.0.1", resolve));
const url = `http://127.0.0.1:${receiver.address().port}/`;
const key = { MOCK_GDS_WEBHOOK_KEY: "a key for the bench of 32 characters" };

/** A server on a data directory of its own, which may have a subscription. */
const served = async (environment = {}, isSubscribed = false) => {
  const words = ["--data-dir", dataDir()];
  const { PATH } = process.env;
  // The world has to be there before it is subscribed to.
  (await start(own, words, environment)).stop();
  if (isSubscribed) {
    execFileSync(process.execPath, [own, "webhook", "add", "--url", url, ...words], { env: { PATH, ...environment } });
  }
  return start(own, words, environment);
};

const servers = {
  "no webhooks": await served(),
  "with a key": await served(key),
  "subscribed, delivered by others": await served({ ...key, MOCK_GDS_WORK: "0" }, true),
  "subscribed, delivers itself": await served(key, true),
};

/** The first server is what the others are compared with. */
const compare = async (what, callsOf) => {
  const names = Object.keys(servers);
  const costs = Object.fromEntries(names.map((name) => [name, []]));
  const prepared = Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, await callsOf(servers[name])])),
  );
  for (let round = -1; round < rounds; round++) {
    for (const name of round % 2 === 0 ? names : names.toReversed()) {
      const cost = await costOf(servers[name], prepared[name](round + 1));
      if (round >= 0) costs[name].push(cost);
    }
  }
  const [plain] = names;
  for (const name of names) {
    const ratio = median(costs[name].map((cost, index) => cost / costs[plain][index]));
    process.stdout.write(
      `${what.padEnd(8)} ${name.padEnd(32)} ${median(costs[name]).toFixed(1)} us, ${ratio.toFixed(3)}\n`,
    );
  }
};

await compare("search", async () => (round) => many(1000, (index) => searchAt(round * 1000 + index)));
await compare("booking", async (server) => {
  const flightIds = await flightIdsOf(server);
  return (round) => many(400, (index) => bookingAt(flightIds, round * 400 + index));
});
for (const { stop } of Object.values(servers)) stop();

/** CPU milliseconds in a second of a server that nobody asks anything. */
const idle = async (what, words, environment = {}) => {
  const server = await start(own, words, environment);
  await wait(3000);
  const before = server.cpuMs();
  await wait(idleSeconds * 1000);
  process.stdout.write(
    `idle     ${what.padEnd(32)} ${((server.cpuMs() - before) / idleSeconds).toFixed(2)} ms in a second\n`,
  );
  server.stop();
};

await idle("gds", []);
await idle("gds on a data directory", ["--data-dir", dataDir()]);
await idle("gds with a key, data directory", ["--data-dir", dataDir()], key);
await idle("charter", ["--pack", "charter"]);
await idle("charter on a data directory", ["--pack", "charter", "--data-dir", dataDir()]);
const { VALKEY_URL } = process.env;
if (VALKEY_URL !== undefined) {
  await idle("gds on Valkey", [], { VALKEY_URL });
  await idle("gds with a key, Valkey", [], { VALKEY_URL, ...key });
  await idle("charter on Valkey", ["--pack", "charter"], { VALKEY_URL });
}
receiver.close();
for (const folder of folders) rmSync(folder, { recursive: true, force: true });
