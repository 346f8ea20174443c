/**
 * The client in a browser: bundled as a user would, with nothing left out by hand, and run in Chromium against a real server. With
 * either official client.
 */
import assert from "node:assert/strict";
import { cpSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { after, before, describe, it } from "node:test";
import { build } from "esbuild";
import { browserOf, skipWithoutChromium } from "../../support/browser.js";
import { temporaryFolder } from "../../support/folders.js";
import { repository } from "../../support/repository.js";
import { linkOfficialClients } from "./emitted.js";
import { flights } from "./inputs.js";
import { startServer } from "./servers.js";

const officials = ["client", "sdk"] as const;

/** Hands what a page comes to back as data. */
const program = (official: string): string => `
  import { createClient, gds, isToolError } from "mock-gds-client";
  import { connect } from "mock-gds-client/connect/${official}";

  globalThis.travel = async (url, flights) => {
    const connection = await connect({ url });
    const client = createClient(gds, connection);
    const { itineraries } = await client.searchFlights(flights);
    const refused = await client.searchFlights({ ...flights, origin: "XYZ" }).catch((error) => error);
    const aborted = await client.searchFlights(flights, { signal: AbortSignal.abort() }).catch((error) => error.kind);
    await connection.close();
    return {
      found: itineraries.length,
      reason: isToolError(refused, gds.searchFlights, "UNKNOWN_AIRPORT") ? refused.reason : String(refused),
      hint: refused.hint,
      aborted,
    };
  };
  globalThis.start = () => connect({ command: "node", args: ["dist/main.js"] }).catch((error) => [error.name, error.message]);
`;

interface Travelled {
  readonly found: number;
  readonly reason: string;
  readonly hint: string;
  readonly aborted: string;
}

describe("the client in a browser", () => {
  const root = temporaryFolder({ after });
  const bundles = new Map<string, string>();
  before(async () => {
    cpSync(join(repository, "generated/gds/client"), join(root, "node_modules/mock-gds-client"), { recursive: true });
    linkOfficialClients(root);
    for (const official of officials) {
      const { outputFiles, warnings } = await build({
        stdin: { contents: program(official), resolveDir: root },
        absWorkingDir: root,
        bundle: true,
        platform: "browser",
        format: "esm",
        minify: true,
        write: false,
        logLevel: "silent",
      });
      assert.deepEqual(warnings, []);
      bundles.set(official, outputFiles[0]?.text ?? "");
    }
  });

  it("is bundled without a word of Node", () => {
    for (const bundle of bundles.values()) {
      assert.doesNotMatch(bundle, /["']node:|child_process/);
      assert.ok(bundle.length > 10_000);
    }
  });

  it("calls, is refused, cancels, and starts no program", { skip: skipWithoutChromium() }, async (context) => {
    const url = await startServer(context);
    const site = createServer((request, response) => {
      const [, official = ""] = /^\/(\w+)\.js$/.exec(request.url ?? "") ?? [];
      response.setHeader("Content-Type", official === "" ? "text/html" : "text/javascript");
      response.end(bundles.get(official) ?? `<!doctype html><title>Travel</title><link rel="icon" href="data:," />`);
    }).listen(0, "127.0.0.1");
    context.after(() => void site.close());
    await new Promise((resolve) => site.once("listening", resolve));
    const { port } = site.address() as AddressInfo;
    const browser = browserOf(context);
    for (const official of officials) {
      const results = await browser.withPage(async (page) => {
        await page.goto(`http://127.0.0.1:${port}/`);
        await page.addScriptTag({ type: "module", url: `/${official}.js` });
        return {
          travelled: await page.evaluate<Travelled>(`travel(${JSON.stringify(url)}, ${JSON.stringify(flights)})`),
          started: await page.evaluate<readonly string[]>("start()"),
        };
      });
      assert.ok(results.travelled.found > 0, official);
      assert.match(results.travelled.hint, /\S/);
      assert.deepEqual(
        [results.travelled.reason, results.travelled.aborted],
        ["UNKNOWN_AIRPORT", "cancelled"],
        official,
      );
      assert.equal(results.started[0], "TypeError");
      assert.match(results.started[1] ?? "", /a browser starts no program.*\{ url: "https:\/\/\.\.\." \}/);
    }
  });
});
