/** What a server calls itself, and the names under which callers and operators address it: one object, made at the start. */

/** The keys in `_meta` of requests and results. */
export interface MetaKeys {
  readonly session: string;
  readonly world: string;
  readonly idempotencyKey: string;
  readonly error: string;
  readonly ignoredArguments: string;
}

/** The names under which a request sends its session and its world. */
export interface PlaceNames {
  readonly session: string;
  readonly world: string;
}

export interface Product {
  /** What the server calls itself to clients, whichever pack it serves; also the command that starts it. */
  readonly name: string;
  readonly version: string;
  /** As shown to callers. HTTP ignores the case of header names. */
  readonly headers: PlaceNames;
  /** In lower case, as Node gives the names of headers. */
  readonly headersRead: PlaceNames;
  readonly metaKeys: MetaKeys;
  /** The keys of session and world in `_meta`, as refusals name them: with `_meta.` before them. */
  readonly metaFields: PlaceNames;
  /** The environment variable that names the session of a stdio server. */
  readonly sessionVariable: string;
}

interface ProductFacts {
  readonly name: string;
  readonly version: string;
  /** For example `io.github.mock-gds/`. */
  readonly metaPrefix: string;
  /** For example `X-Gds-`. */
  readonly headerPrefix: string;
  /** For example `MOCK_GDS_`. */
  readonly environmentPrefix: string;
}

/** Derives every name of a product from its prefixes. */
export const productOf = ({ name, version, metaPrefix, headerPrefix, environmentPrefix }: ProductFacts): Product => {
  const headers = { session: `${headerPrefix}Session`, world: `${headerPrefix}World` };
  return {
    name,
    version,
    headers,
    headersRead: { session: headers.session.toLowerCase(), world: headers.world.toLowerCase() },
    metaKeys: {
      session: `${metaPrefix}session`,
      world: `${metaPrefix}world`,
      idempotencyKey: `${metaPrefix}idempotency-key`,
      error: `${metaPrefix}error`,
      ignoredArguments: `${metaPrefix}ignored-arguments`,
    },
    metaFields: { session: `_meta.${metaPrefix}session`, world: `_meta.${metaPrefix}world` },
    sessionVariable: `${environmentPrefix}SESSION`,
  };
};
