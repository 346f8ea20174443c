/** The rules that hold between the files of a pack: names, references, reasons, defaults. Examples have rules of their own. */
import { compile } from "../ajv.js";
import { bundle, withLocalReferences } from "../bundle.js";
import type { Finding } from "../finding.js";
import { contractFinding, type LoadedPack } from "../load.js";
import { typeName } from "../names.js";
import { pointerTo } from "../pointer.js";
import { isObject, type Schema, visitSchema } from "../schema.js";
import { checkExamples } from "./examples.js";
import { type AnyFile, describeFailures, type Report } from "./report.js";
import { type SchemaPlace, schemaFaults } from "./schema.js";

const checkNames = (loaded: LoadedPack, report: Report): void => {
  const { pack, tools, schemas, examples } = loaded;
  const folderName = loaded.folder.slice(loaded.folder.lastIndexOf("/") + 1);
  if (pack.content.name !== folderName)
    report(pack, "/name", "name", `is "${pack.content.name}", the folder is ${folderName}`);
  for (const tool of tools) {
    if (tool.content.name !== tool.stem)
      report(tool, "/name", "name", `is "${tool.content.name}", the file is ${tool.stem}.json`);
  }
  const toolNames = new Set(tools.map((tool) => tool.stem));
  pack.content.toolOrder?.forEach((name, index) => {
    if (!toolNames.has(name))
      report(pack, pointerTo("toolOrder", index), "name", `names ${name}, and there is no tools/${name}.json`);
  });
  for (const file of examples) {
    if (file.content.tool !== file.stem)
      report(file, "/tool", "name", `is "${file.content.tool}", the file is ${file.stem}.json`);
    else if (!toolNames.has(file.stem))
      report(file, "/tool", "name", `names ${file.stem}, and there is no tools/${file.stem}.json`);
  }
  checkTypeNames(loaded, schemas, report);
};

/** Two files must never ask for one type name. */
const checkTypeNames = ({ tools, resources }: LoadedPack, schemas: LoadedPack["schemas"], report: Report): void => {
  const owners = new Map<string, string>();
  const claim = (file: AnyFile, pointer: string, name: string): void => {
    const owner = owners.get(name);
    if (owner === undefined) owners.set(name, file.path);
    else report(file, pointer, "name", `gives the type name ${name}, which ${owner} gives already`);
  };
  for (const file of schemas) {
    if (!/^[A-Z][A-Za-z0-9]*$/.test(file.stem))
      report(file, "", "name", `${file.stem} is not a type name such as BookOffer`);
    claim(file, "", file.stem);
  }
  for (const file of tools) {
    for (const suffix of ["Input", "Resolved", "Output", "Reason"])
      claim(file, "/name", `${typeName(file.stem)}${suffix}`);
  }
  resources?.content.resources.forEach(({ name }, index) => {
    claim(resources, pointerTo("resources", index, "name"), `${typeName(name)}Resource`);
  });
};

interface PlacedSchema {
  readonly file: AnyFile;
  readonly pointer: string;
  readonly schema: Schema;
  readonly isOutput: boolean;
  readonly isShared: boolean;
}

const schemasOf = ({ tools, schemas, resources }: LoadedPack): readonly PlacedSchema[] => [
  ...schemas.map((file) => ({ file, pointer: "", schema: file.content, isOutput: false, isShared: true })),
  ...tools.flatMap((file) => [
    { file, pointer: "/inputSchema", schema: file.content.inputSchema, isOutput: false, isShared: false },
    ...(file.content.outputSchema === undefined
      ? []
      : [{ file, pointer: "/outputSchema", schema: file.content.outputSchema, isOutput: true, isShared: false }]),
  ]),
  ...(resources?.content.resources ?? []).flatMap(({ schema }, index) =>
    resources === undefined || schema === undefined
      ? []
      : [
          {
            file: resources,
            pointer: pointerTo("resources", index, "schema"),
            schema,
            isOutput: true,
            isShared: false,
          },
        ],
  ),
];

