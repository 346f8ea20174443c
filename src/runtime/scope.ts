/** Decides who is calling, as far as "the current session" goes: the first source that names somebody wins. */
import { randomBytes } from "node:crypto";
import type { Scope } from "./handler.js";
import { type Meta, metaKeys, sessionHandle } from "./meta.js";

/** The session that a connection itself stands for. */
export interface ConnectionSession {
  readonly kind: "mcp-session" | "stdio";
  readonly id: string;
}

export interface ScopeSources {
  readonly meta: Meta;
  /** The `X-Gds-Session` header. */
  readonly handleHeader: string | undefined;
  readonly connection: ConnectionSession | undefined;
}

/** 128 random bits, in 22 characters that are safe in headers and URLs. */
export const mintSessionId = (): string => randomBytes(16).toString("base64url");

type Found = Pick<Scope, "kind"> & { readonly id: string };

const named = (id: string | undefined): Found | undefined => (id === undefined ? undefined : { kind: "handle", id });

/** In order of precedence. A source that knows an authenticated caller goes first here. */
const resolvers: readonly ((sources: ScopeSources) => Found | undefined)[] = [
  ({ meta }) => named(sessionHandle(meta[metaKeys.session], `_meta.${metaKeys.session}`)),
  ({ handleHeader }) => named(sessionHandle(handleHeader, "X-Gds-Session")),
  ({ connection }) => connection,
];

const fixed = ({ kind, id }: Found): Scope => ({ kind, id, obtain: () => id });

/** A caller without a session: it gets one when something is to be remembered for it, and keeps it for the call. */
const anonymous = (): Scope => {
  let minted: string | undefined;
  return {
    kind: "anonymous",
    get id() {
      return minted;
    },
    obtain: () => {
      minted ??= mintSessionId();
      return minted;
    },
  };
};

/** The scope of a call. Throws a refusal for a malformed handle. */
export const resolveScope = (sources: ScopeSources): Scope => {
  for (const resolve of resolvers) {
    const found = resolve(sources);
    if (found !== undefined) return fixed(found);
  }
  return anonymous();
};
