/**
 * Builds and runs the image with buildah, which needs no engine: in a storage of its own, on a base image made of this
 * machine's Node, npm and libraries, with this machine's npm settings at hand and in no layer. Knows nothing of the product.
 */
import { execFile, execFileSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { type Shell, startShell } from "../docs/project.js";
import { pathOfProgram } from "../support/programs.js";

const runProgram = promisify(execFile);

export interface ImageStore {
  /** Runs buildah, and gives what it prints. */
  readonly buildah: (...words: readonly string[]) => Promise<string>;
  /** The same as a line for a shell. */
  readonly commandLine: string;
  readonly folder: string;
  /** Removes containers, images and the folder. */
  readonly remove: () => Promise<void>;
}

export const openImageStore = (): ImageStore => {
  const folder = mkdtempSync(join(tmpdir(), "mock-gds-image-"));
  const storage = ["--root", join(folder, "root"), "--runroot", join(folder, "run"), "--storage-driver", "vfs"];
  const buildah = async (...words: readonly string[]): Promise<string> => {
    return (await runProgram("buildah", [...storage, ...words], { maxBuffer: 16 * 1024 * 1024 })).stdout.trim();
  };
  return {
    buildah,
    commandLine: ["buildah", ...storage].map((word) => `'${word}'`).join(" "),
    folder,
    remove: async () => {
      await buildah("rm", "--all");
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

const required = (name: string): string => {
  const path = pathOfProgram(name);
  if (path === undefined) throw new Error(`${name} is not installed`);
  return realpathSync(path);
};

/** The shared libraries that a program loads, its loader among them. */
const librariesOf = (path: string): readonly string[] =>
  (execFileSync("ldd", [path], { encoding: "utf8" }).match(/\/[^ )\n]+/g) ?? []).filter((library) => library !== path);

/** What the Dockerfile's own commands and npm use. */
const shellPrograms = ["sh", "env", "mkdir", "chown", "ln"];

/** Where a build finds the packages of this machine. */
const installedHere = "/run/installed/node_modules";

/**
 * npm, but for packages to build with: where the lock file is, they are those of this machine, which `npm ci` has installed from
 * the same. What stays in the image is installed by npm itself.
 */
const npmScript = `#!/bin/sh
npm=/usr/local/lib/node_modules/npm/bin/npm-cli.js
case "$*" in
  ci\\ *--omit=*) ;;
  ci\\ *) [ -f package.json ] && [ -f package-lock.json ] && exec ln -s ${installedHere} .; exit 1 ;;
esac
exec node $npm "$@"
`;

/** Node and npm are large, and each container of this storage is a copy: they are mounted where the base image would have them. */
const nodeMounts = (): readonly string[] => [
  `--volume=${process.execPath}:/usr/local/bin/node:ro`,
  `--volume=${dirname(dirname(required("npm")))}:/usr/local/lib/node_modules/npm:ro`,
];

/** A base image as small as it can be, in place of one from a registry. */
export const makeBaseImage = async ({ buildah }: ImageStore, tag: string): Promise<void> => {
  const container = await buildah("from", "scratch");
  const root = await buildah("mount", container);
  const place = (from: string, to: string): void => {
    mkdirSync(dirname(join(root, to)), { recursive: true });
    cpSync(from, join(root, to), { recursive: true, dereference: true });
  };
  for (const folder of ["usr/bin", "tmp", "root", "etc"]) mkdirSync(join(root, folder), { recursive: true });
  symlinkSync("usr/bin", join(root, "bin"));
  writeFileSync(join(root, "etc/passwd"), "root:x:0:0:root:/root:/bin/sh\n");
  mkdirSync(join(root, "usr/local/bin"), { recursive: true });
  // What a mount covers has to be there: the program is looked for before.
  writeFileSync(join(root, "usr/local/bin/node"), "", { mode: 0o755 });
  writeFileSync(join(root, "usr/local/bin/npm"), npmScript, { mode: 0o755 });
  for (const name of shellPrograms) place(required(name), `usr/bin/${name}`);
  const programs = [process.execPath, ...shellPrograms.map(required)];
  for (const library of new Set(programs.flatMap(librariesOf))) place(library, library.slice(1));
  await buildah("umount", container);
  await buildah("config", "--env", "PATH=/usr/local/bin:/usr/bin:/bin", container);
  await buildah("commit", "--quiet", container, tag);
  await buildah("rm", container);
};

/** Settings of npm without which it may not reach the registry of this machine. */
const npmSettings = ["registry", "strict-ssl", "proxy", "https-proxy", "noproxy"];

/** What npm is told on this machine, by name; what it is not told is empty. */
const settingsOfNpm = (): ReadonlyMap<string, string> => {
  const lines = execFileSync("npm", ["config", "get", ...npmSettings, "userconfig", "cafile"], {
    encoding: "utf8",
    cwd: tmpdir(),
    stdio: ["ignore", "pipe", "ignore"],
  });
  const told = [...lines.matchAll(/^([a-z-]+)\s*=\s*(.*)$/gm)].map(
    ([, name = "", value = ""]) => [name, value] as const,
  );
  return new Map(told.filter(([, value]) => value !== "null" && value !== "undefined"));
};

/** The global settings of an npm that lies below /usr/local, as in the official images. */
const globalNpmSettings = "/usr/local/etc/npmrc";

/** Mounts, for the build alone, of what npm is told on this machine: its user's file, the settings above, authorities. */
const npmMounts = ({ folder }: ImageStore): readonly string[] => {
  const told = settingsOfNpm();
  const userFile = told.get("userconfig") ?? "";
  const certificates = told.get("cafile") || (process.env["NODE_EXTRA_CA_CERTS"] ?? "");
  const lines = [
    existsSync(userFile) ? readFileSync(userFile, "utf8") : "",
    ...npmSettings.map((name) => (told.get(name) ? `${name}=${told.get(name)}` : "")),
    certificates === "" ? "" : "cafile=/run/npm-authorities.pem",
  ];
  const file = join(folder, "npmrc");
  writeFileSync(file, `${lines.join("\n")}\n`, { mode: 0o600 });
  const authorities = certificates === "" ? [] : [`--volume=${realpathSync(certificates)}:/run/npm-authorities.pem:ro`];
  return [`--volume=${file}:${globalNpmSettings}:ro`, ...authorities];
};

/** Builds a folder's Dockerfile. The folder's `.dockerignore` says what of it is seen; its packages are at hand to build with. */
export const buildImage = (
  store: ImageStore,
  { context, base, tag }: { readonly context: string; readonly base: string; readonly tag: string },
): Promise<string> =>
  store.buildah(
    ...["bud", "--isolation=chroot", "--format=docker", "--pull-never", `--build-arg=NODE_IMAGE=${base}`],
    ...[...nodeMounts(), ...npmMounts(store)],
    ...[`--volume=${join(context, "node_modules")}:${installedHere}:ro`, `--tag=${tag}`, context],
  );

export interface ImageConfiguration {
  readonly User: string;
  readonly Entrypoint: readonly string[];
  readonly Env: readonly string[];
  readonly Labels: Readonly<Record<string, string>>;
}

export const configurationOf = async ({ buildah }: ImageStore, tag: string): Promise<ImageConfiguration> => {
  const { Docker } = JSON.parse(await buildah("inspect", "--type", "image", tag)) as {
    readonly Docker: { readonly config: ImageConfiguration };
  };
  return Docker.config;
};

export interface RunningImage extends Shell {
  /** The process that the entry point became. */
  readonly pid: () => number;
  /** SIGTERM to that process, as an engine sends it; resolves with the exit code. */
  readonly end: () => Promise<number | null>;
}

/** The kernel lists a child under the thread that started it. */
const childOf = (pid: number): number | undefined => {
  const tasks = `/proc/${pid}/task`;
  const children = readdirSync(tasks).flatMap(
    (task) => readFileSync(`${tasks}/${task}/children`, "utf8").match(/\d+/g) ?? [],
  );
  return children[0] === undefined ? undefined : Number(children[0]);
};

/** The last of a chain of processes: buildah's own come first. */
const leafOf = (pid: number): number => {
  const child = childOf(pid);
  return child === undefined ? pid : leafOf(child);
};

/**
 * Runs a container by the image's own entry point, user, folder, environment and volumes; volumes last as long as the
 * container. `environment` and `words` come on top, as with `docker run --env`.
 */
export const runImage = (
  store: ImageStore,
  {
    container,
    entrypoint,
    environment = {},
    words = [],
  }: {
    readonly container: string;
    readonly entrypoint: readonly string[];
    readonly environment?: Readonly<Record<string, string>>;
    readonly words?: readonly string[];
  },
): RunningImage => {
  const settings = Object.entries(environment).map(([name, value]) => `--env='${name}=${value}'`);
  const command = [...entrypoint, ...words].map((word) => `'${word}'`);
  const line = [
    store.commandLine,
    "run",
    "--isolation=chroot",
    ...nodeMounts(),
    ...settings,
    container,
    "--",
    ...command,
  ].join(" ");
  const shell = startShell(`exec ${line}`, { cwd: store.folder });
  const pid = (): number => leafOf(shell.process.pid ?? process.pid);
  return {
    ...shell,
    pid,
    end: () => {
      process.kill(pid(), "SIGTERM");
      return shell.exit;
    },
  };
};
