/** One interface over the three kinds of client and the two transports, so that a test is written once and run six times. */

import { randomUUID } from "node:crypto";
import { Client as V2Client, StreamableHTTPClientTransport as V2Http } from "@modelcontextprotocol/client";
import { StdioClientTransport as V2Stdio } from "@modelcontextprotocol/client/stdio";
import { Client as V1Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport as V1Stdio } from "@modelcontextprotocol/sdk/client/stdio.js";
import { StreamableHTTPClientTransport as V1Http } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { ResourceUpdatedNotificationSchema } from "@modelcontextprotocol/sdk/types.js";
import type { Scope } from "../../support/scope.js";
import {
  type Answer,
  answerOfError,
  answerOfResult,
  type Fields,
  fieldsOf,
  type Outputs,
  sessionKey,
  type ToolName,
} from "./answers.js";
import { commandOf, type HttpServer, type Settings, type sharedHttpServers } from "./product.js";
import { v1Validator, v2Validator } from "./validators.js";

export const clientKinds = ["v1", "v2-legacy", "v2-modern"] as const;
export type ClientKind = (typeof clientKinds)[number];
export const transportKinds = ["stdio", "http"] as const;
export type TransportKind = (typeof transportKinds)[number];

/** Every kind of client on every transport. */
export const everyWay: readonly { readonly client: ClientKind; readonly transport: TransportKind }[] =
  transportKinds.flatMap((transport) => clientKinds.map((client) => ({ client, transport })));

export interface Connection {
  readonly client: ClientKind;
  readonly call: <Name extends ToolName>(name: Name, input: unknown, meta?: Fields) => Promise<Answer<Outputs[Name]>>;
  /** The JSON of a resource. Rejects with the protocol's error. */
  readonly read: (uri: string) => Promise<Fields>;
  readonly listTools: () => Promise<readonly Fields[]>;
  readonly listResources: () => Promise<readonly Fields[]>;
  /** Asks to be told of changes. Resolves when the server has agreed and the way back is open. */
  readonly subscribe: (...uris: readonly string[]) => Promise<void>;
  /** The URI of the next change that the server tells of, in order. */
  readonly nextUpdate: () => Promise<string>;
  /** Changes told of and not yet taken by `nextUpdate`. */
  readonly pendingUpdates: () => readonly string[];
  /** Resolves when the stream from a 2025 server has been opened this often. */
  readonly streamsOpened: (count: number) => Promise<void>;
  /** The handle that this caller sends, its own or the one that the server minted for it; undefined for none. */
  readonly handle: () => string | undefined;
  readonly close: () => Promise<void>;
}

interface Wired {
  readonly callTool: (params: {
    name: string;
    arguments: Record<string, unknown>;
    _meta?: Record<string, unknown>;
  }) => Promise<unknown>;
  readonly readResource: (uri: string) => Promise<unknown>;
  readonly listTools: () => Promise<unknown>;
  readonly listResources: () => Promise<unknown>;
  readonly subscribe: (uris: readonly string[]) => Promise<void>;
  readonly close: () => Promise<void>;
}

interface Updates {
  readonly tell: (uri: string) => void;
  readonly next: () => Promise<string>;
  readonly pending: () => readonly string[];
}

const createUpdates = (): Updates => {
  const told: string[] = [];
  const waiting: ((uri: string) => void)[] = [];
  return {
    tell: (uri) => {
      const take = waiting.shift();
      if (take === undefined) told.push(uri);
      else take(uri);
    },
    next: () => {
      const uri = told.shift();
      return uri === undefined ? new Promise((resolve) => waiting.push(resolve)) : Promise.resolve(uri);
    },
    pending: () => [...told],
  };
};

interface Wire {
  readonly fetch: typeof globalThis.fetch;
  /** Resolves when a GET stream has been opened this often: before the first, a 2025 server has no way to tell of changes. */
  readonly streamsOpened: (count: number) => Promise<void>;
}

/** How a client reaches the processes of a server. */
export interface Route {
  /** Sent with every request. */
  readonly headers?: Readonly<Record<string, string>>;
  /** The process that a request goes to; without it, always the first. */
  readonly to?: (method: string, headers: Headers) => HttpServer["mcp"];
}

