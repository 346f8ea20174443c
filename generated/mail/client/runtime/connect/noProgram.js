// @generated: the runtime of every client. It is written by npm run codegen.
/** Replaces `clientProgram` and `sdkProgram` in browser bundles: it rejects, because a browser starts no program. */
const startProgram = () => Promise.reject(
  new TypeError(
    'connect: a browser starts no program, so { command } leads nowhere; give the address of a server that runs: { url: "https://..." }'
  )
);
export {
  startProgram
};
