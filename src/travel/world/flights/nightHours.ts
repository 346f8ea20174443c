/**
 * Airports at night: those with a curfew, by their operating rules (aeronautical information publications and noise abatement rules, as of
 * 2026), and those with long flights at night. It knows no flights.
 */

/** Closed from the first to the second local time, HHMM: no departure or arrival is scheduled in between. */
// biome-ignore format: a table of pairs
const curfewTable: Readonly<Record<string, readonly [from: number, to: number]>> = {
  ADL: [2300, 600], BER: [2330, 530], BMA: [2200, 700], BSL: [0, 500], BUD: [0, 500], CGH: [2300, 600],
  CIA: [2300, 600], CJU: [2300, 600], CRL: [2300, 600], DUS: [2300, 600], FLR: [2300, 600], FRA: [2300, 500],
  FUK: [2200, 700], GMP: [2300, 600], GVA: [0, 600], HAM: [2300, 600], ITM: [2100, 700], LCY: [2200, 630],
  LHR: [2330, 445], LIN: [2330, 600], LUX: [2300, 600], MUC: [0, 500], NRT: [0, 600], NTE: [0, 600],
  OOL: [2300, 600], ORY: [2330, 600], PUS: [2300, 600], RTM: [2300, 700], SDU: [2230, 600], SEN: [2300, 630],
  SJC: [2330, 630], SNA: [2300, 700], STR: [2330, 600], SYD: [2300, 600], TLV: [140, 500], TSA: [2300, 600],
  UKB: [2300, 700], WAW: [2330, 530], WLG: [0, 600], YTZ: [2300, 645], YYZ: [30, 630], ZQN: [2200, 600],
  ZRH: [2300, 600],
};

/** Airports whose long flights leave and land all night: around the Gulf, in South Asia, in the Caucasus and nearby. */
const allNight = new Set(
  (
    "DXB AUH DWC DOH BAH KWI MCT RUH JED DMM DEL BOM BLR MAA HYD CCU COK KHI LHE ISB DAC CMB MLE IST SAW ADD NBO CAI AMM BEY " +
    "IKA TAS ALA GYD TBS EVN"
  ).split(" "),
);
/** Airports whose long flights leave until 02:30. */
const afterMidnight = new Set("SIN HKG BKK KUL CGK MNL TPE HND ICN".split(" "));

const lastAllNight = 359;
const lastAfterMidnight = 150;

interface Curfew {
  readonly from: number;
  readonly to: number;
}

const minuteOf = (hhmm: number): number => Math.floor(hhmm / 100) * 60 + (hhmm % 100);

const curfews: ReadonlyMap<string, Curfew> = new Map(
  Object.entries(curfewTable).map(([code, [from, to]]) => [code, { from: minuteOf(from), to: minuteOf(to) }]),
);

/** Whether an airport has a curfew. */
export const hasCurfew = (code: string): boolean => curfews.has(code);

/** Whether an airport is closed at a local minute of the day. The end of the curfew is the first open minute. */
export const isClosed = (code: string, minuteOfDay: number): boolean => {
  const curfew = curfews.get(code);
  if (curfew === undefined) return false;
  const { from, to } = curfew;
  return from < to ? minuteOfDay >= from && minuteOfDay < to : minuteOfDay >= from || minuteOfDay < to;
};

/** The last local minute after midnight at which long flights leave an airport; -1 if none do. */
export const lastNightMinute = (code: string): number => {
  if (allNight.has(code)) return lastAllNight;
  return afterMidnight.has(code) ? lastAfterMidnight : -1;
};
