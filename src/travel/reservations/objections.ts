/**
 * What a real carrier would object to, and what becomes of it at each level of realism: the one table that tells a warning
 * from a refusal. Knows no rule's conditions.
 */
import type { RefusalDetail, RefusalReason, Refuse, Warning } from "./types.js";

/** `contract` sells whatever the contract admits unless it is impossible; `strict` refuses as a carrier would. */
export type Realism = "contract" | "strict";

type Treatment = { readonly act: "refuse" } | { readonly act: "warn"; readonly as?: string };

const warnedThenRefused = { contract: { act: "warn" }, strict: { act: "refuse" } } as const;

const treatments = {
  PAX_MISMATCH: warnedThenRefused,
  /** A type that fits at first and is outgrown on the way. One that never fits is refused at both levels. */
  PAX_TYPE_AGE: warnedThenRefused,
  /** A date of birth that is missing. One that is not possible is refused at both levels. */
  DOB_REQUIRED: warnedThenRefused,
  DUPLICATE_PASSENGER: warnedThenRefused,
  DUPLICATE_BOOKING: warnedThenRefused,
  NAME_INVALID: warnedThenRefused,
  NAME_NOT_ROMANIZED: warnedThenRefused,
  ARNK: warnedThenRefused,
  MCT_VIOLATION: { contract: { act: "warn", as: "SELF_TRANSFER" }, strict: { act: "refuse" } },
  DRIVER_AGE_MISMATCH: warnedThenRefused,
  HOTEL_OTHER_CITY: warnedThenRefused,
  HOTEL_BEFORE_ARRIVAL: warnedThenRefused,
  HOTEL_AFTER_DEPARTURE: warnedThenRefused,
  CAR_OTHER_CITY: warnedThenRefused,
  CAR_BEFORE_ARRIVAL: warnedThenRefused,
  CAR_AFTER_DEPARTURE: warnedThenRefused,
  TRIP_OVERLAP: warnedThenRefused,
} as const satisfies Readonly<Record<string, Readonly<Record<Realism, Treatment>>>>;

type ObjectionReason = keyof typeof treatments;

/** The objections to one request. */
export interface Objections<Reason extends RefusalReason> {
  readonly refuse: Refuse<Reason>;
  /** Refuses, or notes a warning in the words of `message`, as the level demands. */
  readonly raise: <Given extends Reason & ObjectionReason>(
    reason: Given,
    detail: RefusalDetail<Given>,
    message: string,
  ) => void;
  /** Notes what the traveller should know and no level refuses. */
  readonly warn: (warning: Warning) => void;
  readonly warnings: readonly Warning[];
}

/** Starts collecting the objections to a request. */
export const objectionsAt = <Reason extends RefusalReason>(
  realism: Realism,
  refuse: Refuse<Reason>,
): Objections<Reason> => {
  const warnings: Warning[] = [];
  const warn = (warning: Warning): void => {
    warnings.push(warning);
  };
  return {
    refuse,
    warnings,
    warn,
    raise: (reason, detail, message) => {
      const treatment: Treatment = treatments[reason][realism];
      if (treatment.act === "refuse") refuse(reason, detail);
      else warn({ reason: treatment.as ?? reason, field: detail.field, message });
    },
  };
};
