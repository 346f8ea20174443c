/** Finds the place of a request to a facade: the world and the session that its headers name, entered as calls of tools are. */
import { createHash } from "node:crypto";
import type { Product } from "../../contract/product.js";
import type { Runtime } from "../../runtime/runtime.js";
import { sessionIdIn } from "../../runtime/worlds/worlds.js";
import { createWorldShelf } from "../../travel/worldShelf.js";
import type { FacadePlace, FacadeRequest } from "../port.js";

/** The session of a client without a session header: a hash of its key. The key itself is not stored. */
const sessionOfKey = (key: string): string => createHash("sha256").update(key).digest("base64url").slice(0, 22);

/** Throws what `Runtime.visit` throws. */
export const createPlaces = ({
  visit,
  product,
}: Pick<Runtime, "visit"> & {
  readonly product: Pick<Product, "headersRead">;
}): ((headers: FacadeRequest["headers"]) => Promise<FacadePlace>) => {
  const worldOf = createWorldShelf();
  const { headersRead } = product;
  return async (headers) => {
    const { world, worldName, clock, scope, store, isolation } = await visit({
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
      isolation,
      nowMs: clock.now(),
      scopeId: named ?? sessionIdIn(worldName, sessionOfKey(headers["authorization"] ?? "")),
    };
  };
};
