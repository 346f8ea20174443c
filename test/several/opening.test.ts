/** How several packs are opened on one store: what they share, and what becomes of them where one cannot start. */
import assert from "node:assert/strict";
import { describe, it, test } from "node:test";
import { contract as charter } from "../../generated/charter/contract.js";
import { contract as flights } from "../../generated/flights/contract.js";
import { contract as gds } from "../../generated/gds/contract.js";
import { readCommand } from "../../src/config/read.js";
import { storeSettings, worldOptions } from "../../src/config/settings.js";
import { UsageError } from "../../src/contract/usageError.js";
import { lineCheckOf } from "../../src/packs/loaded.js";
import { product } from "../../src/product.js";
import { openRuntimeOn } from "../../src/runtime/open.js";
import { openTogether, type PackToOpen } from "../../src/runtime/together.js";
import { type ToolChoice, toolChoices } from "../../src/runtime/toolChoice.js";
import { bannerOf } from "../../src/transport/banner.js";
import { createFixturePack } from "../runtime/fixtures/pack.js";
import { recordedLog } from "../runtime/fixtures/server.js";

const optionsOf = () => {
  const command = readCommand(["--http", "--pack", "gds,charter", "--now", "2026-05-16T09:00:00Z"], {});
  if (command.kind !== "serve") throw new Error("the configuration must serve");
  const { configuration, given } = command;
  const { log } = recordedLog();
  return {
    ...{ ...configuration, errorStyle: undefined, product, clock: { now: Date.now }, log, logOf: () => log },
    ...{ store: storeSettings(configuration), world: worldOptions(configuration, given) },
  };
};

/** The fixture under another name, which tells what happens to it. */
const fixture = (name: string, tell: (word: string) => void, failure?: Error): PackToOpen => {
  const pack = createFixturePack(() => tell(`${name} closed`));
  const contract = { ...pack.contract, name };
  const openOn: PackToOpen["openOn"] = async (store, options, shared) => {
    if (failure !== undefined) throw failure;
    tell(`${name} opened`);
    return openRuntimeOn(
      { ...store, close: async () => tell(`${name} closes the store`) },
      { ...pack, contract },
      options,
      shared,
    );
  };
  return { contract, openOn };
};

test("packs are opened in their order, share the server's world, and are closed before their store", async () => {
  const told: string[] = [];
  const tell = (word: string): void => void told.push(word);
  const { first, others, close } = await openTogether([fixture("a", tell), fixture("b", tell)], optionsOf());
  assert.deepEqual([first.name, ...others.map(({ name }) => name)], ["a", "b"]);
  assert.equal(first.world.key, others[0]?.world.key);
  await first.ready();
  await close();
  assert.deepEqual(told.slice(0, 2), ["a opened", "b opened"]);
  assert.deepEqual(told.filter((word) => /^. closed$/.test(word)).toSorted(), ["a closed", "b closed"]);
});

test("where one pack cannot start, those before it are closed, and the reason is told", async () => {
  const told: string[] = [];
  const tell = (word: string): void => void told.push(word);
  const failing = fixture("b", tell, new Error("it has no key"));
  await assert.rejects(openTogether([fixture("a", tell), failing], optionsOf()), /it has no key/);
  assert.ok(told.includes("a closed"), told.join());
});

describe("the tools that each of several packs serves", () => {
  const everything: ToolChoice = { toolsets: null, tools: null, readOnly: false };
  const choose = (choice: Partial<ToolChoice>) => toolChoices([gds, charter, flights], { ...everything, ...choice });
  const refused = (choice: Partial<ToolChoice>, says: RegExp): void =>
    assert.throws(
      () => choose(choice),
      (error) => error instanceof UsageError && says.test(error.message),
    );

  it("are all of them, if nothing is chosen", () => {
    assert.deepEqual(choose({}), [everything, everything, everything]);
  });

  it("are those of the names that it knows: a name of two packs counts in both", () => {
    const tools = ["searchFlights", "search_flights"];
    assert.deepEqual(
      choose({ tools }).map((choice) => choice.tools),
      [["searchFlights"], ["search_flights"], ["searchFlights"]],
    );
  });

  it("cannot be of a name that none knows, nor leave a pack without any", () => {
    refused({ tools: ["searchFlightz"] }, /^--tools names 'searchFlightz'; allowed: .*did you mean searchFlights/);
    refused(
      { tools: ["bookFlight"] },
      /^--tools leaves no tool of the pack charter: leave it out of --pack, or name one/,
    );
    refused({ toolsets: ["rfps"] }, /^--toolsets leaves no tool of the pack gds: /);
    refused(
      { tools: ["bookFlight", "create_rfp", "searchFlights"], readOnly: true },
      /^--tools with --read-only leaves no/,
    );
  });
});

test("the banner has each pack's address, and its lines behind its name", async () => {
  const served = await openTogether([fixture("a", () => undefined), fixture("b", () => undefined)], optionsOf());
  const places = {
    where: "http://h/a/mcp",
    others: ["http://h/b/mcp"],
    beside: ["Facade of Duffel on http://h/duffel/"],
  };
  const [one, other, facade, ...lines] = bannerOf(served, places, { transport: "http" }).split("\n");
  await served.close();
  assert.match(one ?? "", /^mock-gds \S+: .* on http:\/\/h\/a\/mcp, and at \/mcp$/);
  assert.match(other ?? "", / on http:\/\/h\/b\/mcp$/);
  assert.equal(facade, "Facade of Duffel on http://h/duffel/");
  assert.deepEqual(
    lines.filter((line) => !/^(a|b): /.test(line)),
    ["seed mock-gds, clock frozen at 2026-05-16T09:00:00Z", ""],
  );
});

test("lines of an import are checked by every pack that checks any", async () => {
  const line = { type: "booking" } as never;
  const finding = (fault: string | undefined) => ({ createLineCheck: async () => () => fault });
  assert.equal((await lineCheckOf([{}, finding(undefined), finding("is torn")]))(line), "is torn");
  assert.equal((await lineCheckOf([{}]))(line), undefined);
});
