/** The base address of an upstream: the one origin that its requests go to. */
import { BlockList, isIP } from "node:net";

export interface BaseAddress {
  readonly isSecure: boolean;
  /** Without the brackets of an IPv6 address. */
  readonly host: string;
  readonly port: number;
  /** The value of the header `host`. */
  readonly authority: string;
  /** Stands before each path, without a slash at its end; empty at the root. */
  readonly prefix: string;
}

const loopback = new BlockList();
loopback.addSubnet("127.0.0.0", 8, "ipv4");
loopback.addAddress("::1", "ipv6");

const isLoopback = (host: string): boolean => {
  const version = isIP(host);
  if (version === 0) return host === "localhost";
  return loopback.check(host, version === 6 ? "ipv6" : "ipv4");
};

/** What is wrong with a base address, in words for whoever set it; undefined if nothing is. Does not repeat the address. */
export const objectionToBaseAddress = (text: string): string | undefined => {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || (url.protocol !== "https:" && url.protocol !== "http:"))
    return "expected an address that begins with https://";
  if (url.username !== "" || url.password !== "") return "expected an address without a user and a password";
  if (url.search !== "" || url.hash !== "") return "expected an address without a query and a fragment";
  if (url.protocol === "http:" && !isLoopback(hostOf(url)))
    return "expected https://, as http:// is for loopback alone";
  return undefined;
};

const hostOf = (url: URL): string => url.hostname.replace(/^\[|\]$/g, "");

/** Parses a base address. Throws RangeError for an invalid one. */
export const baseAddressOf = (text: string): BaseAddress => {
  const objection = objectionToBaseAddress(text);
  if (objection !== undefined) throw new RangeError(`base address: ${objection}`);
  const url = new URL(text);
  const isSecure = url.protocol === "https:";
  return {
    isSecure,
    host: hostOf(url),
    port: url.port === "" ? (isSecure ? 443 : 80) : Number(url.port),
    authority: url.host,
    prefix: url.pathname.replace(/\/+$/, ""),
  };
};
