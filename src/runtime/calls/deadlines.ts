/**
 * Ends the calls of tools whose contract gives them a time: their signal ends, and their caller is told, whatever the handler
 * does. Loaded only where a tool has one.
 */
import type { ToolAnnotations, ToolExecution } from "../../contract/contract.js";
import type { CallContext } from "../../contract/handler.js";
import { ToolFailure } from "../../contract/refusal.js";
import type { Timers } from "../../timers.js";
import { withTime } from "./callContext.js";

/** Has a call answered within its time. Rejects with TOOL_TIMEOUT when that is over, and as the answer does. */
export type Deadline = <Context extends CallContext, Result>(
  context: Context,
  answer: (limited: Context) => Promise<Result> | Result,
) => Promise<Result>;

interface TimedTool {
  readonly annotations: ToolAnnotations;
  readonly execution?: ToolExecution;
}

/** A call that may have had its effect is not to be repeated blindly. */
const adviceFor = ({ readOnlyHint, idempotentHint }: ToolAnnotations): string | undefined =>
  readOnlyHint || idempotentHint
    ? undefined
    : "It may be done all the same: look at what is there before you call again.";

const createDeadline =
  (timeoutMs: number, advice: string | undefined, { now, after }: Timers): Deadline =>
  async (context, answer) => {
    const controller = new AbortController();
    const { signal } = context;
    const endsAtMs = now() + timeoutMs;
    const cancel = (): void => controller.abort(signal.reason);
    let forget: () => void = () => undefined;
    const over = new Promise<never>((_resolve, reject) => {
      forget = after(timeoutMs, () => {
        const failure = new ToolFailure("TOOL_TIMEOUT", { field: "server", value: null, timeoutMs }, {}, advice);
        // The caller first: a handler that hears of it may answer at once.
        reject(failure);
        controller.abort(failure);
      });
    });
    signal.addEventListener("abort", cancel, { once: true });
    if (signal.aborted) cancel();
    const remainingMs = (): number => Math.max(0, endsAtMs - now());
    try {
      return await Promise.race([over, answer(withTime(context, { signal: controller.signal, remainingMs }))]);
    } finally {
      forget();
      signal.removeEventListener("abort", cancel);
    }
  };

/** The deadline of a tool's calls; undefined for a tool without one. */
export const createDeadlines =
  (timers: Timers) =>
  ({ annotations, execution }: TimedTool): Deadline | undefined =>
    execution === undefined ? undefined : createDeadline(execution.timeoutMs, adviceFor(annotations), timers);
