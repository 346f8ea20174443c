/** The routes of orders, which are sold, held, paid, shown and cancelled as PNRs of the world. */
import type { FacadeRoute } from "../../../../facade/port.js";
import { refusing } from "../checked.js";
import { confirmCancellation, createCancellation, listCancellations, readCancellation } from "./cancellations.js";
import { noServices, noSuchChange, refuseChange } from "./changes.js";
import { createOrder } from "./create.js";
import { createPayment, listPayments, readPayment } from "./payments.js";
import { listOrders, readOrderOfId, updateOrder } from "./read.js";

const routes: readonly FacadeRoute[] = [
  { method: "POST", path: "/air/orders", answer: createOrder },
  { method: "GET", path: "/air/orders", answer: listOrders },
  { method: "GET", path: "/air/orders/{id}", answer: readOrderOfId },
  { method: "PATCH", path: "/air/orders/{id}", answer: updateOrder },
  { method: "GET", path: "/air/orders/{id}/available_services", answer: noServices },
  { method: "POST", path: "/air/payments", answer: createPayment },
  { method: "GET", path: "/air/payments", answer: listPayments },
  { method: "GET", path: "/air/payments/{id}", answer: readPayment },
  { method: "POST", path: "/air/order_cancellations", answer: createCancellation },
  { method: "GET", path: "/air/order_cancellations", answer: listCancellations },
  { method: "GET", path: "/air/order_cancellations/{id}", answer: readCancellation },
  { method: "POST", path: "/air/order_cancellations/{id}/actions/confirm", answer: confirmCancellation },
  { method: "POST", path: "/air/order_change_requests", answer: refuseChange },
  { method: "GET", path: "/air/order_change_requests/{id}", answer: noSuchChange },
];

export const orderRoutes: readonly FacadeRoute[] = routes.map((route) => ({
  ...route,
  answer: refusing(route.answer),
}));
