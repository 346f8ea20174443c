/**
 * Where deliveries may go: checked when a subscription is made, and again for each socket, because the addresses of a
 * name change.
 */
import { type LookupAddress, type LookupOptions, lookup } from "node:dns";
import { isIP, type LookupFunction } from "node:net";
import { neverReached, notOfTheInternet } from "./addressRanges.js";

/** `any`: private networks and this machine too; `public`: https to the public internet alone. */
export type Targets = "any" | "public";

/** The error code of a socket to an address that is not allowed. */
export const forbiddenAddress = "FORBIDDEN_ADDRESS";

/** Why nothing is sent to an address, IPv4 or IPv6; undefined if it is allowed. A text that is not an address is refused. */
export const objectionToAddress = (address: string, targets: Targets): string | undefined => {
  const [plain = ""] = address.split("%");
  const version = isIP(plain);
  if (version === 0) return "is no address";
  const family = version === 4 ? "ipv4" : "ipv6";
  if (neverReached.check(plain, family)) return "is a link-local, metadata or multicast address";
  if (targets === "public" && notOfTheInternet.check(plain, family)) return "is not on the public internet";
  return undefined;
};

const longestUrl = 2000;

/** What is wrong with the URL of a subscription, in words for its user; undefined if nothing is. Repeats at most its host. */
export const objectionToUrl = (text: string, targets: Targets): string | undefined => {
  const url = text.length <= longestUrl && URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || (url.protocol !== "https:" && url.protocol !== "http:"))
    return "expected an address that begins with https:// or http://, of 2000 characters at most";
  if (url.username !== "" || url.password !== "") return "expected an address without a user and a password";
  if (url.hash !== "") return "expected an address without a fragment";
  if (targets === "public" && url.protocol === "http:")
    return "expected https://, because MOCK_GDS_WEBHOOK_TARGETS is public";
  const host = hostOf(url);
  const objection = isIP(host) === 0 ? undefined : objectionToAddress(host, targets);
  return objection === undefined ? undefined : `${host} ${objection}`;
};

/** The host of a URL, without the brackets of an IPv6 address. */
export const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, "");

type Resolve = (
  hostname: string,
  options: LookupOptions & { readonly all: true },
  callback: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/**
 * A DNS lookup for sockets that gives only allowed addresses, so that a socket opens to no other. It fails with
 * `forbiddenAddress` if there is none. A host that is an address itself is never looked up: check it before.
 */
export const guardedLookup =
  (targets: Targets, resolve: Resolve = lookup): LookupFunction =>
  (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, found) => {
      if (error !== null) return callback(error, "", 0);
      const allowed = found.filter(({ address }) => objectionToAddress(address, targets) === undefined);
      const [first] = allowed;
      if (first === undefined) {
        return callback(Object.assign(new Error("no address is allowed"), { code: forbiddenAddress }), "", 0);
      }
      if (options.all === true) callback(null, allowed);
      else callback(null, first.address, first.family);
    });
  };
