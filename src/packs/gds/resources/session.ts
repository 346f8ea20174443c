/** The resources about the caller's own session: its identity, its settings and its bookings. */
import { contract } from "../../../../generated/gds/contract.js";
import type { CurrentSessionResource, SessionBookingsResource } from "../../../../generated/gds/types.js";
import type { ResourceReader } from "../../../contract/handler.js";
import { longestRentalDays, longestStayNights, utcIso } from "../../../travel/world/index.js";
import { offerLifeMinutes } from "../../../travel/world/offerIds.js";
import { bookingListOf } from "../bookingList.js";
import { windowDays } from "../rules/dates.js";
import { seatsPerBooking } from "../rules/flightQuery.js";
import type { Services } from "../services.js";
import { worldStamp } from "../worldStamp.js";

const limits: CurrentSessionResource["limits"] = {
  seatsPerBooking,
  flightWindowDays: windowDays.flights,
  hotelWindowDays: windowDays.hotels,
  longestStayNights: longestStayNights,
  longestRentalDays: longestRentalDays,
  offerLifeMinutes: offerLifeMinutes,
};

/** The caller's session, with the settings and limits that apply to it. */
export const currentSession: ResourceReader<Services> = async (
  _parameters,
  context,
): Promise<CurrentSessionResource> => {
  const { scope, session, product, world, worldRef, store, settings, servedManifest, clock } = context;
  const manifest = await servedManifest();
  return {
    session: {
      sessionId: scope.id ?? null,
      kind: scope.kind,
      transport: session.transport,
      clientName: session.clientName,
      clientVersion: session.clientVersion,
      protocolVersion: session.protocolVersion,
      createdAt: utcIso(session.createdAtMs),
      lastActivityAt: utcIso(session.lastActivityAtMs),
      toolCalls: session.toolCalls,
      bookings: scope.id === undefined ? 0 : await store.countBookings(worldRef, scope.id),
    },
    world: worldStamp(world, clock.now()),
    settings: { realism: settings.realism, isolation: settings.isolation, store: store.kind },
    limits,
    server: {
      name: product.name,
      version: product.version,
      contractVersion: contract.version,
      manifestHash: manifest.hash,
    },
  };
};

/** The list that listBookings returns for status `all`. */
export const sessionBookings: ResourceReader<Services> = (
  _parameters,
  { reservations, scope },
): Promise<SessionBookingsResource> => bookingListOf(scope.id, "all", reservations);
