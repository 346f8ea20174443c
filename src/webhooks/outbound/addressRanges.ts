/**
 * Address ranges that deliveries never go to, and those that are not on the public internet. Sources: the IANA
 * special-purpose registries, the clouds' manuals.
 */
import { BlockList } from "node:net";

type Range = readonly [network: string, prefix: number];

interface Ranges {
  readonly v4: readonly Range[];
  readonly v6: readonly Range[];
}

/** Link-local addresses, the metadata services of clouds, and addresses that are not of a single machine. */
const never: Ranges = {
  v4: [
    ["0.0.0.0", 8],
    ["169.254.0.0", 16],
    ["100.100.100.200", 32],
    ["168.63.129.16", 32],
    ["192.0.0.192", 32],
    ["224.0.0.0", 4],
    ["240.0.0.0", 4],
  ],
  v6: [
    ["::", 128],
    ["fe80::", 10],
    ["fd00:ec2::254", 128],
    ["fd20:ce::254", 128],
    ["64:ff9b:1::", 48],
    ["2001::", 32],
    ["ff00::", 8],
  ],
};

/** Loopback, private networks, and what is reserved for tests and documents. */
const notPublic: Ranges = {
  v4: [
    ["10.0.0.0", 8],
    ["100.64.0.0", 10],
    ["127.0.0.0", 8],
    ["172.16.0.0", 12],
    ["192.0.0.0", 24],
    ["192.0.2.0", 24],
    ["192.88.99.0", 24],
    ["192.168.0.0", 16],
    ["198.18.0.0", 15],
    ["198.51.100.0", 24],
    ["203.0.113.0", 24],
  ],
  v6: [
    ["::", 96],
    ["100::", 64],
    ["2001::", 23],
    ["2001:db8::", 32],
    ["3fff::", 20],
    ["5f00::", 16],
    ["fc00::", 7],
    ["fec0::", 10],
  ],
};

/** The forms in which an IPv6 address carries an IPv4 one: mapped, translated (SIIT, NAT64), 6to4. */
const carrying = ([network, prefix]: Range): readonly Range[] => {
  const hex = network.split(".").map((part) => Number(part).toString(16).padStart(2, "0"));
  const groups = `${hex.slice(0, 2).join("")}:${hex.slice(2).join("")}`;
  return [
    [`::ffff:${network}`, 96 + prefix],
    [`::ffff:0:${network}`, 96 + prefix],
    [`64:ff9b::${network}`, 96 + prefix],
    [`2002:${groups}::`, 16 + prefix],
  ];
};

const listOf = ({ v4, v6 }: Ranges): BlockList => {
  const list = new BlockList();
  for (const [network, prefix] of v4) list.addSubnet(network, prefix, "ipv4");
  for (const [network, prefix] of [...v6, ...v4.flatMap(carrying)]) list.addSubnet(network, prefix, "ipv6");
  return list;
};

export const neverReached: BlockList = listOf(never);
export const notOfTheInternet: BlockList = listOf(notPublic);
