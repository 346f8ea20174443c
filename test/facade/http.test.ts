/** Facades over a socket: paths, worlds, sessions, limits, compression, and what the mock tells of itself. */
import assert from "node:assert/strict";
import { request as httpRequest, IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { after, before, describe, it } from "node:test";
import { gunzipSync } from "node:zlib";
import { createFaults } from "../../src/facade/faults/faults.js";
import { createControlRoutes } from "../../src/facade/http/control.js";
import { product } from "../../src/product.js";
import { StoreUnavailableError } from "../../src/store/index.js";
import { serveFacades } from "./served.js";
import { createShop, handTimers, json } from "./shop.js";

const key = { authorization: "Bearer any" };
const long = "x".repeat(2000);

const shopOf = () => {
  const shop = createShop();
  return { ...shop, routes: [...shop.routes, { method: "GET", path: "/long", answer: () => json(200, { long }) }] };
};

/** As it comes from the socket: `fetch` would undo the compression, and choose its own Host. */
const raw = (
  url: string,
  headers: Record<string, string>,
): Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; body: Buffer }> =>
  new Promise((resolve, reject) => {
    const request = httpRequest(url, { headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    });
    request.on("error", reject);
    request.end();
  });

describe("a facade beside MCP", () => {
  const cleanups: (() => Promise<void>)[] = [];
  let server: Awaited<ReturnType<typeof serveFacades>>;
  before(async () => {
    server = await serveFacades({ after: (run) => cleanups.push(run) }, [shopOf()]);
  });
  after(async () => {
    for (const run of cleanups) await run();
  });

  const ask = async (path: string, init: RequestInit = {}) => {
    const response = await fetch(`${server.url}${path}`, { ...init, headers: { ...key, ...init.headers } });
    return { status: response.status, headers: response.headers, value: await response.json() };
  };
  const order = (headers: Record<string, string> = {}, body = "{}") =>
    ask("/shop/orders", { method: "POST", headers, body });

  it("is below its name, with and without a slash at the end", async () => {
    assert.equal((await order()).status, 201);
    assert.equal((await ask("/shop/orders/", { method: "POST", body: "{}" })).status, 201);
    assert.equal((await ask("/shop/orders/a%2Fb")).value.id, "a/b");
    assert.deepEqual((await ask("/shop/echo?a=%20&b")).value.query, [
      ["a", " "],
      ["b", ""],
    ]);
  });

  it("leaves MCP and the other paths where they are", async () => {
    assert.equal((await ask("/mcp", { method: "POST", body: "{" })).status, 415);
    const { endpoints } = (await ask("/")).value;
    assert.deepEqual(endpoints, { mcp: "/mcp", health: "/health", ready: "/ready", shop: "/shop/" });
    const { status, value } = await ask("/shopping/echo");
    assert.deepEqual([status, value], [404, { error: "Not found: MCP is served at /mcp, Facade of Shop at /shop/" }]);
  });

  it("answers in the vendor's form what it does not serve", async () => {
    const { status, value } = await ask("/shop/nothing");
    assert.deepEqual([status, value.error.fault], [404, "notFound"]);
    const other = await ask("/shop/orders", { method: "DELETE" });
    assert.deepEqual(
      [other.status, other.headers.get("allow"), other.value.error.fault],
      [405, "POST", "methodNotAllowed"],
    );
  });

  it("refuses a live key, and who has none", async () => {
    assert.equal((await order({ authorization: "Bearer live_x" })).status, 403);
    assert.equal((await order({ authorization: "" })).status, 401);
    assert.equal(
      server.logLines.some((line) => line.includes("live_x")),
      false,
    );
  });

  it("is in the world that the header names, which is made by it", async () => {
    const [own, red] = [await ask("/shop/echo"), await ask("/shop/echo", { headers: { "x-gds-world": "red" } })];
    assert.deepEqual([own.value.world, red.value.world, red.value.nowMs], ["default/mock-gds", "red", 0]);
    const { status, value } = await ask("/shop/echo", { headers: { "x-gds-world": "Not A World" } });
    assert.deepEqual([status, value.error.fault], [400, "badBody"]);
    assert.match(value.error.message, /Invalid X-Gds-World: expected 1 to 40 lower-case letters/);
  });

  it("keeps sessions apart by their header, or by the key, of which only a hash is kept", async () => {
    const scopeOf = async (headers: Record<string, string>) => (await order(headers)).value.scopeId;
    const one = await scopeOf({ authorization: "Bearer one" });
    assert.equal(await scopeOf({ authorization: "Bearer one" }), one);
    assert.notEqual(await scopeOf({ authorization: "Bearer two" }), one);
    assert.equal(await scopeOf({ authorization: "Bearer one", "x-gds-world": "red" }), `red.${one}`);
    assert.equal(await scopeOf({ "x-gds-session": "a-session-of-my-own" }), "a-session-of-my-own");
    assert.doesNotMatch(one, /one/);
  });

  it("gives the request's id back, and no page of another site gets anything", async () => {
    assert.equal((await ask("/shop/echo", { headers: { "x-request-id": "r.1" } })).headers.get("x-request-id"), "r.1");
    for (const headers of [{ origin: "https://evil.example" }, { host: "evil.example" }]) {
      assert.equal((await raw(`${server.url}/shop/echo`, { ...key, ...headers })).status, 403);
      assert.equal((await raw(`${server.url}/_mock/faults`, headers)).status, 403);
    }
  });

  it("compresses what is long, for who takes it", async () => {
    const url = `${server.url}/shop/long`;
    const packed = await raw(url, { ...key, "accept-encoding": "br, gzip;q=0.5" });
    assert.deepEqual([packed.headers["content-encoding"], packed.headers["vary"]], ["gzip", "Accept-Encoding"]);
    assert.deepEqual(JSON.parse(gunzipSync(packed.body).toString()), { long });
    for (const accepted of ["identity", "gzip;q=0", ""]) {
      const plain = await raw(url, { ...key, "accept-encoding": accepted });
      assert.equal(plain.headers["content-encoding"], undefined);
      assert.deepEqual(JSON.parse(plain.body.toString()), { long });
    }
    const short = await raw(`${server.url}/shop/orders/o1`, { ...key, "accept-encoding": "gzip" });
    assert.equal(short.headers["content-encoding"], undefined);
  });

  it("refuses a body that is too long, compressed, or no text, in the vendor's form", async () => {
    const tooLong = await order({}, "x".repeat(300_000));
    assert.deepEqual([tooLong.status, tooLong.value.error.fault], [413, "badBody"]);
    assert.equal((await order({ "content-encoding": "gzip" })).status, 415);
    const noText = await fetch(`${server.url}/shop/orders`, {
      method: "POST",
      headers: key,
      body: Buffer.from([0xff]),
    });
    assert.equal(noText.status, 400);
  });

  it("tells nothing of a failure inside but that it was one, and logs its stack", async () => {
    const { status, value } = await ask("/shop/broken");
    assert.deepEqual([status, value.error.fault], [500, "server"]);
    assert.doesNotMatch(value.error.message, /secret of the inside/);
    assert.ok(server.logLines.some((line) => line.includes("a secret of the inside")));
  });

  it("logs one line a request, with the route and no value of it", async () => {
    const before = server.logLines.length;
    await ask("/shop/orders/a-name-that-is-private?b=private", { headers: { "x-request-id": "r-2" } });
    const lines = server.logLines.slice(before);
    assert.equal(lines.length, 1);
    assert.match(lines[0] ?? "", /facade shop: GET \/orders\/\{id\}: 200 after \d+ ms, r-2/);
    assert.doesNotMatch(lines[0] ?? "", /private/);
  });

  it("tells what is served, in which world", async () => {
    for (const path of ["/_mock", "/_mock/"]) {
      const { value } = await ask(path);
      assert.deepEqual(value.world, { name: "default", seed: "mock-gds", clock: "real" });
      assert.deepEqual(value.headers, { session: "X-Gds-Session", world: "X-Gds-World" });
      const [facade] = value.facades;
      assert.deepEqual([facade.name, facade.path, facade.routes[0]], ["shop", "/shop/", "POST /token"]);
    }
  });

  it("takes faults while it runs, tells them, and drops them", async () => {
    const faults = [{ vendor: "shop", method: "POST", do: { status: 503 } }];
    const set = (body: unknown) =>
      ask("/_mock/faults", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
      });
    assert.deepEqual((await set({ faults })).value, { faults });
    assert.deepEqual((await ask("/_mock/faults")).value, { faults });
    assert.equal((await order()).status, 503);
    const refused = await set({ faults: [{ vendor: "shopp", do: { status: 503 } }] });
    assert.equal(refused.status, 400);
    assert.match(refused.value.error, /faults\.0\.vendor is 'shopp'; allowed: shop, mall \(did you mean shop\?\)/);
    assert.equal((await order()).status, 503, "what was refused changes nothing");
    assert.deepEqual((await ask("/_mock/faults", { method: "DELETE" })).value, { faults: [] });
    assert.equal((await order()).status, 201);
  });
});

