/**
 * Builds the SDK's low-level `Server` for one connection and answers its methods from the runtime. Everything that knows
 * both the wire's method names and the runtime's interface is here; how bytes travel is not.
 */
import {
  CLIENT_INFO_META_KEY,
  PROTOCOL_VERSION_META_KEY,
  type Server,
  type ServerContext,
} from "@modelcontextprotocol/server";
import { productName, productVersion } from "../config/print.js";
import { correlationIdOf } from "../observability/correlation.js";
import type { Caller } from "../runtime/caller.js";
import type { ResourceChange } from "../runtime/handler.js";
import type { ListName, Runtime } from "../runtime/open.js";
import { RequestRefusal } from "../runtime/refusal.js";
import { asWireError, type Era, WireError } from "../runtime/rendering.js";
import { requestedUri } from "../runtime/resourceReads.js";
import { storeRefusal } from "../runtime/storeRefusals.js";
import { CheckedServer, checkCallParameters } from "./checkedServer.js";
import type { Connection } from "./connection.js";

type Parameters = Readonly<Record<string, unknown>>;

interface ParametersSchema {
  readonly "~standard": {
    readonly version: 1;
    readonly vendor: string;
    readonly validate: (value: unknown) => { readonly value: Parameters };
    readonly types?: { readonly input: unknown; readonly output: Parameters };
  };
}

/** Lets parameters through as they came: the runtime checks them and says more about what is wrong. */
const anyParameters: { readonly params: ParametersSchema } = {
  params: { "~standard": { version: 1, vendor: "mock-gds", validate: (value) => ({ value: { ...Object(value) } }) } },
};

const publicHourMs = 60 * 60 * 1000;
const listsAreStable = { ttlMs: publicHourMs, cacheScope: "public" } as const;

const textOf = (value: unknown, key: string): string | null => {
  if (typeof value !== "object" || value === null || !(key in value)) return null;
  const text = Reflect.get(value, key);
  return typeof text === "string" ? text.slice(0, 200) : null;
};

const callerOf = (server: Server, era: Era, connection: Connection, context: ServerContext): Caller => {
  const { mcpReq, http } = context;
  const meta: Parameters = { ...mcpReq._meta };
  const envelope: Parameters = { ...mcpReq.envelope };
  const client = envelope[CLIENT_INFO_META_KEY] ?? server.getClientVersion();
  const headers = http?.req?.headers;
  return {
    transport: connection.transport,
    era,
    correlationId: connection.correlationIdOf(http?.req) ?? correlationIdOf({ traceparent: meta["traceparent"] }),
    signal: mcpReq.signal,
    meta,
    handleHeader: headers?.get("x-gds-session") ?? undefined,
    worldHeader: headers?.get("x-gds-world") ?? undefined,
    connection: connection.session,
    clientName: textOf(client, "name"),
    clientVersion: textOf(client, "version"),
    protocolVersion: textOf(envelope, PROTOCOL_VERSION_META_KEY) ?? server.getNegotiatedProtocolVersion() ?? null,
    onScope: connection.remember,
  };
};

/** A refused request, or one that the store could not serve, as the wire has it; any other error as it is. */
const wireErrorOf = (runtime: Runtime, error: unknown, { correlationId, era }: Caller): unknown =>
  error instanceof RequestRefusal || storeRefusal(error) !== undefined
    ? asWireError(runtime.refusalOf(error, correlationId), era)
    : error;

/** The connection hears of the session that a subscription is made for. Throws a refusal for a malformed handle or world. */
const noteScope = (runtime: Runtime, caller: Caller): void => {
  const { id } = runtime.placeOf(caller).scope;
  if (id !== undefined) caller.onScope(id);
};

/** A fresh server for one connection or one modern HTTP request. Connect it to a transport to start it. */
export const createProtocolServer = (runtime: Runtime, era: Era, connection: Connection): Server => {
  const resources = runtime.hasResources ? { resources: { subscribe: true } } : {};
  const server = new CheckedServer(
    { name: productName, title: runtime.title, version: productVersion() },
    {
      capabilities: { tools: {}, ...resources },
      instructions: runtime.instructions,
      cacheHints: {
        "tools/list": listsAreStable,
        "resources/list": listsAreStable,
        "resources/templates/list": listsAreStable,
        "server/discover": listsAreStable,
      },
    },
  );

  server.checkCall = (parameters, context) => {
    try {
      checkCallParameters(parameters);
    } catch (error) {
      throw wireErrorOf(runtime, error, callerOf(server, era, connection, context));
    }
  };

  const handle = (method: string, answer: (parameters: Parameters, caller: Caller) => Promise<object> | object): void =>
    server.setRequestHandler(method, anyParameters, async (parameters, context) => {
      const caller = callerOf(server, era, connection, context);
      try {
        return { ...(await answer(parameters, caller)) };
      } catch (error) {
        throw wireErrorOf(runtime, error, caller);
      }
    });

  const handleList = (method: string, list: ListName): void =>
    handle(method, async ({ cursor }) => {
      const { entries, nextCursor } = await runtime.list(list, cursor);
      return { [list]: entries, ...(nextCursor !== undefined && { nextCursor }) };
    });

  handleList("tools/list", "tools");
  handle("tools/call", ({ name, arguments: given }, caller) => runtime.callTool({ name, arguments: given }, caller));
  if (!runtime.hasResources) return server;

  handleList("resources/list", "resources");
  handleList("resources/templates/list", "resourceTemplates");
  handle("resources/read", async ({ uri }, caller) => {
    const { cache, ...content } = await runtime.readResource(uri, caller);
    const hint = caller.era === "modern" ? { ttlMs: cache.ttlMs, cacheScope: cache.scope } : {};
    return { contents: [content], ...hint };
  });
  handle("resources/subscribe", async ({ uri }, caller) => {
    const wanted = requestedUri(uri);
    noteScope(runtime, caller);
    if (!runtime.hasResource(wanted)) {
      throw new WireError(-32602, `Resource not found: ${wanted.slice(0, 200)}`, { uri: wanted.slice(0, 200) });
    }
    await connection.subscribe(wanted);
    return {};
  });
  handle("resources/unsubscribe", async ({ uri }) => {
    await connection.unsubscribe(requestedUri(uri));
    return {};
  });
  return server;
};

/**
 * Sends the resource changes that concern the connection, until the server closes. Returns the way to hold them back until
 * something is known that decides whether they do.
 */
export const announceChanges = (
  runtime: Runtime,
  server: Server,
  connection: Connection,
): ((until: Promise<unknown>) => void) => {
  let held: Promise<unknown> | undefined;
  const tell = (change: ResourceChange): void => {
    if (!connection.hears(change)) return;
    server
      .sendResourceUpdated({ uri: change.uri })
      .catch((error: unknown) => runtime.log.debug(`notification not sent: ${String(error)}`));
  };
  const stop = runtime.onChange((change) => {
    if (held === undefined) tell(change);
    else void held.then(() => tell(change));
  });
  const before = server.onclose;
  server.onclose = () => {
    stop();
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
