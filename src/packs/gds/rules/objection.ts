/** What a rule finds wrong with a query: a reason of the catalogue and the values for its message. Pure; nothing is thrown here. */
import type { ReasonData } from "../../../../generated/gds/types.js";
import type { FailureDetail } from "../../../contract/handler.js";

/** One variant for each reason, with the data that the catalogue requires for it. */
export type Objection<Reason extends keyof ReasonData> = {
  readonly [Name in Reason]: { readonly reason: Name; readonly detail: FailureDetail & ReasonData[Name] };
}[Reason];

/** The first objection of a list of rules. The rules run in order, up to the first objection. */
export const firstObjection = <Reason extends keyof ReasonData>(
  ...rules: readonly (() => Objection<Reason> | undefined)[]
): Objection<Reason> | undefined => {
  for (const rule of rules) {
    const objection = rule();
    if (objection !== undefined) return objection;
  }
  return undefined;
};
