/** `mock-gds webhook` on a data directory, beside a server that sends: each in this process, as nothing of a process is proved. */
import assert from "node:assert/strict";
import { createServer } from "node:http";
import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { type TestContext, test } from "node:test";
import { Webhook } from "standardwebhooks";
import { lookAfterWebhooks } from "../../src/administration/webhooks.js";
import { readCommand } from "../../src/config/read.js";
import { withPack } from "../../src/packs/index.js";
import { bookTrip, openServer, structuredOf, textAt } from "../packs/gds/inProcess.js";
import { temporaryFolder } from "../support/folders.js";
import { until } from "../support/until.js";

const key = "a key of thirty-two characters!!";

interface Got {
  readonly headers: Record<string, string>;
  readonly body: string;
}

/** A receiver that answers with the status that it is told. */
const startReceiver = async (context: TestContext) => {
  const got: Got[] = [];
  const receiver = { url: "", got, status: 204 };
  const server = createServer(async (request, response) => {
    const body = await text(request);
    const headers = Object.entries(request.headers).map(([name, value]) => [name, String(value)]);
    got.push({ headers: Object.fromEntries(headers), body });
    response.writeHead(receiver.status).end();
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  context.after(() => void server.close());
  const address = server.address();
  receiver.url = `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}/hook`;
  return receiver;
};

interface Ran {
  readonly stdout: string;
  readonly said: readonly string[];
}

const runner =
  (folder: string, environment: Readonly<Record<string, string>> = { MOCK_GDS_WEBHOOK_KEY: key }) =>
  async (...words: readonly string[]): Promise<Ran> => {
    const command = readCommand(["webhook", ...words, "--data-dir", folder], environment);
    assert.ok(command.kind === "webhook", JSON.stringify(command));
    const output = new PassThrough();
    const printed = text(output);
    const said: string[] = [];
    await withPack(command.configuration.pack.join(","), command.configuration.packSettings, async (pack) =>
      lookAfterWebhooks({
        ...command,
        ...{ packTitle: pack.contract.title, contractVersion: pack.contract.version, sent: pack.sentWebhooks },
        types: Object.keys((await pack.contract.loadWebhooks?.())?.outbound ?? {}),
        ...{ output, report: (message) => void said.push(message) },
      }),
    );
    output.end();
    return { stdout: await printed, said };
  };

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

const json = (ran: Ran): Record<string, unknown> => {
  const value: unknown = JSON.parse(ran.stdout);
  return isObject(value) ? value : {};
};

const fieldOf = (stdout: string, label: string): string =>
  new RegExp(`^${label}: +(.+)$`, "m").exec(stdout)?.[1] ?? assert.fail(`no ${label} in ${stdout}`);

test("a receiver subscribes, is told of a booking and verifies it, and the rest of its life", async (context) => {
  const folder = temporaryFolder(context);
  const receiver = await startReceiver(context);
  const run = runner(folder);
  const added = await run("add", "--url", receiver.url);
  const id = fieldOf(added.stdout, "id");
  const secret = fieldOf(added.stdout, "secret");
  assert.match(id, /^wh_[0-9a-f]{16}$/);
  assert.equal((await run("secret", id)).stdout, `${secret}\n`);
  assert.match(
    (await run("list")).stdout,
    new RegExp(`^ID +STATUS +EVENTS +URL\n${id} +active +all +${receiver.url}\n$`),
  );

  receiver.status = 500;
  await assert.rejects(run("test", id), /^NotTakenError: the receiver did not take it: status 500 after \d+ ms$/);
  receiver.status = 204;
  assert.match((await run("test", id)).stdout, /^the receiver took it: status 204 after \d+ ms\n$/);
  const tried: unknown = new Webhook(secret).verify(
    receiver.got.at(-1)?.body ?? "",
    receiver.got.at(-1)?.headers ?? {},
  );
  assert.ok(isObject(tried) && tried["type"] === "webhook.test");
  assert.deepEqual(tried["data"], { world: "default" });

  const server = await openServer({
    ...{ webhookKey: key, webhookTargets: "any", webhookDelays: "0ms" },
    ...{ store: { dataDirectory: folder, mostWorlds: 10 }, seed: "mock-gds" },
  });
  context.after(() => server.runtime.close());
  assert.ok(server.runtime.banner.some((line) => line.includes("mock-gds webhook list")));
  receiver.got.length = 0;
  const pnr = textAt(structuredOf(await bookTrip(server)), "pnr");
  const toldOf = (version: number): boolean =>
    receiver.got.some(({ body }) => body.includes(`"pnr":"${pnr}","version":${version},`));
  await until("the receiver was told", () => toldOf(1));
  const { headers = {}, body = "" } = receiver.got[0] ?? {};
  // By the server's clock, which stands still here: the verifier would call it too old.
  const at = new Date(Number(headers["webhook-timestamp"]) * 1000);
  assert.equal(new Webhook(secret).sign(headers["webhook-id"] ?? "", at, body), headers["webhook-signature"]);
  assert.match(body, /^{"type":"booking.created",/);
  assert.match(headers["user-agent"] ?? "", /^mock-gds\/\d/);

  await until("it is noted", async () => (await run("deliveries", id)).stdout.includes("delivered"));
  const [delivery] = JSON.parse((await run("deliveries", "--json")).stdout) as { id: string; status: string }[];
  assert.equal(delivery?.status, "delivered");
  const second = fieldOf((await run("add", "--url", `${receiver.url}?2`, "--events", "booking.created")).stdout, "id");
  await run("pause", second);
  await run("resume", second);
  await bookTrip(server);
  await until("who subscribed while the server runs is told", async () =>
    (await run("deliveries", second)).stdout.includes("delivered"),
  );
  assert.equal((await run("list")).stdout.split("\n").length, 4);
  await run("remove", second);

  // It may be told later than the other: nothing more is on its way then.
  await until("so is who subscribed before", async () =>
    /^deliveries: +0 pending, 2 delivered/m.test((await run("show", id)).stdout),
  );
  receiver.got.splice(1);
  server.setNow(new Date(Date.now() + 60_000).toISOString());
  assert.equal((await run("redeliver", delivery?.id ?? "")).stdout, `${delivery?.id} is sent again\n`);
  await until("it came again", () => receiver.got.length === 2);
  assert.deepEqual([receiver.got[1]?.headers["webhook-id"], receiver.got[1]?.body], [headers["webhook-id"], body]);

  const rotated = await run("secret", id, "--rotate");
  assert.equal(rotated.stdout.trim().split("\n").length, 2);
  assert.equal(rotated.stdout.trim().split("\n")[1], secret);
  assert.match(rotated.said.join("\n"), /signed with the one before, too, for 24 hours/);

  assert.match((await run("pause", id)).stdout, /^wh_\w+ is paused/);
  assert.match((await run("show", id)).stdout, /^status: +paused, because an operator paused it$/m);
  assert.match((await run("resume", id)).stdout, /^wh_\w+ is active\n$/);
  const shown = json(await run("show", id, "--json"));
  assert.deepEqual([shown["status"], shown["secretGeneration"], shown["missedEvents"]], ["active", 2, 0]);
  assert.equal((await run("redeliver", "--dead")).stdout, "nothing was given up\n");
  assert.equal((await run("remove", id)).stdout, `removed ${id} and its deliveries\n`);
  assert.match((await run("list")).stdout, /^nobody subscribes/);
});

test("what cannot be is said in one line, with what to do", async (context) => {
  const folder = temporaryFolder(context);
  const run = runner(folder);
  const url = "https://receiver.test/hook";
  const { id } = json(await run("add", "--url", url, "--events", "booking.cancelled", "--json"));
  for (const [words, line] of [
    [
      ["add", "--url", url, "--events", "booking.creatd"],
      /--events has 'booking.creatd': did you mean booking.created\?/,
    ],
    [["add", "--url", "ftp://x"], /--url: expected an address that begins with https:\/\/ or http:\/\//],
    [["add", "--url", "http://169.254.169.254/"], /--url: 169.254.169.254 is a link-local, metadata/],
    [["show", "wh_none"], /there is no subscription 'wh_none': mock-gds webhook list shows them/],
    [["pause", "wh_none"], /there is no subscription/],
    [["remove", "wh_none"], /there is no subscription/],
    [["redeliver", "none"], /there is no delivery 'none': mock-gds webhook deliveries shows them/],
    [["list", "--world", "nowhere"], /there is no world 'nowhere'/],
  ] as const) {
    await assert.rejects(run(...words), line);
  }
  const withoutKey = runner(folder, {});
  await assert.rejects(withoutKey("add", "--url", url), /webhook add needs MOCK_GDS_WEBHOOK_KEY/);
  await assert.rejects(withoutKey("secret", String(id)), /webhook secret needs MOCK_GDS_WEBHOOK_KEY/);
  await assert.rejects(
    runner(folder, { MOCK_GDS_WEBHOOK_KEY: key, MOCK_GDS_WEBHOOK_TARGETS: "public" })(
      "add",
      "--url",
      "http://example.com/",
    ),
    /expected https:\/\/, because MOCK_GDS_WEBHOOK_TARGETS is public/,
  );
  await assert.rejects(
    run("list", "--pack", "conformance"),
    /no webhooks are sent by Conformance fixtures: --pack names the pack/,
  );
});
