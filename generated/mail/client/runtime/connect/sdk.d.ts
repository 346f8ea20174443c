// @generated: the runtime of every client. It is written by npm run codegen.
/** Connects with `@modelcontextprotocol/sdk`, which speaks the 2025 revisions. */
import type { ConnectOptions, CreateConnect, UrlAddress } from "./connect.types.js";

/** Makes the `connect` of a package. It sends the package's name to the server, unless the caller gives another. */
export declare const connectAs: CreateConnect<ConnectOptions>;
