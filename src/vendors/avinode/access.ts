/** The headers that Avinode requires on every request. Only this closure holds the keys. */
import type { Authorize } from "../../upstream/index.js";

export interface AvinodeKeys {
  /** Identifies the application. */
  readonly apiToken: string;
  /** Identifies the connection; a JWT. */
  readonly bearerToken: string;
}

export const avinodeProduct = "JetVision/1.0";
export const avinodeVersion = "v1.0";

/** `nowMs` returns real time, because the service compares it with its own clock. */
export const avinodeHeaders = ({ apiToken, bearerToken }: AvinodeKeys, nowMs: () => number): Authorize => ({
  headers: () => ({
    "x-avinode-apitoken": apiToken,
    "x-avinode-senttimestamp": new Date(nowMs()).toISOString(),
    "x-avinode-product": avinodeProduct,
    "x-avinode-apiversion": avinodeVersion,
    authorization: `Bearer ${bearerToken}`,
    cookie: `AVI_JWT=${bearerToken}`,
  }),
  renew: () => undefined,
});
