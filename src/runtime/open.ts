/** Opens the store and a pack on it: binds contract, handlers and readers into the small interface that transports use. */
import { randomBytes } from "node:crypto";
import type { PromptResult } from "../contract/content.js";
import type { JsonObject, Manifest, OutputSchemas, SchemaProfile, ToolContracts } from "../contract/contract.js";
import type { Clock } from "../contract/handler.js";
import type { Product } from "../contract/product.js";
import { createResourceMatcher } from "../contract/resourceUris.js";
import { allowedFields, type Log } from "../observability/log.js";
import { openStore, type Store, type StoredWorld, type StoreSettings, storeInWords } from "../store/index.js";
import { realTimers, type Timers } from "../timers.js";
import { createAnnouncements } from "./announcements.js";
import { bindTools } from "./calls/boundTools.js";
import type { Caller } from "./calls/caller.js";
import { type CallServices, refusalOf } from "./calls/calls.js";
import { type Completion, type CompletionRequest, createCompletions } from "./calls/completions.js";
import { createLatency } from "./calls/latency.js";
import { type Page, pageOf } from "./calls/paging.js";
import { createPromptWrites, type PromptRequest } from "./calls/prompts.js";
import type { ErrorResult, ErrorStyle, Refusal } from "./calls/rendering.js";
import { createListenCheck, createResourceReads, type ResourceBody } from "./calls/resourceReads.js";
import type { InputRequired } from "./calls/rounds.js";
import { createStoreWarnings } from "./calls/storeRefusals.js";
import { type Answers, createToolCalls, type ToolRequest, type ToolResult } from "./calls/toolCalls.js";
import type { Host, ListKind, OpenedPack, Pack, ResourceChange } from "./pack.js";
import {
  type ConnectionSession,
  type Place,
  type PlaceSources,
  processSession,
  resolvePlace,
} from "./sessions/scope.js";
import { sessionTaker } from "./sessions/sessionArgument.js";
import type { Sessions } from "./sessions/sessionIds.js";
import { createStoredSessions } from "./sessions/storedSessions.js";
import { createVisits, type Visit } from "./sessions/visits.js";
import { instructionsWith, manifestOf, servedTools, type ToolChoice } from "./toolChoice.js";
import { openOwnWorld, ownWorldOf, type WorldOptions } from "./worlds/ownWorld.js";
import type { OwnWorld } from "./worlds/worlds.js";

export interface RuntimeOptions {
  readonly product: Product;
  /** The real clock: of worlds whose clock is not frozen, and of sessions. */
  readonly clock: Clock;
  readonly log: Log;
  /** The one store that is opened. */
  readonly store: StoreSettings;
  readonly world: WorldOptions;
  readonly schemaProfile: SchemaProfile;
  readonly outputSchemas: OutputSchemas;
  readonly answers: Answers;
  readonly toolsets: ToolChoice["toolsets"];
  readonly tools: ToolChoice["tools"];
  readonly readOnly: ToolChoice["readOnly"];
  /** The contract's if absent. */
  readonly errorStyle?: ErrorStyle | undefined;
  readonly validateOutput: boolean;
  readonly pageSize: number;
  /** How long a session is kept after its last use. */
  readonly sessionIdleSeconds: number;
  /** `none`, `realistic` or a range of milliseconds such as `400-800`; `none` if absent. */
  readonly latency?: string;
  /** By which the tools' own times end, and which packs wait by; real ones if absent. */
  readonly timers?: Timers;
  /** Seals what the rounds of a call carry from one to the next, 32 characters or more. Random for this process without it. */
  readonly requestStateKey?: string | null;
}

