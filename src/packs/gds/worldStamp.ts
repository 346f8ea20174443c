/** Says which synthetic universe gave an answer, and at which instant of its time. */
import { contract } from "../../../generated/gds/contract.js";
import type { World as WorldStamp } from "../../../generated/gds/types.js";
import { utcIso, type World } from "../../travel/world/index.js";

/** The stamp that a search for flights and the session's resource carry. */
export const worldStamp = ({ worldId, seed }: World, nowMs: number): WorldStamp => ({
  worldId,
  seed,
  now: utcIso(nowMs),
  schemaVersion: contract.version,
});
