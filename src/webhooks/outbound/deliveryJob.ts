/** The job on deliveries: one attempt for each turn, and the write for its outcome. */
import type { Job, JobContext, Settlement } from "../../jobs/port.js";
import type { Dossier, StoredWorld, TypedDossier } from "../../store/index.js";
import { afterAttempt, concluded, type Delivery, held, putOff, type Turn } from "./delivery.js";
import type { OutboundRecords } from "./records.js";
import { isDelivered, type Outcome, outcomeText, verdictOf } from "./schedule.js";
import { attemptMs, type Send } from "./send.js";
import { paused, type Subscription, whyQuiet } from "./subscription.js";

export interface DeliveryOptions {
  readonly records: OutboundRecords;
  readonly send: Send;
  /** The headers of an attempt, with its signature. */
  readonly headersOf: (
    subscription: Subscription,
    delivery: Delivery,
    nowMs: number,
    world: StoredWorld,
  ) => Readonly<Record<string, string>>;
  /** The delays between attempts; after the last one a delivery is given up. */
  readonly delaysMs: readonly number[];
  /** The real clock. */
  readonly now: () => number;
  readonly warn: (message: string) => void;
}

/** Time for an attempt and for the write after it. */
const leaseMs = attemptMs + 20_000;

/** After a receiver timed out, its other deliveries wait this long, so that it does not hold up those to others. */
const restMs = 60_000;

export const deliveryJob = ({ records, send, headersOf, delaysMs, now, warn }: DeliveryOptions): Job => {
  const { names, subscriptions, deliveries } = records;
  const { queue } = names;
  /** Until when to hold the deliveries of subscriptions whose receiver timed out. */
  const resting = new Map<string, number>();

  const turnOf = (dossier: Dossier): Turn => ({ deliveries, queue, dossier: deliveries.typed(dossier) });

  const restsUntil = (subscription: string, nowMs: number): number | undefined => {
    const untilMs = resting.get(subscription);
    if (untilMs === undefined || untilMs > nowMs) return untilMs;
    resting.delete(subscription);
    return undefined;
  };

  const heed = (subscription: string, outcome: Outcome, nowMs: number): void => {
    if (outcome.kind === "unanswered" && outcome.why === "timeout") resting.set(subscription, nowMs + restMs);
    else resting.delete(subscription);
  };

  const settle = (
    turn: Turn,
    subscriber: TypedDossier<Subscription> | undefined,
    outcome: Outcome,
    startedAtMs: number,
  ): Settlement => {
    const endedAtMs = now();
    const failures = turn.dossier.document.failures + 1;
    const verdict = verdictOf(outcome, failures, delaysMs, endedAtMs);
    const isFailure = !isDelivered(outcome) && verdict.kind !== "gone";
    const delivery = afterAttempt(turn.dossier.document, { outcome, startedAtMs, endedAtMs }, isFailure);
    const write = concluded(turn, delivery, verdict, endedAtMs);
    if (verdict.kind === "deadLetter") {
      warn(
        `webhook ${delivery.subscription}: gave up ${delivery.event} after ${delivery.attempts} attempts, the last one: ${outcomeText(outcome)}`,
      );
    }
    if (verdict.kind !== "gone" || subscriber === undefined) return { writes: [write] };
    warn(`webhook ${delivery.subscription}: paused, because its receiver answered 410 Gone`);
    const gone = paused(subscriber.document, "its receiver answered 410 Gone");
    return {
      writes: [
        write,
        subscriptions.write(subscriber.id, subscriber.version, gone, { tell: { topic: names.subscriptions } }),
      ],
    };
  };

  const run = async (dossier: Dossier, { world, signal }: JobContext): Promise<Settlement> => {
    const turn = turnOf(dossier);
    const delivery = turn.dossier.document;
    const subscriber = await subscriptions.read(world, delivery.subscription);
    if (subscriber === undefined) return { writes: [deliveries.write(dossier.id, dossier.version, undefined)] };
    const startedAtMs = now();
    if (whyQuiet(subscriber.document, world) !== undefined) return { writes: [held(turn, delivery, startedAtMs)] };
    const untilMs = restsUntil(subscriber.id, startedAtMs);
    if (untilMs !== undefined) return { writes: [putOff(turn, untilMs)] };
    const headers = headersOf(subscriber.document, delivery, startedAtMs, world);
    const outcome = await send({ url: subscriber.document.url, headers, body: delivery.body }, signal);
    heed(subscriber.id, outcome, now());
    return settle(turn, subscriber, outcome, startedAtMs);
  };

  const failed: Job["failed"] = (dossier, { message }) => {
    try {
      return settle(turnOf(dossier), undefined, { kind: "unanswered", why: "crashed" }, now());
    } catch {
      warn(`webhooks: removed delivery ${dossier.id}, which nobody can read: ${message}`);
      return { writes: [deliveries.write(dossier.id, dossier.version, undefined)] };
    }
  };

  return { queue, clock: "real", leaseMs, concurrency: 16, run, failed };
};
