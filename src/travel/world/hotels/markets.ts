/** How the country and the city affect the price of a night: price level, taxes, fees, lead time. Synthetic, in round figures. */

/** How hotels are taxed and priced in a country. */
export interface HotelMarket {
  /** Taxes on the room rate, paid with it. */
  readonly taxPercent: number;
  /** Service charge on the room rate, paid with it. */
  readonly serviceChargePercent: number;
  /** City tax, paid at the property: cents per star, guest and night. */
  readonly cityTaxCentsPerStar: number;
  /** The price level of a city without its own: 1 is an average city in the United States. */
  readonly priceLevel: number;
  /** Whether better hotels charge a resort fee at the property. */
  readonly resortFees: boolean;
}

const market = (
  taxPercent: number,
  serviceChargePercent: number,
  cityTaxCentsPerStar: number,
  priceLevel: number,
  resortFees = false,
): HotelMarket => ({ taxPercent, serviceChargePercent, cityTaxCentsPerStar, priceLevel, resortFees });

const defaultMarket = market(12, 0, 0, 0.7);

const marketOfCountry: ReadonlyMap<string, HotelMarket> = new Map(
  Object.entries({
    AE: market(5, 10, 90, 0.95),
    AR: market(21, 0, 0, 0.65),
    AT: market(10, 0, 55, 0.95),
    AU: market(10, 0, 0, 1),
    AW: market(12.5, 10, 0, 1.3, true),
    BB: market(10, 10, 0, 1.3, true),
    BE: market(12, 0, 100, 0.95),
    BR: market(5, 0, 0, 0.65),
    BS: market(10, 10, 0, 1.4, true),
    CA: market(13, 0, 0, 0.95),
    CH: market(3.8, 0, 85, 1.5),
    CL: market(19, 0, 0, 0.7),
    CN: market(6, 10, 0, 0.6),
    CO: market(19, 0, 0, 0.5),
    CR: market(13, 0, 0, 0.8),
    CZ: market(12, 0, 55, 0.75),
    DE: market(7, 0, 75, 0.95),
    DK: market(25, 0, 0, 1.15),
    DO: market(18, 10, 0, 0.95, true),
    EG: market(14, 12, 0, 0.5),
    ES: market(10, 0, 60, 0.95),
    FI: market(14, 0, 0, 0.95),
    FJ: market(15, 0, 0, 1),
    FR: market(10, 0, 110, 1.05),
    GB: market(20, 0, 0, 1.05),
    GR: market(13, 0, 140, 0.9),
    HK: market(3, 10, 0, 1.1),
    HR: market(13, 0, 45, 0.85),
    HU: market(5, 0, 60, 0.7),
    ID: market(11, 10, 0, 0.5),
    IE: market(13.5, 0, 0, 1.2),
    IL: market(18, 0, 0, 1.2),
    IN: market(12, 0, 0, 0.5),
    IS: market(11, 0, 150, 1.5),
    IT: market(10, 0, 120, 1.05),
    JM: market(10, 10, 0, 1.1, true),
    JP: market(10, 0, 45, 0.95),
    KE: market(16, 10, 0, 0.65),
    KR: market(10, 0, 0, 0.8),
    MA: market(10, 0, 70, 0.55),
    MU: market(15, 0, 80, 1),
    MV: market(17, 10, 150, 2),
    MX: market(19, 0, 40, 0.7, true),
    MY: market(8, 0, 60, 0.45),
    NL: market(9, 0, 120, 1.15),
    NO: market(12, 0, 0, 1.15),
    NZ: market(15, 0, 0, 0.9),
    PA: market(10, 0, 0, 0.65),
    PE: market(18, 10, 0, 0.55),
    PF: market(13, 0, 40, 1.5),
    PH: market(12, 10, 0, 0.5),
    PL: market(8, 0, 20, 0.65),
    PR: market(11, 0, 0, 1.2, true),
    PT: market(6, 0, 75, 0.85),
    QA: market(5, 10, 0, 0.9),
    RO: market(9, 0, 0, 0.6),
    SA: market(15, 0, 0, 0.9),
    SE: market(12, 0, 0, 1),
    SG: market(9, 10, 0, 1.3),
    TH: market(7, 10, 0, 0.5),
    TR: market(10, 0, 45, 0.65),
    TW: market(5, 10, 0, 0.7),
    TZ: market(18, 0, 50, 0.75),
    US: market(14, 0, 0, 1, true),
    VN: market(8, 5, 0, 0.45),
    ZA: market(15, 0, 0, 0.6),
  }),
);

