/** Resources with a JSON body have a schema for it. */
import { pointerTo } from "../pointer.js";
import { fixedRule, type LintRule } from "./lintRule.js";

const resource = {
  name: "rules",
  title: "House rules",
  description: "What visitors may do, in plain words.",
  uri: "library://rules",
  cache: { scope: "public", ttlMs: 1000 },
};

export const resourceRules: readonly LintRule[] = [
  fixedRule({
    id: "body-schema",
    stage: "structure",
    purpose: "A resource whose body is JSON has a schema.",
    why: "Without it the handler's answer is checked by nobody and typed as anything.",
    fix: "Describe the body under schema, or give it another mimeType.",
    bad: { "resources.json": { resources: [{ ...resource, mimeType: "application/json" }] } },
    good: { "resources.json": { resources: [{ ...resource, mimeType: "text/markdown" }] } },
    check: ({ loaded: { resources } }, report) => {
      resources?.content.resources.forEach(({ mimeType, schema }, index) => {
        if (mimeType.endsWith("json") && schema === undefined)
          report(resources, pointerTo("resources", index), "has a JSON body and no schema");
      });
    },
  }),
];
