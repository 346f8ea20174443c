/** The caller of a plain HTTP request, and the request's cancellation. Expensive parts are created on first use. */
import type { ServerResponse } from "node:http";
import type { WireError } from "../../../runtime/calls/rendering.js";
import type { ConnectionSession } from "../../../runtime/sessions/scope.js";
import type { FastPathSource } from "../../fastPath/dispatch.js";
import { openEventStream } from "../server/eventStream.js";

/** The parts of a request that every answer needs. */
export interface Asked {
  readonly response: ServerResponse;
  readonly correlationId: string;
  readonly handleHeader: string | undefined;
  readonly worldHeader: string | undefined;
}

/** What a 2025 session adds. */
export interface SessionSource {
  readonly session: ConnectionSession;
  readonly clientName: string | null;
  readonly clientVersion: string | null;
  readonly protocolVersion: string | null;
  readonly remember: (scopeId: string) => void;
}

/** Reasons of refusals from before the session was loaded, or of a failure to load it. */
const doubtful: ReadonlySet<unknown> = new Set(["WORLD_RESET", "BAD_REQUEST"]);

const forget = (): void => undefined;

/** A class, because one is made for each request: a getter and methods of a prototype cost nothing. */
export class HttpSource implements FastPathSource {
  readonly transport = "http";
  readonly correlationId: string;
  readonly handleHeader: string | undefined;
  readonly worldHeader: string | undefined;
  readonly connection: ConnectionSession | undefined;
  readonly clientName: string | null;
  readonly clientVersion: string | null;
  readonly protocolVersion: string | null;
  readonly onScope: (scopeId: string) => void;
  /** The client has cancelled the request, and the response is over. */
  isCancelled = false;
  /** The call was refused before the session was loaded: check that the session still exists. */
  sessionMayBeGone = false;
  readonly #response: ServerResponse;
  #controller: AbortController | undefined;

  constructor(asked: Asked, session: SessionSource | undefined) {
    this.correlationId = asked.correlationId;
    this.handleHeader = asked.handleHeader;
    this.worldHeader = asked.worldHeader;
    this.connection = session?.session;
    this.clientName = session?.clientName ?? null;
    this.clientVersion = session?.clientVersion ?? null;
    this.protocolVersion = session?.protocolVersion ?? null;
    this.onScope = session?.remember ?? forget;
    this.#response = asked.response;
  }

  get traceparent(): unknown {
    return this.#response.req.headers["traceparent"];
  }

  /** Closing the connection cancels a 2026-07-28 call. A 2025 client sends notifications/cancelled. */
  get signal(): AbortSignal {
    if (this.#controller !== undefined) return this.#controller.signal;
    const controller = new AbortController();
    this.#controller = controller;
    const response = this.#response;
    const abort = (): void => {
      if (!response.writableFinished) controller.abort();
    };
    if (this.isCancelled) controller.abort();
    else if (this.connection === undefined && response.closed) abort();
    else if (this.connection === undefined) response.once("close", abort);
    return controller.signal;
  }

  get isAborted(): boolean {
    if (this.#controller !== undefined) return this.#controller.signal.aborted;
    const { destroyed, writableFinished } = this.#response;
    return this.isCancelled || (this.connection === undefined && destroyed && !writableFinished);
  }

  /** Ends the response without an answer. */
  cancel(): void {
    this.isCancelled = true;
    this.#controller?.abort();
    openEventStream(this.#response, { "x-request-id": this.correlationId }).end();
  }

  onRefusal({ data }: WireError): void {
    this.sessionMayBeGone = doubtful.has(data["reason"]);
  }
}
