/** The Inspector's command line against the built product: every list, a search, a booking, a refusal, over each transport and in each revision. */
import assert from "node:assert/strict";
import { after, before, suite, test } from "node:test";
import { contract } from "../../generated/gds/contract.js";
import prompts from "../../generated/gds/manifest/prompts.json" with { type: "json" };
import resources from "../../generated/gds/manifest/resources.json" with { type: "json" };
import { repository } from "../support/repository.js";
import type { Scope } from "../support/scope.js";
import { type AskInspector, inspectorIn } from "./asking.js";
import { connections, nameOf, skipWithoutInspector, writeEntries } from "./entries.js";

interface Answer {
  readonly exitCode: number;
  readonly result: unknown;
  /** What it says of a failure: a code of its own, and the server's words. */
  readonly error: { readonly code: string; readonly message: string } | undefined;
}

/** What the Inspector ends with where a tool refuses, and where the protocol does. */
const exitCodes = { ok: 0, failed: 1, toolRefused: 5 } as const;

type Ask = (...words: readonly string[]) => Promise<Answer>;

const askOf =
  (inspector: AskInspector, file: string, server: string): Ask =>
  async (...words) => {
    const fixed = ["--config", file, "--server", server, "--format", "json", "--quiet"];
    const { exitCode, stdout, stderr } = await inspector(...fixed, ...words);
    const { result } = stdout === "" ? { result: undefined } : (JSON.parse(stdout) as { result: unknown });
    const { error } = stderr === "" ? { error: undefined } : (JSON.parse(stderr) as Pick<Answer, "error">);
    return { exitCode, result, error };
  };

interface Contents {
  readonly contents: readonly { readonly uri: string; readonly text: string }[];
}

interface Structured<Content> {
  readonly structuredContent: Content;
}

/** The Inspector shows no titles of arguments. */
const promptsShown = prompts.map((prompt) => ({
  ...prompt,
  arguments: prompt.arguments.map(({ name, description, required }) => ({ name, description, required })),
}));

const call = (ask: Ask, tool: string, input: object): Promise<Answer> =>
  ask("--method", "tools/call", "--tool-name", tool, "--tool-args-json", JSON.stringify(input));

const search = {
  origin: "JFK",
  destination: "LAX",
  departureDate: "2026-06-15",
  passengers: { adults: 2, children: 0, infants: 0 },
  cabin: "business",
};

const traveller = (firstName: string, dateOfBirth: string): object => ({
  type: "adult",
  firstName,
  lastName: "Larsen",
  dateOfBirth,
});

suite("the Inspector's command line", { skip: skipWithoutInspector }, () => {
  const inspector = inspectorIn({ after }, repository);
  let file = "";
  const undoing: Parameters<Scope["after"]>[0][] = [];
  before(async () => {
    file = await writeEntries({ after: (undo) => void undoing.push(undo) });
  });
  after(async () => {
    for (const undo of undoing) await undo();
  });

  for (const connection of connections) {
    test(`over ${connection.transport} at ${connection.revision}`, async (context) => {
      const ask = askOf(inspector, file, nameOf(connection));
      const isLatest = connection.revision === "2026-07-28";
      // Over stdio each question starts a server: there resources and prompts are asked for in one revision.
      const hasAll = isLatest || connection.transport === "http";

      await context.test("agrees on the revision", async () => {
        const { result } = await ask("--method", "initialize");
        const { protocolVersion, serverInfo } = result as { protocolVersion: string; serverInfo: { name: string } };
        assert.equal(protocolVersion, connection.revision);
        assert.equal(serverInfo.name, "mock-gds");
      });

      await context.test("lists the tools of the manifest, byte for byte", async () => {
        const { result } = await ask("--method", "tools/list");
        const { tools } = await contract.loadManifest("portable", "outline");
        assert.equal(JSON.stringify((result as { tools: unknown }).tools), JSON.stringify(tools));
      });

      await context.test("searches, and books what it found", async () => {
        const found = await call(ask, "searchFlights", search);
        assert.equal(found.exitCode, exitCodes.ok, found.error?.message);
        const { structuredContent: answer } = found.result as Structured<{
          query: object;
          itineraries: readonly { flightId: string }[];
        }>;
        assert.deepEqual(answer.query, search);
        const [offer] = answer.itineraries;
        assert.ok(offer !== undefined);
        const booked = await call(ask, "bookFlight", {
          flightIds: [offer.flightId],
          passengers: [traveller("Ada", "1988-03-02"), traveller("Bo", "1986-11-20")],
          contactEmail: "ada.larsen@example.com",
        });
        assert.equal(booked.exitCode, exitCodes.ok, booked.error?.message);
        const { structuredContent: booking } = booked.result as Structured<{ pnr: string; status: string }>;
        assert.match(booking.pnr, /^TEST-[A-Z0-9]{6}$/);
        assert.equal(booking.status, "confirmed");
      });

      if (hasAll) {
        await context.test("lists the resources and reads one", async () => {
          const [lists, templates, read] = await Promise.all([
            ask("--method", "resources/list"),
            ask("--method", "resources/templates/list"),
            ask("--method", "resources/read", "--uri", "gds://mock-data/airlines"),
          ]);
          assert.deepEqual((lists.result as { resources: unknown }).resources, resources.resources);
          const { resourceTemplates } = templates.result as { resourceTemplates: unknown };
          assert.deepEqual(resourceTemplates, resources.resourceTemplates);
          const [content] = (read.result as Contents).contents;
          assert.equal(content?.uri, "gds://mock-data/airlines");
          assert.equal((JSON.parse(content.text) as { airlines: readonly { code: string }[] }).airlines[0]?.code, "H0");
        });

        await context.test("lists the prompts and gets one", async () => {
          const words = ["origin=JFK", "destination=LON", "departureDate=2026-06-15"];
          const [lists, prompt] = await Promise.all([
            ask("--method", "prompts/list"),
            ask("--method", "prompts/get", "--prompt-name", "planTrip", "--prompt-args", ...words),
          ]);
          assert.deepEqual((lists.result as { prompts: unknown }).prompts, promptsShown);
          assert.equal(prompt.exitCode, exitCodes.ok, prompt.error?.message);
          assert.match(JSON.stringify(prompt.result), /JFK/);
        });
      }

      await context.test("shows why a call is refused", async () => {
        const refused = await call(ask, "searchFlights", { ...search, destination: "XXX" });
        const words = "Invalid airport code 'XXX': must be a valid 3-letter IATA code";
        if (isLatest) {
          assert.equal(refused.exitCode, exitCodes.toolRefused);
          assert.equal(refused.error?.code, "tool_is_error");
          assert.ok(JSON.stringify(refused.result).includes(words));
        } else {
          assert.equal(refused.exitCode, exitCodes.failed);
          assert.deepEqual(refused.error, { code: "error", message: words });
        }
        const absent = await ask("--method", "resources/read", "--uri", "gds://mock-data/nothing");
        assert.equal(absent.exitCode, exitCodes.failed);
        assert.equal(absent.error?.message, "Resource not found: gds://mock-data/nothing");
      });
    });
  }
});
