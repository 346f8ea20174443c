/** Every example of a pack's contract does what it says, through the dispatcher and with output validation. */
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { Ajv2020 } from "ajv/dist/2020.js";
import type { JsonObject } from "../../src/contract/contract.js";

/** As much of a server in this process as an example needs. */
interface Answering {
  readonly runtime: { readonly close: () => Promise<void> };
  readonly call: (
    tool: string,
    input: unknown,
  ) => Promise<{ readonly text: string; readonly structured: Readonly<Record<string, unknown>> }>;
}

interface Example {
  readonly name: string;
  readonly given?: readonly { readonly call: string; readonly as: string; readonly arguments: unknown }[];
  readonly arguments: unknown;
  readonly output?: JsonObject;
  readonly error?: { readonly reason: string; readonly field: string };
}

interface ExampleFile {
  readonly tool: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly examples: readonly Example[];
}

const ajv = new Ajv2020({ strict: false });

const at = (value: unknown, path: string): unknown =>
  path.split(".").reduce((inner: unknown, name) => Object(inner)[name], value);

/** Puts what earlier calls gave in the place of `${name.path}`. */
const filledIn = (value: unknown, results: object): unknown =>
  JSON.parse(JSON.stringify(value).replaceAll(/\$\{([^}]+)\}/g, (_whole, path: string) => String(at(results, path))));

/** One test for each example. */
export const testExamples = (
  pack: string,
  openServer: (parts: {
    readonly seed: string;
    readonly now: string;
    readonly isFrozen: boolean;
  }) => Promise<Answering>,
): void => {
  const folder = new URL(`../../contracts/${pack}/examples/`, import.meta.url);
  for (const file of readdirSync(folder)) {
    const { tool, environment, examples }: ExampleFile = JSON.parse(readFileSync(new URL(file, folder), "utf8"));
    for (const { name, given = [], arguments: input, output = {}, error } of examples) {
      test(`${tool}: ${name}`, async () => {
        const { call, runtime } = await openServer({
          seed: environment["MOCK_GDS_SEED"] ?? "",
          now: environment["MOCK_GDS_NOW"] ?? "",
          isFrozen: true,
        });
        try {
          const results: Record<string, unknown> = {};
          for (const step of given)
            results[step.as] = (await call(step.call, filledIn(step.arguments, results))).structured;
          const { structured, text } = await call(tool, filledIn(input, results));
          if (error !== undefined) {
            const { reason, field } = Object(structured["data"] ?? structured);
            assert.deepEqual({ reason, field }, error, text);
          } else assert.ok(ajv.validate(output, structured), `${ajv.errorsText()}: ${text}`);
        } finally {
          await runtime.close();
        }
      });
    }
  }
};
