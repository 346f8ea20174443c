/** Arguments with which each tool does its work, in the world and at the instant of the comparison. */
const passenger = { type: "adult", firstName: "Ada", lastName: "Larsen", dateOfBirth: "1988-03-02" };

export const sampleCalls = {
  searchFlights: { origin: "JFK", destination: "LAX", departureDate: "2026-06-15" },
  bookFlight: { flightIds: ["{flight}"], passengers: [passenger], contactEmail: "ada@example.com" },
  searchHotels: { cityCode: "LAX", checkInDate: "2026-06-15", checkOutDate: "2026-06-18" },
  bookHotel: { hotelId: "{hotel}", guests: [{ firstName: "Ada", lastName: "Larsen" }] },
  searchCars: {
    pickupLocationCode: "LAX",
    pickupDate: "2026-06-15T20:00:00-07:00",
    dropoffDate: "2026-06-18T10:00:00-07:00",
  },
  bookCar: { carId: "{car}", driver: { firstName: "Ada", lastName: "Larsen", dateOfBirth: "1988-03-02" } },
  retrieveBooking: { pnr: "{pnr}" },
  cancelBooking: { pnr: "{pnr}", reason: "changed plans" },
  listBookings: { status: "all" },
} as const;

export type SampledTool = keyof typeof sampleCalls;

/** What has to be booked before a tool has something to work on. */
export const needsBooking: ReadonlySet<SampledTool> = new Set(["retrieveBooking", "cancelBooking", "listBookings"]);
