/** What a project's contracts give, made once for contracts that are the same: most checkouts of this project have its own. */
import { generate, loadModels } from "../../codegen/generate.js";
import { filesBelow, type ProjectReader } from "../../codegen/project.js";

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

/** As `generate`. */
export const generateOnce = once((project) => generate(project));
