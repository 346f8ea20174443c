/** Opening the store on Valkey: the forms of its URL, who may in, and each way in which it says that it cannot. */
import assert from "node:assert/strict";
import { createServer } from "node:net";
import { after, before, describe, test } from "node:test";
import type { JsonValue } from "../../src/contract/contract.js";
import {
  openStore,
  type Store,
  StoreUnavailableError,
  StoreVersionError,
  type ValkeyOptions,
} from "../../src/store/index.js";
import { readAddress } from "../../src/store/valkey/address.js";
import { freePort } from "../support/ports.js";
import { until } from "../support/until.js";
import {
  makeCertificates,
  skipWithoutValkey,
  startValkey,
  startValkeyCluster,
  type ValkeyServer,
} from "../support/valkey.js";
import { claimedIds, committed, waiting } from "./contract/dossierFixtures.js";
import { enterWorld, opening, testWorld } from "./contract/fixtures.js";

const secret = "s3cret/p@ss";

const open = async (
  options: Partial<ValkeyOptions>,
  warn: (message: string) => void = () => undefined,
): Promise<Store<JsonValue>> =>
  openStore<JsonValue>({
    valkey: { url: "", keyPrefix: "gds:", durability: "written", ...options },
    mostWorlds: 100,
    warn,
  });

type Refusal = typeof StoreUnavailableError | typeof StoreVersionError;

const refused = async (
  options: Partial<ValkeyOptions>,
  expected: RegExp,
  kind: Refusal = StoreUnavailableError,
): Promise<void> => {
  await assert.rejects(open(options), (error: unknown) => {
    assert.ok(error instanceof kind, `${String(error)} is no ${kind.name}`);
    assert.match(error.message, expected);
    assert.ok(!JSON.stringify([error.message, error.stack, error.cause]).includes("s3cret"), "the password is shown");
    return true;
  });
};

/** Opens a store, books in it, and closes it. */
const serves = async (options: Partial<ValkeyOptions>): Promise<void> => {
  const store = await open(options);
  try {
    await enterWorld(store, testWorld.key);
    assert.equal((await store.openBooking(opening(`L${Math.random()}`))).kind, "done");
    await store.check();
  } finally {
    await store.close();
  }
};

describe("the URL of a Valkey", () => {
  const read = (url: string, options: Partial<ValkeyOptions> = {}) => readAddress({ url, ...options });

  test("names one server or several nodes", () => {
    const { nodes, isCluster, isEncrypted, database } = read("valkey://localhost");
    assert.deepEqual([nodes, isCluster, isEncrypted, database], [[{ host: "localhost", port: 6379 }], false, false, 0]);
    assert.equal(read("redis://[::1]:7000/3").database, 3);
    assert.deepEqual(read("redis://[::1]:7000/3").nodes, [{ host: "::1", port: 7000 }]);
    assert.equal(read("rediss://host").isEncrypted, true);
    assert.equal(read("valkey://a:1,b:2,c").isCluster, true);
    assert.equal(read("valkey://a:1,b:2,c").place, "a:1,b:2,c:6379");
    assert.equal(read("valkey://a?cluster=true").isCluster, true);
  });

  test("carries user and password, which the options go before", () => {
    const url = "valkey://gds:s3cret%2Fp%40ss@host:1";
    assert.deepEqual([read(url).username, read(url).password], ["gds", secret]);
    assert.deepEqual([read("valkey://:pw@host").username, read("valkey://:pw@host").password], [undefined, "pw"]);
    assert.deepEqual(
      [read(url, { username: "other" }).username, read(url, { password: "p" }).password],
      ["other", "p"],
    );
  });

  test("is refused in any other form, without showing the password", async () => {
    for (const url of [
      "",
      "host:6379",
      "http://host",
      "valkey://",
      "valkey://u:s3cret@",
      "valkey://u:s3cret@host:99999",
      "valkey://u:s3cret%zz@host",
      "valkey://u:s3cret@a,,b",
      "valkey://u:s3cret@a,b/1",
    ]) {
      await refused({ url }, /The Valkey URL cannot be used/);
    }
    await refused({ url: "valkey://host?replica=true" }, /"\?replica" is none of its options/);
  });
});

