/** Clients of both generations, connected to the talking pack over newline JSON in this process. */
import { PassThrough } from "node:stream";
import type { TestContext } from "node:test";
import { Client as V2Client } from "@modelcontextprotocol/client";
import { Client as V1Client } from "@modelcontextprotocol/sdk/client/index.js";
import {
  CreateMessageRequestSchema,
  ElicitRequestSchema,
  ListRootsRequestSchema,
} from "@modelcontextprotocol/sdk/types.js";
import { createLog } from "../../../src/observability/log.js";
import { product } from "../../../src/product.js";
import { openRuntime } from "../../../src/runtime/open.js";
import type { Runtime } from "../../../src/runtime/runtime.js";
import { serveOverStdio } from "../../../src/transport/stdio/serve.js";
import { createTalkPack } from "./talkPack.js";

export const clientKinds = ["v1", "v2-legacy", "v2-modern"] as const;
export type ClientKind = (typeof clientKinds)[number];

type Fields = Readonly<Record<string, unknown>>;

export interface Message {
  readonly id?: unknown;
  readonly method?: string;
  readonly params?: Fields;
  readonly result?: Fields;
  readonly error?: { readonly code: number; readonly message: string; readonly data?: unknown };
}

export interface Server {
  readonly runtime: Runtime;
  /** Does what handlers left for when their calls are over. */
  readonly afterwards: () => void;
}

/** The talking pack, opened. */
export const openTalk = async (context: TestContext, requestStateKey?: string): Promise<Server> => {
  const work: (() => void)[] = [];
  const runtime = await openRuntime(
    createTalkPack((later) => work.push(later)),
    {
      product,
      clock: { now: Date.now },
      log: createLog("silent"),
      store: { mostWorlds: 10 },
      world: { name: null, seed: "talk", isSeedGiven: false, frozenAtMs: null, limits: { bookings: 10, sessions: 10 } },
      schemaProfile: "verbatim",
      outputSchemas: "outline",
      answers: "full",
      toolsets: null,
      tools: null,
      readOnly: false,
      errorStyle: "auto",
      validateOutput: true,
      pageSize: 100,
      sessionIdleSeconds: 60,
      requestStateKey: requestStateKey ?? null,
    },
  );
  context.after(runtime.close);
  return {
    runtime,
    afterwards: () => {
      for (const later of work.splice(0)) later();
    },
  };
};

/** A pair of streams to a server in this process, line by line. */
const openWire = (context: TestContext, runtime: Runtime) => {
  const input = new PassThrough();
  const output = new PassThrough();
  const serving = serveOverStdio(runtime, {
    input,
    output,
    bodyLimitBytes: 1_000_000,
    shutdownTimeoutMs: 1000,
    sessionId: "session-of-the-talk",
  });
  context.after(serving.stop);
  const listeners = new Set<(message: Message) => void>();
  let rest = "";
  output.on("data", (chunk: Buffer) => {
    const lines = (rest + chunk.toString()).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) for (const listener of listeners) listener(JSON.parse(line));
  });
  return {
    hear: (listener: (message: Message) => void): void => void listeners.add(listener),
    send: (message: object): void => void input.write(`${JSON.stringify(message)}\n`),
  };
};

type Wire = ReturnType<typeof openWire>;

/** What both SDKs take for a transport. */
const transportOver = (wire: Wire) => {
  const transport = {
    onmessage: undefined as ((message: never) => void) | undefined,
    start: async (): Promise<void> => wire.hear((message) => transport.onmessage?.(message as never)),
    send: async (message: object): Promise<void> => wire.send(message),
    close: async (): Promise<void> => undefined,
  };
  return transport;
};

/** What the user, the model and the machine of a client say. */
export const answers = {
  elicitation: { action: "accept", content: { name: "Ada" } },
  sampling: { role: "assistant", model: "m", content: { type: "text", text: "I think." } },
  roots: { roots: [{ uri: "file:///home" }] },
} as const;

export interface Connected {
  readonly call: (name: string, given?: Fields, onProgress?: (at: Fields) => void) => Promise<Fields>;
  readonly prompt: (name: string, given?: Record<string, string>) => Promise<Fields>;
  readonly complete: (
    reference: CompletionReference,
    argument: string,
    value: string,
    others?: Record<string, string>,
  ) => Promise<Fields>;
  readonly read: (uri: string) => Promise<Fields>;
  readonly setLevel: (level: "debug" | "error") => Promise<unknown>;
  readonly capabilities: () => Fields;
  /** What the server sent, in its order. */
  readonly wire: readonly Message[];
  /** Resolves with the first message of a method that the server has sent or will send. */
  readonly sent: (method: string) => Promise<Message>;
  /** Asks for news of lists where that has to be asked for. */
  readonly listen: () => Promise<void>;
  readonly server: Server;
}

export type CompletionReference =
  | { readonly type: "ref/prompt"; readonly name: string }
  | { readonly type: "ref/resource"; readonly uri: string };

export interface ConnectOptions {
  readonly capabilities?: Fields;
  readonly isWilling?: boolean;
  readonly requestStateKey?: string;
}

const everything: Fields = { elicitation: {}, sampling: {}, roots: {} };

type Talking = Omit<Connected, "wire" | "sent" | "server">;

const fields = (value: unknown): Fields => ({ ...Object(value) });

const said = (isWilling: boolean) => async () => {
  if (!isWilling) throw new Error("the user went away");
  return structuredClone(answers.elicitation) as { action: "accept"; content: Record<string, string> };
};

