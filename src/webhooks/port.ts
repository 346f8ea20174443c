/** Webhooks: what comes in at a path of the server, and what goes out to those who subscribed. It knows no pack and no vendor. */

/** A delivery as it came: nothing of it was read yet. Hostile. */
export interface InboundDelivery {
  /** From `?world=` or the header of worlds; undefined: the server's default world. */
  readonly world: string | undefined;
  /** Exactly the bytes that were sent, and that a signature is over. */
  readonly body: Uint8Array;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** Of the socket, or what a trusted proxy says; `local` for one of this process's own. */
  readonly remoteAddress: string;
  /**
   * Of one of this process's own: the instant in world time at which it was due, so that nothing that is shown follows from when it
   * was worked on. Absent: the world's clock.
   */
  readonly atMs?: number;
}

export interface InboundAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** JSON text. */
  readonly body: string;
}

/** One endpoint of a pack, served below the server's root. The mock's other side calls `receive` without a socket. */
export interface InboundEndpoint {
  /** As the contract's `webhooks.json` names it. */
  readonly name: string;
  /** `/api/webhooks/avinode`. */
  readonly path: string;
  /** Why a sender is not heard, before anything of its request is read; undefined if it is. What is sent without a socket is not asked about. */
  readonly admit?: (remoteAddress: string) => InboundAnswer | undefined;
  readonly receive: (delivery: InboundDelivery) => Promise<InboundAnswer>;
  /** The line at start-up that says how events are signed, where the path is served. */
  readonly banner?: string;
}

/** An event to be sent to whoever subscribed to its type. */
export interface OutboundEvent {
  /** Stable over retries and redeliveries, `evt_<world>_<number>`: receivers know repetitions by it. */
  readonly id: string;
  /** `booking.created`. */
  readonly type: string;
  /** In world time. */
  readonly atMs: number;
  /** What is told in the event's order, one after the other, for each subscriber: a PNR. */
  readonly group: string;
  /** The body's `data`. Thin: no names, nothing that a receiver could not ask for. */
  readonly data: Readonly<Record<string, unknown>>;
}
