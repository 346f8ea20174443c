/** The routes of airports, airlines, aircraft and places. */
import type { FacadeAnswer, FacadeRequest, FacadeRoute } from "../../../facade/port.js";
import { airport } from "../../../travel/world/index.js";
import { dataAnswer, invalid, notFound, refusalAnswer, textAnswer } from "./answers.js";
import { pageOf } from "./paging.js";
import { aircraftList, airlineList, airportList, type Listed } from "./reference.js";
import { placesAround, placesNamed } from "./suggestions.js";

/** The routes of a list: the list in pages, and each entry by its id. */
const listRoutes = (
  path: string,
  what: string,
  all: (query: URLSearchParams) => readonly Listed[],
): readonly FacadeRoute[] => [
  {
    method: "GET",
    path,
    answer: (request) => {
      const page = pageOf(all(request.query), request.query);
      if ("refusal" in page) return refusalAnswer(page.refusal, request);
      const texts = page.items.map(({ text }) => text);
      return textAnswer(200, `{"data":[${texts.join()}],"meta":${JSON.stringify(page.meta)}}`);
    },
  },
  {
    method: "GET",
    path: `${path}/{id}`,
    answer: (request, _place, { id }) => {
      const found = all(new URLSearchParams()).find((one) => one.id === id);
      return found === undefined ? refusalAnswer(notFound(what), request) : textAnswer(200, `{"data":${found.text}}`);
    },
  },
];

const airportsOf = (query: URLSearchParams): readonly Listed[] => {
  const [country, code] = [query.get("iata_country_code"), query.get("iata_code")];
  return airportList.filter(
    (one) => (country === null || airport(one.code)?.country === country) && (code === null || one.code === code),
  );
};

const numberOf = (text: string | null, most: number): number | undefined => {
  const value = text === null || !/^-?\d{1,8}(\.\d{1,12})?$/.test(text) ? Number.NaN : Number(text);
  return Math.abs(value) <= most ? value : undefined;
};

const suggest = (request: FacadeRequest): FacadeAnswer => {
  const { query } = request;
  const name = query.get("name") ?? query.get("query");
  if (name !== null) return dataAnswer(placesNamed(name));
  const [latitude, longitude] = [numberOf(query.get("lat"), 90), numberOf(query.get("lng"), 180)];
  if (latitude !== undefined && longitude !== undefined) {
    return dataAnswer(placesAround(latitude, longitude, numberOf(query.get("rad"), 20_100_000)));
  }
  return refusalAnswer(invalid("validation_required", "/name", "Give name, or lat and lng in degrees."), request);
};

export const referenceRoutes: readonly FacadeRoute[] = [
  ...listRoutes("/air/airports", "airport", airportsOf),
  ...listRoutes("/air/airlines", "airline", () => airlineList),
  ...listRoutes("/air/aircraft", "aircraft", () => aircraftList),
  { method: "GET", path: "/places/suggestions", answer: suggest },
];
