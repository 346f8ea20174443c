/** The rules for examples: what they send, what they refer to, what they expect. */
import type { JsonValue } from "../../src/runtime/contract.js";
import { compile, matcherFault } from "../ajv.js";
import { bundle } from "../bundle.js";
import type { Example } from "../contractFiles.js";
import type { LoadedPack } from "../load.js";
import { pointerTo } from "../pointer.js";
import type { Schema } from "../schema.js";
import { type AnyFile, describeFailures, type Report } from "./report.js";

const invalidParams = -32602;

const holdsPlaceholder = (value: JsonValue): boolean => JSON.stringify(value).includes("${");

const placeholders = (value: JsonValue): readonly string[] =>
  [...JSON.stringify(value).matchAll(/\$\{([A-Za-z][A-Za-z0-9]*)/g)].map((match) => match[1] ?? "");

/** Examples call tools that exist, with arguments that conform, and expect what the contract can give. */
export const checkExamples = (loaded: LoadedPack, shared: ReadonlyMap<string, Schema>, report: Report): void => {
  const toolByName = new Map(loaded.tools.map((file) => [file.stem, file.content]));
  const codeByReason = new Map(loaded.errors?.content.reasons.map(({ reason, code }) => [reason, code]));
  const validators = new Map(
    [...toolByName].map(([name, tool]) => [name, compile(bundle(tool.inputSchema, shared)).validate]),
  );

  const checkCall = (file: AnyFile, pointer: string, tool: string, call: JsonValue): void => {
    const validate = validators.get(tool);
    if (validate === undefined) report(file, pointer, "example", `calls ${tool}, which is no tool of this pack`);
    else if (!holdsPlaceholder(call) && !validate(call)) {
      report(
        file,
        `${pointer}/arguments`,
        "example",
        `do not conform to ${tool}: ${describeFailures(validate.errors)}`,
      );
    }
  };

  const checkError = (file: AnyFile, pointer: string, tool: string, reason: string): void => {
    const code = codeByReason.get(reason);
    if (code === undefined) report(file, `${pointer}/error/reason`, "example", `${reason} is not in errors.json`);
    else if (code !== invalidParams && !toolByName.get(tool)?.errors.includes(reason)) {
      report(file, `${pointer}/error/reason`, "example", `${reason} is not among the errors of ${tool}`);
    }
  };

  const checkExample = (file: AnyFile, pointer: string, tool: string, example: Example): void => {
    const known = new Set<string>();
    example.given?.forEach((given, index) => {
      const at = pointer + pointerTo("given", index);
      checkCall(file, at, given.call, given.arguments);
      for (const name of placeholders(given.arguments)) {
        if (!known.has(name)) report(file, at, "example", `uses \${${name}}, which no earlier call gives`);
      }
      known.add(given.as);
    });
    for (const name of placeholders(example.arguments)) {
      if (!known.has(name))
        report(file, `${pointer}/arguments`, "example", `uses \${${name}}, which no earlier call gives`);
    }
    if (example.output !== undefined && toolByName.get(tool)?.returns === "content") {
      report(file, `${pointer}/output`, "example", `describes a structure, and ${tool} returns content`);
    }
    const fault = example.output && matcherFault(example.output);
    if (fault !== undefined) report(file, `${pointer}/output`, "example", `is no JSON Schema: ${fault}`);
    if (example.error !== undefined) checkError(file, pointer, tool, example.error.reason);
    const mayBeInvalid = example.error !== undefined && codeByReason.get(example.error.reason) === invalidParams;
    if (!mayBeInvalid) checkCall(file, pointer, tool, example.arguments);
  };

  for (const file of loaded.examples) {
    if (!toolByName.has(file.content.tool)) continue;
    const names = new Set<string>();
    file.content.examples.forEach((example, index) => {
      const pointer = pointerTo("examples", index);
      if (names.has(example.name)) report(file, `${pointer}/name`, "example", `${example.name} is there twice`);
      names.add(example.name);
      checkExample(file, pointer, file.content.tool, example);
    });
  }
};
