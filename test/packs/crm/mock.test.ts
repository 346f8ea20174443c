/** The tools of crm in mock mode: what they answer, what they write, and what they refuse. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { latencies } from "../../../src/packs/crm/latencies.js";
import { product } from "../../../src/product.js";
import { type Outcome, openServer, type Server } from "./inProcess.js";

/** The document's own example of get_client. */
const johnDoe = {
  client_id: "CL-001",
  name: "John Doe",
  email: "john.doe@example.com",
  phone: "+1-555-123-4567",
  company: "Tech Corp",
  preferences: { aircraft_category: "midsize", catering: "kosher", special_needs: "wheelchair accessible" },
  history: { total_flights: 12, last_flight_date: "2025-09-15", preferred_operators: ["OP-001", "OP-003"] },
  vip_status: "gold",
};
const byId = { identifier: "CL-001", search_field: "client_id" };
const flight = { date: "2026-05-31", route: "KTEB-KVNY", aircraft: "Citation X", operator: "OP-001", price: 45_000 };

const given = ({ isError, text, structured }: Outcome): Readonly<Record<string, unknown>> => {
  assert.equal(isError, false, text);
  return structured;
};

const keyed = (key: string) => ({ meta: { [product.metaKeys.idempotencyKey]: key } });

/** Runs on a server of its own. */
const served =
  (play: (server: Server) => Promise<void>, parts: Parameters<typeof openServer>[0] = {}) =>
  async (): Promise<void> => {
    const server = await openServer(parts);
    try {
      await play(server);
    } finally {
      await server.runtime.close();
    }
  };

