/**
 * The texts of a room search: the document's sentence, one line per option, and, if it is enabled, the reservation system's raw answer for
 * the assistant only.
 */
import type { AvailabilitySearchOutput, RoomOption } from "../../../../generated/hotelcrs/types.js";
import type { TextBlock } from "../../../contract/content.js";
import { addDays } from "../../../travel/world/index.js";
import { noteLines } from "../../nextStep.js";
import { counted } from "../../words.js";
import { arrivalOf, stayInWords } from "../stayDates.js";

const amount = (price: number): string => price.toFixed(2);

const roomInWords = (price: number | null, index: number): string =>
  `room ${index + 1} ${price === null ? "not" : amount(price)}`;

const optionLine = ({ categoryCode, name, board, totalPrice, pricePerNight, roomPrices }: RoomOption): string => {
  const each = roomPrices === undefined ? "" : ` (${roomPrices.map(roomInWords).join(", ")})`;
  return `${amount(totalPrice)} EUR${each} ${categoryCode} ${name}, ${board}, ${amount(pricePerNight)} a night`;
};

const sentenceOf = ({ rooms, message, sourceRequestId }: AvailabilitySearchOutput): string => {
  const arrival = arrivalOf(sourceRequestId);
  const stay = stayInWords(arrival, addDays(arrival, rooms[0]?.nights ?? 0));
  return message ?? `Found ${counted(rooms.length, "room option")} for ${stay}.`;
};

const block = (lines: readonly string[]): TextBlock => ({ type: "text", text: lines.join("\n") });

export const availabilitySearchText = (output: AvailabilitySearchOutput): readonly TextBlock[] => {
  const { rooms, notes, sourcePayload } = output;
  return [
    block([sentenceOf(output)]),
    block([...rooms.map(optionLine), ...noteLines(notes)]),
    ...(sourcePayload === undefined
      ? []
      : [{ ...block([sourcePayload]), annotations: { audience: ["assistant"] as const } }]),
  ];
};
