/**
 * Enforces the timeouts of tools: aborts the call's signal and refuses the call, whatever the handler does. Loaded only
 * if a tool has a timeout.
 */
import type { ToolAnnotations, ToolExecution } from "../../contract/contract.js";
import type { CallContext } from "../../contract/handler.js";
import { ToolFailure } from "../../contract/refusal.js";
import type { Timers } from "../../timers.js";
import { withTime } from "./callContext.js";

/** Runs `answer` within the tool's timeout. Rejects with TOOL_TIMEOUT when it is over, and with the errors of `answer`. */
export type Deadline = <Context extends CallContext, Result>(
  context: Context,
  answer: (limited: Context) => Promise<Result> | Result,
) => Promise<Result>;

interface TimedTool {
  readonly annotations: ToolAnnotations;
  readonly execution?: ToolExecution;
}

/** The advice for a call that may have taken effect and is not safe to repeat; undefined for a tool that is. */
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
        // Reject first: a handler that sees the abort may answer at once.
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

/** The deadline of a tool's calls; undefined for a tool without a timeout. */
export const createDeadlines =
  (timers: Timers) =>
  ({ annotations, execution }: TimedTool): Deadline | undefined =>
    execution === undefined ? undefined : createDeadline(execution.timeoutMs, adviceFor(annotations), timers);
