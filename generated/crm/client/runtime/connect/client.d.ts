// @generated: the runtime of every client. It is written by npm run codegen.
/** Connects with `@modelcontextprotocol/client`, which speaks both eras. */
import type { CreateConnect, NegotiatingOptions, Revision, UrlAddress } from "./connect.types.js";

/** `connect` for a package: it gives its own name to the server where the caller gives none. */
export declare const connectAs: CreateConnect<NegotiatingOptions>;
