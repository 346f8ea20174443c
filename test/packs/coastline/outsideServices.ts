/** Amadeus and Frankfurter on a port of this machine, as a test scripts them, with what they were asked. */
import { createServer, type IncomingMessage } from "node:http";
import type { TestContext } from "node:test";

/** An answer of a service, or none at all. */
export interface Scripted {
  readonly status?: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly hangs?: boolean;
}

export interface Asked {
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: IncomingMessage["headers"];
  readonly body: string;
}

export interface OutsideServices {
  readonly url: string;
  /** What was asked for at a path, in order. */
  readonly asked: (path: string) => readonly Asked[];
  /** The next answers at a path; the last one stays. */
  readonly script: (path: string, ...answers: readonly Scripted[]) => void;
}

export const paths = {
  token: "/v1/security/oauth2/token",
  locations: "/v1/reference-data/locations",
  flights: "/v2/shopping/flight-offers",
  hotels: "/v1/reference-data/locations/hotels/by-city",
  hotelOffers: "/v3/shopping/hotel-offers",
  rate: "/v2/rate/EUR/USD",
} as const;

const end = (iataCode: string, at: string) => ({ iataCode, at });

/** One offer of Amadeus in euros, from New York to London. */
export const offerInEuros = (total: string, id = "1") => ({
  type: "flight-offer",
  id,
  itineraries: [
    {
      segments: [
        {
          departure: end("JFK", "2026-07-01T08:00:00"),
          arrival: end("LHR", "2026-07-01T20:00:00"),
          carrierCode: "BA",
          number: "112",
          numberOfStops: 0,
        },
      ],
    },
  ],
  price: { currency: "EUR", total, grandTotal: total },
});

export const flightOffers = (...offers: readonly object[]): Scripted => ({
  body: { data: offers, dictionaries: { carriers: { BA: "BRITISH AIRWAYS" } } },
});

export const euroRate: Scripted = {
  body: { date: "2026-06-01", base: "EUR", quote: "USD", rate: 1.0942 },
  headers: { "content-type": "application/json" },
};

const usual: Readonly<Record<string, Scripted>> = {
  [paths.token]: {
    body: { access_token: "token-1", expires_in: 1799, token_type: "Bearer" },
    headers: { "content-type": "application/json" },
  },
  [paths.flights]: flightOffers(offerInEuros("380.00")),
  [paths.rate]: euroRate,
};

const textOf = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString("utf8");
};

export const startServices = async (context: Pick<TestContext, "after">): Promise<OutsideServices> => {
  const scripts = new Map<string, readonly Scripted[]>();
  const all: Asked[] = [];
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost");
    const body = await textOf(request);
    all.push({ path: pathname, query: Object.fromEntries(searchParams), headers: request.headers, body });
    const [next, ...later] = scripts.get(pathname) ?? [];
    if (later.length > 0) scripts.set(pathname, later);
    const answer = next ?? usual[pathname] ?? { status: 404, body: {} };
    if (answer.hangs === true) return;
    const headers = { "content-type": "application/vnd.amadeus+json", ...answer.headers };
    response.writeHead(answer.status ?? 200, headers).end(JSON.stringify(answer.body ?? {}));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  context.after(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the services have no port");
  const { port } = address;
  return {
    url: `http://127.0.0.1:${port}`,
    asked: (path) => all.filter((asked) => asked.path === path),
    script: (path, ...answers) => void scripts.set(path, answers),
  };
};
