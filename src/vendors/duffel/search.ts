/** A search in Duffel's API, and the body that is sent for it. */

export type DuffelCabin = "economy" | "premium_economy" | "business" | "first";

/** Local times, HH:MM. */
export interface DuffelTimeRange {
  readonly from: string;
  readonly to: string;
}

export interface DuffelSearchSlice {
  /** IATA code of an airport or a city. */
  readonly origin: string;
  readonly destination: string;
  /** YYYY-MM-DD, local at the origin. */
  readonly departureDate: string;
  readonly departureTime?: DuffelTimeRange | undefined;
  readonly arrivalTime?: DuffelTimeRange | undefined;
}

export interface DuffelSearch {
  /** One slice for a one-way journey, a second one for the return. */
  readonly slices: readonly DuffelSearchSlice[];
  /** Infants travel on a lap. */
  readonly passengers: { readonly adults: number; readonly children: number; readonly infants: number };
  /** Any cabin if left out. */
  readonly cabin?: DuffelCabin | undefined;
  /** Maximum for each slice. */
  readonly maxConnections?: number | undefined;
}

const timesOf = ({ departureTime, arrivalTime }: DuffelSearchSlice) => ({
  ...(departureTime && { departure_time: departureTime }),
  ...(arrivalTime && { arrival_time: arrivalTime }),
});

const passengersOf = ({
  adults,
  children,
  infants,
}: DuffelSearch["passengers"]): readonly { readonly type: string }[] => [
  ...Array.from({ length: adults }, () => ({ type: "adult" })),
  ...Array.from({ length: children }, () => ({ type: "child" })),
  ...Array.from({ length: infants }, () => ({ type: "infant_without_seat" })),
];

/** The body of a search request. */
export const bodyOf = ({ slices, passengers, cabin, maxConnections }: DuffelSearch): string =>
  JSON.stringify({
    data: {
      slices: slices.map((slice) => ({
        origin: slice.origin,
        destination: slice.destination,
        departure_date: slice.departureDate,
        ...timesOf(slice),
      })),
      passengers: passengersOf(passengers),
      ...(cabin !== undefined && { cabin_class: cabin }),
      ...(maxConnections !== undefined && { max_connections: maxConnections }),
    },
  });
