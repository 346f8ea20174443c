/** Finds the base that the contracts are compared with: the one that somebody named, or the commit at which the current work began. */
import { existsSync, statSync } from "node:fs";
import { resolve } from "node:path";
import { type ProjectReader, projectAt } from "../project.js";
import { shownAddress } from "../shownAddress.js";
import { BaseUnreadable, commitOf, demandCommit, isInGit, mergeBaseOf, projectAtCommit } from "./gitProject.js";

export type Base =
  | { readonly kind: "project"; readonly project: ProjectReader; readonly prefix: string; readonly words: string }
  | { readonly kind: "server"; readonly url: string };

const addressPattern = /^(?:[a-z][a-z0-9+.-]*:\/\/|https?:)/i;
const shortLength = 10;

/** The named base as reports show it. Only a text with a colon can be an address: a git ref may contain an @. */
export const shownBase = (against: string): string => (against.includes(":") ? shownAddress(against) : against);

const folderBase = (root: string, folder: string): Base => {
  const path = resolve(root, folder);
  if (!existsSync(resolve(path, "contracts"))) {
    throw new BaseUnreadable(`${folder} has no contracts/`, "name the folder that holds contracts/: --against FOLDER");
  }
  return {
    kind: "project",
    project: projectAt(path),
    prefix: `${folder.replace(/\/+$/, "")}:`,
    words: `the folder ${folder}`,
  };
};

const commitBase = (root: string, commit: string, words: string): Base => {
  const short = commit.slice(0, shortLength);
  return {
    kind: "project",
    project: projectAtCommit(root, commit),
    prefix: `${short}:`,
    words: `commit ${short} (${words})`,
  };
};

/** The base of a name. A folder that exists goes before a git ref of the same name. Throws `BaseUnreadable`. */
export const namedBase = (root: string, against: string): Base => {
  if (addressPattern.test(against)) {
    if (!/^https?:/i.test(against)) {
      throw new BaseUnreadable(
        `${shownBase(against)} is neither http: nor https:`,
        "name the URL of a server: --against https://...",
      );
    }
    if (!URL.canParse(against)) throw new BaseUnreadable(`${shownBase(against)} is no URL`, "look at the address");
    return { kind: "server", url: against };
  }
  const path = resolve(root, against);
  if (existsSync(path) && statSync(path).isDirectory()) return folderBase(root, against);
  return commitBase(root, demandCommit(root, against), against);
};

const usualRefs = ["origin/HEAD", "origin/main", "main"] as const;

/**
 * The base where nobody names one: the commit at which the current work left the main line; on the main line itself, its previous
 * commit. Undefined outside git, and where there is no such commit.
 */
export const usualBase = (root: string): Base | undefined => {
  const head = isInGit(root) ? commitOf(root, "HEAD") : undefined;
  if (head === undefined) return undefined;
  for (const ref of usualRefs) {
    const tip = commitOf(root, ref);
    if (tip === undefined) continue;
    const start: string = mergeBaseOf(root, head, tip) ?? tip;
    if (start !== head) return commitBase(root, start, start === tip ? ref : `where this left ${ref}`);
  }
  const former = commitOf(root, "HEAD^");
  return former === undefined ? undefined : commitBase(root, former, "HEAD^");
};
