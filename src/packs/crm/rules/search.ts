/** Checks a search for clients and matches clients against it. Pure. */
import type { Client, SearchClientsResolved } from "../../../../generated/crm/types.js";
import { vipStatuses } from "../../../travel/world/clients/index.js";
import { invalidValue, type Objection } from "./objection.js";

export const searchObjection = ({
  filters = {},
  limit,
}: SearchClientsResolved): Objection<"INVALID_VALUE"> | undefined => {
  const { vip_status: status, min_flights: least } = filters;
  if (status !== undefined && !vipStatuses.some((one) => one === status.trim().toLowerCase()))
    return invalidValue("filters.vip_status", status, `one of ${vipStatuses.join(", ")}`);
  if (least !== undefined && least < 0) return invalidValue("filters.min_flights", least, "0 or more");
  return limit < 1 ? invalidValue("limit", limit, "1 to 100") : undefined;
};

const accents = /\p{M}+/gu;

/** Removes case and accents for a comparison. */
const folded = (text: string): string => text.normalize("NFD").replaceAll(accents, "").toLowerCase();

export const isMeant = ({ query = "", filters = {} }: SearchClientsResolved): ((client: Client) => boolean) => {
  const wanted = folded(query.trim());
  const status = filters.vip_status?.trim().toLowerCase();
  return ({ name, email, company = "", history, vip_status }) =>
    [name, email, company].some((text) => folded(text).includes(wanted)) &&
    (status === undefined || vip_status === status) &&
    history.total_flights >= (filters.min_flights ?? 0);
};
