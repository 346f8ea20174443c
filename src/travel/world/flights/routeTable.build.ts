/**
 * Builds `routeTable.json`, the frozen list of all routes, from the rules. Runs only when a person runs it
 * (`npm run world:routes`): to draw the routes takes longer than a search may.
 */
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { listRoutes, type Route } from "./routeList.js";

/** `LAX711001`, or `LAX711001HL5001` where a partner sells it too: other end, flights a day, days a week, first number, partner. */
const entryOf = ({ other, dailyFlights, daysPerWeek, firstNumber, codeshare }: Route): string => {
  const partner = codeshare === null ? "" : `${codeshare.carrier.code}${codeshare.firstNumber}`;
  return `${other.code}${dailyFlights}${daysPerWeek}${String(firstNumber).padStart(4, "0")}${partner}`;
};

/** The text of `routeTable.json`: for each carrier and hub one line, whose entries each begin with a space. */
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
