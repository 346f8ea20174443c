/**
 * Parses the URL of a Valkey: one server or several nodes, plain or TLS, user, password and database. It does not connect,
 * and its messages never contain a password.
 */
import { StoreUnavailableError } from "../errors.js";
import type { ValkeyOptions } from "./options.js";

export interface NodeAddress {
  readonly host: string;
  readonly port: number;
}

export interface ValkeyAddress {
  readonly nodes: readonly [NodeAddress, ...NodeAddress[]];
  readonly isCluster: boolean;
  readonly isEncrypted: boolean;
  readonly username: string | undefined;
  readonly password: string | undefined;
  readonly database: number;
  /** Hosts and ports, for messages. */
  readonly place: string;
}

const urlForm = /^(valkeys?|rediss?):\/\/(?:([^@/?]*)@)?([^@/?]+)(?:\/(\d{0,4}))?(?:\?(.*))?$/;
const nodeForm = /^(\[[0-9a-fA-F:.]+\]|[^:[\]\s]+)(?::(\d{1,5}))?$/;
const defaultPort = 6379;
const encrypted = new Set(["valkeys", "rediss"]);

const refuse = (problem: string): never => {
  throw new StoreUnavailableError(
    `The Valkey URL cannot be used: ${problem}. Expected valkey://host:port, redis:// or rediss:// (TLS), with ` +
      "user:password@ before the host, several nodes with commas for a cluster, or ?cluster=true after it.",
  );
};

const readNode = (text: string): NodeAddress => {
  const [, host, portText] = nodeForm.exec(text) ?? [];
  if (host === undefined) return refuse(`"${text}" is no host with a port`);
  const port = portText === undefined ? defaultPort : Number(portText);
  if (port < 1 || port > 65_535) return refuse(`${port} is no port`);
  return { host: host.replace(/^\[|\]$/g, ""), port };
};

const decode = (part: string | undefined, name: string): string | undefined => {
  if (part === undefined || part === "") return undefined;
  try {
    return decodeURIComponent(part);
  } catch {
    return refuse(`the ${name} is not percent-encoded correctly`);
  }
};

const readQuery = (text: string): boolean => {
  const query = new URLSearchParams(text);
  for (const [name, value] of query) {
    if (name !== "cluster" || !["true", "false"].includes(value)) return refuse(`"?${name}" is none of its options`);
  }
  return query.get("cluster") === "true";
};

/** Parses `options.url`. `username` and `password` of the options override those in the URL. Throws StoreUnavailableError. */
export const readAddress = (options: Pick<ValkeyOptions, "url" | "username" | "password">): ValkeyAddress => {
  const [, scheme = "", credentials = "", hosts, databaseText = "", queryText = ""] = urlForm.exec(options.url) ?? [];
  if (hosts === undefined) return refuse("it has another form");
  const [first, ...others] = hosts.split(",");
  const nodes = [readNode(first ?? ""), ...others.map(readNode)] as const;
  const isCluster = readQuery(queryText) || others.length > 0;
  const database = Number(databaseText);
  if (isCluster && database > 0) refuse("a cluster has no databases but 0");
  const [user, ...passwordParts] = credentials.split(":");
  return {
    nodes,
    isCluster,
    isEncrypted: encrypted.has(scheme),
    username: options.username ?? decode(user, "user"),
    password: options.password ?? decode(passwordParts.join(":"), "password"),
    database,
    place: nodes.map(({ host, port }) => `${host.includes(":") ? `[${host}]` : host}:${port}`).join(","),
  };
};
