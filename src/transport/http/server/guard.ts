/**
 * Keeps web pages of other sites away from a server on this machine (DNS rebinding): Host and Origin must name a host
 * that is allowed, on every route. Also limits the number of headers. It knows no route and writes no answer.
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
 * Why a request is not served, or undefined if it may be. A missing Origin is fine: only browsers send one. `isProbe`:
 * the request asks how the server is. Balancers ask by address, and some name no host; a page cannot be made to, because a
 * browser names the site that it believes in.
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

/** What a name, an address and a port are written with: a URL would also take `user@`, a path or a query. */
const hostPattern = /^[A-Za-z0-9._:[\]-]+$/;

const hostnameOf = (url: string): string | undefined => {
  try {
    return new URL(url).hostname;
  } catch {
    return undefined;
  }
};

/** The name in a Host header, without its port, as a URL has it. */
const hostnameIn = (host: string): string | undefined =>
  hostPattern.test(host) ? hostnameOf(`http://${host}`) : undefined;

const isAllowed = (name: string | undefined, allowed: readonly string[]): boolean =>
  name !== undefined && (allowed.includes("*") || allowed.some((entry) => entry.toLowerCase() === name));

const isAddress = (name: string | undefined): boolean =>
  name !== undefined && isIP(name.replace(/^\[(.*)\]$/, "$1")) !== 0;

/** Node keeps the first of several, while a proxy in front may have checked the last. */
const hasTwoHosts = (rawHeaders: readonly string[]): boolean => {
  let count = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === 4 && name.toLowerCase() === "host") count++;
  }
  return count > 1;
};

/**
 * Whether a page of another site has the browser load something from here that it may not read: an image, a script. It
 * would still cost a stream, or tell by its time or size. To follow a link is no such thing.
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
  /** A client sends the same one again and again. */
  let lastAllowedHost: string | undefined;

  const isHostAllowed = (host: string, isProbe: boolean): boolean => {
    if (host === lastAllowedHost) return true;
    const name = hostnameIn(host);
    if (!isAllowed(name, hosts)) return isProbe && isAddress(name);
    lastAllowedHost = host;
    return true;
  };

  return ({ headers, rawHeaders }, isProbe) => {
    // Node would drop the headers beyond a limit of its own without a word.
    if (rawHeaders.length > 2 * mostHeaders) return tooManyHeaders;
    const { host, origin } = headers;
    if (hasTwoHosts(rawHeaders)) return { status: 400, message: "Bad Request: more than one Host" };
    if (host === undefined ? !isProbe : !isHostAllowed(host, isProbe))
      return forbidden("Host", host ?? "", "MCP_ALLOWED_HOSTS");
    if (origin === undefined) return isLoadedByPage(headers) && !isAnyOriginAllowed ? loadedByPage : undefined;
    return isAllowed(hostnameOf(origin), origins) ? undefined : forbidden("Origin", origin, "MCP_ALLOWED_ORIGINS");
  };
};
