/** Rules that a file can break before its content is understood: its text, its place, its general form. */
import { deepestLevel } from "../jsonText.js";
import { fixedRule, type LintRule } from "./lintRule.js";
import { sharedSchema } from "./sampleChanges.js";

const pack = { description: "Books that can be found." };

/** Nested arrays, deeper than the reader accepts. */
const nested = (levels: number): string => `{ "examples": ${"[".repeat(levels)}${"]".repeat(levels)} }`;

export const readingRules: readonly LintRule[] = [
  fixedRule({
    id: "json-syntax",
    stage: "reading",
    purpose: "Every contract file is JSON.",
    why: "A file that cannot be read contributes nothing, and what refers to it fails elsewhere.",
    fix: "Correct the text at the position that is shown.",
    bad: { "schemas/Shelf.json": '{ "type": "string", }' },
    good: sharedSchema('{ "type": "string", "description": "Where a book stands." }'),
  }),
  fixedRule({
    id: "json-encoding",
    stage: "reading",
    purpose:
      "Contract files are files that can be read, in UTF-8 without a byte order mark, and no text in them holds half of a surrogate pair.",
    why: "Parsers disagree on the mark, and what is not UTF-8 turns into replacement characters: hashes of the same contract differ, and what is generated is stale at once.",
    fix: "Save the file as UTF-8 without a byte order mark; write a character beyond U+FFFF as itself, or with both halves.",
    bad: { "schemas/Shelf.json": '\uFEFF{ "type": "string", "description": "Where a book stands." }' },
    good: sharedSchema('{ "type": "string", "description": "Where a book stands." }'),
  }),
  fixedRule({
    id: "json-duplicate-key",
    stage: "reading",
    purpose: "No object names a property twice.",
    why: "Only the last is read, silently: a reviewer sees a rule that does not hold.",
    fix: "Remove or rename one of the two.",
    bad: { "schemas/Shelf.json": '{ "description": "Where a book stands.", "type": "string", "type": "integer" }' },
    good: sharedSchema('{ "description": "Where a book stands.", "type": "integer" }'),
  }),
  fixedRule({
    id: "json-number",
    stage: "reading",
    purpose: "Every number can be held exactly enough to be published as it stands.",
    why: "A number that is too large or too fine is published as another one, so that the contract and what is served differ.",
    fix: "Use a number within ±9007199254740991, or one that a double can hold.",
    bad: { "schemas/Shelf.json": '{ "description": "Where a book stands.", "type": "number", "maximum": 1e400 }' },
    good: sharedSchema('{ "description": "Where a book stands.", "type": "number", "maximum": 1e30 }'),
  }),
  fixedRule({
    id: "json-nesting",
    stage: "reading",
    purpose: `No file is nested deeper than ${deepestLevel} levels.`,
    why: "Nobody reads such a schema, and tools that walk it may run out of stack.",
    fix: "Give the inner parts names, as files of their own in schemas/.",
    bad: { "schemas/Shelf.json": nested(deepestLevel) },
    good: sharedSchema({ type: "string", description: "Where a book stands." }),
  }),
  fixedRule({
    id: "meta-schema",
    stage: "reading",
    purpose: "Every contract file has the shape that its schema in contracts/_meta describes.",
    why: "The generator relies on that shape; what it does not know it cannot publish.",
    fix: "Follow the message; contracts/_meta describes each property.",
    bad: { "pack.json": { version: "one" } },
    good: { "pack.json": { ...pack, version: "1.0.1" } },
  }),
  fixedRule({
    id: "missing-pack",
    stage: "reading",
    purpose: "Every folder of contracts/ that does not begin with _ has a pack.json.",
    why: "Without it the folder's tools have no server, and nothing is generated for them.",
    fix: "Write pack.json, or move the folder away.",
    bad: { "pack.json": null },
    good: { "pack.json": pack },
  }),
];
