/** The `_meta` keys of the server, and the `_meta` of a request. */
import type { Connection } from "./connection.types.js";

export interface MetaKeys {
  readonly session: string;
  readonly world: string;
  readonly idempotencyKey: string;
  readonly error: string;
}

export const metaKeys: MetaKeys = {
  session: "io.github.mock-gds/session",
  world: "io.github.mock-gds/world",
  idempotencyKey: "io.github.mock-gds/idempotency-key",
  error: "io.github.mock-gds/error",
};

/** The `_meta` of a request: its session, world and idempotency key. Undefined if it has none of them. */
export type MetaOf = (
  connection: Connection,
  idempotencyKey?: string | undefined,
) => Readonly<Record<string, string>> | undefined;

export const metaOf: MetaOf = (connection, idempotencyKey) => {
  const said = Object.entries({
    [metaKeys.session]: connection.session(),
    [metaKeys.world]: connection.world,
    [metaKeys.idempotencyKey]: idempotencyKey,
  }).flatMap(([key, value]) => (value === undefined ? [] : [[key, value] as const]));
  return said.length === 0 ? undefined : Object.fromEntries(said);
};
