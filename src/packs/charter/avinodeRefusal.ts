/** Turns a failed request to Avinode into a refusal for the caller. */
import { ToolFailure } from "../../contract/refusal.js";
import { upstreamRefusal } from "../../runtime/upstreamRefusals.js";
import { UpstreamFailure } from "../../upstream/index.js";
import { refusalsOf } from "../../vendors/avinode/client.js";
import { worldFull } from "../worldFull.js";
import type { Services } from "./services.js";

/** Names of the environment variables that hold the credentials. */
const environment = ["AVINODE_BEARER_TOKEN", "AVINODE_API_KEY"];

/**
 * The document has one reason for a service that cannot be reached and for one whose answer cannot be read. These words tell the two apart.
 */
const problems: ReadonlyMap<string, string> = new Map([
  ["UPSTREAM_UNAVAILABLE", "it cannot be reached, or is out of order"],
  ["UPSTREAM_MALFORMED", "its answer cannot be read"],
]);

/** The error to throw in place of the one that a request rejected with. It contains no secrets. */
export const avinodeRefusal = (error: unknown, services: Pick<Services, "secrets" | "isMock" | "stored">): unknown => {
  if (!(error instanceof UpstreamFailure)) return error;
  const { secrets, isMock, stored } = services;
  const refusals = refusalsOf(error);
  if (isMock && refusals.some(({ code }) => code === "WORLD_FULL")) return worldFull(stored, stored.limits.bookings);
  const said = refusals.map(({ title }) => title).join("; ");
  const refusal = upstreamRefusal(error, { environment, said, secrets });
  const problem = problems.get(refusal.reason);
  return problem === undefined ? refusal : new ToolFailure("AVINODE_API_ERROR", { ...refusal.detail, problem });
};
