/** How packs call the service behind them: for a call, over the line of its world, with figures. */
import type { Mode } from "../config/mode.js";
import type { CallContext } from "../contract/handler.js";
import type { Line, Meter, UpstreamCall, UpstreamFigures } from "../upstream/index.js";

/** The parts of a call that upstream requests need. */
export type AskingCall = Pick<CallContext, "signal" | "remainingMs" | "correlationId" | "traceparent">;

/** The upstream call for a tool call. `line` is the line of the call's world; undefined in live mode, where all calls share one. */
export const upstreamCallOf = (call: AskingCall, line: Line | undefined): UpstreamCall => {
  const { signal, correlationId, traceparent } = call;
  const told = { signal, correlationId, traceparent, remainingMs: () => call.remainingMs() };
  return line === undefined ? told : { ...told, line };
};

/** A facade in this process: its name for people, and the base URL of its requests, which go to no socket. */
export const inProcess = { address: "this process", baseUrl: "http://127.0.0.1" } as const;

/** The default line of a mock's upstream. It always fails, because every call must bring the line of its own world. */
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

/** The service that this process calls, with counts of calls, in the form of the resources. */
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
