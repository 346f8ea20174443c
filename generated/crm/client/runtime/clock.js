// @generated: the runtime of every client. It is written by npm run codegen.
/** The real clock. */
const longestWaitMs = 2 ** 31 - 1;
const systemClock = {
  now: () => performance.now(),
  wait: (milliseconds, signal) => new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const done = () => {
      clearTimeout(timer);
      signal.removeEventListener("abort", done);
      resolve();
    };
    const timer = setTimeout(done, Math.min(milliseconds, longestWaitMs));
    signal.addEventListener("abort", done, { once: true });
  })
};
export {
  longestWaitMs,
  systemClock
};
