/** What docs/models.md shows is what is compiled and run here. `UPDATE_SNIPPETS=1` writes it anew. */
import assert from "node:assert/strict";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { after, before, describe, it } from "node:test";
import { MockLanguageModelV3 } from "ai/test";
import { connect } from "../../../generated/gds/client/connect/client.js";
import type { Connection } from "../../../generated/gds/client/index.js";
import { repository } from "../../support/repository.js";
import { startServer } from "../typescript/servers.js";
import { planTrip } from "./snippets/aiSdk.js";
import { toolsFor } from "./snippets/langChain.js";
import { converse } from "./snippets/openai.js";

const document = join(repository, "docs/models.md");
const shown = /^```ts (\w+)\n([\s\S]*?)^```$/gm;

/** The file as a reader writes it, who has the package and not the repository. */
const snippet = (name: string): string =>
  readFileSync(join(repository, `test/clients/adapters/snippets/${name}.ts`), "utf8")
    .replaceAll("../../../../generated/gds/client/index.js", "mock-gds-client")
    .replaceAll(/\.\.\/\.\.\/\.\.\/\.\.\/generated\/gds\/client\/([\w./-]+)\.js/g, "mock-gds-client/$1");

it("the document shows the snippets as they are", () => {
  const text = readFileSync(document, "utf8");
  const expected = text.replaceAll(shown, (_block, name: string) => `\`\`\`ts ${name}\n${snippet(name)}\`\`\``);
  if (process.env["UPDATE_SNIPPETS"] === "1") writeFileSync(document, expected);
  else
    assert.equal(text, expected, "UPDATE_SNIPPETS=1 node --import tsx --test test/clients/adapters/document.test.ts");
  assert.deepEqual(
    [...text.matchAll(shown)].map(([, name]) => name),
    ["aiSdk", "langChain", "openai"],
  );
});

describe("the snippets", () => {
  let connection: Connection;
  const started = startServer({ after });
  before(async () => {
    connection = await connect({ url: await started });
    after(connection.close);
  });

  it("plan a trip with the AI SDK", async () => {
    const usage = {
      inputTokens: { total: 1, noCache: 1, cacheRead: 0, cacheWrite: 0 },
      outputTokens: { total: 1, text: 1, reasoning: 0 },
    };
    const model = new MockLanguageModelV3({
      doGenerate: {
        content: [{ type: "text", text: "There are some." }],
        finishReason: { unified: "stop", raw: undefined },
        usage,
        warnings: [],
      },
    });
    assert.equal(await planTrip(model, connection), "There are some.");
    assert.equal(model.doGenerateCalls[0]?.tools?.length, 9);
  });

  it("make tools for LangChain", () => {
    assert.equal(toolsFor(connection).length, 9);
  });

  it("converse with a strict model until it asks for nothing more", async () => {
    const call = {
      type: "function_call" as const,
      call_id: "1",
      name: "searchFlights",
      arguments: JSON.stringify({
        origin: "JFK",
        destination: "LAX",
        departureDate: "2026-06-15",
        passengers: null,
        cabin: null,
      }),
    };
    const items = await converse(async (sent) => (sent.length === 1 ? [call] : []), connection);
    assert.equal(items.length, 3);
    assert.match(JSON.stringify(items[2]), /function_call_output.*itineraries/);
  });
});
