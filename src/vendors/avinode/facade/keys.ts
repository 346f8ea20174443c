/**
 * Keys of the facade: any key is accepted, except one that looks real. Also the secret with which events are signed.
 */
import { createHmac } from "node:crypto";
import type { Vendor } from "../../../facade/port.js";

const bearer = /^Bearer +(\S+)$/i;
/** A real token: a signed JWT of three parts, the first of which is a JSON object. */
const signedToken = /^eyJ[\w-]+\.[\w-]+\.[\w-]+$/;

export const keyOf: Vendor["keyOf"] = (headers) => {
  const token = bearer.exec(headers["authorization"] ?? "")?.[1];
  if (token === undefined || (headers["x-avinode-apitoken"] ?? "") === "") return "unauthorized";
  return signedToken.test(token) ? "liveKey" : "ok";
};

/** It protects nothing: it follows from the seed. It tests receivers the way the service does. */
export const mockWebhookSecret = (seed: string): string =>
  `mock_${createHmac("sha256", "mock-gds avinode webhooks").update(seed).digest("hex").slice(0, 32)}`;
