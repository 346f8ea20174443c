/** Starts a program and speaks with it over stdio, by `@modelcontextprotocol/sdk`. For Node alone: bundles for browsers do without it. */

import type { StartProgram } from "./connect.types.js";

/** The module is loaded only where a program is started. */
export const startProgram: StartProgram = async ({ args = [], stderr = "ignore", env, ...rest }) => {
  const { StdioClientTransport } = await import("@modelcontextprotocol/sdk/client/stdio.js");
  return new StdioClientTransport({ ...rest, args: [...args], stderr, ...(env && { env: { ...env } }) });
};
