/** What is suggested for the record locators of the booking resources. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { anonymous, bookTrip, openServer, structuredOf, textAt, withHandle } from "./inProcess.js";

const templates = ["gds://bookings/{pnr}", "gds://bookings/{pnr}/history"];

test("the caller's own record locators are suggested, and nobody else's", async () => {
  const server = await openServer();
  const pnr = textAt(structuredOf(await bookTrip(server)), "pnr");
  for (const uri of templates) {
    const suggested = async (value: string, who = {}) =>
      (
        await server.complete(
          { ref: { type: "ref/resource", uri }, argument: { name: "pnr", value }, context: undefined },
          who,
        )
      ).values;
    assert.deepEqual(await suggested(""), [pnr]);
    assert.deepEqual(await suggested(pnr.slice(0, 8).toLowerCase()), [pnr]);
    assert.deepEqual(await suggested("TEST-none"), []);
    assert.deepEqual(await suggested("", withHandle("somebody-else-entirely")), []);
    assert.deepEqual(await suggested("", anonymous), []);
  }
  await server.runtime.close();
});
