/**
 * Builds the SDK's low-level `Server` for one connection and answers its methods from the runtime. Only this file knows
 * both the wire's method names and the runtime's interface. It knows no transport.
 */
import {
  CLIENT_INFO_META_KEY,
  PROTOCOL_VERSION_META_KEY,
  type Server,
  type ServerCapabilities,
  type ServerContext,
} from "@modelcontextprotocol/server";
import { RequestRefusal } from "../../contract/refusal.js";
import { correlationIdOf, traceparentOf } from "../../observability/correlation.js";
import type { Caller } from "../../runtime/calls/caller.js";
import { clientText } from "../../runtime/calls/clientText.js";
import { asWireError, type Era } from "../../runtime/calls/rendering.js";
import { storeRefusal } from "../../runtime/calls/storeRefusals.js";
import type { ListKind, ResourceChange } from "../../runtime/pack.js";
import type { Runtime } from "../../runtime/runtime.js";
import { CheckedServer } from "./checkedServer.js";
import type { Connection } from "./connection.js";
import { createConnectionMethods } from "./connectionMethods.js";
import { createExchange, createStateSeal, type Exchanging } from "./exchange.js";
import { createMethods, listCacheHints, type Parameters, serverInfoOf, stableHint } from "./methods.js";

interface ParametersSchema {
  readonly "~standard": {
    readonly version: 1;
    readonly vendor: string;
    readonly validate: (value: unknown) => { readonly value: Parameters };
    readonly types?: { readonly input: unknown; readonly output: Parameters };
  };
}

/** A schema that accepts any parameters: the runtime checks them, with better messages. */
const anyParameters: { readonly params: ParametersSchema } = {
  params: { "~standard": { version: 1, vendor: "any", validate: (value) => ({ value: { ...Object(value) } }) } },
};

const textOf = (value: unknown, key: string): string | null =>
  typeof value === "object" && value !== null ? clientText(Reflect.get(value, key)) : null;

const callerOf = (runtime: Runtime, exchanging: Exchanging, context: ServerContext): Caller => {
  const { server, era, connection } = exchanging;
  const { mcpReq, http } = context;
  const meta: Parameters = { ...mcpReq._meta };
  const envelope: Parameters = { ...mcpReq.envelope };
  const client = envelope[CLIENT_INFO_META_KEY] ?? server.getClientVersion();
  const headers = http?.req?.headers;
  const { headersRead } = runtime.product;
  return {
    transport: connection.transport,
    era,
    correlationId: connection.correlationIdOf(http?.req) ?? correlationIdOf({ traceparent: meta["traceparent"] }),
    traceparent: traceparentOf(headers?.get("traceparent"), meta["traceparent"]),
    signal: mcpReq.signal,
    meta,
    handleHeader: headers?.get(headersRead.session) ?? undefined,
    worldHeader: headers?.get(headersRead.world) ?? undefined,
    connection: connection.session,
    clientName: textOf(client, "name"),
    clientVersion: textOf(client, "version"),
    protocolVersion: textOf(envelope, PROTOCOL_VERSION_META_KEY) ?? server.getNegotiatedProtocolVersion() ?? null,
    exchange: createExchange(exchanging, context),
    onScope: connection.remember,
  };
};

/** The wire error for a refusal or a store failure; any other error as it is. */
const wireErrorOf = (runtime: Runtime, error: unknown, { correlationId, era }: Caller): unknown =>
  error instanceof RequestRefusal || storeRefusal(error) !== undefined
    ? asWireError(runtime.refusalOf(error, correlationId), era)
    : error;

const capabilitiesOf = (runtime: Runtime): ServerCapabilities => {
  const changing = (list: ListKind) => (runtime.changingLists.has(list) ? { listChanged: true } : {});
  return {
    tools: changing("tools"),
    ...(runtime.hasResources && { resources: { subscribe: true, ...changing("resources") } }),
    ...(runtime.hasPrompts && { prompts: changing("prompts") }),
    ...(runtime.hasCompletions && { completions: {} }),
    ...(runtime.hasLogging && { logging: {} }),
  };
};

/** A fresh server for one connection or one modern HTTP request. Connect it to a transport to start it. */
export const createProtocolServer = (runtime: Runtime, era: Era, connection: Connection): Server => {
  const seal = createStateSeal(runtime);
  const server = new CheckedServer(serverInfoOf(runtime), {
    capabilities: capabilitiesOf(runtime),
    instructions: runtime.instructions,
    cacheHints: { ...listCacheHints, "server/discover": stableHint },
    requestState: { verify: seal.verify },
  });
  const exchanging: Exchanging = { server, era, connection, seal, log: runtime.log };

  server.wireErrorOf = (error, context) =>
    error instanceof RequestRefusal ? wireErrorOf(runtime, error, callerOf(runtime, exchanging, context)) : error;

  for (const [method, answer] of [...createMethods(runtime), ...createConnectionMethods(runtime, connection)]) {
    server.setRequestHandler(method, anyParameters, async (parameters, context) => {
      const caller = callerOf(runtime, exchanging, context);
      try {
        return { ...(await answer(parameters, caller)) };
      } catch (error) {
        throw wireErrorOf(runtime, error, caller);
      }
    });
  }
  return server;
};

const sendListChanged: Readonly<Record<ListKind, (server: Server) => Promise<void>>> = {
  tools: (server) => server.sendToolListChanged(),
  prompts: (server) => server.sendPromptListChanged(),
  resources: (server) => server.sendResourceListChanged(),
};

/**
 * Sends changes of lists, and of the resources that concern the connection, until the server closes. Returns a function
 * that holds back resource changes until a promise settles, for example while subscriptions are loaded.
 */
export const announceChanges = (
  runtime: Runtime,
  server: Server,
  connection: Connection,
): ((until: Promise<unknown>) => void) => {
  let held: Promise<unknown> | undefined;
  const note = (error: unknown): void => runtime.log.debug(`notification not sent: ${String(error)}`);
  const send = (uri: string): void => void server.sendResourceUpdated({ uri }).catch(note);
  const tell = (change: ResourceChange): void => {
    if (connection.hears(change)) send(change.uri);
  };
  const stopLists = runtime.onListChange((list) => void sendListChanged[list](server).catch(note));
  const stop = runtime.onChange((change) => {
    if (held === undefined) tell(change);
    else void held.then(() => tell(change));
  });
  const stopMissed = runtime.onMissed(() => connection.subscriptions().forEach(send));
  const before = server.onclose;
  server.onclose = () => {
    stop();
    stopMissed();
    stopLists();
    before?.();
  };
  return (until) => {
    const both = Promise.allSettled([held, until]);
    held = both;
    void both.then(() => {
      if (held === both) held = undefined;
    });
  };
};
