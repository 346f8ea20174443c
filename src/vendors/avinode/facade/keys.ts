/** Keys of the facade: any will do but those that look like somebody's, and the secret by which events are signed. */
import { createHmac } from "node:crypto";
import type { Vendor } from "../../../facade/port.js";

const bearer = /^Bearer +(\S+)$/i;
/** The service's tokens are signed: three parts, the first of which begins a JSON object. */
const signedToken = /^eyJ[\w-]+\.[\w-]+\.[\w-]+$/;

export const keyOf: Vendor["keyOf"] = (headers) => {
  const token = bearer.exec(headers["authorization"] ?? "")?.[1];
  if (token === undefined || (headers["x-avinode-apitoken"] ?? "") === "") return "unauthorized";
  return signedToken.test(token) ? "liveKey" : "ok";
};

/** It protects nothing: whoever knows the seed knows it. It is there so that receivers are tried as the service tries them. */
export const mockWebhookSecret = (seed: string): string =>
  `mock_${createHmac("sha256", "mock-gds avinode webhooks").update(seed).digest("hex").slice(0, 32)}`;
