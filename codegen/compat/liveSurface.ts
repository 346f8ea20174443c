/**
 * Reads the lists of a running server over Streamable HTTP, in the newest revision that both sides support. A server does not tell
 * its reasons, the schemas of resource bodies and the version of its contract: what it does not tell is not compared, and never
 * counts as removed.
 */
import {
  Client,
  type ClientOptions,
  type StandardSchemaV1,
  StreamableHTTPClientTransport,
} from "@modelcontextprotocol/client";
import type { JsonObject, JsonValue } from "../../src/contract/contract.js";
import { outlineOf } from "../outline.js";
import { askingClient } from "../product.js";
import { isObject } from "../schema.js";
import { shownAddress } from "../shownAddress.js";
import { BaseUnreadable } from "./gitProject.js";
import { rootOf, type SchemaPlace } from "./schema/located.js";
import { aloneAt, type PackSurface, type PromptSurface, type ResourceSurface, type ToolSurface } from "./surface.js";

export interface LiveOptions {
  readonly timeLimitMs?: number;
  readonly negotiation?: NonNullable<ClientOptions["versionNegotiation"]>;
}

export interface LiveServer {
  /** The name that the server gives itself. */
  readonly serverName: string;
  readonly surface: Omit<PackSurface, "name">;
  readonly notes: readonly string[];
}

const usualTimeLimitMs = 15_000;
/** A list with more pages than this is taken to be endless. */
const mostPages = 500;

type Page = Readonly<Record<string, unknown>>;

const asJson = (value: unknown): JsonValue => JSON.parse(JSON.stringify(value ?? null));

/** All entries of a list method, page by page. */
const listAll = async (
  key: string,
  ask: (cursor: string | undefined) => Promise<Page>,
): Promise<readonly JsonObject[]> => {
  const entries: JsonObject[] = [];
  const seen = new Set<string>();
  let cursor: string | undefined;
  for (let page = 0; page < mostPages; page++) {
    const answer = await ask(cursor);
    const listed = asJson(answer[key]);
    if (Array.isArray(listed)) entries.push(...listed.filter(isObject));
    const next = answer["nextCursor"];
    if (typeof next !== "string") return entries;
    if (seen.has(next)) throw new Error(`its ${key} list hands out the cursor ${JSON.stringify(next)} twice`);
    seen.add(next);
    cursor = next;
  }
  throw new Error(`its ${key} list has more than ${mostPages} pages`);
};

const textAt = (entry: JsonObject, key: string): string | undefined =>
  typeof entry[key] === "string" ? entry[key] : undefined;

const entriesAt = (entry: JsonObject, key: string): readonly JsonObject[] => {
  const list = entry[key];
  return Array.isArray(list) ? list.filter(isObject) : [];
};

const toolSurface = (entry: JsonObject, place: SchemaPlace): ToolSurface => {
  const annotations = isObject(entry["annotations"]) ? entry["annotations"] : {};
  const { inputSchema, outputSchema } = entry;
  const schemaAt = (key: string): SchemaPlace => ({ ...place, pointer: `${place.pointer}/${key}` });
  const { name, title, description } = entry;
  return {
    name: textAt(entry, "name") ?? "",
    place,
    titles: [textAt(entry, "title"), textAt(annotations, "title") ?? textAt(entry, "title")].filter(
      (text) => text !== undefined,
    ),
    description: textAt(entry, "description") ?? "",
    hints: Object.fromEntries(
      Object.entries(annotations).filter((pair): pair is [string, boolean] => typeof pair[1] === "boolean"),
    ),
    input: isObject(inputSchema) ? rootOf(aloneAt(inputSchema, schemaAt("inputSchema"))) : [],
    output: isObject(outputSchema) ? rootOf(aloneAt(outputSchema, schemaAt("outputSchema"))) : undefined,
    returns: undefined,
    reasons: undefined,
    requires: undefined,
    interaction: undefined,
    refusesUndeclared: undefined,
    execution: undefined,
    listed: JSON.stringify({
      name,
      title,
      description,
      inputSchema,
      ...(isObject(outputSchema) && { outputSchema: outlineOf(outputSchema) }),
      annotations,
    }),
  };
};

const resourceSurface = (entry: JsonObject, place: SchemaPlace): ResourceSurface => {
  const uri = textAt(entry, "uri");
  return {
    name: textAt(entry, "name") ?? "",
    place,
    title: textAt(entry, "title"),
    description: textAt(entry, "description"),
    uri: uri ?? textAt(entry, "uriTemplate") ?? "",
    isTemplate: uri === undefined,
    mimeType: textAt(entry, "mimeType"),
    schema: undefined,
    cache: undefined,
  };
};

