/** Internet addresses: which of them are listed, and whose a request is that came through proxies. */
import { BlockList, isIP } from "node:net";

const versionOf = (address: string): "ipv4" | "ipv6" => (isIP(address) === 6 ? "ipv6" : "ipv4");

/** An IPv4 address that a socket of both versions shows as IPv6 is the IPv4 address. */
export const plainAddress = (address: string): string => address.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, "");

const groupsOf = (text: string): readonly string[] => (text === "" ? [] : text.split(":"));

/** What one sender has at least: an IPv4 address, or an IPv6 network of 64 bits. */
export const networkOf = (address: string): string => {
  if (isIP(address) !== 6) return address;
  const [head = "", tail = ""] = address.toLowerCase().split("::");
  const [before, after] = [groupsOf(head), groupsOf(tail)];
  // A dotted end takes the place of two groups, but never of the first four.
  const size = after.length + (tail.includes(".") ? 1 : 0);
  const zeros = Array<string>(Math.max(8 - before.length - size, 0)).fill("0");
  return [...before, ...zeros, ...after]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":");
};

/** Which addresses a text lists: addresses and ranges such as `10.0.0.0/8`, with commas. Throws for what is none of these. */
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
 * Who sent a request: the socket's other end, unless that is a trusted proxy. Then it is the last address of `X-Forwarded-For` that is
 * not one, because what stands before it can be written by anybody.
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
