/** Runs one gate on a project as the command line does. */
import type { GateContext, GateOptions, GateResult, RunGate } from "../../../codegen/gates/gate.js";
import type { Generation } from "../../../codegen/generate.js";
import { type ProjectReader, projectAt } from "../../../codegen/project.js";
import { generateOnce, loadModelsOnce } from "../generations.js";

export const runGateOn = (
  gate: RunGate,
  root: string,
  generation: Pick<Generation, "packs" | "files">,
  options: GateOptions = {},
  project: ProjectReader = projectAt(root),
): Promise<GateResult> => {
  const { packs, files } = generation;
  return gate({ root, project, packs, files: Promise.resolve(files), settings: {}, options });
};

export const runGate = async (
  gate: RunGate,
  root: string,
  options: GateOptions = {},
  project: ProjectReader = projectAt(root),
): Promise<GateResult> => {
  const { packs, settings } = loadModelsOnce(project);
  const context: GateContext = {
    root,
    project,
    packs,
    settings,
    options,
    // Half of the gates ask for none.
    get files() {
      return generateOnce(project).then(({ files }) => files);
    },
  };
  return gate(context);
};

/** A server is asked without a call but those of the examples of these tools: of lists, resources and names. */
export const withExamplesOf = (generation: Generation, ...names: readonly string[]): Generation => ({
  ...generation,
  packs: generation.packs.map((pack) => ({
    ...pack,
    tools: pack.tools.map((tool) => (names.includes(tool.name) ? tool : { ...tool, examples: [] })),
    entryExamples: { prompts: new Map(), resources: new Map() },
  })),
});

/** What was found, one line each: rule and place. */
export const lines = ({ findings }: GateResult): readonly string[] =>
  findings.map(({ rule, where }) => `${rule} ${where}`);
