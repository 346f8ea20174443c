/**
 * Builds `routeTable.json`, the frozen list of all routes, from the rules. Runs only by hand (`npm run world:routes`), because drawing the
 * routes takes longer than a search may.
 */
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { listRoutes, type Route } from "./routeList.js";

/**
 * An entry such as `LAX711001`: other end, flights per day, days per week, first flight number. `LAX711001HL5001` adds a partner that sells
 * the flights.
 */
const entryOf = ({ other, dailyFlights, daysPerWeek, firstNumber, codeshare }: Route): string => {
  const partner = codeshare === null ? "" : `${codeshare.carrier.code}${codeshare.firstNumber}`;
  return `${other.code}${dailyFlights}${daysPerWeek}${String(firstNumber).padStart(4, "0")}${partner}`;
};

/** The text of `routeTable.json`: one line per carrier and hub, in which a space precedes each entry. */
export const buildRouteTable = (): string => {
  const lines = new Map<string, string>();
  for (const route of listRoutes()) {
    const key = `${route.carrier.code} ${route.hub.code}`;
    lines.set(key, `${lines.get(key) ?? ""} ${entryOf(route)}`);
  }
  return `${JSON.stringify(Object.fromEntries(lines), null, 1)}\n`;
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(new URL("routeTable.json", import.meta.url), buildRouteTable());
  process.stderr.write("routeTable.json written\n");
}
