/** Starts a pack on the configured transport, says so on stderr, and sees it to its end. */
import { productVersion } from "../config/print.js";
import { type Configuration, effectiveLogLevel } from "../config/settings.js";
import { createLog } from "../observability/log.js";
import type { ToolContracts } from "../runtime/contract.js";
import type { Clock, Pack } from "../runtime/handler.js";
import { openRuntime, type Runtime } from "../runtime/open.js";
import { runToEnd, type Serving } from "./lifecycle.js";

const clockOf = (now: string | null): Clock => {
  if (now === null) return { now: Date.now };
  const frozenAtMs = Date.parse(now);
  return { now: () => frozenAtMs };
};

interface Started {
  readonly serving: Serving;
  readonly where: string;
}

/** Each transport is loaded only where it serves: a cold start over stdio does not pay for HTTP. */
const starters: Readonly<
  Record<Configuration["transport"], (runtime: Runtime, configuration: Configuration) => Promise<Started>>
> = {
  stdio: async (runtime, configuration) => {
    const { serveOverStdio } = await import("./stdio/serve.js");
    const streams = { input: process.stdin, output: process.stdout, sessionId: configuration.session ?? undefined };
    return { serving: serveOverStdio(runtime, { ...configuration, ...streams }), where: "stdio" };
  },
  http: async (runtime, configuration) => {
    const { serveOverHttp } = await import("./http/serve.js");
    const serving = await serveOverHttp(runtime, configuration);
    return { serving, where: `${serving.url}/mcp` };
  },
};

const bannerOf = (runtime: Runtime, { seed, now }: Configuration, where: string): string =>
  [
    `mock-gds ${productVersion()}: ${runtime.title} ${runtime.version} on ${where}`,
    ...runtime.banner,
    `seed ${seed}, clock ${now === null ? "real" : `frozen at ${now}`}`,
  ]
    .map((line) => `${line}\n`)
    .join("");

/** Serves until the transport ends or a signal comes, then exits the process. Rejects if it cannot start. */
export const serve = async <Tools extends ToolContracts, Services>(
  pack: Pack<Tools, Services>,
  configuration: Configuration,
): Promise<void> => {
  const log = createLog(effectiveLogLevel(configuration));
  const runtime = await openRuntime(pack, { ...configuration, clock: clockOf(configuration.now), log });
  const { serving, where } = await starters[configuration.transport](runtime, configuration);
  process.stderr.write(bannerOf(runtime, configuration, where));
  await runToEnd(serving, runtime.close, log);
};
