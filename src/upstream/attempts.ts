/** Sends one request, as often as its policy allows, before the deadline of its call. */
import { baseAddressOf } from "./addresses.js";
import { type Attempted, attemptOnce } from "./attempt.js";
import { createAttemptLog } from "./attemptLog.js";
import type { AttemptEnd } from "./breaker.js";
import { createGate } from "./gate.js";
import type { UpstreamOptions } from "./options.js";
import { isPlainPath } from "./paths.js";
import {
  delayMsAfter,
  doesFit,
  type Failed,
  isTriedAgain,
  mayHaveBeenDone,
  type Progress,
  toldWaitMs,
} from "./policy.js";
import {
  type Upstream,
  type UpstreamAnswer,
  type UpstreamCall,
  UpstreamFailure,
  type UpstreamPolicy,
  type UpstreamRequest,
} from "./port.js";
import { randomSpanId } from "./trace.js";
import { OutOfTime, waited, withinTime } from "./waits.js";
import { areSendable, wireRequestOf } from "./wireRequest.js";

/** Kinds after which it makes sense to try again later. */
const passing: ReadonlySet<Failed["kind"]> = new Set([
  "connect",
  "rateLimited",
  "busy",
  "server",
  "early",
  "reset",
  "truncated",
  "timeout",
]);

/** Kinds that the breaker counts as failures of the service. */
const ofTheService: ReadonlySet<Attempted["kind"]> = new Set([
  "connect",
  "busy",
  "server",
  "reset",
  "truncated",
  "timeout",
]);

const requestIdPattern = /^[\x21-\x7e]{1,128}$/;

type SendOnce = (
  request: UpstreamRequest,
  call: UpstreamCall,
  attempt: number,
  authorized: Readonly<Record<string, string>>,
  pass: (end: AttemptEnd) => void,
  policy: UpstreamPolicy,
) => Promise<Attempted>;

/** Sends a request once, and tells meter, log and breaker how it ended. */
const createSendOnce = (options: UpstreamOptions): SendOnce => {
  const { timers, meter, newSpanId = randomSpanId } = options;
  const { prefix } = baseAddressOf(options.baseUrl);
  const tell = createAttemptLog(options.name, options.log);
  return async (request, call, attempt, authorized, pass, policy) => {
    const { line = options.line } = call;
    const wire = wireRequestOf(request, call, {
      prefix: call.line === undefined ? prefix : "",
      authorized,
      newSpanId,
    });
    const timeoutMs = Math.min(policy.attemptTimeoutMs, call.remainingMs());
    const startedAtMs = timers.now();
    meter.attempted(attempt);
    try {
      const attempted = await attemptOnce({ line, wire, request, signal: call.signal, timeoutMs, timers });
      const isOurLack = attempted.kind === "timeout" && timeoutMs < policy.attemptTimeoutMs;
      pass(isOurLack ? "unknown" : ofTheService.has(attempted.kind) ? "failed" : "worked");
      tell(request, call, attempt, attempted, timers.now() - startedAtMs);
      return attempted;
    } catch (error) {
      pass("unknown");
      tell(request, call, attempt, { kind: "cancelled" }, timers.now() - startedAtMs);
      throw error;
    }
  };
};

export const createUpstream = (options: UpstreamOptions): Upstream => {
  const { name, authorize, timers, meter, requestIdHeader = "x-request-id", epochMs = Date.now } = options;
  const sendOnce = createSendOnce(options);
  const gate = createGate(options);

  const tried = async (request: UpstreamRequest, call: UpstreamCall): Promise<UpstreamAnswer> => {
    const policy = { ...options.policy, ...call.policy };
    let progress: Progress = { attempts: 0, isRenewed: false, wasMalformed: false };
    let isPerhapsDone = false;
    let last: (Failed & { readonly answer?: string }) | undefined;

    const failureOf = (failed: Failed & { readonly answer?: string }, retryAfterMs: number): UpstreamFailure => {
      const { kind, status, headers, answer } = failed;
      const vendorRequestId = headers?.[requestIdHeader];
      return new UpstreamFailure(kind, {
        upstream: name,
        operation: request.operation,
        attempts: progress.attempts,
        ...(status === undefined ? {} : { status }),
        ...(retryAfterMs > 0 ? { retryAfterMs } : {}),
        ...(answer === undefined || answer === "" ? {} : { answer }),
        mayHaveBeenDone: isPerhapsDone,
        ...(vendorRequestId !== undefined && requestIdPattern.test(vendorRequestId) ? { vendorRequestId } : {}),
      });
    };

    const authorized = async (): Promise<Readonly<Record<string, string>>> => {
      const headers = authorize.headers(call);
      if (!(headers instanceof Promise)) return headers;
      try {
        return await withinTime(call.remainingMs(), call.signal, timers, () => headers);
      } catch (error) {
        throw error instanceof OutOfTime ? failureOf(last ?? { kind: "timeout" }, 0) : error;
      }
    };

    if (!isPlainPath(request.path)) throw failureOf({ kind: "refused" }, 0);
    for (;;) {
      if (call.signal.aborted) throw call.signal.reason;
      const headers = await authorized();
      if (!areSendable(request, headers)) throw failureOf({ kind: "refused" }, 0);
      const pass = await gate.enter(call);
      if (typeof pass !== "function") throw failureOf(last ?? pass, pass.retryAfterMs);
      if (call.remainingMs() <= 0) {
        pass("unknown");
        throw failureOf(last ?? { kind: "refused" }, 0);
      }
      progress = { ...progress, attempts: progress.attempts + 1 };
      const attempted = await sendOnce(request, call, progress.attempts, headers, pass, policy);
      if (attempted.kind === "answered") return { ...attempted, attempts: progress.attempts };

      last = attempted;
      meter.failed(attempted.kind);
      isPerhapsDone ||= mayHaveBeenDone(request, attempted.kind);
      const isAgain = isTriedAgain(attempted, progress, request, policy);
      const isRenewal = isAgain && attempted.kind === "unauthorized";
      const delayMs =
        passing.has(attempted.kind) || (isAgain && !isRenewal) ? delayMsAfter(progress.attempts, policy) : 0;
      const waitMs = Math.max(delayMs, toldWaitMs(attempted, epochMs()));
      if (!isAgain || !doesFit(waitMs, call.remainingMs(), policy)) throw failureOf(attempted, waitMs);

      if (isRenewal) authorize.renew(headers);
      progress = {
        ...progress,
        isRenewed: progress.isRenewed || isRenewal,
        wasMalformed: progress.wasMalformed || attempted.kind === "malformed",
      };
      const attempts = policy.attempts + (progress.isRenewed ? 1 : 0);
      call.onAttempt?.({ attempt: progress.attempts, attempts, kind: attempted.kind, waitMs });
      if (waitMs > 0) await waited(waitMs, call.signal, timers);
    }
  };

  return {
    name,
    send: async (request, call) => {
      const startedAtMs = timers.now();
      const end = (how: "answered" | "failed" | "cancelled"): void => meter.ended(timers.now() - startedAtMs, how);
      try {
        const answer = await tried(request, call);
        end("answered");
        return answer;
      } catch (error) {
        end(error instanceof UpstreamFailure ? "failed" : "cancelled");
        throw error;
      }
    },
  };
};
