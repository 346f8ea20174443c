/** Bookings through the whole product in this process, for the traveller who makes them. */
import type { Caller } from "../../src/runtime/calls/caller.js";
import { benchCaller, openProduct, structuredCall } from "../runtime.js";
import { now, type Trip } from "./trips.js";

const callerIn = (session: string): Caller => ({ ...benchCaller, handleHeader: session });

export interface InProcess {
  /** The store's key of the world that is booked in. */
  readonly worldKey: string;
  /** Calls bookFlight, and bookHotel and bookCar where the trip has them. Gives the PNR; throws where the product refuses. */
  readonly book: (trip: Trip, session: string) => Promise<string>;
  readonly close: () => Promise<void>;
}

/** Opens the product with these flags and settings beside a frozen clock. */
export const openInProcess = async (
  flags: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<InProcess> => {
  const runtime = await openProduct(now, flags, environment);
  const call = async (name: string, input: object, session: string): Promise<string> => {
    const { structuredContent } = await structuredCall(runtime, name, input, callerIn(session));
    return String(structuredContent["pnr"]);
  };
  return {
    worldKey: runtime.world.key,
    book: async ({ flight, stay, drive }, session) => {
      const existingPnr = await call("bookFlight", flight, session);
      if (stay !== undefined) await call("bookHotel", { ...stay, existingPnr }, session);
      if (drive !== undefined) await call("bookCar", { ...drive, existingPnr }, session);
      return existingPnr;
    },
    close: runtime.close,
  };
};
