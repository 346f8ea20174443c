/** Every example of the contract does what it says, through the dispatcher and with output validation. */
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { describe, test } from "node:test";
import { Ajv2020 } from "ajv/dist/2020.js";
import type { JsonObject } from "../../../src/contract/contract.js";
import { at, type Outcome, openServer, type Server, structuredOf } from "./inProcess.js";

interface Example {
  readonly name: string;
  readonly title: string;
  readonly given?: readonly { readonly call: string; readonly as: string; readonly arguments: unknown }[];
  readonly arguments: unknown;
  readonly output?: JsonObject;
  readonly error?: { readonly reason: string; readonly field: string };
}

interface ExampleFile {
  readonly tool: string;
  readonly environment?: Readonly<Record<string, string>>;
  readonly examples: readonly Example[];
}

const folder = new URL("../../../contracts/gds/examples/", import.meta.url);
const ajv = new Ajv2020({ strict: false });

/** Puts what earlier calls gave in the place of `${name.path}`. */
const filledIn = (value: unknown, results: Readonly<Record<string, unknown>>): unknown => {
  if (typeof value === "string") {
    return value.replaceAll(/\$\{([^}]+)\}/g, (_whole, path: string) => String(at(results, path)));
  }
  if (Array.isArray(value)) return value.map((item) => filledIn(item, results));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, filledIn(item, results)]));
};

const run = async (server: Server, tool: string, { given = [], arguments: input }: Example): Promise<Outcome> => {
  const results: Record<string, unknown> = {};
  for (const step of given) {
    results[step.as] = structuredOf(await server.call(step.call, filledIn(step.arguments, results)));
  }
  return server.call(tool, filledIn(input, results));
};

const check = (outcome: Outcome, { output, error }: Example): void => {
  if (error !== undefined) {
    assert.equal(outcome.kind, "refusal");
    assert.equal(outcome.kind === "refusal" && outcome.data["reason"], error.reason);
    assert.equal(outcome.kind === "refusal" && outcome.data["field"], error.field);
    assert.doesNotMatch(
      outcome.kind === "refusal" ? `${outcome.message} ${outcome.data["hint"]}` : "",
      /\(none\)|\{[A-Za-z]|undefined/,
    );
    return;
  }
  const validate = ajv.compile(output ?? {});
  assert.ok(validate(structuredOf(outcome)), ajv.errorsText(validate.errors));
};

for (const file of readdirSync(folder)) {
  const { tool, environment = {}, examples }: ExampleFile = JSON.parse(readFileSync(new URL(file, folder), "utf8"));
  describe(`examples of ${tool}`, () => {
    for (const example of examples) {
      test(`${example.name}: ${example.title}`, async () => {
        const server = await openServer(
          { seed: environment["MOCK_GDS_SEED"] ?? "mock-gds" },
          environment["MOCK_GDS_NOW"],
        );
        try {
          check(await run(server, tool, example), example);
        } finally {
          await server.runtime.close();
        }
      });
    }
  });
}
