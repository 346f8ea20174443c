/**
 * A second opinion on the generated types: json-schema-to-typescript prints every schema of the contracts, and one run of the compiler proves
 * that its types and ours accept each other.
 *
 * Types are compared in one form. What differs by design is left out of it: `readonly`, and index signatures of `unknown`, which the library
 * adds for every object that may have more properties. Whether a property may be absent stays in the form, so that one that is lost is found.
 */
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { after, describe, it } from "node:test";
import { compile, type JSONSchema } from "json-schema-to-typescript";
import { bundle } from "../../codegen/bundle.js";
import { sharedOf } from "../../codegen/emit/types.js";
import { parseCompilerOutput } from "../../codegen/gates/compilerCommand.js";
import { loadModels } from "../../codegen/generate.js";
import type { PackModel } from "../../codegen/model.js";
import { projectAt } from "../../codegen/project.js";
import { propertiesOf, type Schema, withoutAnnotations } from "../../codegen/schema.js";
import { temporaryFolder } from "../support/folders.js";
import { repository } from "../support/repository.js";

/** A schema of a contract, and the generated type that stands for it. */
interface Compared {
  readonly pack: string;
  readonly name: string;
  /** As TypeScript reaches it below the pack's types. */
  readonly ours: string;
  readonly schema: Schema;
}

const schemasOf = (pack: PackModel): readonly Compared[] => {
  const shared = sharedOf(pack);
  const compared = (name: string, schema: Schema | undefined, ours = name): readonly Compared[] =>
    schema === undefined ? [] : [{ pack: pack.name, name, ours, schema }];
  return [
    ...pack.schemas.flatMap(({ name }) => compared(name, bundle({ $ref: `#/$defs/${name}` }, shared))),
    ...pack.tools.flatMap(({ typeName, inputSchema, outputSchema }) => [
      ...compared(`${typeName}Input`, inputSchema),
      ...compared(`${typeName}Output`, outputSchema),
    ]),
    ...pack.resources.flatMap(({ typeName, schema }) => compared(`${typeName}Resource`, schema)),
    ...pack.reasons.flatMap(({ reason, data }) =>
      compared(`Data_${reason}`, data && bundle(data, shared), `ReasonData["${reason}"]`),
    ),
  ];
};

const nameOf = ({ pack, name }: Compared): string => `${pack}.${name}`;

/** Schemas that the library prints wider than they are, and why: there its type and ours do not say the same. */
const notPrinted: ReadonlyMap<string, string> = new Map([
  ["gds.BookFlightInput", "its anyOf says only which properties are required (an address or a telephone number)"],
  ["conformance.JsonSchema202012ToolInput", "its anyOf says only which properties are required"],
]);

/** A schema that was changed, against the type of the unchanged one: shows that the comparison finds what a printer may lose. */
const alteredFrom = (one: Compared): readonly Compared[] => {
  const { passengers = {}, ...others } = Object.fromEntries(propertiesOf(one.schema));
  const altered = (name: string, change: Schema): Compared => ({ ...one, name, schema: { ...one.schema, ...change } });
  return [
    altered("WithoutAProperty", { properties: others }),
    altered("WithAnotherType", { properties: { ...others, passengers: { type: "string" } } }),
    altered("WithNothingRequired", { required: [] }),
    altered("WithAValueLess", { properties: { ...others, passengers, cabin: { enum: ["economy", "business"] } } }),
  ];
};

const form = `
type Form<T> = T extends readonly (infer Item)[]
  ? readonly Form<Item>[]
  : T extends object
    ? { readonly [Key in keyof T as IsOpen<T, Key> extends true ? never : Key]-?: Presence<T, Key> }
    : T;
type IsOpen<T, Key extends keyof T> = string extends Key ? (unknown extends T[Key] ? true : false) : false;
type Presence<T, Key extends keyof T> = Record<never, never> extends Pick<T, Key>
  ? { readonly mayBeAbsent: Form<Exclude<T[Key], undefined>> }
  : { readonly isThere: Form<T[Key]> };
type Accepts<Target, Given extends Target> = [Target, Given];
`;

/** The library's own module for a schema: a type of this name, and those that it needs. */
const printed = ({ schema, name }: Compared): Promise<string> => {
  const copy: JSONSchema = JSON.parse(JSON.stringify(withoutAnnotations(schema)));
  return compile(copy, name, {
    additionalProperties: false,
    bannerComment: "",
    format: false,
    ignoreMinAndMaxItems: true,
    unknownAny: true,
  });
};

describe("the types of json-schema-to-typescript", () => {
  const folder = temporaryFolder({ after });
  const { packs } = loadModels(projectAt(repository));
  const all = packs.flatMap(schemasOf);
  const altered = all.filter((one) => nameOf(one) === "gds.SearchFlightsInput").flatMap(alteredFrom);

  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };

  /** Names of those whose two types do not accept each other, with what the compiler says. */
  const disagreements = async (cases: readonly Compared[]): Promise<ReadonlyMap<string, string>> => {
    const lines = packs.map(({ name }) => `import type * as ${name} from "${repository}generated/${name}/types.js";`);
    const lineOf = new Map<number, string>();
    lines.push(...form.trim().split("\n"));
    for (const [index, one] of cases.entries()) {
      const theirs = `T${index}`;
      write(`theirs/${theirs}.ts`, await printed(one));
      lines.push(`import type { ${one.name} as ${theirs} } from "./theirs/${theirs}.js";`);
      for (const [target, given] of [
        [`${one.pack}.${one.ours}`, theirs],
        [theirs, `${one.pack}.${one.ours}`],
      ]) {
        lines.push(`export type Case${lines.length} = Accepts<Form<${target}>, Form<${given}>>;`);
        lineOf.set(lines.length, nameOf(one));
      }
    }
    write("compared.ts", `${lines.join("\n")}\n`);
    const compilerOptions = {
      target: "es2022",
      module: "nodenext",
      strict: true,
      exactOptionalPropertyTypes: true,
      noEmit: true,
      skipLibCheck: true,
      types: ["node"],
      typeRoots: [join(repository, "node_modules/@types")],
    };
    write("package.json", '{ "type": "module" }\n');
    write("tsconfig.json", JSON.stringify({ compilerOptions, files: ["compared.ts"] }));
    const words = [join(repository, "node_modules/typescript/bin/tsc"), "--project", folder, "--pretty", "false"];
    const { stdout } = spawnSync(process.execPath, words, { cwd: folder, encoding: "utf8" });
    return new Map(
      parseCompilerOutput(stdout).map(({ file, line, message }) => [
        (file === "compared.ts" ? lineOf.get(line) : undefined) ?? `${file}:${line}`,
        message,
      ]),
    );
  };

  it("accept ours, and ours accept them, but where the library does not print a schema whole", async () => {
    assert.ok(all.length > 100, `${all.length} schemas`);
    const found = await disagreements([...all, ...altered]);
    const expected = [...notPrinted.keys(), ...altered.map(nameOf)];
    assert.deepEqual([...found.keys()].toSorted(), expected.toSorted(), [...found.values()].join("\n"));
    for (const name of notPrinted.keys()) assert.match(found.get(name) ?? "", /'mayBeAbsent' is missing in type/);
  });
});
