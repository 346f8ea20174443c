import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import fc from "fast-check";
import type { JsonObject } from "../../../src/contract/contract.js";
import { describeFailure, type FailureDescription } from "../../../src/runtime/validation/describe.js";
import { ignoredArgumentsOf } from "../../../src/runtime/validation/ignored.js";

const schema: JsonObject = {
  type: "object",
  properties: {
    origin: {
      type: "string",
      pattern: "^[A-Z]{3}$",
      description: "Origin airport IATA code (3 letters, e.g., 'JFK').",
    },
    departureDate: { type: "string", format: "date" },
    pickupDate: { type: "string", format: "date-time" },
    cabin: { type: "string", enum: ["economy", "premium_economy", "business", "first"], default: "economy" },
    guests: { type: "integer", minimum: 1, maximum: 9 },
    refundable: { type: "boolean" },
    ids: { type: "array", items: { type: "string" }, minItems: 1, maxItems: 3, uniqueItems: true },
    passengers: { type: "array", items: { $ref: "#/$defs/Passenger" } },
    contactEmail: { type: "string", format: "email" },
    contactPhone: { type: "string" },
    labels: { type: "object", additionalProperties: { type: "string" } },
    closed: { type: "object", properties: { colour: { type: "string" } }, additionalProperties: false },
    payment: {
      oneOf: [{ type: "string" }, { type: "object", properties: { card: { type: "string" } }, required: ["card"] }],
    },
  },
  required: ["origin"],
  anyOf: [{ required: ["contactEmail"] }, { required: ["contactPhone"] }],
  $defs: {
    Passenger: {
      type: "object",
      properties: {
        type: { type: "string", enum: ["adult", "child", "infant"] },
        lastName: { type: "string", minLength: 1, maxLength: 50 },
        dateOfBirth: { type: "string", format: "date" },
        companions: { type: "array", items: { $ref: "#/$defs/Passenger" } },
      },
      required: ["type", "lastName"],
    },
  },
};

const ajv = new Ajv2020({ strict: false });
addFormats.default(ajv, { mode: "full" });
const validate = ajv.compile(schema);

const describeInvalid = (value: unknown): FailureDescription => {
  assert.equal(validate(value), false, JSON.stringify(value));
  const [failure] = validate.errors ?? [];
  assert.ok(failure);
  return describeFailure(schema, value, failure);
};

const valid = { origin: "JFK", contactPhone: "555" };
const withField = (change: object): FailureDescription => describeInvalid({ ...valid, ...change });

