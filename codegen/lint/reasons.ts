/** The catalogue of reasons and the tools agree on which tool gives which reason. */
import type { ReasonFile } from "../contractFiles.js";
import { pointerTo } from "../pointer.js";
import { propertiesOf, requiredOf } from "../schema.js";
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

/** `alwaysFilled`: the data of every refusal. `inRuntimeWords`: what is wrong with arguments, which only the runtime's own reasons have. */
const alwaysFilled: readonly string[] = ["field", "value", "correlationId"];
const inRuntimeWords = "message";

const placeholdersOf = ({ message, hint }: ReasonFile): readonly string[] => [
  ...new Set([...`${message} ${hint}`.matchAll(/\{([A-Za-z][A-Za-z0-9_]*)\}/g)].map(([, name = ""]) => name)),
];

const fillingFault = (entry: ReasonFile, name: string): string | undefined => {
  const { data = {}, scope } = entry;
  const isOfRuntime = scope === "any";
  if (alwaysFilled.includes(name) || (isOfRuntime && name === inRuntimeWords)) return undefined;
  if (!propertiesOf(data).some(([known]) => known === name)) return `has {${name}}, and its data has no ${name}`;
  return isOfRuntime || requiredOf(data).includes(name)
    ? undefined
    : `has {${name}}, and its data does not require ${name}`;
};

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
  fixedRule({
    id: "placeholder-filled",
    stage: "structure",
    purpose: "What the message and the hint of a reason leave open is required by its data.",
    why: "A caller would read (none) in its place; what is required, the compiler asks of every handler that gives the reason.",
    fix: "Add the name to properties and required of data, or take the placeholder away; {field}, {value} and {correlationId} are always there.",
    bad: catalogue(reason("BOOK_LENT", { scope: "reserved", hint: "Come back on {dueOn}." })),
    good: catalogue(
      reason("BOOK_LENT", {
        scope: "reserved",
        hint: "Come back on {dueOn}.",
        data: { type: "object", properties: { dueOn: { type: "string" } }, required: ["dueOn"] },
      }),
    ),
    check: ({ loaded: { errors } }, report) => {
      errors?.content.reasons.forEach((entry, index) => {
        for (const name of placeholdersOf(entry)) {
          const fault = fillingFault(entry, name);
          if (fault !== undefined) report(errors, pointerTo("reasons", index), fault);
        }
      });
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
