// @generated: the runtime of every client. It is written by npm run codegen.
/** Stands where programs are started, in bundles for browsers. */
const startProgram = () => Promise.reject(
  new TypeError(
    'connect: a browser starts no program, so { command } leads nowhere; give the address of a server that runs: { url: "https://..." }'
  )
);
export {
  startProgram
};
