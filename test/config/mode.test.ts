/** What a pack works with: its services where somebody wants that and gives the keys, what stands in for them otherwise. */
import assert from "node:assert/strict";
import test from "node:test";
import { type Mode, modeBanner, modeFault, resolveMode } from "../../src/config/mode.js";
import { readCommand } from "../../src/config/read.js";
import { servedModes } from "../../src/config/servedMode.js";

const table = {
  mode: { env: "MOCK_GDS_MODE", description: "Which." },
  key: { env: "SERVICE_KEY", secret: true, live: "required", description: "The key." },
  secret: { env: "SERVICE_SECRET", secret: true, live: "required", description: "The secret." },
  url: { env: "SERVICE_URL", live: "required", description: "The public one was closed." },
  other: { env: "SERVICE_OTHER", description: "Anything." },
};

const decide = (mode: Mode | "auto", values: Partial<Record<"key" | "secret" | "url", string>> = {}) =>
  resolveMode(table, { mode, ...{ key: null, secret: null, url: null, other: "x", ...values } });

const all = { key: "k1", secret: "s1", url: "https://service.example" };
const services = { service: "https://service.example", rates: "https://rates.example" };
const beside = { now: null, latency: "none" };

test("auto is live where all that live mode needs is there and none of it is a mock's", () => {
  assert.equal(decide("auto", all).mode, "live");
  assert.equal(decide("auto").mode, "mock");
  for (const name of ["key", "secret", "url"] as const) {
    const { [name]: _left, ...rest } = all;
    assert.equal(decide("auto", rest).mode, "mock", name);
  }
  assert.equal(decide("auto", { ...all, secret: "mock_s1" }).mode, "mock");
});

test("what was chosen is what is served", () => {
  assert.equal(decide("mock", all).mode, "mock");
  assert.equal(decide("live", { ...all, key: "mock_k1" }).mode, "live");
});

test("why is said without a value", () => {
  assert.equal(decide("mock").why, "the mode is mock");
  assert.equal(decide("live", all).why, "the mode is live");
  assert.equal(decide("auto", { key: "k1" }).why, "the mode is auto, and SERVICE_SECRET and SERVICE_URL are not set");
  assert.equal(decide("auto", { ...all, key: "mock_k1" }).why, "the mode is auto, and SERVICE_KEY begins with mock_");
  assert.equal(decide("auto", all).why, "the mode is auto, and SERVICE_KEY, SERVICE_SECRET and SERVICE_URL are set");
});

test("the banner says what leaves the machine, and which keys are not used", () => {
  assert.equal(modeBanner(decide("mock"), services), "mode mock: nothing leaves this machine");
  assert.equal(
    modeBanner(decide("live", all), services),
    "mode live: service https://service.example, rates https://rates.example",
  );
  assert.equal(
    modeBanner(decide("mock", { key: "k1" }), services),
    "mode mock: nothing leaves this machine (SERVICE_KEY is set, and not used: --mode live uses it)",
  );
  assert.equal(
    modeBanner(decide("mock", all), services),
    "mode mock: nothing leaves this machine (SERVICE_KEY, SERVICE_SECRET and SERVICE_URL are set, and not used: --mode live uses them)",
  );
  assert.equal(
    modeBanner(decide("auto", { ...all, key: "mock_k1" }), services),
    "mode mock: nothing leaves this machine (the mode is auto, and SERVICE_KEY begins with mock_)",
  );
  assert.equal(modeBanner(decide("mock", { key: "mock_k1" }), services), "mode mock: nothing leaves this machine");
});

test("live without what it needs cannot start, and the line names all of it", () => {
  assert.equal(
    modeFault(decide("live", { key: "k1" }), table, beside),
    "--mode live needs SERVICE_SECRET and SERVICE_URL (The public one was closed): set them in the environment, or choose --mode mock",
  );
  assert.equal(modeFault(decide("live", all), table, beside), undefined);
  assert.equal(modeFault(decide("auto"), table, { now: "2026-05-01T00:00:00Z", latency: "realistic" }), undefined);
});

