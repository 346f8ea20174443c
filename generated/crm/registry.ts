// @generated from contracts/crm. Edit the contract, then run npm run codegen.
import type { Handlers, Nothing, Texts, UndeclaredIn } from "#contract";
import type { Services } from "../../src/packs/crm/services.js";
import { getClient, getClientText } from "../../src/packs/crm/tools/get_client.js";
import { updateClient, updateClientText } from "../../src/packs/crm/tools/update_client.js";
import { addFlightHistory, addFlightHistoryText } from "../../src/packs/crm/tools/add_flight_history.js";
import { searchClients, searchClientsText } from "../../src/packs/crm/tools/search_clients.js";
import type { crm as tools } from "./contract.js";

/** The hand-written handler of each tool. */
export const handlers = {
  get_client: getClient,
  update_client: updateClient,
  add_flight_history: addFlightHistory,
  search_clients: searchClients,
} satisfies Handlers<typeof tools, Services>;

/** Does not compile if a handler returns a property that its contract does not declare. */
export type Undeclared = Nothing<UndeclaredIn<typeof handlers, typeof tools>>;

/** The hand-written function of each tool that writes its output as text. */
export const texts = {
  get_client: getClientText,
  update_client: updateClientText,
  add_flight_history: addFlightHistoryText,
  search_clients: searchClientsText,
} satisfies Texts<typeof tools>;
