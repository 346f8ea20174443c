/** Changes of orders. All are refused: no airline of this world takes changes through the API. */
import type { FacadeHandler } from "../../../../facade/port.js";
import { notFound } from "../answers.js";
import { membersOf, Refused, textAt } from "../checked.js";
import { findOrder, stateRefusal } from "./desk.js";

const longestId = 100;

const notPossible = stateRefusal(
  "order_change_not_possible",
  "Order change not possible",
  "The airline takes no changes of this order: its available_actions have no change. Cancel it and book anew.",
);

export const refuseChange: FacadeHandler = async ({ body }, place) => {
  await findOrder(place, textAt(membersOf(body)["order_id"], "/order_id", longestId));
  throw new Refused(notPossible);
};

export const noSuchChange: FacadeHandler = () => {
  throw new Refused(notFound("order change"));
};

/** The list of services that can be added to an order: always empty. */
export const noServices: FacadeHandler = async (_request, place, { id = "" }) => {
  await findOrder(place, id);
  return { status: 200, headers: { "content-type": "application/json" }, body: '{"data":[]}' };
};
