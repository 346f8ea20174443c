/** Whether the tools ask the services themselves, or facades of them in this process. */
import type { Settings } from "../../../generated/coastline/settings.js";

/** What a server in live mode needs. */
export interface LiveSettings {
  readonly apiKey: string;
  readonly apiSecret: string;
  readonly amadeusApiUrl: string;
}

/** What such credentials begin with are nobody's. */
const mockPrefix = "mock_";

/** Undefined in mock mode. The configuration refuses `live` without one of them. */
export const liveSettings = ({
  mode,
  amadeusApiKey: apiKey,
  amadeusApiSecret: apiSecret,
  amadeusApiUrl,
}: Settings): LiveSettings | undefined => {
  if (mode === "mock" || apiKey === null || apiSecret === null || amadeusApiUrl === null) return undefined;
  if (mode === "auto" && [apiKey, apiSecret].some((secret) => secret.startsWith(mockPrefix))) return undefined;
  return { apiKey, apiSecret, amadeusApiUrl };
};