/** Shared schemas that an output or a resource reaches are outputs too. */
const reachedByOutputs = (placed: readonly PlacedSchema[], shared: ReadonlyMap<string, Schema>): ReadonlySet<string> =>
  new Set(
    placed
      .filter(({ isOutput }) => isOutput)
      .flatMap(({ schema }) => {
        const definitions = bundle(schema, shared)["$defs"];
        return isObject(definitions) ? Object.keys(definitions) : [];
      }),
  );

const checkSchemas = (loaded: LoadedPack, shared: ReadonlyMap<string, Schema>, report: Report): void => {
  const placed = schemasOf(loaded);
  const outputs = reachedByOutputs(placed, shared);
  for (const { file, pointer, schema, isOutput, isShared } of placed) {
    const place: SchemaPlace = { shared, isShared, isOutput: isOutput || (isShared && outputs.has(file.stem)) };
    for (const fault of schemaFaults(schema, place)) report(file, pointer + fault.pointer, fault.rule, fault.message);
  }
};

/** Every default must pass the schema beside which it stands. */
const checkDefaults = (loaded: LoadedPack, shared: ReadonlyMap<string, Schema>, report: Report): void => {
  for (const { file, pointer, schema } of schemasOf(loaded)) {
    visitSchema(schema, (inner, at) => {
      const { default: value, ...rest } = inner;
      if (value === undefined) return;
      const { validate } = compile(
        bundle({ ...rest, ...(isObject(schema["$defs"]) ? { $defs: schema["$defs"] } : {}) }, shared),
      );
      if (!validate(value))
        report(file, `${pointer}${at}/default`, "default", `does not conform: ${describeFailures(validate.errors)}`);
    });
  }
};

const checkReasons = ({ tools, errors }: LoadedPack, report: Report): void => {
  const known = new Set<string>();
  errors?.content.reasons.forEach(({ reason }, index) => {
    if (known.has(reason)) report(errors, pointerTo("reasons", index, "reason"), "reason", `${reason} is there twice`);
    known.add(reason);
  });
  for (const tool of tools) {
    tool.content.errors.forEach((reason, index) => {
      if (!known.has(reason)) report(tool, pointerTo("errors", index), "reason", `${reason} is not in errors.json`);
    });
  }
};

const checkResources = ({ resources }: LoadedPack, report: Report): void => {
  resources?.content.resources.forEach(({ mimeType, schema }, index) => {
    if (mimeType.endsWith("json") && schema === undefined) {
      report(resources, pointerTo("resources", index), "schema", "has a JSON body and no schema");
    }
  });
};

/** Suggestions are kept under the names of prompts and resources alike. */
const checkPrompts = ({ prompts, resources }: LoadedPack, report: Report): void => {
  const known = new Set(resources?.content.resources.map(({ name }) => name));
  prompts?.content.prompts.forEach(({ name, arguments: declared }, index) => {
    const at = pointerTo("prompts", index);
    if (known.has(name)) report(prompts, `${at}/name`, "name", `${name} is the name of another prompt or resource`);
    known.add(name);
    const names = new Set<string>();
    declared.forEach((argument, position) => {
      const where = at + pointerTo("arguments", position, "name");
      if (names.has(argument.name)) report(prompts, where, "name", `${argument.name} is there twice`);
      names.add(argument.name);
    });
  });
};

/** All that is wrong between the files of a pack. Defaults and examples are looked at once the schemas are sound. */
export const checkPack = (loaded: LoadedPack): readonly Finding[] => {
  const findings: Finding[] = [];
  const report: Report = (file, pointer, rule, what) => {
    findings.push(contractFinding(file, pointer, rule, what));
  };
  const shared = new Map(loaded.schemas.map(({ stem, content }) => [stem, withLocalReferences(content)]));
  checkNames(loaded, report);
  checkSchemas(loaded, shared, report);
  checkReasons(loaded, report);
  checkResources(loaded, report);
  checkPrompts(loaded, report);
  if (findings.length === 0) {
    checkDefaults(loaded, shared, report);
    checkExamples(loaded, shared, report);
  }
  return findings;
};
