/**
 * What a real carrier would object to, and how each level of realism treats it. This is the only table that decides between a warning and a
 * refusal. It does not know the rules' conditions.
 */
import type { RefusalDetail, RefusalReason, Refuse, Warning } from "./types.js";

/** `contract` sells whatever the contract allows, unless it is impossible; `strict` refuses as a carrier would. */
export type Realism = "contract" | "strict";

type Treatment = { readonly act: "refuse" } | { readonly act: "warn"; readonly as?: string };

const warnedThenRefused = { contract: { act: "warn" }, strict: { act: "refuse" } } as const;

const treatments = {
  PAX_MISMATCH: warnedThenRefused,
  /** A passenger type that fits at first and is outgrown during the trip. One that never fits is refused at both levels. */
  PAX_TYPE_AGE: warnedThenRefused,
  /** A missing date of birth. An impossible one is refused at both levels. */
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
  /** Refuses or adds a warning with `message`, depending on the level. */
  readonly raise: <Given extends Reason & ObjectionReason>(
    reason: Given,
    detail: RefusalDetail<Given>,
    message: string,
  ) => void;
  /** Adds a warning that is refused at neither level. */
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
