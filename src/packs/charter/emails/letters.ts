/** Writes the content of an e-mail from the record as it is at the time of sending. */
import { templates } from "../../../../generated/charter/templates.js";
import type { BookingChangedTemplate } from "../../../../generated/charter/types.js";
import type { Email, Quote, Rfp } from "../../../charter/documents.js";
import { type CharterRecord, rfpIdOf } from "../../../charter/record.js";
import type { FilledTemplate, Template } from "../../../contract/templates.js";

/** An instant in words, such as `2026-06-15 14:00 UTC`. */
const instantWords = (atMs: number): string => `${new Date(atMs).toISOString().slice(0, 16).replace("T", " ")} UTC`;

const legsOf = ({ segments }: Rfp) =>
  segments.map(({ departureAirport, arrivalAirport, departureMs, passengers }) => ({
    departure_airport: departureAirport,
    arrival_airport: arrivalAirport,
    departure: instantWords(departureMs),
    passengers,
  }));

const quoteOf = ({ id, operatorName, aircraftType, baseCents, taxesCents }: Quote) => ({
  quote_id: id,
  operator_name: operatorName,
  aircraft_type: aircraftType,
  price_usd: ((baseCents + taxesCents) / 100).toFixed(2).replace(/\.00$/, ""),
});

const filled = <Data>({ subject, html }: Template<Data>, data: Data): FilledTemplate => ({
  subject: subject(data),
  html: html(data),
});

const changeOf: Readonly<Record<string, BookingChangedTemplate["change"]>> = {
  booking_confirmed: "confirmed",
  booking_updated: "changed",
  booking_cancelled: "cancelled",
};

/** The filled template for an e-mail. Throws if the record has no such request, or if the event calls for no e-mail. */
export const contentOf = async (email: Email, record: CharterRecord): Promise<FilledTemplate> => {
  const { about, eventType, quoteId } = email;
  const { rfps, quotes } = record.collections;
  const id = about.map(rfpIdOf).find((found) => found !== undefined) ?? "";
  const [rfp, quote] = await Promise.all([
    rfps.read(record.world, id),
    quoteId === undefined ? undefined : quotes.read(record.world, quoteId),
  ]);
  if (rfp === undefined) throw new Error("its request is not in the record");
  const { deadlineMs, operators } = rfp.document;
  const asked = { rfp_id: id, legs: legsOf(rfp.document) };
  if (eventType === "rfq_received")
    return filled(templates.request_received, {
      ...asked,
      ...(deadlineMs !== null && { deadline: instantWords(deadlineMs) }),
      operators: operators.map(({ name }) => name),
    });
  const said = { ...asked, ...(quote !== undefined && { quote: quoteOf(quote.document) }) };
  if (eventType === "quote_accepted") return filled(templates.quote_accepted, said);
  const change = changeOf[eventType];
  if (change === undefined) throw new Error(`no e-mail tells of ${eventType}`);
  return filled(templates.booking_changed, { ...said, change });
};
