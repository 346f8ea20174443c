/** The routes of searches and offers. Searches are not stored: reading one by its id repeats it. */
import type { FacadeAnswer, FacadePlace, FacadeRequest, FacadeRoute } from "../../../facade/port.js";
import { utcIso } from "../../../travel/world/index.js";
import { gone, invalid, notFound, type Refusal, refusalAnswer, textAnswer } from "./answers.js";
import { dataOf, malformedAnswer, refusing } from "./checked.js";
import { findOffers } from "./finding.js";
import { briefForm, type OfferForm, wholeForm } from "./forms.js";
import { findOffer } from "./oneOffer.js";
import { pageOf } from "./paging.js";
import { passengerId, passengersWord } from "./passengers.js";
import type { PricedOffer } from "./pricedOffers.js";
import { placeText } from "./reference.js";
import { endOf, instantAgain, type MadeSearch, minuteOf, searchId, searchOfId } from "./searchIds.js";
import { readSearch, type SearchedSlice } from "./searchRequest.js";
import { offerWriter } from "./writing.js";

const created = 201;

const sliceForm = (slice: SearchedSlice): string => {
  const [from, to] = [placeText(slice.origin), placeText(slice.destination)];
  const times = JSON.stringify({ departure_time: slice.departure_time, arrival_time: slice.arrival_time }).slice(1, -1);
  return `{"origin_type":"${from?.type}","origin":${from?.text},"destination_type":"${to?.type}","destination":${to?.text},"departure_date":"${slice.departure_date}"${times === "" ? "" : `,${times}`}}`;
};

/** The form that a caller wants: the whole one, or the brief one with `Prefer: return=minimal`. */
const formFor = ({ headers }: FacadeRequest): OfferForm =>
  headers["prefer"]?.includes("return=minimal") ? briefForm : wholeForm;

const listText = (
  { world }: FacadePlace,
  { search, minute }: MadeSearch,
  offers: readonly PricedOffer[],
  form: OfferForm,
): string => {
  const write = offerWriter({ world, minute, passengers: passengersWord(search.passengers), form });
  return `[${offers.map(write).join()}]`;
};

/** A search in Duffel's form, without `offers` if they are undefined. */
const searchText = ({ world }: FacadePlace, made: MadeSearch, offers: string | undefined): string => {
  const { search, minute } = made;
  const word = passengersWord(search.passengers);
  const passengers = search.passengers.map(({ type, age }, at) => ({ id: passengerId(word, minute, at), type, age }));
  const slices = search.slices.map(sliceForm);
  const head = `"id":"${searchId(world, made)}","created_at":"${utcIso(minute * 60_000)}","live_mode":false`;
  const asked = `"cabin_class":${JSON.stringify(search.cabin_class ?? null)},"slices":[${slices.join()}],"passengers":${JSON.stringify(passengers)}`;
  return `{"data":{${head},${asked}${offers === undefined ? "" : `,"offers":${offers}`}}}`;
};

const createSearch = async (request: FacadeRequest, place: FacadePlace): Promise<FacadeAnswer> => {
  const data = dataOf(request.body);
  if (data === undefined) return malformedAnswer(request);
  const search = readSearch(data, place.nowMs);
  if ("refusal" in search) return refusalAnswer(search.refusal, request);
  const made: MadeSearch = { search, minute: minuteOf(place.nowMs) };
  if (request.query.get("return_offers") === "false") return textAnswer(created, searchText(place, made, undefined));
  const offers = await findOffers(search, place, place.nowMs);
  return textAnswer(created, searchText(place, made, listText(place, made, offers, formFor(request))));
};

/** Repeats the search of an id, or refuses. */
const foundAgain = async (
  id: string,
  place: FacadePlace,
): Promise<{ readonly made: MadeSearch; readonly offers: readonly PricedOffer[] } | { readonly refusal: Refusal }> => {
  const made = searchOfId(place.world, id);
  if (made === undefined) return { refusal: notFound("offer request") };
  if (place.nowMs >= endOf(made.minute)) {
    return { refusal: gone(`The offers of this search expired at ${utcIso(endOf(made.minute))}. Search again.`) };
  }
  return { made, offers: await findOffers(made.search, place, instantAgain(made.minute, place.nowMs)) };
};

const readSearchAgain: FacadeRoute["answer"] = async (request, place, { id = "" }) => {
  const found = await foundAgain(id, place);
  if ("refusal" in found) return refusalAnswer(found.refusal, request);
  return textAnswer(200, searchText(place, found.made, listText(place, found.made, found.offers, formFor(request))));
};

const orders: Readonly<Record<string, (a: PricedOffer, b: PricedOffer) => number>> = {
  total_amount: (a, b) => a.totalCents - b.totalCents,
  total_duration: (a, b) => a.durationMinutes - b.durationMinutes,
};

const listOffers = async (request: FacadeRequest, place: FacadePlace): Promise<FacadeAnswer> => {
  const { query } = request;
  const refuse = (refusal: Refusal): FacadeAnswer => refusalAnswer(refusal, request);
  const id = query.get("offer_request_id");
  if (id === null)
    return refuse(invalid("validation_required", "/offer_request_id", "offer_request_id can't be blank."));
  const sort = query.get("sort") ?? "total_amount";
  const isDown = sort.startsWith("-");
  const name = isDown ? sort.slice(1) : sort;
  const order = Object.hasOwn(orders, name) ? orders[name] : undefined;
  if (order === undefined) {
    return refuse(
      invalid("validation_inclusion", "/sort", "sort must be total_amount or total_duration, with - for descending."),
    );
  }
  const most = query.get("max_connections") ?? "2";
  if (!/^[0-2]$/.test(most))
    return refuse(invalid("validation_inclusion", "/max_connections", "max_connections must be 0, 1 or 2."));
  const found = await foundAgain(id, place);
  if ("refusal" in found) return refuse(found.refusal);
  const few = found.offers.filter(({ slices }) =>
    slices.every(({ flown }) => flown.segments.length <= Number(most) + 1),
  );
  const page = pageOf(
    few.toSorted((a, b) => (isDown ? order(b, a) : order(a, b))),
    query,
  );
  if ("refusal" in page) return refuse(page.refusal);
  return textAnswer(
    200,
    `{"data":${listText(place, found.made, page.items, formFor(request))},"meta":${JSON.stringify(page.meta)}}`,
  );
};

const readOffer: FacadeRoute["answer"] = async (request, place, { id = "" }) => {
  const found = await findOffer(place, id);
  if ("refusal" in found) return refusalAnswer(found.refusal, request);
  const { offer, minute, passengers } = found;
  return textAnswer(
    200,
    `{"data":${offerWriter({ world: place.world, minute, passengers, form: formFor(request) })(offer)}}`,
  );
};

const routes: readonly FacadeRoute[] = [
  { method: "POST", path: "/air/offer_requests", answer: createSearch },
  { method: "GET", path: "/air/offer_requests/{id}", answer: readSearchAgain },
  { method: "GET", path: "/air/offers", answer: listOffers },
  { method: "GET", path: "/air/offers/{id}", answer: readOffer },
];

export const searchRoutes: readonly FacadeRoute[] = routes.map((route) => ({
  ...route,
  answer: refusing(route.answer),
}));
