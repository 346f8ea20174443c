/** The same quotes at the same minutes, byte for byte, wherever they are kept. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { drivers } from "../../support/drivers.js";
import { openServer, type ServerParts } from "./inProcess.js";

const rfp = {
  flight_details: {
    ...{ departure_airport: "KTEB", arrival_airport: "KVNY", passengers: 6 },
    departure_date: "2026-06-15T14:00:00Z",
  },
  operator_ids: ["OP-001", "OP-002", "OP-003", "OP-005"],
};

/** What a caller sees who looks at these instants. */
const seen = async (store: ServerParts["store"], ...instants: readonly string[]): Promise<readonly string[]> => {
  const { call, read, setNow, runtime } = await openServer({ ...(store !== undefined && { store }) });
  try {
    const { structured: made } = await call("create_rfp", rfp);
    const texts: string[] = [JSON.stringify(made)];
    const rfp_id = made["rfp_id"];
    for (const instant of instants) {
      setNow(instant);
      for (const tool of ["get_quotes", "get_quote_status"]) texts.push((await call(tool, { rfp_id })).text);
    }
    const shown = await read(`charter://rfps/${rfp_id}`);
    const [quote] = Object(shown["quotes"]);
    const event = await read(`charter://webhooks/events/${quote.quote_id}.received`);
    return [...texts, JSON.stringify(shown), JSON.stringify(event)];
  } finally {
    await runtime.close();
  }
};

const minutes = ["2026-06-01T12:03:00Z", "2026-06-01T13:00:00Z", "2026-06-01T15:00:00Z"];

for (const { name, skip, settingsIn } of drivers) {
  test(`quotes on ${name} are those of memory`, { skip }, async (context) => {
    const expected = await seen(undefined, ...minutes);
    assert.deepEqual(await seen(await settingsIn(context), ...minutes), expected);
  });
}

test("how often somebody looked decides nothing", async () => {
  const [often, once] = [await seen(undefined, ...minutes), await seen(undefined, ...minutes.slice(-1))];
  assert.deepEqual(once.slice(1), often.slice(-once.length + 1));
});
