/**
 * Whose code is in a bundle, and under which licence: found in what the bundler tells, proved by the texts of the installed packages.
 * A package without a text, or under a licence that is not allowed here, fails the build.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Metafile } from "esbuild";

/** Licences under which code may be bundled: all ask for no more than that their text goes along. */
const allowed: ReadonlySet<string> = new Set([
  "MIT",
  "MIT-0",
  "Apache-2.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "ISC",
  "0BSD",
]);

/** Code of a package in the bundle. */
export interface BundledPackage {
  readonly name: string;
  readonly version: string;
  /** The folder of the installed package that has the licence, from the root on; undefined if it is not installed. */
  readonly folder: string | undefined;
  /** The packages that had bundled it before, with their versions; empty where it was bundled here alone. */
  readonly inside: readonly string[];
}

/** What keeps the bundle from being given to others, one line for each package. */
export class LicenceError extends Error {
  override readonly name = "LicenceError";
}

const packageFolder = /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//;
/** How a package that was bundled before names the origin of its code: `node_modules/.pnpm/ajv@8.18.0/node_modules/ajv/`. */
const innerOrigin = /node_modules\/\.pnpm\/[^/\s]+?@(\d[^_/\s]*)[^/\s]*\/node_modules\/((?:@[^/\s]+\/)?[^/\s]+)\//g;

const manifestOf = (folder: string): Record<string, unknown> =>
  JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));

/** Files of which at least a byte is in the bundle. */
const bundledFiles = ({ outputs }: Metafile): ReadonlySet<string> =>
  new Set(
    Object.values(outputs).flatMap(({ inputs }) =>
      Object.entries(inputs).flatMap(([path, { bytesInOutput }]) => (bytesInOutput > 0 ? [path] : [])),
    ),
  );

/** Every package whose code is in the bundle, also inside of another, by name and version. */
export const bundledPackages = (root: string, metafile: Metafile): readonly BundledPackage[] => {
  const found = new Map<string, BundledPackage>();
  const add = (name: string, version: string, folder: string | undefined, inside: readonly string[]): void => {
    const key = `${name} ${version}`;
    const known = found.get(key);
    const both = [...new Set([...(known?.inside ?? []), ...inside])].sort();
    found.set(key, { name, version, folder: known?.folder ?? folder, inside: both });
  };
  for (const file of bundledFiles(metafile)) {
    const [, folder] = packageFolder.exec(file) ?? [];
    if (folder === undefined) continue;
    const { name, version } = manifestOf(join(root, folder));
    add(String(name), String(version), folder, []);
    for (const [, innerVersion = "", innerName = ""] of readFileSync(join(root, file), "utf8").matchAll(innerOrigin)) {
      const installed = `node_modules/${innerName}`;
      const isInstalled = existsSync(join(root, installed, "package.json"));
      add(innerName, innerVersion, isInstalled ? installed : undefined, [`${name} ${version}`]);
    }
  }
  return [...found].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, bundled]) => bundled);
};

/** A bundled package whose licence is allowed and whose texts are at hand. */
export interface LicensedPackage extends BundledPackage {
  /** An SPDX identifier. */
  readonly licence: string;
  /** The licence, and notices beside it. */
  readonly texts: readonly string[];
}

const textsIn = (folder: string, pattern: RegExp): readonly string[] =>
  readdirSync(folder)
    .filter((name) => pattern.test(name))
    .sort()
    .map((name) => readFileSync(join(folder, name), "utf8").replaceAll("\r\n", "\n").trim());

/** The licence of a package with its texts, or what is wrong with it. */
const licensed = (root: string, one: BundledPackage): LicensedPackage | string => {
  const said = `${one.name} ${one.version}${one.inside.length === 0 ? "" : `, inside of ${one.inside.join(" and ")},`}`;
  if (one.folder === undefined) return `${said} is not installed, so that its licence is not known: install it`;
  const folder = join(root, one.folder);
  const licence = String(manifestOf(folder)["license"] ?? "none");
  if (!allowed.has(licence)) return `${said} has the licence '${licence}'; allowed: ${[...allowed].join(", ")}`;
  const texts = textsIn(folder, /^(licen[cs]e|copying)(\.|-|$)/i);
  if (texts.length === 0) return `${said} comes without the text of its licence (${licence})`;
  return { ...one, licence, texts: [...texts, ...textsIn(folder, /^notice(\.|$)/i)] };
};

const rule = "=".repeat(80);

const chapterOf = ({ name, version, licence, inside, texts }: LicensedPackage): string =>
  [
    rule,
    `${name} ${version} (${licence})${inside.length === 0 ? "" : `, also inside of ${inside.join(" and ")}`}`,
    rule,
    "",
    texts.join("\n\n"),
    "",
  ].join("\n");

const opening = `The files beside this one contain code of the packages below, under their own licences.
LMDB is installed beside the product, with its own.
`;

/** The packages with their licences. Throws a LicenceError that names every package without one. */
export const licensedPackages = (root: string, packages: readonly BundledPackage[]): readonly LicensedPackage[] => {
  const all = packages.map((one) => licensed(root, one));
  const problems = all.filter((one) => typeof one === "string");
  if (problems.length > 0) throw new LicenceError(problems.join("\n"));
  return all.filter((one) => typeof one !== "string");
};

/** The licences of all packages, each with its full text. */
export const licencesText = (packages: readonly LicensedPackage[]): string =>
  [opening, ...packages.map(chapterOf)].join("\n");
