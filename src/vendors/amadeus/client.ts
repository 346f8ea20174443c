/** Calls of Amadeus Self-Service: sends typed requests and checks the answers. It knows no tool and no credentials. */
import {
  sendForJson,
  type Upstream,
  type UpstreamCall,
  UpstreamFailure,
  type UpstreamRequest,
} from "../../upstream/index.js";
import { unlessWrong } from "../reading.js";
import {
  type AmadeusFlightOffers,
  type AmadeusHotel,
  type AmadeusHotelOffers,
  type AmadeusLocation,
  amadeusMediaType,
  type LocationSubType,
  readErrors,
  readFlightOffers,
  readHotelOffers,
  readHotels,
  readLocations,
} from "./wire.js";

export interface LocationsQuery {
  /** The beginning of a word in the name, or of the code, of an airport or a city. */
  readonly keyword: string;
  readonly subTypes: readonly LocationSubType[];
}

export interface FlightOffersQuery {
  readonly originLocationCode: string;
  readonly destinationLocationCode: string;
  /** YYYY-MM-DD. */
  readonly departureDate: string;
  readonly returnDate?: string | undefined;
  readonly adults: number;
  /** The currency of the origin's country if left out. */
  readonly currencyCode?: string | undefined;
  /** Maximum number of offers, up to 250. */
  readonly max?: number | undefined;
}

export interface HotelOffersQuery {
  readonly hotelIds: readonly string[];
  readonly checkInDate: string;
  readonly checkOutDate: string;
  readonly adults: number;
}

export interface AmadeusClient {
  /** The most relevant first. */
  readonly locations: (query: LocationsQuery, call: UpstreamCall) => Promise<readonly AmadeusLocation[]>;
  /** The cheapest first. */
  readonly flightOffers: (query: FlightOffersQuery, call: UpstreamCall) => Promise<AmadeusFlightOffers>;
  /** Takes city codes, and our facade also airport codes. Empty if the service does not know the city. */
  readonly hotelsByCity: (cityCode: string, call: UpstreamCall) => Promise<readonly AmadeusHotel[]>;
  /** The best offer of each hotel that has a room. Hotels without one are left out. */
  readonly hotelOffers: (query: HotelOffersQuery, call: UpstreamCall) => Promise<readonly AmadeusHotelOffers[]>;
}

/** Characters that a keyword may not have, by the service's documentation. */
const keywordCharacters = /[^A-Za-z0-9./:()'"\- ]+/g;
const accents = /\p{M}+/gu;

/**
 * A name as a keyword of the service: letters without accents, and a space for each character that it does not take.
 */
const asKeyword = (name: string): string =>
  name.normalize("NFD").replaceAll(accents, "").replaceAll(keywordCharacters, " ").replaceAll(/ +/g, " ").trim();

/** Codes of errors that mean "nothing found". The service refuses where it could return an empty list. */
const nothingFound: ReadonlySet<number> = new Set([424, 895, 1797, 3664]);

const saysNothingFound = (error: unknown): boolean => {
  if (!(error instanceof UpstreamFailure) || error.kind !== "rejected") return false;
  const errors = readErrors(error.facts.answer ?? "");
  return errors.length > 0 && errors.every(({ code }) => nothingFound.has(code));
};

export const createAmadeusClient = (upstream: Upstream): AmadeusClient => {
  const get = async <Item extends object>(
    request: Pick<UpstreamRequest, "operation" | "path" | "query">,
    read: (value: unknown) => Item,
    call: UpstreamCall,
  ): Promise<Item> => {
    const accept = [amadeusMediaType, "application/json"];
    const sent = { ...request, method: "GET", accept, isSafe: true } as const;
    return (await sendForJson(upstream, sent, call, unlessWrong(read))).value;
  };
  const orNone = async <Item>(found: Promise<readonly Item[]>): Promise<readonly Item[]> => {
    try {
      return await found;
    } catch (error) {
      if (saysNothingFound(error)) return [];
      throw error;
    }
  };
  return {
    locations: async ({ keyword: name, subTypes }, call) => {
      const keyword = asKeyword(name);
      if (keyword === "") return [];
      const query = { subType: subTypes.join(","), keyword };
      return orNone(get({ operation: "locations", path: "/v1/reference-data/locations", query }, readLocations, call));
    },
    flightOffers: (query, call) =>
      get(
        { operation: "flightOffers", path: "/v2/shopping/flight-offers", query: { ...query } },
        readFlightOffers,
        call,
      ),
    hotelsByCity: (cityCode, call) => {
      const path = "/v1/reference-data/locations/hotels/by-city";
      return orNone(get({ operation: "hotelsByCity", path, query: { cityCode } }, readHotels, call));
    },
    hotelOffers: ({ hotelIds, ...stay }, call) => {
      const query = { hotelIds: hotelIds.join(","), ...stay };
      return orNone(get({ operation: "hotelOffers", path: "/v3/shopping/hotel-offers", query }, readHotelOffers, call));
    },
  };
};
