/**
 * The whole trip of `docs/workflow.md`, taken through a real stdio child process and written down as it happened. Seed
 * and clock are pinned, so it comes out the same to the byte for everyone.
 */
import { fileURLToPath } from "node:url";
import { Client } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import type * as types from "../../generated/gds/types.js";

interface Outputs {
  readonly searchFlights: types.SearchFlightsOutput;
  readonly bookFlight: types.BookFlightOutput;
  readonly searchHotels: types.SearchHotelsOutput;
  readonly bookHotel: types.BookHotelOutput;
  readonly searchCars: types.SearchCarsOutput;
  readonly bookCar: types.BookCarOutput;
  readonly retrieveBooking: types.RetrieveBookingOutput;
  readonly listBookings: types.ListBookingsOutput;
  readonly cancelBooking: types.CancelBookingOutput;
}

/** Calls a tool, writes the step down, and gives its structured answer to the next step. */
type Take = <Name extends keyof Outputs>(
  title: string,
  name: Name,
  input: Readonly<Record<string, unknown>>,
) => Promise<Outputs[Name]>;

const mainPath = fileURLToPath(new URL("../../dist/main.js", import.meta.url));

export const pinned = { MOCK_GDS_SEED: "mock-gds", MOCK_GDS_NOW: "2026-05-16T09:00:00Z" } as const;

/** Longer answers are shown by their first lines and their last one, which says what to do next. */
const shownLines = 12;

const shortened = (text: string): string => {
  const lines = text.trimEnd().split("\n");
  const left = lines.length - shownLines - 1;
  return left < 4
    ? lines.join("\n")
    : [...lines.slice(0, shownLines), `[... ${left} more lines]`, lines.at(-1)].join("\n");
};

const fenced = (language: string, text: string): string => `\`\`\`${language}\n${text}\n\`\`\``;

const chosen = <Item>(items: readonly Item[], isWanted: (item: Item) => boolean, what: string): Item => {
  const item = items.find(isWanted);
  if (item === undefined) throw new Error(`the transcript needs ${what}, and the search found none`);
  return item;
};

const family = [
  { type: "adult", firstName: "Ada", lastName: "Larsen", dateOfBirth: "1988-03-02" },
  { type: "adult", firstName: "Bo", lastName: "Larsen", dateOfBirth: "1986-11-20" },
  { type: "child", firstName: "Cy", lastName: "Larsen", dateOfBirth: "2018-02-11" },
  { type: "infant", firstName: "Di", lastName: "Larsen", dateOfBirth: "2025-09-01" },
];

/** The local time an hour after another one of the same place, before midnight as well as after it. */
const anHourAfter = (local: string | undefined): string => {
  const [, offset] = /([+-]\d{2}:\d{2})$/.exec(local ?? "") ?? [];
  if (local === undefined || offset === undefined) throw new Error("the transcript needs an arrival with its offset");
  const laterMs = Date.parse(`${local.slice(0, 19)}Z`) + 60 * 60 * 1000;
  return `${new Date(laterMs).toISOString().slice(0, 19)}${offset}`;
};

const takeTrip = async (take: Take): Promise<void> => {
  const { itineraries } = await take("Search flights for two adults, a child and an infant", "searchFlights", {
    origin: "JFK",
    destination: "LAX",
    departureDate: "2026-06-15",
    passengers: { adults: 2, children: 1, infants: 1 },
  });
  const byPrice = itineraries.toSorted((a, b) => (a.totalCents[0] ?? 0) - (b.totalCents[0] ?? 0));
  const { flightId } = chosen(byPrice, ({ segments }) => segments.length === 1, "a nonstop flight");
  const { pnr, booking } = await take("Book the cheapest nonstop offer", "bookFlight", {
    flightIds: [flightId],
    passengers: family,
    contactEmail: "ada.larsen@example.com",
  });
  const { hotels } = await take("Search hotels for the stay", "searchHotels", {
    cityCode: "LAX",
    checkInDate: "2026-06-15",
    checkOutDate: "2026-06-18",
    guests: 3,
  });
  const { hotelId } = chosen(
    hotels.flatMap(({ rates }) => rates),
    ({ ratePlan }) => ratePlan === "FLEX",
    "a refundable rate",
  );
  await take("Add the cheapest refundable room to the PNR", "bookHotel", {
    hotelId,
    existingPnr: pnr,
    guests: [
      { firstName: "Ada", lastName: "Larsen" },
      { firstName: "Bo", lastName: "Larsen" },
    ],
  });
  const { cars } = await take("Search cars, from an hour after landing", "searchCars", {
    pickupLocationCode: "LAX",
    pickupDate: anHourAfter(booking.flightSegments?.at(-1)?.arrivalLocal),
    dropoffDate: "2026-06-18T11:00:00-07:00",
    driverAge: 38,
  });
  const { carId } = chosen(cars, ({ seats }) => seats >= 5, "a car with five seats");
  await take("Add the cheapest car with five seats to the PNR", "bookCar", {
    carId,
    existingPnr: pnr,
    driver: { firstName: "Ada", lastName: "Larsen", dateOfBirth: "1988-03-02" },
    insurance: "basic",
    extras: ["child_seat"],
  });
  await take("Retrieve the whole trip", "retrieveBooking", { pnr });
  await take("List the bookings of this session", "listBookings", {});
  await take("Cancel the trip", "cancelBooking", { pnr, reason: "Plans changed" });
  await take("Retrieve it again: what was refunded", "retrieveBooking", { pnr });
};

/** The trip as Markdown. Needs the built product. Throws if any step is refused. */
export const writeTranscript = async (): Promise<string> => {
  const client = new Client({ name: "transcript", version: "1" });
  const steps: string[] = [];
  const take: Take = async (title, name, input) => {
    const { content, structuredContent, isError } = await client.callTool({ name, arguments: { ...input } });
    const text = content.map((block) => (block.type === "text" ? block.text : "")).join("\n");
    if (isError === true) throw new Error(`${name} was refused: ${text}`);
    if (/^Warning/m.test(text)) throw new Error(`${name} warns, and the page is to show a trip that works: ${text}`);
    const heading = `### ${steps.length + 1}. ${title}`;
    // These are shown whole: each of their lines is the point.
    const shown = name === "retrieveBooking" || name === "cancelBooking" ? text.trimEnd() : shortened(text);
    steps.push(
      [heading, `\`${name}\``, fenced("json", JSON.stringify(input, null, 2)), fenced("text", shown)].join("\n\n"),
    );
    return structuredContent as Outputs[typeof name];
  };
  await client.connect(
    new StdioClientTransport({
      command: process.execPath,
      args: [mainPath],
      env: { PATH: process.env["PATH"] ?? "", ...pinned },
      stderr: "ignore",
    }),
  );
  try {
    await takeTrip(take);
  } finally {
    await client.close();
  }
  return steps.join("\n\n");
};
