/** Combines the reservation system's offers for each room into options: one per category and board. Pure. */
import type { RoomOption } from "../../../generated/hotelcrs/types.js";
import type { RoomLine, RoomOption as WireOption } from "../../vendors/capcorn/availability.js";

export const euros = (cents: number): number => cents / 100;

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

const keyOf = ({ categoryCode, board }: WireOption): string => `${board} ${categoryCode}`;

interface Found {
  readonly option: RoomOption;
  readonly totalCents: number;
  readonly takesAll: boolean;
}

const foundOf = (key: string, lines: readonly RoomLine[], nights: number): Found | undefined => {
  const perLine = lines.map(({ options }) => options.find((option) => keyOf(option) === key));
  const taken = perLine.filter((option) => option !== undefined);
  const [first] = taken;
  if (first === undefined) return undefined;
  const { categoryCode, name, description, board } = first;
  const totalCents = sumOf(taken.map(({ priceCents }) => priceCents));
  const option: RoomOption = {
    ...{ categoryCode, name },
    ...(description !== undefined && { description }),
    totalPrice: euros(totalCents),
    pricePerNight: euros(sumOf(taken.map(({ pricePerNightCents }) => pricePerNightCents))),
    ...{ currency: "EUR", board, nights },
    maxAdults: Math.max(...lines.map(({ adults }, index) => (perLine[index] === undefined ? 1 : adults))),
    ...(lines.length > 1 && {
      roomPrices: perLine.map((each) => (each === undefined ? null : euros(each.priceCents))),
    }),
  };
  return { option, totalCents, takesAll: taken.length === lines.length };
};

/** The options, first those that have all the rooms, then by price. */
export const roomOptionsOf = (lines: readonly RoomLine[], nights: number): readonly RoomOption[] => {
  const keys = new Set(lines.flatMap(({ options }) => options.map(keyOf)));
  return [...keys]
    .map((key) => foundOf(key, lines, nights))
    .filter((found) => found !== undefined)
    .sort((one, other) => Number(other.takesAll) - Number(one.takesAll) || one.totalCents - other.totalCents)
    .map(({ option }) => option);
};