/** Sends the handle of this caller, and sees when the stream from the server opens. */
const createWire = (handle: () => string | undefined, route: Route): Wire => {
  let opened = 0;
  const waiting = new Set<() => void>();
  return {
    streamsOpened: (count) =>
      new Promise((resolve) => {
        const check = (): void => {
          if (opened < count) return;
          waiting.delete(check);
          resolve();
        };
        waiting.add(check);
        check();
      }),
    fetch: async (input, init) => {
      const headers = new Headers(init?.headers);
      for (const [name, value] of Object.entries(route.headers ?? {})) headers.set(name, value);
      const known = handle();
      if (known !== undefined) headers.set("x-gds-session", known);
      const method = init?.method ?? "GET";
      const response = await globalThis.fetch(route.to?.(method, headers) ?? input, { ...init, headers });
      if (method === "GET" && response.ok) {
        opened++;
        for (const check of waiting) check();
      }
      return response;
    },
  };
};

type Where =
  | { readonly command: ReturnType<typeof commandOf> }
  | { readonly mcp: URL; readonly route?: Route | undefined };

const name = "e2e";

/** By themselves the clients try twice to open a stream again, within three seconds: a machine may take longer to start a server. */
const reconnectionOptions = {
  initialReconnectionDelay: 1000,
  maxReconnectionDelay: 1000,
  reconnectionDelayGrowFactor: 1,
  maxRetries: 60,
};

const connectV1 = async (where: Where, updates: Updates, wire: Wire): Promise<Wired> => {
  const client = new V1Client({ name, version: "1" }, { jsonSchemaValidator: v1Validator });
  client.setNotificationHandler(ResourceUpdatedNotificationSchema, ({ params }) => updates.tell(params.uri));
  const transport =
    "mcp" in where
      ? new V1Http(where.mcp, { fetch: wire.fetch, reconnectionOptions })
      : new V1Stdio({ ...where.command, stderr: "ignore" });
  await client.connect(transport as Parameters<V1Client["connect"]>[0]);
  return {
    callTool: (params) => client.callTool(params),
    readResource: (uri) => client.readResource({ uri }),
    listTools: () => client.listTools(),
    listResources: () => client.listResources(),
    subscribe: async (uris) => {
      for (const uri of uris) await client.subscribeResource({ uri });
      if ("mcp" in where) await wire.streamsOpened(1);
    },
    close: () => client.close(),
  };
};

const connectV2 = async (era: "legacy" | "modern", where: Where, updates: Updates, wire: Wire): Promise<Wired> => {
  const client = new V2Client(
    { name, version: "1" },
    {
      jsonSchemaValidator: v2Validator,
      ...(era === "modern" && { versionNegotiation: { mode: { pin: "2026-07-28" } } }),
    },
  );
  client.setNotificationHandler("notifications/resources/updated", ({ params }) => updates.tell(params.uri));
  const transport =
    "mcp" in where
      ? new V2Http(where.mcp, { fetch: wire.fetch, reconnectionOptions })
      : new V2Stdio({ ...where.command, stderr: "ignore" });
  await client.connect(transport);
  return {
    callTool: (params) => client.callTool(params),
    readResource: (uri) => client.readResource({ uri }, { cacheMode: "bypass" }),
    listTools: () => client.listTools(),
    listResources: () => client.listResources(),
    subscribe: async (uris) => {
      if (era === "modern") {
        await client.listen({ resourceSubscriptions: [...uris] });
        return;
      }
      for (const uri of uris) await client.subscribeResource({ uri });
      if ("mcp" in where) await wire.streamsOpened(1);
    },
    close: () => client.close(),
  };
};

const connectors: Readonly<Record<ClientKind, (where: Where, updates: Updates, wire: Wire) => Promise<Wired>>> = {
  v1: connectV1,
  "v2-legacy": (where, updates, wire) => connectV2("legacy", where, updates, wire),
  "v2-modern": (where, updates, wire) => connectV2("modern", where, updates, wire),
};

