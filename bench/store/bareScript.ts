/**
 * The script that opens a booking on Valkey, called by ioredis with the arguments that the driver gives it: the floor of any
 * booking there. The arguments are worked out beforehand; a call only sends them and reads the answer.
 */
import { Redis } from "ioredis";
import type { WorldRef } from "../../src/store/index.js";
import { createKeys, escapeText } from "../../src/store/valkey/keys.js";
import { instantDigits, packDocument } from "../../src/store/valkey/records.js";
import { loadScripts } from "../../src/store/valkey/scripts.js";
import type { BookingRecord } from "../../src/travel/reservations/index.js";
import { locatorOf, nowMs } from "./samples.js";

type Argument = string | number | Buffer;

declare module "ioredis" {
  interface RedisCommander {
    openBareBuffer: (...keysAndArguments: readonly Argument[]) => Promise<unknown>;
  }
}

export interface BareScript {
  /** Opens the n-th booking. Each number can be used once. */
  readonly open: (index: number) => Promise<void>;
  /** A round trip with nothing in it. */
  readonly ping: () => Promise<unknown>;
  readonly close: () => void;
}

/** Connects by itself, so that it shares nothing with the driver. */
export const connectBareScript = async (
  url: string,
  keyPrefix: string,
  world: WorldRef,
  samples: readonly BookingRecord[],
): Promise<BareScript> => {
  const client = new Redis(url.replace(/^valkey/, "redis"));
  const script = loadScripts().find(({ name }) => name === "openBooking");
  if (script === undefined) throw new Error("the Valkey driver has no script openBooking");
  client.defineCommand("openBare", { lua: script.lua, numberOfKeys: script.numberOfKeys });
  const keys = createKeys(keyPrefix);
  const own = keys.epoch(world);
  const prepared = samples.map((record) => {
    const scopeId = record.sessionId;
    const movements = record.stock.flatMap(({ key, quantity, capacity }) => [escapeText(key), quantity, 0, capacity]);
    const document = packDocument(JSON.stringify(record));
    return {
      scopeId: escapeText(scopeId),
      list: own.list("confirmed", scopeId),
      rest: [
        ...[nowMs, instantDigits(nowMs), document, escapeText(world.key), keys.channel],
        ...["", 0, 0, 0],
        ...movements,
      ],
    };
  });
  return {
    open: async (index) => {
      const sample = prepared[index % prepared.length];
      if (sample === undefined) throw new Error("no samples");
      const locator = locatorOf("B", index);
      const answer = await client.openBareBuffer(
        ...[own.meta, own.booking(locator), own.sold, sample.list, own.scopes, own.outbox, own.meta],
        ...[world.epoch, `bare.${index}`, locator, sample.scopeId, ...sample.rest],
      );
      if (!Array.isArray(answer) || String(answer[0]) !== "done") throw new Error(`the script answered ${answer}`);
    },
    ping: () => client.ping(),
    close: () => client.disconnect(),
  };
};