/** Each call is refused with its reason, at its field, with a hint that reads well. */
const allRefused = async (
  { call }: Server,
  tool: string,
  cases: readonly (readonly [input: object, reason: string, field: string])[],
): Promise<void> => {
  for (const [input, reason, field] of cases) {
    const { isError, text, structured } = await call(tool, input);
    assert.ok(isError, text);
    assert.deepEqual([structured["reason"], structured["field"]], [reason, field], text);
    assert.doesNotMatch(`${text} ${structured["hint"]}`, /\(none\)|\{[a-z]|undefined/i);
  }
};

describe("get_client", () => {
  test(
    "gives the document's client value for value, by address in any case and by id",
    served(async ({ call }) => {
      for (const input of [{ identifier: "john.doe@example.com" }, { identifier: "JOHN.DOE@example.com" }, byId])
        assert.deepEqual(given(await call("get_client", input)), johnDoe);
    }),
  );

  test(
    "refuses in the document's words, and says where an id was sent as an address",
    served(async ({ call }) => {
      const nobody = await call("get_client", { identifier: "nobody@example.com" });
      assert.equal(nobody.text, "Client not found: nobody@example.com");
      assert.equal(nobody.structured["reason"], "CLIENT_NOT_FOUND");
      assert.equal(nobody.structured["suggestion"], undefined);
      assert.equal((await call("get_client", { identifier: " " })).structured["reason"], "CLIENT_NOT_FOUND");
      const { structured } = await call("get_client", { identifier: "CL-001" });
      assert.match(String(structured["suggestion"]), /search_field client_id/);
    }),
  );
});

describe("update_client", () => {
  test(
    "changes what it is given, by the profile's names or the columns', and nothing else",
    served(async ({ call }) => {
      const updates = { company: null, catering_preference: "vegan", preferred_operators: ["OP-002", "OP-005"] };
      const written = given(await call("update_client", { client_id: "CL-001", updates }));
      assert.deepEqual(written["updated_fields"], ["company", "preferences.catering", "preferred_operators"]);
      assert.equal(written["updated_at"], "2026-06-01T12:00:00Z");
      const { company: _, ...rest } = johnDoe;
      const expected = {
        ...rest,
        preferences: { ...johnDoe.preferences, catering: "vegan" },
        history: { ...johnDoe.history, preferred_operators: ["OP-002", "OP-005"] },
      };
      assert.deepEqual(written["client"], expected);
      assert.deepEqual(given(await call("get_client", byId)), expected);
    }),
  );

  test(
    "a text that looks like a formula, a number or a link stays that text",
    served(async ({ call }) => {
      for (const company of ["=1+1", "0042", "+49 7", '=HYPERLINK("https://example.com")', "TRUE"]) {
        given(await call("update_client", { client_id: "CL-001", updates: { company } }));
        assert.equal(given(await call("get_client", byId))["company"], company);
      }
    }),
  );

  test(
    "refuses what is fixed, unknown or impossible, and writes nothing of the call",
    served(async (server) => {
      const of = (updates: object) => ({ client_id: "CL-001", updates });
      await allRefused(server, "update_client", [
        [of({ client_id: "CL-002" }), "FIELD_FIXED", "updates.client_id"],
        [of({ updated_at: "2026-01-01T00:00:00Z" }), "FIELD_FIXED", "updates.updated_at"],
        [of({ history: { total_flights: 1 } }), "FIELD_FIXED", "updates.history"],
        [of({ e_mail: "a@example.com" }), "UNKNOWN_FIELD", "updates.e_mail"],
        [of({ preferences: { wine: "red" } }), "UNKNOWN_FIELD", "updates.preferences.wine"],
        [of({ company: "New", vip_status: "diamond" }), "INVALID_VALUE", "updates.vip_status"],
        [of({ email: "nobody" }), "INVALID_VALUE", "updates.email"],
        [of({ email: "amara.okafor@example.net\r\nBcc: x@example.com" }), "INVALID_VALUE", "updates.email"],
        [of({ name: "" }), "INVALID_VALUE", "updates.name"],
        [of({ name: null }), "INVALID_VALUE", "updates.name"],
        [of({ phone: 5 }), "INVALID_VALUE", "updates.phone"],
        [of({ company: "half \ud800" }), "INVALID_VALUE", "updates.company"],
        [of({ company: "x".repeat(501) }), "INVALID_VALUE", "updates.company"],
        [of({ preferences: "vegan" }), "INVALID_VALUE", "updates.preferences"],
        [of({ preferences: { aircraft_category: "jumbo" } }), "INVALID_VALUE", "updates.preferences.aircraft_category"],
        [of({ preferred_operators: ["OP-001,OP-002"] }), "INVALID_VALUE", "updates.preferred_operators"],
        [
          of({ special_needs: "a", preferences: { special_needs: "b" } }),
          ...(["INVALID_VALUE", "updates.preferences.special_needs"] as const),
        ],
        [of({}), "INVALID_VALUE", "updates"],
        [{ client_id: "CL-999", updates: { company: "x" } }, "CLIENT_NOT_FOUND", "client_id"],
      ]);
      assert.deepEqual(given(await server.call("get_client", byId)), johnDoe);
    }),
  );

  test(
    "refuses the address of another client, and takes the client's own",
    served(async (server) => {
      const { clients } = given(await server.call("search_clients", { query: "okafor" }));
      const email = String(Object(clients)[0].email).toUpperCase();
      await allRefused(server, "update_client", [
        [{ client_id: "CL-001", updates: { email } }, "INVALID_VALUE", "updates.email"],
      ]);
      given(await server.call("update_client", { client_id: "CL-001", updates: { email: "John.Doe@example.com" } }));
    }),
  );
});

describe("add_flight_history", () => {
  test(
    "counts the flight, and keeps the later of the two last dates",
    served(async ({ call }) => {
      const first = given(await call("add_flight_history", { client_id: "cl-001", flight_details: flight }));
      assert.deepEqual(
        [first["client_id"], first["total_flights"], first["last_flight_date"], first["flight"]],
        ["CL-001", 13, "2026-05-31", flight],
      );
      const earlier = { date: "2024-01-01", route: "EGGW-LFPB" };
      const second = given(await call("add_flight_history", { client_id: "CL-001", flight_details: earlier }));
      assert.deepEqual([second["total_flights"], second["last_flight_date"]], [14, "2026-05-31"]);
      const { history } = given(await call("get_client", byId));
      assert.deepEqual(history, { ...johnDoe.history, total_flights: 14, last_flight_date: "2026-05-31" });
    }),
  );

  test(
    "a key makes a repetition the same flight, also of two calls at once, and another call with it a conflict",
    served(async ({ call }) => {
      const input = { client_id: "CL-001", flight_details: flight };
      const both = await Promise.all([1, 2].map(() => call("add_flight_history", input, keyed("once"))));
      const [first, second] = both.map(given);
      assert.deepEqual(first, second);
      const again = given(await call("add_flight_history", input, keyed("once")));
      assert.equal(again["total_flights"], 13);
      const other = await call("add_flight_history", { ...input, client_id: "CL-002" }, keyed("once"));
      assert.equal(other.structured["reason"], "IDEMPOTENCY_CONFLICT");
      assert.equal(given(await call("add_flight_history", input))["total_flights"], 14);
    }),
  );

  test(
    "refuses flights that are to come or not whole, and counts none of them",
    served(async (server) => {
      const of = (changes: object) => ({ client_id: "CL-001", flight_details: { ...flight, ...changes } });
      await allRefused(server, "add_flight_history", [
        [of({ date: "2026-06-03" }), "INVALID_VALUE", "flight_details.date"],
        [of({ date: undefined }), "INVALID_VALUE", "flight_details.date"],
        [of({ route: undefined }), "INVALID_VALUE", "flight_details.route"],
        [of({ route: "KTEB\nKVNY" }), "INVALID_VALUE", "flight_details.route"],
        [of({ aircraft: " " }), "INVALID_VALUE", "flight_details.aircraft"],
        [of({ price: -1 }), "INVALID_VALUE", "flight_details.price"],
        [of({ price: 0.1 + 0.2 }), "INVALID_VALUE", "flight_details.price"],
        [{ client_id: "CL-999", flight_details: flight }, "CLIENT_NOT_FOUND", "client_id"],
      ]);
      assert.deepEqual(given(await server.call("get_client", byId)), johnDoe);
    }),
  );

  test(
    "ten at once are ten flights",
    served(async ({ call }) => {
      const flights = Array.from({ length: 10 }, (_, at) => ({ ...flight, price: at }));
      const outcomes = await Promise.all(
        flights.map((flight_details) => call("add_flight_history", { client_id: "CL-001", flight_details })),
      );
      const totals = outcomes.map((outcome) => Number(given(outcome)["total_flights"]));
      assert.deepEqual(
        totals.sort((one, other) => one - other),
        Array.from({ length: 10 }, (_, at) => 13 + at),
      );
    }),
  );

  test(
    "a world that keeps as many documents as it may refuses, and says which world",
    served(
      async (server) => {
        const { isError, structured } = await server.call("add_flight_history", {
          ...{ client_id: "CL-001", flight_details: flight },
        });
        assert.ok(isError);
        assert.deepEqual([structured["reason"], structured["limit"]], ["WORLD_FULL", 1]);
      },
      { mostDocuments: 1 },
    ),
  );
});

describe("search_clients", () => {
  const ids = (outcome: Outcome): readonly unknown[] =>
    Object(given(outcome)["clients"]).map(({ client_id }: { readonly client_id: unknown }) => client_id);

  test(
    "finds a part of a name, an address or a company, without regard to case and accents, in the order of the sheet",
    served(async ({ call }) => {
      for (const query of ["DOE", "john.doe@", "tech corp", "dóe"])
        assert.deepEqual(ids(await call("search_clients", { query })), ["CL-001"], query);
      const all = await call("search_clients", { limit: 100 });
      assert.equal(given(all)["total"], 25);
      assert.deepEqual(ids(all), [...ids(all)].sort());
      const ten = await call("search_clients", {});
      assert.deepEqual([ids(ten).length, given(ten)["total"]], [10, 25]);
      assert.match(ten.text, /^10 of 25 clients:/);
      assert.match(ten.text, /\nNext: search_clients with a higher limit/);
    }),
  );

  test(
    "filters by status and by flights",
    served(async ({ call }) => {
      const filters = { vip_status: "Gold", min_flights: 12 };
      assert.ok(ids(await call("search_clients", { filters })).includes("CL-001"));
      assert.ok(!ids(await call("search_clients", { filters: { ...filters, min_flights: 13 } })).includes("CL-001"));
      assert.match((await call("search_clients", { query: "zzz" })).text, /^No client matches\.\nNext: /);
    }),
  );

  test(
    "refuses a status, a count and a limit that there is not",
    served((server) =>
      allRefused(server, "search_clients", [
        [{ filters: { vip_status: "diamond" } }, "INVALID_VALUE", "filters.vip_status"],
        [{ filters: { min_flights: -1 } }, "INVALID_VALUE", "filters.min_flights"],
        [{ limit: 0 }, "INVALID_VALUE", "limit"],
      ]),
    ),
  );
});

test(
  "the status tells how many requests there were, and the errors every reason",
  served(async ({ call, read }) => {
    await call("get_client", byId);
    assert.deepEqual(await read("crm://status"), {
      ...{ mode: "mock", upstream: "this process", breaker: "closed" },
      calls: { requests: 1, attempts: 1, retries: 0, failures: 0 },
    });
    const { reasons } = await read("crm://errors");
    const catalogue: readonly { readonly reason: string }[] = Object(reasons);
    const names = catalogue.map(({ reason }) => reason);
    assert.ok(names.includes("CLIENT_BUSY"));
  }),
);

test("with the latency of a real system every call stays within the document's targets", () => {
  const targetsMs = { get_client: 500, update_client: 1000, add_flight_history: 1000, search_clients: 3000 };
  for (const [tool, { mostMs }] of Object.entries(latencies))
    assert.ok(mostMs <= (new Map(Object.entries(targetsMs)).get(tool) ?? 0), tool);
});
