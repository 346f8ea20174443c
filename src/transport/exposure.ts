/** Warns when other machines can reach the server, which has no authentication. Pure. */
import { isIPv4 } from "node:net";

const isLoopback = (host: string): boolean =>
  host === "localhost" || host === "::1" || (isIPv4(host) && host.startsWith("127."));

/** The warning for a server that binds `host`; undefined where only this machine reaches it. */
export const exposureWarning = (host: string): string | undefined =>
  isLoopback(host)
    ? undefined
    : `listening on ${host}, which other machines may reach, without authentication: whoever reaches it can book, cancel and read ` +
      "every PNR whose code they know. Let only callers that you trust through, or bind 127.0.0.1 (--host)";
