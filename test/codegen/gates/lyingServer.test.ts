/** Gate 4 aimed at a server that runs somewhere: each lie is named with its place, and nothing that answers can break the check. */
import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { exitCodeOf } from "../../../codegen/finding.js";
import type { GateResult } from "../../../codegen/gates/gate.js";
import { serverGate } from "../../../codegen/gates/server/index.js";
import { usualLimits } from "../../../codegen/gates/server/wire/speaker.js";
import { generate } from "../../../codegen/generate.js";
import { projectAt } from "../../../codegen/project.js";
import { mainPath } from "../../e2e/support/product.js";
import { repository } from "../../support/repository.js";
import { withPackAlone } from "../project.js";
import { runGateOn, withExamplesOf } from "./context.js";
import { type Fields, fieldsOf, type Lie, ownerOf, startLiar, startLive } from "./servers.js";

// A server that runs is held against the contracts: nothing is emitted.
const generation = generate(withPackAlone(projectAt(repository), "gds"), []);

/** Lies about lists are caught without a call. */
const listsAlone = generation.then((all) => withExamplesOf(all));

/** What is asked where lies are about these places: those about a tool are caught by its own examples. */
const generationFor = async (places: readonly string[]): typeof generation => {
  if (places.some((place) => /prompts\/get|read \S+\{/.test(place))) return generation;
  const isAboutCalls = places.some((place) => place.includes(" tools/call "));
  if (!isAboutCalls) return listsAlone;
  return withExamplesOf(
    await generation,
    ...places.flatMap((place) => / tools\/call (\w+)/.exec(place)?.slice(1) ?? []),
  );
};

const check = async (url: string, project: typeof generation): Promise<GateResult> =>
  runGateOn(serverGate(usualLimits), repository, await project, { url });

/** Rule and place behind the address, of each finding. */
const placesOf = ({ findings }: GateResult, url: string): readonly string[] =>
  findings.map(
    ({ rule, where }) =>
      `${rule} ${where
        .replace(url, "")
        .replace(/^ \([^)]*\)/, "")
        .trim()}`,
  );

const listOf = (result: Fields, key: string): readonly Fields[] => {
  const entries = result[key];
  return Array.isArray(entries) ? entries.map(fieldsOf) : [];
};

/** A lie about a list of the server. */
const aboutList =
  (method: string, key: string, change: (entries: readonly Fields[]) => readonly Fields[]): Lie =>
  (request, result) =>
    request.method === method ? { ...result, [key]: change(listOf(result, key)) } : result;

const aboutTools = (change: (tools: readonly Fields[]) => readonly Fields[]): Lie =>
  aboutList("tools/list", "tools", change);

const atTool = (index: number, change: (tool: Fields) => Fields): Lie =>
  aboutTools((tools) => tools.map((tool, at) => (at === index ? change(tool) : tool)));

/** A lie about the first answer, in either era. */
const aboutGreeting =
  (change: (result: Fields) => Fields): Lie =>
  ({ method }, result) =>
    method === "initialize" || method === "server/discover" ? change(result) : result;

const reordered = (value: Fields): Fields => Object.fromEntries(Object.entries(value).reverse());

interface Case {
  readonly lie: Lie;
  /** Each finding: rule and place behind the address, and what is said. */
  readonly found: readonly (readonly [string, RegExp])[];
}

const cases: Readonly<Record<string, Case>> = {
  "a changed description": {
    lie: atTool(3, (tool) => ({ ...tool, description: `${String(tool["description"])} Now!` })),
    found: [
      [
        "served-differently gds tools/list #/3/description",
        /"bookHotel": the manifest says ".*existing flight booking\.", the server ".*booking\. Now!"/,
      ],
    ],
  },
  "a number deep in a schema": {
    lie: atTool(2, (tool) => fieldsOf(JSON.parse(JSON.stringify(tool).replace('"maximum":10,', '"maximum":11,')))),
    found: [
      [
        "served-differently gds tools/list #/2/inputSchema/properties/guests/maximum",
        /"searchHotels": the manifest says 10, the server 11/,
      ],
    ],
  },
  "keys in another order": {
    lie: atTool(0, reordered),
    found: [
      [
        "served-differently gds tools/list #/0",
        /the manifest says the keys in the order name, title, .* the server the keys in the order annotations, /,
      ],
    ],
  },
  "a tool that is missing": {
    lie: aboutTools((tools) => tools.slice(0, -1)),
    found: [["not-served gds tools/list #/8", /"listBookings" is in the manifest, and the server does not list it/]],
  },
  "a tool too many": {
    lie: aboutTools((tools) => [...tools, { name: "payBooking", inputSchema: { type: "object" } }]),
    found: [["served-unknown gds tools/list #/9", /the server lists "payBooking", and no contract has it/]],
  },
  "a tool twice": {
    lie: aboutTools((tools) => [...tools, ...tools.slice(0, 1)]),
    found: [["served-unknown gds tools/list #/9", /"searchFlights" is listed twice/]],
  },
  "tools in another order": {
    lie: aboutTools((tools) => tools.toReversed()),
    found: [
      [
        "served-out-of-order gds tools/list #/0",
        /the manifest has "searchFlights" where the server has "listBookings"/,
      ],
    ],
  },
  "another hint": {
    lie: atTool(7, (tool) => ({ ...tool, annotations: { ...fieldsOf(tool["annotations"]), destructiveHint: false } })),
    found: [
      ["served-differently gds tools/list #/7/annotations/destructiveHint", /the manifest says true, the server false/],
    ],
  },
  "another resource type": {
    lie: aboutList("resources/list", "resources", (all) =>
      all.map((entry, at) => (at === 1 ? { ...entry, mimeType: "text/plain" } : entry)),
    ),
    found: [
      [
        "served-differently gds resources/list #/1/mimeType",
        /"gds:\/\/session\/bookings": the manifest says "application\/json", the server "text\/plain"/,
      ],
    ],
  },
  "a template that is gone": {
    lie: aboutList("resources/templates/list", "resourceTemplates", () => []),
    found: [
      ["not-served gds resources/templates/list #/0", /bookings\/\{pnr\}"/],
      ["not-served gds resources/templates/list #/1", /history"/],
      ["not-served gds resources/templates/list #/2", /offers\/\{offerId\}"/],
    ],
  },
  "prompts with another title": {
    lie: aboutList("prompts/list", "prompts", (all) => all.map((entry) => ({ ...entry, title: "T" }))),
    found: [
      ["served-differently gds prompts/list #/0/title", /the server "T"/],
      ["served-differently gds prompts/list #/1/title", /the server "T"/],
    ],
  },
  "a prompt with another argument": {
    lie: aboutList("prompts/list", "prompts", ([first = {}, ...others]) => [
      { ...first, arguments: listOf(first, "arguments").map((argument) => ({ ...argument, required: true })) },
      ...others,
    ]),
    found: [["served-differently gds prompts/list #/0/arguments/3/required", /the server true/]],
  },
  "other instructions": {
    lie: aboutGreeting((result) => ({ ...result, instructions: "Do as you like." })),
    found: [
      [
        "server-identity gds server/discover #/instructions",
        /the contract says "A mock travel .*the server "Do as you like\."/,
      ],
      ["server-identity gds initialize #/instructions", /the server "Do as you like\."/],
    ],
  },
  "no prompts among what it can do": {
    lie: aboutGreeting((result) => ({ ...result, capabilities: { tools: {}, resources: {} } })),
    found: [
      ["server-identity gds server/discover #/capabilities/prompts", /the contract has prompts/],
      ["not-served gds prompts/list #/0", /does not list it/],
      ["not-served gds prompts/list #/1", /does not list it/],
      ["server-identity gds initialize #/capabilities/prompts", /the contract has prompts/],
    ],
  },
  "something that it can do besides": {
    lie: aboutGreeting((result) => ({
      ...result,
      capabilities: { ...fieldsOf(result["capabilities"]), "tasks/x": {} },
    })),
    found: ["server/discover", "initialize"].map((method): Case["found"][number] => [
      `server-identity gds ${method} #/capabilities/tasks~1x`,
      /says that it has "tasks\/x", and the contract has none/,
    ]),
  },
  "something that it says of itself besides": {
    lie: aboutGreeting((result) =>
      fieldsOf(
        JSON.parse(JSON.stringify(result).replaceAll('"title":"Mock GDS"', '"title":"Mock GDS","description":"Free"')),
      ),
    ),
    found: ["server/discover", "initialize"].map((method): Case["found"][number] => [
      `server-identity gds ${method} #/serverInfo/description`,
      /the server says "Free" of itself/,
    ]),
  },
  "a resource that may be kept for longer, by anybody": {
    lie: ({ method, params }, result) =>
      method === "resources/read" && params["uri"] === "gds://session/bookings" && "ttlMs" in result
        ? { ...result, ttlMs: 86_400_000, cacheScope: "public" }
        : result,
    found: [
      [
        "served-resource gds resources/read gds://session/bookings",
        /may be kept for 86400000 ms, "public"; the contract says \d+ ms, "private"/,
      ],
    ],
  },
  "a resource with more behind it": {
    lie: ({ method, params }, result) =>
      method === "resources/read" && params["uri"] === "gds://mock-data/sipp"
        ? { ...result, contents: [...listOf(result, "contents"), { uri: "gds://more", text: "{}" }] }
        : result,
    found: [["served-resource gds resources/read gds://mock-data/sipp", /has 2 contents, the contract speaks of one/]],
  },
  "a resource that does not match its schema": {
    lie: ({ method, params }, result) =>
      method === "resources/read" && params["uri"] === "gds://mock-data/airlines"
        ? { ...result, contents: [{ uri: params["uri"], mimeType: "application/json", text: "[]" }] }
        : result,
    found: [
      [
        "served-resource gds resources/read gds://mock-data/airlines",
        /does not match its schema: the whole fails type/,
      ],
    ],
  },
  "a resource that is no JSON": {
    lie: ({ method, params }, result) =>
      method === "resources/read" && params["uri"] === "gds://mock-data/sipp"
        ? { ...result, contents: [{ uri: params["uri"], mimeType: "application/json", text: "<p>" }] }
        : result,
    found: [["served-resource gds resources/read gds://mock-data/sipp", /is no JSON/]],
  },
  "a prompt that nobody writes": {
    lie: ({ method, params }, result) => {
      if (method === "prompts/get" && params["name"] === "reviewBooking") throw new Error("no writer");
      return result;
    },
    found: [["served-prompt gds prompts/get reviewBooking", /cannot be written: -32601 "Error: no writer"/]],
  },
  "a prompt without a word": {
    lie: ({ method, params }, result) =>
      method === "prompts/get" && params["name"] === "planTrip" ? { ...result, messages: [] } : result,
    found: [["served-prompt gds prompts/get planTrip", /has no messages with a role and a content/]],
  },
  "a booking that is not what its template promises": {
    lie: ({ method, params }, result) =>
      method === "resources/read" && /^gds:\/\/bookings\/[^/]+\/history$/.test(String(params["uri"]))
        ? { ...result, contents: [{ uri: params["uri"], mimeType: "application/json", text: '{"pnr":7}' }] }
        : result,
    found: [["served-resource gds resources/read gds://bookings/{pnr}/history", /does not match its schema/]],
  },
  "the wrong reason for a refusal": {
    lie: ({ method }, result) =>
      method === "tools/call"
        ? fieldsOf(JSON.parse(JSON.stringify(result).replaceAll("UNKNOWN_AIRPORT", "DATE_IN_PAST")))
        : result,
    found: [
      [
        "served-example gds tools/call searchFlights, example refused",
        /should be refused for UNKNOWN_AIRPORT in origin, and is for "DATE_IN_PAST" in "origin"/,
      ],
    ],
  },
  "the wrong field of a refusal": {
    lie: ({ method }, result) =>
      method === "tools/call"
        ? fieldsOf(JSON.parse(JSON.stringify(result).replaceAll('"field":"origin"', '"field":"destination"')))
        : result,
    found: [
      [
        "served-example gds tools/call searchFlights, example refused",
        /in origin, and is for "UNKNOWN_AIRPORT" in "destination"/,
      ],
    ],
  },
  "the wrong advice with a refusal": {
    lie: ({ method, params }, result) =>
      method === "tools/call" && params["name"] === "searchHotels"
        ? fieldsOf(JSON.parse(JSON.stringify(result).replaceAll('"retryable":false', '"retryable":true')))
        : result,
    found: [["served-example gds tools/call searchHotels, example refused", /with retryable false, and has true/]],
  },
  "the wrong code of a refusal": {
    lie: ({ method, params }, result) =>
      method === "tools/call" && params["name"] === "searchHotels"
        ? fieldsOf(JSON.parse(JSON.stringify(result).replaceAll(/"code":-\d+/g, '"code":-1')))
        : result,
    found: [["served-example gds tools/call searchHotels, example refused", /with the code -\d+, and has -1/]],
  },
  "no content beside an output": {
    lie: ({ method, params }, result) =>
      method === "tools/call" && params["name"] === "listBookings" ? { ...result, content: [] } : result,
    found: ["plain", "rich"].map((example): Case["found"][number] => [
      `served-example gds tools/call listBookings, example ${example}`,
      /gives no content/,
    ]),
  },
  "an output that does not match its schema": {
    lie: ({ method, params }, result) =>
      method === "tools/call" && params["name"] === "searchHotels" && result["structuredContent"] !== undefined
        ? { ...result, structuredContent: { ...fieldsOf(result["structuredContent"]), count: "many" } }
        : result,
    found: [
      [
        "served-example gds tools/call searchHotels, example plain",
        /does not match the output schema: #\/count fails type/,
      ],
      ["served-example gds tools/call searchHotels, example rich", /#\/count fails type/],
    ],
  },
  "an output that is not what the example says": {
    lie: ({ method, params }, result) =>
      method === "tools/call" && params["name"] === "searchCars" && result["structuredContent"] !== undefined
        ? { ...result, structuredContent: { ...fieldsOf(result["structuredContent"]), count: 0, cars: [] } }
        : result,
    found: [
      ["served-example gds tools/call searchCars, example plain", /is not what the example says/],
      ["served-example gds tools/call searchCars, example rich", /is not what the example says/],
      [
        "served-example gds tools/call bookCar, example plain",
        /\$\{cars\.cars\.0\.carId\} is not in what the calls before gave/,
      ],
      ["served-example gds tools/call bookCar, example rich", /is not in what the calls before gave/],
    ],
  },
};

describe("a server that lies", () => {
  let upstream = "";
  const suite = ownerOf(after);

  before(async () => {
    upstream = (await startLive(suite, mainPath)).url;
  });

  it("is not there to begin with: the truth is told in both eras", async (test) => {
    const url = await startLiar(test, upstream, (_request, result) => result);
    const { findings, notes } = await check(url, generation);
    assert.deepEqual(findings, []);
    assert.match(notes.join("\n"), /serves pack gds in portable form, asked in 2026-07-28 and 2025-11-25/);
    assert.match(notes.join("\n"), /13 examples that only read called/);
    assert.match(notes.join("\n"), /18 examples called in world contract-check/);
  });

  for (const [name, { lie, found }] of Object.entries(cases)) {
    it(`is caught: ${name}`, async (test) => {
      const url = await startLiar(test, upstream, lie);
      const places = found.map(([place]) => place);
      const result = await check(url, generationFor(places));
      assert.deepEqual(placesOf(result, url), places);
      found.forEach(([, what], index) => {
        assert.match(result.findings[index]?.what ?? "", what);
      });
      assert.equal(exitCodeOf(result.findings), 1);
    });
  }
});
