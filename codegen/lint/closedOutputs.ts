/** Outputs are closed, or open on purpose. */
import { typesOf } from "../schema.js";
import { fixedRule, type LintRule } from "./lintRule.js";
import { outputProperty } from "./sampleChanges.js";

export const closedOutputRules: readonly LintRule[] = [
  fixedRule({
    id: "closed-output",
    stage: "structure",
    purpose: "Every object of an output says additionalProperties; the root of an output is closed.",
    why: "An object that is open by omission lets fields slip out that no contract describes and every client then depends on.",
    fix: 'Add "additionalProperties": false, or true or a schema where the object is a map.',
    bad: outputProperty("author", { type: "object", description: "Who wrote it." }),
    good: outputProperty("author", { type: "object", description: "Who wrote it.", additionalProperties: false }),
    check: ({ nodes }, report) => {
      for (const { root, schema, pointer } of nodes) {
        if (
          root.kind === "output" &&
          typesOf(schema).includes("object") &&
          schema["additionalProperties"] === undefined
        )
          report(
            root.file,
            pointer,
            "is an object that does not say additionalProperties: outputs are closed, or open on purpose",
          );
      }
    },
  }),
];
