/**
 * To be loaded before `node:test`, which follows every promise of a process, to know by whom a test is declared and whose an error
 * is that nobody catches: a tenth of what busy tests take. Here it follows them while a file declares its tests, and no longer.
 */
import asyncHooks from "node:async_hooks";

const { createHook } = asyncHooks;

/** What `node:test` follows promises with, once it has made it. */
let hook;

asyncHooks.createHook = (callbacks) => {
  const made = createHook(callbacks);
  const [, , caller = ""] = new Error().stack.split("\n");
  if (caller.includes("(node:internal/test_runner/")) hook = made;
  return made;
};

/** From here on `node:test` follows promises. */
export const watch = () => hook?.enable();

/** From here on it does not. */
export const unwatch = () => hook?.disable();
