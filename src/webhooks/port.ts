/** Webhooks: inbound events at a path of the server, and outbound events to subscribers. Knows no pack and no vendor. */

/** A delivery as received; nothing of it has been read. Untrusted. */
export interface InboundDelivery {
  /** From `?world=` or the header of worlds; undefined: the server's default world. */
  readonly world: string | undefined;
  /** The exact bytes that were sent, which the signature is over. */
  readonly body: Uint8Array;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** The socket's address, or the one that a trusted proxy gives; `local` for a delivery from this process. */
  readonly remoteAddress: string;
  /**
   * For a delivery from this process: the instant in world time at which it was due, so that no result depends on when
   * it was worked on. Absent: the world's clock.
   */
  readonly atMs?: number;
}

export interface InboundAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** JSON text. */
  readonly body: string;
}

/** One endpoint of a pack, served below the server's root. The mock of the service calls `receive` without a socket. */
export interface InboundEndpoint {
  /** The name in the contract's `webhooks.json`. */
  readonly name: string;
  /** For example `/api/webhooks/avinode`. */
  readonly path: string;
  /**
   * The answer to a sender that is not admitted, before anything of its request is read; undefined if it is admitted.
   * Not called for a delivery without a socket.
   */
  readonly admit?: (remoteAddress: string) => InboundAnswer | undefined;
  readonly receive: (delivery: InboundDelivery) => Promise<InboundAnswer>;
  /** The line that says at start-up how events are signed. It is printed where the path is served. */
  readonly banner?: string;
}

/** An event to be sent to whoever subscribed to its type. */
export interface OutboundEvent {
  /** Stable over retries and redeliveries, such as `evt_<world>_<number>`: receivers recognize repetitions by it. */
  readonly id: string;
  /** For example `booking.created`. */
  readonly type: string;
  /** In world time. */
  readonly atMs: number;
  /** Events of one group, such as a PNR, are sent to each subscriber in order, one after the other. */
  readonly group: string;
  /** The body's `data`. Minimal: no names, and nothing that a receiver could not ask for. */
  readonly data: Readonly<Record<string, unknown>>;
}
