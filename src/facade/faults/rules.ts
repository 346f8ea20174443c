/** The planned faults of requests, as users write them in a file of faults. */

/** Exactly one of these. */
export type FaultAction =
  /** The vendor's own error with this status, and with these headers added. The request is not carried out. */
  | { readonly status: number; readonly headers?: Readonly<Record<string, string>> }
  | { readonly delayMs: number }
  /** The body comes in pieces of `bytes` bytes, one every `everyMs` milliseconds. */
  | { readonly drip: { readonly bytes: number; readonly everyMs: number } }
  /** This many bytes of the body, then the connection ends. */
  | { readonly cut: number }
  /** Only the first half of the body is sent, as if it were the whole. */
  | { readonly malformed: true }
  | { readonly mediaType: string }
  /** Status 202, and 202 again for this many reads of the result. */
  | { readonly accepted: number }
  /** The connection ends without an answer, before the work is done or after. */
  | { readonly reset: "before" | "after" };

export interface FaultRule {
  readonly vendor: string;
  /** Absent: any. */
  readonly method?: string;
  /** As a route is written, `/air/offers/{id}`. Absent: any. */
  readonly path?: string;
  /** Which of the matching requests, counted from 1. At most one of `nth`, `every` and `times`; without any, all of them. */
  readonly nth?: number | readonly number[];
  readonly every?: number;
  readonly times?: number;
  readonly do: FaultAction;
}
