/**
 * Closes the connection that was on its way to a worker when the worker was killed. Node's round robin would wait for
 * the worker for ever, and so would the client. It knows no request.
 */
import type { ChildProcess } from "node:child_process";

interface Closable {
  readonly close: () => void;
}

const isClosable = (handle: unknown): handle is Closable =>
  typeof handle === "object" && handle !== null && "close" in handle && typeof handle.close === "function";

/**
 * Only one connection at a time is on its way to a worker: the last that was sent. Closing one that has arrived does
 * nothing. A worker that ends in order hands back what it did not take, for another worker: that is left alone.
 */
export const closeUndelivered = (child: ChildProcess): void => {
  const { send } = child;
  let last: Closable | undefined;
  child.send = (...words: readonly unknown[]): boolean => {
    if (isClosable(words[1])) last = words[1];
    return Reflect.apply(send, child, words);
  };
  child.once("exit", (_code, signal) => {
    if (signal !== null) last?.close();
  });
};
