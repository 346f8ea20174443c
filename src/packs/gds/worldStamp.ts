/** Names the synthetic world that gave an answer, and the instant in world time. */
import { contract } from "../../../generated/gds/contract.js";
import type { World as WorldStamp } from "../../../generated/gds/types.js";
import { utcIso, type World } from "../../travel/world/index.js";

/** The world stamp in flight searches and in the session's resource. */
export const worldStamp = ({ worldId, seed }: World, nowMs: number): WorldStamp => ({
  worldId,
  seed,
  now: utcIso(nowMs),
  schemaVersion: contract.version,
});
