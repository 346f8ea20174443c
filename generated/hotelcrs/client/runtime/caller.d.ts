// @generated: the runtime of every client. It is written by npm run codegen.
/** Calls tools by name, for adapters of model vendors: they learn at run time which tool a model calls. */
import type { CreateToolCaller } from "./client.types.js";

/**
 * Makes a function that calls a tool by its name. It rejects as the typed methods do, and with a `TypeError` for a name that the
 * contract does not have.
 *
 * @example
 * ```ts
 * const call = toolCaller(gds, connection);
 * const output = await call("searchFlights", { origin: "JFK", destination: "LAX", departureDate: "2026-06-15" });
 * ```
 */
export declare const toolCaller: CreateToolCaller;
