/** Whose a request is, which addresses are listed, and how often one may send. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { addressList, senderOf } from "../../src/webhooks/addresses.js";
import { createAdmission } from "../../src/webhooks/admission.js";

const nobody = (): boolean => false;
const proxies = addressList("10.0.0.0/8, ::1, fd00::/8");

test("addresses and ranges of both versions are listed, and what is no address is not", () => {
  const isListed = addressList("192.0.2.0/24,198.51.100.7 , 2001:db8::/32");
  for (const address of ["192.0.2.0", "192.0.2.255", "198.51.100.7", "2001:db8:1::1"])
    assert.equal(isListed(address), true, address);
  for (const address of ["192.0.3.0", "198.51.100.8", "2001:db9::", "", "localhost", "192.0.2.1:80", "192.0.2"])
    assert.equal(isListed(address), false, address);
});

test("an IPv4 address that a socket shows as IPv6 is the IPv4 address", () => {
  assert.equal(senderOf("::ffff:192.0.2.1", undefined, nobody), "192.0.2.1");
  assert.equal(senderOf("::ffff:10.0.0.1", "::FFFF:192.0.2.1", proxies), "192.0.2.1");
});

test("nobody but a trusted proxy says who the sender is", () => {
  assert.equal(senderOf("192.0.2.1", "203.0.113.9", proxies), "192.0.2.1");
  assert.equal(senderOf("10.0.0.1", "203.0.113.9", nobody), "10.0.0.1");
});

test("the sender is the last address that is no trusted proxy, whatever stands before it", () => {
  for (const [forwardedFor, sender] of [
    ["192.0.2.1", "192.0.2.1"],
    ["203.0.113.9, 192.0.2.1", "192.0.2.1"],
    ["203.0.113.9, 192.0.2.1, fd00::2, 10.2.2.2", "192.0.2.1"],
    ["10.2.2.2", "10.2.2.2"],
    ["192.0.2.1, unknown", "10.0.0.1"],
    ["192.0.2.1, unknown, 10.2.2.2", "10.2.2.2"],
    ["", "10.0.0.1"],
    [undefined, "10.0.0.1"],
  ] as const)
    assert.equal(senderOf("10.0.0.1", forwardedFor, proxies), sender, forwardedFor);
});

test("an address may send a burst, then at its rate; others are not held up by it", () => {
  let nowMs = 0;
  const refused: string[] = [];
  const admit = createAdmission({
    rate: { perMinute: 60, burst: 3 },
    isListed: undefined,
    nowMs: () => nowMs,
    count: (outcome) => void refused.push(outcome),
  });
  const statuses = (count: number, address = "192.0.2.1") =>
    Array.from({ length: count }, () => admit(address)?.status ?? "heard");
  assert.deepEqual(statuses(4), ["heard", "heard", "heard", 429]);
  assert.deepEqual(statuses(1, "192.0.2.2"), ["heard"]);
  nowMs += 2_500;
  assert.deepEqual(statuses(3), ["heard", "heard", 429]);
  assert.equal(admit("192.0.2.1")?.headers["retry-after"], "1");
  nowMs += 3_600_000;
  assert.deepEqual(statuses(4), ["heard", "heard", "heard", 429]);
  assert.equal(refused.length, 4);
});

test("the addresses of one IPv6 network send together, as whoever has one has them all", () => {
  const admit = createAdmission({
    rate: { perMinute: 60, burst: 3 },
    isListed: undefined,
    nowMs: () => 0,
    count: () => undefined,
  });
  const statuses = (addresses: readonly string[]) => addresses.map((address) => admit(address)?.status ?? "heard");
  assert.deepEqual(statuses(["2001:db8:0:1::1", "2001:DB8:0:1:2:3:4:5", "2001:db8::1:0:0:0:9", "2001:db8:0:1::7"]), [
    "heard",
    "heard",
    "heard",
    429,
  ]);
  assert.deepEqual(statuses(["2001:db8:0:2::1", "2001:db8::1", "::1", "fe80::1%eth0"]), Array(4).fill("heard"));
});
