/**
 * `node --import tsx test/codegen/digest.ts [--root <project>] [--shuffle <seed>]`: prints the hash of every file that the
 * contracts of a project give, and of the stubs that it would scaffold, as JSON. A process of its own can be another Node, in
 * another folder, time zone and language.
 */
import { parseArgs } from "node:util";
import { generate } from "../../codegen/generate.js";
import { sha256 } from "../../codegen/hash.js";
import { lockText } from "../../codegen/lock.js";
import { type Entry, type ProjectReader, projectAt } from "../../codegen/project.js";
import { scaffolds } from "../../codegen/scaffold.js";
import { repository } from "./project.js";

/** A file system that lists every folder in an order of its own. */
const shuffled = (project: ProjectReader, seed: string): ProjectReader => ({
  ...project,
  list: (folder) => {
    const rank = ({ name }: Entry): string => sha256(`${seed}/${folder}/${name}`);
    return [...project.list(folder)].sort((left, right) => rank(left).localeCompare(rank(right)));
  },
});

const { values } = parseArgs({ options: { root: { type: "string" }, shuffle: { type: "string" } } });
const onDisk = projectAt(values.root ?? repository);
const project = values.shuffle === undefined ? onDisk : shuffled(onDisk, values.shuffle);
const { packs, files } = await generate(project);
const stubs = (await Promise.all(packs.map((pack) => scaffolds(pack, () => true)))).flat();
const texts = [...files, { path: "the lock", text: lockText(files) }, ...stubs];
process.stdout.write(JSON.stringify(texts.map(({ path, text }) => [path, sha256(text)])));
