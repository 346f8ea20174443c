/**
 * Selects the prompts and resource templates of a pack to ask for, with their arguments, and says what cannot be asked for. Sends
 * nothing itself.
 */
import type { Example } from "../../contractFiles.js";
import type { PackModel, PromptModel, ResourceModel } from "../../model.js";
import { variablesOf } from "../../uriTemplate.js";

interface Ask {
  /** Calls to make first. */
  readonly given: NonNullable<Example["given"]>;
  /** Undefined without an example: then any environment will do. */
  readonly environment: Readonly<Record<string, string>> | undefined;
  readonly arguments: Readonly<Record<string, string>>;
  /**
   * Whether the arguments are invented, because there is no example. A refusal is then expected, and only an error of the server's
   * own counts.
   */
  readonly isMadeUp: boolean;
}

export type EntryAsk = Ask &
  (
    | { readonly kind: "prompt"; readonly prompt: PromptModel }
    | { readonly kind: "template"; readonly resource: ResourceModel }
  );

const madeUpValue = "example";

const withoutExample = (names: readonly string[]): Ask => ({
  given: [],
  environment: undefined,
  arguments: Object.fromEntries(names.map((name) => [name, madeUpValue])),
  isMadeUp: names.length > 0,
});

const askOf = (
  { tools }: PackModel,
  example: { readonly like?: string; readonly arguments: Ask["arguments"] } | undefined,
  names: readonly string[],
): Ask => {
  if (example === undefined) return withoutExample(names);
  const [toolName, exampleName] = example.like?.split("/") ?? [];
  const tool = tools.find(({ name }) => name === toolName);
  const given = tool?.examples.find(({ name }) => name === exampleName)?.given ?? [];
  return { given, environment: tool?.environment ?? {}, arguments: example.arguments, isMadeUp: false };
};

/** Whether a prompt asks its client for something; the gate's client cannot answer. */
const asksItsClient = ({ interaction }: PromptModel): boolean =>
  interaction.some((kind) => kind === "elicitation" || kind === "sampling" || kind === "roots");

/** All entries that can be asked for, in the order of the contract. */
export const entriesOf = (pack: PackModel): readonly EntryAsk[] => [
  ...pack.prompts
    .filter((prompt) => !asksItsClient(prompt))
    .map((prompt): EntryAsk => {
      const required = prompt.arguments.filter((argument) => argument.required).map(({ name }) => name);
      return { kind: "prompt", prompt, ...askOf(pack, pack.entryExamples.prompts.get(prompt.name), required) };
    }),
  ...pack.resources.flatMap((resource): EntryAsk[] => {
    const { name, uriTemplate } = resource;
    if (uriTemplate === undefined) return [];
    const ask = askOf(pack, pack.entryExamples.resources.get(name), variablesOf(uriTemplate));
    return [{ kind: "template", resource, ...ask }];
  }),
];

export const entryName = (entry: EntryAsk): string =>
  entry.kind === "prompt" ? `prompt ${entry.prompt.name}` : `template ${entry.resource.name}`;

/** Notes on what is not asked for, or only with invented arguments, and why. */
export const entryNotes = (pack: PackModel): readonly string[] => {
  const interactive = pack.prompts.filter(asksItsClient).map(({ name }) => name);
  const unknown = entriesOf(pack).filter(({ isMadeUp }) => isMadeUp);
  return [
    ...interactive.map((name) => `${pack.name}: prompt ${name} was not asked: it asks its client for something`),
    ...(unknown.length === 0
      ? []
      : [
          `${pack.name}: asked with made-up values, for want of an example in the contract, so that a refusal says nothing: ${unknown.map(entryName).join(", ")}`,
        ]),
  ];
};
