/** Waits for what a test cannot be told. */

/** A busy machine takes its time: only what never comes to be is given up. */
const patienceMs = 120_000;
const lookEveryMs = 20;

/** Asks until the answer is true. Throws, with what was waited for, when it never is. */
export const until = async (what: string, isTrue: () => boolean | Promise<boolean>): Promise<void> => {
  const givenUpAtMs = Date.now() + patienceMs;
  while (!(await isTrue())) {
    if (Date.now() > givenUpAtMs) throw new Error(`waited in vain until ${what}`);
    await new Promise((resolve) => setTimeout(resolve, lookEveryMs));
  }
};
