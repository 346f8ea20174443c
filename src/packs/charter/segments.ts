/** Converts flights between three forms: the tools' input, the marketplace's wire form, and the record's. Pure. */

import type { Segment } from "../../charter/documents.js";
import { instantMs } from "../../charter/instants.js";
import { instantText } from "../../runtime/worlds/ownWorld.js";
import type { AvinodeSegment } from "../../vendors/avinode/wire.js";

interface AskedFlight {
  readonly departure_airport: string;
  readonly arrival_airport: string;
  readonly passengers: number;
  /** An instant with its UTC offset. */
  readonly departure_date: string;
}

export const segmentOf = ({
  departure_airport,
  arrival_airport,
  passengers,
  departure_date,
}: AskedFlight): Segment => ({
  departureAirport: departure_airport,
  arrivalAirport: arrival_airport,
  passengers,
  departureMs: instantMs(departure_date),
});

/** The marketplace's form of a segment, with date and time in UTC to the minute. */
export const wireSegment = ({ departureAirport, arrivalAirport, passengers, departureMs }: Segment): AvinodeSegment => {
  const [date = "", time = ""] = new Date(departureMs).toISOString().split("T");
  return {
    startAirport: { icao: departureAirport },
    endAirport: { icao: arrivalAirport },
    dateTime: { date, time: time.slice(0, 5), departure: true, local: false },
    paxCount: String(passengers),
  };
};

export const shownSegment = ({ departureAirport, arrivalAirport, passengers, departureMs }: Segment) => ({
  departure_airport: departureAirport,
  arrival_airport: arrivalAirport,
  passengers,
  departure_date: instantText(departureMs),
});
