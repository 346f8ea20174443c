/** Tokens of the facade, for requests that are written by hand. */
import type { FacadeAnswer, FacadePlace } from "../../../src/facade/port.js";
import { vendor } from "../../../src/vendors/amadeus/facade/index.js";
import { ask } from "../facadeClient.js";

const plainForm = "grant_type=client_credentials&client_id=a&client_secret=b";

export const requestToken = (place: FacadePlace, form = plainForm): Promise<FacadeAnswer> =>
  ask(vendor, place, "/v1/security/oauth2/token", {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: form,
  });

export const bearerOf = async (place: FacadePlace): Promise<Readonly<Record<string, string>>> => {
  const { body } = await requestToken(place);
  return { authorization: `Bearer ${JSON.parse(body).access_token}` };
};
