/**
 * Answers one request by a vendor's table: checks the key, finds the route, and otherwise gives an error in the
 * vendor's form.
 */
import type { FacadeAnswer, FacadePlace, FacadeRequest, Vendor } from "./port.js";
import { findRoute } from "./routes.js";

const requestIdPattern = /^[\x21-\x7e]{1,128}$/;

const longestShown = 200;

const shown = (path: string): string => (path.length > longestShown ? `${path.slice(0, longestShown)}…` : path);

const keyRefusal = (vendor: Vendor, { headers }: FacadeRequest): FacadeAnswer | undefined => {
  const key = vendor.keyOf(headers);
  if (key === "ok") return undefined;
  if (key === "liveKey") return vendor.error("liveKey", 403, "this is a mock: never send a live key");
  return vendor.error("unauthorized", 401, "this is a mock: send any key that is not empty");
};

const routeAnswer = (
  vendor: Vendor,
  request: FacadeRequest,
  place: FacadePlace,
): Promise<FacadeAnswer> | FacadeAnswer => {
  const { method, path } = request;
  const found = findRoute(vendor, method, path);
  // A caller without a key learns nothing else.
  const isOpen = typeof found === "object" && "route" in found && found.route.isOpen === true;
  const refusal = isOpen ? undefined : keyRefusal(vendor, request);
  if (refusal !== undefined) return refusal;
  if (found === "notFound")
    return vendor.error("notFound", 404, `the mock of ${vendor.title} does not serve ${shown(path)}`);
  if ("allowed" in found) {
    const answer = vendor.error("methodNotAllowed", 405, `${shown(path)} takes ${found.allowed.join(", ")}`);
    return { ...answer, headers: { ...answer.headers, allow: found.allowed.join(", ") } };
  }
  return found.route.answer(request, place, found.parameters);
};

/** The answer has the request's `x-request-id`, if it is well formed, as services do for tracing. */
export const answerFacade = async (
  vendor: Vendor,
  request: FacadeRequest,
  place: FacadePlace,
): Promise<FacadeAnswer> => {
  const answer = await routeAnswer(vendor, request, place);
  const requestId = request.headers["x-request-id"] ?? "";
  if (!requestIdPattern.test(requestId)) return answer;
  return { ...answer, headers: { ...answer.headers, "x-request-id": requestId } };
};
