/** What a rule finds wrong with a query: a reason of the catalogue and what fills its message. Pure; nothing is thrown here. */
import type { FailureDetail } from "../../../runtime/handler.js";

export interface Objection<Reason extends string> {
  readonly reason: Reason;
  readonly detail: FailureDetail;
}

/** The first objection of a list of rules, which are tried in order and only as far as needed. */
export const firstObjection = <Reason extends string>(
  ...rules: readonly (() => Objection<Reason> | undefined)[]
): Objection<Reason> | undefined => {
  for (const rule of rules) {
    const objection = rule();
    if (objection !== undefined) return objection;
  }
  return undefined;
};
