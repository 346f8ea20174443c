/** How packs ask the service that they stand for: on behalf of a call, over the line of its world, and with what figures. */
import type { Mode } from "../config/mode.js";
import type { CallContext } from "../contract/handler.js";
import type { Line, Meter, UpstreamCall, UpstreamFigures } from "../upstream/index.js";

/** A call, as far as a service is asked on behalf of it. */
export type AskingCall = Pick<CallContext, "signal" | "remainingMs" | "correlationId" | "traceparent">;

/** `line` is that of the call's world; undefined in live mode, where all calls have the same. */
export const upstreamCallOf = (call: AskingCall, line: Line | undefined): UpstreamCall => {
  const { signal, correlationId, traceparent } = call;
  const told = { signal, correlationId, traceparent, remainingMs: () => call.remainingMs() };
  return line === undefined ? told : { ...told, line };
};

/** What a facade in this process is called: by people, and in the addresses that nobody dials. */
export const inProcess = { address: "this process", baseUrl: "http://127.0.0.1" } as const;

/** Of a mock's upstream: every call brings the line of its own world. */
export const noLine: Line = {
  exchange: () => Promise.reject(new Error("a call in mock mode has no line of its world")),
};

export interface CallFigures {
  readonly mode: Mode;
  readonly upstream: string;
  readonly calls: {
    readonly requests: number;
    readonly attempts: number;
    readonly retries: number;
    readonly failures: number;
  };
  readonly breaker: UpstreamFigures["breaker"];
}

/** Whom this process asks, and how often it did, as resources show it. */
export const callFigures = ({
  mode,
  address,
  meter,
}: {
  readonly mode: Mode;
  readonly address: string;
  readonly meter: Meter;
}): CallFigures => {
  const { calls, attempts, retries, failedCalls, breaker } = meter.figures();
  return { mode, upstream: address, calls: { requests: calls, attempts, retries, failures: failedCalls }, breaker };
};
