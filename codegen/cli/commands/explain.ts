/** `explain`: prints everything about one rule; without an argument, the list of all rules. */
import { nearest } from "../../../src/contract/validation/similar.js";
import { rules } from "../../catalogue.js";
import { type ExitCode, exitCodes } from "../../finding.js";
import { ruleLines, ruleText } from "../ruleText.js";
import type { Session } from "../session.js";

export const explain = async ({ commandLine, print, warn, program }: Session): Promise<ExitCode> => {
  const [asked] = commandLine.words;
  if (asked === undefined) {
    print(`${ruleLines(rules)}\n${program} explain <rule> tells why, and how to keep it.\n`);
    return exitCodes.ok;
  }
  // Reports print `gate/rule`. Accepts that form and the id of the rule alone.
  const id = asked.slice(asked.indexOf("/") + 1);
  const rule = rules.find((one) => one.id === id);
  if (rule !== undefined) {
    print(ruleText(rule));
    return exitCodes.ok;
  }
  const meant = nearest(
    id,
    rules.map((one) => one.id),
  );
  const hint = meant === undefined ? `${program} explain lists all` : `did you mean ${meant}?`;
  warn(`there is no rule '${asked}': ${hint}\n`);
  return exitCodes.invalid;
};
