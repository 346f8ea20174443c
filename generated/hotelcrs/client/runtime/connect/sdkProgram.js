// @generated: the runtime of every client. It is written by npm run codegen.
/** Starts a program and speaks with it over stdio, by `@modelcontextprotocol/sdk`. For Node alone: bundles for browsers do without it. */
const startProgram = async ({ args = [], stderr = "ignore", env, ...rest }) => {
  const { StdioClientTransport } = await import("@modelcontextprotocol/sdk/client/stdio.js");
  return new StdioClientTransport({ ...rest, args: [...args], stderr, ...env && { env: { ...env } } });
};
export {
  startProgram
};
