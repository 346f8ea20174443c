/** The instructions of a Dockerfile, in their order. Whether they are good is for the builder to say: `build.test.ts` asks it. */
export interface Instruction {
  readonly keyword: string;
  /** `--from=build`. */
  readonly flags: readonly string[];
  /** What follows the flags, continued lines joined. */
  readonly text: string;
}

export const instructionsIn = (dockerfile: string): readonly Instruction[] =>
  dockerfile
    .replaceAll(/^\s*#.*\n/gm, "")
    .replaceAll(/\\\n\s*/g, "")
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => {
      const [, keyword = "", flags = "", text = ""] = /^(\S+)\s+((?:--\S+\s+)*)(.*)$/.exec(line) ?? [];
      return { keyword, flags: flags.split(/\s+/).filter((flag) => flag !== ""), text };
    });
