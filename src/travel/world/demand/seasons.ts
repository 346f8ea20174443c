/** The price factor of each month, by kind of place. Synthetic, in round figures. */
import type { DateParts } from "../time/calendar.js";

/** The parts of a place that its seasons depend on. */
export interface SeasonalPlace {
  /** Metropolitan city code. */
  readonly cityCode: string;
  readonly country: string;
  readonly latitude: number;
}

interface Season {
  /** January first; 1 is an average month. */
  readonly months: readonly number[];
  /** Whether travellers come only for the season, so that it determines the fares to the place. */
  readonly isHoliday: boolean;
}

const season = (isHoliday: boolean, ...months: readonly number[]): Season => ({ months, isHoliday });

const northern = season(false, 0.86, 0.88, 0.95, 1, 1.02, 1.09, 1.16, 1.14, 1.02, 0.98, 0.9, 0.98);
const southern = season(false, 1.18, 1.06, 1, 0.98, 0.91, 0.9, 0.97, 0.94, 0.97, 1, 1.02, 1.15);
const tropical = season(false, 1.08, 1.06, 1.03, 1, 0.94, 0.97, 1.04, 1.03, 0.9, 0.93, 0.98, 1.12);
const summerSun = season(true, 0.7, 0.72, 0.8, 0.92, 1, 1.16, 1.4, 1.48, 1.16, 0.92, 0.76, 0.84);
const winterSun = season(true, 1.16, 1.22, 1.18, 1.06, 0.88, 0.87, 0.95, 0.95, 0.8, 0.88, 1, 1.22);
const snow = season(true, 1.16, 1.28, 1.16, 0.94, 0.86, 0.94, 1.03, 1.03, 0.93, 0.86, 0.84, 1.12);

const seasonOfCity: ReadonlyMap<string, Season> = new Map(
  (
    [
      [
        summerSun,
        "AGP ALC AYT BJV CFU CTA DBV DLM FAO HER IBZ JMK JTR KGS LCA MLA OLB PMI PMO RHO SPU VRN ADB BIO TIA",
      ],
      [
        winterSun,
        "ACE AUA BGI BOB CUN DPS DXB FLL FUE GOI HAV HKT HNL HRG KIN KOA LIH LPA MBJ MIA MLE MRU NAN NAS OGG PBI POP PPT PQC PUJ PVR " +
          "RAK SEZ SID SJD SJU SSH STT SXM TCI USM VRA ZNZ",
      ],
      [snow, "GVA INN SLC TOS UKB"],
    ] as const
  ).flatMap(([kind, codes]) => codes.split(" ").map((code) => [code, kind] as const)),
);

const tropicDegrees = 23.4;
const meanMonthDays = 30.4;
const midMonth = 15.5;

const seasonOf = ({ cityCode, latitude }: SeasonalPlace): Season => {
  const known = seasonOfCity.get(cityCode);
  if (known !== undefined) return known;
  if (Math.abs(latitude) < tropicDegrees) return tropical;
  return latitude > 0 ? northern : southern;
};

/** Whether a place is a seasonal destination: beaches in summer or winter, and snow. */
export const isHolidayPlace = (place: SeasonalPlace): boolean => seasonOf(place).isHoliday;

/** The price factor of a day's season at a place: 1 on average, changing smoothly from month to month. */
export const seasonFactor = (place: SeasonalPlace, { month, dayOfMonth }: DateParts): number => {
  const { months } = seasonOf(place);
  const fromMiddle = (dayOfMonth - midMonth) / meanMonthDays;
  const here = months[month - 1] ?? 1;
  const neighbour = months[(month - 1 + (fromMiddle < 0 ? 11 : 1)) % 12] ?? 1;
  return here + (neighbour - here) * Math.abs(fromMiddle);
};
