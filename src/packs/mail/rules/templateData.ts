/** Fills in a template, or says what is wrong with its data. Pure. */
import { type TemplateName, templates } from "../../../../generated/mail/templates.js";
import type { FilledTemplate } from "../../../contract/templates.js";
import { describeFailure } from "../../../runtime/validation/describe.js";
import type { Objection } from "./objection.js";

export type Filled = FilledTemplate | { readonly objection: Objection<"TEMPLATE_DATA_INVALID"> };

/** The most characters of a wrong value that a refusal repeats. */
const longestShown = 100;

const shownValue = (value: unknown): unknown => {
  if (typeof value === "string") return value.slice(0, longestShown);
  return typeof value === "object" ? null : (value ?? null);
};

/** Fills in a template. Missing values are all named at once; of other faults, only the first. */
export const filledTemplate = (name: TemplateName, data: object): Filled => {
  const template = templates[name];
  const outcome = template.fill(data);
  if (!("failures" in outcome)) return outcome;
  const [first, ...others] = outcome.failures.map((failure) => describeFailure(template.schema, data, failure));
  if (first === undefined) throw new Error(`template ${name} refused its data without a reason`);
  const missing = [first, ...others].map(({ field }) => field).join(", ");
  const problem = others.length === 0 ? first.problem : `${missing} are missing`;
  const { field, value, expected } = first;
  return {
    objection: {
      reason: "TEMPLATE_DATA_INVALID",
      detail: { field: `template_data.${field}`, value: shownValue(value), template_name: name, problem, expected },
    },
  };
};
