// @generated: the runtime of every client. It is written by npm run codegen.
/** Where a server is, and how to come to it. */
import type { Connection, ConnectionOptions } from "../connection.types.js";

/** A server that is started for this connection, and ends with it. */
export interface CommandAddress {
  readonly command: string;
  readonly args?: readonly string[];
  /** Beside the few variables that are inherited. */
  readonly env?: Readonly<Record<string, string>>;
  readonly cwd?: string;
  /** What becomes of the server's own log; `ignore` if absent. */
  readonly stderr?: "ignore" | "inherit";
}

/** A server that runs, over Streamable HTTP. */
export interface UrlAddress {
  readonly url: string | URL;
  readonly headers?: Readonly<Record<string, string>>;
}

export type Address = CommandAddress | UrlAddress;

/** The eras of the protocol, by their newest revisions. */
export type Revision = "2025-11-25" | "2026-07-28";

/** How the client calls itself before the server. */
export interface ClientName {
  readonly name: string;
  readonly version: string;
}

export interface ConnectOptions extends ConnectionOptions {
  readonly clientName?: ClientName;
}

export interface NegotiatingOptions extends ConnectOptions {
  /** The revision to speak. Without it, the newest that both sides know. */
  readonly revision?: Revision;
}

/** Connects to a server. */
export type Connect<Options extends ConnectOptions> = (address: Address, options?: Options) => Promise<Connection>;

/** What speaks with a program that was started, as far as both official clients ask for it. */
export interface ProgramTransport {
  start(): Promise<void>;
  send(message: never): Promise<void>;
  close(): Promise<void>;
}

/** Starts the program of an address, or says why there can be none. */
export type StartProgram = (address: CommandAddress) => Promise<ProgramTransport>;

/** Makes `connect` for a package, with its own name for servers, and with a way to start programs. */
export type CreateConnect<Options extends ConnectOptions> = (
  self: ClientName,
  startProgram: StartProgram,
) => Connect<Options>;
