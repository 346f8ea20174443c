/**
 * What a change of a schema means, once for requests and once for responses. An input must accept everything that it accepted; an
 * output must not return what it never returned. So each change breaks one side and is harmless on the other.
 */
import type { Level } from "../../finding.js";
import { type CompatRule, changeText, schemaPart } from "./rule.js";
import type { Family } from "./schema/family.js";
import { limitFamilies } from "./schema/limitFamilies.js";
import { propertyFamilies } from "./schema/propertyFamilies.js";
import { saidFamilies } from "./schema/saidFamilies.js";
import { shapeFamilies } from "./schema/shapeFamilies.js";
import { valueFamilies } from "./schema/valueFamilies.js";

export type { Family } from "./schema/family.js";

/** All changes of a schema that are reported, in the order of the documents. */
export const families: readonly Family[] = [
  ...propertyFamilies,
  ...valueFamilies,
  ...limitFamilies,
  ...shapeFamilies,
  ...saidFamilies,
];

const sides = {
  request: {
    keyword: "inputSchema",
    of: "an argument",
    break:
      "Take the change back, or keep the old form beside the new one, or waive it with a reason and give the pack a new version.",
  },
  response: {
    keyword: "outputSchema",
    of: "an answer",
    break:
      "Take the change back, or give the new form a new name beside the old one, or waive it with a reason and give the pack a new version.",
  },
} as const;

const fixes: Readonly<Record<Level, string | undefined>> = {
  error: undefined,
  warning: "Make sure that callers can live with it, and say so in the changelog.",
  info: "Nothing has to be done; the version grows by what diff suggests.",
};

const ruleOf = (family: Family, direction: "request" | "response"): readonly CompatRule[] => {
  const side = family[direction];
  if ("unmirrored" in side) return [];
  const { keyword, of, break: mend } = sides[direction];
  const isReversed = direction === "response" && family.isReversedInResponse === true;
  const [before, after] = isReversed ? ([family.bad[1], family.bad[0]] as const) : family.bad;
  const [former, latter] = family.good;
  return [
    {
      id: `${direction}-${family.name}`,
      gate: "compatibility",
      level: side.level,
      purpose: `In ${of}, ${family.what}.`,
      why: side.why,
      fix: fixes[side.level] ?? mend,
      bump: side.bump ?? (side.level === "error" ? "major" : "minor"),
      ...(side.tolerates !== undefined && { tolerates: side.tolerates }),
      bad: changeText({
        before: schemaPart(keyword, before),
        after: schemaPart(keyword, after),
        ...(family.also !== undefined && { also: family.also }),
      }),
      good: changeText({ before: schemaPart(keyword, former), after: schemaPart(keyword, latter) }),
    },
  ];
};

export const schemaRules: readonly CompatRule[] = families.flatMap((family) => [
  ...ruleOf(family, "request"),
  ...ruleOf(family, "response"),
]);
