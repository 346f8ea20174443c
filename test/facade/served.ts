/** Starts facades for a test, as an HTTP server in this process. */
import { readCommand } from "../../src/config/read.js";
import { storeSettings, worldOptions } from "../../src/config/settings.js";
import { createFaults, type Faults } from "../../src/facade/faults/faults.js";
import { openFacades, openVendors } from "../../src/facade/http/open.js";
import type { Vendor } from "../../src/facade/port.js";
import { product } from "../../src/product.js";
import { openRuntime } from "../../src/runtime/open.js";
import type { Runtime } from "../../src/runtime/runtime.js";
import { type HttpServing, serveOverHttp } from "../../src/transport/http/serve.js";
import { createFixturePack } from "../runtime/fixtures/pack.js";
import { recordedLog } from "../runtime/fixtures/server.js";
import { handTimers } from "./shop.js";

interface Served extends HttpServing {
  readonly faults: Faults;
  readonly timers: ReturnType<typeof handTimers>;
  readonly logLines: readonly string[];
}

interface Choices {
  readonly isAlone?: boolean;
  readonly isOneOfSeveral?: boolean;
  readonly words?: readonly string[];
  /** In the place of 0. */
  readonly now?: () => number;
  /** In the place of the runtime's own. */
  readonly visit?: Runtime["visit"];
}

/** On a free port; the clock stands at 0 or where a test has it, and faults wait by hand. */
export const serveFacades = async (
  context: { readonly after: (run: () => Promise<void>) => void },
  vendors: readonly Vendor[],
  { isAlone = false, isOneOfSeveral = false, words = [], visit, now = () => 0 }: Choices = {},
): Promise<Served> => {
  const command = readCommand(["--http", "--port", "0", ...words], { MCP_SHUTDOWN_GRACE_MS: "0" });
  if (command.kind !== "serve") throw new Error("the configuration must serve");
  const { configuration, given } = command;
  const { log, lines } = recordedLog();
  const opened = await openRuntime(createFixturePack(), {
    ...configuration,
    product,
    store: storeSettings(configuration),
    world: worldOptions(configuration, given),
    clock: { now },
    log,
  });
  const runtime = visit === undefined ? opened : { ...opened, visit };
  const timers = handTimers();
  const faults = createFaults([], timers);
  const { bodyLimitBytes } = configuration;
  const mounts = openFacades(runtime, {
    vendors: await openVendors(runtime, vendors),
    vendorNames: ["shop", "mall"],
    faults,
    isAlone,
    bodyLimitBytes,
    isOneOfSeveral,
  });
  const serving = await serveOverHttp(runtime, { ...configuration, mounts });
  context.after(async () => {
    await serving.stop();
    await runtime.close();
  });
  return { ...serving, faults, timers, logLines: lines };
};
