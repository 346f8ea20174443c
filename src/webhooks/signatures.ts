/** Signatures of webhooks: those of services on inbound events, and those of Standard Webhooks on outbound ones. */
import { createHmac, timingSafeEqual } from "node:crypto";

const hmac = (key: string | Uint8Array, parts: readonly (string | Uint8Array)[]): Buffer =>
  parts.reduce((sum, part) => sum.update(part), createHmac("sha256", key)).digest();

/** HMAC-SHA256 over `timestamp.body`, `t=<seconds>,v1=<hex>`: the header `X-Duffel-Signature`. */
export const duffelSignature = (secret: string, timestampSeconds: number, body: string | Uint8Array): string =>
  `t=${timestampSeconds},v1=${hmac(secret, [`${timestampSeconds}.`, body]).toString("hex")}`;

const signaturePattern = /^(?:sha256=)?([0-9a-f]{64})$/i;

/** HMAC-SHA256 over the bytes as they are sent, `sha256=<hex>`: the header `X-Avinode-Signature`. */
export const avinodeSignature = (secret: string, bytes: Uint8Array): string =>
  `sha256=${hmac(secret, [bytes]).toString("hex")}`;

/**
 * Whether a header, `sha256=<hex>` or `<hex>`, is the HMAC-SHA256 of the bytes under one of the secrets, of which there
 * are two during a rotation. The comparison takes constant time, so it reveals nothing about a secret or a signature.
 */
export const isSigned = (secrets: readonly string[], header: string | undefined, bytes: Uint8Array): boolean => {
  const hex = signaturePattern.exec(header ?? "")?.[1];
  if (hex === undefined) return false;
  const given = Buffer.from(hex, "hex");
  return secrets.map((secret) => timingSafeEqual(hmac(secret, [bytes]), given)).includes(true);
};

const standardPrefix = "whsec_";

/**
 * One signature of the header `webhook-signature`, `v1,<base64>`: HMAC-SHA256 over `id.timestamp.body`. `secret` is `whsec_<base64>`,
 * `timestamp` counts seconds. https://github.com/standard-webhooks/standard-webhooks
 */
export const standardSignature = (
  secret: string,
  id: string,
  timestampSeconds: number,
  body: string | Uint8Array,
): string => {
  const key = Buffer.from(secret.startsWith(standardPrefix) ? secret.slice(standardPrefix.length) : secret, "base64");
  return `v1,${hmac(key, [`${id}.${timestampSeconds}.`, body]).toString("base64")}`;
};
