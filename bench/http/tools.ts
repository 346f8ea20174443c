/**
 * What stands behind the HTTP path of every server that is not ours: the same handlers, so that only transport and protocol
 * differ. It knows no protocol.
 */
import { benchCaller, openProduct, type StructuredAnswer, structuredCall } from "../runtime.js";
import { bookingsPerSession, now } from "../store/trips.js";
import type { PackName } from "./cases.js";

export type BenchTool = (given: Readonly<Record<string, unknown>>) => Promise<StructuredAnswer> | StructuredAnswer;

const echo: BenchTool = ({ message }) => ({
  content: [{ type: "text", text: message }],
  structuredContent: { message },
});

/** The traveller of the n-th booking. */
export const travellerOf = (index: number): string =>
  `traveller-${Math.floor(index / bookingsPerSession)}-of-the-bench`;

const gdsTools = async (): Promise<Readonly<Record<string, BenchTool>>> => {
  const runtime = await openProduct(now);
  let calls = 0;
  const toolOf =
    (name: string): BenchTool =>
    (given) => {
      const caller = name === "bookFlight" ? { ...benchCaller, handleHeader: travellerOf(calls++) } : benchCaller;
      return structuredCall(runtime, name, given, caller);
    };
  return { searchFlights: toolOf("searchFlights"), bookFlight: toolOf("bookFlight") };
};

/** The tools of a server, by name. */
export const openTools = async (pack: PackName): Promise<Readonly<Record<string, BenchTool>>> =>
  pack === "echo" ? { echo } : gdsTools();

/** The pack that the command line of a measured process names. */
export const packOfArguments = (): PackName => (process.argv[2] === "echo" ? "echo" : "gds");