/** A thrown protocol error as an answer; anything else is a failure of the client or the wire, and is thrown on. */
const answerOfThrown = (error: unknown): Answer<never> => {
  if (!(error instanceof Error) || !("code" in error) || typeof error.code !== "number") throw error;
  const data = "data" in error ? error.data : undefined;
  // The v1 client puts its own words before the server's.
  return answerOfError({ code: error.code, message: error.message.replace(/^MCP error -?\d+: /, ""), data });
};

const listed = (result: unknown, key: string): readonly Fields[] => {
  const entries = fieldsOf(result)[key];
  return Array.isArray(entries) ? entries.map(fieldsOf) : [];
};

/** A handle for a caller that no connection stands for; callers that send none share the session of their world. */
const handleFor = (client: ClientKind, where: Where): string | undefined =>
  client === "v2-modern" && "mcp" in where ? `e2e-${randomUUID()}` : undefined;

/** A client that has listed the tools checks each structured result against its output schema, which costs it some CPU. */
const connectTo = async (
  context: Scope,
  client: ClientKind,
  where: Where,
  { checksOutputs = true, isNamed = true } = {},
): Promise<Connection> => {
  const updates = createUpdates();
  let handle = isNamed ? handleFor(client, where) : undefined;
  const wire = createWire(() => handle, ("mcp" in where ? where.route : undefined) ?? {});
  const wired = await connectors[client](where, updates, wire);
  let isClosed = false;
  const close = async (): Promise<void> => {
    if (isClosed) return;
    isClosed = true;
    await wired.close();
  };
  context.after(close);
  if (checksOutputs) await wired.listTools();
  return {
    client,
    call: async <Name extends ToolName>(tool: Name, input: unknown, meta?: Fields) => {
      try {
        const result = await wired.callTool({
          name: tool,
          arguments: { ...fieldsOf(input) },
          ...(meta !== undefined && { _meta: { ...meta } }),
        });
        const answer = answerOfResult<Outputs[Name]>(result);
        const minted = answer.kind === "accepted" ? answer.meta[sessionKey] : undefined;
        if (typeof minted === "string") handle = minted;
        return answer;
      } catch (error) {
        return answerOfThrown(error);
      }
    },
    read: async (uri) => {
      const [content] = listed(await wired.readResource(uri), "contents");
      return fieldsOf(JSON.parse(String(content?.["text"])));
    },
    listTools: async () => listed(await wired.listTools(), "tools"),
    listResources: async () => listed(await wired.listResources(), "resources"),
    subscribe: (...uris) => wired.subscribe(uris),
    nextUpdate: updates.next,
    pendingUpdates: updates.pending,
    streamsOpened: wire.streamsOpened,
    handle: () => handle,
    close,
  };
};

/** Connects over HTTP to a server that runs. */
export const connectHttp = (
  context: Scope,
  client: ClientKind,
  server: Pick<HttpServer, "mcp">,
  route?: Route,
): Promise<Connection> => connectTo(context, client, { mcp: server.mcp, route });

/** One of a crowd: as `connectHttp`, but leaves it to the server to check its outputs. */
export const joinCrowd = (context: Scope, client: ClientKind, server: HttpServer, route?: Route): Promise<Connection> =>
  connectTo(context, client, { mcp: server.mcp, route }, { checksOutputs: false });

/** Connects by 2026-07-28 over HTTP and names no session, until the server mints one. */
export const connectUnnamed = (context: Scope, server: Pick<HttpServer, "mcp">): Promise<Connection> =>
  connectTo(context, "v2-modern", { mcp: server.mcp }, { isNamed: false });

/** Starts a server of its own over stdio and connects to it. */
export const connectStdio = (context: Scope, client: ClientKind, settings: Settings = {}): Promise<Connection> =>
  connectTo(context, client, { command: commandOf(settings) });

/** Over either transport: to a process of its own over stdio, to a world of its kind of client on a shared server over HTTP. */
export const connect = async (
  context: Scope,
  { client, transport }: { readonly client: ClientKind; readonly transport: TransportKind },
  serverOf: ReturnType<typeof sharedHttpServers>,
  settings: Settings = {},
): Promise<Connection> =>
  transport === "stdio"
    ? connectStdio(context, client, settings)
    : connectHttp(context, client, await serverOf(settings), { headers: { "x-gds-world": client } });
