// @generated: the runtime of every client. It is written by npm run codegen.
/** The server's own `_meta` keys, and what a request says of its caller there. */
import type { Connection } from "./connection.types.js";

export interface MetaKeys {
  readonly session: string;
  readonly world: string;
  readonly idempotencyKey: string;
  readonly error: string;
}

export declare const metaKeys: MetaKeys;

/** What a request says of its caller; undefined if that is nothing. */
export type MetaOf = (
  connection: Connection,
  idempotencyKey?: string | undefined,
) => Readonly<Record<string, string>> | undefined;

export declare const metaOf: MetaOf;
