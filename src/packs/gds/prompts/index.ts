/** One writer for each prompt of the contract. A missing or extra writer does not compile. */
import type { PromptName } from "../../../../generated/gds/contract.js";
import type { PromptWriter } from "../../../contract/handler.js";
import type { Services } from "../services.js";
import { planTrip } from "./planTrip.js";
import { reviewBooking } from "./reviewBooking.js";

export const prompts: Readonly<Record<PromptName, PromptWriter<Services>>> = { planTrip, reviewBooking };
