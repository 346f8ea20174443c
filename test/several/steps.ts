/** What tests do at the packs of one server: one booking, one request to operators, by the wire. */
import assert from "node:assert/strict";
import { adult, contact } from "../e2e/support/trip.js";
import { legacyRequest, modernRequest, post, postModern, type Reply, toolCall } from "../transport/wireRequests.js";

type Fields = Record<string, unknown>;

/** Who calls: a session of a 2025 client, or headers of the 2026 revision. */
export interface Who {
  readonly session?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly meta?: Fields;
}

export const callAt = (
  mcp: string,
  tool: string,
  input: Fields,
  { session, headers, meta }: Who = {},
): Promise<Reply> => {
  const [method, params] = toolCall(tool, input);
  return session === undefined
    ? postModern(mcp, modernRequest(method, params, meta), { ...headers })
    : post(mcp, legacyRequest(method, { ...params, ...(meta && { _meta: meta }) }), {
        "mcp-session-id": session,
        ...headers,
      });
};

/** The structure of an answer that is no refusal. */
export const structureOf = ({ body }: Reply): Fields => {
  const { structuredContent, isError } = Object(body?.result);
  assert.ok(structuredContent !== undefined && isError !== true, JSON.stringify(body));
  return structuredContent;
};

/** Books the first flight of a day at `gds`. Gives the PNR. */
export const bookAt = async (mcp: string, who: Who = {}, departureDate = "2026-06-15"): Promise<string> => {
  const search = { origin: "JFK", destination: "LAX", departureDate };
  const { itineraries } = Object(structureOf(await callAt(mcp, "searchFlights", search, who)));
  const booking = { flightIds: [itineraries[0].flightId], passengers: [adult(0)], ...contact };
  return String(structureOf(await callAt(mcp, "bookFlight", booking, who))["pnr"]);
};

const departure_date = "2026-06-15T10:00:00Z";
const flight_details = { departure_airport: "KTEB", arrival_airport: "KVNY", passengers: 6, departure_date };

/** Asks three operators for quotes at `charter`. Gives the RFP. */
export const requestAt = async (mcp: string, who: Who = {}): Promise<string> => {
  const request = { flight_details, operator_ids: ["OP-001", "OP-002", "OP-003"] };
  return String(structureOf(await callAt(mcp, "create_rfp", request, who))["rfp_id"]);
};

/** Whether `charter` knows the RFP there. */
export const hasRfp = async (mcp: string, rfp_id: string, who: Who = {}): Promise<boolean> => {
  const { result } = (await callAt(mcp, "get_quote_status", { rfp_id }, who)).body;
  return result?.structuredContent?.total_operators === 3;
};