test("live has neither a frozen clock nor an added latency", () => {
  assert.match(
    modeFault(decide("live", all), table, { ...beside, now: "2026-05-01T00:00:00Z" }) ?? "",
    /^--now .* --mode live /,
  );
  assert.match(
    modeFault(decide("auto", all), table, { ...beside, latency: "1-2" }) ?? "",
    /^--latency .* mode live \(the mode is auto/,
  );
});

const key = "duffel_test_abcdef";
const flights = ["--pack", "flights"];

const refusalOf = (words: readonly string[], environment: Record<string, string> = {}): string => {
  const command = readCommand(words, environment);
  assert.equal(command.kind, "refuse");
  assert.doesNotMatch(command.line, /\n/);
  return command.line;
};

const printed = (words: readonly string[], environment: Record<string, string> = {}) => {
  const command = readCommand(["config", ...words], environment);
  assert.equal(command.kind, "print");
  assert.doesNotMatch(command.text, new RegExp(key));
  return JSON.parse(command.text);
};

test("the command line refuses --mode live without its keys, and with --now", () => {
  assert.equal(
    refusalOf([...flights, "--mode", "live"]),
    "mock-gds: --mode live needs DUFFEL_API_KEY: set it in the environment, or choose --mode mock",
  );
  assert.match(refusalOf(["config", ...flights, "--mode", "live"]), /needs DUFFEL_API_KEY/);
  const frozen = [...flights, "--mode", "live", "--now", "2026-05-01T00:00:00Z"];
  assert.match(refusalOf(frozen, { DUFFEL_API_KEY: key }), /--now freezes the clock/);
  assert.equal(readCommand([...flights, "--mode", "live"], { DUFFEL_API_KEY: key }).kind, "serve");
  assert.equal(readCommand(["world", "list", ...flights, "--mode", "live"], {}).kind, "world");
});

test("config shows the mode, why it is that, and no key", () => {
  const environment = { DUFFEL_API_KEY: key };
  const shown = (words: readonly string[], given: Record<string, string> = environment) => {
    const { mode, duffelApiKey, modeInUse } = printed([...flights, ...words], given);
    return [mode, duffelApiKey, modeInUse];
  };
  assert.deepEqual(shown([]), ["mock", "***", "mock, because the mode is mock"]);
  assert.deepEqual(shown(["--mode", "auto"]), [
    "auto",
    "***",
    "live, because the mode is auto, and DUFFEL_API_KEY is set",
  ]);
  assert.deepEqual(shown(["--mode", "auto"], {}), [
    "auto",
    null,
    "mock, because the mode is auto, and DUFFEL_API_KEY is not set",
  ]);
  assert.equal("modeInUse" in printed([]), false, "a pack without modes has none");
});

test("a pack's address is https, or http of this machine, and its user is not shown", () => {
  const urlOf = (text: string): unknown => printed(flights, { DUFFEL_API_URL: text })["duffelApiUrl"];
  for (const url of ["https://api.example/v1", "http://127.0.0.1:4010", "http://localhost:4010/duffel/"])
    assert.equal(urlOf(url), url);
  for (const url of [
    "http://api.example",
    "ftp://api.example",
    "api.example",
    "https://api.example?x=1",
    "http://127.0.0.1.example",
  ])
    assert.match(refusalOf(flights, { DUFFEL_API_URL: url }), /DUFFEL_API_URL is '.*'; allowed: an https address/);
  for (const user of [`${key}@`, `user:${key}@`])
    assert.doesNotMatch(refusalOf(flights, { DUFFEL_API_URL: `https://${user}api.example` }), new RegExp(key));
});

test("a key that cannot stand in a header is refused unseen", () => {
  for (const bad of [`${key}\n`, `${key} `, `${key}\u00e9`]) {
    const line = refusalOf(flights, { DUFFEL_API_KEY: bad });
    assert.match(line, /DUFFEL_API_KEY is \(hidden\); allowed: ASCII without spaces/);
  }
});

test("--mode is a setting of each pack that has one, and of the served one alone it is read", () => {
  const amadeus = { AMADEUS_API_KEY: "k1", AMADEUS_API_SECRET: "s1", AMADEUS_API_URL: "http://127.0.0.1:4010/amadeus" };
  const modesOf = (words: readonly string[], environment: Record<string, string>) => {
    const command = readCommand(words, environment);
    assert.equal(command.kind, "serve");
    const { flights: ofFlights, coastline: ofCoastline } = command.configuration.packSettings;
    return [ofFlights.mode, ofCoastline.mode];
  };
  const environment = { ...amadeus, DUFFEL_API_KEY: key };
  assert.deepEqual(modesOf([...flights, "--mode", "live"], environment), ["live", "mock"]);
  assert.deepEqual(modesOf(["--pack", "coastline", "--mode=live"], environment), ["mock", "live"]);
  assert.deepEqual(modesOf(["--pack", "coastline"], { ...environment, MOCK_GDS_MODE: "auto" }), ["mock", "auto"]);
  assert.match(
    refusalOf(["--pack", "coastline", "--mode", "live"], { DUFFEL_API_KEY: key }),
    /needs AMADEUS_API_KEY, AMADEUS_API_SECRET and AMADEUS_API_URL \(.*closed in July 2026\): set them/,
  );
});

test("what is in the environment for another pack is not read, and its flags are refused", () => {
  const command = readCommand([], { MOCK_GDS_MODE: "nonsense", DUFFEL_API_URL: "nonsense", DUFFEL_API_KEY: key });
  assert.equal(command.kind, "serve");
  assert.deepEqual(command.configuration.packSettings.flights, {
    mode: "mock",
    duffelApiKey: null,
    duffelApiUrl: "https://api.duffel.com",
  });
  assert.match(
    refusalOf(["--mode", "live"]),
    /^mock-gds: --mode is a setting of the packs flights, coastline, charter, mail, crm, hotelcrs, but --pack is 'gds'/,
  );
});

test("charter is live where it has a key that is no mock's, and mock otherwise", () => {
  const modeOf = (environment: Record<string, string>) => {
    const command = readCommand(["--pack", "charter"], environment);
    assert.equal(command.kind, "serve");
    return servedModes(command.configuration)[0]?.decision.mode;
  };
  assert.deepEqual([{}, { AVINODE_API_KEY: "mock_1" }, { AVINODE_API_KEY: "k1" }].map(modeOf), [
    "mock",
    "mock",
    "live",
  ]);
  const asked = { AVINODE_API_KEY: "k1", MOCK_GDS_MODE: "mock" };
  assert.equal(modeOf(asked), "mock");
  assert.match(refusalOf(["--pack", "charter", "--mode", "live"]), /^mock-gds: --mode live needs AVINODE_API_KEY: /);
});
