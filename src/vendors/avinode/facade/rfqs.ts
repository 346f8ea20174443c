/** The routes that create and read requests to operators. */
import type { FacadeHandler, FacadePlace } from "../../../facade/port.js";
import { charterOperator } from "../../../travel/world/charter/index.js";
import { isObject, type Members } from "../../reading.js";
import { answered, invalid, notFound, Refusal } from "./answers.js";
import { type RfqDocument, rfqs, trips } from "./documents.js";
import { answerErrands, type ErrandQueue } from "./errands.js";
import { rfqForm } from "./forms.js";
import { doOnce } from "./once.js";
import { bodyOf, instantIn, legsIn, textIn } from "./reading.js";
import { rfqOf, usualDeadlineMs } from "./requests.js";
import { nextLetters } from "./trips.js";

const mostSellers = 50;

const sellersIn = ({ sellers }: Members): readonly string[] => {
  if (!Array.isArray(sellers) || sellers.length === 0 || sellers.length > mostSellers) {
    return invalid("sellers", `a list of 1 to ${mostSellers}`);
  }
  const ids = sellers.map((seller, index) => {
    const id = isObject(seller) ? seller["id"] : undefined;
    if (typeof id !== "string" || id.length > 100) return invalid(`sellers[${index}].id`, "a text");
    if (charterOperator(id) !== undefined) return id;
    throw new Refusal({ status: 400, code: "UNKNOWN_SELLER", title: `sellers[${index}]: there is no operator ${id}` });
  });
  return [...new Set(ids)];
};

const checkTrip = async ({ store, stored }: FacadePlace, tripId: string | undefined): Promise<void> => {
  if (tripId !== undefined && (await trips(store).read(stored, tripId)) === undefined) notFound("trip");
};

/** The request with an id. Refuses with 404 one that nobody has sent yet. */
export const rfqIn = async ({ store, stored, nowMs }: FacadePlace, id: string): Promise<RfqDocument> => {
  const found = id.length > 100 ? undefined : await rfqs(store).read(stored, id);
  if (found === undefined || found.document.createdAtMs > nowMs) return notFound("request");
  return found.document;
};

export const createRfq =
  (queue: ErrandQueue): FacadeHandler =>
  async (request, place) => {
    const { nowMs, store, stored } = place;
    const body = bodyOf(request.body);
    const externalId = textIn(body, "externalRfqId", 100);
    const legs = legsIn(body, nowMs);
    const operatorIds = sellersIn(body);
    const deadlineMs = instantIn(body, "quoteDeadline", nowMs) ?? usualDeadlineMs(nowMs);
    const buyerMessage = textIn(body, "buyerMessage", 4000) ?? null;
    const tripId = textIn(body, "tripId", 100);
    await checkTrip(place, tripId);
    return doOnce(request, place, { kind: "rfq", externalId }, async () => {
      const rfq = rfqOf(place.world, await nextLetters(place), {
        ...{ externalId: externalId ?? null, tripId: tripId ?? null, legs, operatorIds, buyerMessage },
        ...{ createdAtMs: nowMs, deadlineMs },
      });
      const errands = answerErrands({ queue, epoch: stored.epoch }, rfq);
      return { writes: [rfqs(store).write(rfq.id, "new", rfq), ...errands], data: rfqForm(rfq, nowMs) };
    });
  };

export const getRfq: FacadeHandler = async (_request, place, { id = "" }) =>
  answered(200, rfqForm(await rfqIn(place, id), place.nowMs));
