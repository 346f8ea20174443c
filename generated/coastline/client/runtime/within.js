// @generated: the runtime of every client. It is written by npm run codegen.
/** Limits work by a timeout and the caller's signal. Whichever comes first rejects it, with an error of its own. */
import { CancelledError, TimeoutError } from "./errors.js";
const within = async ({ tool, timeoutMs, signal, clock }, work) => {
  const cancelled = () => new CancelledError(`${tool} was cancelled`, { tool, cause: signal?.reason });
  const late = () => new TimeoutError(`${tool} gave no answer within ${timeoutMs} ms`, { tool, isTransient: true });
  if (signal?.aborted === true) throw cancelled();
  if (timeoutMs <= 0) throw late();
  const bound = new AbortController();
  const over = new AbortController();
  const cancel = () => bound.abort(cancelled());
  signal?.addEventListener("abort", cancel, { once: true });
  const expire = async () => {
    await clock.wait(timeoutMs, over.signal);
    if (!over.signal.aborted) bound.abort(late());
  };
  void expire();
  try {
    const reached = new Promise((_resolve, reject) => {
      bound.signal.addEventListener("abort", () => reject(bound.signal.reason), { once: true });
    });
    return await Promise.race([work(bound.signal), reached]);
  } finally {
    over.abort();
    signal?.removeEventListener("abort", cancel);
  }
};
export {
  within
};
