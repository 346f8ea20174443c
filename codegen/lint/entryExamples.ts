/** Examples of prompts and resource templates give arguments that exist, and use only values that are known. */
import type { EntryExample, PromptFile, ResourceFile } from "../contractFiles.js";
import type { AnyFile } from "../load.js";
import { pointerTo } from "../pointer.js";
import { variablesOf } from "../uriTemplate.js";
import { fixedRule, type LintRule } from "./lintRule.js";
import type { PackView } from "./packView.js";
import { placeholdersIn, placeOf } from "./placeholders.js";

interface Entry {
  readonly file: AnyFile;
  readonly pointer: string;
  readonly example: EntryExample;
  readonly declared: readonly string[];
  readonly required: readonly string[];
}

const promptEntry = (file: AnyFile, pointer: string, prompt: PromptFile): readonly Entry[] => {
  const { example, arguments: given } = prompt;
  const names = (of: PromptFile["arguments"]): readonly string[] => of.map(({ name }) => name);
  return example === undefined
    ? []
    : [{ file, pointer, example, declared: names(given), required: names(given.filter(({ required }) => required)) }];
};

const resourceEntry = (file: AnyFile, pointer: string, resource: ResourceFile): readonly Entry[] => {
  const variables = variablesOf(resource.uriTemplate ?? "");
  const { example } = resource;
  return example === undefined ? [] : [{ file, pointer, example, declared: variables, required: variables }];
};

const entriesOf = ({ loaded: { prompts, resources } }: PackView): readonly Entry[] => [
  ...(prompts?.content.prompts ?? []).flatMap((prompt, index) =>
    prompts === undefined ? [] : promptEntry(prompts, pointerTo("prompts", index, "example"), prompt),
  ),
  ...(resources?.content.resources ?? []).flatMap((resource, index) =>
    resources === undefined ? [] : resourceEntry(resources, pointerTo("resources", index, "example"), resource),
  ),
];

/** The names of the answers that the calls before the named example give; undefined if there is no such example. */
const answersOf = ({ loaded }: PackView, like: string | undefined): ReadonlySet<string> | undefined => {
  if (like === undefined) return new Set();
  const [tool, name] = like.split("/");
  const file = loaded.examples.find(({ content }) => content.tool === tool);
  const example = file?.content.examples.find((candidate) => candidate.name === name);
  return example && new Set(example.given?.map((given) => given.as));
};

const faultsOf = (pack: PackView, { example, declared, required }: Entry): readonly string[] => {
  const given = Object.keys(example.arguments);
  const answers = answersOf(pack, example.like);
  return [
    ...(answers === undefined ? [`is like ${example.like ?? ""}, and there is no such example`] : []),
    ...given.filter((name) => !declared.includes(name)).map((name) => `gives ${name}, which is no argument`),
    ...required.filter((name) => !given.includes(name)).map((name) => `does not give ${name}`),
    ...placeholdersIn(example.arguments)
      .filter((name) => answers?.has(name) === false)
      .map((name) => `uses ${placeOf(name)}, which no call before it gives`),
  ];
};

const prompt = (example: EntryExample) => ({
  "prompts.json": {
    prompts: [
      {
        name: "suggest",
        title: "Suggest a book",
        description: "A book that a reader may like, with the reason.",
        arguments: [{ name: "reader", description: "Who it is for.", required: true }],
        example,
      },
    ],
  },
});

export const entryExampleRules: readonly LintRule[] = [
  fixedRule({
    id: "entry-example",
    stage: "structure",
    purpose:
      "The example of a prompt or of a resource template gives its arguments, and follows an example of a tool that is there.",
    why: "The server is asked with it: what it leaves out, or takes from nowhere, is refused for a reason that is none of the server's.",
    fix: "Give each argument that has to be there, and no other; name an example as <tool>/<name>.",
    bad: prompt({ like: "findBooks/plain", arguments: { readers: "Ada" } }),
    good: prompt({ like: "findBooks/plain", arguments: { reader: "Ada" } }),
    check: (pack, report) => {
      for (const entry of entriesOf(pack))
        for (const fault of faultsOf(pack, entry)) report(entry.file, entry.pointer, fault);
    },
  }),
];
