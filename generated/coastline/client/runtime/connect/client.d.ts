// @generated: the runtime of every client. It is written by npm run codegen.
/** Connects with `@modelcontextprotocol/client`, which speaks both eras. */
import type { CreateConnect, NegotiatingOptions, Revision, UrlAddress } from "./connect.types.js";

/** Makes the `connect` of a package. It sends the package's name to the server, unless the caller gives another. */
export declare const connectAs: CreateConnect<NegotiatingOptions>;
