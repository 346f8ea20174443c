/** Rules on the JSON Schema vocabulary of contracts. The meta-schemas check them and name them in `x-rules`. */
import { fixedRule, type LintRule } from "./lintRule.js";
import { inputProperty, outputProperty } from "./sampleChanges.js";

export const vocabularyRules: readonly LintRule[] = [
  fixedRule({
    id: "unsupported-keyword",
    stage: "reading",
    purpose: "Schemas use only keywords that validators, types, defaults and manifests all understand.",
    why: "A misspelt or unknown keyword is ignored by some and refused by others: the contract would promise what nothing keeps.",
    fix: "Correct the spelling, or say the same with the keywords of contracts/_meta/schema.schema.json.",
    bad: outputProperty("title", { minLenght: 2 }),
    good: outputProperty("title", { minLength: 2 }),
  }),
  fixedRule({
    id: "known-format",
    stage: "reading",
    purpose: "Formats are those that the runtime checks.",
    why: "A format that nobody checks looks like a rule and is none.",
    fix: "Use one of the listed formats, or a pattern.",
    bad: outputProperty("title", { format: "hostname" }),
    good: outputProperty("title", { format: "email" }),
  }),
  fixedRule({
    id: "pattern-compiles",
    stage: "reading",
    purpose: "Patterns are ECMAScript regular expressions with the flag u.",
    why: "JSON Schema asks for that dialect; another one would not compile, in the server or in a client.",
    fix: "Correct the expression; escape - in classes and nothing that needs no escape.",
    bad: outputProperty("title", { pattern: "^[0-9{4}$" }),
    good: outputProperty("title", { pattern: "^[0-9]{4}$" }),
  }),
  fixedRule({
    id: "reserved-name",
    stage: "reading",
    purpose: "Every property has a name, and none that every JavaScript object has already.",
    why: "Such a name is found where nobody sent it, __proto__ can change what an object is, and Python's types have no empty names.",
    fix: "Choose another name.",
    bad: outputProperty("constructor", { type: "string", description: "Who bound it." }),
    good: outputProperty("binder", { type: "string", description: "Who bound it." }),
  }),
  fixedRule({
    id: "enum-distinct",
    stage: "reading",
    purpose: "No value of an enum is there twice.",
    why: "The second is a slip: most often another value was meant.",
    fix: "Remove it, or write what was meant.",
    bad: inputProperty({ enum: ["sea", "sea"] }),
    good: inputProperty({ enum: ["sea", "land"] }),
  }),
  fixedRule({
    id: "object-root",
    stage: "reading",
    purpose: "Inputs and outputs of tools are objects at their root, outputs without combinators.",
    why: "MCP asks for objects, and a client's type of an output could not be written down otherwise.",
    fix: "Make the root an object and put what it was into a property.",
    bad: { "tools/findBooks.json": { outputSchema: { anyOf: [{ required: ["books"] }] } } },
    good: { "tools/findBooks.json": { outputSchema: { type: "object" } } },
  }),
  fixedRule({
    id: "local-reference",
    stage: "reading",
    purpose: "References go to a definition of the same schema or to a file in schemas/.",
    why: "A reference to another machine makes the contract depend on it, and hosts are told not to follow it.",
    fix: "Copy the schema to schemas/ and refer to ../schemas/<Name>.json, or to #/$defs/<Name>.",
    bad: {
      "tools/findBooks.json": {
        outputSchema: { properties: { books: { items: { $ref: "https://example.com/Book.json" } } } },
      },
    },
    good: {
      "tools/findBooks.json": { outputSchema: { properties: { books: { items: { $ref: "../schemas/Book.json" } } } } },
    },
  }),
];
