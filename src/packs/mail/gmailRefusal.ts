/** Turns a failed request to Gmail into a refusal for the caller. */
import { upstreamRefusal } from "../../runtime/upstreamRefusals.js";
import { UpstreamFailure } from "../../upstream/index.js";
import { mailboxFull } from "../../vendors/gmail/wire.js";
import { readGoogleError } from "../../vendors/google/wire.js";
import { worldFull } from "../worldFull.js";
import type { Services } from "./services.js";

/** Names of the environment variables that hold the credentials. */
const environment = ["GOOGLE_REFRESH_TOKEN", "GOOGLE_CLIENT_ID", "GOOGLE_CLIENT_SECRET"];

/** The error to throw in place of the one that a request rejected with. It contains no secrets. */
export const gmailRefusal = (
  error: unknown,
  { secrets, isMock, stored }: Pick<Services, "secrets" | "isMock" | "stored">,
): unknown => {
  if (!(error instanceof UpstreamFailure)) return error;
  const said = readGoogleError(error.facts.answer ?? "");
  if (isMock && error.kind === "rejected" && said?.status === mailboxFull) {
    return worldFull(stored, stored.limits.bookings);
  }
  return upstreamRefusal(error, { environment, said: said?.message ?? "", secrets });
};
