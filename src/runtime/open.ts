/** Opens the store and a pack on it: binds contract, handlers and readers into the small interface that transports use. */
import { randomBytes } from "node:crypto";
import type { ToolContracts } from "../contract/contract.js";
import { createResourceMatcher } from "../contract/resourceUris.js";
import { openStore, type Store } from "../store/index.js";
import { realTimers } from "../timers.js";
import { bindTools } from "./calls/boundTools.js";
import { type CallServices, refusalOf } from "./calls/calls.js";
import { createCompletions } from "./calls/completions.js";
import { createLatency } from "./calls/latency.js";
import { createPromptWrites } from "./calls/prompts.js";
import { createListenCheck, createResourceReads } from "./calls/resourceReads.js";
import { createStoreWarnings } from "./calls/storeRefusals.js";
import { createToolCalls } from "./calls/toolCalls.js";
import { createDueWork, runnerOn } from "./dueWork.js";
import { createPackHost } from "./host.js";
import { createLists } from "./lists.js";
import type { Pack } from "./pack.js";
import type { Runtime, RuntimeOptions, ServedPacks, SharedParts } from "./runtime.js";
import { serverFacts } from "./serverFacts.js";
import { processSession, resolvePlace } from "./sessions/scope.js";
import { createStoredSessions } from "./sessions/storedSessions.js";
import { createVisits } from "./sessions/visits.js";
import { startPack } from "./startPack.js";
import { servedTools } from "./toolChoice.js";
import { ownWorldOf } from "./worlds/ownWorld.js";

/**
 * Opens the store, the pack on it and the server's own world in it, and waits until all can serve. Rejects if they
 * cannot: with StoreUnavailableError where a later attempt may succeed.
 */
export const openRuntime = async <Tools extends ToolContracts, Services>(
  pack: Pack<Tools, Services>,
  options: RuntimeOptions,
): Promise<Runtime> =>
  openRuntimeOn(await openStore<unknown>({ ...options.store, warn: options.log.warn }), pack, options);

/** Like `openRuntime`, for the only pack of a process. */
export const openAlone = async <Tools extends ToolContracts, Services>(
  pack: Pack<Tools, Services>,
  options: RuntimeOptions,
): Promise<ServedPacks> => {
  const first = await openRuntime(pack, options);
  return { first, others: [], close: first.close };
};

/**
 * Like `openRuntime`, on a store that is already open. The store is closed with the runtime, and also if the pack
 * cannot be started.
 */
export const openRuntimeOn = async <Tools extends ToolContracts, Services>(
  store: Store<unknown>,
  pack: Pack<Tools, Services>,
  options: RuntimeOptions,
  shared?: SharedParts,
): Promise<Runtime> => {
  const { product, clock, log, answers, timers = realTimers, work: works = true } = options;
  const { contract } = pack;
  const sessionIdleMs = options.sessionIdleSeconds * 1000;
  const own = shared?.own ?? ownWorldOf(options.world, contract.version);
  const served = servedTools(contract, options);
  // A server that lists output schemas must return the structure that they describe.
  const outputSchemas = answers === "text" ? "none" : options.outputSchemas;
  const { servedManifest, list } = createLists(contract, served.names, { ...options, outputSchemas });
  const dueWork = shared?.dueWork ?? createDueWork(runnerOn(store, options));
  const hostParts = { product, clock, log, store, own, dueWork, timers, works, servedManifest, sessionIdleMs };
  const { host, ...announced } = createPackHost(pack, hostParts);
  const hasDeadlines = Object.values(contract.tools).some(({ execution }) => execution !== undefined);
  const deadlineOf = hasDeadlines ? (await import("./calls/deadlines.js")).createDeadlines(timers) : undefined;
  const { opened, world, close } = await startPack(() => pack.open(host, store), store, own, dueWork, options);
  const common: CallServices<Services> = {
    product,
    contract,
    tenancy: store,
    servicesIn: opened.servicesIn,
    own,
    sharesAnonymousSession: pack.sharesAnonymousSession ?? false,
    clock,
    sessionIdleMs,
    log,
    checksRefusals: options.validateOutput,
    warnOfStore: createStoreWarnings(log),
  };
  const latency = createLatency({
    setting: options.latency ?? "none",
    seed: options.world.seed,
    realistic: pack.latencies ?? {},
    timers,
  });
  const stops: (() => Promise<void>)[] = [];
  const errorStyle = options.errorStyle ?? contract.errorStyle ?? "auto";
  const match = createResourceMatcher(contract.resources);
  const tools = bindTools(pack, ({ name }) => served.names.includes(name), latency !== undefined, deadlineOf);
  const prompts = new Map(contract.prompts.map((prompt) => [prompt.name, prompt]));
  return {
    product,
    name: contract.name,
    ...serverFacts(pack, served.names, opened.banner, options),
    ...announced,
    requestStateKey: options.requestStateKey ?? randomBytes(32).toString("base64url"),
    world: { name: own.name, key: world.key, seed: world.seed, clock: world.clock },
    ...createToolCalls(pack, tools, served, common, { ...options, errorStyle, latency }),
    readResource: createResourceReads(pack, common, match),
    canTell: createListenCheck(pack, common, match),
    getPrompt: createPromptWrites(pack, common, prompts),
    complete: createCompletions(pack, common, prompts),
    isPlainPrompt: (name) => (prompts.get(name)?.interaction.length ?? 0) === 0,
    inputSchemaOf: (name) => tools.get(name)?.contract.inputSchema,
    list,
    hasResource: (uri) => match(uri) !== undefined,
    inbound: opened.inbound ?? [],
    sessions: createStoredSessions(store, {
      ...{ product, own, clock, idleLimitMs: sessionIdleMs },
      ...{ pack: contract.name, takesUnbound: shared === undefined },
    }),
    placeOf: (sources) => resolvePlace(sources, common),
    visit: createVisits(store, common),
    processSession: (continued) => processSession(own, continued, product),
    refusalOf: (error, correlationId) => refusalOf(error, { correlationId }, common),
    store,
    clock,
    timers,
    addJobs: dueWork.add,
    stopWith: (stop) => void stops.push(stop),
    ready: store.check,
    close: async () => {
      await Promise.all(stops.map((stop) => stop()));
      await close();
    },
    log,
  };
};
