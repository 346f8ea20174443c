/**
 * Types and validators tell the same story: no sample type-checks and fails validation, or the other way round, but for
 * what is written down here as checked at run time only, or by the compiler only.
 */
import assert from "node:assert/strict";
import { cpSync, existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { it } from "node:test";
import { compile } from "../../codegen/ajv.js";
import { runCompiler } from "../../codegen/gates/compilerCommand.js";
import { loadModels } from "../../codegen/generate.js";
import type { PackModel } from "../../codegen/model.js";
import { projectAt } from "../../codegen/project.js";
import { definitionsOf, type Schema } from "../../codegen/schema.js";
import type { JsonValue } from "../../src/contract/contract.js";
import { repository } from "../support/repository.js";
import { copyOfFixture, generateInto, writeIn } from "./project.js";
import { checkedAtRunTimeOnly, checkedByTheCompilerOnly, kindOf } from "./runTimeOnly.js";
import { mutationsOf, sampleOf } from "./samples.js";

interface Sample {
  readonly type: string;
  readonly label: string;
  readonly value: JsonValue;
  readonly failures: readonly string[];
}

const mostPerBase = 120;

/** Large outputs have thousands of mutations that say the same: take them evenly from all over. */
const spread = <T>(list: readonly T[]): readonly T[] => {
  const step = Math.max(1, list.length / mostPerBase);
  return Array.from(
    { length: Math.min(list.length, mostPerBase) },
    (_, index) => list[Math.floor(index * step)],
  ).filter((item) => item !== undefined);
};

const samplesOf = (type: string, schema: Schema, bases: readonly JsonValue[]): readonly Sample[] => {
  const { validate } = compile(schema);
  return bases.flatMap((base) => {
    assert.equal(validate(base), true, `${type}: ${JSON.stringify(base)} ${JSON.stringify(validate.errors)}`);
    return [{ label: "as it is", value: base }, ...spread(mutationsOf(base))].map(({ label, value }) => ({
      type,
      label,
      value,
      failures: validate(value) ? [] : (validate.errors ?? []).map((failure) => kindOf(value, failure)),
    }));
  });
};

const holdsPlaceholder = (value: JsonValue): boolean => JSON.stringify(value).includes("${");

const packSamples = (pack: PackModel): readonly Sample[] =>
  pack.tools.flatMap((tool) => {
    const made = (schema: Schema): readonly JsonValue[] =>
      [true, false].map((isFull) => sampleOf(schema, definitionsOf(schema), isFull));
    const accepts = compile(tool.inputSchema).validate;
    // What the runtime alone refuses, as undeclared arguments of a destructive tool, is nothing that a schema has to know.
    const examples = tool.examples
      .filter(({ error }) => error?.reason !== "SCHEMA")
      .map((example) => example.arguments)
      .filter((value) => !holdsPlaceholder(value) && accepts(value));
    return [
      ...samplesOf(`${tool.typeName}Input`, tool.inputSchema, [...made(tool.inputSchema), ...examples]),
      ...(tool.outputSchema === undefined
        ? []
        : samplesOf(`${tool.typeName}Output`, tool.outputSchema, made(tool.outputSchema))),
    ];
  });

const samplesFile = (pack: PackModel, samples: readonly Sample[]): string =>
  [
    `import type * as types from "../generated/${pack.name}/types.js";`,
    ...samples.map(({ type, value }, index) => `export const s${index}: types.${type} = ${JSON.stringify(value)};`),
  ].join("\n");

const samplesPath = "src/samples.ts";

/** Numbers of the samples that do not type-check. Sample 0 stands in line 2. */
const rejectedByTypes = async (root: string): Promise<ReadonlySet<number>> =>
  new Set(
    (await runCompiler(root, join(repository, "node_modules/typescript/bin/tsc"), [samplesPath])).map(
      ({ file, line, message }) => {
        assert.equal(file, samplesPath, message);
        return line - 2;
      },
    ),
  );

const disagreements = (samples: readonly Sample[], rejected: ReadonlySet<number>): readonly string[] =>
  samples.flatMap(({ type, label, value, failures }, index) => {
    const isTyped = !rejected.has(index);
    const isValid = failures.length === 0;
    if (isTyped === isValid) return [];
    if (isTyped && failures.some((keyword) => checkedAtRunTimeOnly.has(keyword))) return [];
    if (isValid && (label.endsWith(checkedByTheCompilerOnly) || label.endsWith("misspelt"))) return [];
    return [
      `${type}, ${label}: types ${isTyped ? "accept" : "reject"}, validator ${failures.join(", ") || "accepts"}: ${JSON.stringify(value).slice(0, 200)}`,
    ];
  });

const checkSoundness = async (root: string): Promise<void> => {
  const { packs } = loadModels(projectAt(root));
  for (const pack of packs) {
    const samples = packSamples(pack);
    writeIn(root, samplesPath, samplesFile(pack, samples));
    const rejected = await rejectedByTypes(root);
    assert.ok(rejected.size > 0, "some mutations must not type-check");
    assert.deepEqual(disagreements(samples, rejected), []);
  }
};

it("types and validators of the pack library agree", async (test) => {
  const root = copyOfFixture(test, "library");
  await generateInto(root);
  await checkSoundness(root);
});

it("types and validators of the project's own packs agree", async (test) => {
  const root = copyOfFixture(test, "minimal");
  rmSync(join(root, "contracts"), { recursive: true });
  assert.ok(existsSync(join(repository, "contracts")));
  cpSync(join(repository, "contracts"), join(root, "contracts"), { recursive: true });
  await generateInto(root);
  await checkSoundness(root);
});
