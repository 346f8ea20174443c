/** The settings of each pack that has some, as its contract declares them. A new pack with settings is added here. */
import { type Settings as CharterSettings, settings as charter } from "../../generated/charter/settings.js";
import { type Settings as CoastlineSettings, settings as coastline } from "../../generated/coastline/settings.js";
import { type Settings as CrmSettings, settings as crm } from "../../generated/crm/settings.js";
import { type Settings as FlightsSettings, settings as flights } from "../../generated/flights/settings.js";
import { type Settings as GdsSettings, settings as gds } from "../../generated/gds/settings.js";
import { type Settings as HotelcrsSettings, settings as hotelcrs } from "../../generated/hotelcrs/settings.js";
import { type Settings as MailSettings, settings as mail } from "../../generated/mail/settings.js";
import type { SettingSchema } from "./values.js";

/** What the configuration holds for each pack, whichever is served. */
export interface PackSettings {
  readonly gds: GdsSettings;
  readonly flights: FlightsSettings;
  readonly coastline: CoastlineSettings;
  readonly charter: CharterSettings;
  readonly mail: MailSettings;
  readonly crm: CrmSettings;
  readonly hotelcrs: HotelcrsSettings;
}

/** By pack name, then by setting name. */
export const packSettings: Readonly<Record<keyof PackSettings, Readonly<Record<string, SettingSchema>>>> = {
  gds,
  flights,
  coastline,
  charter,
  mail,
  crm,
  hotelcrs,
};
