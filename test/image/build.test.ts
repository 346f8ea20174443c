/** The Dockerfile, really built, and the image's server, really called: by its own entry point, user and environment. */
import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { after, before, describe, it, type TestContext } from "node:test";
import packageJson from "../../package.json" with { type: "json" };
import lock from "../../package-lock.json" with { type: "json" };
import { addressOf, probeHttp, probeStdio } from "../docs/servers.js";
import { outputOf } from "../e2e/support/answers.js";
import { type Connection, connectHttp } from "../e2e/support/connect.js";
import { bookOne } from "../e2e/support/trip.js";
import { skipWithout } from "../support/programs.js";
import { repository } from "../support/repository.js";
import { startValkey } from "../support/valkey.js";
import {
  buildImage,
  configurationOf,
  type ImageConfiguration,
  makeBaseImage,
  openImageStore,
  type RunningImage,
  runImage,
} from "./buildah.js";

const [base, tag] = ["localhost/node:here", "localhost/mock-gds:here"];
const nextMonth = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);

/** A container engine would be asked for a free port; here the server is. No balancer has to notice that it ends. */
const freePort = { MCP_HTTP_PORT: "0", MCP_SHUTDOWN_GRACE_MS: "0" } as const;

/** The server says where it is in its own words: every address of the machine, this one among them. */
const urlOf = async (server: RunningImage): Promise<string> =>
  (await addressOf(server)).replace("//0.0.0.0:", "//127.0.0.1:");

const clientOf = async (context: TestContext, server: RunningImage): Promise<Connection> =>
  connectHttp(context, "v1", { mcp: new URL(`${await urlOf(server)}/mcp`) });

describe("the image", { skip: skipWithout("buildah") }, () => {
  const store = openImageStore();
  const started: RunningImage[] = [];
  let configuration: ImageConfiguration;
  let container = "";
  before(async () => {
    await makeBaseImage(store, base);
    await buildImage(store, { context: repository, base, tag });
    configuration = await configurationOf(store, tag);
    container = await store.buildah("from", tag);
  });
  after(async () => {
    await Promise.all(started.map((server) => server.stop()));
    await store.remove();
  });

  const start = (environment: Readonly<Record<string, string>>): RunningImage => {
    const server = runImage(store, { container, entrypoint: configuration.Entrypoint, environment });
    started.push(server);
    return server;
  };

  it("is built with the packages of the lock file", () => {
    const { packages } = JSON.parse(readFileSync(join(repository, "node_modules/.package-lock.json"), "utf8")) as {
      readonly packages: Readonly<Record<string, { readonly version: string }>>;
    };
    const wanted = Object.entries(lock.packages).filter(([path, entry]) => path !== "" && !("optional" in entry));
    for (const [path, { version }] of wanted) assert.equal(packages[path]?.version, version, path);
  });

  it("says which product and version it is, and runs it as nobody", () => {
    assert.equal(configuration.User, "65532:65532");
    assert.equal(configuration.Labels["org.opencontainers.image.version"], packageJson.version);
    assert.equal(configuration.Labels["io.modelcontextprotocol.server.name"], "io.github.mock-gds/gds");
  });

  it("holds the product and what it needs, and nothing of the machine that built it", async () => {
    const root = await store.buildah("mount", container);
    for (const path of [
      "app/dist/main.js",
      "app/dist/scripts/open-booking.lua",
      "app/node_modules/lmdb",
      "app/LICENSE",
      "app/NOTICE.md",
      "app/dist/THIRD_PARTY_LICENSES",
      "app/dist/sbom.cdx.json",
    ]) {
      assert.ok(existsSync(join(root, path)), `${path} is missing`);
    }
    for (const path of [
      "app/.npmrc",
      "root/.npmrc",
      "usr/local/etc/npmrc",
      "run/npm-authorities.pem",
      "app/src",
      "app/node_modules/typescript",
    ]) {
      assert.ok(!existsSync(join(root, path)), `${path} is in the image`);
    }
  });

  it("answers over stdio when it is asked to", async () => {
    await probeStdio(runImage(store, { container, entrypoint: configuration.Entrypoint, words: ["--stdio"] }));
  });

  /** A booking on this server. */
  const bookOn = async (context: TestContext, server: RunningImage): Promise<string> => {
    const client = await clientOf(context, server);
    const pnr = await bookOne(client, "JFK-LAX", nextMonth);
    await client.close();
    return pnr;
  };

  it("answers over HTTP on every address, and keeps its bookings in its volume across a restart", async (context) => {
    const server = start(freePort);
    await probeHttp(await urlOf(server));
    assert.match(readFileSync(`/proc/${server.pid()}/status`, "utf8"), /^Uid:\t65532\t65532\t/m);
    const pnr = await bookOn(context, server);
    // As an engine would end it.
    assert.equal(await server.end(), 0, server.output());
    const again = start(freePort);
    const client = await clientOf(context, again);
    assert.equal(outputOf(await client.call("retrieveBooking", { pnr })).booking.status, "confirmed");
    await client.close();
    assert.equal(await again.end(), 0, again.output());
  });

  it("keeps its bookings on Valkey", { skip: skipWithout("valkey-server") }, async (context) => {
    const valkey = await startValkey(context);
    const server = start({ ...freePort, VALKEY_URL: valkey.url, MOCK_GDS_DATA_DIR: "" });
    const pnr = await bookOn(context, server);
    assert.equal(await server.end(), 0, server.output());
    const locator = pnr.replace("TEST-", "");
    assert.match(await valkey.cli("KEYS", `*:booking:*${locator}`), new RegExp(`${locator}$`));
  });
});
