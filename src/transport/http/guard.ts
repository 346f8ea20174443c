/**
 * Keeps web pages of other sites away from a server on this machine (DNS rebinding): Host and Origin must name a host
 * that is allowed. Pure.
 */

export interface AllowedNames {
  readonly hosts: readonly string[];
  readonly origins: readonly string[];
}

const hostnameOf = (url: string): string | undefined => {
  try {
    return new URL(url).hostname;
  } catch {
    return undefined;
  }
};

const isAllowed = (name: string | undefined, allowed: readonly string[]): boolean =>
  name !== undefined && (allowed.includes("*") || allowed.some((entry) => entry.toLowerCase() === name));

const shortened = (text: string): string => text.slice(0, 100);

/** Why a request is not served, or undefined if it may be. A missing Origin is fine: only browsers send one. */
export const guardRefusal = (
  { host, origin }: { readonly host?: string | undefined; readonly origin?: string | undefined },
  allowed: AllowedNames,
): string | undefined => {
  if (host === undefined || !isAllowed(hostnameOf(`http://${host}`), allowed.hosts)) {
    return `Forbidden: Host '${shortened(host ?? "")}' is not allowed; MCP_ALLOWED_HOSTS lists the names that are`;
  }
  if (origin !== undefined && !isAllowed(hostnameOf(origin), allowed.origins)) {
    return `Forbidden: Origin '${shortened(origin)}' is not allowed; MCP_ALLOWED_ORIGINS lists the names that are`;
  }
  return undefined;
};
