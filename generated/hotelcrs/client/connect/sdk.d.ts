// @generated from contracts/hotelcrs. Edit the contract, then run npm run codegen.
import type { Connect, ConnectOptions } from "../runtime/connect/connect.types.js";

export type { Address, ConnectOptions } from "../runtime/connect/connect.types.js";

/**
 * Connects with `@modelcontextprotocol/sdk`, which speaks the 2025 revisions: to a command that it starts, or to a URL.
 *
 * @example
 * ```ts
 * const client = createClient(hotelcrs, await connect({ url: "http://127.0.0.1:3001/mcp" }));
 * ```
 */
export declare const connect: Connect<ConnectOptions>;
