/** The clients of a charter broker, and their past flights. */
export {
  type VipStatus,
  vipStatuses,
  type WorldClient,
  type WorldFlight,
  worldClients,
  worldFlights,
} from "./clients.js";
