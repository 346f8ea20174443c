/** What `mock-gds due` is asked to do. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { readCommand } from "../../src/config/read.js";

test("due: the action, its options, and the settings around them", () => {
  const orderOf = (...words: readonly string[]) => {
    const command = readCommand(words, {});
    assert.ok(command.kind === "due", JSON.stringify(command));
    return { ...command.command, pack: command.configuration.pack.join(","), world: command.configuration.world };
  };
  const usual = { ids: [], queue: undefined, isDead: false, isJson: false, pack: "gds", world: null };
  assert.deepEqual(orderOf("due", "list", "--json"), { ...usual, action: "list", isJson: true });
  assert.deepEqual(orderOf("--world=ci", "due", "list", "--dead", "--queue", "q"), {
    ...{ ...usual, world: "ci", queue: "q" },
    ...{ action: "list", isDead: true },
  });
  assert.deepEqual(orderOf("due", "retry", "evt_1", "evt_2", "--seed", "s"), {
    ...{ ...usual, action: "retry" },
    ids: ["evt_1", "evt_2"],
  });
  assert.deepEqual(orderOf("due", "retry", "--dead", "--queue=q"), {
    ...{ ...usual, action: "retry", queue: "q" },
    isDead: true,
  });
});

const refused: readonly (readonly [readonly string[], string])[] = [
  [["due"], "due needs an action: list, retry"],
  [["due", "lst"], "unknown action 'due lst': did you mean list?"],
  [["due", "retry"], "due retry needs ids, or --dead for all that were given up"],
  [["due", "retry", "evt_1", "--dead"], "due retry needs ids, or --dead for all that were given up"],
  [["due", "retry", "evt_1", "--json"], "--json is for due list, not for due retry"],
  [["due", "list", "--queue"], "--queue needs a value"],
  [["due", "list", "world", "list"], "world and due are two commands: give one of them"],
  [["deu", "list"], "unknown command 'deu': did you mean due?"],
];

for (const [words, line] of refused) {
  test(`refused: ${words.join(" ")}`, () => {
    assert.deepEqual(readCommand(words, {}), { kind: "refuse", line: `mock-gds: ${line}` });
  });
}
