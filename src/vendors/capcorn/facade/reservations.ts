/**
 * `OTA_HotelResNotifRQ`: sells rooms and stores the reservation in one step, once for each reservation number of the
 * caller.
 */
import { createHash } from "node:crypto";
import type { FacadeAnswer, FacadeHandler, FacadePlace } from "../../../facade/port.js";
import { type CommitDossiers, dossierCollection, type StockClaim } from "../../../store/index.js";
import { type CrsHotel, crsNights } from "../../../travel/world/crs/index.js";
import { isObject } from "../../reading.js";
import {
  type ReservationStay,
  readReservation,
  writeReservationError,
  writeReservationResult,
} from "../reservation.js";
import { readMessage } from "../wire.js";
import { answered, checkCredentials, refuse, refusing } from "./answers.js";
import { checkedHotel, longestRequest, offersFor } from "./stays.js";

/** The stored reservation. The guests are not stored: nothing here needs them. */
interface ReservationDocument extends ReservationStay {
  readonly id: string;
  readonly createdAtMs: number;
}

const isReservation = (value: unknown): value is ReservationDocument =>
  isObject(value) && typeof value["id"] === "string" && Array.isArray(value["rooms"]);

/** How long a caller's reservation number is remembered, in world time. */
const rememberedMs = 24 * 3_600_000;

/** The claims for each category and night: one unit of stock for each reserved room of the category. */
const claimsFor = ({ world }: FacadePlace, hotel: CrsHotel, stay: ReservationStay): readonly StockClaim[] =>
  hotel.categories.flatMap((category) => {
    const quantity = stay.rooms.filter(({ categoryCode }) => categoryCode === category.code).length;
    return quantity === 0
      ? []
      : crsNights(world, hotel, category, stay).map(({ key, capacity }) => ({ key, capacity, quantity }));
  });

const checkPrices = async (place: FacadePlace, hotel: CrsHotel, stay: ReservationStay): Promise<void> => {
  const offers = await offersFor(place, hotel, stay);
  for (const [index, { categoryCode, board, priceCents }] of stay.rooms.entries()) {
    if (!hotel.categories.some(({ code }) => code === categoryCode)) {
      refuse("invalidRoomType", `the hotel has no category ${categoryCode}`);
    }
    const offer = offers[index]?.find((each) => each.category.code === categoryCode && each.board === board);
    if (offer === undefined) return refuse("noAvailability", `no room of category ${categoryCode} is left`);
    if (offer.totalCents !== priceCents) refuse("invalidValue", `the price of room ${index + 1} is another one`);
  }
};

const idOf = async ({ store, stored }: FacadePlace, { hotelId }: CrsHotel): Promise<string> =>
  `TEST-${hotelId}-${1000 + (await store.takeNumber(stored, "capcorn.reservations"))}`;

const refusedWith = (outcome: Exclude<Awaited<ReturnType<FacadePlace["store"]["commitDossiers"]>>["kind"], "done">) => {
  if (outcome === "soldOut") return refuse("noAvailability", "the last room has just been sold");
  if (outcome === "idempotencyConflict") return refuse("alreadyExists", "another reservation has this ResID_Value");
  if (outcome === "worldFull") return refuse("unable", "the world of this mock is full: reset it, or raise its limit");
  throw new Error(`a reservation could not be written: ${outcome}`);
};

/** Makes a reservation. The same request under the same number gets the same answer again, whatever is left by then. */
const reserved = async (place: FacadePlace, stay: ReservationStay, body: string): Promise<FacadeAnswer> => {
  const { store, stored, nowMs } = place;
  const { externalId } = stay;
  const given = (id: string): FacadeAnswer => answered(writeReservationResult(id, externalId));
  const repetition = {
    ...{ key: `capcorn reservation ${externalId}`, fingerprint: createHash("sha256").update(body).digest("hex") },
    ...{ nowMs, expiresAtMs: nowMs + rememberedMs },
  };
  const earlier = await store.recallAnswer(stored, repetition.key, nowMs);
  if (earlier !== undefined) {
    return earlier.fingerprint === repetition.fingerprint ? given(earlier.answer) : refusedWith("idempotencyConflict");
  }
  const hotel = checkedHotel(stay, nowMs);
  await checkPrices(place, hotel, stay);
  const id = await idOf(place, hotel);
  const document: ReservationDocument = { id, createdAtMs: nowMs, ...stay };
  const command: CommitDossiers = {
    ...{ world: stored, atMs: nowMs, claims: claimsFor(place, hotel, stay) },
    writes: [dossierCollection(store, "capcorn.reservations", isReservation).write(id, "new", document)],
    idempotency: { ...repetition, answer: id },
  };
  const outcome = await store.commitDossiers(command);
  if (outcome.kind === "done") return given(id);
  return outcome.kind === "replayed" ? given(outcome.answer) : refusedWith(outcome.kind);
};

export const reserveRooms: FacadeHandler = ({ body, query }, place) =>
  refusing(async () => {
    checkCredentials(query, ["hotelId", "pin"]);
    const stay =
      readMessage(body, longestRequest, readReservation) ??
      refuse("unable", "the body is not an OTA_HotelResNotifRQ with ResStatus Book, or lacks a part of it");
    if (stay.hotelId !== query.get("hotelId")) refuse("authorization", "the PIN is of another hotel", 401);
    return reserved(place, stay, body);
  }, writeReservationError);