const connectV1 = async (wire: Wire, capabilities: Fields, isWilling: boolean): Promise<Talking> => {
  const client = new V1Client({ name: "talk", version: "1" }, { capabilities: { ...capabilities } });
  if ("elicitation" in capabilities) client.setRequestHandler(ElicitRequestSchema, said(isWilling));
  if ("sampling" in capabilities)
    client.setRequestHandler(CreateMessageRequestSchema, async () => structuredClone(answers.sampling));
  if ("roots" in capabilities)
    client.setRequestHandler(ListRootsRequestSchema, async () => ({ roots: [...answers.roots.roots] }));
  await client.connect(transportOver(wire) as Parameters<V1Client["connect"]>[0]);
  return {
    call: async (name, given = {}, onprogress) =>
      fields(
        await client.callTool({ name, arguments: { ...given } }, undefined, { ...(onprogress && { onprogress }) }),
      ),
    prompt: async (name, given) => fields(await client.getPrompt({ name, ...(given && { arguments: given }) })),
    complete: async (ref, name, value, others) =>
      fields(
        await client.complete({ ref, argument: { name, value }, ...(others && { context: { arguments: others } }) }),
      ),
    read: async (uri) => fields(await client.readResource({ uri })),
    setLevel: (level) => client.setLoggingLevel(level),
    capabilities: () => fields(client.getServerCapabilities()),
    listen: async () => undefined,
  };
};

const connectV2 = async (
  era: "legacy" | "modern",
  wire: Wire,
  capabilities: Fields,
  isWilling: boolean,
): Promise<Talking> => {
  const client = new V2Client(
    { name: "talk", version: "1" },
    {
      capabilities: { ...capabilities },
      ...(era === "modern" && { versionNegotiation: { mode: { pin: "2026-07-28" } } }),
    },
  );
  if ("elicitation" in capabilities) client.setRequestHandler("elicitation/create", said(isWilling));
  if ("sampling" in capabilities)
    client.setRequestHandler("sampling/createMessage", async () => structuredClone(answers.sampling));
  if ("roots" in capabilities)
    client.setRequestHandler("roots/list", async () => ({ roots: [...answers.roots.roots] }));
  await client.connect(transportOver(wire) as Parameters<V2Client["connect"]>[0]);
  return {
    call: async (name, given = {}, onprogress) =>
      fields(await client.callTool({ name, arguments: { ...given } }, { ...(onprogress && { onprogress }) })),
    prompt: async (name, given) => fields(await client.getPrompt({ name, ...(given && { arguments: given }) })),
    complete: async (ref, name, value, others) =>
      fields(
        await client.complete({ ref, argument: { name, value }, ...(others && { context: { arguments: others } }) }),
      ),
    read: async (uri) => fields(await client.readResource({ uri }, { cacheMode: "bypass" })),
    setLevel: (level) => client.setLoggingLevel(level),
    capabilities: () => fields(client.getServerCapabilities()),
    listen: async () => {
      if (era === "modern") await client.listen({ toolsListChanged: true, promptsListChanged: true });
    },
  };
};

/** The messages of a wire so far, and a way to wait for the next of a kind. */
const recorded = (wire: Wire) => {
  const messages: Message[] = [];
  const waiting = new Set<() => void>();
  wire.hear((message) => {
    messages.push(message);
    for (const look of [...waiting]) look();
  });
  const first = (isIt: (message: Message) => boolean): Promise<Message> =>
    new Promise((resolve) => {
      const look = (): void => {
        const found = messages.find(isIt);
        if (found === undefined) return;
        waiting.delete(look);
        resolve(found);
      };
      waiting.add(look);
      look();
    });
  return { messages, first };
};

/** A client of one kind, connected to a server of its own. */
export const connect = async (
  context: TestContext,
  kind: ClientKind,
  { capabilities = everything, isWilling = true, requestStateKey }: ConnectOptions = {},
): Promise<Connected> => {
  const server = await openTalk(context, requestStateKey);
  const wire = openWire(context, server.runtime);
  const { messages, first } = recorded(wire);
  const talking =
    kind === "v1"
      ? await connectV1(wire, capabilities, isWilling)
      : await connectV2(kind === "v2-modern" ? "modern" : "legacy", wire, capabilities, isWilling);
  return { ...talking, wire: messages, sent: (method) => first((message) => message.method === method), server };
};

/** Requests of revision 2026-07-28 as they are on the wire, one at a time. */
export interface RawModern {
  readonly request: (method: string, parameters: Fields, meta?: Fields) => Promise<Message>;
  readonly wire: readonly Message[];
  readonly server: Server;
}

export const connectRaw = async (
  context: TestContext,
  options: { readonly capabilities?: Fields; readonly requestStateKey?: string; readonly pack?: string } = {},
): Promise<RawModern> => {
  const server = await openTalk(context, options.requestStateKey);
  const wire = openWire(context, { ...server.runtime, name: options.pack ?? server.runtime.name });
  const { messages, first } = recorded(wire);
  let nextId = 1;
  return {
    request: (method, parameters, meta = {}) => {
      const id = nextId++;
      const _meta = {
        "io.modelcontextprotocol/protocolVersion": "2026-07-28",
        "io.modelcontextprotocol/clientCapabilities": options.capabilities ?? everything,
        "io.modelcontextprotocol/clientInfo": { name: "raw", version: "1" },
        ...meta,
      };
      wire.send({ jsonrpc: "2.0", id, method, params: { ...parameters, _meta } });
      return first((message) => message.id === id && message.method === undefined);
    },
    wire: messages,
    server,
  };
};
