/** Writes the golden files of hotel stays and rentals anew; the difference is for review. */
import { writeFileSync } from "node:fs";
import { carGolden, hotelGolden } from "./stays.js";

for (const [file, golden] of [
  ["hotels.json", hotelGolden()],
  ["cars.json", carGolden()],
] as const) {
  writeFileSync(new URL(file, import.meta.url), `${JSON.stringify(golden, null, 2)}\n`);
}