describe("opening the store on Valkey", { skip: skipWithoutValkey }, () => {
  let server: ValkeyServer;

  before(async () => {
    server = await startValkey({ after: () => undefined });
  });
  after(() => server.stop());

  test("it is the store when a Valkey was asked for, in every form of its URL", async () => {
    const store = await open({ url: server.url });
    assert.equal(store.kind, "valkey");
    await store.close();
    const place = `127.0.0.1:${server.port}`;
    for (const url of [`redis://${place}`, `valkey://${place}/2`, `valkey://localhost:${server.port}`]) {
      await serves({ url });
    }
  });

  test("an answer that takes longer than usual is waited for as long as was set, over the connection that is there", async (t) => {
    const own = await startValkey(t, { appendOnly: "no" });
    const store = await open({ url: own.url, timeoutMs: 30_000 });
    t.after(() => store.close());
    await enterWorld(store, testWorld.key);
    const connections = async (): Promise<readonly string[]> => {
      const lines = (await own.cli("client", "list")).split("\n").filter((line) => !line.includes("cmd=client|list"));
      return lines.flatMap((line) => /^id=\d+/.exec(line) ?? []);
    };
    const before = await connections();
    assert.equal(before.length, 2, "one for calls, and one for events");
    await own.cli("client", "pause", "5500", "all");
    assert.deepEqual(await store.openBooking(opening("L1")), { kind: "done", version: 1 });
    assert.deepEqual(await connections(), before);
  });

  test("installations with prefixes of their own do not see each other", async () => {
    const [one, other] = [
      await open({ url: server.url, keyPrefix: "one{:" }),
      await open({ url: server.url, keyPrefix: "" }),
    ];
    await enterWorld(one, testWorld.key);
    assert.equal(await other.readWorld(testWorld.key), undefined);
    assert.deepEqual(await other.listWorlds(), []);
    await Promise.all([one.close(), other.close()]);
  });

  test("a server that is down, or no Valkey, is refused with its place", async (t) => {
    const port = await freePort();
    await refused(
      { url: `valkey://u:s3cret@127.0.0.1:${port}` },
      new RegExp(`127\\.0\\.0\\.1:${port} cannot be reached`),
    );
    await refused({ url: `valkey://127.0.0.1:${port},127.0.0.1:${port}` }, /cannot be reached/);
    const silent = createServer((socket) => t.after(() => socket.destroy())).listen(0, "127.0.0.1");
    t.after(() => silent.close());
    await until("the silent server listens", () => silent.listening);
    const address = silent.address();
    assert.ok(typeof address === "object" && address !== null, "no address");
    await refused({ url: `valkey://127.0.0.1:${address.port}` }, /did not answer in time/);
  });

  test("a cluster's node without ?cluster=true, and the reverse, are refused with the remedy", async (t) => {
    const cluster = await startValkeyCluster(t, { replicas: 0 });
    const [node] = cluster.nodes;
    assert.ok(node !== undefined, "the cluster has no nodes");
    await refused({ url: node.url }, /is a node of a cluster\. Add \?cluster=true/);
    await serves({ url: `${node.url}?cluster=true` });
    await refused({ url: `${server.url}?cluster=true` }, /is no cluster/);
  });

  test("a server that loads its data is refused until it has", async (t) => {
    const loading = await startValkey(t, {
      arguments: ["--key-load-delay", "5000", "--loading-process-events-interval-bytes", "1024"],
    });
    await loading.cli("EVAL", "for i = 1, 10000 do redis.call('SET', 'key-' .. i, string.rep('x', 100)) end", "0");
    await loading.cli("BGREWRITEAOF");
    await until("the file is written", async () => (await loading.cli("INFO")).includes("aof_rewrite_in_progress:0"));
    await loading.kill("SIGTERM");
    const started = loading.start();
    await until("the server loads", async () => (await loading.cli("PING").catch(() => "")).startsWith("LOADING"));
    await refused({ url: loading.url }, /is still loading its data/);
    await loading.cli("CONFIG", "SET", "key-load-delay", "0");
    await started;
    await serves({ url: loading.url });
  });

  test("user and password decide who may in", async (t) => {
    const guarded = await startValkey(t, {
      arguments: ["--requirepass", secret],
      cliArguments: ["-a", secret],
    });
    await refused({ url: guarded.url }, /refuses the user or the password/);
    await refused({ url: guarded.url, password: "s3cret-wrong" }, /refuses the user or the password/);
    await serves({ url: guarded.url, password: secret });
    await serves({ url: guarded.url.replace("://", `://:${encodeURIComponent(secret)}@`) });
    const rights = ["~gds:*", "&gds:*", "+@all", "-@admin", "-@dangerous", "+info"];
    await guarded.cli("ACL", "SETUSER", "gds", "on", `>${secret}`, ...rights);
    await serves({ url: guarded.url, username: "gds", password: secret });
    await refused({ url: guarded.url, username: "gds", password: secret, keyPrefix: "other:" }, /does not permit/);
    await guarded.cli("ACL", "SETUSER", "deaf", "on", `>${secret}`, "~*", "resetchannels", "+@all");
    await refused({ url: guarded.url, username: "deaf", password: secret }, /does not permit the user.*channel/);
  });

  test("TLS is spoken with an authority of one's own, and not with one that nobody knows", async (t) => {
    const certificates = makeCertificates(t);
    const encrypted = await startValkey(t, { certificates });
    const { caFile } = certificates;
    await serves({ url: encrypted.url, tls: { caFile } });
    await refused({ url: encrypted.url }, /certificate that is not trusted/);
    await refused(
      { url: encrypted.url, tls: { caFile: `${caFile}.missing` } },
      /authority's certificate .* cannot be read/,
    );
    await refused({ url: encrypted.url.replace("rediss", "valkey") }, /cannot be reached|TLS/);
    await refused({ url: server.url.replace("valkey", "rediss") }, /did not answer in time.*TLS/);
  });

  test("a store of a newer version is refused and left alone", async () => {
    await server.cli("SET", "newer:schema", "7");
    await refused({ url: server.url, keyPrefix: "newer:" }, /version 7.*version 2\b/, StoreVersionError);
    assert.equal(await server.cli("GET", "newer:schema"), "7");
    assert.equal(await server.cli("KEYS", "newer:*"), "newer:schema");
  });

  test("a store of the version before is opened in place, and is one of this version from then on", async () => {
    const keyPrefix = "before:";
    const reopen = () => open({ url: server.url, keyPrefix });
    const first = await reopen();
    await enterWorld(first, testWorld.key);
    await first.openBooking(opening("ABC234"));
    await first.close();
    await server.cli("SET", `${keyPrefix}schema`, "1");
    const [one, other] = await Promise.all([reopen(), reopen()]);
    assert.equal(await server.cli("GET", `${keyPrefix}schema`), "2");
    assert.equal((await one.readBooking(testWorld, "ABC234"))?.version, 1);
    assert.deepEqual(await committed(one, [waiting("a")]), [1]);
    assert.deepEqual(await claimedIds(other), ["a"]);
    await Promise.all([one.close(), other.close()]);
  });

  test("an operator is warned where a restart or full memory would lose bookings, and not elsewhere", async (t) => {
    const warnings: string[] = [];
    const warn = (message: string): void => {
      warnings.push(message);
    };
    await (await open({ url: server.url }, warn)).close();
    assert.deepEqual(warnings, []);
    const eviction = ["--maxmemory", "50mb", "--maxmemory-policy", "allkeys-lru"];
    const careless = await startValkey(t, { appendOnly: "no", arguments: eviction });
    await (await open({ url: careless.url }, warn)).close();
    assert.equal(warnings.length, 2);
    assert.match(warnings[0] ?? "", new RegExp(`${careless.port}.*append-only.*appendonly yes`));
    assert.match(warnings[1] ?? "", new RegExp(`${careless.port}.*evicts.*allkeys-lru.*noeviction`));
  });

  test("an operator is warned where Valkey leaves it to the operating system when bookings reach the disk", async (t) => {
    const careless = await startValkey(t, { arguments: ["--appendfsync", "no"] });
    const warnings: string[] = [];
    const openThere = async (user?: string): Promise<void> => {
      const credentials = user === undefined ? {} : { username: user, password: secret };
      const store = await open({ url: careless.url, ...credentials }, (message) => warnings.push(message));
      await store.close();
    };
    await openThere();
    assert.equal(warnings.length, 1);
    assert.match(warnings[0] ?? "", new RegExp(`${careless.port}.*appendfsync no.*appendfsync everysec`));
    // Whoever may not read the configuration is served all the same.
    const rights = ["~gds:*", "&gds:*", "+@all", "-@admin", "-@dangerous", "+info"];
    await careless.cli("ACL", "SETUSER", "gds", "on", `>${secret}`, ...rights);
    await openThere("gds");
    assert.equal(warnings.length, 1);
  });
});
