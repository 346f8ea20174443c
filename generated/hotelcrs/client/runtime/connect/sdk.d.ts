// @generated: the runtime of every client. It is written by npm run codegen.
/** Connects with `@modelcontextprotocol/sdk`, which speaks the 2025 revisions. */
import type { ConnectOptions, CreateConnect, UrlAddress } from "./connect.types.js";

/** `connect` for a package: it gives its own name to the server where the caller gives none. */
export declare const connectAs: CreateConnect<ConnectOptions>;
