/** What the marketplace makes of an inbox that does not take an event. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { StoreUnavailableError } from "../../../src/store/index.js";
import type { AvinodeEvent } from "../../../src/vendors/avinode/events.js";
import { inboxRefusal } from "../../../src/vendors/avinode/facade/emit.js";

const event: AvinodeEvent = {
  event_type: "quote_expired",
  event_id: "QT-ABCDEF-001.expired",
  timestamp: "2026-06-05T12:02:00Z",
  rfp_id: "RFP-2026-06-01-ABCDEF",
  quote_id: "QT-ABCDEF-001",
};

test("an inbox whose store is away can be asked again, any other refusal is a failure", () => {
  assert.ok(inboxRefusal(503, '{"error":"Store away"}', event) instanceof StoreUnavailableError);
  for (const [status, body] of [
    [503, '{"error":"World full"}'],
    [400, '{"error":"Invalid payload"}'],
    [401, '{"error":"Invalid signature"}'],
  ] as const) {
    const refusal = inboxRefusal(status, body, event);
    assert.ok(!(refusal instanceof StoreUnavailableError));
    assert.match(refusal.message, new RegExp(`${status} to quote_expired`));
  }
});
