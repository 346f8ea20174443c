/** Starts a server as a child process with `@modelcontextprotocol/client`. Node only: browser bundles use `noProgram`. */

import type { StartProgram } from "./connect.types.js";

/** Creates the transport of a child process. Imports the stdio module only here, when it is needed. */
export const startProgram: StartProgram = async ({ args = [], stderr = "ignore", env, ...rest }) => {
  const { StdioClientTransport } = await import("@modelcontextprotocol/client/stdio");
  return new StdioClientTransport({ ...rest, args: [...args], stderr, ...(env && { env: { ...env } }) });
};
