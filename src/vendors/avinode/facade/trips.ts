/**
 * Trips. In the marketplace a person opens the trip's link and sends requests to operators. Here this happens by itself
 * after five minutes, to at most three operators whose aircraft are large enough.
 */
import type { FacadeHandler, FacadePlace } from "../../../facade/port.js";
import type { DossierWrite } from "../../../store/index.js";
import { charterLetters, fittingAircraft } from "../../../travel/world/charter/index.js";
import { rfqs, type TripDocument, trips } from "./documents.js";
import { answerErrands, type ErrandPlace, type ErrandQueue, sentErrand } from "./errands.js";
import { tripForm } from "./forms.js";
import { doOnce } from "./once.js";
import { bodyOf, legsIn, textIn } from "./reading.js";
import { idOf, mostPassengersOf, rfqOf, usualDeadlineMs } from "./requests.js";

/**
 * The next letters for ids. Each is used once, for a trip or a request; the request that follows from a trip has the
 * trip's letters.
 */
export const nextLetters = async ({ store, stored, world }: FacadePlace): Promise<string> =>
  charterLetters(world, await store.takeNumber(stored, "avinode.requests"));

/** The time until the request is sent from the trip. */
const browsingMs = 5 * 60_000;
const operatorsAsked = 3;

const operatorsFor = ({ world }: FacadePlace, { id, legs }: TripDocument): readonly string[] =>
  fittingAircraft({ passengers: mostPassengersOf(legs) })
    .map(({ operator }) => ({ id: operator.id, draw: world.chance.unit(`charter asked ${id} ${operator.id}`) }))
    .sort((left, right) => left.draw - right.draw)
    .slice(0, operatorsAsked)
    .map((operator) => operator.id)
    .sort();

const laterRequest = (
  place: FacadePlace,
  queue: ErrandQueue,
  letters: string,
  trip: TripDocument,
): readonly DossierWrite[] => {
  const { id: tripId, legs } = trip;
  const operatorIds = operatorsFor(place, trip);
  if (operatorIds.length === 0) return [];
  const createdAtMs = trip.createdAtMs + browsingMs;
  const rfq = rfqOf(place.world, letters, {
    ...{ externalId: null, tripId, legs, operatorIds, buyerMessage: null, createdAtMs },
    deadlineMs: usualDeadlineMs(createdAtMs),
  });
  const where: ErrandPlace = { queue, epoch: place.stored.epoch };
  return [rfqs(place.store).write(rfq.id, "new", rfq), sentErrand(where, rfq), ...answerErrands(where, rfq)];
};

export const createTrip =
  (queue: ErrandQueue): FacadeHandler =>
  (request, place) => {
    const { nowMs, store } = place;
    const body = bodyOf(request.body);
    const externalId = textIn(body, "externalTripId", 100);
    const legs = legsIn(body, nowMs);
    return doOnce(request, place, { kind: "trip", externalId }, async () => {
      const letters = await nextLetters(place);
      const id = idOf("TRIP", letters, nowMs);
      const trip: TripDocument = { id, externalId: externalId ?? null, legs, createdAtMs: nowMs };
      const writes = [trips(store).write(id, "new", trip), ...laterRequest(place, queue, letters, trip)];
      return { writes, data: tripForm(trip) };
    });
  };
