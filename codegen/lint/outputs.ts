/** Rules of `outputs`: each is a known output, and the outputs that it needs are listed too. */
import { containerOf, outputNames } from "../outputs.js";
import { pointerTo } from "../pointer.js";
import { fixedRule, type LintRule } from "./lintRule.js";

export const outputRules: readonly LintRule[] = [
  fixedRule({
    id: "output-known",
    stage: "reading",
    purpose: `The outputs of a pack are some of ${outputNames.join(", ")}.`,
    why: "Of a misspelt name nothing would be generated, and what was generated before would be pruned.",
    fix: "Correct the name in pack.json; leave outputs out to generate everything.",
    bad: { "pack.json": { outputs: ["server", "typscript"] } },
    good: { "pack.json": { outputs: ["server", "typescript"] } },
  }),
  fixedRule({
    id: "output-container",
    stage: "structure",
    purpose: "The output models comes with typescript, whose package it is a part of.",
    why: "Without that package nobody could install or import the forms of the tools that model vendors take.",
    fix: "Add typescript to the outputs in pack.json, or remove models.",
    bad: { "pack.json": { outputs: ["server", "models"] } },
    good: { "pack.json": { outputs: ["server", "typescript", "models"] } },
    check: ({ loaded: { pack } }, report) => {
      const { outputs = [] } = pack.content;
      outputs.forEach((name, index) => {
        const container = containerOf[name];
        if (container !== undefined && !outputs.includes(container))
          report(pack, pointerTo("outputs", index), `asks for ${name} without ${container}, which it is a part of`);
      });
    },
  }),
];
