/** Writes the examples of a contract as code that calls the client, for doc comments and for the README. */
import type { JsonValue } from "../../../src/contract/contract.js";
import type { Example, GivenCall } from "../../contractFiles.js";
import type { PackModel, ToolModel } from "../../model.js";
import { propertyAccess } from "../../names.js";
import { literalText } from "../literal.js";

/** `trip.offers.0.id` as TypeScript: `trip.offers[0]!.id`, which also compiles with `noUncheckedIndexedAccess`. */
const pathText = (path: string): string => {
  const [root = "", ...steps] = path.split(".");
  return root + steps.map((step) => (/^\d+$/.test(step) ? `[${step}]!` : propertyAccess(step))).join("");
};

/** Replaces references such as `${trip.pnr}`, alone or within a longer text, which stand for a value of an earlier output. */
const withReferences = (literal: string): string =>
  literal.replaceAll(/"(?:[^"\\]|\\.)*"/g, (text) => {
    const alone = /^"\$\{([^}]+)\}"$/.exec(text)?.[1];
    if (alone !== undefined) return pathText(alone);
    if (!/\$\{[^}]+\}/.test(text)) return text;
    const inner = text.slice(1, -1).replaceAll("`", "\\`").replaceAll('\\"', '"');
    return `\`${inner.replaceAll(/\$\{([^}]+)\}/g, (_whole, path: string) => `\${${pathText(path)}}`)}\``;
  });

const inputText = (input: Readonly<Record<string, JsonValue>>): string =>
  Object.keys(input).length === 0 ? "" : withReferences(literalText(input));

/** Writes a call of a tool, for example `client.searchFlights(...)`. */
type Callee = (tool: ToolModel, input: string) => string;

const ofClient: Callee = ({ valueName }, input) => `client.${valueName}(${input})`;
const ofFunction: Callee = ({ valueName }, input) => `${valueName}(connection${input === "" ? "" : ", "}${input})`;

const toolNamed = (pack: PackModel, name: string): ToolModel | undefined =>
  pack.tools.find((tool) => tool.name === name);

const givenText =
  (pack: PackModel, callee: Callee) =>
  ({ call, arguments: sent, as }: GivenCall): string => {
    const tool = toolNamed(pack, call);
    return tool === undefined ? "" : `const ${as} = await ${callee(tool, inputText(sent))};\n`;
  };

const exampleWith = (pack: PackModel, tool: ToolModel, callee: Callee): string | undefined => {
  const [example] = tool.examples.filter(({ error }) => error === undefined);
  if (example === undefined) return undefined;
  const before = (example.given ?? []).map(givenText(pack, callee)).join("");
  return `${before}const ${tool.returns === "content" ? "content" : "output"} = await ${callee(tool, inputText(example.arguments))};`;
};

/** The first example of a tool that succeeds, with the calls that come before it; undefined if the contract has none. */
export const methodExample = (pack: PackModel, tool: ToolModel): string | undefined =>
  exampleWith(pack, tool, ofClient);

/** The same example, with the tool as a function of its own. */
export const functionExample = (pack: PackModel, tool: ToolModel): string | undefined =>
  exampleWith(pack, tool, ofFunction);

interface Step {
  readonly tool: ToolModel;
  readonly as: string;
  readonly input: Readonly<Record<string, JsonValue>>;
  /** Whether the output is printed. The other steps only prepare for these. */
  readonly isShown: boolean;
}

/** A sequence of example calls, for the README. */
export interface Walk {
  readonly steps: readonly Step[];
  /** Settings of the server that the walk assumes. */
  readonly environment: Readonly<Record<string, string>>;
}

const depthOf = ({ given = [] }: Example): number => given.length;

/** Orders tools by the number of calls before their first example, most first. Of equal ones, destructive tools come first. */
const byDepth = (left: ToolModel, right: ToolModel): number => {
  const depth = ({ examples: [first] }: ToolModel): number => (first === undefined ? -1 : depthOf(first));
  const weight = ({ annotations }: ToolModel): number => Number(annotations.destructiveHint);
  return depth(right) - depth(left) || weight(right) - weight(left);
};

/**
 * The longest sequence of calls that the tools' first examples form: the calls before the example that needs most of them, the
 * read-only tools whose examples need the same calls, and that example itself. Undefined if there is none, or if it is refused.
 */
export const walkOf = (pack: PackModel): Walk | undefined => {
  const [last] = [...pack.tools].sort(byDepth);
  const example = last?.examples[0];
  if (last === undefined || example === undefined || example.error !== undefined) return undefined;
  const given = JSON.stringify(example.given ?? []);
  const readers = pack.tools.filter(
    (tool) =>
      tool !== last &&
      tool.annotations.readOnlyHint &&
      depthOf(example) > 0 &&
      JSON.stringify(tool.examples[0]?.given ?? []) === given,
  );
  const ending = [...readers, last].flatMap((tool): Step[] => {
    const [first] = tool.examples;
    return first === undefined ? [] : [{ tool, as: `${tool.valueName}Output`, input: first.arguments, isShown: true }];
  });
  const beginning = (example.given ?? []).flatMap(({ call, as, arguments: input }): Step[] => {
    const tool = toolNamed(pack, call);
    return tool === undefined ? [] : [{ tool, as, input, isShown: false }];
  });
  return { steps: [...beginning, ...ending], environment: last.environment };
};

/** A walk as code, which prints the outputs of its shown steps. */
export const walkText = ({ steps }: Walk): string =>
  steps
    .map(({ tool, as, input, isShown }) => {
      const call = `const ${as} = await ${ofClient(tool, inputText(input))};\n`;
      return isShown ? `${call}console.log(${as});\n` : call;
    })
    .join("\n");

/** An example call that is refused for one of its tool's reasons and needs no calls before it; undefined if there is none. */
export const refusedExample = (
  pack: PackModel,
): { readonly tool: ToolModel; readonly reason: string; readonly input: string } | undefined => {
  for (const tool of pack.tools) {
    const example = tool.examples.find(
      ({ error, given = [] }) => given.length === 0 && tool.reasons.includes(error?.reason ?? ""),
    );
    if (example?.error !== undefined)
      return { tool, reason: example.error.reason, input: inputText(example.arguments) };
  }
  return undefined;
};
