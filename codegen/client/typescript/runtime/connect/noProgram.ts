/** Replaces `clientProgram` and `sdkProgram` in browser bundles: it rejects, because a browser starts no program. */

import type { StartProgram } from "./connect.types.js";

export const startProgram: StartProgram = () =>
  Promise.reject(
    new TypeError(
      'connect: a browser starts no program, so { command } leads nowhere; give the address of a server that runs: { url: "https://..." }',
    ),
  );
