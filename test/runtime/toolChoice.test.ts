/** A server that serves a part of its pack's tools, or gives text alone. */
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { describe, it } from "node:test";
import { contract } from "../../generated/gds/contract.js";
import { UsageError } from "../../src/contract/usageError.js";
import { WireError } from "../../src/runtime/calls/rendering.js";
import { servedTools, type ToolChoice } from "../../src/runtime/toolChoice.js";
import { openServer } from "../packs/gds/inProcess.js";

const everything: ToolChoice = { toolsets: null, tools: null, readOnly: false };

const namesOf = (choice: Partial<ToolChoice>): readonly string[] =>
  servedTools(contract, { ...everything, ...choice }).names;

const search = { origin: "JFK", destination: "LAX", departureDate: "2026-06-15" };

describe("the tools that a server serves", () => {
  it("are all of them, in their order, if nothing is chosen", () => {
    assert.deepEqual(namesOf({}), Object.keys(contract.tools));
  });

  it("are those of the toolsets and those that are named", () => {
    assert.deepEqual(namesOf({ toolsets: ["bookings", "flights"] }), [
      "searchFlights",
      "bookFlight",
      "retrieveBooking",
      "cancelBooking",
      "listBookings",
    ]);
    assert.deepEqual(namesOf({ tools: ["searchCars"] }), ["searchCars"]);
    assert.deepEqual(namesOf({ toolsets: ["hotels"], tools: ["searchCars"] }), [
      "searchHotels",
      "bookHotel",
      "searchCars",
    ]);
  });

  it("are, read only, those that change nothing", () => {
    const reading = ["searchFlights", "searchHotels", "searchCars", "retrieveBooking", "listBookings"];
    assert.deepEqual(namesOf({ readOnly: true }), reading);
    assert.deepEqual(namesOf({ toolsets: ["flights"], readOnly: true }), ["searchFlights"]);
  });

  it("cannot be ones that there are not, or none", () => {
    const refusal = (choice: Partial<ToolChoice>, says: RegExp): void =>
      assert.throws(
        () => namesOf(choice),
        (error) => error instanceof UsageError && says.test(error.message),
      );
    refusal(
      { toolsets: ["flihts"] },
      /^--toolsets names 'flihts'; allowed: flights, hotels, cars, bookings \(did you mean flights\?\)$/,
    );
    refusal({ tools: ["bookFlights"] }, /^--tools names 'bookFlights'; allowed: .*\(did you mean bookFlight\?\)$/);
    refusal({ tools: ["bookFlight"], readOnly: true }, /^--tools with --read-only leaves no tool$/);
    assert.throws(
      () => servedTools({ tools: contract.tools }, { ...everything, toolsets: ["flights"] }),
      /^UsageError: --toolsets names 'flights'; the pack has none$/,
    );
  });
});