/** A pack as the transports see it. Everything that throws, throws what the SDK can send as it is. */
export interface Runtime {
  readonly product: Product;
  /** What the server calls itself: the pack's contract may have a name of its own for it. */
  readonly server: { readonly name: string; readonly version: string };
  readonly title: string;
  readonly version: string;
  readonly instructions: string;
  readonly hasResources: boolean;
  readonly hasPrompts: boolean;
  readonly hasCompletions: boolean;
  /** Whether anything that the pack serves may send log messages to its client. */
  readonly hasLogging: boolean;
  readonly changingLists: ReadonlySet<ListKind>;
  readonly requestStateKey: string;
  readonly banner: readonly string[];
  /** The server's own world, as the store had it at the start. */
  readonly world: Pick<StoredWorld, "key" | "seed" | "clock"> & { readonly name: string };
  readonly callTool: (request: ToolRequest, caller: Caller) => Promise<ToolResult | ErrorResult | InputRequired>;
  readonly readResource: (uri: unknown, caller: Caller) => Promise<ResourceBody>;
  /** Whether a caller that listens to a resource can be told of its changes. Rejects as the store does, and for a malformed session. */
  readonly canTell: (uri: string, caller: Caller) => Promise<boolean>;
  readonly getPrompt: (request: PromptRequest, caller: Caller) => Promise<PromptResult | InputRequired>;
  readonly complete: (request: CompletionRequest, caller: Caller) => Promise<Completion>;
  /** As isPlain, for a prompt. */
  readonly isPlainPrompt: (promptName: string) => boolean;
  /** The contract's input schema of a tool. */
  readonly inputSchemaOf: (toolName: string) => JsonObject | undefined;
  /**
   * Whether the named tool's answer is all that is ever sent for a call, so that no line to the client is needed. True for a
   * tool that does not exist. A caller with a progress token hears of the wait where calls are made to take their time.
   */
  readonly isPlain: (toolName: string, hasProgressToken: boolean) => boolean;
  readonly list: (list: ListName, cursor: unknown) => Promise<Page>;
  readonly hasResource: (uri: string) => boolean;
  readonly onListChange: (listener: (list: ListKind) => void) => () => void;
  readonly onChange: (listener: (change: ResourceChange) => void) => () => void;
  /** Hears that any resource of any world may have changed unheard. With it come those that a listener to all is told of. */
  readonly onMissed: (listener: (uris: readonly string[]) => void) => () => void;
  /** Sessions of the 2025 revisions, kept by the store. */
  readonly sessions: Sessions;
  /** The world and the session that a request speaks for. Throws RequestRefusal, as a call would. */
  readonly placeOf: (sources: PlaceSources) => Place;
  /** Enters the world that a request other than a call speaks for. Throws as `placeOf`, and rejects as the store does. */
  readonly visit: (sources: PlaceSources) => Promise<Visit>;
  /** Whether the arguments of a call name a session. */
  readonly namesSession: (toolName: string, given: unknown) => boolean;
  /** The session that a stdio process stands for, in the server's own world: an earlier process's, or a new one. */
  readonly processSession: (continued: string | undefined) => ConnectionSession;
  /** What a thrown value means to the caller, for what a transport does on its own. It is logged as that of a call is. */
  readonly refusalOf: (error: unknown, correlationId: string) => Refusal;
  readonly ready: () => Promise<void>;
  readonly close: () => Promise<void>;
  readonly log: Log;
}

export type ListName = "tools" | "resources" | "resourceTemplates" | "prompts";

interface Started<Services> {
  readonly opened: OpenedPack<Services>;
  /** The server's own world, as the store had it. */
  readonly world: StoredWorld;
  readonly close: () => Promise<void>;
}

/** Starts the pack on the store, and waits until the store can serve and the server's own world is there. */
const startPack = async <Services, Document>(
  open: () => ReturnType<Pack<ToolContracts, Services, Document>["open"]>,
  store: Pick<Store<Document>, "enter" | "changeWorld" | "check" | "close">,
  own: OwnWorld,
  { world, clock, sessionIdleSeconds }: RuntimeOptions,
): Promise<Started<Services>> => {
  let opened: OpenedPack<Services> | undefined;
  const close = async (): Promise<void> => {
    await opened?.stop?.();
    await store.close();
  };
  try {
    opened = await open();
    await store.check();
    const expiry = { realNowMs: clock.now(), idleLimitMs: sessionIdleSeconds * 1000 };
    return { opened, world: await openOwnWorld(store, own, world, expiry), close };
  } catch (error) {
    await close().catch(() => undefined);
    throw error;
  }
};

/**
 * Opens the store, the pack on it and the server's own world in it, and waits until all can serve. Rejects with the reason if
 * they cannot: StoreUnavailableError where it may be otherwise later.
 */
export const openRuntime = async <Tools extends ToolContracts, Services, Document>(
  pack: Pack<Tools, Services, Document>,
  options: RuntimeOptions,
): Promise<Runtime> =>
  openRuntimeOn(await openStore<Document>({ ...options.store, warn: options.log.warn }), pack, options);

