// @generated: the runtime of every client. It is written by npm run codegen.
/** Calls tools by name, for adapters to model vendors: they learn at run time what a model wants to call. */
import type { CreateToolCaller } from "./client.types.js";

/**
 * A function from a tool's name and input to its output. Rejects as the typed methods do, and with a `TypeError` for a name that
 * the contract does not have.
 *
 * @example
 * ```ts
 * const call = toolCaller(gds, connection);
 * const output = await call("searchFlights", { origin: "JFK", destination: "LAX", departureDate: "2026-06-15" });
 * ```
 */
export declare const toolCaller: CreateToolCaller;
