/** `RoomAvailability`: the hotel's options for each requested room. It writes nothing to the store. */
import type { FacadeHandler } from "../../../facade/port.js";
import type { CrsOffer } from "../../../travel/world/crs/index.js";
import {
  type AnsweredLine,
  readAvailabilityRequest,
  writeAvailabilityError,
  writeAvailabilityResult,
} from "../availability.js";
import { readMessage } from "../wire.js";
import { answered, checkCredentials, refuse, refusing } from "./answers.js";
import { checkedHotel, longestRequest, offersFor } from "./stays.js";

const optionOf = ({ category, board, totalCents, nights }: CrsOffer): AnsweredLine["options"][number] => ({
  categoryCode: category.code,
  name: category.name,
  description: category.description,
  sizeSqm: category.sizeSqm,
  priceCents: totalCents,
  pricePerNightCents: Math.round(totalCents / nights),
  board,
  isApartment: category.kind === "apartment",
});

export const searchRooms: FacadeHandler = ({ body, query }, place) =>
  refusing(async () => {
    checkCredentials(query, ["user", "password"]);
    const question =
      readMessage(body, longestRequest, readAvailabilityRequest) ??
      refuse("unable", "the body is not a room_availability document");
    const hotel = checkedHotel(question, place.nowMs);
    const offers = await offersFor(place, hotel, question);
    const lines = question.rooms.map((party, index) => ({ ...party, options: (offers[index] ?? []).map(optionOf) }));
    return answered(writeAvailabilityResult(question, lines));
  }, writeAvailabilityError);
