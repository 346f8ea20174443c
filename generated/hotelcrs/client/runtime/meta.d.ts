// @generated: the runtime of every client. It is written by npm run codegen.
/** The `_meta` keys of the server, and the `_meta` of a request. */
import type { Connection } from "./connection.types.js";

export interface MetaKeys {
  readonly session: string;
  readonly world: string;
  readonly idempotencyKey: string;
  readonly error: string;
}

export declare const metaKeys: MetaKeys;

/** The `_meta` of a request: its session, world and idempotency key. Undefined if it has none of them. */
export type MetaOf = (
  connection: Connection,
  idempotencyKey?: string | undefined,
) => Readonly<Record<string, string>> | undefined;

export declare const metaOf: MetaOf;
