/**
 * The pack `conformance` with the official client, in both eras, over both transports: what the suites see over HTTP alone holds
 * everywhere, and handlers do not know the difference.
 */
import assert from "node:assert/strict";
import { once } from "node:events";
import { type TestContext, test } from "node:test";
import { Client, type ElicitRequest, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { commandOf, type HttpServer, startHttpServer } from "../e2e/support/product.js";

type Era = "2025" | "2026";

const settings = { environment: { MOCK_GDS_PACK: "conformance" } };

const filledIn: Readonly<Record<string, string>> = {
  name: "Ada",
  color: "blue",
  username: "ada",
  email: "ada@example.com",
  context: "a journey",
};

/** Fills in what a form asks for. */
const fillIn = ({ params }: ElicitRequest) => {
  const properties = "requestedSchema" in params ? Object.keys(params.requestedSchema.properties) : [];
  const content = Object.fromEntries(properties.map((name) => [name, filledIn[name] ?? true]));
  return { action: "accept" as const, content };
};

interface Connected {
  readonly client: Client;
  /** Resolves when the server can speak unasked: over HTTP, clients of 2025 open a stream for it after they have connected. */
  readonly isHeard: Promise<unknown>;
}

type Connect = (context: TestContext, isCapable?: boolean) => Promise<Connected>;

const connectTo =
  (era: Era, server: HttpServer | undefined): Connect =>
  async (context, isCapable = true) => {
    const client = new Client(
      { name: "pack", version: "1" },
      {
        capabilities: isCapable ? { elicitation: {}, sampling: {}, roots: {} } : {},
        ...(era === "2026" && { versionNegotiation: { mode: { pin: "2026-07-28" } } }),
      },
    );
    if (isCapable) {
      client.setRequestHandler("elicitation/create", fillIn);
      client.setRequestHandler("sampling/createMessage", () => ({
        role: "assistant" as const,
        content: { type: "text" as const, text: "Good day" },
        model: "test",
      }));
      client.setRequestHandler("roots/list", () => ({ roots: [{ uri: "file:///work" }] }));
    }
    context.after(() => client.close());
    if (server === undefined) {
      await client.connect(new StdioClientTransport({ ...commandOf(settings), stderr: "ignore" }));
      return { client, isHeard: Promise.resolve() };
    }
    const streams = new EventTarget();
    const isHeard = era === "2026" ? Promise.resolve() : once(streams, "opened");
    const fetchAndSee = async (input: string | URL, init?: RequestInit): Promise<Response> => {
      const response = await fetch(input, init);
      if (init?.method === "GET" && response.ok) streams.dispatchEvent(new Event("opened"));
      return response;
    };
    await client.connect(new StreamableHTTPClientTransport(server.mcp, { fetch: fetchAndSee }));
    return { client, isHeard };
  };

const textOf = async (client: Client, name: string, given: Record<string, unknown> = {}): Promise<string> => {
  const { content } = await client.callTool({ name, arguments: given });
  const [block] = content;
  return block?.type === "text" ? block.text : `no text but ${JSON.stringify(content)}`;
};

const spoken: readonly (readonly [tool: string, given: Record<string, unknown>, text: string])[] = [
  ["test_sampling", { prompt: "Say something" }, "LLM response: Good day"],
  [
    "test_elicitation",
    { message: "Who are you?" },
    'User response: action=accept, content={"username":"ada","email":"ada@example.com"}',
  ],
  ["test_input_required_result_elicitation", {}, "Hello, Ada!"],
  ["test_input_required_result_list_roots", {}, "The roots are: file:///work"],
  ["test_input_required_result_multiple_inputs", {}, "Good day Ada of file:///work"],
  ["test_input_required_result_multi_round", {}, "Ada likes blue"],
  ["test_input_required_result_capabilities", {}, "The client was asked by elicitation, sampling, roots."],
];

/** Clients of a process: one for each thing that they can do, because a process is one conversation. */
const sharing = (connect: Connect, owner: TestContext): Connect => {
  const clients = new Map<boolean, Promise<Connected>>();
  return (_context, isCapable = true) => {
    const client = clients.get(isCapable) ?? connect(owner, isCapable);
    clients.set(isCapable, client);
    return client;
  };
};

/** What holds for every client over every transport. */
const promises: Readonly<Record<string, (connect: Connect, context: TestContext, era: Era) => Promise<void>>> = {
  "it answers what tools ask, in one round or in several": async (connect, context) => {
    const { client } = await connect(context);
    for (const [name, given, text] of spoken) assert.equal(await textOf(client, name, given), text, name);
  },

  "it answers what a prompt asks": async (connect, context) => {
    const { client } = await connect(context);
    const { messages } = await client.getPrompt({ name: "test_input_required_result_prompt" });
    assert.deepEqual(
      messages.map(({ content }) => content),
      [{ type: "text", text: "Use this context: a journey" }],
    );
  },

  "it is refused by a tool that needs what it has not, and is asked nothing by one that does not": async (
    connect,
    context,
    era,
  ) => {
    const { client } = await connect(context, false);
    await assert.rejects(textOf(client, "test_missing_capability"), (error: Error) => {
      assert.match(error.message, /The client does not offer sampling/);
      assert.equal(Reflect.get(error, "code"), era === "2026" ? -32021 : -32602);
      assert.deepEqual(Reflect.get(Object(Reflect.get(error, "data")), "requiredCapabilities"), { sampling: {} });
      return true;
    });
    assert.equal(await textOf(client, "test_input_required_result_capabilities"), "The client can be asked nothing.");
  },

  "it is told of progress that it asked for, in order": async (connect, context) => {
    const { client } = await connect(context);
    const told: unknown[] = [];
    // Read from the wire: the client forgets what is under way when the answer has come in, and it comes right after.
    const { transport } = client;
    assert.ok(transport !== undefined, "connected");
    const { onmessage } = transport;
    transport.onmessage = (message, extra) => {
      if ("method" in message && message.method === "notifications/progress") told.push(message.params?.["progress"]);
      onmessage?.(message, extra);
    };
    await client.callTool({ name: "test_tool_with_progress", arguments: {} }, { onprogress: () => undefined });
    assert.deepEqual(told, [0, 50, 100]);
  },

  "it hears that a list may have changed": async (connect, context, era) => {
    const { client, isHeard } = await connect(context);
    const heard = new EventTarget();
    const told = once(heard, "told");
    client.setNotificationHandler("notifications/tools/list_changed", () => {
      heard.dispatchEvent(new Event("told"));
    });
    if (era === "2026") await client.listen({ toolsListChanged: true });
    await isHeard;
    await textOf(client, "test_trigger_tool_change");
    await told;
  },

  "it reads bytes, and a template is filled in": async (connect, context) => {
    const { client } = await connect(context);
    const { contents: images } = await client.readResource({ uri: "test://static-binary" });
    const [image] = images;
    assert.equal(image?.mimeType, "image/png");
    const bytes = Buffer.from(image !== undefined && "blob" in image ? image.blob : "", "base64");
    assert.equal(bytes.toString("latin1", 1, 4), "PNG");
    const { contents: documents } = await client.readResource({ uri: "test://template/42/data" });
    const [document] = documents;
    const text = document !== undefined && "text" in document ? document.text : "";
    assert.deepEqual(JSON.parse(text), { id: "42", templateTest: true, data: "Data for ID: 42" });
  },

  "it gets suggestions for an argument of a prompt": async (connect, context) => {
    const { client } = await connect(context);
    const { completion } = await client.complete({
      ref: { type: "ref/prompt", name: "test_prompt_with_arguments" },
      argument: { name: "arg1", value: "par" },
    });
    assert.deepEqual(completion.values, ["paris", "park", "party"]);
  },
};

for (const era of ["2025", "2026"] as const) {
  for (const transport of ["stdio", "http"] as const) {
    test(`a client of ${era} over ${transport}`, async (context) => {
      const connect =
        transport === "http"
          ? connectTo(era, await startHttpServer(context, settings))
          : sharing(connectTo(era, undefined), context);
      for (const [promise, holds] of Object.entries(promises)) {
        await context.test(promise, (inner) => holds(connect, inner, era));
      }
    });
  }
}

const post = async (url: URL, id: number, header: string | undefined, meta: Readonly<Record<string, unknown>> = {}) => {
  const name = "test_x_mcp_header";
  const envelope = {
    "io.modelcontextprotocol/protocolVersion": "2026-07-28",
    "io.modelcontextprotocol/clientCapabilities": {},
  };
  const params = { name, arguments: { text: "Grüezi" }, _meta: { ...envelope, ...meta } };
  const response = await fetch(url, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      accept: "application/json, text/event-stream",
      "mcp-protocol-version": "2026-07-28",
      "mcp-method": "tools/call",
      "mcp-name": name,
      ...(header !== undefined && { "mcp-param-echo": header }),
    },
    body: JSON.stringify({ jsonrpc: "2.0", id, method: "tools/call", params }),
  });
  return { status: response.status, answer: await response.text() };
};

test("an argument that a header has to repeat is refused over HTTP where the header does not", async (context) => {
  const { mcp } = await startHttpServer(context, settings);
  const right = `=?base64?${Buffer.from("Grüezi").toString("base64")}?=`;
  // The second is nothing that can be answered directly.
  for (const meta of [{}, { "io.modelcontextprotocol/logLevel": "info" }]) {
    const accepted = await post(mcp, 1, right, meta);
    assert.equal(accepted.status, 200, accepted.answer);
    assert.match(accepted.answer, /The text is: Grüezi/);
    for (const wrong of [undefined, "Hello", "=?base64?SGVsbG8?="]) {
      const refused = await post(mcp, 7, wrong, meta);
      const { id, error }: { id?: unknown; error?: { code?: unknown } } = JSON.parse(refused.answer);
      assert.deepEqual([refused.status, id, error?.code], [400, 7, -32020], `${wrong}: ${refused.answer}`);
    }
  }
});
