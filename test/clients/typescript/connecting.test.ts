/** What connecting says of a server that is not there, or says nothing: with either official client. */
import assert from "node:assert/strict";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, it } from "node:test";
import { connect as connectClient } from "../../../generated/gds/client/connect/client.js";
import { connect as connectSdk } from "../../../generated/gds/client/connect/sdk.js";

for (const [name, connect] of [
  ["client", connectClient],
  ["sdk", connectSdk],
] as const) {
  describe(`connecting with ${name}`, () => {
    it("ends by its deadline where a program says nothing", async () => {
      const silent = { command: process.execPath, args: ["-e", "process.stdin.resume()"] };
      await assert.rejects(connect(silent, { timeoutMs: 50 }), { kind: "timeout", tool: "connect" });
    });

    it("says that a server that nobody started may be there later", async () => {
      const server = createServer().listen(0, "127.0.0.1");
      await new Promise((resolve) => server.once("listening", resolve));
      const { port } = server.address() as AddressInfo;
      await new Promise((resolve) => server.close(resolve));
      const missing = { url: `http://127.0.0.1:${port}/mcp` };
      await assert.rejects(connect(missing), { kind: "transport", isTransient: true });
    });

    it("takes an address that is none as the program's mistake", async () => {
      await assert.rejects(connect({ url: "nonsense" }), TypeError);
    });
  });
}
