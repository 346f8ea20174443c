/** The facade of Duffel's API v2: searches, orders and reference data. */
import type { FacadeAnswer, FacadeRoute, Vendor } from "../../../facade/port.js";
import { dataAnswer, faultAnswer, type Refusal, refusalAnswer } from "./answers.js";
import { orderRoutes } from "./orders/index.js";
import { referenceRoutes } from "./referenceRoutes.js";
import { searchRoutes } from "./searches.js";

const bearer = /^Bearer +(\S+)$/i;

const wrongVersion = (version: string | undefined): Refusal => ({
  status: 400,
  type: "invalid_request_error",
  code: version === undefined ? "missing_version_header" : "unsupported_version",
  title: "The version set in the Duffel-Version header is not served",
  message: "Send the header Duffel-Version: v2.",
});

/** A route of version 2 of the API. Every request has to name that version. */
export const ofVersion2 = ({ answer, ...route }: FacadeRoute): FacadeRoute => ({
  ...route,
  answer: (request, place, parameters): Promise<FacadeAnswer> | FacadeAnswer => {
    const version = request.headers["duffel-version"];
    return version === "v2" ? answer(request, place, parameters) : refusalAnswer(wrongVersion(version), request);
  },
});

/** The id of the search or order in an answer; empty for other answers. */
const idIn = ({ body }: FacadeAnswer): string => /^\{"data":\{"id":"(or[qd]_[\w-]+)"/.exec(body)?.[1] ?? "";

export const vendor: Vendor = {
  name: "duffel",
  title: "Duffel API v2",
  routes: [...searchRoutes, ...orderRoutes, ...referenceRoutes].map(ofVersion2),
  keyOf: ({ authorization = "" }) => {
    const [, key] = bearer.exec(authorization) ?? [];
    if (key === undefined) return "unauthorized";
    return key.toLowerCase().startsWith("duffel_live_") ? "liveKey" : "ok";
  },
  error: faultAnswer,
  accepted: (answer) => {
    const id = idIn(answer);
    const readPath = `/air/${id.startsWith("ord_") ? "orders" : "offer_requests"}/${id}`;
    return { answer: { ...dataAnswer({ id, live_mode: false }), status: 202 }, readPath };
  },
};
