/** What a project's contracts give, made once for contracts that are the same: most checkouts of this project have its own. */
import { serialize } from "node:v8";
import type { EmittedFile } from "../../codegen/emit/emitter.js";
import { emitFiles, type Generation, loadModels } from "../../codegen/generate.js";
import type { PackModel } from "../../codegen/model.js";
import { byCodeUnit, filesBelow, type ProjectReader } from "../../codegen/project.js";

/** All that the generator reads: two equal ones give the same bytes. */
const contractsOf = (project: ProjectReader): string =>
  JSON.stringify(filesBelow(project, "contracts").map((path) => [path, project.read(path)]));

const once = <Made>(make: (project: ProjectReader) => Made): ((project: ProjectReader) => Made) => {
  const known = new Map<string, Made>();
  return (project) => {
    const key = contractsOf(project);
    const made = known.get(key) ?? make(project);
    known.set(key, made);
    return made;
  };
};

/** As `loadModels`. */
export const loadModelsOnce = once((project) => loadModels(project));

/** Of each model of a pack. Emitters see nothing else of a project, and a test changes few of its packs. */
const emitted = new Map<string, Promise<readonly EmittedFile[]>>();

const emit = async (pack: PackModel): Promise<readonly EmittedFile[]> => {
  const { emitters } = await import("../../codegen/emit/index.js");
  return emitFiles([pack], emitters);
};

const filesOfPack = (pack: PackModel): Promise<readonly EmittedFile[]> => {
  const key = serialize(pack).toString("base64");
  const files = emitted.get(key) ?? emit(pack);
  emitted.set(key, files);
  return files;
};

/** As `generate`. */
export const generateOnce = once(async (project): Promise<Generation> => {
  const models = loadModelsOnce(project);
  const files = await Promise.all(models.packs.map(filesOfPack));
  return { ...models, files: files.flat().sort((left, right) => byCodeUnit(left.path, right.path)) };
});
