/**
 * Checks a booking that is imported: its parts must agree with each other and with its import line, its prices must add up, and it must be
 * possible to cancel it at any time. The contract's schema checks its form. Pure.
 */
import { parseInstant, type StockClaim } from "../world/index.js";
import { priceOf } from "./record.js";
import { refundOf } from "./refund.js";
import type { BookingRecord, RefundLine } from "./types.js";

/** The facts about a booking that its import line repeats. */
export interface KeptUnder {
  readonly locator: string;
  readonly version: number;
  readonly scopeId: string;
  readonly status: "confirmed" | "cancelled";
  readonly createdAtMs: number;
}

/** The fault, worded to follow the booking's name in a sentence; undefined if there is none. */
type Fault = string | undefined;

const secondMs = 1000;
const dayMs = 24 * 3_600_000;

const isWhole = (value: unknown, minimum: number): boolean => Number.isSafeInteger(value) && Number(value) >= minimum;

const isClaim = (value: unknown): value is StockClaim => {
  if (typeof value !== "object" || value === null) return false;
  const { key, quantity, capacity, ...others } = { key: "", quantity: 0, capacity: 0, ...value };
  const hasForm = typeof key === "string" && key !== "" && isWhole(quantity, 1) && isWhole(capacity, 0);
  return hasForm && Object.keys(others).length === 0;
};

/** Whether a value is a booking's stock: a list of claims with one claim per key. */
export const isStock = (value: unknown): value is readonly StockClaim[] =>
  Array.isArray(value) && value.every(isClaim) && new Set(value.map(({ key }) => key)).size === value.length;

const headerFault = (record: BookingRecord, header: KeptUnder): Fault => {
  const differences: readonly (readonly [string, unknown, unknown])[] = [
    ["pnr", record.pnr, header.locator],
    ["version", record.version, header.version],
    ["sessionId", record.sessionId, header.scopeId],
    ["status", record.status, header.status],
    ["createdAt", parseInstant(record.createdAt), Math.floor(header.createdAtMs / secondMs) * secondMs],
  ];
  const found = differences.find(([, inRecord, inHeader]) => inRecord !== inHeader);
  return found && `has another ${found[0]} than its line`;
};

const statusFault = ({ status, cancelledAt, refund, stock }: BookingRecord): Fault => {
  if (status === "confirmed") {
    return cancelledAt === null && refund === null ? undefined : "is confirmed, but has a cancelledAt or a refund";
  }
  if (cancelledAt === null || refund === null) return "is cancelled, but has no cancelledAt or no refund";
  return stock.length === 0 ? undefined : "is cancelled, but holds stock";
};

const priceFault = (record: BookingRecord): Fault => {
  const { price } = record;
  const summed = priceOf(record, price.refundedCents);
  const isSum =
    price.flightCents === summed.flightCents &&
    price.hotelCents === summed.hotelCents &&
    price.carCents === summed.carCents &&
    price.totalCents === summed.totalCents;
  if (!isSum || !Number.isSafeInteger(price.totalCents)) return "has a price that is not the sum of its parts";
  return price.refundedCents === (record.refund?.refundCents ?? 0) ? undefined : "has refundedCents of another refund";
};

/** Instants around which the refund of a cancellation may change: just before and just after each deadline. */
const turningPoints = ({ createdAt, ticketing, fares, ...stays }: BookingRecord): readonly number[] => {
  const { voidUntil } = ticketing;
  const instants = [
    createdAt,
    ...(voidUntil === null ? [] : [voidUntil]),
    ...fares.flatMap(({ conditions }) => conditions.refundBeforeDeparture.deadline ?? []),
    ...stays.hotelReservations.flatMap(({ cancellationPolicy }) => cancellationPolicy.map(({ before }) => before)),
    ...stays.carReservations.flatMap(({ cancellationPolicy }) => cancellationPolicy.map(({ before }) => before)),
  ].map(parseInstant);
  const createdAtMs = parseInstant(createdAt);
  return [...new Set([...instants, createdAtMs + dayMs])].flatMap((instant) => [instant - 1, instant + secondMs + 1]);
};

const isRefundLine = (line: Omit<RefundLine, "segmentRef" | "kind" | "rule">): boolean => {
  const amounts = [line.paidCents, line.penaltyCents, line.nonRefundableTaxesCents, line.refundCents];
  return amounts.every((cents) => isWhole(cents, 0));
};

const refundFault = (record: BookingRecord): Fault => {
  if (record.status === "cancelled") return undefined;
  const isRefundable = turningPoints(record).every((instant) => {
    const refund = refundOf(record, instant);
    return isRefundLine(refund) && refund.lines.every(isRefundLine);
  });
  return isRefundable ? undefined : "cannot be cancelled: what is paid, kept and refunded does not add up";
};

/** The first fault of a record whose form is valid; undefined if there is none. */
export const recordFault = (record: BookingRecord, header: KeptUnder): Fault =>
  headerFault(record, header) ?? statusFault(record) ?? priceFault(record) ?? refundFault(record);
