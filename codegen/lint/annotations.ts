/** Annotations are complete, and do not contradict each other. */
import { errorRule, fixedRule, infoRule, type LintRule, warningRule } from "./lintRule.js";

const change = (annotations: Readonly<Record<string, unknown>>) => ({ "tools/findBooks.json": { annotations } });

const destructive = { readOnlyHint: false, destructiveHint: true };

export const annotationRules: readonly LintRule[] = [
  fixedRule({
    id: "annotations-complete",
    stage: "reading",
    purpose: "All four hints are stated.",
    why: "A hint that is left out has a default that most readers do not know: destructive and open to the world.",
    fix: "State readOnlyHint, destructiveHint, idempotentHint and openWorldHint.",
    bad: change({ openWorldHint: null }),
    good: change({ openWorldHint: false }),
  }),
  errorRule({
    id: "annotations-consistent",
    stage: "structure",
    purpose: "A tool that only reads is neither destructive nor anything but idempotent.",
    why: "Hosts ask for consent, and clients repeat a call, by these hints: a contradiction means that one of them is wrong.",
    fix: "Correct the hint that is not true.",
    bad: change({ destructiveHint: true }),
    good: { "tools/findBooks.json": { annotations: destructive, refusesUndeclared: "It deletes all." } },
    check: ({ loaded: { tools } }, report) => {
      for (const file of tools) {
        const { readOnlyHint, destructiveHint, idempotentHint } = file.content.annotations;
        if (readOnlyHint && destructiveHint)
          report(file, "/annotations/destructiveHint", "says that a tool which only reads destroys");
        if (readOnlyHint && !idempotentHint)
          report(file, "/annotations/idempotentHint", "says that a second reading changes more than the first");
      }
    },
  }),
  warningRule({
    id: "destructive-is-exact",
    stage: "structure",
    purpose: "A destructive tool refuses arguments that it does not declare.",
    why: "Whoever adds an argument wants less, or something else. A tool that ignores it destroys more than was asked, and says so too late.",
    fix: "State refusesUndeclared: why, in a sentence for the caller.",
    bad: change(destructive),
    good: { "tools/findBooks.json": { annotations: destructive, refusesUndeclared: "It deletes all." } },
    check: ({ loaded: { tools } }, report) => {
      for (const file of tools) {
        const { annotations, refusesUndeclared } = file.content;
        if (annotations.destructiveHint && !annotations.readOnlyHint && refusesUndeclared === undefined)
          report(
            file,
            "/annotations/destructiveHint",
            "is true, and arguments that the tool does not declare are ignored",
          );
      }
    },
  }),
  infoRule({
    id: "title-agrees",
    stage: "structure",
    purpose: "A title in the annotations is the tool's title.",
    why: "Hosts show one or the other: users of two hosts know one tool by two names.",
    fix: "Leave annotations.title out; the tool's title is published in both places.",
    bad: change({ title: "Search the shelves" }),
    good: change({ title: "Find books" }),
    check: ({ loaded: { tools } }, report) => {
      for (const file of tools) {
        const { title, annotations } = file.content;
        if (annotations.title !== undefined && annotations.title !== title)
          report(file, "/annotations/title", `is "${annotations.title}", and the tool's title is "${title}"`);
      }
    },
  }),
];
