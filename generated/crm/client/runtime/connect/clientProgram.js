// @generated: the runtime of every client. It is written by npm run codegen.
/** Starts a program and speaks with it over stdio, by `@modelcontextprotocol/client`. For Node alone: bundles for browsers do without it. */
const startProgram = async ({ args = [], stderr = "ignore", env, ...rest }) => {
  const { StdioClientTransport } = await import("@modelcontextprotocol/client/stdio");
  return new StdioClientTransport({ ...rest, args: [...args], stderr, ...env && { env: { ...env } } });
};
export {
  startProgram
};
