/** The ways from a client to the server that are tried: each client library, on each transport that it has, and through bridges. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { freePort } from "../support/ports.js";

/** Where the parts are. */
export interface Places {
  readonly url: string;
  readonly sse: string;
  /** The command of a server over stdio. */
  readonly stdio: readonly string[];
  /** Path of a script in a package. */
  readonly script: (packageName: string, path: string) => string;
  readonly node: string;
  readonly inspectorNode: string;
}

/** What the driver is told, and how to end what was started for it. */
interface Opened {
  readonly where: object;
  readonly stop?: () => Promise<void>;
}

export interface Way {
  readonly name: string;
  /** One of the names in `drivers/clients.mjs`. */
  readonly client: string;
  readonly open: (places: Places) => Opened | Promise<Opened>;
}

const overHttp = (client: string): Way => ({
  name: `${client} over HTTP`,
  client,
  open: ({ url }) => ({ where: { url } }),
});

const overStdio = (client: string): Way => ({
  name: `${client} over stdio`,
  client,
  open: ({ stdio }) => ({ where: { command: stdio } }),
});

const overSse = (client: string): Way => ({
  name: `${client} over HTTP+SSE`,
  client,
  open: ({ sse }) => ({ where: { sse } }),
});

/** A bridge is a command over stdio that speaks HTTP with the server. */
const throughRemote = (client: string): Way => ({
  name: `${client} through mcp-remote`,
  client,
  open: ({ node, script, url }) => ({
    where: { command: [node, script("mcp-remote", "dist/proxy.js"), url, "--allow-http"] },
  }),
});

const gateway = "dist/index.js";

const throughGateway = (client: string): Way => ({
  name: `${client} through supergateway to HTTP`,
  client,
  open: ({ node, script, url }) => ({
    where: { command: [node, script("supergateway", gateway), "--streamableHttp", url, "--logLevel", "none"] },
  }),
});

const ended = async (child: ChildProcess): Promise<void> => {
  const exit = once(child, "exit");
  child.kill();
  await exit;
};

/** The other way round: supergateway starts the server over stdio and serves HTTP. */
const behindGateway = (client: string): Way => ({
  name: `${client} to supergateway, which speaks stdio`,
  client,
  open: async ({ node, script, stdio }) => {
    const port = await freePort();
    const words = [
      "--stdio",
      stdio.join(" "),
      "--outputTransport",
      "streamableHttp",
      "--stateful",
      "--port",
      String(port),
    ];
    const child = spawn(node, [script("supergateway", gateway), ...words], { stdio: ["ignore", "pipe", "inherit"] });
    await new Promise<void>((resolve) => {
      child.stdout.on("data", (piece) => String(piece).includes(`Listening on port ${port}`) && resolve());
    });
    return { where: { url: `http://127.0.0.1:${port}/mcp` }, stop: () => ended(child) };
  },
});

const inspect = (era: string): Way => ({
  name: `@modelcontextprotocol/inspector over HTTP, ${era}`,
  client: "@modelcontextprotocol/inspector",
  open: ({ url, inspectorNode, script }) => ({
    where: {
      url,
      era,
      inspector: [inspectorNode, script("@modelcontextprotocol/inspector", "clients/launcher/build/index.js")],
    },
  }),
});

const frameworks = ["@ai-sdk/mcp", "@langchain/mcp-adapters", "@mastra/mcp", "@openai/agents", "mcp-client", "mcp-use"];
const newer = ["sdk-1.10.2", "sdk-1.15.1", "sdk-1.32.2"];
const client2 = "@modelcontextprotocol/client";
const modern = [client2, `${client2}, auto`, `${client2}, pinned`];

export const ways: readonly Way[] = [
  ...[...frameworks, ...newer, ...modern].flatMap((client) => [overHttp(client), overStdio(client)]),
  overStdio("sdk-1.0.4"),
  ...[...newer, "mcp-client"].map(overSse),
  ...[`${client2}, auto`, "sdk-1.32.2"].flatMap((client) => [throughRemote(client), throughGateway(client)]),
  behindGateway("sdk-1.32.2"),
  inspect("modern"),
];

/** Whether a way is asked for; without words, each is. */
export const isChosen = ({ name }: Way, words: readonly string[]): boolean =>
  words.length === 0 || words.some((word) => name.includes(word));
