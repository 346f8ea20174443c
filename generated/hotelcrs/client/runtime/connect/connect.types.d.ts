// @generated: the runtime of every client. It is written by npm run codegen.
/** The addresses of servers, and the options of a connection. */
import type { Connection, ConnectionOptions } from "../connection.types.js";

/** A server that is started as a child process for the connection, and ends with it. */
export interface CommandAddress {
  readonly command: string;
  readonly args?: readonly string[];
  /** Environment variables, besides the few that the server inherits from this process. */
  readonly env?: Readonly<Record<string, string>>;
  readonly cwd?: string;
  /** Whether the server's stderr, its log, is shown on that of this process. `ignore` by default. */
  readonly stderr?: "ignore" | "inherit";
}

/** A running server, reached over Streamable HTTP. */
export interface UrlAddress {
  readonly url: string | URL;
  readonly headers?: Readonly<Record<string, string>>;
}

export type Address = CommandAddress | UrlAddress;

/** The newest revision of each era of the protocol. */
export type Revision = "2025-11-25" | "2026-07-28";

/** Name and version that the client sends to the server. */
export interface ClientName {
  readonly name: string;
  readonly version: string;
}

export interface ConnectOptions extends ConnectionOptions {
  readonly clientName?: ClientName;
}

export interface NegotiatingOptions extends ConnectOptions {
  /** The revision to use. By default, the newest that both sides support. */
  readonly revision?: Revision;
}

/** Connects to a server. Rejects with one of the client's errors, whose `tool` is `connect`, if that fails. */
export type Connect<Options extends ConnectOptions> = (address: Address, options?: Options) => Promise<Connection>;

/** A transport to a child process, as far as both official clients use it. */
export interface ProgramTransport {
  start(): Promise<void>;
  send(message: never): Promise<void>;
  close(): Promise<void>;
}

/** Creates the transport of a child process. Rejects where no process can be started. */
export type StartProgram = (address: CommandAddress) => Promise<ProgramTransport>;

/** Makes the `connect` of a package, from the package's name and the function that starts programs. */
export type CreateConnect<Options extends ConnectOptions> = (
  self: ClientName,
  startProgram: StartProgram,
) => Connect<Options>;
