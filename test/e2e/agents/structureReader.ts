/** Reads the structure of an answer and nothing else: `structuredContent` of a result, and of a refusal its data. */
import type {
  CancelBookingOutput,
  ListBookingsOutput,
  RetrieveBookingOutput,
  SearchCarsOutput,
  SearchFlightsOutput,
  SearchHotelsOutput,
} from "../../../generated/gds/types.js";
import type { Fields, Result } from "./host.js";
import { codesIn, type FlightSeen, type Reader, toolsIn } from "./reader.js";

/** The server has checked its answers against their schemas. */
const as = <Output>({ structured }: Result): Output => structured as unknown as Output;

const numberOf = (data: Fields, name: string): number | undefined => {
  const value = data[name];
  return typeof value === "number" ? value : undefined;
};

const textOf = (data: Fields, name: string): string => {
  const value = data[name];
  return typeof value === "string" ? value : "";
};

const flights: Reader["flights"] = (result) => {
  const { brands, itineraries } = as<SearchFlightsOutput>(result);
  const own = brands[0]?.idEnds ?? "";
  return itineraries.flatMap(({ flightId, segments, totalCents, refundCents }) =>
    brands.map(({ name, idEnds }, index): FlightSeen => {
      const refund = refundCents[index] ?? 0;
      return {
        flightId: flightId.slice(0, -own.length) + idEnds,
        brand: name,
        totalCents: totalCents[index] ?? 0,
        isNonstop: segments.length === 1,
        refundCents: [refund, refund],
      };
    }),
  );
};

const hotels: Reader["hotels"] = (result) => {
  const { hotels: found, ratePlans = [] } = as<SearchHotelsOutput>(result);
  const isRefundable = (plan: string): boolean =>
    ratePlans.some(({ ratePlan, steps }) => ratePlan === plan && steps.length > 0);
  return found.flatMap(({ rates }) =>
    rates.map(({ hotelId, totalCents, rooms = 1, ratePlan, firstNightCents }) => ({
      hotelId,
      totalCents,
      rooms,
      keptLaterCents: isRefundable(ratePlan) ? firstNightCents : undefined,
    })),
  );
};

const cars: Reader["cars"] = (result) => {
  const { cars: found, insurance, extras, included, notes } = as<SearchCarsOutput>(result);
  return {
    cars: found.map(({ carId, totalCents, insuranceClass }) => ({
      carId,
      totalCents,
      fullCents: insurance?.classes.find((each) => each.insuranceClass === insuranceClass)?.fullCents ?? Number.NaN,
    })),
    extraCents: new Map(extras?.map(({ code, amountCents }) => [code, amountCents])),
    oneWayFeeCents: included?.oneWayFeeCents ?? 0,
    crossesBorder: notes.some((note) => note.includes("return across a border")),
  };
};

interface Booked {
  readonly pnr: string;
  readonly booking: {
    readonly price: { readonly totalCents: number };
    readonly warnings: readonly { readonly code: string }[];
  };
}

export const structureReader: Reader = {
  flights,
  hotels,
  cars,
  booked: (result) => {
    const { pnr, booking } = as<Booked>(result);
    return { pnr, totalCents: booking.price.totalCents, warnings: booking.warnings.map(({ code }) => code) };
  },
  booking: (result) => {
    const { booking } = as<RetrieveBookingOutput>(result);
    return {
      pnr: booking.pnr,
      status: booking.status,
      totalCents: booking.price.totalCents,
      refundNowCents: booking.refundNow?.refundCents,
      refundedCents: booking.refund?.refundCents,
      flights: booking.flightSegments.map(({ origin, destination }) => `${origin}-${destination}`),
      rooms: booking.hotelReservations.map(({ rooms }) => rooms),
      cars: booking.carReservations.length,
    };
  },
  listed: (result) =>
    as<ListBookingsOutput>(result).bookings.map(({ pnr, status, totalCents }) => ({ pnr, status, totalCents })),
  refundedCents: (result) => as<CancelBookingOutput>(result).refund.refundCents,
  next: ({ structured: { notes } }) =>
    toolsIn(Array.isArray(notes) ? String(notes.findLast((note) => /^Next: /.test(String(note))) ?? "") : ""),
  refusal: ({ data }) => ({
    tools: toolsIn(`${textOf(data, "searchTool")} ${textOf(data, "hint")}`),
    codes: codesIn(textOf(data, "suggestion")),
    newTotalCents: numberOf(data, "newTotalCents"),
    left: numberOf(data, "left"),
  }),
};
