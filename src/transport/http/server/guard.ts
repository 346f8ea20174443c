/**
 * Protects a server on this machine from web pages of other sites (DNS rebinding): on every route, Host and Origin have
 * to name an allowed host. Also limits the number of headers. It knows no route and writes no answer.
 */
import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { isIP } from "node:net";

export interface AllowedNames {
  readonly hosts: readonly string[];
  readonly origins: readonly string[];
}

export interface GuardRefusal {
  readonly status: 400 | 403 | 431;
  readonly message: string;
}

/**
 * The refusal of a request; undefined if it may be served. A missing Origin is allowed: only browsers send one.
 * `isProbe`: the request is a health check. It may have an address as its Host, or no Host, because load balancers send
 * such requests. A page cannot: its browser sends the name of the page's own site.
 */
export type Guard = (
  request: Pick<IncomingMessage, "headers" | "rawHeaders">,
  isProbe: boolean,
) => GuardRefusal | undefined;

const mostHeaders = 100;

const tooManyHeaders: GuardRefusal = {
  status: 431,
  message: `Request Header Fields Too Large: a request may have ${mostHeaders} headers`,
};

/** The characters of a host name, an address and a port. A URL would also accept `user@`, a path or a query. */
const hostPattern = /^[A-Za-z0-9._:[\]-]+$/;

const hostnameOf = (url: string): string | undefined => {
  try {
    return new URL(url).hostname;
  } catch {
    return undefined;
  }
};

/** The name in a Host header, without its port, normalised as in a URL. */
const hostnameIn = (host: string): string | undefined =>
  hostPattern.test(host) ? hostnameOf(`http://${host}`) : undefined;

const isAllowed = (name: string | undefined, allowed: readonly string[]): boolean =>
  name !== undefined && (allowed.includes("*") || allowed.some((entry) => entry.toLowerCase() === name));

const isAddress = (name: string | undefined): boolean =>
  name !== undefined && isIP(name.replace(/^\[(.*)\]$/, "$1")) !== 0;

/** Whether there is more than one Host. Node keeps the first, while a proxy in front may have checked the last. */
const hasTwoHosts = (rawHeaders: readonly string[]): boolean => {
  let count = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === 4 && name.toLowerCase() === "host") count++;
  }
  return count > 1;
};

/**
 * Whether a page of another site makes the browser load this as an image, a script or the like. The page cannot read
 * it, but could keep a stream open, or learn from its time or size. Following a link is allowed.
 */
const isLoadedByPage = (headers: IncomingHttpHeaders): boolean =>
  headers["sec-fetch-site"] === "cross-site" && headers["sec-fetch-mode"] !== "navigate";

const loadedByPage: GuardRefusal = { status: 403, message: "Forbidden: a page of another site may not load this" };

const forbidden = (what: "Host" | "Origin", value: string, setting: string): GuardRefusal => ({
  status: 403,
  message: `Forbidden: ${what} '${value.slice(0, 100)}' is not allowed; ${setting} lists the names that are`,
});

export const createGuard = ({ hosts, origins }: AllowedNames): Guard => {
  const isAnyOriginAllowed = origins.includes("*");
  /** Clients repeat their Host, so the last allowed one is not checked again. */
  let lastAllowedHost: string | undefined;

  const isHostAllowed = (host: string, isProbe: boolean): boolean => {
    if (host === lastAllowedHost) return true;
    const name = hostnameIn(host);
    if (!isAllowed(name, hosts)) return isProbe && isAddress(name);
    lastAllowedHost = host;
    return true;
  };

  return ({ headers, rawHeaders }, isProbe) => {
    // Counted here, because Node silently drops headers beyond its own limit.
    if (rawHeaders.length > 2 * mostHeaders) return tooManyHeaders;
    const { host, origin } = headers;
    if (hasTwoHosts(rawHeaders)) return { status: 400, message: "Bad Request: more than one Host" };
    if (host === undefined ? !isProbe : !isHostAllowed(host, isProbe))
      return forbidden("Host", host ?? "", "MCP_ALLOWED_HOSTS");
    if (origin === undefined) return isLoadedByPage(headers) && !isAnyOriginAllowed ? loadedByPage : undefined;
    return isAllowed(hostnameOf(origin), origins) ? undefined : forbidden("Origin", origin, "MCP_ALLOWED_ORIGINS");
  };
};
