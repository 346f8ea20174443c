/** Names the synthetic world that gave an answer, and the local time at the place of the search. */
import type { LocalWorld } from "../../../generated/gds/types.js";
import { localIso, type World } from "../../travel/world/index.js";
import { placeOf } from "./rules/places.js";

/** The world stamp of a search at a known place. */
export const localWorld = ({ worldId }: World, placeCode: string, nowMs: number): LocalWorld => {
  const timeZone = placeOf(placeCode)?.timeZone ?? "UTC";
  return { worldId, now: localIso(timeZone, nowMs), timeZone };
};
