/** The secrets of subscriptions. None is stored: each follows from the server's key, so that who reads the store can sign nothing. */
import { createHmac } from "node:crypto";
import { standardSignature } from "../signatures.js";

/** What of a subscription decides its secrets. */
export interface Secretive {
  readonly id: string;
  /** Counts up with each new secret. */
  readonly generation: number;
  /** In real time; when the present secret took the place of the one before. */
  readonly rotatedAtMs?: number;
}

/** For so long after a rotation the secret before signs too, so that a receiver can change over. */
export const overlapMs = 24 * 3_600_000;

/** `whsec_<base64>` of 32 bytes, as Standard Webhooks has it. */
export const secretOf = (key: string, id: string, generation: number): string =>
  `whsec_${createHmac("sha256", key).update(`webhook ${id} ${generation}`).digest("base64")}`;

/** Those that sign at an instant, the present one first. */
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
