/** Each way in which a service outside fails ends in one documented reason, and shows nothing that must stay hidden. */
import assert from "node:assert/strict";
import test from "node:test";
import fc from "fast-check";
import type { PackContract } from "../../src/contract/contract.js";
import { upstreamReasons } from "../../src/contract/upstreamReasons.js";
import { catalogued } from "../../src/runtime/calls/rendering.js";
import { upstreamRefusal } from "../../src/runtime/upstreamRefusals.js";
import { UpstreamFailure, type UpstreamFailureKind } from "../../src/upstream/port.js";
import { createTimedPack } from "./fixtures/timedPack.js";

type Facts = UpstreamFailure["facts"];

const failureOf = (kind: UpstreamFailureKind, facts: Partial<Facts> = {}): UpstreamFailure =>
  new UpstreamFailure(kind, {
    upstream: "duffel",
    operation: "createOfferRequest",
    attempts: 3,
    mayHaveBeenDone: false,
    ...facts,
  });

const environment = ["AMADEUS_API_KEY", "AMADEUS_API_SECRET"];

/** Each kind: what it ends in when nothing was done, and when something may have been. A new kind does not compile without. */
const table: Readonly<Record<UpstreamFailureKind, readonly [undone: string, perhapsDone: string]>> = {
  connect: ["UPSTREAM_UNAVAILABLE", "OUTCOME_UNKNOWN"],
  rateLimited: ["UPSTREAM_RATE_LIMITED", "OUTCOME_UNKNOWN"],
  busy: ["UPSTREAM_UNAVAILABLE", "OUTCOME_UNKNOWN"],
  server: ["UPSTREAM_UNAVAILABLE", "OUTCOME_UNKNOWN"],
  early: ["UPSTREAM_UNAVAILABLE", "OUTCOME_UNKNOWN"],
  reset: ["UPSTREAM_UNAVAILABLE", "OUTCOME_UNKNOWN"],
  truncated: ["UPSTREAM_MALFORMED", "OUTCOME_UNKNOWN"],
  timeout: ["UPSTREAM_SLOW", "OUTCOME_UNKNOWN"],
  mediaType: ["UPSTREAM_MALFORMED", "OUTCOME_UNKNOWN"],
  malformed: ["UPSTREAM_MALFORMED", "OUTCOME_UNKNOWN"],
  tooLarge: ["UPSTREAM_MALFORMED", "OUTCOME_UNKNOWN"],
  unauthorized: ["UPSTREAM_AUTH", "OUTCOME_UNKNOWN"],
  rejected: ["UPSTREAM_REFUSED", "OUTCOME_UNKNOWN"],
  refused: ["UPSTREAM_UNAVAILABLE", "OUTCOME_UNKNOWN"],
};

const kinds = Object.keys(table) as UpstreamFailureKind[];

/** A catalogue that lists them, as every pack with an upstream has one. */
const errors: PackContract["errors"] = Object.fromEntries(
  Object.entries(upstreamReasons).map(([reason, facts]) => [
    reason,
    { reason, ...facts, message: "{said}{environment}", hint: "Go on." },
  ]),
);
const { contract } = createTimedPack(() => ({}), { errors });

for (const kind of kinds) {
  test(`a failure of kind ${kind} ends in its documented reason`, () => {
    const [undone, perhapsDone] = table[kind];
    for (const [reason, mayHaveBeenDone] of [
      [undone, false],
      [perhapsDone, true],
    ] as const) {
      const failure = upstreamRefusal(failureOf(kind, { mayHaveBeenDone }), { environment });
      const refusal = catalogued(failure, { contract, correlationId: "c" });
      assert.deepEqual([failure.reason, refusal?.reason, refusal?.data["attempts"]], [reason, reason, 3]);
    }
  });
}

test("credentials that may not do it are refused as credentials, by the names of their variables", () => {
  for (const failure of [failureOf("unauthorized", { status: 401 }), failureOf("rejected", { status: 403 })]) {
    const { reason, detail } = upstreamRefusal(failure, { environment, said: "key abc is unknown" });
    assert.deepEqual([reason, detail["environment"]], ["UPSTREAM_AUTH", "AMADEUS_API_KEY and AMADEUS_API_SECRET"]);
    assert.equal("said" in detail, false, "the words may repeat the key");
  }
});

test("what to wait and the service's own id are told where they are known", () => {
  const { detail } = upstreamRefusal(
    failureOf("rateLimited", { status: 429, retryAfterMs: 1500, vendorRequestId: "req:1" }),
    { environment },
  );
  assert.deepEqual(detail, {
    field: "server",
    value: null,
    upstream: "duffel",
    attempts: 3,
    status: 429,
    retryAfterMs: 1500,
    upstreamRequestId: "req:1",
  });
  const hostile = upstreamRefusal(failureOf("busy", { vendorRequestId: "x\ny" }), { environment });
  assert.equal("upstreamRequestId" in hostile.detail, false);
});

test("the service's words are one line, masked and short, and its status stands where it has none", () => {
  const saidOf = (said?: string): unknown =>
    upstreamRefusal(failureOf("rejected", { status: 422 }), {
      environment,
      secrets: ["duffel_test_key"],
      ...(said !== undefined && { said }),
    }).detail["said"];
  assert.equal(saidOf(), "status 422");
  assert.equal(saidOf(" \n\u0000 "), "status 422");
  assert.equal(saidOf("No seat\nfor ada@example.com\u202e with duffel_test_key"), "No seat for [e-mail] with ***");
  assert.equal(String(saidOf("x".repeat(5000))).length, 300);
});

test("nothing that a service answers brings more than 300 characters, or another line", () => {
  fc.assert(
    fc.property(fc.constantFrom(...kinds), fc.string({ maxLength: 2000 }), fc.string(), (kind, said, answer) => {
      const failure = failureOf(kind, { status: 422, answer, vendorRequestId: answer });
      const { detail } = upstreamRefusal(failure, { environment, said });
      const words = detail["said"];
      if (words === undefined) return;
      assert.ok(typeof words === "string" && words.length <= 300);
      assert.doesNotMatch(words, /[\p{Cc}]/u);
    }),
  );
});

test("no secret is shown in the service's words, in whatever form it repeats what it was sent", () => {
  const secrets = ['s&cr"t <one>', ""];
  const [secret = ""] = secrets;
  const forms = [secret, encodeURIComponent(secret), "s%26cr%22t+%3Cone%3E", "s&amp;cr&quot;t &lt;one&gt;"];
  const json = JSON.stringify({ secret });
  for (const form of [...forms, json, Buffer.from(secret).toString("base64")]) {
    const { said } = Object(
      upstreamRefusal(failureOf("rejected"), { environment, said: `no: ${form}!`, secrets }).detail,
    );
    assert.equal(said, form === json ? 'no: {"secret":"***"}!' : "no: ***!");
  }
});
