/** The size of a city as a travel market. It knows airports, not what is sold there. */
import { airport } from "./reference/places.js";
import type { Airport, City } from "./types.js";

/** The size of a city's largest airport: 1 regional, 2 large, 3 major, 4 world hub. */
export const citySize = (city: City): Airport["size"] => {
  let largest: Airport["size"] = 1;
  for (const code of city.airports) {
    const size = airport(code)?.size ?? 1;
    if (size > largest) largest = size;
  }
  return largest;
};
