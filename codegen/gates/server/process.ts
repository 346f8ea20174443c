/** Starts a server for the duration of a gate, without the configuration of this machine. */
import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import type { Ending } from "../ending.js";
import type { ListForm } from "./expected.js";
import { openHttpSpeaker } from "./wire/http.js";
import { type Era, type Speaker, WireFault, type WireLimits } from "./wire/speaker.js";
import { openStdioSpeaker } from "./wire/stdio.js";

export interface ServerOrder {
  readonly main: string;
  /** More than one only over HTTP, each at an address of its own. */
  readonly packs: readonly string[];
  readonly transport: "stdio" | "http";
  readonly form: ListForm;
  /** The environment that the examples assume. */
  readonly environment: Readonly<Record<string, string>>;
  /** Small, so that lists have several pages; the server's own size if absent. */
  readonly pageSize?: number;
}

/** One pack of a server with several packs, and the headers to send to it. */
export interface Place {
  readonly pack: string;
  readonly headers: Readonly<Record<string, string>>;
}

export interface RunningServer {
  /** Opens a conversation. Over stdio there is one conversation for each era; not every server supports more than one. */
  readonly open: (era: Era, place?: Place) => Promise<Speaker>;
  /** Kills the process; resolves when it has ended. */
  readonly stop: () => Promise<void>;
}

const inherited = ["PATH", "HOME", "TMPDIR", "TEMP", "SystemRoot", "LANG", "NODE_EXTRA_CA_CERTS"] as const;

const environmentOf = ({ form, environment, pageSize }: ServerOrder): Record<string, string> => {
  const own = Object.fromEntries(
    inherited.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]])),
  );
  return {
    ...own,
    LOG_LEVEL: "error",
    NODE_NO_WARNINGS: "1",
    MCP_SCHEMA_PROFILE: form.profile,
    MCP_OUTPUT_SCHEMAS: form.outputSchemas,
    ...(pageSize !== undefined && { MCP_PAGE_SIZE: String(pageSize) }),
    ...environment,
  };
};

const mostStderr = 4000;
const banner = / on (http:\/\/\S+)\r?\n/;

/** The last part of a process's stderr, on one line. */
const lastWords = (stderr: string): string => {
  const words = stderr.replaceAll(/\p{Cc}+/gu, " ").trim();
  return words === "" ? "it said nothing" : words.slice(-600);
};

interface Watched {
  readonly child: ChildProcessWithoutNullStreams;
  readonly ending: Promise<WireFault>;
  /** Resolves with the address that the server prints. */
  readonly address: Promise<URL>;
}

const watched = (order: ServerOrder): Watched => {
  const words = order.transport === "http" ? ["--http", "--host", "127.0.0.1", "--port", "0"] : ["--stdio"];
  const child = spawn(process.execPath, [order.main, "--pack", order.packs.join(","), ...words], {
    env: environmentOf(order),
    stdio: "pipe",
  });
  let stderr = "";
  let announce: (url: URL) => void = () => undefined;
  const address = new Promise<URL>((resolve) => {
    announce = resolve;
  });
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    stderr = `${stderr}${text}`.slice(-mostStderr);
    const [, url] = banner.exec(stderr) ?? [];
    if (url !== undefined) announce(new URL(url));
  });
  if (order.transport === "http") child.stdout.resume();
  const ending = new Promise<WireFault>((resolve) => {
    const end = (how: string): void =>
      resolve(
        new WireFault("server-start", `the server for pack ${order.packs.join(",")} ${how}: ${lastWords(stderr)}`),
      );
    child.once("error", (error) => end(`cannot be started, ${error.message}`));
    child.once("close", (code) => end(`ended with exit code ${String(code)}`));
  });
  return { child, ending, address };
};

/** Starts a process. Whether it serves is known only when a conversation is opened. */
const startServer = (order: ServerOrder, limits: WireLimits): RunningServer => {
  const { child, ending, address: announced } = watched(order);
  const untils = new Map<string, number>();
  const failing = ending.then((fault) => Promise.reject(fault));
  failing.catch(() => undefined);
  const piped = new Map<Era, Promise<Speaker>>();

  const addressInTime = (): Promise<URL> =>
    new Promise((resolve, reject) => {
      const late = new WireFault("server-slow", `did not say within ${limits.bootMs} ms where it serves`);
      const timer = setTimeout(() => reject(late), limits.bootMs);
      Promise.race([announced, failing])
        .then(resolve, reject)
        .finally(() => clearTimeout(timer));
    });

  return {
    open: async (era, { pack = "", headers = {} }: Partial<Place> = {}) => {
      if (order.transport === "stdio") {
        const speaker = piped.get(era) ?? openStdioSpeaker(child, era, ending, limits);
        piped.set(era, speaker);
        return speaker;
      }
      const address = await addressInTime();
      const url = pack === "" ? address : new URL(`/${pack}/mcp`, address);
      const until = untils.get(pack) ?? performance.now() + limits.totalMs;
      untils.set(pack, until);
      return Promise.race([openHttpSpeaker(url, era, { headers, limits, until, silenceIs: "server-slow" }), failing]);
    },
    stop: async () => {
      child.kill("SIGKILL");
      await ending;
    },
  };
};

export interface Servers {
  readonly start: (order: ServerOrder) => RunningServer;
}

/** Starts servers, and stops them with the gate at the latest. */
export const createServers = (limits: WireLimits, note: Ending["note"]): Servers => ({
  start: (order) => {
    const server = startServer(order, limits);
    note(() => void server.stop());
    return server;
  },
});
