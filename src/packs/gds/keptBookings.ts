/**
 * Checks the lines of a world to be imported, in order. Each booking must be one that this pack can show, list, cancel and add to, and the
 * stock that bookings hold must be counted as sold.
 */

import type { Validator } from "../../contract/contract.js";
import { messageOf } from "../../contract/messageOf.js";
import type { LineCheck } from "../../runtime/pack.js";
import type { ContentLine } from "../../store/index.js";
import { isStock, recordFault } from "../../travel/reservations/kept.js";
import type { BookingRecord } from "../../travel/reservations/types.js";
import { parseInstant } from "../../travel/world/index.js";
import { bookingSummaryOf, keptBookingOf } from "./bookingView.js";
import { retrievedBooking } from "./retrievedBooking.js";
import { listBookingsText } from "./texts/listed.js";
import { retrieveBookingText } from "./texts/retrieved.js";

/** Milliseconds after which every journey of a booking is over. */
const longAfterMs = 2 * 366 * 24 * 3_600_000;

type BookingLine = Extract<ContentLine, { readonly kind: "booking" }>;

/**
 * Whether a document is a complete booking with its stock. The contract shows everything except the stock, so the stock is checked here.
 */
const isRecord = (document: unknown, validate: Validator): document is BookingRecord => {
  if (typeof document !== "object" || document === null || !("stock" in document)) return false;
  const { stock, ...booking } = document;
  return validate({ booking }) && isStock(stock);
};

const formFault = ({ errors }: Validator): string => {
  const [failure] = errors ?? [];
  if (failure === undefined) return `has no "stock" with a key, quantity and capacity for each thing that it holds`;
  const path = failure.instancePath.split("/").slice(2).join(".") || "the document";
  const limits = Object.entries(failure.params).map(([name, value]) => ` ${name} ${JSON.stringify(value)}`);
  return `is no booking of this pack: ${path} breaks "${failure.keyword}"${limits.join(",")}`;
};

/**
 * The problem with the values of a record whose form is valid. Everything that is ever shown of the record is produced once, because a
 * value can be valid by its form and still fail in a calculation.
 */
const valueFault = (record: BookingRecord, line: BookingLine): string | undefined => {
  try {
    const fault = recordFault(record, line);
    if (fault !== undefined) return fault;
    keptBookingOf(record, undefined);
    const bookedMs = parseInstant(record.createdAt);
    for (const nowMs of [bookedMs, bookedMs + longAfterMs]) {
      retrieveBookingText({ booking: retrievedBooking(record, undefined, nowMs), notes: [] });
    }
    const list = { sessionId: null, status: "all", count: 1, total: 1, notes: [] } as const;
    listBookingsText({ ...list, bookings: [bookingSummaryOf(record)] });
    return undefined;
  } catch (error) {
    return `cannot be shown: ${messageOf(error)}`;
  }
};

/** Creates the check for one import. */
export const createLineCheck = async (): Promise<LineCheck> => {
  const { validate } = await import("../../../generated/gds/validators/bookingResource.js");
  /** Units sold for each stock key, minus those held by the bookings read so far. */
  const soldToOthers = new Map<string, number>();
  const locators = new Set<string>();

  const stockFault = ({ stock }: BookingRecord): string | undefined => {
    for (const { key, quantity } of stock) {
      const left = (soldToOthers.get(key) ?? 0) - quantity;
      if (left < 0) return `holds more of ${JSON.stringify(key)} than is sold of it by its line "sold"`;
      soldToOthers.set(key, left);
    }
    return undefined;
  };

  const bookingFault = (line: BookingLine): string | undefined => {
    const document: unknown = JSON.parse(line.documentText);
    validate.errors = null;
    if (!isRecord(document, validate)) return formFault(validate);
    return valueFault(document, line) ?? stockFault(document);
  };

  return (line) => {
    if (line.kind === "sold") soldToOthers.set(line.key, line.sold);
    if (line.kind === "write" && line.answer === undefined && !locators.has(line.locator)) {
      return `the write remembers the booking ${JSON.stringify(line.locator)}, which is not among the lines before it`;
    }
    if (line.kind !== "booking") return undefined;
    locators.add(line.locator);
    const fault = bookingFault(line);
    return fault && `the booking ${JSON.stringify(line.locator)} ${fault}`;
  };
};
