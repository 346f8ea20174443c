/** Says which synthetic universe gave an answer, and what time it was then at the place that the answer is about. */
import type { LocalWorld } from "../../../generated/gds/types.js";
import { localIso, type World } from "../../travel/world/index.js";
import { placeOf } from "./rules/places.js";

/** The stamp of a search at a place that is known. */
export const localWorld = ({ worldId }: World, placeCode: string, nowMs: number): LocalWorld => {
  const timeZone = placeOf(placeCode)?.timeZone ?? "UTC";
  return { worldId, now: localIso(timeZone, nowMs), timeZone };
};
