/** Emits `validators/`: one self-contained module per schema, so that a changed schema changes only its own module. */
import standalone from "ajv/dist/standalone/index.js";
import { compile } from "../ajv.js";
import { type PackModel, webhookEventsOf } from "../model.js";
import { remembering } from "../remember.js";
import { type Schema, withoutAnnotations } from "../schema.js";
import { type BuiltInEmitter, type EmittedFile, folderOf, header } from "./emitter.js";

/** Calls that Ajv leaves in its code, and the functions of `support.ts` that replace them. */
const supportByCall: Readonly<Record<string, string>> = {
  'require("ajv/dist/runtime/ucs2length").default': "codePointLength",
  'require("ajv/dist/runtime/equal").default': "deepEqual",
};

const replaceCalls = (code: string, label: string): string => {
  const replaced = code.replaceAll(/require\("[^"]*"\)(?:\.\w+)*/g, (call) => {
    const support = supportByCall[call];
    if (support === undefined)
      throw new Error(`The validator of ${label} calls ${call}, for which support.ts has nothing.`);
    return support;
  });
  if (/\brequire\(/.test(replaced))
    throw new Error(`The validator of ${label} holds a require that was not recognised.`);
  return replaced;
};

const importLine = (code: string, runtime: string): string => {
  const names = ["codePointLength", "deepEqual", "formats"].filter((name) => new RegExp(`\\b${name}\\b`).test(code));
  return names.length === 0 ? "" : `import { ${names.join(", ")} } from "${runtime}";\n`;
};

const exportLine = /^export const validate = (\w+);\n?(?:export default \w+;\n?)?/m;

/** Removes the copies of schemas that Ajv writes although its code does not use them. */
const withoutUnusedSchemas = (code: string): string =>
  code.replaceAll(/^const (schema\d+) = .*;\n/gm, (line, name: string) =>
    code.split(new RegExp(`\\b${name}\\b`)).length > 2 ? line : "",
  );

interface Validated {
  readonly schema: Schema;
  /** The contract file of the schema, for error messages. */
  readonly source: string;
}

interface ValidatorCode {
  readonly code: string;
  /** Name of the function to export. */
  readonly entry: string;
}

const newCode = ({ schema, source }: Validated): ValidatorCode => {
  const { ajv, validate } = compile(schema);
  const generated = standalone.default(ajv, validate).replace(/^"use strict";\s*/, "");
  const entry = exportLine.exec(generated)?.[1];
  if (entry === undefined) throw new Error(`The validator of ${source} exports nothing that was recognised.`);
  return { code: withoutUnusedSchemas(replaceCalls(generated.replace(exportLine, ""), source)).trim(), entry };
};

/** The code for a schema, cached: it is not generated again when other parts of the contracts change. */
const codeOf = remembering(1000, ({ schema }: Validated) => JSON.stringify(withoutAnnotations(schema)), newCode);

/** The source of a validator module. */
const validatorText = (schema: Schema, source: string, runtime: string): string => {
  const { code, entry } = codeOf({ schema, source });
  return [
    `${header(source)}// @ts-nocheck\n`,
    `import type { Validator } from "${runtime}";\n`,
    `${importLine(code, runtime)}\n`,
    `${code}\n\n`,
    `export const validate: Validator = ${entry};\n`,
  ].join("");
};

export const validatorsEmitter: BuiltInEmitter = {
  name: "validators",
  output: "server",
  emit: (pack: PackModel): readonly EmittedFile[] => {
    /** The name of the first validator of each schema. Validators of equal schemas re-export it. */
    const first = new Map<string, string>();
    const textOf = (name: string, schema: Schema, source: string): string => {
      const key = JSON.stringify(schema);
      const same = first.get(key);
      if (same !== undefined) return `${header(source)}export { validate } from "./${same}.js";\n`;
      first.set(key, name);
      return validatorText(schema, source, pack.runtime);
    };
    const file = (name: string, schema: Schema, source: string): EmittedFile => ({
      path: `${folderOf(pack)}/validators/${name}.ts`,
      text: textOf(name, schema, source),
    });
    return [
      ...pack.tools.flatMap((tool) => [
        file(`${tool.valueName}Input`, tool.inputSchema, tool.source),
        ...(tool.outputSchema === undefined ? [] : [file(`${tool.valueName}Output`, tool.outputSchema, tool.source)]),
      ]),
      ...pack.resources.flatMap(({ valueName, schema }) =>
        schema === undefined ? [] : [file(`${valueName}Resource`, schema, `${pack.source}/resources.json`)],
      ),
      ...webhookEventsOf(pack).map(({ valueName, schema }) => file(valueName, schema, `${pack.source}/webhooks.json`)),
      ...pack.templates.map(({ valueName, schema }) => file(valueName, schema, `${pack.source}/templates.json`)),
    ];
  },
};
