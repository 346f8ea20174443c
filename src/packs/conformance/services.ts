/** What the fixtures get besides the call: the function that announces a changed list. */
import type { Host } from "../../runtime/pack.js";

export type Services = Pick<Host, "announceList">;
