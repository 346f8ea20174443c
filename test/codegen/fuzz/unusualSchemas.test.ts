/**
 * Whatever a contract may say, its code says the same: schemas drawn by lot are linted, those that pass are generated and compiled in
 * one go, and for values drawn by lot the handler receives what the validator admitted, with defaults filled in.
 *
 * `SCHEMA_SEED` and `SCHEMA_COUNT` draw others, or more.
 */
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { after, describe, it } from "node:test";
import type { ValidateFunction } from "ajv";
import fc from "fast-check";
import { createJudge } from "../../../codegen/ajv.js";
import { pythonClientEmitter } from "../../../codegen/emit/pythonClient.js";
import { resolveEmitter } from "../../../codegen/emit/resolve.js";
import { typesEmitter } from "../../../codegen/emit/types.js";
import { typeDeclarations } from "../../../codegen/emit/typescript/typeDeclarations.js";
import { runCompiler } from "../../../codegen/gates/compilerCommand.js";
import { lintProject } from "../../../codegen/lint/index.js";
import { metaCheck } from "../../../codegen/metaSchemas.js";
import { buildModel, type PackModel, type ToolModel } from "../../../codegen/model.js";
import { definitionsOf, type Schema } from "../../../codegen/schema.js";
import type { JsonValue } from "../../../src/contract/contract.js";
import { repository } from "../../support/repository.js";
import { importTypescript } from "../../support/typescript.js";
import { createLot } from "../compat/randomSchemas.js";
import { projectOf } from "../lint/samplePack.js";
import { copyOfFixture, writeIn } from "../project.js";
import { checkedAtRunTimeOnly, kindOf } from "../runTimeOnly.js";
import { mutationsOf } from "../samples.js";
import { inspectorOf } from "./received.js";
import { inputSchema, sharedSchemas } from "./schemas.js";
import { valueFor } from "./values.js";

const seed = Number(process.env["SCHEMA_SEED"] ?? 20_261_122);
const count = Number(process.env["SCHEMA_COUNT"] ?? 240);
const schemasToAPack = 40;
const valuesToASchema = 40;
const samplesToASchema = 10;

const packFiles = (packName: string): readonly (readonly [string, object])[] => [
  [
    "pack.json",
    {
      name: packName,
      title: "Unusual",
      version: "1.0.0",
      description: "Schemas drawn by lot.",
      instructions: "Call any.",
      errorDocs: "unusual://errors#{reason}",
    },
  ],
];

const toolFile = (name: string, input: Schema): object => ({
  name,
  title: name,
  description: `The tool ${name}.`,
  inputSchema: input,
  outputSchema: { type: "object", additionalProperties: false },
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  errors: [],
});

/** Advice does not matter here, and costs time. */
const settings = { budgets: { tokensPerTool: 1_000_000, tokensPerList: 1_000_000 } };

interface Drawn {
  readonly packs: readonly PackModel[];
  readonly refused: ReadonlyMap<string, number>;
}

const check = metaCheck();

/** Draws a pack and leaves out, until nothing is left to refuse, what lint refuses. */
const drawPack = (
  packName: string,
  packSeed: number,
  size: number,
  refused: Map<string, number>,
): PackModel | undefined => {
  const [shared] = fc.sample(sharedSchemas, { seed: packSeed, numRuns: 1 });
  const inputs = fc.sample(inputSchema, { seed: packSeed + 1, numRuns: size });
  const folder = `contracts/${packName}`;
  const texts = new Map(
    [
      ...packFiles(packName),
      ...Object.entries(shared ?? {}).map(([name, schema]) => [`schemas/${name}.json`, schema] as const),
      ...inputs.map((input, index) => [`tools/t${index}.json`, toolFile(`t${index}`, input)] as const),
    ].map(([path, content]) => [`${folder}/${path}`, JSON.stringify(content)]),
  );
  texts.set("contracts/toolchain.json", JSON.stringify(settings));
  for (;;) {
    const { packs, findings } = lintProject(projectOf(texts), check);
    const faults = findings.filter(({ level }) => level === "error");
    const [loaded] = packs;
    if (faults.length === 0) return loaded && buildModel(loaded);
    for (const { rule } of faults) refused.set(rule, (refused.get(rule) ?? 0) + 1);
    const paths = new Set(faults.map(({ where }) => where.split(":")[0] ?? ""));
    for (const path of paths) {
      if (path.endsWith("pack.json")) throw new Error(JSON.stringify(faults));
      // What refers to a schema that is gone is refused in the next round; an empty one keeps them.
      if (path.includes("/schemas/"))
        texts.set(path, JSON.stringify({ type: "object", properties: { x: { type: "string" } } }));
      else texts.delete(path);
    }
  }
};

const drawn = (): Drawn => {
  const refused = new Map<string, number>();
  const packs = Array.from({ length: Math.ceil(count / schemasToAPack) }, (_, index) =>
    drawPack(`p${index}`, seed + 2 * index, schemasToAPack, refused),
  ).filter((pack) => pack !== undefined);
  return { packs, refused };
};

const namesOfLists = /"(?:length|map)":/;

interface Sample {
  readonly type: string;
  readonly value: JsonValue;
  readonly failures: readonly string[];
  readonly isDeclared: boolean;
  /** Texts and lists have a `length`, and lists a `map`: to TypeScript they are objects that may have one. */
  readonly looksLikeObject: boolean;
}

const root = copyOfFixture({ after }, "minimal");
const { packs, refused } = drawn();
const tools = packs.flatMap((pack) => pack.tools.map((tool) => ({ pack, tool })));

