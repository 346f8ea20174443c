/** The limit of sessions: what anybody may invent gives way to what clients began or booked in. */
import assert from "node:assert/strict";
import test from "node:test";
import { modernRequest, postModern } from "../transport/wireRequests.js";
import { productMain } from "./support/build.js";
import { legacyCaller, modernCaller } from "./support/callers.js";
import { gatherOffers, stayOrder } from "./support/catalogue.js";
import { defineServer } from "./support/servers.js";

test("handles that anybody may invent push out no session that a client began or booked in", async (t) => {
  const environment = { MCP_MAX_SESSIONS: "4" };
  const server = await defineServer(t, "server", { main: productMain(t), environment });
  await server.start();
  const begun = await legacyCaller(server);
  const booked = modernCaller({ ...server, session: "a-handle-that-has-booked" });
  const toolCallsOf = async (): Promise<unknown> => {
    const request = modernRequest("resources/read", { uri: "gds://session/current" });
    const headers = { "x-gds-session": "a-handle-that-has-booked" };
    const { body } = await postModern(`${server.url()}/mcp`, request, headers);
    return JSON.parse(body.result.contents[0].text).session.toolCalls;
  };
  const { hotelIds } = await gatherOffers(modernCaller(server));
  const outcome = await booked.call("bookHotel", stayOrder(hotelIds[0] ?? "", 1));
  assert.equal(outcome.kind, "accepted", JSON.stringify(outcome));
  const invent = async (name: string): Promise<void> => {
    for (let number = 1; number <= 12; number += 1) {
      const answer = await modernCaller({ ...server, session: `invented-${name}-${number}` }).call("listBookings", {});
      assert.equal(answer.kind, "accepted", JSON.stringify(answer));
    }
  };
  await invent("first");
  assert.equal((await begun.call("listBookings", {})).kind, "accepted", "the session of 2025 is there");
  assert.equal(await toolCallsOf(), 1, "so is the handle that has booked");
  const others = [await legacyCaller(server), await legacyCaller(server)];
  await invent("second");
  for (const caller of [begun, ...others]) {
    assert.equal((await caller.call("listBookings", {})).kind, "accepted", "none of those that clients began has gone");
  }
  assert.equal(await toolCallsOf(), 1);
});
