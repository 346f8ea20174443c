/** Answers one request, with the fault that is planned for it: the answer, and how much of it arrives. */
import { waited } from "../upstream/waits.js";
import { answerFacade } from "./answer.js";
import type { Faults } from "./faults/faults.js";
import type { FaultAction } from "./faults/rules.js";
import type { FacadeAnswer, FacadeFault, FacadePlace, FacadeRequest, Vendor } from "./port.js";

/** `reset`: the connection ends without an answer. */
export type Delivery =
  | "reset"
  | {
      readonly answer: FacadeAnswer;
      readonly drip?: { readonly bytes: number; readonly everyMs: number };
      /** How many bytes of the body are sent before the connection ends. */
      readonly cut?: number;
    };

/** The number of bytes to send of a body that is cut: never all of it, however short it is. */
export const cutLength = (cut: number, bodyLength: number): number => Math.max(0, Math.min(cut, bodyLength - 1));

const faultOf = (status: number): FacadeFault => {
  if (status === 401) return "unauthorized";
  if (status === 404) return "notFound";
  if (status === 405) return "methodNotAllowed";
  if (status === 429) return "rateLimited";
  return status < 500 ? "badBody" : "server";
};

const neverLater = "this service never answers later, so the fault 'accepted' does not apply to it";

const withoutItsEnd = (answer: FacadeAnswer): FacadeAnswer => ({
  ...answer,
  body: answer.body.slice(0, Math.floor(answer.body.length / 2)),
});

const refusedWith = (vendor: Vendor, action: Extract<FaultAction, { status: number }>): FacadeAnswer => {
  const answer = vendor.error(faultOf(action.status), action.status, "a fault that was asked for");
  return { ...answer, headers: { ...answer.headers, ...action.headers } };
};

const deliverFault = async (
  vendor: Vendor,
  action: FaultAction,
  faults: Faults,
  signal: AbortSignal,
  work: () => Promise<FacadeAnswer>,
): Promise<Delivery> => {
  if ("status" in action) return { answer: refusedWith(vendor, action) };
  if ("reset" in action && action.reset === "before") return "reset";
  if ("delayMs" in action) await waited(action.delayMs, signal, faults.timers);
  const answer = await work();
  if ("reset" in action) return "reset";
  if ("drip" in action) return { answer, drip: action.drip };
  if ("cut" in action) return { answer, cut: action.cut };
  if ("malformed" in action) return { answer: withoutItsEnd(answer) };
  if ("mediaType" in action) {
    return { answer: { ...answer, headers: { ...answer.headers, "content-type": action.mediaType } } };
  }
  if ("accepted" in action && answer.status < 300) {
    if (vendor.accepted === undefined) return { answer: vendor.error("server", 501, neverLater) };
    const accepted = vendor.accepted(answer);
    if (action.accepted > 0) faults.keepUnderWay(vendor.name, accepted.readPath, action.accepted);
    return { answer: accepted.answer };
  }
  return { answer };
};

export const deliver = async (
  vendor: Vendor,
  request: FacadeRequest,
  place: FacadePlace,
  faults: Faults | undefined,
  signal: AbortSignal,
): Promise<Delivery> => {
  const work = () => answerFacade(vendor, request, place);
  const action = faults?.next(vendor.name, request);
  if (faults === undefined || action === undefined) return { answer: await work() };
  return deliverFault(vendor, action, faults, signal, work);
};
