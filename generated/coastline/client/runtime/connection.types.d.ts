// @generated: the runtime of every client. It is written by npm run codegen.
/** A connection to a server, as the rest of the client uses it: how to send a request, and the state that calls share. */
import type { Progress } from "./call.types.js";

/** A source of time, which a test can replace. */
export interface Clock {
  /** Milliseconds of a monotonic clock. */
  readonly now: () => number;
  /** Resolves after that many milliseconds, or as soon as the signal is aborted. */
  readonly wait: (milliseconds: number, signal: AbortSignal) => Promise<void>;
}

/** Maximum number of retries, and their delays: each is random between 0 and a limit, which doubles from `baseMs` up to `capMs`. */
export interface RetryPolicy {
  readonly retries: number;
  readonly baseMs: number;
  readonly capMs: number;
}

export interface ConnectionOptions {
  /** Handle of a session to continue. In any case, the connection keeps and sends the handle that the server assigned last. */
  readonly session?: string | undefined;
  /** Name of the world to use, if the server has several. */
  readonly world?: string | undefined;
  /** Default timeout of a call, and timeout of each request while connecting, in milliseconds. 60 seconds by default. */
  readonly timeoutMs?: number | undefined;
  /** By default, 2 retries, whose delay limits go from 200 ms up to 5 seconds. */
  readonly retry?: Partial<RetryPolicy> | undefined;
  readonly clock?: Clock | undefined;
  /** Returns a random number from 0 up to, but not including, 1. By default `Math.random`. */
  readonly random?: (() => number) | undefined;
}

/** The tool or resource of a request, with the reasons for which it may be refused. */
export interface Subject {
  readonly name: string;
  readonly reasons?: readonly string[];
  readonly commonReasons?: readonly string[];
  /** The values of the variables of a resource template. */
  readonly variables?: Readonly<Record<string, string>>;
}

export interface OutgoingRequest {
  readonly subject: Subject;
  readonly method: "tools/call" | "resources/read";
  readonly params: Readonly<Record<string, unknown>>;
  readonly signal: AbortSignal;
  readonly onProgress?: ((progress: Progress) => void) | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

/** Sends one request and returns its result. Rejects with a `ToolError` or one of the failures. */
export type SendRequest = (request: OutgoingRequest) => Promise<unknown>;

/** An open connection to a server. Made by `connect` of a subpath, or by `connectionOver` from a client of your own. */
export interface Connection {
  readonly send: SendRequest;
  /** The session handle; undefined until the server assigns one. Give it to another connection to continue the session. */
  readonly session: () => string | undefined;
  /** Stores the session handle that the server assigned. */
  readonly keepSession: (handle: string) => void;
  /**
   * Runs a call that may change something. The first one of a connection runs alone: several that start without a session would each
   * get a session of their own. A call that waits for it is not sent if its own signal is aborted.
   */
  readonly inSession: <Result>(signal: AbortSignal, write: () => Promise<Result>) => Promise<Result>;
  readonly world: string | undefined;
  readonly timeoutMs: number;
  readonly retry: RetryPolicy;
  readonly clock: Clock;
  readonly random: () => number;
  /** Closes the connection, and ends the server if it was started for this connection. */
  readonly close: () => Promise<void>;
}

/**
 * A connected client of `@modelcontextprotocol/client` or `@modelcontextprotocol/sdk`, described without importing either. Both send
 * requests in the same way, but their parameter types have nothing in common, so they are `never` here.
 */
export interface OfficialClient {
  readonly request: (request: never, schema: never, options?: never) => Promise<unknown>;
  readonly close: () => Promise<void>;
}

export type ConnectionOver = (client: OfficialClient, options?: ConnectionOptions) => Connection;
export type CreateConnection = (
  way: Pick<Connection, "send" | "close">,
  options: ConnectionOptions | undefined,
) => Connection;