describe("a server of some toolsets", () => {
  const lists = { toolsets: ["flights", "bookings"] } as const;

  it("lists its tools alone, under a hash of their own, which its session tells", async () => {
    const { runtime, read } = await openServer({ lists });
    const { entries } = await runtime.list("tools", undefined);
    assert.deepEqual(
      entries.map(({ name }) => name),
      ["searchFlights", "bookFlight", "retrieveBooking", "cancelBooking", "listBookings"],
    );
    const hash = createHash("sha256")
      .update(`${JSON.stringify(entries, undefined, 2)}\n`)
      .digest("hex");
    const session = (await read("gds://session/current")) as { server: { manifestHash: string } };
    assert.equal(session.server.manifestHash, hash);
    assert.notEqual(hash, (await contract.loadManifest("portable", "outline")).hash);
  });

  it("refuses a tool that it leaves out as unknown, and says by which flag", async () => {
    const { call } = await openServer({ lists });
    const refused = await call("bookHotel", {});
    assert.ok(refused.kind === "refusal");
    assert.equal(refused.code, -32602);
    const names = "searchFlights, bookFlight, retrieveBooking, cancelBooking, listBookings";
    const hint = `Call one of ${names}. Whoever runs the server may start it with another choice of tools.`;
    assert.equal(refused.message, `Unknown tool 'bookHotel': this server leaves it out by --toolsets. ${hint}`);
    assert.equal(refused.data["hint"], hint);
    const unknown = await call("bookFlights", {});
    assert.ok(unknown.kind === "refusal");
    assert.equal(unknown.message, `Unknown tool 'bookFlights': did you mean bookFlight? Call one of ${names}.`);
  });

  it("refuses with --read-only what would change something", async () => {
    const { call } = await openServer({ lists: { readOnly: true } });
    const refused = await call("cancelBooking", { pnr: "TEST-AAAAAA" });
    assert.ok(refused.kind === "refusal");
    assert.equal(
      refused.message,
      "Unknown tool 'cancelBooking': this server leaves it out by --read-only. " +
        "Call one of searchFlights, searchHotels, searchCars, retrieveBooking, listBookings. " +
        "Whoever runs the server may start it with another choice of tools.",
    );
    assert.equal((await call("searchFlights", search)).kind, "result");
  });

  it("serves, writes prompts and completes as ever, and its instructions and banner name what it has", async () => {
    const { runtime, call, prompt, complete } = await openServer({ lists });
    assert.equal((await call("searchFlights", search)).kind, "result");
    assert.ok(await prompt("planTrip", { origin: "JFK", destination: "LON", departureDate: "2026-06-15" }));
    const ref = { type: "ref/prompt", name: "planTrip" };
    const { values } = await complete({ ref, argument: { name: "origin", value: "JF" }, context: undefined });
    assert.ok(values.includes("JFK"));
    const names = "searchFlights, bookFlight, retrieveBooking, cancelBooking, listBookings";
    assert.ok(
      runtime.instructions.endsWith(` This server leaves tools out: it has ${names}, and no other.`),
      runtime.instructions,
    );
    assert.ok(runtime.banner.includes(`only the tools ${names}`));
    const whole = (await openServer()).runtime;
    assert.equal(whole.instructions, contract.instructions);
  });
});

describe("a server that answers in text alone", () => {
  it("leaves out structures and output schemas together, and its banner says so", async () => {
    const { runtime } = await openServer({ lists: { answers: "text", outputSchemas: "full" } });
    const { entries } = await runtime.list("tools", undefined);
    for (const tool of entries) assert.equal(Object.hasOwn(tool, "outputSchema"), false);
    assert.ok(runtime.banner.includes("answers in text alone, without structuredContent and output schemas"));
  });

  it("gives the same text as any other, ignored arguments, sessions and all", async () => {
    const results = await Promise.all(
      (["full", "text"] as const).map(async (answers) => {
        const { runtime } = await openServer({ lists: { answers } });
        const caller = {
          transport: "http",
          era: "modern",
          correlationId: "test",
          signal: new AbortController().signal,
          meta: {},
          handleHeader: undefined,
          worldHeader: undefined,
          connection: undefined,
          clientName: null,
          clientVersion: null,
          protocolVersion: null,
          exchange: undefined,
          onScope: () => undefined,
        } as const;
        const found = await runtime.callTool({ name: "searchFlights", arguments: search }, caller);
        const again = await runtime.callTool({ name: "searchFlights", arguments: search }, caller);
        const ignoring = await runtime.callTool(
          { name: "searchFlights", arguments: { ...search, colour: "red" } },
          caller,
        );
        return [found, again, ignoring].map((result) => Object(result));
      }),
    );
    const [full = [], text = []] = results;
    for (const [index, result] of text.entries()) {
      assert.equal("structuredContent" in result, false);
      assert.equal("structuredContent" in full[index], true);
      assert.deepEqual(result.content, full[index].content);
      assert.deepEqual(result._meta, full[index]._meta);
    }
  });

  it("refuses as ever", async () => {
    const { runtime } = await openServer({ lists: { answers: "text" } });
    await assert.rejects(
      runtime.callTool(
        { name: "searchFlights", arguments: {} },
        {
          transport: "stdio",
          era: "legacy",
          correlationId: "test",
          signal: new AbortController().signal,
          meta: {},
          handleHeader: undefined,
          worldHeader: undefined,
          connection: runtime.processSession("stdio-session-of-the-test"),
          clientName: null,
          clientVersion: null,
          protocolVersion: null,
          exchange: undefined,
          onScope: () => undefined,
        },
      ),
      WireError,
    );
  });
});
