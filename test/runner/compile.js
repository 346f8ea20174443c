/** Compiles TypeScript one file at a time, without a look at types, and keeps each result by the hash of what it came from. */
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const require = createRequire(import.meta.url);

/** Where what one run learns is kept for the next. */
export const cacheFolder = fileURLToPath(new URL("../../node_modules/.cache/mock-gds-tests/", import.meta.url));

/** The compiler is loaded where something is not kept yet, and nowhere else. */
const compiler = () => require("esbuild");

const optionsFor = (path) => ({
  loader: "ts",
  format: "esm",
  target: "node20.10",
  sourcemap: "inline",
  sourcesContent: false,
  sourcefile: basename(path),
  tsconfigRaw: { compilerOptions: { verbatimModuleSyntax: true } },
});

const compilerVersion = JSON.parse(readFileSync(require.resolve("esbuild/package.json"), "utf8")).version;

const placeOf = (options, source) => {
  const hash = createHash("sha256")
    .update(JSON.stringify([compilerVersion, options]))
    .update(source);
  return join(cacheFolder, `${hash.digest("hex")}.js`);
};

const ownAddress = "import.meta.url";

const kept = (place) => {
  try {
    return readFileSync(place, "utf8");
  } catch (error) {
    if (error.code === "ENOENT") return undefined;
    throw error;
  }
};

/** Several processes may keep the same at once: each file appears whole. */
const keep = (place, code) => {
  mkdirSync(cacheFolder, { recursive: true });
  const unfinished = `${place}.${process.pid}`;
  writeFileSync(unfinished, code);
  renameSync(unfinished, place);
  return code;
};

/** The JavaScript of a TypeScript file. */
export const compiled = (path) => {
  const source = readFileSync(path, "utf8");
  const options = optionsFor(path);
  const place = placeOf(options, source);
  return kept(place) ?? keep(place, compiler().transformSync(source, options).code);
};

/** The same, of JavaScript too, for whoever runs it in another place: it knows its address by heart. Many are compiled at a time. */
export const compiledToMove = async (path) => {
  const source = readFileSync(path, "utf8");
  const define = source.includes(ownAddress) ? { [ownAddress]: JSON.stringify(pathToFileURL(path).href) } : {};
  const options = { ...optionsFor(path), define };
  const place = placeOf(options, source);
  return kept(place) ?? keep(place, (await compiler().transform(source, options)).code);
};
