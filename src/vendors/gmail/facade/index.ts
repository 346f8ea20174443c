/**
 * Gmail, served from a world: a mailbox that starts with three threads, and to which sent messages are added.
 * Specification: Gmail API v1.
 */
import type { FacadeHandler, Vendor } from "../../../facade/port.js";
import { faultAnswer, Refusal } from "../../google/facade/answers.js";
import { tokenRoute } from "../../google/facade/tokenRoute.js";
import { forBearers, keyOf } from "../../google/facade/tokens.js";
import { getMessage, getThread, listMessages, listThreads } from "./reading.js";
import { owner } from "./seeds.js";
import { sendMessage } from "./sending.js";

/** A route for the owner's mailbox. A token gives access to that mailbox only. */
const ofOwner = (answer: FacadeHandler): FacadeHandler =>
  forBearers((request, place, parameters) => {
    const { userId = "" } = parameters;
    if (userId === "me" || userId === owner) return answer(request, place, parameters);
    throw new Refusal({ code: 403, status: "PERMISSION_DENIED", message: `Delegation denied for ${owner}` });
  });

const user = "/gmail/v1/users/{userId}";

export const vendor: Vendor = {
  name: "gmail",
  title: "Gmail",
  routes: [
    tokenRoute,
    { method: "POST", path: `${user}/messages/send`, answer: ofOwner(sendMessage) },
    { method: "GET", path: `${user}/messages`, answer: ofOwner(listMessages) },
    { method: "GET", path: `${user}/messages/{id}`, answer: ofOwner(getMessage) },
    { method: "GET", path: `${user}/threads`, answer: ofOwner(listThreads) },
    { method: "GET", path: `${user}/threads/{id}`, answer: ofOwner(getThread) },
  ],
  keyOf,
  error: faultAnswer,
};
