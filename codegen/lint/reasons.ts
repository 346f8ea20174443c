/** The catalogue of reasons and the tools agree on who gives what. */
import { pointerTo } from "../pointer.js";
import { fixedRule, type LintRule, warningRule } from "./lintRule.js";

const reason = (name: string, more: Readonly<Record<string, unknown>> = {}) => ({
  reason: name,
  code: -32001,
  message: "There is no book {value}",
  hint: "Call findBooks.",
  retryable: false,
  ...more,
});

const catalogue = (...reasons: readonly unknown[]) => ({
  "errors.json": { reasons: [reason("SHELF_CLOSED"), ...reasons] },
});

export const reasonRules: readonly LintRule[] = [
  fixedRule({
    id: "reason-known",
    stage: "structure",
    purpose: "Every reason that a tool lists is in errors.json.",
    why: "A client's typed error has its code, message and hint from there.",
    fix: "Correct the name, or describe the reason in errors.json.",
    bad: { "tools/findBooks.json": { errors: ["SHELF_CLOSED", "BOOK_UNKNOWN"] } },
    good: {
      "tools/findBooks.json": { errors: ["SHELF_CLOSED", "BOOK_UNKNOWN"] },
      ...catalogue(reason("BOOK_UNKNOWN")),
    },
    check: ({ loaded: { tools, errors } }, report) => {
      const known = new Set(errors?.content.reasons.map((entry) => entry.reason));
      for (const tool of tools) {
        tool.content.errors.forEach((name, index) => {
          if (!known.has(name)) report(tool, pointerTo("errors", index), `${name} is not in errors.json`);
        });
      }
    },
  }),
  warningRule({
    id: "reason-used",
    stage: "structure",
    purpose: "Every reason is listed by a tool, or says by its scope where else it comes from.",
    why: "A reason that nothing gives is dead text in every client; one that is given and not listed is an error that no caller expects.",
    fix: 'List it in the errors of the tools that give it, or give it a scope: "any", "warning" or "reserved".',
    bad: catalogue(reason("BOOK_UNKNOWN")),
    good: catalogue(reason("INTERNAL", { scope: "any" })),
    check: ({ loaded: { tools, errors } }, report) => {
      const used = new Set(tools.flatMap(({ content }) => content.errors));
      errors?.content.reasons.forEach((entry, index) => {
        if (!used.has(entry.reason) && entry.scope === undefined)
          report(errors, pointerTo("reasons", index), `${entry.reason} is listed by no tool, and has no scope`);
      });
    },
  }),
  warningRule({
    id: "reason-scope",
    stage: "structure",
    purpose: "A reason that a tool lists has no scope.",
    why: "The scope says that it comes from elsewhere: from every tool, as a warning only, or not yet. One of the two is not true.",
    fix: "Take the reason from the tool's errors, or the scope from errors.json.",
    bad: { "errors.json": { reasons: [reason("SHELF_CLOSED", { scope: "reserved" })] } },
    good: { "errors.json": { reasons: [reason("SHELF_CLOSED")] } },
    check: ({ loaded: { tools, errors } }, report) => {
      const scopes = new Map(errors?.content.reasons.map((entry) => [entry.reason, entry.scope]));
      for (const tool of tools) {
        tool.content.errors.forEach((name, index) => {
          const scope = scopes.get(name);
          if (scope !== undefined)
            report(tool, pointerTo("errors", index), `${name} has the scope "${scope}" in errors.json`);
        });
      }
    },
  }),
];
