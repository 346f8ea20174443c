/** One attempt: sends a request, and gives a whole answer or a kind of failure, within a timeout. */
import type { Timers } from "../timers.js";
import { readBody } from "./body.js";
import { kindOfError, kindOfStatus, UnusableAnswer } from "./failure.js";
import type { Failed } from "./policy.js";
import type { Line, UpstreamRequest, WireAnswer, WireRequest } from "./port.js";
import { OutOfTime, withinTime } from "./waits.js";

export interface AttemptOptions {
  readonly line: Line;
  readonly wire: WireRequest;
  readonly request: Pick<UpstreamRequest, "accept" | "check">;
  readonly signal: AbortSignal;
  readonly timeoutMs: number;
  readonly timers: Timers;
}

export interface Answered {
  readonly kind: "answered";
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
}

/** `answer` is the body of an answer that refused. */
export type Attempted = Answered | (Failed & { readonly answer?: string });

/** The most bytes of an answer: 10 MiB. */
const answerBytes = 10_485_760;

/** The most bytes of an answer that refused. */
const refusalBytes = 65_536;

/** The body of an answer that refused; undefined if it cannot be read, because the status is what counts. */
const refusalText = async (head: WireAnswer, accept: readonly string[]): Promise<string | undefined> => {
  try {
    return await readBody(head, accept, refusalBytes);
  } catch {
    return undefined;
  }
};

/** Makes one attempt. Rejects only with the signal's reason. */
export const attemptOnce = async ({
  line,
  wire,
  request: { accept, check },
  signal,
  timeoutMs,
  timers,
}: AttemptOptions): Promise<Attempted> => {
  const seen: { head?: WireAnswer } = {};

  const exchanged = async (signalOfAttempt: AbortSignal): Promise<Attempted> => {
    const head = await line.exchange(wire, signalOfAttempt);
    seen.head = head;
    const { status, headers } = head;
    const kind = kindOfStatus(status);
    if (kind !== undefined) {
      const answer = await refusalText(head, accept);
      return { kind, status, headers, ...(answer === undefined ? {} : { answer }) };
    }
    const text = await readBody(head, accept, answerBytes);
    if (check !== undefined && !check(text)) throw new UnusableAnswer("malformed");
    return { kind: "answered", status, headers, text };
  };

  try {
    return await withinTime(timeoutMs, signal, timers, exchanged);
  } catch (error) {
    if (signal.aborted) throw signal.reason;
    const { head } = seen;
    const known = head === undefined ? {} : { status: head.status, headers: head.headers };
    const kindByStatus = head === undefined ? undefined : kindOfStatus(head.status);
    const kindByError = error instanceof OutOfTime ? "timeout" : kindOfError(error, head !== undefined);
    return { kind: kindByStatus ?? kindByError, ...known };
  }
};
