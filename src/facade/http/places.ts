/** Where a request to a facade happens: the world and the session that its headers name, entered as calls of tools are. */
import { createHash } from "node:crypto";
import type { Product } from "../../contract/product.js";
import type { Runtime } from "../../runtime/open.js";
import { sessionIdIn } from "../../runtime/worlds/worlds.js";
import { createWorld, type World } from "../../travel/world/index.js";
import type { FacadePlace, FacadeRequest } from "../port.js";

/** Worlds whose offers are kept ready at the same time. */
const mostWorldsReady = 32;

const createShelf = (): ((worldId: string, seed: string) => World) => {
  const worlds = new Map<string, World>();
  return (worldId, seed) => {
    const key = `${worldId} ${seed}`;
    const world = worlds.get(key) ?? createWorld({ worldId, seed });
    worlds.delete(key);
    worlds.set(key, world);
    const [oldest] = worlds.keys();
    if (worlds.size > mostWorldsReady && oldest !== undefined) worlds.delete(oldest);
    return world;
  };
};

/** Who sends the same key is the same client. The key itself is kept nowhere. */
const sessionOfKey = (key: string): string => createHash("sha256").update(key).digest("base64url").slice(0, 22);

/** Throws what `Runtime.visit` throws. */
export const createPlaces = ({
  visit,
  product,
}: Pick<Runtime, "visit"> & {
  readonly product: Pick<Product, "headersRead">;
}): ((headers: FacadeRequest["headers"]) => Promise<FacadePlace>) => {
  const worldOf = createShelf();
  const { headersRead } = product;
  return async (headers) => {
    const { world, worldName, clock, scope, store } = await visit({
      meta: {},
      handleHeader: headers[headersRead.session],
      worldHeader: headers[headersRead.world],
      connection: undefined,
    });
    const named = scope.kind === "handle" ? scope.id : undefined;
    return {
      world: worldOf(worldName, world.seed),
      stored: world,
      store,
      nowMs: clock.now(),
      scopeId: named ?? sessionIdIn(worldName, sessionOfKey(headers["authorization"] ?? "")),
    };
  };
};
