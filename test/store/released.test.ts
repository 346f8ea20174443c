/** What earlier releases have kept on disk and on Valkey is opened, read, changed and added to. */
import assert from "node:assert/strict";
import { describe, type TestContext, test } from "node:test";
import { Redis } from "ioredis";
import type { Store, StoreSettings } from "../../src/store/index.js";
import { type GdsPack, openServer, structuredOf, withKey } from "../packs/gds/inProcess.js";
import { skipWithoutValkey, startValkey } from "../support/valkey.js";
import { temporaryDirectory } from "./directory.js";
import { openRaw } from "./lmdbFiles.js";
import {
  fillLmdb,
  fillValkey,
  type Released,
  readReleased,
  recordedNow,
  recordedSession,
} from "./released/released.js";

const releases = ["0.3.0", "0.4.0"].map(readReleased);
const mostWorlds = 10;
const world = { key: "default/mock-gds", epoch: 1 };

interface Kept {
  readonly skip: string | false;
  /** A store with what the release has kept. */
  readonly fill: (context: TestContext, released: Released) => Promise<StoreSettings>;
}

const stores: Readonly<Record<string, Kept>> = {
  lmdb: {
    skip: false,
    fill: async (context, released) => {
      const dataDirectory = await temporaryDirectory(context);
      const raw = openRaw(dataDirectory);
      await fillLmdb(raw, released);
      await raw.close();
      return { dataDirectory, mostWorlds };
    },
  },
  valkey: {
    skip: skipWithoutValkey,
    fill: async (context, released) => {
      const { url, port } = await startValkey(context);
      const redis = new Redis(port);
      await fillValkey(redis, released);
      redis.disconnect();
      return { valkey: { url, keyPrefix: "gds:", durability: "written" }, mostWorlds };
    },
  },
};

const soldKeysOf = ({ lmdb }: Released): readonly string[] =>
  lmdb.flatMap(([[kind, , key]]) => (kind === "sold" ? [String(key)] : []));

for (const released of releases) {
  describe(`data of version ${released.version}`, () => {
    for (const [name, { skip, fill }] of Object.entries(stores)) {
      test(`on ${name} is all there, and goes on`, { skip }, async (context) => {
        let store: Store<unknown> | undefined;
        const around = (pack: GdsPack): GdsPack => ({
          ...pack,
          open: (host, ofServer) => {
            store = ofServer;
            return pack.open(host, ofServer);
          },
        });
        const server = await openServer({ store: await fill(context, released), around }, recordedNow);
        context.after(server.runtime.close);
        assert.ok(store);
        const connection = server.runtime.processSession(recordedSession);
        const keys = soldKeysOf(released);
        assert.ok(keys.length > 0);
        assert.deepEqual(
          await store.soldCounts(world, keys),
          keys.map(() => 1),
        );
        assert.equal((await store.readEvents(world.key, 0, 100)).length, 5);
        for (const { name: tool, arguments: given, idempotencyKey, answer } of released.calls) {
          const who = { connection, ...(idempotencyKey !== undefined && withKey(idempotencyKey)) };
          if (tool === "listBookings") {
            const { total, ...list } = structuredOf(await server.call(tool, given, who));
            assert.deepEqual([list, total], [answer, answer["count"]]);
          } else if (tool === "retrieveBooking") {
            // What was retrieved then is the booking as it is kept.
            assert.deepEqual(await server.read(`gds://bookings/${given["pnr"]}`, who), answer);
            const { booking } = structuredOf(await server.call(tool, given, who));
            assert.equal(Reflect.get(Object(booking), "version"), Reflect.get(Object(answer["booking"]), "version"));
          } else if (idempotencyKey !== undefined) {
            const again = structuredOf(await server.call(tool, given, who));
            assert.deepEqual([again["pnr"], again["idempotentReplay"]], [answer["pnr"], true], tool);
          }
        }
        const pnr = released.calls.find(({ name: tool }) => tool === "retrieveBooking")?.arguments["pnr"];
        structuredOf(await server.call("cancelBooking", { pnr }, { connection }));
        assert.deepEqual(
          await store.soldCounts(world, keys),
          keys.map(() => 0),
        );
        assert.equal((await store.readEvents(world.key, 5, 100)).length, 1);
      });
    }
  });
}
