/**
 * Types and validators tell the same story: no sample type-checks and fails validation, or the other way round, but for
 * what is written down here as checked at run time only, or by the compiler only.
 */
import assert from "node:assert/strict";
import { cpSync } from "node:fs";
import { join } from "node:path";
import { after, before, describe, it } from "node:test";
import { createJudge } from "../../codegen/ajv.js";
import { typesEmitter } from "../../codegen/emit/types.js";
import { runCompiler } from "../../codegen/gates/compilerCommand.js";
import { emitFiles, loadModels } from "../../codegen/generate.js";
import type { PackModel } from "../../codegen/model.js";
import { projectAt } from "../../codegen/project.js";
import { definitionsOf, type Schema } from "../../codegen/schema.js";
import type { JsonValue } from "../../src/contract/contract.js";
import { packNames } from "../../src/packs/index.js";
import { repository } from "../support/repository.js";
import { copyOfFixture, writeIn } from "./project.js";
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

const judge = createJudge();

const samplesOf = (type: string, schema: Schema, bases: readonly JsonValue[]): readonly Sample[] => {
  const validate = judge(schema);
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
    const accepts = judge(tool.inputSchema);
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
    `import type * as types from "../../generated/${pack.name}/types.js";`,
    ...samples.map(({ type, value }, index) => `export const s${index}: types.${type} = ${JSON.stringify(value)};`),
  ].join("\n");

const samplesPath = (pack: string): string => `src/samples/${pack}.ts`;

/** By pack, the numbers of the samples that do not type-check. Sample 0 stands in line 2. */
const rejectedByTypes = async (
  root: string,
  packs: readonly string[],
): Promise<ReadonlyMap<string, ReadonlySet<number>>> => {
  const script = join(repository, "node_modules/typescript/bin/tsc");
  const found = await runCompiler(root, script, packs.map(samplesPath));
  for (const { file, message } of found) assert.ok(packs.map(samplesPath).includes(file), `${file}: ${message}`);
  const linesIn = (path: string): readonly number[] =>
    found.filter(({ file }) => file === path).map(({ line }) => line - 2);
  return new Map(packs.map((pack) => [pack, new Set(linesIn(samplesPath(pack)))]));
};

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

/** Nothing is generated but what samples are held against, and the compiler looks at all packs at once. */
describe("types and validators agree", () => {
  const names = [...packNames, "library"];
  const samples = new Map<string, readonly Sample[]>();
  let rejected: ReadonlyMap<string, ReadonlySet<number>> = new Map();

  before(async () => {
    const root = copyOfFixture({ after }, "library");
    cpSync(join(repository, "contracts"), join(root, "contracts"), { recursive: true });
    const { packs } = loadModels(projectAt(root));
    for (const { path, text } of await emitFiles(packs, [typesEmitter])) writeIn(root, path, text);
    for (const pack of packs) {
      const made = packSamples(pack);
      samples.set(pack.name, made);
      writeIn(root, samplesPath(pack.name), samplesFile(pack, made));
    }
    rejected = await rejectedByTypes(root, [...samples.keys()]);
  });

  it("of all packs that there are", () => assert.deepEqual([...samples.keys()].sort(), [...names].sort()));

  for (const name of names) {
    it(`of the pack ${name}`, () => {
      const ofPack = rejected.get(name) ?? new Set();
      assert.ok(ofPack.size > 0, "some mutations must not type-check");
      assert.deepEqual(disagreements(samples.get(name) ?? [], ofPack), []);
    });
  }
});
