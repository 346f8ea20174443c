/** How the country, the city and the month affect the price of a rental car. Synthetic, in round figures. */

export interface CarMarket {
  /** Tax on the rate and the airport's concession fee. */
  readonly taxPercent: number;
  /** The airport's share of the rate; 0 at a city location. */
  readonly airportConcessionPercent: number;
  /** The price level of a city without its own: 1 is Los Angeles. */
  readonly priceLevel: number;
  /** Whether collision cover, theft cover and third-party liability are included in the rate. */
  readonly coverIncluded: boolean;
}

const market = (
  taxPercent: number,
  airportConcessionPercent: number,
  priceLevel: number,
  coverIncluded = true,
): CarMarket => ({ taxPercent, airportConcessionPercent, priceLevel, coverIncluded });

const defaultMarket = market(15, 10, 0.75);

const marketOfCountry: ReadonlyMap<string, CarMarket> = new Map(
  Object.entries({
    AE: market(5, 10, 0.7),
    AR: market(21, 10, 0.75),
    AT: market(20, 15, 0.95),
    AU: market(10, 12, 0.9),
    BE: market(21, 14, 0.85),
    BR: market(12, 10, 0.6),
    CA: market(13, 15, 0.95, false),
    CH: market(8.1, 18, 1.15),
    CL: market(19, 10, 0.75),
    CR: market(13, 12, 0.9),
    DE: market(19, 16, 0.9),
    DK: market(25, 12, 1.05),
    ES: market(21, 12, 0.7),
    FI: market(25.5, 12, 0.95),
    FR: market(20, 15, 0.95),
    GB: market(20, 13, 0.9),
    GR: market(24, 10, 0.8),
    HR: market(25, 12, 0.7),
    IE: market(13.5, 12, 0.95),
    IN: market(18, 8, 0.5),
    IS: market(24, 10, 1.5),
    IT: market(22, 16, 0.85),
    JP: market(10, 6, 0.95),
    KR: market(10, 6, 0.85),
    MA: market(20, 10, 0.6),
    MX: market(16, 12, 0.6, false),
    MY: market(8, 8, 0.55),
    NL: market(21, 15, 0.95),
    NO: market(25, 12, 1.2),
    NZ: market(15, 10, 0.9),
    PL: market(23, 12, 0.6),
    PR: market(11.5, 11, 1, false),
    PT: market(23, 12, 0.65),
    QA: market(0, 10, 0.75),
    SE: market(25, 12, 1),
    TH: market(7, 8, 0.6),
    TR: market(20, 12, 0.6),
    US: market(9.5, 11, 1, false),
    ZA: market(15, 12, 0.5),
  }),
);

const factorOfCity: ReadonlyMap<string, number> = new Map(
  Object.entries({
    BOS: 1.2,
    CHI: 1.1,
    DEN: 1.1,
    GVA: 1.2,
    HNL: 1.2,
    IBZ: 1.1,
    JMK: 1.4,
    KOA: 1.2,
    LAS: 0.95,
    LAX: 1,
    LIH: 1.3,
    LON: 1,
    MIA: 0.9,
    NYC: 1.3,
    OGG: 1.25,
    ORL: 0.9,
    PAR: 1.05,
    SEA: 1.15,
    SFO: 1.15,
    TYO: 1.05,
    WAS: 1.05,
    ZRH: 1.2,
  }),
);

/** January first, for the northern hemisphere. The southern is shifted by half a year; the tropics have no season for cars. */
const northernSeason = [0.88, 0.9, 0.95, 1, 1.02, 1.1, 1.2, 1.2, 1.05, 0.98, 0.92, 1.02] as const;
const tropicDegrees = 23.4;

const leadTimeSteps = [
  { underDays: 1, factor: 1.15 },
  { underDays: 3, factor: 1.08 },
  { underDays: 14, factor: 1.03 },
  { underDays: Number.POSITIVE_INFINITY, factor: 1 },
] as const;

/** The taxes and customs of a country; typical ones for a country that is not listed. */
export const carMarket = (country: string): CarMarket => marketOfCountry.get(country) ?? defaultMarket;

/** The price level of a city: 1 is Los Angeles. */
export const carCityFactor = (cityCode: string, country: string): number =>
  factorOfCity.get(cityCode) ?? carMarket(country).priceLevel;

/** The price factor of the pick-up month. */
export const carSeasonFactor = (date: string, latitude: number): number => {
  if (Math.abs(latitude) < tropicDegrees) return 1;
  const month = Number(date.slice(5, 7)) - 1;
  return northernSeason[latitude > 0 ? month : (month + 6) % 12] ?? 1;
};

/** The price factor of a late booking, by whole days until the pick-up. */
export const carLeadTimeFactor = (daysAhead: number): number =>
  leadTimeSteps.find((step) => daysAhead < step.underDays)?.factor ?? 1;
