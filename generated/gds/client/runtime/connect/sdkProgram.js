// @generated: the runtime of every client. It is written by npm run codegen.
/** Starts a server as a child process with `@modelcontextprotocol/sdk`. Node only: browser bundles use `noProgram`. */
const startProgram = async ({ args = [], stderr = "ignore", env, ...rest }) => {
  const { StdioClientTransport } = await import("@modelcontextprotocol/sdk/client/stdio.js");
  return new StdioClientTransport({ ...rest, args: [...args], stderr, ...env && { env: { ...env } } });
};
export {
  startProgram
};
