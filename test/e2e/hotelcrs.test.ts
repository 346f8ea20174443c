/** The built product as the document has it: searched, then booked, by both generations of clients over stdio and HTTP. */
import assert from "node:assert/strict";
import { after, describe, test } from "node:test";
import { Client as V2Client, StreamableHTTPClientTransport as V2Http } from "@modelcontextprotocol/client";
import { StdioClientTransport as V2Stdio } from "@modelcontextprotocol/client/stdio";
import { Client as V1Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport as V1Stdio } from "@modelcontextprotocol/sdk/client/stdio.js";
import { StreamableHTTPClientTransport as V1Http } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { booking, double, frozenNow, stay } from "../packs/hotelcrs/inProcess.js";
import { skipWithoutValkey, startValkey } from "../support/valkey.js";
import { modernRequest, postModern, toolCall } from "../transport/wireRequests.js";
import { commandOf, type Settings, startProcess } from "./support/product.js";

const commandIn = (settings: Settings, ...words: readonly string[]) =>
  commandOf({ now: frozenNow, ...settings }, "--pack", "hotelcrs", "--log-level", "warn", ...words);

interface Owner {
  readonly after: (run: () => void | Promise<void>) => void;
}

const startOverHttp = async (owner: Owner, settings: Settings = {}): Promise<URL> => {
  const running = startProcess(owner, commandIn(settings, "--http", "--port", "0"));
  running.process.stdout?.resume();
  const [, url = ""] = await running.says(/ on (http:\/\/[^\s/]+)\/mcp\n/);
  return new URL(`${url}/mcp`);
};

const isText = (value: unknown): value is string => typeof value === "string";

/** What a client hears of a call. */
interface Heard {
  readonly texts: readonly string[];
  readonly progress: readonly number[];
  readonly isError: boolean;
}

type Call = (name: string, input: Record<string, unknown>) => Promise<Heard>;

interface Met {
  readonly server: unknown;
  readonly tools: readonly string[];
  readonly call: Call;
}

const heardIn = (result: unknown, progress: readonly number[]): Heard => {
  const { content, isError = false } = Object(result);
  const texts = Object.values(Object(content)).map((block) => Object(block).text);
  return { texts: texts.filter(isText), progress, isError };
};

const who = { name: "e2e", version: "1" };

const meetV1 = async (owner: Owner, transport: Parameters<V1Client["connect"]>[0]): Promise<Met> => {
  const client = new V1Client(who);
  await client.connect(transport);
  owner.after(() => client.close());
  const { tools } = await client.listTools();
  return {
    server: client.getServerVersion(),
    tools: tools.map(({ name }) => name),
    call: async (name, input) => {
      const progress: number[] = [];
      const onprogress = (told: { progress: number }) => void progress.push(told.progress);
      return heardIn(await client.callTool({ name, arguments: input }, undefined, { onprogress }), progress);
    },
  };
};

const meetV2 = async (owner: Owner, transport: V2Stdio | V2Http, isModern: boolean): Promise<Met> => {
  const client = new V2Client(who, isModern ? { versionNegotiation: { mode: { pin: "2026-07-28" } } } : {});
  await client.connect(transport);
  owner.after(() => client.close());
  const { tools } = await client.listTools();
  return {
    server: client.getServerVersion(),
    tools: tools.map(({ name }) => name),
    call: async (name, input) => {
      const progress: number[] = [];
      const onprogress = (told: { progress: number }) => void progress.push(told.progress);
      return heardIn(await client.callTool({ name, arguments: input }, { onprogress }), progress);
    },
  };
};

const byStdio = () => ({ ...commandIn({}), stderr: "ignore" }) as const;

const ways: Readonly<Record<string, (owner: Owner, url: Promise<URL>) => Promise<Met>>> = {
  "the first SDK over stdio": (owner) => meetV1(owner, new V1Stdio(byStdio())),
  "the second SDK over stdio, 2026-07-28": (owner) => meetV2(owner, new V2Stdio(byStdio()), true),
  "the first SDK over HTTP": async (owner, url) => meetV1(owner, new V1Http(await url)),
  "the second SDK over HTTP, 2025-11-25": async (owner, url) => meetV2(owner, new V2Http(await url), false),
  "the second SDK over HTTP, 2026-07-28": async (owner, url) => meetV2(owner, new V2Http(await url), true),
};

describe("hotelcrs", () => {
  const shared = startOverHttp({ after });

  for (const [way, meet] of Object.entries(ways)) {
    test(`${way}: the document's conversation`, async (context) => {
      const { server, tools, call } = await meet(context, shared);
      const { name, version } = Object(server);
      assert.deepEqual([name, version], ["nexi-capcorn-hotel-mcp", "0.1.0"]);
      assert.deepEqual(tools, ["availability_search", "create_reservation"]);
      const found = await call("availability_search", { ...stay, rooms: [{ adults: 2 }] });
      assert.equal(found.texts[0], "Found 2 room options for 17–20 Dec 2025.");
      const booked = await call("create_reservation", booking);
      assert.match(booked.texts[0] ?? "", /^Booked: reservation TEST-9100-\d+ at hotel 9100/);
      // A client forgets its listener with the answer: of what was told just before it may hear the beginning alone.
      assert.deepEqual(booked.progress, [1, 2].slice(0, booked.progress.length));
      const refused = await call("availability_search", { ...stay, rooms: Array(11).fill({ adults: 1 }) });
      assert.ok(refused.isError);
      assert.match(refused.texts[0] ?? "", /CapCorn takes 10 in one call/);
    });
  }
});

test("two processes on one Valkey sell the last rooms once", { skip: skipWithoutValkey }, async (context) => {
  const { url: valkeyUrl } = await startValkey(context);
  const servers = await Promise.all([1, 2].map(() => startOverHttp(context, { valkeyUrl })));
  const three = { ...booking, rooms: Array(3).fill(double), totalPrice: 3 * 675 };
  const asked = Array.from({ length: 10 }, async (_call, index) => {
    const to = servers[index % servers.length];
    assert.ok(to !== undefined);
    const { body } = await postModern(to.href, modernRequest(...toolCall("create_reservation", three), {}, index));
    return heardIn(body.result, []);
  });
  const heard = await Promise.all(asked);
  const booked = heard.filter(({ isError }) => !isError);
  // Fourteen rooms, three at a time.
  assert.equal(booked.length, 4, heard.flatMap(({ texts }) => texts).join("\n"));
  for (const { isError, texts } of heard) if (isError) assert.match(texts.join("\n"), /SOLD_OUT/);
});