for (const pack of packs) {
  for (const { path, text } of [...(await typesEmitter.emit(pack)), ...(await resolveEmitter.emit(pack))]) {
    writeIn(root, path, text);
  }
  writeIn(root, `generated/${pack.name}/client.d.ts`, typeDeclarations(pack));
  for (const { path, text } of await pythonClientEmitter.emit(pack)) {
    if (path.endsWith("_mcp_client/types.py")) writeIn(root, path, text);
  }
}

describe(`schemas drawn by lot (seed ${seed}, ${count} schemas)`, () => {
  const lot = createLot(seed);
  const valuesOf = ({ inputSchema: schema }: ToolModel, validate: ValidateFunction): readonly JsonValue[] => {
    const definitions = definitionsOf(schema);
    const values = Array.from({ length: valuesToASchema }, () => valueFor(lot, schema, definitions));
    const bases = values.filter((value) => validate(value)).slice(0, 2);
    const changed = bases.flatMap(mutationsOf).map(({ value }) => value);
    return [
      ...values,
      ...Array.from({ length: valuesToASchema }, () => changed[Math.floor(lot() * changed.length)]).filter(
        (value) => value !== undefined,
      ),
    ];
  };
  const judge = createJudge();
  const drawnValues = tools.map(({ pack, tool }) => {
    const validate = judge(tool.inputSchema);
    return { pack, tool, validate, values: valuesOf(tool, validate) };
  });
  const samples: Sample[] = [];

  it("lets the handler receive what the validator admitted", async (test) => {
    let admitted = 0;
    const faults: string[] = [];
    for (const { pack, tool, validate, values } of drawnValues) {
      const module: Readonly<Record<string, (input: unknown) => JsonValue>> = await importTypescript(
        join(root, `generated/${pack.name}/resolve.ts`),
      );
      const resolve = module[`resolve${tool.typeName}`];
      assert.ok(resolve);
      const { inspect, isDeclared } = inspectorOf(tool.inputSchema);
      const sampled: Sample[] = [];
      for (const value of values) {
        const isAdmitted = validate(value) === true;
        const failures = isAdmitted ? [] : (validate.errors ?? []).map((failure) => kindOf(value, failure));
        sampled.push({
          type: `${pack.name}.${tool.typeName}Input`,
          value,
          failures,
          isDeclared: isAdmitted && isDeclared(value),
          looksLikeObject: namesOfLists.test(JSON.stringify(tool.inputSchema)),
        });
        if (!isAdmitted) continue;
        admitted++;
        const before = JSON.stringify(value);
        let found: readonly string[];
        try {
          found = inspect(value, resolve(value));
        } catch (error) {
          found = [String(error)];
        }
        assert.equal(JSON.stringify(value), before, "what was sent is not changed");
        if (found.length > 0)
          faults.push(
            `${pack.name}.${tool.name}: ${found.join("; ")}\n  sent ${before}\n  schema ${JSON.stringify(tool.inputSchema)}`,
          );
      }
      samples.push(...sampled.filter(({ failures }) => failures.length === 0).slice(0, samplesToASchema));
      samples.push(...sampled.filter(({ failures }) => failures.length > 0).slice(0, samplesToASchema));
    }
    test.diagnostic(`seed ${seed}: ${tools.length} of ${count} schemas passed lint, ${admitted} values admitted`);
    test.diagnostic(`refused: ${[...refused].map(([rule, times]) => `${rule} ${times}`).join(", ")}`);
    assert.equal(faults.length, 0, `${faults.length} faults, the first:\n${faults.slice(0, 3).join("\n")}`);
  });

  it("compiles strictly, and types and validators agree", async (test) => {
    const path = "src/samples.ts";
    const text = [
      packs.map(({ name }) => `import type * as ${name} from "../generated/${name}/types.js";`).join(" "),
      ...samples.map(({ type, value }, index) => `export const s${index}: ${type} = ${JSON.stringify(value)};`),
    ].join("\n");
    writeIn(root, path, text);
    const files = packs.flatMap(({ name }) =>
      ["types.ts", "resolve.ts", "client.d.ts"].map((file) => `generated/${name}/${file}`),
    );
    const found = await runCompiler(root, join(repository, "node_modules/typescript/bin/tsc"), [...files, path]);
    const broken = found.filter(({ file }) => file !== path);
    assert.deepEqual(broken.slice(0, 3), [], `${broken.length} errors in generated files`);
    const rejected = new Set(found.map(({ line }) => line - 2));
    const disagreements = samples.flatMap(({ type, value, failures, isDeclared, looksLikeObject }, index) => {
      const isTyped = !rejected.has(index);
      const isValid = failures.length === 0;
      if (isTyped === isValid) return [];
      if (isTyped && (failures.some((kind) => checkedAtRunTimeOnly.has(kind)) || looksLikeObject)) return [];
      if (isValid && !isDeclared) return [];
      return [
        `${type}: types ${isTyped ? "accept" : "reject"}, validator ${failures.join(", ") || "accepts"}: ${JSON.stringify(value)}`,
      ];
    });
    test.diagnostic(`${samples.length} samples, ${rejected.size} of them rejected by their types`);
    assert.equal(
      disagreements.length,
      0,
      `${disagreements.length} disagreements:\n${disagreements.slice(0, 5).join("\n")}`,
    );
  });

  it("gives Python modules that can be read", () => {
    const modules = packs.map(({ name, clients }) =>
      join(root, `generated/${name}/python/${clients.python.replaceAll("-", "_")}/types.py`),
    );
    execFileSync("python3", [
      "-c",
      "import ast, sys; [ast.parse(open(path).read()) for path in sys.argv[1:]]",
      ...modules,
    ]);
  });
});
