/** The facade of CapCorn in this process, with the client on it, and its answers as plain values. */
import type { FacadePlace } from "../../../src/facade/port.js";
import type { AvailabilityQuestion } from "../../../src/vendors/capcorn/availability.js";
import { createCapcornClient } from "../../../src/vendors/capcorn/client.js";
import { vendor } from "../../../src/vendors/capcorn/facade/index.js";
import type { ReservationQuestion } from "../../../src/vendors/capcorn/reservation.js";
import { readXml, type XmlElement } from "../../../src/vendors/capcorn/xml.js";
import { ask, newPlace, upstreamOn } from "../facadeClient.js";

export const keys = { user: "u", password: "p", pin: "1234" };

/** The instant at which the document's stay lies ahead. */
export const newHouse = (): Promise<FacadePlace> => newPlace(Date.parse("2025-11-01T00:00:00Z"), "mock-gds", 100);

export const client = createCapcornClient(upstreamOn(vendor), keys);

/** The document's: two adults from 17 to 20 December. */
export const question: AvailabilityQuestion = {
  ...{ hotelId: "9100", arrival: "2025-12-17", departure: "2025-12-20" },
  rooms: [{ adults: 2, childAges: [] }],
};

export const reservation: ReservationQuestion = {
  ...{ hotelId: "9100", arrival: "2025-12-17", departure: "2025-12-20" },
  rooms: [{ adults: 2, childAges: [], categoryCode: "DZ", board: "breakfast", priceCents: 67_500 }],
  guest: { firstName: "Anna", lastName: "Berger & Söhne", email: "anna@example.com", phone: "+43 1", country: "AT" },
  ...{ externalId: "one", comment: "<late>", createdAt: "2025-11-01T00:00:00.000Z" },
};

/** An element as a plain value: attributes with `@`, its text as `#`, children by their names. */
export const plain = ({ attributes, children, text }: XmlElement): unknown => ({
  ...Object.fromEntries([...attributes].map(([name, value]) => [`@${name}`, value])),
  ...(children.length === 0 && { "#": text }),
  ...Object.fromEntries(
    [...new Set(children.map(({ name }) => name))].map((name) => [
      name,
      children.filter((child) => child.name === name).map(plain),
    ]),
  ),
});

export interface Answered {
  readonly status: number;
  readonly text: string;
  readonly name: string | undefined;
  readonly value: unknown;
}

/** One request as it would come over a socket. */
export const posted = async (place: FacadePlace, target: string, body: string): Promise<Answered> => {
  const { status, body: text } = await ask(vendor, place, target, { method: "POST", body });
  const root = readXml(text, 1_000_000);
  return { status, text, name: root?.name, value: root && plain(root) };
};
