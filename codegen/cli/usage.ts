/** What `--help` prints. */
import { commands, options } from "./words.js";

const width = 24;

const optionLine = ([name, option]: readonly [
  string,
  { readonly value?: string; readonly text: string; readonly commands: readonly string[] },
]): string => {
  const flag = option.value === undefined ? `--${name}` : `--${name} ${option.value}`;
  const isForAll = option.commands.length === Object.keys(commands).length;
  return `  ${flag.padEnd(width)} ${option.text}${isForAll ? "" : ` (${option.commands.join(", ")})`}\n`;
};

/** `program` is how the reader called it: `npm run contracts --`, or the product's command with `contracts`. */
export const usageText = (program: string): string =>
  [
    `${program} <command>: contracts, and all that is made from them\n\n`,
    ...Object.entries(commands).map(([name, purpose]) => {
      const words = name === "explain" ? "explain [RULE]" : name === "relock" ? "relock PART..." : name;
      return `  ${words.padEnd(width)} ${purpose}\n`;
    }),
    "\nOptions:\n",
    ...Object.entries(options).map(optionLine),
    "\nEnds with 0 where all is well, 1 for drift, 2 for an invalid contract or command line and where there is no verdict, 3 for a breaking change.\n",
  ].join("");
