/** What the fixtures work with besides the call itself: the way to say that a list has changed. */
import type { Host } from "../../runtime/pack.js";

export type Services = Pick<Host, "announceList">;
