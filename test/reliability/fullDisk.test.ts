/** A data directory on a disk that is full, and one that goes away: refused, said by /ready, and mended without a restart. */
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, renameSync, rmdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import test, { type TestContext } from "node:test";
import { startProcess } from "../e2e/support/product.js";
import { until } from "../support/until.js";
import { productMain } from "./support/build.js";
import { type Caller, modernCaller, reasonOf } from "./support/callers.js";
import { type Catalogue, gatherOffers, stayOrder } from "./support/catalogue.js";
import { folderRemovedAtExit } from "./support/folders.js";
import { createLedger, type Ledger } from "./support/ledger.js";
import { checkNothingLost } from "./support/nothingLost.js";
import { type Launched, launchServer } from "./support/servers.js";
import { retrieveFrom } from "./support/suite.js";

/** The folder of a disk of its own, which is nearly full: gone when the test is over. */
const smallDisk = (context: TestContext): string => {
  const folder = mkdtempSync(join(tmpdir(), "mock-gds-disk-"));
  execFileSync("mount", ["-t", "tmpfs", "-o", "size=3m", "tmpfs", folder]);
  const unmount = (): void => {
    execFileSync("umount", ["-l", folder]);
    rmdirSync(folder);
  };
  process.once("exit", unmount);
  context.after(() => {
    process.off("exit", unmount);
    unmount();
  });
  writeFileSync(join(folder, "something else"), Buffer.alloc(2_400_000));
  return folder;
};

/** Where CI=true it is tried all the same, and fails where it cannot be. */
const canMount = process.env["CI"] === "true" || (process.platform === "linux" && process.getuid?.() === 0);

const readiness = async ({ url }: Launched): Promise<string> => {
  const response = await fetch(`${url}/ready`);
  const { reason = "ready" } = Object(await response.json());
  assert.equal(response.status, reason === "ready" ? 200 : 503);
  return reason;
};

/** Books until the store has refused so many in a row. */
const fillUp = async (caller: Caller, { hotelIds }: Catalogue, ledger: Ledger): Promise<number> => {
  let booked = 0;
  for (let refusedInARow = 0, turn = 0; refusedInARow < 5; turn += 1) {
    assert.ok(turn < 5_000, "the disk does not fill up");
    const outcome = await caller.call(
      "bookHotel",
      stayOrder(hotelIds[turn % hotelIds.length] ?? "", ledger.takeNumber()),
    );
    ledger.record(outcome, { world: undefined, pnr: undefined, isInDoubt: false });
    const reason = outcome.kind === "accepted" ? undefined : reasonOf(outcome);
    refusedInARow = reason === "STORE_UNAVAILABLE" ? refusedInARow + 1 : 0;
    if (outcome.kind === "accepted") booked += 1;
  }
  return booked;
};

const onlyAsRoot = { skip: canMount ? false : "mounts a small disk, which needs root on Linux: not tested here" };

test(
  "a full disk: refused, /ready says so, a reset makes room, and it goes on when there is more",
  onlyAsRoot,
  async (context) => {
    const main = productMain(context);
    const dataDir = smallDisk(context);
    const server = await launchServer(context, { main, dataDir });
    const caller = modernCaller({ url: () => server.url, session: "a-session-of-its-own" });
    const catalogue = await gatherOffers(caller);
    const ledger = createLedger();
    assert.equal(await readiness(server), "ready");
    const first = await fillUp(caller, catalogue, ledger);
    assert.match(await readiness(server), /could not write to .*bookings\.mdb.* bytes free on its disk/);
    await checkNothingLost(
      ledger.entries(),
      retrieveFrom(() => server.url),
    );

    const again = await launchServer(context, { main, dataDir });
    assert.match(await readiness(again), / bytes free on its disk/);
    await checkNothingLost(
      ledger.entries(),
      retrieveFrom(() => again.url),
    );
    again.process.kill("SIGTERM");
    assert.equal(await again.exit, 0, again.stderr());

    const reset = startProcess(context, {
      command: process.execPath,
      args: [main, "world", "reset", "--data-dir", dataDir],
      env: { PATH: process.env["PATH"] ?? "" },
    });
    assert.equal(await reset.exit, 0, reset.stderr());
    await until("there is room again", async () => (await readiness(server)) === "ready");
    const afterReset = createLedger();
    let second = 0;
    // Pages that a slow reader still sees are free somewhat later.
    await until("half as many bookings as before have room", async () => {
      second += await fillUp(caller, catalogue, afterReset);
      return second > first / 2;
    });

    execFileSync("mount", ["-o", "remount,size=12m", dataDir]);
    await until("/ready is 200", async () => (await readiness(server)) === "ready");
    const booked = await caller.call("bookHotel", stayOrder(catalogue.hotelIds[0] ?? "", ledger.takeNumber()));
    assert.equal(booked.kind, "accepted", JSON.stringify(booked));
    await checkNothingLost(
      afterReset.entries(),
      retrieveFrom(() => server.url),
    );
    context.diagnostic(`${first} bookings until the disk was full, ${second} after a reset, none lost`);
  },
);

test("a data directory that is removed or replaced: no booking is acknowledged into it, and /ready says so", async (context) => {
  const main = productMain(context);
  const folder = folderRemovedAtExit(context);
  const dataDir = join(folder, "bookings");
  const server = await launchServer(context, { main, dataDir });
  const caller = modernCaller({ url: () => server.url, session: "a-session-of-its-own" });
  const { hotelIds } = await gatherOffers(caller);
  const book = async (number: number) => {
    const outcome = await caller.call("bookHotel", stayOrder(hotelIds[0] ?? "", number));
    return outcome.kind === "accepted" ? "booked" : reasonOf(outcome);
  };
  assert.equal(await book(1), "booked");
  renameSync(dataDir, join(folder, "elsewhere"));
  assert.equal(await book(2), "STORE_UNAVAILABLE");
  assert.match(await readiness(server), /data directory .*bookings was removed or replaced/);
  mkdirSync(dataDir);
  const other = await launchServer(context, { main, dataDir });
  assert.equal(await book(3), "STORE_UNAVAILABLE");
  other.process.kill("SIGTERM");
  assert.equal(await other.exit, 0);
  rmSync(dataDir, { recursive: true });
  assert.equal(await book(4), "STORE_UNAVAILABLE");
  renameSync(join(folder, "elsewhere"), dataDir);
  await until("/ready is 200", async () => (await readiness(server)) === "ready");
  assert.equal(await book(5), "booked");
});
