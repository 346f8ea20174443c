/** Tools that give content, tell of progress, and ask their user: the fixtures of the conformance pack, through their client. */
import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import type { Progress } from "../../../generated/gds/client/index.js";
import { temporaryFolder } from "../../support/folders.js";
import { type ConformanceClient, loadConformanceClient, writeConformanceClient } from "./conformanceClient.js";
import { linkPackages } from "./emitted.js";
import { connectOver, startServer, ways } from "./servers.js";

describe("a client of tools that give content", () => {
  const started = startServer({ after }, "--pack", "conformance");
  const root = temporaryFolder({ after });
  let url = "";
  let createClient: ConformanceClient["createClient"];
  let conformance: ConformanceClient["conformance"];
  before(async () => {
    linkPackages(root);
    ({ createClient, conformance } = await loadConformanceClient(await writeConformanceClient(root)));
    url = await started;
  });

  for (const way of ways) {
    it(`${way}: gives the blocks`, async (context) => {
      const client = createClient(conformance, await connectOver(context, way, url));
      assert.deepEqual(await client.testSimpleText(), [
        { type: "text", text: "This is a simple text response for testing." },
      ]);
      const [image] = await client.testImageContent();
      assert.equal(image?.type === "image" && image.mimeType, "image/png");
    });

    it(`${way}: repeats arguments in headers where the contract says so`, async (context) => {
      const client = createClient(conformance, await connectOver(context, way, url));
      for (const text of ["plain", " café \n", "=?base64?Zm9v?="]) {
        const [block] = await client.testXMcpHeader({ text });
        assert.ok(block?.type === "text" && block.text.includes(text), text);
      }
    });

    it(`${way}: throws what the tool says is an error`, async (context) => {
      const client = createClient(conformance, await connectOver(context, way, url));
      await assert.rejects(client.testErrorHandling(), {
        kind: "refused",
        reason: "UNLISTED",
        tool: "test_error_handling",
        message: /^\[UNLISTED\] This tool intentionally returns an error/,
      });
      // The connection is of another pack's package, and so are the classes of its errors.
      const result = await client.testErrorHandling.safe();
      assert.equal(result.ok ? undefined : result.error.kind, "refused");
    });

    it(`${way}: tells of progress`, async (context) => {
      const client = createClient(conformance, await connectOver(context, way, url));
      const told: Progress[] = [];
      await client.testToolWithProgress({}, { onProgress: (progress) => told.push(progress) });
      assert.deepEqual(
        told.map(({ progress }) => progress),
        [0, 50, 100],
      );
    });

    it(`${way}: is refused what its client cannot answer`, async (context) => {
      const client = createClient(conformance, await connectOver(context, way, url));
      await assert.rejects(client.testElicitation({ message: "Who?" }), {
        kind: "refused",
        reason: "CLIENT_CAPABILITY",
      });
    });
  }

  for (const revision of ["2025-11-25", "2026-07-28"] as const) {
    it(`${revision}: leaves the server's questions to the handlers of one's own client`, async (context) => {
      const mode = revision === "2025-11-25" ? "legacy" : { pin: revision };
      const own = new Client(
        { name: "own", version: "1" },
        { capabilities: { elicitation: {} }, versionNegotiation: { mode } },
      );
      own.setRequestHandler("elicitation/create", async () => ({ action: "accept", content: { response: "Ada" } }));
      await own.connect(new StreamableHTTPClientTransport(new URL(url)));
      context.after(() => own.close());
      const [block] = await createClient(conformance, own).testElicitation({ message: "Who?" });
      assert.match(block?.type === "text" ? block.text : "", /Ada/);
    });
  }
});