describe("a store that is away", () => {
  it("is told in the vendor's form, with when to ask again", async (context) => {
    const visit = () => Promise.reject(new StoreUnavailableError("the store is away"));
    const { url } = await serveFacades(context, [createShop()], { visit });
    const response = await fetch(`${url}/shop/echo`, { headers: key });
    const { error } = await response.json();
    assert.deepEqual([response.status, response.headers.get("retry-after"), error.fault], [503, "1", "server"]);
  });
});

describe("who may set faults", () => {
  const statusFrom = async (remoteAddress: string): Promise<number> => {
    const request = new IncomingMessage(new Socket());
    Object.defineProperty(request.socket, "remoteAddress", { value: remoteAddress });
    const response = new ServerResponse(request);
    const faults = createFaults([], handTimers());
    const world = { name: "default", key: "default", seed: "s", clock: { mode: "real" } } as const;
    const parts = { facades: [], vendorNames: [], faults, bodyLimitBytes: 1024, isOneOfSeveral: false };
    await createControlRoutes({ ...parts, runtime: { product, world } })["/_mock/faults"]?.serve(
      request,
      response,
      "c",
    );
    return response.statusCode;
  };

  it("is whoever asks from this machine", async () => {
    for (const address of ["127.0.0.1", "127.9.9.9", "::1", "::ffff:127.0.0.1"]) {
      assert.equal(await statusFrom(address), 200, address);
    }
    for (const address of ["10.0.0.1", "::ffff:10.0.0.1", "fe80::1", "1270.0.0.1", ""]) {
      assert.equal(await statusFrom(address), 403, address);
    }
  });
});

