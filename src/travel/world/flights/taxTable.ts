/** Taxes and charges by country, in USD cents. Synthetic amounts; codes and names only resemble real ones. */

interface NamedCharge {
  readonly code: string;
  readonly name: string;
  /** Applies to journeys of at least `fromKm` and less than `belowKm` great-circle kilometres. */
  readonly fromKm?: number;
  readonly belowKm?: number;
  /** Charged once per one-way journey, however often its passengers board. */
  readonly oncePerJourney?: true;
  /** Not charged for a child in economy. */
  readonly freeForChildrenInEconomy?: true;
}

/** A fixed amount, refunded when the ticket is cancelled. */
interface FixedCharge extends NamedCharge {
  readonly amountCents: number;
}

/** A percentage of the base fare, which is refunded only with the whole fare. */
interface FareCharge extends NamedCharge {
  readonly percentOfBase: number;
}

export type Charge = FixedCharge | FareCharge;

export interface CountryCharges {
  readonly domestic: { readonly departure: readonly Charge[]; readonly boarding: readonly Charge[] };
  readonly international: {
    readonly departure: readonly Charge[];
    readonly arrival: readonly Charge[];
    readonly boarding: readonly Charge[];
  };
}

const fixed = (code: string, name: string, amountCents: number): FixedCharge => ({ code, name, amountCents });

/**
 * The usual set of charges: an airport charge for departure (domestic or international), a security charge for each boarding, and a tax on
 * arrival.
 */
const charges = (
  departure: { readonly domestic: FixedCharge; readonly international: FixedCharge },
  boarding: FixedCharge,
  arrival: readonly FixedCharge[] = [],
): CountryCharges => ({
  domestic: { departure: [departure.domestic], boarding: [boarding] },
  international: { departure: [departure.international], arrival, boarding: [boarding] },
});

/** An airport charge with one code and two rates, domestic and international. */
const departureCharge = (code: string, name: string, domesticCents: number, internationalCents: number) => ({
  domestic: fixed(code, name, domesticCents),
  international: fixed(code, name, internationalCents),
});

const security = (code: string, cents: number): FixedCharge => fixed(code, "Security charge", cents);
const service = "Passenger service charge";

/** Charged per one-way trip, as the Transportation Security Administration does (49 CFR 1510.5). */
const usSecurity: FixedCharge = { ...fixed("AY", "Passenger security fee", 560), oncePerJourney: true };
const usBoarding = [usSecurity, fixed("XF", "Passenger facility charge", 450)] as const;
const usSegment = fixed("ZP", "Flight segment tax", 520);
const usInternational = fixed("US", "International transportation tax", 2310);
/** Children under 16 do not pay it in the lowest class of travel (Finance Act 1994, section 31). */
const airPassengerDuty = (band: string, amountCents: number): FixedCharge => ({
  ...fixed("GB", `Air passenger duty, ${band}`, amountCents),
  freeForChildrenInEconomy: true,
});
const gbService = fixed("UB", "Passenger service charge", 2500);

export const taxTable: Readonly<Record<string, CountryCharges>> = {
  US: {
    domestic: {
      departure: [{ code: "US", name: "Transportation tax", percentOfBase: 7.5 }],
      boarding: [usBoarding[0], usSegment, usBoarding[1]],
    },
    international: {
      departure: [usInternational],
      arrival: [usInternational, fixed("XY", "Immigration and customs fees", 1200)],
      boarding: usBoarding,
    },
  },
  GB: {
    domestic: { departure: [airPassengerDuty("domestic", 900)], boarding: [gbService] },
    international: {
      departure: [
        { ...airPassengerDuty("band A", 1700), belowKm: 3200 },
        { ...airPassengerDuty("band B", 10_200), fromKm: 3200 },
      ],
      arrival: [],
      boarding: [gbService],
    },
  },
  AE: charges(departureCharge("AE", service, 1000, 2050), security("ZR", 150), [
    fixed("F6", "Passenger facility charge", 950),
  ]),
  AR: charges(departureCharge("XR", service, 450, 5700), security("QO", 800)),
  AU: charges(departureCharge("AU", "Passenger movement charge", 0, 4600), security("WY", 1850)),
  BR: charges(departureCharge("BR", "Boarding charge", 700, 2400), security("ZB", 300)),
  CA: charges(departureCharge("SQ", "Airport improvement fee", 2200, 2600), security("CA", 900)),
  CH: charges(departureCharge("CH", service, 1700, 2300), security("QZ", 1500)),
  CL: charges(departureCharge("CL", "Boarding charge", 900, 3000), security("CX", 200)),
  CN: charges(departureCharge("CN", "Civil aviation development fund", 700, 1300), security("YQ", 450)),
  DE: charges(departureCharge("OY", "Air transport tax", 1700, 4200), security("DE", 1150)),
  DK: charges(departureCharge("DK", service, 1200, 1900), security("ZO", 600)),
  ES: charges(departureCharge("JD", "Departure charge", 1500, 2100), security("OG", 400)),
  FR: charges(departureCharge("FR", "Civil aviation tax", 1300, 2400), security("QX", 1400)),
  HK: charges(departureCharge("HK", "Passenger departure tax", 0, 1550), security("G3", 1150)),
  IE: charges(departureCharge("IE", service, 900, 1300), security("IS", 500)),
  IN: charges(departureCharge("IN", "User development fee", 550, 1100), security("P2", 300)),
  IT: charges(departureCharge("HB", "Council tax", 750, 850), security("VT", 600)),
  JP: charges(departureCharge("SW", "Passenger service facilities charge", 450, 2100), security("OI", 450), [
    fixed("TK", "International tourist tax", 700),
  ]),
  KE: charges(departureCharge("TU", service, 500, 5000), security("KE", 300)),
  KR: charges(departureCharge("BP", service, 300, 2100), security("KR", 250)),
  MA: charges(departureCharge("MA", service, 900, 1800), security("MS", 500)),
  MX: charges(departureCharge("XD", "Airport use charge", 2600, 4300), security("XV", 400), [
    fixed("UK", "Tourism duty", 4200),
  ]),
  NL: charges(departureCharge("NL", "Air passenger tax", 3200, 3200), security("CJ", 1400)),
  NO: charges(departureCharge("NO", service, 700, 1500), security("ZN", 600)),
  NZ: charges(departureCharge("NZ", service, 500, 1800), security("IA", 900), [fixed("F1", "Border levy", 2600)]),
  PT: charges(departureCharge("PT", service, 1100, 1700), security("YP", 600)),
  QA: charges(departureCharge("QA", "Airport fee", 1650, 1650), security("G4", 300)),
  SE: charges(departureCharge("SE", service, 700, 1400), security("UC", 700)),
  SG: charges(departureCharge("SG", "Passenger service and security fee", 3450, 3450), security("L7", 850)),
  TH: charges(departureCharge("TS", service, 300, 2050), security("E7", 150)),
  TR: charges(departureCharge("TR", service, 300, 2000), security("M6", 350)),
  ZA: charges(departureCharge("ZA", service, 750, 2350), security("UM", 150)),
};

/** The charges of all countries without their own row. */
export const otherCountries: CountryCharges = charges(departureCharge("XT", service, 800, 2500), security("XS", 300));
