/** Turns the contract's examples into Python code: the calls that come before, then the call itself. */
import type { Example } from "../../contractFiles.js";
import { callText } from "./text.js";
import { type ExampleView, type PackView, toolView, variableName } from "./view.js";

interface Style {
  readonly isAsync: boolean;
  /** Spaces before each line. */
  readonly indent: number;
}

/** The calls of an example. The output of the last one is `result`; an output that is not used again gets no name. */
export const exampleText = (
  view: PackView,
  { view: entry, example }: ExampleView,
  { isAsync, indent }: Style,
): string => {
  const pad = " ".repeat(indent);
  const wait = isAsync ? "await " : "";
  const line = (variable: string | undefined, method: string, given: Example["arguments"]): string => {
    const head = `${variable === undefined ? "" : `${variable} = `}${wait}`;
    return `${pad}${head}${callText(`client.${method}`, given, indent, variableName, head.length)}\n`;
  };
  const calls = example.given ?? [];
  const before = calls.map(({ call, arguments: given, as }, index) => {
    const later = [...calls.slice(index + 1), example].map((one) => one.arguments);
    const isUsed = [".", "}"].some((end) => JSON.stringify(later).includes(`\${${as}${end}`));
    return line(isUsed ? variableName(as) : undefined, toolView(view, call)?.method ?? call, given);
  });
  return `${before.join("")}${line("result", entry.method, example.arguments)}`;
};

const all = ({ tools }: PackView): readonly ExampleView[] =>
  tools.flatMap((view) => view.tool.examples.map((example) => ({ view, example })));

/** The example that shows best how tools work together: the first with calls before it, else the first. */
export const mainExample = (view: PackView): ExampleView | undefined => {
  const examples = all(view).filter(({ example }) => example.error === undefined);
  return examples.find(({ example }) => example.given !== undefined) ?? examples[0];
};

/** The first example of a refusal other than SCHEMA. Prefers one without calls before it. */
export const refusedExample = (view: PackView): ExampleView | undefined => {
  const examples = all(view).filter(({ example }) => example.error !== undefined && example.error.reason !== "SCHEMA");
  return examples.find(({ example }) => example.given === undefined) ?? examples[0];
};
