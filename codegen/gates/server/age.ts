/** Tells which older manifest a server serves: the one on disk, or one that was committed before. */
import { folderOf, jsonText } from "../../emit/emitter.js";
import { sha256 } from "../../hash.js";
import type { ProjectReader } from "../../project.js";
import { git } from "../git.js";
import type { ExpectedServer } from "./expected.js";
import type { ServedLists } from "./lists.js";
import type { Remark } from "./remark.js";

/** The first commit in which a file contains a hash. */
const commitOf = async (root: string, path: string, hash: string): Promise<string | undefined> => {
  const commits = await git(root, ["log", `-S${hash}`, "--format=%h of %cs", "--", path]);
  return commits === undefined || commits === "" ? undefined : commits.split("\n").at(-1);
};

/**
 * A sentence if the whole list of tools is an older one of this project; undefined if it is today's, or of unknown origin. Each
 * version of `contract.ts` contains the hashes of its list in all forms.
 */
const ageOf = async (
  root: string,
  project: ProjectReader,
  { pack, tools: expectedTools }: ExpectedServer,
  { form, tools }: ServedLists,
): Promise<string | undefined> => {
  const text = jsonText(tools);
  if (text === jsonText(expectedTools(form))) return undefined;
  const folder = `${folderOf(pack)}/manifest/`;
  const path = `${folderOf(pack)}/contract.ts`;
  const hash = sha256(text);
  if (project.read(path)?.includes(hash) === true)
    return `the whole list is what ${folder} says on disk, which is older than the contracts`;
  const commit = await commitOf(root, path, hash);
  return commit === undefined ? undefined : `the whole list is what ${folder} said in commit ${commit}`;
};

const ofTools = ({ subject }: Remark): boolean => subject.startsWith("tools/list ");

/** The remarks on the lists. If the list of tools is an older one, its remarks say which. */
export const agedRemarks = async (
  root: string,
  project: ProjectReader,
  server: ExpectedServer,
  lists: ServedLists,
): Promise<readonly Remark[]> => {
  const age = lists.remarks.some(ofTools) ? await ageOf(root, project, server, lists) : undefined;
  if (age === undefined) return lists.remarks;
  return lists.remarks.map((remark) => (ofTools(remark) ? { ...remark, what: `${remark.what}; ${age}` } : remark));
};
