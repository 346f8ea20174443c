/** Keywords stand together with what they need: a type, a declared property, a condition. */
import { propertiesOf, requiredOf, typesOf } from "../schema.js";
import { fixedRule, type LintRule } from "./lintRule.js";
import { outputProperty } from "./sampleChanges.js";

/** Keywords that test values of one type only, with that type. */
const typesByKeyword: ReadonlyMap<string, readonly string[]> = new Map([
  ["properties", ["object"]],
  ["additionalProperties", ["object"]],
  ["minProperties", ["object"]],
  ["maxProperties", ["object"]],
  ["items", ["array"]],
  ["minItems", ["array"]],
  ["maxItems", ["array"]],
  ["uniqueItems", ["array"]],
  ["pattern", ["string"]],
  ["format", ["string"]],
  ["minLength", ["string"]],
  ["maxLength", ["string"]],
  ["minimum", ["integer", "number"]],
  ["maximum", ["integer", "number"]],
  ["exclusiveMinimum", ["integer", "number"]],
  ["exclusiveMaximum", ["integer", "number"]],
  ["multipleOf", ["integer", "number"]],
]);

export const statedShapeRules: readonly LintRule[] = [
  fixedRule({
    id: "type-stated",
    stage: "structure",
    purpose: "A keyword that tests values of one type stands beside that type.",
    why: "Without the type every other value passes: minimum 1 admits a string.",
    fix: "Add the type, or remove the keyword.",
    bad: outputProperty("title", { minimum: 1 }),
    good: outputProperty("title", { minLength: 1 }),
    check: ({ nodes }, report) => {
      for (const { root, schema, pointer, isCondition } of nodes) {
        if (isCondition) continue;
        const types = typesOf(schema);
        const keyword = Object.keys(schema).find((key) =>
          typesByKeyword.get(key)?.every((type) => !types.includes(type)),
        );
        if (keyword !== undefined)
          report(
            root.file,
            pointer,
            `has ${keyword} without type ${typesByKeyword.get(keyword)?.join(" or ") ?? ""}`,
            keyword,
          );
      }
    },
  }),
  fixedRule({
    id: "required-declared",
    stage: "structure",
    purpose: "A required property is declared among the properties.",
    why: "It is a misspelling, or a property that nothing describes; a closed object could not even hold it.",
    fix: "Correct the name in required, or declare the property.",
    bad: { "tools/findBooks.json": { inputSchema: { required: ["words"] } } },
    good: { "tools/findBooks.json": { inputSchema: { required: ["word"] } } },
    check: ({ nodes }, report) => {
      for (const { root, schema, pointer, isCondition } of nodes) {
        const declared = new Set(propertiesOf(schema).map(([name]) => name));
        if (isCondition || declared.size === 0) continue;
        requiredOf(schema).forEach((name, index) => {
          if (!declared.has(name))
            report(root.file, `${pointer}/required/${index}`, `requires ${name}, which is not among its properties`);
        });
      }
    },
  }),
  fixedRule({
    id: "condition-complete",
    stage: "structure",
    purpose: "A condition is whole: if comes with then or else, and neither of them without if.",
    why: "A part of a condition is ignored without the others, and validators refuse to compile it.",
    fix: "Add what is missing, or remove the rest.",
    bad: { "schemas/Book.json": { if: { required: ["pages"] } } },
    good: { "schemas/Book.json": { if: { required: ["pages"] }, else: { required: ["title"] } } },
    check: ({ nodes }, report) => {
      for (const { root, schema, pointer } of nodes) {
        const [condition, ...consequences] = ["if", "then", "else"].map((keyword) => schema[keyword] !== undefined);
        const follows = consequences.includes(true);
        if (condition === true && !follows) report(root.file, pointer, "has if without then or else", "if");
        if (condition !== true && follows) report(root.file, pointer, "has then or else without if");
      }
    },
  }),
];
