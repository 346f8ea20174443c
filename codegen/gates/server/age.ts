/** Tells which manifest a server serves instead of today's: the one on disk, or one that was committed once. */
import { folderOf, jsonText } from "../../emit/emitter.js";
import { sha256 } from "../../hash.js";
import type { ProjectReader } from "../../project.js";
import { git } from "../git.js";
import type { ExpectedServer } from "./expected.js";
import type { ServedLists } from "./lists.js";
import type { Remark } from "./remark.js";

/** The commit that brought a hash into a file, the first where several did. */
const commitOf = async (root: string, path: string, hash: string): Promise<string | undefined> => {
  const commits = await git(root, ["log", `-S${hash}`, "--format=%h of %cs", "--", path]);
  return commits === undefined || commits === "" ? undefined : commits.split("\n").at(-1);
};

/**
 * A sentence on the whole list of tools where it is an older one of ours; undefined where it is today's, or nobody's. Every state of
 * `contract.ts` holds the hashes of all forms of its list.
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

/** The remarks on the lists; those on the list of tools say which older one it is, where it is one. */
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