/** As `openRuntime`, on a store that is open. It is closed with the runtime, and where the runtime cannot be opened. */
export const openRuntimeOn = async <Tools extends ToolContracts, Services, Document>(
  store: Store<Document>,
  pack: Pack<Tools, Services, Document>,
  options: RuntimeOptions,
): Promise<Runtime> => {
  const { product, clock, log, schemaProfile, answers, pageSize, sessionIdleSeconds, timers = realTimers } = options;
  const { contract } = pack;
  /** Whoever lists an output schema has to give the structure that it describes. */
  const outputSchemas = answers === "text" ? "none" : options.outputSchemas;
  const errorStyle = options.errorStyle ?? contract.errorStyle ?? "auto";
  const served = servedTools(contract, options);
  const isServed = ({ name }: { readonly name: string }): boolean => served.names.includes(name);
  let manifest: Promise<Manifest> | undefined;
  const servedManifest = (): Promise<Manifest> => {
    manifest ??= contract.loadManifest(schemaProfile, outputSchemas).then((whole) => manifestOf(whole, served.names));
    return manifest;
  };
  const report = (error: unknown): void => log.exception("a subscriber failed", error);
  const announcements = createAnnouncements<ResourceChange>(report);
  const missedAnnouncements = createAnnouncements<readonly string[]>(report);
  const listAnnouncements = createAnnouncements<ListKind>(report);
  const changingLists = new Set(pack.changingLists);
  const logFields = new Set(pack.logFields);
  const host: Host = {
    product,
    clock,
    announce: announcements.announce,
    announceMissed: missedAnnouncements.announce,
    announceList: (list) => {
      if (!changingLists.has(list)) throw new Error(`the pack does not say that its list of ${list} changes`);
      listAnnouncements.announce(list);
    },
    warn: log.warn,
    log: (severity, message, fields) => {
      if (log.tellsOf(severity)) log.line(severity, message, allowedFields(fields, logFields));
    },
    timers,
    servedManifest,
  };
  const hasDeadlines = Object.values(contract.tools).some(({ execution }) => execution !== undefined);
  const deadlineOf = hasDeadlines ? (await import("./calls/deadlines.js")).createDeadlines(timers) : undefined;
  const own = ownWorldOf(options.world, contract.version);
  const { opened, world, close } = await startPack(() => pack.open(host, store), store, own, options);
  const sessionIdleMs = sessionIdleSeconds * 1000;
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
  const takeSession = sessionTaker(pack.sessionTools ?? []);
  const match = createResourceMatcher(contract.resources);
  const tools = bindTools(pack, isServed, latency !== undefined, deadlineOf);
  const prompts = new Map(contract.prompts.map((prompt) => [prompt.name, prompt]));
  const speaking = new Set(
    Object.values(contract.tools)
      .filter(({ interaction, requires }) => interaction.length + requires.length > 0)
      .map(({ name }) => name),
  );
  const speakers = [...Object.values(contract.tools).filter(isServed), ...contract.prompts];
  return {
    product,
    server: contract.server ?? product,
    title: contract.title,
    version: contract.version,
    instructions: instructionsWith(contract, served.names),
    hasResources: contract.resources.length > 0,
    hasPrompts: contract.prompts.length > 0,
    hasCompletions: Object.keys(pack.completers ?? {}).length > 0,
    hasLogging: speakers.some(({ interaction }) => interaction.includes("logging")),
    changingLists,
    requestStateKey: options.requestStateKey ?? randomBytes(32).toString("base64url"),
    banner: [
      ...(pack.keepsBookings === true ? [storeInWords(options.store)] : []),
      ...opened.banner,
      ...(served.names.length < Object.keys(contract.tools).length
        ? [`only the tools ${served.names.join(", ")}`]
        : []),
      ...(answers === "text" ? ["answers in text alone, without structuredContent and output schemas"] : []),
    ],
    world: { name: own.name, key: world.key, seed: world.seed, clock: world.clock },
    callTool: createToolCalls(pack, tools, served, common, { ...options, errorStyle, latency }),
    readResource: createResourceReads(pack, common, match),
    canTell: createListenCheck(pack, common, match),
    getPrompt: createPromptWrites(pack, common, prompts),
    complete: createCompletions(pack, common, prompts),
    isPlainPrompt: (name) => (prompts.get(name)?.interaction.length ?? 0) === 0,
    inputSchemaOf: (name) => tools.get(name)?.contract.inputSchema,
    isPlain: (name, hasProgressToken) => !speaking.has(name) && !(hasProgressToken && latency !== undefined),
    list: async (list, cursor) => {
      const manifest = await servedManifest();
      return pageOf(manifest[list], cursor, { list, hash: manifest.hash, size: pageSize });
    },
    hasResource: (uri) => match(uri) !== undefined,
    onListChange: listAnnouncements.subscribe,
    onChange: announcements.subscribe,
    onMissed: missedAnnouncements.subscribe,
    sessions: createStoredSessions(store, { product, own, clock, idleLimitMs: sessionIdleMs }),
    namesSession: (toolName, given) => takeSession(toolName, given).session !== undefined,
    placeOf: (sources) => resolvePlace(sources, common),
    visit: createVisits(store, common),
    processSession: (continued) => processSession(own, continued, product),
    refusalOf: (error, correlationId) => refusalOf(error, { correlationId }, common),
    ready: store.check,
    close,
    log,
  };
};