const promptSurface = (entry: JsonObject, place: SchemaPlace): PromptSurface => ({
  name: textAt(entry, "name") ?? "",
  place,
  title: textAt(entry, "title"),
  description: textAt(entry, "description"),
  arguments: entriesAt(entry, "arguments").map((argument, index) => ({
    name: textAt(argument, "name") ?? "",
    title: textAt(argument, "title"),
    description: textAt(argument, "description"),
    required: argument["required"] === true,
    place: { ...place, pointer: `${place.pointer}/arguments/${index}` },
  })),
});

/** Passes an answer through unchanged: the client's own schemas drop what they do not know, such as the title of an argument. */
const asItIs: StandardSchemaV1<unknown, Page> = {
  "~standard": {
    version: 1,
    vendor: askingClient.name,
    validate: (value) => {
      const answer = asJson(value);
      return isObject(answer) ? { value: answer } : { issues: [{ message: "is no object" }] };
    },
  },
};

const readLists = async (client: Client, url: string, signal: AbortSignal): Promise<LiveServer> => {
  const capabilities = client.getServerCapabilities() ?? {};
  const list = (method: string, key: string, isOffered: boolean): Promise<readonly JsonObject[]> =>
    isOffered
      ? listAll(key, (cursor) =>
          client.request({ method, params: cursor === undefined ? {} : { cursor } }, asItIs, { signal }),
        )
      : Promise.resolve([]);
  const offersResources = capabilities.resources !== undefined;
  const tools = await list("tools/list", "tools", capabilities.tools !== undefined);
  const resources = await list("resources/list", "resources", offersResources);
  const templates = await list("resources/templates/list", "resourceTemplates", offersResources);
  const prompts = await list("prompts/list", "prompts", capabilities.prompts !== undefined);
  const placed =
    (method: string): ((entry: JsonObject) => SchemaPlace) =>
    (entry) => ({
      document: { path: `${url} ${method} ${textAt(entry, "name") ?? ""}`, text: undefined },
      pointer: "",
    });
  const [ofTools, ofResources, ofPrompts] = ["tools/list", "resources/list", "prompts/list"].map(placed);
  const unknown = placed("");
  const instructions = client.getInstructions();
  const server = client.getServerVersion();
  return {
    serverName: server?.name ?? "",
    surface: {
      place: { document: { path: url, text: undefined }, pointer: "" },
      version: undefined,
      wording: instructions === undefined ? {} : { instructions },
      tools: tools.map((entry) => toolSurface(entry, (ofTools ?? unknown)(entry))),
      reasons: undefined,
      toolsets: undefined,
      settings: undefined,
      webhooks: undefined,
      templates: undefined,
      serverName: undefined,
      errorStyle: undefined,
      resources: [...resources, ...templates].map((entry) => resourceSurface(entry, (ofResources ?? unknown)(entry))),
      prompts: prompts.map((entry) => promptSurface(entry, (ofPrompts ?? unknown)(entry))),
      tellsBodies: false,
      outputs: undefined,
      clients: undefined,
    },
    notes: [
      `not compared, because a server does not tell: error reasons, bodies of resources, what tools require of a client, how long their calls may take, settings, webhooks, templates, the version of the contract, the names that generated clients have`,
    ],
  };
};

const causeOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
};

/** Reads a server's lists. Throws `BaseUnreadable` if the server does not answer in time, or not as an MCP server does. */
export const readLiveServer = async (address: string, options: LiveOptions = {}): Promise<LiveServer> => {
  const { timeLimitMs = usualTimeLimitMs, negotiation = { mode: "auto" } } = options;
  const url = new URL(address);
  const shown = shownAddress(address);
  const mend = "start the server, look at the address (it ends in /mcp), or name a git ref or a folder with --against";
  if (url.protocol !== "http:" && url.protocol !== "https:") {
    throw new BaseUnreadable(`${shown} is neither http: nor https:`, mend);
  }
  if (url.username !== "" || url.password !== "") {
    throw new BaseUnreadable(`${shown} was given with a name or a password, which are not sent`, mend);
  }
  const signal = AbortSignal.timeout(timeLimitMs);
  const client = new Client(askingClient, { versionNegotiation: negotiation });
  const transport = new StreamableHTTPClientTransport(url, {
    // The time limit ends every request of the client, also the one that opens the connection.
    fetch: (input, init) =>
      fetch(input, { ...init, signal: init?.signal == null ? signal : AbortSignal.any([init.signal, signal]) }),
  });
  try {
    await client.connect(transport, { timeout: timeLimitMs });
    return await readLists(client, shown, signal);
  } catch (error) {
    const why = signal.aborted ? `did not answer within ${timeLimitMs} ms` : causeOf(error);
    throw new BaseUnreadable(`${shown} cannot be read: ${why}`, mend);
  } finally {
    await client.close().catch(() => undefined);
  }
};
