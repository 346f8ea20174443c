/** What a measurement says, as one line of what `npm run bench:store` prints. It knows no measurement. */

/** `/s` calls a second, `x` a ratio; the others are what a call takes. */
type Unit = "/s" | "x" | "us" | "ms" | "bytes" | "s";

export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: Unit;
  /** What the value must reach, or must not exceed; undefined for a figure that is there for comparison. */
  readonly bar?: { readonly atLeast: number } | { readonly atMost: number };
  readonly note?: string;
}

const grouped = (value: number): string => Math.round(value).toLocaleString("en");

const shown = (value: number): string => (value >= 100 ? grouped(value) : value.toFixed(value < 10 ? 2 : 1));

const verdict = ({ value, bar }: Figure): string => {
  if (bar === undefined) return "";
  const [words, isMet] =
    "atLeast" in bar
      ? [`at least ${shown(bar.atLeast)}`, value >= bar.atLeast]
      : [`at most ${shown(bar.atMost)}`, value <= bar.atMost];
  return `bar ${words}: ${isMet ? "met" : "not met"}`;
};

export const lineOf = (figure: Figure): string =>
  [
    figure.name.padEnd(56),
    `${shown(figure.value).padStart(8)} ${figure.unit.padEnd(5)}`,
    [verdict(figure), figure.note ?? ""].filter((part) => part !== "").join(", "),
  ]
    .join("  ")
    .trimEnd();

/** A heading, what it is about, and its figures. */
export interface Section {
  readonly title: string;
  readonly figures: readonly Figure[];
}

export const linesOf = ({ title, figures }: Section): readonly string[] => ["", title, ...figures.map(lineOf)];
