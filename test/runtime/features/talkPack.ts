/** A small pack that talks: it reports, logs, asks, gives pictures and prompts, and announces lists. */
import { setImmediate } from "node:timers/promises";
import type { PromptResult, Question, ToolContent } from "../../../src/contract/content.js";
import {
  type ClientCapability,
  type Interaction,
  type JsonObject,
  type PromptContract,
  type ResourceContract,
  tool,
  type Validator,
} from "../../../src/contract/contract.js";
import { severities } from "../../../src/contract/handler.js";
import type { ListKind, Pack } from "../../../src/runtime/pack.js";

const accepts: Validator = () => true;

const anything: JsonObject = { type: "object", properties: { list: { type: "string" }, topic: { type: "string" } } };

interface Given {
  readonly list?: ListKind;
  readonly topic?: string;
}

const talking = (name: string, interaction: readonly Interaction[] = [], requires: readonly ClientCapability[] = []) =>
  tool<Given, Given, ToolContent, never>({
    name,
    title: name,
    description: `The fixture ${name}.`,
    annotations: {
      title: name,
      readOnlyHint: true,
      destructiveHint: false,
      idempotentHint: true,
      openWorldHint: false,
    },
    reasons: [],
    returns: "content",
    takesNotes: false,
    interaction,
    requires,
    inputSchema: anything,
    resolve: (input) => input,
    loadInputValidator: async () => accepts,
    loadOutputValidator: undefined,
  });

const tools = {
  count: talking("count", ["progress"]),
  mute: talking("mute"),
  chat: talking("chat", ["logging"]),
  introduce: talking("introduce", ["elicitation"]),
  think: talking("think", ["sampling"]),
  look: talking("look", ["roots"]),
  interview: talking("interview", ["elicitation", "sampling", "roots"]),
  overreach: talking("overreach", ["elicitation"]),
  dream: talking("dream", [], ["sampling"]),
  show: talking("show"),
  fail: talking("fail"),
  change: talking("change"),
};

export const nameQuestion: Question = {
  method: "elicitation/create",
  params: {
    message: "What is your name?",
    requestedSchema: { type: "object", properties: { name: { type: "string" } }, required: ["name"] },
  },
};

const thought: Question = {
  method: "sampling/createMessage",
  params: { messages: [{ role: "user", content: { type: "text", text: "Think." } }], maxTokens: 10 },
};

const roots: Question = { method: "roots/list" };

const prompts: readonly PromptContract[] = [
  {
    name: "greeting",
    title: "Greeting",
    description: "Greets somebody.",
    arguments: [
      { name: "name", description: "Whom.", required: true },
      { name: "tone", title: "Tone", description: "How.", required: false },
    ],
    interaction: [],
  },
  { name: "farewell", title: "Farewell", description: "Asks whom.", arguments: [], interaction: ["elicitation"] },
];

const described = { title: "A resource", description: "A resource.", cache: { scope: "public", ttlMs: 1000 } } as const;
const resources: readonly ResourceContract[] = [
  { ...described, name: "motto", mimeType: "text/plain", uri: "talk://motto" },
  { ...described, name: "logo", mimeType: "image/png", uri: "talk://logo" },
  { ...described, name: "page", mimeType: "application/json", uriTemplate: "talk://pages/{id}/data" },
];

const entryOf = ({ cache: _cache, ...resource }: ResourceContract): JsonObject => ({ ...resource });

const text = (said: string): ToolContent => ({ content: [{ type: "text", text: said }] });
const said = (answer: unknown): string => JSON.stringify(answer);

interface Services {
  readonly announceList: (list: ListKind) => void;
  /** What a handler still does when its answer is out. */
  readonly afterwards: (work: () => void) => void;
}

export const pixel = "iVBORw0KGgo=";

/** `afterwards` is given what a handler would still do when its call is over. */
export const createTalkPack = (afterwards: (work: () => void) => void): Pack<typeof tools, Services> => ({
  contract: {
    name: "talk",
    title: "Talk",
    version: "1.0.0",
    instructions: "Talk.",
    tools,
    errors: {},
    resources,
    prompts,
    errorDocs: "talk://errors#{reason}",
    loadManifest: async () => ({
      tools: Object.values(tools).map(({ name, description, inputSchema }) => ({ name, description, inputSchema })),
      resources: resources.filter(({ uri }) => uri !== undefined).map(entryOf),
      resourceTemplates: resources.filter(({ uriTemplate }) => uriTemplate !== undefined).map(entryOf),
      prompts: prompts.map(({ name, title, description }) => ({ name, title, description })),
      hash: "talk",
    }),
  },
  handlers: {
    count: async (_input, { client }) => {
      client.progress(0, 3, "begun");
      client.progress(2, 3);
      client.progress(1, 3);
      client.progress(3, 3);
      // Clients forget the token when the answer comes, and look at notifications a moment later.
      await setImmediate();
      return text("counted");
    },
    mute: (_input, { client }) => {
      client.progress(1);
      client.log("emergency", "nobody hears this");
      return text(`mute ${client.can("sampling")}`);
    },
    chat: (_input, { client, afterwards: later }) => {
      for (const severity of severities) client.log(severity, { said: severity }, "chat");
      later(() => client.log("emergency", "too late"));
      return text("chatted");
    },
    introduce: async (_input, { client }) => text(said((await client.ask({ person: nameQuestion })).person)),
    think: async (_input, { client }) => text(said((await client.ask({ idea: thought })).idea)),
    look: async (_input, { client }) =>
      client.can("roots") ? text(said((await client.ask({ places: roots })).places)) : text("no roots"),
    interview: async ({ topic = "" }, { client }) => {
      const first = await client.ask({ person: nameQuestion, places: roots });
      const { idea } = await client.ask({ idea: thought });
      return text(said({ topic, ...first, idea }));
    },
    overreach: async (_input, { client }) => text(said(await client.ask({ idea: thought }))),
    dream: () => text("dreamt"),
    show: () => ({
      content: [
        { type: "image", data: pixel, mimeType: "image/png" },
        { type: "audio", data: "UklGRg==", mimeType: "audio/wav" },
        { type: "resource", resource: { uri: "talk://logo", mimeType: "image/png", blob: pixel } },
        { type: "resource_link", uri: "talk://motto", name: "motto" },
      ],
    }),
    fail: () => ({ ...text("it went wrong"), isError: true }),
    change: ({ list = "tools" }, { announceList }) => {
      announceList(list);
      return text(`${list} changed`);
    },
  },
  texts: {},
  resources: {
    motto: () => "Speak.",
    logo: () => Buffer.from(pixel, "base64"),
    page: ({ id }) => ({ id: id ?? null }),
  },
  prompts: {
    greeting: ({ name, tone = "warm" }): PromptResult => ({
      description: tone,
      messages: [{ role: "user", content: { type: "text", text: `Greet ${name}` } }],
    }),
    farewell: async (_values, { client }): Promise<PromptResult> => ({
      messages: [
        { role: "user", content: { type: "text", text: said((await client.ask({ person: nameQuestion })).person) } },
      ],
    }),
  },
  completers: {
    greeting: {
      tone: (value, others) => ["warm", "wry", `for ${others["name"]}`].filter((tone) => tone.startsWith(value)),
    },
    page: { id: (value) => Array.from({ length: 150 }, (_, index) => `${value}${index}`) },
  },
  changingLists: ["tools", "prompts"],
  open: (host) => ({ servicesIn: () => ({ announceList: host.announceList, afterwards }), banner: [] }),
});
