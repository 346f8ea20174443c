/** The hash of every file that the contracts of a project give, and of the stubs that it would scaffold. */
import { generate } from "../../codegen/generate.js";
import { sha256 } from "../../codegen/hash.js";
import { lockText } from "../../codegen/lock.js";
import type { Entry, ProjectReader } from "../../codegen/project.js";
import { scaffolds } from "../../codegen/scaffold.js";

export type Digest = readonly (readonly [path: string, sha256: string])[];

/** A file system that lists every folder in an order of its own. */
export const shuffled = (project: ProjectReader, seed: string): ProjectReader => ({
  ...project,
  list: (folder) => {
    const rank = ({ name }: Entry): string => sha256(`${seed}/${folder}/${name}`);
    return [...project.list(folder)].sort((left, right) => rank(left).localeCompare(rank(right)));
  },
});

export const digestOf = async (project: ProjectReader): Promise<Digest> => {
  const { packs, files } = await generate(project);
  const stubs = (await Promise.all(packs.map((pack) => scaffolds(pack, () => true)))).flat();
  const texts = [...files, { path: "the lock", text: lockText(files) }, ...stubs];
  return texts.map(({ path, text }) => [path, sha256(text)]);
};
