// @generated: the runtime of every client. It is written by npm run codegen.
/** Bounds work by a deadline and by the caller's own signal. Whichever comes first ends it, and says so in its error. */
import type { Clock } from "./connection.types.js";

export interface Bounds {
  /** Name of the tool, or of the resource. */
  readonly tool: string;
  readonly timeoutMs: number;
  readonly signal: AbortSignal | undefined;
  readonly clock: Clock;
}

export type Within = <Result>(bounds: Bounds, work: (signal: AbortSignal) => Promise<Result>) => Promise<Result>;

/** Rejects as soon as the bounds are reached, even if the work does not care for its signal. Where they are already, none begins. */
export declare const within: Within;
