/** The spreadsheet of a world before anybody writes to it: its clients and their flights. Pure. */
import { type WorldClient, type WorldFlight, worldClients, worldFlights } from "../../../travel/world/clients/index.js";
import type { World } from "../../../travel/world/index.js";
import { clientColumns, clientsTab, flightColumns, flightsTab } from "../layout.js";
import type { Cell } from "../wire.js";

/** The id of the only spreadsheet. */
export const spreadsheetId = "mock-client-database";
export const spreadsheetTitle = "Client Database";

export interface Tab {
  readonly title: string;
  /** The first row has the names of the columns. */
  readonly rows: readonly (readonly Cell[])[];
}

const clientRow = (client: WorldClient): readonly Cell[] => [
  client.id,
  client.name,
  client.email,
  client.phone,
  client.company,
  client.aircraftPreference,
  client.cateringPreference,
  client.specialNeeds,
  client.vipStatus,
  client.totalFlights,
  client.lastFlightDate,
  client.preferredOperators.join(","),
  client.createdAt,
  client.updatedAt,
];

const flightRow = ({ id, clientId, date, route, aircraft, operator, priceDollars }: WorldFlight): readonly Cell[] => [
  ...[id, clientId, date, route, aircraft, operator],
  priceDollars,
  `${date}T23:00:00Z`,
];

const buildTabs = (world: World): readonly Tab[] => [
  { title: clientsTab, rows: [clientColumns, ...worldClients(world).map(clientRow)] },
  { title: flightsTab, rows: [flightColumns, ...worldFlights(world).map(flightRow)] },
];

export const tabsOf = (world: World): readonly Tab[] => world.part(buildTabs);
