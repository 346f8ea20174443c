/** The headers that Avinode wants on every request. The keys are in this closure alone. */
import type { Authorize } from "../../upstream/index.js";

export interface AvinodeKeys {
  /** Names the application. */
  readonly apiToken: string;
  /** Names the connection; a JWT. */
  readonly bearerToken: string;
}

export const avinodeProduct = "JetVision/1.0";
export const avinodeVersion = "v1.0";

/** `nowMs` is real time, since the service compares it with its own. */
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