describe("a failure names the argument, what came, what was expected and what was meant", () => {
  it("a lower-case code", () => {
    assert.deepEqual(withField({ origin: "jfk" }), {
      field: "origin",
      value: "jfk",
      problem:
        "Invalid origin 'jfk': expected text that matches ^[A-Z]{3}$, for \"Origin airport IATA code (3 letters, e.g., 'JFK')\"",
      message:
        "Invalid origin 'jfk': expected text that matches ^[A-Z]{3}$, for \"Origin airport IATA code (3 letters, e.g., 'JFK')\". Did you mean 'JFK'?",
      expected: "text that matches ^[A-Z]{3}$, for \"Origin airport IATA code (3 letters, e.g., 'JFK')\"",
      suggestion: "Did you mean 'JFK'?",
      corrected: "JFK",
    });
  });

  const corrections: readonly (readonly [object, string, unknown])[] = [
    [{ departureDate: "15/06/2026" }, "departureDate", "2026-06-15"],
    [{ departureDate: "6/15/2026" }, "departureDate", "2026-06-15"],
    [{ departureDate: "20260615" }, "departureDate", "2026-06-15"],
    [{ departureDate: "2026-6-5" }, "departureDate", "2026-06-05"],
    [{ departureDate: "2026-06-15T10:00:00Z" }, "departureDate", "2026-06-15"],
    [{ departureDate: "06/06/2026" }, "departureDate", "2026-06-06"],
    [{ departureDate: "06/07/2026" }, "departureDate", undefined],
    [{ departureDate: "2026-02-30" }, "departureDate", undefined],
    [{ departureDate: "tomorrow" }, "departureDate", undefined],
    [{ pickupDate: "2026-06-15T10:00:00" }, "pickupDate", "2026-06-15T10:00:00Z"],
    [{ pickupDate: "2026-06-15T10:00" }, "pickupDate", "2026-06-15T10:00:00Z"],
    [{ pickupDate: "2026-06-15T10:00-07:00" }, "pickupDate", "2026-06-15T10:00:00-07:00"],
    [{ pickupDate: "2026-06-15" }, "pickupDate", undefined],
    [{ cabin: "Business" }, "cabin", "business"],
    [{ cabin: "premium economy" }, "cabin", "premium_economy"],
    [{ cabin: "spaceship" }, "cabin", undefined],
    [{ guests: "2" }, "guests", 2],
    [{ guests: "12" }, "guests", undefined],
    [{ guests: "two" }, "guests", undefined],
    [{ guests: 2.5 }, "guests", undefined],
    [{ guests: 12 }, "guests", undefined],
    [{ refundable: "yes" }, "refundable", true],
    [{ contactPhone: 555 }, "contactPhone", "555"],
    [{ contactEmail: "ada @example.com" }, "contactEmail", "ada@example.com"],
    [{ ids: "FL-1" }, "ids", ["FL-1"]],
    [{ ids: [] }, "ids", undefined],
    [{ ids: ["a", "a"] }, "ids", undefined],
    [{ passengers: [{ type: "adlt", lastName: "A" }] }, "passengers.0.type", "adult"],
    [{ passengers: [{ type: "child", lastName: "" }] }, "passengers.0.lastName", undefined],
    [
      { passengers: [{ type: "child", lastName: "A", companions: [{ type: "Infant", lastName: "B" }] }] },
      "passengers.0.companions.0.type",
      "infant",
    ],
    [{ labels: { a: 1 } }, "labels.a", "1"],
    [{ payment: 1 }, "payment", undefined],
  ];

  for (const [change, field, corrected] of corrections) {
    it(JSON.stringify(change), () => {
      const description = withField(change);
      assert.equal(description.field, field);
      assert.deepEqual(description.corrected, corrected);
      assert.match(description.message, /^Invalid .*: expected .*[.?]$/);
    });
  }

  it("says both readings of a date that may be two days, and how long a month is", () => {
    assert.match(
      withField({ departureDate: "06/07/2026" }).message,
      /may be 2026-07-06 or 2026-06-07: write the year first\.$/,
    );
    assert.match(withField({ departureDate: "2026-02-30" }).message, /That month has 28 days\.$/);
  });

  it("shows an offset where one is missing", () => {
    assert.match(withField({ pickupDate: "2026-06-15T10:00:00" }).message, /2026-06-15T10:00:00-07:00/);
  });

  it("a missing argument, and the one that was misspelt", () => {
    const description = describeInvalid({ contactPhone: "1", orign: "JFK" });
    assert.equal(description.field, "origin");
    assert.equal(description.value, null);
    assert.match(
      description.message,
      /^Missing origin: expected text, for "Origin airport.*"\. Is 'orign' meant to be origin\?$/,
    );
  });

  it("alternatives of which none was given", () => {
    const description = describeInvalid({ origin: "JFK", contactMail: "ada@example.com" });
    assert.equal(description.field, "contactEmail");
    assert.equal(
      description.message,
      "At least one of contactEmail or contactPhone is required. Is 'contactMail' meant to be contactEmail?",
    );
  });

  it("an unknown property of a closed object", () => {
    const description = withField({ closed: { color: "red" } });
    assert.deepEqual([description.field, description.value], ["closed.color", "red"]);
    assert.equal(description.message, "Unknown closed.color: expected only colour. Did you mean colour?");
  });

  it("a choice between kinds", () => {
    assert.match(withField({ payment: 1 }).message, /expected text or an object with card\.$/);
  });

  it("arguments that are no object", () => {
    for (const value of [null, [], "x", 1]) {
      assert.match(
        describeInvalid(value).message,
        /^Invalid arguments: expected an object with the arguments by name, got /,
      );
    }
  });
});

