/** What a rule finds wrong with a call: a reason of the catalogue and the values for its message. Pure; nothing is thrown here. */
import type { ReasonData } from "../../../../generated/charter/types.js";
import type { FailureDetail } from "../../../contract/handler.js";

/** One variant for each reason, with the data that the catalogue requires for it. */
export type Objection<Reason extends keyof ReasonData> = {
  readonly [Name in Reason]: { readonly reason: Name; readonly detail: FailureDetail & ReasonData[Name] };
}[Reason];

/** An argument by its dotted name, with its value. */
export interface Field {
  readonly field: string;
  readonly value: string;
}
