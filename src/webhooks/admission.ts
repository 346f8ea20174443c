/** Admits senders by their address and their rate, before anything of a request is read. */
import { networkOf } from "./addresses.js";
import { notListed, tooFast } from "./answers.js";
import type { InboundAnswer } from "./port.js";

export interface SenderRate {
  readonly perMinute: number;
  /** The most requests at once, after a pause. */
  readonly burst: number;
}

export const usualRate: SenderRate = { perMinute: 100, burst: 50 };

/** The most senders that are remembered. With one more, the least recently seen one is forgotten. */
const mostSenders = 10_000;

interface Sender {
  readonly left: number;
  readonly atMs: number;
}

interface Admission {
  readonly rate: SenderRate;
  /** Undefined: all are admitted. */
  readonly isListed: ((address: string) => boolean) | undefined;
  /** Monotonic time in milliseconds. */
  readonly nowMs: () => number;
  readonly count: (outcome: "address" | "rate") => void;
}

export const createAdmission = ({ rate, isListed, nowMs, count }: Admission) => {
  const perMs = rate.perMinute / 60_000;
  const senders = new Map<string, Sender>();

  const remember = (address: string, sender: Sender): void => {
    senders.delete(address);
    senders.set(address, sender);
    if (senders.size <= mostSenders) return;
    for (const quietest of senders.keys()) {
      senders.delete(quietest);
      return;
    }
  };

  return (address: string): InboundAnswer | undefined => {
    if (isListed?.(address) === false) {
      count("address");
      return notListed;
    }
    const atMs = nowMs();
    const sender = networkOf(address);
    const before = senders.get(sender) ?? { left: rate.burst, atMs };
    const left = Math.min(rate.burst, before.left + (atMs - before.atMs) * perMs);
    if (left < 1) {
      count("rate");
      return tooFast((1 - left) / perMs);
    }
    remember(sender, { left: left - 1, atMs });
    return undefined;
  };
};
