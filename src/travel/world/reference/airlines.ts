/**
 * The fictional airlines: names, hubs, alliances, and how each competes. All codes are believed unassigned; none of these carriers exists.
 * It knows no routes: those follow from the hubs, see `flights/routes.ts`.
 */

/** A fictional carrier, as the world's flights use it. */
export interface Airline {
  /** Two-character designator, fictional. */
  readonly code: string;
  /** Three letters in the style of ICAO designators, fictional. */
  readonly icaoLike: string;
  readonly name: string;
  /** Home country, ISO 3166-1 alpha-2. */
  readonly country: string;
  /** Bases, the most important first. Every route has at least one end at a base. */
  readonly hubs: readonly string[];
  readonly alliance: string | null;
  readonly lowCost: boolean;
  /** Longest route it flies, in kilometres. */
  readonly reachKm: number;
  /** The price level relative to the market. */
  readonly fareFactor: number;
}

/** A carrier as users see it, without the parameters of the simulation. */
export interface AirlineDescription {
  readonly code: string;
  readonly icaoLike: string;
  readonly name: string;
  readonly country: string;
  readonly hubs: readonly string[];
  readonly alliance: string | null;
  readonly lowCost: boolean;
  readonly brands: readonly string[];
  readonly fictional: true;
}

type Row = readonly [
  code: string,
  icaoLike: string,
  name: string,
  country: string,
  hubs: string,
  alliance: string | null,
  reachKm: number,
  fareFactor: number,
];

const compass = "Compass Alliance";
const lodestar = "Lodestar";
const northwind = "Northwind Partners";

const fullService: readonly Row[] = [
  ["XH", "XHA", "Harborline Airways", "US", "JFK LAX ORD MIA BOS SEA", compass, 13_500, 1.0],
  ["HL", "HLD", "Heartland Air", "US", "ATL DTW MSP SLC JFK LAX", lodestar, 13_700, 1.04],
  ["U0", "UCO", "Continental Summit", "US", "DEN SFO EWR IAH IAD ORD LAX", northwind, 14_200, 0.99],
  ["X2", "LNE", "Longhorn Airlines", "US", "DFW CLT PHX PHL DCA LGA", compass, 12_500, 0.97],
  ["K0", "KOD", "Kodiak Air", "CA", "YYZ YVR YUL YYC", northwind, 13_000, 1.02],
  ["Q0", "QTZ", "Quetzal Airlines", "MX", "MEX MTY CUN PTY", lodestar, 10_500, 0.93],
  ["I1", "INT", "Inti Air", "CL", "SCL LIM BOG EZE AEP UIO", compass, 12_000, 0.95],
  ["W0", "IPA", "Ipanema Linhas", "BR", "GRU GIG BSB CGH SDU REC", lodestar, 11_500, 0.94],
  ["H0", "ALB", "Albion Airways", "GB", "LHR LGW LCY EDI MAN", compass, 13_800, 1.06],
  ["X0", "LUM", "Lumiere Air", "FR", "CDG ORY LYS NCE", lodestar, 13_000, 1.03],
  ["I0", "RHE", "Rheinstern", "DE", "FRA MUC VIE ZRH DUS BRU", northwind, 13_200, 1.07],
  ["O5", "NLY", "Nordlys Airways", "NO", "CPH OSL ARN HEL", northwind, 11_500, 1.0],
  ["Y1", "PLD", "Polder Air", "NL", "AMS", lodestar, 13_200, 1.02],
  ["U1", "SOL", "Solana Iberica", "ES", "MAD BCN LIS OPO", compass, 12_500, 0.95],
  ["V1", "TRM", "Tramonto", "IT", "FCO MXP ATH", lodestar, 12_000, 0.96],
  ["O4", "AMB", "Amber Airlines", "PL", "WAW PRG BUD RIX OTP", northwind, 9_500, 0.88],
  ["XI", "BSP", "Bosphorus Wings", "TR", "IST ESB AYT", northwind, 13_500, 0.92],
  ["Z0", "ZAF", "Zafir Airways", "AE", "DXB AUH", null, 15_000, 1.02],
  ["W1", "DHW", "Dhow Gulf Air", "QA", "DOH MCT KWI", compass, 15_000, 1.0],
  ["H9", "NAJ", "Najd Airlines", "SA", "RUH JED CAI AMM", lodestar, 12_500, 0.9],
  ["X5", "MGB", "Maghreb Atlas", "MA", "CMN RAK ALG TUN", compass, 9_500, 0.85],
  ["K1", "SVN", "Savanna Airways", "KE", "NBO ADD JNB CPT", lodestar, 12_500, 0.93],
  ["X6", "HMT", "Harmattan Air", "GH", "ACC LOS ABJ DSS", null, 9_500, 0.97],
  ["I6", "MNS", "Monsoon Air", "IN", "DEL BOM BLR MAA", northwind, 14_000, 0.85],
  ["O1", "STR", "Straits Airways", "SG", "SIN KUL", northwind, 15_400, 1.05],
  ["O9", "ORC", "Orchid Siam", "TH", "BKK SGN HAN CGK MNL", lodestar, 13_800, 0.92],
  ["X7", "JRV", "Jade River Airlines", "CN", "PEK PVG CAN SHA CTU XIY KMG", lodestar, 13_500, 0.86],
  ["Q1", "VPK", "Victoria Peak Airways", "HK", "HKG TPE", compass, 13_800, 1.03],
  ["Y0", "SKP", "Sakura Pacific", "JP", "HND NRT KIX ITM", compass, 12_500, 1.08],
  ["Q7", "HNR", "Hanriver Air", "KR", "ICN GMP", lodestar, 12_500, 1.0],
  ["U4", "SCX", "Southern Crossing", "AU", "SYD MEL BNE PER", compass, 15_000, 1.06],
  ["Y4", "KEA", "Kea Pacific", "NZ", "AKL CHC WLG NAN", northwind, 14_600, 1.02],
  ["U5", "TAI", "Taiga Airlines", "RU", "SVO LED SVX ALA TAS", null, 9_500, 0.86],
];

const lowCost: readonly Row[] = [
  ["Z1", "ZIP", "Zipline", "US", "LAS MDW DAL BWI FLL OAK DEN MCO LAX JFK", null, 4_300, 0.78],
  ["O0", "SKK", "Skylark Budget", "IE", "STN DUB BGY CRL LTN BCN BER NCE KRK", null, 3_800, 0.68],
  ["Q9", "WTL", "Wattle Jet", "AU", "MEL SYD BNE OOL AKL", null, 4_300, 0.76],
  ["O3", "PPY", "Papaya Jet", "MY", "KUL DMK CGK SIN MNL SGN CAN", null, 4_800, 0.7],
];

const airlineOf = (row: Row, isLowCost: boolean): Airline => {
  const [code, icaoLike, name, country, hubs, alliance, reachKm, fareFactor] = row;
  return { code, icaoLike, name, country, hubs: hubs.split(" "), alliance, lowCost: isLowCost, reachKm, fareFactor };
};

/** All carriers, by code. */
export const airlines: readonly Airline[] = [
  ...fullService.map((row) => airlineOf(row, false)),
  ...lowCost.map((row) => airlineOf(row, true)),
].sort((a, b) => (a.code < b.code ? -1 : 1));

const airlineOfCode: ReadonlyMap<string, Airline> = new Map(airlines.map((airline) => [airline.code, airline]));

/** The carrier with a two-character code. */
export const airline = (code: string): Airline | undefined => airlineOfCode.get(code);
