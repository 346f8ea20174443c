/** Reads the text of an answer and nothing else: `content[0].text` of a result, and of a refusal what the host shows of it. */
import { type BookingSeen, codesIn, type FlightSeen, type Reader, toolsIn } from "./reader.js";

/** `1,258.56` in cents. */
const centsOf = (dollars: string): number => Math.round(Number(dollars.replaceAll(",", "")) * 100);

const linesOf = (text: string): readonly string[] => text.split("\n");

/** The groups of a pattern in each line that has it. */
const found = (text: string, pattern: RegExp): readonly (readonly string[])[] =>
  linesOf(text).flatMap((line) => {
    const match = pattern.exec(line);
    return match === null ? [] : [match.slice(1).map((group) => group ?? "")];
  });

const first = (text: string, pattern: RegExp): readonly string[] | undefined => found(text, pattern)[0];

const needed = (text: string, pattern: RegExp): readonly string[] => {
  const groups = first(text, pattern);
  if (groups === undefined) throw new Error(`nothing like ${pattern} in:\n${text}`);
  return groups;
};

const centsIn = (text: string, pattern: RegExp): number | undefined => {
  const [cents] = first(text, pattern) ?? [];
  return cents === undefined ? undefined : Number(cents);
};

const total = /^Total .*?\((\d+) cents\)/;
const refunded = /^Refund .*?\((\d+) cents\)/;

const refundIn = (words: string, totalCents: number): readonly [number, number] => {
  if (words === "all") return [totalCents, totalCents];
  const [least = "", most = least] = words.split(" to ");
  return [centsOf(least), centsOf(most)];
};

const flights: Reader["flights"] = ({ text }) => {
  if (/^No flights/.test(text)) return [];
  const [names = ""] = needed(text, /^USD for the party with taxes: ([\w/ ]+)\./);
  const [ending = ""] = needed(text, /are for brand (-\w+);/);
  const brands = found(text, /^(-\w+) ([\w ]+): .*refund (all|[\d.,]+(?: to [\d.,]+)?)/);
  return found(text, /^(.*?) ((?:\d+\.\d\d\/?)+) (FL-\S+)$/).flatMap(([row = "", prices = "", id = ""]) =>
    prices.split("/").map((price, index): FlightSeen => {
      const brand = names.split("/")[index] ?? "";
      const [end = "", , refund = ""] = brands.find(([, name]) => name === brand) ?? [];
      const totalCents = centsOf(price);
      return {
        flightId: id.slice(0, -ending.length) + end,
        brand,
        totalCents,
        isNonstop: !row.includes(" via "),
        refundCents: refundIn(refund, totalCents),
      };
    }),
  );
};

const hotels: Reader["hotels"] = ({ text }) =>
  found(text, /^ {2}([\d.,]+)(?: \(.*?\))?(?: (\d+) rooms,)?.* ([A-Z]+)(?: ([\d.,]+))?(?:, \d+ left)?: (HT-\S+)$/).map(
    ([price = "", rooms = "", plan = "", kept = "", hotelId = ""]) => ({
      hotelId,
      totalCents: centsOf(price),
      rooms: rooms === "" ? 1 : Number(rooms),
      keptLaterCents: linesOf(text).some((line) => line.startsWith(`${plan}: no refund`)) ? undefined : centsOf(kept),
    }),
  );

const cars: Reader["cars"] = ({ text }) => {
  const [insurance = ""] = needed(text, /^Insurance adds for the rental.*?: (.*)$/);
  const fullOf = (vehicleClass: string): number =>
    centsOf(new RegExp(`(?:^|; )${vehicleClass} [^;]*full ([\\d.,]+?)(?: |;|\\.$)`).exec(insurance)?.[1] ?? "");
  const [extras = ""] = needed(text, /^Extras add for the rental: (.*)$/);
  return {
    cars: found(text, /^([\d.,]+) .*, class (\w), .*: (CR-\S+)$/).map(
      ([price = "", vehicleClass = "", carId = ""]) => ({
        carId,
        totalCents: centsOf(price),
        fullCents: fullOf(vehicleClass),
      }),
    ),
    extraCents: new Map(
      [...extras.matchAll(/([a-z_]+) (\d[\d,]*\.\d\d)/g)].map(([, code = "", price = ""]) => [code, centsOf(price)]),
    ),
    oneWayFeeCents: centsOf(first(text, /^Totals include:.*one-way fee ([\d.,]+\d)/)?.[0] ?? "0"),
    crossesBorder: /return across a border, from [A-Z]{2} to [A-Z]{2}/.test(text),
  };
};

const booking = (text: string): BookingSeen => {
  const [pnr = "", status = ""] = needed(text, /^(TEST-\w{6}) (\w+), version/);
  return {
    pnr,
    status,
    totalCents: Number(needed(text, total)[0]),
    refundNowCents: centsIn(text, /^Cancelled now, it would return .*?\((\d+) cents\)/),
    refundedCents: centsIn(text, refunded),
    flights: found(text, /^S\d+ \w+ .*?\b([A-Z]{3}) \d\d:\d\d.* - ([A-Z]{3}) \d\d:\d\d/).map((ends) => ends.join("-")),
    rooms: found(text, /^H\d+ Hotel .*, (\d+) x /).map(([rooms]) => Number(rooms)),
    cars: found(text, /^(C\d+) Car /).length,
  };
};

/** Of a result, as it is written; of a refusal, the sentences that the host shows. */
export const textReader: Reader = {
  flights,
  hotels,
  cars,
  booked: ({ text }) => ({
    pnr: needed(text, /^(TEST-\w{6}) confirmed/)[0] ?? "",
    totalCents: Number(needed(text, total)[0]),
    warnings: found(text, /^Warning (\w+)/).map(([code = ""]) => code),
  }),
  booking: ({ text }) => booking(text),
  listed: ({ text }) =>
    found(text, /^(TEST-\w{6}) (\w+), .*USD ([\d.,]+\d)/).map(([pnr = "", status = "", price = ""]) => ({
      pnr,
      status,
      totalCents: centsOf(price),
    })),
  refundedCents: ({ text }) => Number(needed(text, refunded)[0]),
  next: ({ text }) => toolsIn(needed(text, /^Next: (.*)$/)[0] ?? ""),
  refusal: ({ text }) => {
    const moved = /moved from \S+ [\d.,]+ to \S+ ([\d.,]+\d)/.exec(text)?.[1];
    const left = /(\d+) left of \d+ needed/.exec(text)?.[1];
    return {
      tools: toolsIn(text),
      codes: codesIn(text),
      newTotalCents: moved === undefined ? undefined : centsOf(moved),
      left: left === undefined ? undefined : Number(left),
    };
  },
};
