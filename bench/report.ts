/** What a measurement says, as one line of the table that `npm run bench` prints. */

export interface Measurement {
  readonly name: string;
  readonly value: number;
  readonly unit: "ms" | "MB" | "times";
  /** What the value must stay under; undefined for a figure that is there for comparison. */
  readonly bar?: number;
  readonly note?: string;
}

const shown = (value: number): string => value.toFixed(value < 10 ? 3 : 1);

const verdict = ({ value, bar, unit }: Measurement): string =>
  bar === undefined ? "" : `${value < bar ? "under" : "OVER"} ${bar} ${unit}`;

export const lineOf = (measurement: Measurement): string =>
  [
    measurement.name.padEnd(44),
    `${shown(measurement.value).padStart(9)} ${measurement.unit}`,
    verdict(measurement).padEnd(14),
    measurement.note ?? "",
  ]
    .join("  ")
    .trimEnd();
