/** How one text becomes the value of a setting by the format that a pack's contract gives it. */
import assert from "node:assert/strict";
import { it } from "node:test";
import { readValue } from "../../src/config/values.js";

const address = { type: "string", default: null, env: "ADDRESS", description: "Where to ask." };

it("a setting of format url takes an address to which a secret may be sent, and says which ones are", () => {
  const read = (text: string) => readValue(text, { ...address, format: "url" });
  assert.deepEqual(read("https://api.example.com"), { value: "https://api.example.com" });
  assert.deepEqual(read("http://127.0.0.1:4010"), { value: "http://127.0.0.1:4010" });
  for (const text of ["http://api.example.com", "https://me:key@api.example.com", "ftp://127.0.0.1"])
    assert.deepEqual(read(text), {
      allowed: "an https address, or an http one of this machine, without user, query and fragment",
    });
});

it("a setting of format cidrs takes ranges of addresses", () => {
  const read = (text: string) => readValue(text, { ...address, format: "cidrs" });
  assert.deepEqual(read("10.0.0.0/8,::1"), { value: "10.0.0.0/8,::1" });
  for (const text of ["10.0.0.0/99", "10.0.0.0/", "010.0.0.1"])
    assert.deepEqual(read(text), { allowed: "addresses or ranges such as 10.0.0.0/8, separated by commas" }, text);
});
