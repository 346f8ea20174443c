/** What can go wrong with a request on purpose, as users write it in a file of faults. */

/** Exactly one kind. */
export type FaultAction =
  /** The vendor's own error with this status, and these headers too; nothing is done. */
  | { readonly status: number; readonly headers?: Readonly<Record<string, string>> }
  | { readonly delayMs: number }
  /** The body comes in pieces of so many bytes. */
  | { readonly drip: { readonly bytes: number; readonly everyMs: number } }
  /** So many bytes of the body, then the connection ends. */
  | { readonly cut: number }
  /** The body ends in its middle, and says that it is whole. */
  | { readonly malformed: true }
  | { readonly mediaType: string }
  /** 202, and 202 again for so many reads of what it made. */
  | { readonly accepted: number }
  /** The connection ends without an answer, before the work is done or after. */
  | { readonly reset: "before" | "after" };

export interface FaultRule {
  readonly vendor: string;
  /** Absent: any. */
  readonly method?: string;
  /** As a route is written, `/air/offers/{id}`. Absent: any. */
  readonly path?: string;
  /** Which of the requests that match: the first is 1. At most one of these three; with none of them, all. */
  readonly nth?: number | readonly number[];
  readonly every?: number;
  readonly times?: number;
  readonly do: FaultAction;
}
