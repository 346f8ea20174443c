/** Turns a failed request to Google Sheets into a refusal for the caller. */
import { ToolFailure } from "../../contract/refusal.js";
import { upstreamRefusal } from "../../runtime/upstreamRefusals.js";
import { UpstreamFailure } from "../../upstream/index.js";
import { readGoogleError } from "../../vendors/google/wire.js";
import { clientsTab, flightsTab } from "../../vendors/sheets/layout.js";
import { worldFull } from "../worldFull.js";
import type { Services } from "./services.js";

/** Names of the environment variables that hold the credentials. */
const environment = ["GOOGLE_SERVICE_ACCOUNT_KEY_PATH"];
const databaseVariable = "GOOGLE_SHEETS_CLIENT_DATABASE_ID";

const unparsable = /^Unable to parse range: '?(\w+)/;

/** The error to throw in place of the one that a request rejected with. It contains no secrets. */
export const sheetsRefusal = (error: unknown, services: Pick<Services, "secrets" | "isMock" | "stored">): unknown => {
  if (!(error instanceof UpstreamFailure)) return error;
  const { secrets, isMock, stored } = services;
  const { status, message = "" } = readGoogleError(error.facts.answer ?? "") ?? {};
  if (isMock && status === "WORLD_FULL") return worldFull(stored, stored.limits.bookings);
  if (error.kind === "rejected" && error.facts.status === 404)
    return new ToolFailure("SHEET_NOT_FOUND", { field: "server", value: null, environment: databaseVariable });
  const [, tab] = unparsable.exec(message) ?? [];
  if (error.kind === "rejected" && (tab === clientsTab || tab === flightsTab))
    return new ToolFailure("SHEET_LAYOUT", {
      ...{ field: "server", value: null, place: "the spreadsheet", expected: `a tab ${tab}` },
    });
  return upstreamRefusal(error, { environment, said: message, secrets });
};
