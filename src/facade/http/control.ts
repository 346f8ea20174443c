/** The mock's routes about itself: `/_mock/`, and `/_mock/faults` for the faults that a test sets while it runs. */
import type { IncomingMessage } from "node:http";
import { isIPv4 } from "node:net";
import { UsageError } from "../../contract/usageError.js";
import type { Runtime } from "../../runtime/runtime.js";
import { instantText } from "../../runtime/worlds/ownWorld.js";
import { sendJson } from "../../transport/http/server/jsonAnswers.js";
import { readBody } from "../../transport/http/server/requestBody.js";
import { get, type Route, type Routes, type Serve } from "../../transport/http/server/route.js";
import type { Faults } from "../faults/faults.js";
import { readFaults } from "../faults/read.js";
import type { Vendor } from "../port.js";

export interface ServedFacade {
  readonly vendor: Vendor;
  /** For example `/duffel`; empty at the root. */
  readonly prefix: string;
}

interface Parts {
  readonly facades: readonly ServedFacade[];
  readonly faults: Faults;
  readonly runtime: Pick<Runtime, "product" | "world">;
  readonly bodyLimitBytes: number;
  /** The names of all vendors, because packs in mock mode ask some that are not served. */
  readonly vendorNames: readonly string[];
  /** Whether other processes answer on the same port. Faults are counted within one process. */
  readonly isOneOfSeveral: boolean;
}

const isLoopback = (address: string): boolean => {
  const plain = address.replace(/^::ffff:/, "");
  return plain === "::1" || (isIPv4(plain) && plain.startsWith("127."));
};

/** Why a caller may neither see nor set faults; undefined if it may. */
const closedTo = ({ socket }: IncomingMessage, isOneOfSeveral: boolean): string | undefined => {
  if (!isLoopback(socket.remoteAddress ?? "")) {
    return "Faults are set from this machine alone: call 127.0.0.1, or start with --faults FILE";
  }
  return isOneOfSeveral ? "Faults are counted in one process: start without --workers" : undefined;
};

const faultsRoute = ({ vendorNames, faults, bodyLimitBytes, isOneOfSeveral }: Parts): Route => {
  const replace: Serve = async (request, response) => {
    const body = await readBody(request, bodyLimitBytes);
    if ("status" in body) return sendJson(response, body.status, { error: body.message });
    try {
      faults.replace(await readFaults(body.value, vendorNames));
    } catch (error) {
      if (!(error instanceof UsageError)) throw error;
      return sendJson(response, 400, { error: error.message });
    }
    return sendJson(response, 200, { faults: faults.rules() });
  };

  return {
    methods: ["GET", "HEAD", "POST", "DELETE"],
    serve: (request, response, correlationId) => {
      const reason = closedTo(request, isOneOfSeveral);
      if (reason !== undefined) return sendJson(response, 403, { error: reason });
      if (request.method === "POST") return replace(request, response, correlationId);
      if (request.method === "DELETE") faults.replace([]);
      return sendJson(response, 200, { faults: faults.rules() });
    },
  };
};

export const createControlRoutes = (parts: Parts): Routes => {
  const { facades, runtime } = parts;
  const { product, world } = runtime;
  const about = get((_request, response) =>
    sendJson(response, 200, {
      name: product.name,
      version: product.version,
      world: {
        name: world.name,
        seed: world.seed,
        clock: world.clock.mode === "real" ? "real" : instantText(world.clock.atMs),
      },
      headers: product.headers,
      facades: facades.map(({ vendor, prefix }) => ({
        name: vendor.name,
        title: vendor.title,
        path: `${prefix}/`,
        routes: vendor.routes.map(({ method, path }) => `${method} ${path}`),
      })),
      faults: "/_mock/faults",
    }),
  );
  return { "/_mock": about, "/_mock/": about, "/_mock/faults": faultsRoute(parts) };
};
