/** TypeScript that is none of the project's, or is run in a process of its own: compiled as the tests are. */
import { register } from "node:module";
import { pathToFileURL } from "node:url";

const runner = new URL("../runner/", import.meta.url);

/** Arguments of `node` that stand before the path of a file. */
export const typescript: readonly string[] = ["--import", new URL("loader.js", runner).href];

let isReady = false;

/** From here on this process loads TypeScript, as one that is started with `typescript` does. */
export const readTypescript = (): void => {
  if (!isReady) register("./hooks.js", runner.href);
  isReady = true;
};

/** Loads a file that a test has written. Of its own files the project's tests have JavaScript already. */
export const importTypescript = <Module>(path: string): Promise<Module> => {
  readTypescript();
  return import(pathToFileURL(path).href);
};