const factorOfCity: ReadonlyMap<string, number> = new Map(
  Object.entries({
    AMS: 1.4,
    ATH: 0.95,
    AUH: 0.9,
    BCN: 1.25,
    BER: 1,
    BJS: 0.7,
    BKK: 0.6,
    BOM: 0.7,
    BOS: 1.45,
    BUD: 0.75,
    BUE: 0.7,
    CAI: 0.55,
    CHI: 1.25,
    CPH: 1.25,
    CPT: 0.75,
    CUN: 1.05,
    DEL: 0.6,
    DPS: 0.6,
    DUB: 1.35,
    DXB: 1.1,
    EDI: 1.25,
    FRA: 1.05,
    GVA: 1.65,
    HKG: 1.15,
    HNL: 1.5,
    IBZ: 1.5,
    IST: 0.8,
    JMK: 1.9,
    JTR: 1.8,
    KOA: 1.5,
    KTM: 0.4,
    LAS: 0.85,
    LAX: 1.25,
    LIH: 1.6,
    LIS: 1.1,
    LON: 1.6,
    MAD: 1.1,
    MEL: 1.05,
    MEX: 0.75,
    MIA: 1.35,
    MIL: 1.3,
    MLE: 2.1,
    MUC: 1.15,
    NCE: 1.25,
    NYC: 1.7,
    ORL: 0.95,
    OGG: 1.8,
    OSL: 1.2,
    PAR: 1.5,
    PRG: 0.85,
    RIO: 0.8,
    ROM: 1.25,
    SEA: 1.25,
    SEL: 0.9,
    SFO: 1.4,
    SHA: 0.75,
    SIN: 1.35,
    STO: 1.1,
    SYD: 1.2,
    TYO: 1.15,
    VCE: 1.45,
    VIE: 1,
    WAS: 1.25,
    WAW: 0.7,
    ZRH: 1.55,
  }),
);

const leisureCities: ReadonlySet<string> = new Set(
  (
    "ACE AGP ALC AUA AYT BGI BJV BOB CFU CNS CUN DLM DPS FAO GOI FNC FUE HER HKT HNL HRG IBZ JMK JTR KBV KGS KOA LIH LPA MBJ MLE " +
    "MRU NAN NAS OGG OOL PMI POP PPT PQC PUJ PVR RHO SEZ SID SJD SJU SSH STT SXM TCI USM VRA ZNZ"
  ).split(" "),
);

/** Price factors by days between the search and the night: late bookings cost more. */
const leadTimeSteps = [
  { underDays: 2, factor: 1.1 },
  { underDays: 7, factor: 1.05 },
  { underDays: 21, factor: 1.02 },
  { underDays: 90, factor: 1 },
  { underDays: Number.POSITIVE_INFINITY, factor: 0.97 },
] as const;

/** The taxes and fees of a country; typical ones for a country that is not listed. */
export const hotelMarket = (country: string): HotelMarket => marketOfCountry.get(country) ?? defaultMarket;

/** The price level of a city: 1 is an average city in the United States, 1.25 is Los Angeles. */
export const cityPriceFactor = (cityCode: string, country: string): number =>
  factorOfCity.get(cityCode) ?? hotelMarket(country).priceLevel;

/** Whether a city is a holiday destination, with resorts, half board and resort fees. */
export const isLeisureCity = (cityCode: string): boolean => leisureCities.has(cityCode);

/** The price factor of a night that is `daysAhead` days ahead. */
export const leadTimeFactor = (daysAhead: number): number =>
  leadTimeSteps.find((step) => daysAhead < step.underDays)?.factor ?? 1;
