/** What the compiler knows of the client. Nothing here is run: the compiler has to accept each line, and to refuse each marked one. */
import { it } from "node:test";
import type { Client as V2Client } from "@modelcontextprotocol/client";
import type { Client as V1Client } from "@modelcontextprotocol/sdk/client/index.js";
import { type Client, createClient, gds, isToolError } from "../../../generated/gds/client/index.js";
import { createMockClient, toolError } from "../../../generated/gds/client/mock.js";
import { searchFlights } from "../../../generated/gds/client/tools.js";
import { flights } from "./inputs.js";

/** Compiles only if the two types are the same. */
type Same<Left, Right> = (<T>() => T extends Left ? 1 : 2) extends <T>() => T extends Right ? 1 : 2 ? true : false;
const same = <Left, Right>(_is: Same<Left, Right>): void => undefined;

export const inputs = async (client: Client<typeof gds>): Promise<void> => {
  const { itineraries, count } = await client.searchFlights(flights);
  same<typeof count, number>(true);
  same<(typeof itineraries)[number]["flightId"], string>(true);
  // @ts-expect-error departureDate is required
  await client.searchFlights({ origin: "JFK", destination: "LAX" });
  // @ts-expect-error there is no such cabin
  await client.searchFlights({ ...flights, cabin: "steerage" });
  // @ts-expect-error the input is required
  await client.searchFlights();
  await client.listBookings();
  // @ts-expect-error there is no such option
  await client.listBookings({}, { timeout: 5 });
  // @ts-expect-error there is no such tool
  await client.searchTrains({});
};

export const errors = async (client: Client<typeof gds>, error: unknown): Promise<void> => {
  if (isToolError(error, gds.bookFlight, "SOLD_OUT")) {
    same<typeof error.reason, "SOLD_OUT">(true);
    same<typeof error.data.left, number>(true);
  }
  if (isToolError(error, gds.bookFlight)) {
    // @ts-expect-error searching cannot be refused for this
    if (error.reason === "ALREADY_CANCELLED") return;
    if (error.reason === "PRICE_CHANGED") same<typeof error.data.newTotalCents, number>(true);
  }
  // @ts-expect-error cancelling cannot be refused for this
  isToolError(error, gds.cancelBooking, "SOLD_OUT");
  // Any tool can be refused for these.
  isToolError(error, gds.cancelBooking, "SCHEMA", "STORE_UNAVAILABLE", "UNLISTED");

  const result = await client.searchFlights.safe(flights);
  if (result.ok) same<typeof result.value.count, number>(true);
  else if (result.error.kind === "refused") {
    if (result.error.reason === "DATE_IN_PAST") same<typeof result.error.field, string | undefined>(true);
    // @ts-expect-error searching cannot be refused for this
    if (result.error.reason === "SOLD_OUT") return;
  } else same<typeof result.error.kind, "timeout" | "cancelled" | "transport" | "answer">(true);
  // @ts-expect-error there is a value only where it is ok
  result.value;
};

export const resources = async (client: Client<typeof gds>): Promise<void> => {
  const { airports } = await client.readResource.airports();
  same<(typeof airports)[number]["timeZone"], string>(true);
  const { booking } = await client.readResource.booking({ pnr: "TEST-K7Q2MA" });
  same<typeof booking.pnr, string>(true);
  // @ts-expect-error the variable is required
  await client.readResource.booking({});
  // @ts-expect-error there is no such resource
  await client.readResource.trains();
};

/** Connected clients of both packages are accepted as they are. */
export const officialClients = (first: V1Client, second: V2Client): readonly Client<typeof gds>[] => [
  createClient(gds, first),
  createClient(gds, second, { session: "handle" }),
  // @ts-expect-error a client has to be one
  createClient(gds, { send: () => undefined }),
];

export const functions = async (client: Client<typeof gds>): Promise<void> => {
  const { count } = await searchFlights(client.connection, flights);
  same<typeof count, number>(true);
  // @ts-expect-error the connection comes first
  await searchFlights(flights);
};

export const mocks = (): readonly Client<typeof gds>[] => [
  createMockClient(gds, {
    // @ts-expect-error this is not what searching gives
    searchFlights: () => ({ count: "many" }),
  }),
  createMockClient(gds, {
    // @ts-expect-error there is no such tool
    searchTrains: () => ({}),
  }),
  createMockClient(gds, {
    listBookings: ({ status }) => {
      same<typeof status, "all" | "confirmed" | "cancelled" | undefined>(true);
      throw toolError("SOLD_OUT", { data: { left: 0 } });
    },
  }),
];

// @ts-expect-error there is no such reason
export const unknownReason = () => toolError("NO_SUCH_REASON");

it("the compiler has read this file", () => undefined);
