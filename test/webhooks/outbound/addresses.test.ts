/** Where deliveries may go: never to link-local and metadata addresses, in whatever form they are written. */
import assert from "node:assert/strict";
import type { LookupAddress } from "node:dns";
import { test } from "node:test";
import {
  forbiddenAddress,
  guardedLookup,
  objectionToAddress,
  objectionToUrl,
} from "../../../src/webhooks/outbound/addresses.js";

const never = [
  "169.254.169.254",
  "169.254.0.1",
  "100.100.100.200",
  "168.63.129.16",
  "192.0.0.192",
  "0.0.0.0",
  "0.1.2.3",
  "224.0.0.1",
  "255.255.255.255",
  "::",
  "fe80::1",
  "fe80::1%eth0",
  "febf::1",
  "ff02::1",
  "fd00:ec2::254",
  "::ffff:169.254.169.254",
  "::ffff:a9fe:a9fe",
  "::ffff:0:169.254.169.254",
  "64:ff9b::a9fe:a9fe",
  "64:ff9b::169.254.169.254",
  "64:ff9b:1::a9fe:a9fe",
  "2002:a9fe:a9fe::1",
  "2001:0:1::1",
];

const ofThisNetwork = [
  "127.0.0.1",
  "127.8.9.1",
  "10.1.2.3",
  "172.16.0.1",
  "172.31.255.255",
  "192.168.1.1",
  "100.64.0.1",
  "198.18.0.1",
  "203.0.113.9",
  "::1",
  "fc00::1",
  "fd12:3456::1",
  "2001:db8::1",
  "::ffff:127.0.0.1",
  "::ffff:0:127.0.0.1",
  "::127.0.0.1",
  "64:ff9b::10.0.0.1",
  "2002:c0a8:101::",
];

const ofTheInternet = ["1.1.1.1", "172.32.0.1", "100.128.0.1", "93.184.215.14", "2606:4700::1111", "::ffff:8.8.8.8"];

test("link-local, metadata and multicast addresses are never reached", () => {
  for (const address of never) {
    for (const targets of ["any", "public"] as const) assert.ok(objectionToAddress(address, targets), address);
  }
});

test("private and loopback addresses are reached unless targets are public", () => {
  for (const address of ofThisNetwork) {
    assert.equal(objectionToAddress(address, "any"), undefined, address);
    assert.ok(objectionToAddress(address, "public"), address);
  }
  for (const address of ofTheInternet) assert.equal(objectionToAddress(address, "public"), undefined, address);
});

test("a text that is no address is not reached", () => {
  for (const text of ["", "localhost", "127.1", "1.2.3.4.5", "::g"]) assert.ok(objectionToAddress(text, "any"), text);
});

test("an address of a subscription is http or https, without user and fragment, and not itself a forbidden address", () => {
  for (const url of ["https://example.com/hook?x=1", "http://127.0.0.1:8080/", "http://[::1]/", "http://10.0.0.1"]) {
    assert.equal(objectionToUrl(url, "any"), undefined, url);
  }
  const refused = [
    "",
    "example.com",
    "ftp://example.com/",
    "file:///etc/passwd",
    "https://user:secret@example.com/",
    "https://example.com/#part",
    "http://169.254.169.254/latest/meta-data",
    "http://0xa9fea9fe/",
    "http://2852039166/",
    "http://0251.0376.0251.0376/",
    "http://[::ffff:169.254.169.254]/",
    `https://example.com/${"a".repeat(2000)}`,
  ];
  for (const url of refused) assert.ok(objectionToUrl(url, "any"), url);
  assert.match(objectionToUrl("https://user:secret@example.com/", "any") ?? "", /without a user/);
  assert.match(objectionToUrl("http://example.com/", "public") ?? "", /expected https/);
  assert.match(objectionToUrl("https://127.0.0.1/", "public") ?? "", /not on the public internet/);
});

const looked = (addresses: readonly string[], targets: "any" | "public", all: boolean) =>
  new Promise<string | readonly string[]>((resolve, reject) => {
    const found: LookupAddress[] = addresses.map((address) => ({ address, family: address.includes(":") ? 6 : 4 }));
    const lookup = guardedLookup(targets, (_hostname, _options, callback) => callback(null, found));
    lookup("receiver.test", { all }, (error, answer) => {
      if (error !== null) reject(error);
      else resolve(typeof answer === "string" ? answer : answer.map(({ address }) => address));
    });
  });

test("a name opens a socket to those of its addresses alone that are allowed", async () => {
  assert.equal(await looked(["1.1.1.1"], "public", false), "1.1.1.1");
  assert.deepEqual(await looked(["10.0.0.1", "1.1.1.1", "::1"], "public", true), ["1.1.1.1"]);
  assert.equal(await looked(["fe80::1", "127.0.0.1"], "any", false), "127.0.0.1");
  for (const [addresses, targets] of [
    [["169.254.169.254"], "any"],
    [["::ffff:169.254.169.254", "fe80::1"], "any"],
    [["127.0.0.1", "10.0.0.1"], "public"],
    [[], "any"],
  ] as const) {
    await assert.rejects(looked(addresses, targets, true), { code: forbiddenAddress });
  }
});
