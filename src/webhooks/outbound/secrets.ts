/**
 * The secrets of subscriptions. None is stored: each is derived from the server's key, so that a reader of the store
 * cannot sign anything.
 */
import { createHmac } from "node:crypto";
import { standardSignature } from "../signatures.js";

/** The part of a subscription that determines its secrets. */
export interface Secretive {
  readonly id: string;
  /** Counts up with each new secret. */
  readonly generation: number;
  /** When the current secret replaced the previous one, in real time. */
  readonly rotatedAtMs?: number;
}

/** How long after a rotation the previous secret signs, too, so that a receiver can switch. */
export const overlapMs = 24 * 3_600_000;

/** A secret in the form of Standard Webhooks: `whsec_<base64>` of 32 bytes. */
export const secretOf = (key: string, id: string, generation: number): string =>
  `whsec_${createHmac("sha256", key).update(`webhook ${id} ${generation}`).digest("base64")}`;

/** The secrets that sign at an instant, the current one first. */
export const secretsAt = (
  key: string,
  { id, generation, rotatedAtMs }: Secretive,
  nowMs: number,
): readonly string[] => {
  const present = secretOf(key, id, generation);
  const isChanging = rotatedAtMs !== undefined && generation > 1 && nowMs - rotatedAtMs < overlapMs;
  return isChanging ? [present, secretOf(key, id, generation - 1)] : [present];
};

/** The headers of Standard Webhooks for one attempt: a signature for each secret. */
export const standardHeaders = (
  key: string,
  subscription: Secretive,
  { event, body }: { readonly event: string; readonly body: string },
  nowMs: number,
): Readonly<Record<string, string>> => {
  const seconds = Math.floor(nowMs / 1000);
  const signatures = secretsAt(key, subscription, nowMs).map((secret) =>
    standardSignature(secret, event, seconds, body),
  );
  return {
    "webhook-id": event,
    "webhook-timestamp": String(seconds),
    "webhook-signature": signatures.join(" "),
  };
};