describe("hostile values", () => {
  it("are cut in the message and in the echo", () => {
    const description = withField({ origin: "x".repeat(1_000_000) });
    assert.ok(description.message.length < 400);
    assert.ok(String(description.value).length < 150);
    const list = withField({ ids: Array.from({ length: 10_000 }, (_, index) => String(index)) });
    assert.equal(list.value, "an array of 10000");
  });

  it("may nest deeper than anyone reads", () => {
    let nested: object = { type: "nobody", lastName: "A" };
    for (let depth = 0; depth < 500; depth++) nested = { type: "adult", lastName: "A", companions: [nested] };
    const description = withField({ passengers: [nested] });
    assert.ok(description.field.length < 200);
    assert.equal(description.corrected, undefined);
    let endless: object = {};
    for (let depth = 0; depth < 3_000; depth++) endless = { endless };
    assert.equal(withField({ origin: endless }).value, "an object");
    assert.deepEqual(ignoredArgumentsOf(schema)({ ...valid, passengers: [{ companions: [endless] }] }), [
      "passengers.0.companions.0.endless",
    ]);
  });

  it("may be called as the prototype is", () => {
    const description = describeInvalid(
      JSON.parse('{"contactPhone":"1","__proto__":{"origin":"JFK"},"constructor":1}'),
    );
    assert.equal(description.field, "origin");
    assert.equal(description.value, null);
    assert.deepEqual(ignoredArgumentsOf(schema)(JSON.parse('{"origin":"JFK","__proto__":{"x":1}}')), ["__proto__"]);
  });

  const json = fc.jsonValue({ maxDepth: 4 });
  const argumentsLike = fc.dictionary(
    fc.oneof(fc.constantFrom(...Object.keys(schema["properties"] ?? {}), "__proto__", "toString"), fc.string()),
    fc.oneof(json, fc.string({ maxLength: 300 }), fc.record({ type: json, lastName: json })),
  );

  it("are always described: one line, bounded, with field, value and expectation", () => {
    fc.assert(
      fc.property(
        fc.oneof(
          json,
          argumentsLike,
          argumentsLike.map((value) => ({ ...valid, ...value })),
        ),
        (value) => {
          const before = JSON.stringify(value);
          const ignored = ignoredArgumentsOf(schema)(value);
          assert.ok(ignored.length <= 20);
          if (validate(value)) return;
          const [failure] = validate.errors ?? [];
          assert.ok(failure);
          const description = describeFailure(schema, value, failure);
          assert.ok(description.message.length < 1_000, description.message);
          assert.ok(description.field !== "" && description.expected !== "");
          assert.doesNotMatch(description.message, /undefined|\[object|\n/);
          assert.notEqual(description.value, undefined);
          assert.equal(JSON.stringify(value), before);
        },
      ),
      { numRuns: 2_000 },
    );
  });

  it("are corrected only to something that passes", () => {
    const text = fc.oneof(
      fc.string(),
      fc.stringMatching(/^\d{1,4}[-/. ]\d{1,2}[-/. ]\d{1,4}$/),
      fc.stringMatching(/^[a-zA-Z -]{2,6}$/),
    );
    fc.assert(
      fc.property(
        text,
        fc.constantFrom("origin", "departureDate", "pickupDate", "cabin", "contactEmail"),
        (sent, field) => {
          const value = { ...valid, [field]: sent };
          if (validate(value)) return;
          const { corrected } = describeInvalid(value);
          if (corrected !== undefined)
            assert.equal(validate({ ...valid, [field]: corrected }), true, `${sent} to ${String(corrected)}`);
        },
      ),
      { numRuns: 2_000 },
    );
  });
});

describe("ignored arguments", () => {
  it("are found at every level, with what was meant", () => {
    const value = {
      ...valid,
      returnDate: "2026-06-20",
      passengers: [{ type: "adult", lastName: "A", dateOfBrith: "2000-01-01" }],
    };
    assert.deepEqual(ignoredArgumentsOf(schema)(value), [
      "returnDate",
      "passengers.0.dateOfBrith (did you mean dateOfBirth?)",
    ]);
  });

  it("are none where every name is declared, or any name means something", () => {
    assert.deepEqual(
      ignoredArgumentsOf(schema)({ ...valid, labels: { anything: "goes" }, payment: { card: "x" } }),
      [],
    );
  });

  it("do not guess a name that was sent as well", () => {
    assert.deepEqual(ignoredArgumentsOf(schema)({ ...valid, contactMail: "x", contactEmail: "ada@example.com" }), [
      "contactMail",
    ]);
  });

  it("are told where they belong deeper down", () => {
    const party: JsonObject = { type: "object", properties: { adults: { type: "integer" } } };
    const nested: JsonObject = {
      type: "object",
      properties: { origin: { type: "string" }, travel: { type: "object", properties: { party } } },
    };
    assert.deepEqual(ignoredArgumentsOf(nested)({ adults: 3, travel: {} }), [
      "adults (did you mean travel.party.adults?)",
    ]);
  });

  it("are told twenty at a time", () => {
    const many = Object.fromEntries(Array.from({ length: 1_000 }, (_, index) => [`extra${index}`, index]));
    assert.equal(ignoredArgumentsOf(schema)({ ...valid, ...many }).length, 20);
  });
});
