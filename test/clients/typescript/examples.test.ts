/** Every example of the contract, called through the client: what comes back is what the contract says, and a mock can give it. */
import assert from "node:assert/strict";
import { after, before, describe, it, type TestContext } from "node:test";
import { loadModels } from "../../../codegen/generate.js";
import { projectAt } from "../../../codegen/project.js";
import { gds, isToolError, type ToolCaller, toolCaller } from "../../../generated/gds/client/index.js";
import { createMockClient, type MockHandlers } from "../../../generated/gds/client/mock.js";
import { repository } from "../../support/repository.js";
import { validatorOf } from "./matchers.js";
import { connectOver, startServer } from "./servers.js";

type Fields = Readonly<Record<string, unknown>>;

const valueAlong = (results: Fields, path: string): unknown =>
  path.split(".").reduce<unknown>((value, step) => (Object(value) as Fields)[step], results);

/** The arguments with what earlier calls gave. In the contract each placeholder is a whole text. */
const filledIn = (input: object, results: Fields): Fields =>
  JSON.parse(
    JSON.stringify(input).replaceAll(/"\$\{([^}]+)\}"/g, (_placeholder, path: string) =>
      JSON.stringify(valueAlong(results, path)),
    ),
  );

const pack = loadModels(projectAt(repository)).packs.find(({ name }) => name === "gds") ?? assert.fail("no pack gds");

describe("the examples of the contract", () => {
  const started = startServer({ after });
  let url = "";
  before(async () => {
    url = await started;
  });

  const callerFor = async (context: TestContext): Promise<ToolCaller> =>
    toolCaller(gds, await connectOver(context, "client 2026-07-28", url));

  for (const tool of pack.tools) {
    for (const example of tool.examples) {
      it(`${tool.name}: ${example.title}`, async (context) => {
        const call = await callerFor(context);
        const results: Record<string, unknown> = {};
        for (const given of example.given ?? []) {
          results[given.as] = await call(given.call, filledIn(given.arguments, results));
        }
        const answer = call(tool.name, filledIn(example.arguments, results));
        if (example.error !== undefined) {
          const error: unknown = await answer.catch((thrown: unknown) => thrown);
          assert.ok(isToolError(error));
          assert.deepEqual(
            [error.tool, error.reason, error.field],
            [tool.name, example.error.reason, example.error.field],
          );
          return;
        }
        const output = await answer;
        assert.equal(validatorOf(example.output ?? {})(output), true);
        assert.equal(validatorOf(tool.outputSchema ?? {})(output), true);

        const handlers: MockHandlers<typeof gds> = Object.fromEntries([
          [tool.valueName, () => JSON.parse(JSON.stringify(output))],
        ]);
        const mock = createMockClient(gds, handlers);
        assert.deepEqual(await toolCaller(gds, mock.connection)(tool.name), output);
      });
    }
  }
});
