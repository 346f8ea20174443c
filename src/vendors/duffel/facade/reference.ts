/**
 * Airports, cities, airlines and aircraft in Duffel's form. Their JSON is written once, because offers repeat it many
 * times.
 */
import {
  type Airport,
  aircraft,
  airlines,
  airports,
  type City,
  cities,
  city,
  icaoCodes,
} from "../../../travel/world/index.js";

/** An entry of a list that can also be read by its id. */
export interface Listed {
  readonly id: string;
  readonly code: string;
  readonly text: string;
}

const listed = <Form extends { readonly id: string }>(code: string, value: Form): Listed => ({
  id: value.id,
  code,
  text: JSON.stringify(value),
});

const icaoOfAirport = icaoCodes();

/** The metropolitan area of an airport. A city with the same code as its only airport is none. */
const metropolis = ({ code, cityCode }: Airport): City | undefined => {
  const found = city(cityCode);
  return found !== undefined && (found.airports.length > 1 || cityCode !== code) ? found : undefined;
};

const cityForm = ({ code, name, country }: City) => ({
  type: "city",
  id: `cit_${code.toLowerCase()}_${country.toLowerCase()}`,
  iata_code: code,
  iata_country_code: country,
  name,
});

export const airportForm = (place: Airport) => {
  const area = metropolis(place);
  return {
    type: "airport",
    id: `arp_${place.code.toLowerCase()}_${place.country.toLowerCase()}`,
    iata_code: place.code,
    icao_code: icaoOfAirport.get(place.code) ?? null,
    name: place.name,
    city_name: place.city,
    city: area === undefined ? null : cityForm(area),
    iata_city_code: area === undefined ? null : area.code,
    iata_country_code: place.country,
    latitude: place.latitude,
    longitude: place.longitude,
    time_zone: place.timeZone,
  };
};

/** A city with its airports. */
export const wholeCityForm = (place: City) => ({
  ...cityForm(place),
  airports: airports.filter(({ code }) => place.airports.includes(code)).map(airportForm),
});

const airlineId = (code: string): string => `arl_${code.toLowerCase()}`;
const noLinks = { logo_symbol_url: null, logo_lockup_url: null, conditions_of_carriage_url: null };

export const airportList: readonly Listed[] = airports.map((place) => listed(place.code, airportForm(place)));
export const airlineList: readonly Listed[] = airlines.map(({ code, name }) =>
  listed(code, { id: airlineId(code), iata_code: code, name, ...noLinks }),
);
export const aircraftList: readonly Listed[] = aircraft.map(({ code, name }) =>
  listed(code, { id: `arc_${code.toLowerCase()}`, iata_code: code, name }),
);
const cityList: readonly Listed[] = cities.map((place) => listed(place.code, cityForm(place)));

const byCode = (list: readonly Listed[]): ReadonlyMap<string, string> =>
  new Map(list.map(({ code, text }) => [code, text]));

const cityTexts = byCode(cityList);

/** The JSON of what a code stands for, by code. */
export interface ReferenceTexts {
  readonly airport: ReadonlyMap<string, string>;
  /** An airport where a segment begins or ends. */
  readonly segmentEnd: ReadonlyMap<string, string>;
  readonly airline: ReadonlyMap<string, string>;
  readonly aircraft: ReadonlyMap<string, string>;
}

const airportTexts = byCode(airportList);
const airlineTexts = byCode(airlineList);

/** The texts of API v2. */
export const wholeTexts: ReferenceTexts = {
  airport: airportTexts,
  segmentEnd: airportTexts,
  airline: airlineTexts,
  aircraft: byCode(aircraftList),
};

const coded = ({ code, name }: { readonly code: string; readonly name: string }) => ({ iata_code: code, name });

const brief = <Item extends { readonly code: string }>(items: readonly Item[], form: (item: Item) => object) =>
  new Map(items.map((item) => [item.code, JSON.stringify(form(item))]));

/** Texts with codes and names only. */
export const briefTexts: ReferenceTexts = {
  airport: brief(airports, coded),
  segmentEnd: brief(airports, ({ code }) => ({ iata_code: code })),
  airline: brief(airlines, coded),
  aircraft: brief(aircraft, coded),
};

/**
 * The place behind an IATA code of a search, as JSON with its type. If an airport and a city have the same code, it is
 * the airport.
 */
export const placeText = (code: string): { readonly type: "airport" | "city"; readonly text: string } | undefined => {
  const single = airportTexts.get(code);
  if (single !== undefined) return { type: "airport", text: single };
  const area = cityTexts.get(code);
  return area === undefined ? undefined : { type: "city", text: area };
};

const codeOfAircraftName: ReadonlyMap<string, string> = new Map(aircraft.map(({ code, name }) => [name, code]));

/** The type code behind an aircraft's name. */
export const aircraftCode = (name: string): string => codeOfAircraftName.get(name) ?? "";