describe("facades in the place of MCP", () => {
  it("one is at the root", async (context) => {
    const { url } = await serveFacades(context, [createShop()], { isAlone: true });
    assert.equal((await fetch(`${url}/echo/`, { headers: key })).status, 200);
    assert.equal((await fetch(`${url}/health`)).status, 200);
    const mcp = await fetch(`${url}/mcp`, { method: "POST", headers: key });
    assert.deepEqual([mcp.status, (await mcp.json()).error.fault], [404, "notFound"]);
  });

  it("several are below their names", async (context) => {
    const { url } = await serveFacades(context, [createShop(), { ...createShop(), name: "mall", title: "Mall" }], {
      isAlone: true,
    });
    for (const name of ["shop", "mall"])
      assert.equal((await fetch(`${url}/${name}/echo`, { headers: key })).status, 200);
    const nowhere = await fetch(`${url}/echo`, { headers: key });
    assert.deepEqual(await nowhere.json(), { error: "Not found: Facade of Shop at /shop/, Facade of Mall at /mall/" });
  });

  it("where several processes answer, faults are not set in one of them", async (context) => {
    const { url } = await serveFacades(context, [createShop()], { isAlone: true, isOneOfSeveral: true });
    const { status, ...response } = await fetch(`${url}/_mock/faults`);
    assert.equal(status, 403, JSON.stringify(response));
  });
});
