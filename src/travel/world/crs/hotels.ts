/**
 * The hotels of the reservation system, with their room categories. Frozen data: the seed determines the price and the availability of a
 * night.
 */

/** The meals included, in the words of the tools. */
export const boards = ["breakfast", "half_board", "full_board", "room_only", "all_inclusive"] as const;
export type CrsBoard = (typeof boards)[number];

export interface CrsCategory {
  /** At most eight characters. */
  readonly code: string;
  readonly name: string;
  readonly description: string;
  readonly sizeSqm: number;
  readonly kind: "hotelRoom" | "apartment";
  /** The number of guests, including children. */
  readonly leastGuests: number;
  readonly mostGuests: number;
  readonly mostAdults: number;
  /** The number of rooms in the category. */
  readonly units: number;
  /** The nightly price of a room with its first board, in euro cents, before season and day. */
  readonly nightlyCents: number;
  /** The first board is included in the price. */
  readonly boards: readonly CrsBoard[];
}

export interface CrsHotel {
  readonly hotelId: string;
  readonly name: string;
  readonly place: string;
  /** Whether prices and availability are the same on every night and for every seed. */
  readonly isFixed: boolean;
  readonly categories: readonly CrsCategory[];
}

const single: CrsCategory = {
  ...{ code: "EZ", name: "Einzelzimmer", description: "Einzelzimmer, 16 m², Dusche, WC, Safe", sizeSqm: 16 },
  ...{ kind: "hotelRoom", leastGuests: 1, mostGuests: 1, mostAdults: 1, units: 6, nightlyCents: 12_000 },
  boards: ["breakfast"],
};

const double: CrsCategory = {
  ...{ code: "DZ", name: "Doppelzimmer", description: "Doppelzimmer, 24 m², Dusche, WC, Balkon", sizeSqm: 24 },
  ...{ kind: "hotelRoom", leastGuests: 1, mostGuests: 3, mostAdults: 2, units: 14, nightlyCents: 18_000 },
  boards: ["breakfast", "half_board"],
};

const suite: CrsCategory = {
  ...{ code: "SUI", name: "Suite", description: "Suite, 42 m², Wohnraum, Bad, WC, Balkon", sizeSqm: 42 },
  ...{ kind: "hotelRoom", leastGuests: 1, mostGuests: 4, mostAdults: 3, units: 4, nightlyCents: 31_000 },
  boards: ["breakfast", "half_board"],
};

const family: CrsCategory = {
  ...{ code: "FAMZ", name: "Familienzimmer", description: "Familienzimmer, 32 m², zwei Schlafräume", sizeSqm: 32 },
  ...{ kind: "hotelRoom", leastGuests: 2, mostGuests: 6, mostAdults: 4, units: 5, nightlyCents: 24_000 },
  boards: ["breakfast", "half_board"],
};

const apartment: CrsCategory = {
  ...{ code: "APP", name: "Appartement", description: "Appartement, 58 m², Küche, zwei Bäder", sizeSqm: 58 },
  ...{ kind: "apartment", leastGuests: 1, mostGuests: 8, mostAdults: 6, units: 6, nightlyCents: 26_000 },
  boards: ["room_only"],
};

/** The document's hotel: its double room costs 225 euros a night with breakfast. */
const ofTheDocument: CrsHotel = {
  ...{ hotelId: "9100", name: "Hotel Zwölferblick", place: "Zell am See", isFixed: true },
  categories: [
    { ...single },
    {
      ...{
        ...double,
        name: "Doppelzimmer mit 1 Zustellbett",
        sizeSqm: 28,
        nightlyCents: 22_500,
        boards: ["breakfast"],
      },
      description: "Doppelzimmer, 28 m², Dusche, WC, Balkon, Safe",
    },
    { ...family, nightlyCents: 25_000, boards: ["breakfast"] },
  ],
};

type Kind = "inn" | "hotel" | "family" | "apartments";

const categoriesOf: Readonly<Record<Kind, readonly CrsCategory[]>> = {
  inn: [single, double],
  hotel: [single, double, suite],
  family: [double, family, suite],
  apartments: [apartment, family],
};

const others: readonly (readonly [name: string, place: string, kind: Kind])[] = [
  ["Gasthof Steinadler", "Saalbach", "inn"],
  ["Hotel Rauhkofel", "Mayrhofen", "hotel"],
  ["Familienhotel Murmelbau", "Serfaus", "family"],
  ["Appartements Lärchenhang", "Flachau", "apartments"],
  ["Hotel Silberquelle", "Bad Gastein", "hotel"],
  ["Pension Almrausch", "Alpbach", "inn"],
  ["Hotel Seepromenade", "Velden", "hotel"],
  ["Gasthof Zur Mühle", "Dürnstein", "inn"],
  ["Familienhotel Wiesenkind", "Filzmoos", "family"],
  ["Appartements Gletscherweg", "Sölden", "apartments"],
  ["Hotel Drei Zinnen Hof", "Innichen", "hotel"],
  ["Pension Hohe Salve", "Hopfgarten", "inn"],
  ["Hotel Brunnenhof", "Salzburg", "hotel"],
  ["Familienhotel Sonnenalm", "Nassfeld", "family"],
  ["Appartements Achenblick", "Maurach", "apartments"],
  ["Hotel Bergkristall", "Lech", "hotel"],
  ["Gasthof Goldene Gams", "Schladming", "inn"],
  ["Hotel Donauterrasse", "Linz", "hotel"],
  ["Familienhotel Fuchsbau", "Wagrain", "family"],
];

/** All hotels, by id: 9100 to 9119. */
export const crsHotels: readonly CrsHotel[] = [
  ofTheDocument,
  ...others.map(([name, place, kind], index) => ({
    ...{ hotelId: String(9101 + index), name, place, isFixed: false, categories: categoriesOf[kind] },
  })),
];

const byId = new Map(crsHotels.map((hotel) => [hotel.hotelId, hotel]));

export const crsHotel = (hotelId: string): CrsHotel | undefined => byId.get(hotelId);

/** The time zone of all these hotels, which are in the Alps. */
export const crsTimeZone = "Europe/Vienna";
