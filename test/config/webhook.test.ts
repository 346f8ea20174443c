/** What `mock-gds webhook` is asked to do. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { readCommand } from "../../src/config/read.js";

const url = "https://receiver.test/hook?a=b";

const orderOf = (...words: readonly string[]) => {
  const command = readCommand(words, {});
  assert.ok(command.kind === "webhook", JSON.stringify(command));
  return { ...command.command, world: command.configuration.world };
};

const usual = { ids: [], url: undefined, events: [], isDead: false, isRotating: false, isJson: false, world: null };

test("webhook: the action, its options, and the settings around them", () => {
  assert.deepEqual(orderOf("webhook", "add", "--url", url), { ...usual, action: "add", url });
  assert.deepEqual(
    orderOf("--world=ci", "webhook", "add", `--url=${url}`, "--events", "booking.created, booking.cancelled", "--json"),
    { ...usual, action: "add", url, events: ["booking.created", "booking.cancelled"], isJson: true, world: "ci" },
  );
  assert.deepEqual(orderOf("webhook", "list", "--json"), { ...usual, action: "list", isJson: true });
  for (const action of ["show", "pause", "resume", "remove", "secret", "test"] as const) {
    assert.deepEqual(orderOf("webhook", action, "wh_1", "--seed", "s"), { ...usual, action, ids: ["wh_1"] });
  }
  assert.deepEqual(orderOf("webhook", "secret", "--rotate", "wh_1"), {
    ...usual,
    ...{ action: "secret", ids: ["wh_1"], isRotating: true },
  });
  assert.deepEqual(orderOf("webhook", "deliveries"), { ...usual, action: "deliveries" });
  assert.deepEqual(orderOf("webhook", "deliveries", "wh_1", "--dead"), {
    ...usual,
    ...{ action: "deliveries", ids: ["wh_1"], isDead: true },
  });
  assert.deepEqual(orderOf("webhook", "redeliver", "a", "b"), { ...usual, action: "redeliver", ids: ["a", "b"] });
  assert.deepEqual(orderOf("webhook", "redeliver", "--dead"), { ...usual, action: "redeliver", isDead: true });
});

const refused: readonly (readonly [readonly string[], RegExp])[] = [
  [["webhook"], /: webhook needs an action: add, list, show, pause, /],
  [["webhook", "--json"], /webhook needs an action/],
  [["webhook", "ad"], /unknown action 'webhook ad': did you mean add\?/],
  [["webhook", "add"], /webhook add needs --url, the address of the receiver/],
  [["webhook", "add", "--url"], /--url needs a value/],
  [["webhook", "add", "--url", url, "--rotate"], /--rotate is for webhook secret, not for webhook add/],
  [["webhook", "pause", "wh_1", "--json"], /--json is for webhook add, list, show, deliveries, not for webhook pause/],
  [["webhook", "list", "wh_1"], /unknown command 'wh_1'/],
  [["webhook", "show"], /webhook show needs the id of a subscription: mock-gds webhook list shows them/],
  [["webhook", "show", "wh_1", "wh_2"], /webhook show takes one subscription, not also 'wh_2'/],
  [["webhook", "redeliver"], /webhook redeliver needs ids of deliveries, or --dead/],
  [["webhook", "redeliver", "a", "b", "--dead"], /takes one subscription, not also 'b'/],
  [["webhook", "list", "world", "list"], /world and webhook are two commands: give one of them/],
  [["webhok", "list"], /unknown command 'webhok': did you mean webhook\?/],
];

for (const [words, line] of refused) {
  test(`refused: ${words.join(" ")}`, () => {
    const command = readCommand(words, {});
    assert.equal(command.kind, "refuse");
    assert.match(command.kind === "refuse" ? command.line : "", line);
  });
}
