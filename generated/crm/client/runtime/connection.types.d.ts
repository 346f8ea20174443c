// @generated: the runtime of every client. It is written by npm run codegen.
/** The way to a server, as the rest of the client sees it: any client of the protocol, with what calls have in common. */
import type { Progress } from "./call.types.js";

/** Time, so that a test can have its own. */
export interface Clock {
  /** Milliseconds that only grow. */
  readonly now: () => number;
  /** Resolves after so many milliseconds, or as soon as the signal is aborted. */
  readonly wait: (milliseconds: number, signal: AbortSignal) => Promise<void>;
}

/** Waits grow from `baseMs` by doubling, up to `capMs`, each drawn from the whole range below it. */
export interface RetryPolicy {
  readonly retries: number;
  readonly baseMs: number;
  readonly capMs: number;
}

export interface ConnectionOptions {
  /** Continues a session by its handle. Without it, the handle that the server gives is kept and sent back. */
  readonly session?: string | undefined;
  /** Name of the world to be in, where the server has several. */
  readonly world?: string | undefined;
  /** Of each call that names none, and of each request that connecting takes; 60 seconds if absent. */
  readonly timeoutMs?: number | undefined;
  /** 2 retries, from 200 ms up to 5 seconds, where absent. */
  readonly retry?: Partial<RetryPolicy> | undefined;
  readonly clock?: Clock | undefined;
  /** A number from 0 up to, but not including, 1. */
  readonly random?: (() => number) | undefined;
}

/** Whom a request is for: decides by which reasons it may be refused. */
export interface Subject {
  readonly name: string;
  readonly reasons?: readonly string[];
  readonly commonReasons?: readonly string[];
  /** What a resource's template was filled with. */
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

/** Sends one request. Rejects with a `ToolError` or one of the failures. */
export type SendRequest = (request: OutgoingRequest) => Promise<unknown>;

/** An open way to a server. Made by `connect` of a subpath, or by `connectionOver` from a client of your own. */
export interface Connection {
  readonly send: SendRequest;
  /** The handle of the session, once there is one: give it to the next connection to continue. */
  readonly session: () => string | undefined;
  /** Keeps a handle that the server gave. */
  readonly keepSession: (handle: string) => void;
  /**
   * Runs a call that may change something. The first of a connection goes alone: each of several that began without a session would be
   * given one of its own. Those that wait for it end with their own signal.
   */
  readonly inSession: <Result>(signal: AbortSignal, write: () => Promise<Result>) => Promise<Result>;
  readonly world: string | undefined;
  readonly timeoutMs: number;
  readonly retry: RetryPolicy;
  readonly clock: Clock;
  readonly random: () => number;
  /** Ends the connection, and with it a server that was started for it. */
  readonly close: () => Promise<void>;
}

/**
 * A connected client of `@modelcontextprotocol/client` or `@modelcontextprotocol/sdk`, by its shape: neither is imported. The two
 * agree in how a request is sent, and their types of it have nothing in common that could be written here.
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
