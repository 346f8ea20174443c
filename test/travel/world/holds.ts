/** `assert.ok` that always has a message: without one, Node 20 searches the source for the expression and can hang on transpiled files. */
import assert from "node:assert/strict";

/** Fails the test unless the condition holds, and narrows it for what follows. */
export function holds(condition: unknown, message = "expected to hold, see the stack for the line"): asserts condition {
  assert.ok(condition, message);
}
