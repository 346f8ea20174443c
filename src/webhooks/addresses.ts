/** Internet addresses: lists of them, and the sender of a request that came through proxies. */
import { BlockList, isIP } from "node:net";

const versionOf = (address: string): "ipv4" | "ipv6" => (isIP(address) === 6 ? "ipv6" : "ipv4");

/** Turns an IPv4-mapped IPv6 address, as sockets of both versions give it, into the IPv4 address. */
export const plainAddress = (address: string): string => address.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, "");

const groupsOf = (text: string): readonly string[] => (text === "" ? [] : text.split(":"));

/** The network that counts as one sender: an IPv4 address, or an IPv6 network of 64 bits. */
export const networkOf = (address: string): string => {
  if (isIP(address) !== 6) return address;
  const [head = "", tail = ""] = address.toLowerCase().split("::");
  const [before, after] = [groupsOf(head), groupsOf(tail)];
  // A dotted end stands for two groups, but never for one of the first four.
  const size = after.length + (tail.includes(".") ? 1 : 0);
  const zeros = Array<string>(Math.max(8 - before.length - size, 0)).fill("0");
  return [...before, ...zeros, ...after]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":");
};

/**
 * Creates the check whether an address is in a list of addresses and ranges such as `10.0.0.0/8`, separated by commas.
 * Throws for any other entry.
 */
export const addressList = (text: string): ((address: string) => boolean) => {
  const listed = new BlockList();
  for (const entry of text.split(",")) {
    const [address = "", bits] = entry.trim().split("/");
    if (bits === undefined) listed.addAddress(address, versionOf(address));
    else listed.addSubnet(address, Number(bits), versionOf(address));
  }
  return (address) => isIP(address) !== 0 && listed.check(address, versionOf(address));
};

/**
 * The address that sent a request: the socket's remote address, unless that is a trusted proxy. Then it is the last
 * address of `X-Forwarded-For` that is not a trusted proxy, because anybody can forge those before it.
 */
export const senderOf = (
  socketAddress: string,
  forwardedFor: string | undefined,
  isTrusted: (address: string) => boolean,
): string => {
  const hops = forwardedFor === undefined ? [] : forwardedFor.split(",").map((hop) => plainAddress(hop.trim()));
  let sender = plainAddress(socketAddress);
  while (isTrusted(sender)) {
    const before = hops.pop();
    if (before === undefined || isIP(before) === 0) break;
    sender = before;
  }
  return sender;
};
