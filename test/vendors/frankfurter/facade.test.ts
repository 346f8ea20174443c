/** The facade of Frankfurter, and the client on it. */
import assert from "node:assert/strict";
import { before, test } from "node:test";
import type { FacadePlace } from "../../../src/facade/port.js";
import { currencies } from "../../../src/travel/world/fx/index.js";
import { UpstreamFailure } from "../../../src/upstream/index.js";
import { createFrankfurterClient } from "../../../src/vendors/frankfurter/client.js";
import { vendor } from "../../../src/vendors/frankfurter/facade/index.js";
import { createJudge } from "../answerSchemas.js";
import { ask, callOn, newPlace, upstreamOn } from "../facadeClient.js";

const judge = createJudge("frankfurter");
let place: FacadePlace;
before(async () => {
  place = await newPlace();
});

const good = async (definition: string, target: string, at = place) => {
  const { status, headers, body } = await ask(vendor, at, target);
  assert.deepEqual([status, headers["content-type"]], [200, "application/json; charset=utf-8"], body);
  const value = JSON.parse(body);
  judge(definition, value);
  return value;
};

test("a euro is 1.0942 dollars on every day", async () => {
  const rate = { date: "2026-06-01", base: "EUR", quote: "USD", rate: 1.0942 };
  assert.deepEqual(await good("pair", "/v2/rate/EUR/USD"), rate);
  assert.deepEqual(await good("pair", "/v2/rate/eur/usd"), rate);
  for (const day of ["1999-01-04", "2020-02-29", "2026-06-01"]) {
    assert.deepEqual(await good("pair", `/v2/rate/EUR/USD?date=${day}`), { ...rate, date: day });
  }
  const later = { ...place, nowMs: Date.parse("2027-03-31T23:59:59Z") };
  assert.deepEqual(await good("pair", "/v2/rate/EUR/USD", later), { ...rate, date: "2027-03-31" });
});

test("rates of a base, all of them or those that are asked for, in both versions", async () => {
  const all: readonly { readonly quote: string }[] = await good("rates", "/v2/rates");
  assert.deepEqual(
    all.map(({ quote }) => quote),
    currencies.map(({ code }) => code).filter((code) => code !== "EUR"),
  );
  const some = await good("rates", "/v2/rates?base=usd&quotes=usd,gbp,JPY");
  assert.deepEqual(
    some.map(({ quote }: { quote: string }) => quote),
    ["GBP", "JPY"],
  );
  const latest = await good("latest", "/v1/latest?symbols=USD,GBP");
  assert.deepEqual(
    [latest.base, latest.date, Object.keys(latest.rates), latest.rates.USD],
    ["EUR", "2026-06-01", ["USD", "GBP"], 1.0942],
  );
  const older = await good("latest", "/v1/latest?from=USD&to=EUR");
  assert.deepEqual(older.rates, { EUR: 0.91391 });
});

test("what there is no rate of is refused", async () => {
  const refusals: readonly (readonly [string, number])[] = [
    ["/v2/rate/EUR/QQQ", 404],
    ["/v2/rate/%00/USD", 404],
    ["/v2/rate/EUR/USD?date=2026-06-02", 422],
    ["/v2/rate/EUR/USD?date=2026-02-30", 422],
    ["/v2/rate/EUR/USD?date=1998-01-01", 422],
    ["/v2/rates?base=QQQ", 422],
    ["/v2/rates?quotes=USD,,", 422],
    ["/v2/rates?from=2026-01-01", 422],
    ["/v1/latest?base=QQQ", 404],
    ["/v1/nothing", 404],
  ];
  for (const [target, expected] of refusals) {
    const { status, body } = await ask(vendor, place, target);
    assert.equal(status, expected, `${target}: ${body}`);
    judge("error", JSON.parse(body));
  }
});

test("the client gives each rate into dollars exactly as the world has it", async () => {
  const client = createFrankfurterClient(upstreamOn(vendor));
  for (const { code, usdRate } of currencies) {
    const { rate } = await client.rate(code, "USD", callOn(vendor, place));
    assert.equal(rate, Number(usdRate), code);
  }
});

const answering = (body: string) => ({
  ...vendor,
  routes: [
    {
      method: "GET",
      path: "/v2/rate/{base}/{quote}",
      answer: () => ({ status: 200, headers: { "content-type": "application/json" }, body }),
    },
  ],
});

test("an answer that is no rate of these two is malformed", async () => {
  const rate = { date: "2026-06-01", base: "EUR", quote: "USD", rate: 1.0942 };
  const wrong: readonly unknown[] = [
    ...[null, [], {}, "1.0942", 1.0942, [rate]],
    ...[0, -1, 1e10, 1e-10, "1.0942", null].map((each) => ({ ...rate, rate: each })),
    { ...rate, base: "GBP" },
    { ...rate, quote: "usd" },
    { ...rate, date: "today" },
  ];
  const bodies = ["", "{", "<html>", '{"rate":1e999}', "NaN", ...wrong.map((each) => JSON.stringify(each))];
  for (const body of bodies) {
    const service = answering(body);
    const answer = createFrankfurterClient(upstreamOn(service)).rate("EUR", "USD", callOn(service, place));
    await assert.rejects(answer, (error) => error instanceof UpstreamFailure && error.kind === "malformed", body);
  }
});
