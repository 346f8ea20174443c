/** Calls of the nine tools that are refused, by schema or by a rule, and calls of tools that are not there, in both eras. */
import { handle } from "../play.js";
import { type Case, call, legacy, modern, type Theme } from "../requests.js";
import { sampleCalls } from "../sampleCalls.js";

const guest = { firstName: "Ada", lastName: "Larsen" };
const adult = { type: "adult", firstName: "Ada", lastName: "Larsen" };
const { searchFlights, bookFlight, searchHotels, bookHotel, searchCars, bookCar } = sampleCalls;

/** What is wrong, and the parameters of `tools/call` that it is wrong in. */
const refused: Readonly<Record<string, unknown>> = {
  "a search of flights without anything": call("searchFlights", {}),
  "an origin in lower case": call("searchFlights", { ...searchFlights, origin: "jfk" }),
  "an airport that is not there": call("searchFlights", { ...searchFlights, origin: "XQX" }),
  "a flight to where it starts": call("searchFlights", { ...searchFlights, destination: "JFK" }),
  "a day that is not in the calendar": call("searchFlights", { ...searchFlights, departureDate: "2026-02-30" }),
  "a day that is over": call("searchFlights", { ...searchFlights, departureDate: "2020-01-01" }),
  "too many passengers": call("searchFlights", { ...searchFlights, passengers: { adults: 10 } }),
  "a cabin that is not there": call("searchFlights", { ...searchFlights, cabin: "roof" }),
  "a booking without flights": call("bookFlight", { ...bookFlight, flightIds: [] }),
  "a flight that is not offered": call("bookFlight", { ...bookFlight, flightIds: ["FL-NONE"] }),
  "flights as one text": call("bookFlight", { ...bookFlight, flightIds: "{flight}" }),
  "passengers without names": call("bookFlight", { ...bookFlight, passengers: [{ type: "adult" }] }),
  "a booking without a contact": call("bookFlight", { flightIds: ["{flight}"], passengers: [adult] }),
  "an infant alone": call("bookFlight", { ...bookFlight, passengers: [{ ...adult, type: "infant" }] }),
  "a stay that ends before it begins": call("searchHotels", { ...searchHotels, checkOutDate: "2026-06-14" }),
  "guests as text": call("searchHotels", { ...searchHotels, guests: "2" }),
  "half a guest": call("searchHotels", { ...searchHotels, guests: 1.5 }),
  "a hotel that is not offered": call("bookHotel", { ...bookHotel, hotelId: "HT-NONE" }),
  "a hotel for nobody": call("bookHotel", { ...bookHotel, guests: [] }),
  "a hotel for a booking that is not there": call("bookHotel", { ...bookHotel, existingPnr: "TEST-AAAAAA" }),
  "a hotel for a malformed locator": call("bookHotel", { ...bookHotel, existingPnr: "AAAAAA" }),
  "a car given back before it is taken": call("searchCars", { ...searchCars, dropoffDate: "2026-06-14T10:00:00Z" }),
  "a driver who is too young": call("searchCars", { ...searchCars, driverAge: 20 }),
  "a car that is not offered": call("bookCar", { ...bookCar, carId: "CR-NONE" }),
  "a car without a driver": call("bookCar", { carId: "{car}" }),
  "extras twice": call("bookCar", { ...bookCar, extras: ["gps", "gps"] }),
  "a retrieval without a locator": call("retrieveBooking", {}),
  "a booking that is not there": call("retrieveBooking", { pnr: "TEST-AAAAAA" }),
  "a locator of another type": call("retrieveBooking", { pnr: 12 }),
  "a cancellation of what is not there": call("cancelBooking", { pnr: "TEST-AAAAAA" }),
  "a status that is not there": call("listBookings", { status: "lost" }),
  "a tool that is not there": call("searchTrains", {}),
  "a tool in another case": call("SearchFlights", searchFlights),
  "a tool named like a property of objects": call("__proto__", {}),
  "a tool named constructor": call("constructor", {}),
  "a tool without a name": { arguments: {} },
  "an empty name": call("", {}),
  "a name that is a number": call(5, {}),
  "a name that is null": call(null, {}),
  "a name that is a list": call(["listBookings"], {}),
  "a very long name": call("x".repeat(5_000), {}),
  "arguments that are null": call("listBookings", null),
  "arguments that are a list": call("listBookings", []),
  "arguments that are text": call("listBookings", "{}"),
  "arguments that are a number": call("listBookings", 0),
  "arguments that are true": call("listBookings", true),
};

/** Calls that are odd, and good all the same. */
const accepted: Readonly<Record<string, unknown>> = {
  "no arguments where none are needed": { name: "listBookings" },
  "arguments that the tool does not have": call("listBookings", { status: "all", colour: "red", __typename: "x" }),
  "members beside name and arguments": { ...call("listBookings"), task: { ttl: 1 }, extra: [1] },
  "a guest with more than is asked": call("bookHotel", { ...bookHotel, guests: [{ ...guest, nickname: "A" }] }),
  "the same name in other letters": call("bookHotel", { ...bookHotel, guests: [{ firstName: "Zoë", lastName: "李" }] }),
};

const isCall = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

const inBothEras = (calls: Readonly<Record<string, unknown>>, outcome: "accepted" | "refused"): readonly Case[] =>
  Object.entries(calls).flatMap(([name, params]) => [
    { name: `2025: ${name}`, session: "2025-11-25", requests: [legacy("2025-11-25", "tools/call", params)], outcome },
    {
      name: `2026: ${name}`,
      requests: [modern("tools/call", isCall(params) ? params : {}, { headers: [["X-Gds-Session", handle]] })],
      outcome,
    },
  ]);

const twice: readonly Case[] = [
  {
    name: "2025: a cancellation of what is cancelled",
    session: "2025-06-18",
    requests: [
      legacy("2025-06-18", "tools/call", call("bookHotel", bookHotel), 1),
      legacy("2025-06-18", "tools/call", call("cancelBooking", sampleCalls.cancelBooking), 2),
      legacy("2025-06-18", "tools/call", call("cancelBooking", sampleCalls.cancelBooking), 3),
    ],
    outcome: "refused",
  },
  {
    name: "2026: the same hotel twice in one booking",
    requests: [
      modern("tools/call", call("bookHotel", bookHotel)),
      modern("tools/call", call("bookHotel", { ...bookHotel, existingPnr: "{pnr}" })),
    ],
  },
];

export const refusedCalls: Theme = {
  name: "calls that are refused, and calls that are odd",
  cases: [...inBothEras(refused, "refused"), ...inBothEras(accepted, "accepted"), ...twice],
};
