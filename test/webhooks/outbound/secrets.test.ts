/** Signatures of what goes out, judged by the official verifier of Standard Webhooks. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { Webhook } from "standardwebhooks";
import { overlapMs, secretOf, secretsAt, standardHeaders } from "../../../src/webhooks/outbound/secrets.js";

const key = "a key of thirty-two characters!!";
const subscription = { id: "wh_0123456789abcdef", generation: 1 };
const letter = { event: "evt_default_1_00000000", body: '{"type":"booking.created","ä":"€"}' };

test("the official verifier accepts a delivery, and refuses it with one byte changed, another secret or another time", () => {
  const nowMs = Date.now();
  const headers = standardHeaders(key, subscription, letter, nowMs);
  const verifier = new Webhook(secretOf(key, subscription.id, 1));
  assert.deepEqual(verifier.verify(letter.body, headers), JSON.parse(letter.body));
  assert.throws(() => verifier.verify(`${letter.body} `, headers), /No matching signature/);
  assert.throws(
    () => verifier.verify(letter.body, { ...headers, "webhook-id": "evt_default_2_00000000" }),
    /No matching/,
  );
  assert.throws(() => new Webhook(secretOf(key, "wh_other", 1)).verify(letter.body, headers), /No matching/);
  assert.throws(() => new Webhook(secretOf(`${key}x`, subscription.id, 1)).verify(letter.body, headers), /No matching/);
  const old = standardHeaders(key, subscription, letter, nowMs - 3_600_000);
  assert.throws(() => verifier.verify(letter.body, old), /too old/);
});

test("after a rotation both secrets verify for a day, and then the new one alone", () => {
  const nowMs = Date.now();
  const old = new Webhook(secretOf(key, subscription.id, 1));
  const present = new Webhook(secretOf(key, subscription.id, 2));
  const headersAfter = (ms: number) =>
    standardHeaders(key, { ...subscription, generation: 2, rotatedAtMs: nowMs - ms }, letter, nowMs);
  for (const verifier of [old, present]) verifier.verify(letter.body, headersAfter(overlapMs - 1));
  present.verify(letter.body, headersAfter(overlapMs));
  assert.throws(() => old.verify(letter.body, headersAfter(overlapMs)), /No matching/);
});

test("a secret is whsec_ and 32 bytes, another for each subscription and generation, and the same each time", () => {
  const secrets = [
    secretOf(key, "wh_a", 1),
    secretOf(key, "wh_a", 2),
    secretOf(key, "wh_b", 1),
    secretOf(`${key}x`, "wh_a", 1),
  ];
  assert.equal(new Set(secrets).size, 4);
  assert.equal(secretOf(key, "wh_a", 1), secrets[0]);
  for (const secret of secrets) assert.match(secret, /^whsec_[A-Za-z0-9+/]{43}=$/);
  assert.deepEqual(secretsAt(key, { id: "wh_a", generation: 1, rotatedAtMs: 0 }, 1), [secrets[0]]);
});
