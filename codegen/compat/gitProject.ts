/** Reads the contracts of a commit through git, without touching the work tree and without fetching anything. */
import { spawnSync } from "node:child_process";
import type { Entry, ProjectReader } from "../project.js";

/** Thrown if there is nothing to compare with. `mend` says what to do about it. */
export class BaseUnreadable extends Error {
  readonly mend: string;
  constructor(message: string, mend: string) {
    super(message);
    this.name = "BaseUnreadable";
    this.mend = mend;
  }
}

const largestOutput = 256 * 1024 * 1024;

interface Answer {
  readonly status: number | null;
  readonly output: Buffer;
  readonly complaint: string;
}

const runGit = (root: string, args: readonly string[], input = ""): Answer => {
  const { status, stdout, stderr, error } = spawnSync("git", ["-C", root, ...args], {
    input,
    maxBuffer: largestOutput,
    env: { ...process.env, LC_ALL: "C", GIT_OPTIONAL_LOCKS: "0" },
  });
  if (error !== undefined && "code" in error && error.code === "ENOENT") {
    throw new BaseUnreadable("git is not installed", "install git, or name a folder or a URL with --against");
  }
  if (error !== undefined) throw error;
  return { status, output: stdout, complaint: stderr.toString("utf8").trim() };
};

const lineOf = ({ status, output }: Answer): string | undefined =>
  status === 0 ? output.toString("utf8").trim() || undefined : undefined;

/** Whether the folder is in a git repository. */
export const isInGit = (root: string): boolean => {
  try {
    return lineOf(runGit(root, ["rev-parse", "--is-inside-work-tree"])) === "true";
  } catch (error) {
    if (error instanceof BaseUnreadable) return false;
    throw error;
  }
};

/** The commit of a ref; undefined if there is none. A ref that begins with a hyphen is never passed to git as an option. */
export const commitOf = (root: string, ref: string): string | undefined =>
  ref.startsWith("-") || /[\0\n]/.test(ref)
    ? undefined
    : lineOf(runGit(root, ["rev-parse", "--verify", "--quiet", "--end-of-options", `${ref}^{commit}`]));

/** The last common commit of two histories; undefined if git does not know it, as in a shallow clone. */
export const mergeBaseOf = (root: string, left: string, right: string): string | undefined =>
  lineOf(runGit(root, ["merge-base", left, right]));

const isShallow = (root: string): boolean => lineOf(runGit(root, ["rev-parse", "--is-shallow-repository"])) === "true";

/** The commit of a ref that somebody named. Throws `BaseUnreadable` with git's reason if there is none. */
export const demandCommit = (root: string, ref: string): string => {
  if (!isInGit(root)) {
    throw new BaseUnreadable(
      `${JSON.stringify(ref)} is neither a folder nor a URL, and this is no git repository`,
      "name a folder with contracts/ or the URL of a server: --against FOLDER",
    );
  }
  const commit = commitOf(root, ref);
  if (commit !== undefined) return commit;
  const branch = ref.replace(/^origin\//, "");
  if (isShallow(root)) {
    throw new BaseUnreadable(
      `${JSON.stringify(ref)} is not in this clone, which holds only the last commits`,
      `git fetch --depth=1 origin ${branch}, or clone with the whole history`,
    );
  }
  throw new BaseUnreadable(
    `there is no commit ${JSON.stringify(ref)} here, and no folder of that name`,
    "name a git ref that git rev-parse knows (git fetch brings those of origin), a folder or a URL",
  );
};

interface Blob {
  readonly path: string;
  readonly hash: string;
}

/** Files of contracts: JSON documents, and the HTML of templates. */
const contractFile = /\.(?:json|html)$/;

const blobsOf = (root: string, commit: string): readonly Blob[] => {
  const { status, output, complaint } = runGit(root, ["ls-tree", "-r", "-z", commit, "--", "contracts/"]);
  if (status !== 0) throw new BaseUnreadable(`git cannot list ${commit}: ${complaint}`, "git fetch, then try again");
  return output
    .toString("utf8")
    .split("\0")
    .flatMap((line) => {
      const [, hash = "", path = ""] = /^\d+ blob ([0-9a-f]+)\t(.+)$/s.exec(line) ?? [];
      return contractFile.test(path) ? [{ path, hash }] : [];
    });
};

/** Reads all blobs with one `git cat-file --batch`. Its output is `<hash> blob <size>\n<bytes>\n` for each blob. */
const textsOf = (root: string, blobs: readonly Blob[]): ReadonlyMap<string, string> => {
  const { output } = runGit(root, ["cat-file", "--batch"], blobs.map(({ hash }) => `${hash}\n`).join(""));
  const texts = new Map<string, string>();
  let offset = 0;
  for (const { path, hash } of blobs) {
    const end = output.indexOf(10, offset);
    const size = Number(/^[0-9a-f]+ blob (\d+)$/.exec(output.toString("latin1", offset, end))?.[1]);
    if (!Number.isInteger(size)) {
      throw new BaseUnreadable(`git lacks ${path} (${hash})`, "git fetch --refetch, then try again");
    }
    texts.set(path, output.toString("utf8", end + 1, end + 1 + size));
    offset = end + 1 + size + 1;
  }
  return texts;
};

/** The files of a set of paths as a project. */
const projectOf = (texts: ReadonlyMap<string, string>): ProjectReader => ({
  read: (path) => texts.get(path),
  list: (folder) => {
    const entries = new Map<string, Entry>();
    for (const path of texts.keys()) {
      if (!path.startsWith(`${folder}/`)) continue;
      const [name = "", ...rest] = path.slice(folder.length + 1).split("/");
      entries.set(name, { name, isFolder: rest.length > 0 });
    }
    return [...entries.values()];
  },
});

/** The contracts of a commit. Paths are those below `root`, wherever in the repository it lies. */
export const projectAtCommit = (root: string, commit: string): ProjectReader =>
  projectOf(textsOf(root, blobsOf(root, commit)));
