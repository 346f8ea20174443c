/** Signatures are over the very bytes, and only the secret's holder can make one. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { Webhook } from "standardwebhooks";
import { avinodeSignature, isSigned, standardSignature } from "../../src/webhooks/signatures.js";

const bytes = Buffer.from('{"event_id":"e-1"}');

test("a signature is that of RFC 4231's second case, written sha256=<hex>", () => {
  assert.equal(
    avinodeSignature("Jefe", Buffer.from("what do ya want for nothing?")),
    "sha256=5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843",
  );
});

test("a signature is taken with its prefix, without it, and in capitals", () => {
  const signature = avinodeSignature("secret", bytes);
  for (const header of [signature, signature.slice("sha256=".length), signature.slice("sha256=".length).toUpperCase()])
    assert.equal(isSigned(["secret"], header, bytes), true, header);
});

test("one byte more, another secret, and what is no signature are refused", () => {
  const signature = avinodeSignature("secret", bytes);
  assert.equal(isSigned(["secret"], signature, Buffer.concat([bytes, Buffer.from(" ")])), false);
  assert.equal(isSigned(["other"], signature, bytes), false);
  assert.equal(isSigned([], signature, bytes), false);
  for (const header of [
    undefined,
    "",
    "sha256=",
    `${signature}0`,
    signature.slice(0, -1),
    `sha1=${signature.slice(7)}`,
  ])
    assert.equal(isSigned(["secret"], header, bytes), false, header);
});

test("while a secret is changed, what is signed with either is taken", () => {
  for (const secret of ["new", "old"])
    assert.equal(isSigned(["new", "old"], avinodeSignature(secret, bytes), bytes), true, secret);
});

test("the official verifier takes a standard signature", () => {
  const secret = `whsec_${Buffer.from("twenty-four bytes of key").toString("base64")}`;
  const timestampSeconds = Math.floor(Date.now() / 1000);
  const body = '{"type":"booking.created","data":{"name":"Zoë"}}';
  const headers = {
    "webhook-id": "evt_default_1",
    "webhook-timestamp": String(timestampSeconds),
    "webhook-signature": standardSignature(secret, "evt_default_1", timestampSeconds, body),
  };
  assert.deepEqual(new Webhook(secret).verify(body, headers), JSON.parse(body));
  assert.throws(() => new Webhook(secret).verify(`${body} `, headers));
});
