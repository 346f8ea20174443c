/** The clients of a charter broker, and the flights that they took. */
export {
  type VipStatus,
  vipStatuses,
  type WorldClient,
  type WorldFlight,
  worldClients,
  worldFlights,
} from "./clients.js";
