/**
 * Real Valkey processes for tests: one server (with or without AOF, TLS, a password), or a cluster on the loopback. Each
 * has ports and a folder of its own and is killed when its test ends. It knows nothing of the product.
 */
import { type ChildProcess, execFile, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { freePort } from "./ports.js";
import type { Scope } from "./scope.js";
import { until } from "./until.js";
import { askValkey, longestCommandMs } from "./valkeyAnswers.js";

const runProgram = promisify(execFile);

const longestCreationMs = 240_000;

const isInstalled = (program: string): boolean => {
  try {
    execFileSync(program, ["--version"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
};

/**
 * For a test's `skip` option: false where Valkey is installed, and where CI is true, so that a missing program fails there.
 */
export const skipWithoutValkey: string | false =
  process.env["CI"] === "true" || isInstalled("valkey-server") ? false : "valkey-server is not installed";

export interface ValkeySettings {
  /** The default is "everysec", as the product recommends; "no" keeps nothing across restarts. */
  readonly appendOnly?: "everysec" | "always" | "no";
  /** More arguments of the server, such as `["--requirepass", "secret"]`. */
  readonly arguments?: readonly string[];
  /** Serve TLS alone, with the certificate of `makeCertificates`. */
  readonly certificates?: Certificates;
  /** How `cli` signs in. */
  readonly cliArguments?: readonly string[];
}

export interface ValkeyServer {
  readonly url: string;
  readonly port: number;
  readonly directory: string;
  /** Runs a command, and gives what `valkey-cli` prints of its answer. */
  readonly cli: (...command: readonly string[]) => Promise<string>;
  /** Sends a signal; after SIGKILL or SIGTERM resolves when the process is gone. */
  readonly kill: (signal: "SIGKILL" | "SIGTERM" | "SIGSTOP" | "SIGCONT") => Promise<void>;
  /** Starts it again on the same port and folder; resolves when it serves. */
  readonly start: () => Promise<void>;
  /** Kills it and removes its folder. */
  readonly stop: () => Promise<void>;
}

export interface ValkeyCluster {
  /** All nodes, with commas. */
  readonly url: string;
  readonly nodes: readonly ValkeyServer[];
  /** The node that is the primary of a key's slot now. */
  readonly primaryOf: (key: string) => Promise<ValkeyServer>;
  readonly stop: () => Promise<void>;
}

export interface Certificates {
  readonly caFile: string;
  readonly certificateFile: string;
  readonly keyFile: string;
}

const makeDirectory = (): string => mkdtempSync(join(tmpdir(), "mock-gds-valkey-"));

/** An authority of its own, and a certificate for 127.0.0.1 and localhost that it has signed. */
export const makeCertificates = (scope: Scope): Certificates => {
  const directory = makeDirectory();
  scope.after(() => rmSync(directory, { recursive: true, force: true }));
  const file = (name: string): string => join(directory, name);
  const openssl = (...parts: readonly string[]): void => {
    execFileSync("openssl", parts, { stdio: "ignore" });
  };
  const newKey = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2"];
  const authority = ["-keyout", file("ca.key"), "-out", file("ca.crt"), "-subj", "/CN=Test authority"];
  openssl("req", "-x509", ...newKey, ...authority, "-addext", "keyUsage=critical,keyCertSign,cRLSign");
  const subject = ["-subj", "/CN=localhost", "-addext", "subjectAltName=IP:127.0.0.1,DNS:localhost"];
  const signer = ["-CA", file("ca.crt"), "-CAkey", file("ca.key")];
  openssl("req", "-x509", ...newKey, "-keyout", file("server.key"), "-out", file("server.crt"), ...subject, ...signer);
  return { caFile: file("ca.crt"), certificateFile: file("server.crt"), keyFile: file("server.key") };
};

/** Whether all threads of a process have stopped, which takes a moment. Where the system does not tell, it is taken to be so. */
const isStopped = (pid: number | undefined): boolean => {
  const tasks = `/proc/${pid}/task`;
  if (!existsSync(tasks)) return true;
  return readdirSync(tasks).every((task) => /\) T /.test(readFileSync(`${tasks}/${task}/stat`, "utf8")));
};

const killAtExit = (child: ChildProcess): void => {
  const kill = (): void => {
    child.kill("SIGKILL");
  };
  process.once("exit", kill);
  child.once("exit", () => process.off("exit", kill));
};

const startServer = async (settings: ValkeySettings, moreArguments: readonly string[] = []): Promise<ValkeyServer> => {
  const { appendOnly = "everysec", certificates } = settings;
  const port = await freePort();
  const directory = makeDirectory();
  const logFile = join(directory, "valkey.log");
  const tlsArguments =
    certificates === undefined
      ? ["--port", String(port)]
      : [
          ...["--port", "0", "--tls-port", String(port), "--tls-auth-clients", "no"],
          ...["--tls-ca-cert-file", certificates.caFile],
          ...["--tls-cert-file", certificates.certificateFile, "--tls-key-file", certificates.keyFile],
        ];
  const persistence =
    appendOnly === "no" ? ["--appendonly", "no"] : ["--appendonly", "yes", "--appendfsync", appendOnly];
  const serverArguments = [
    ...tlsArguments,
    ...["--bind", "127.0.0.1", "--dir", directory, "--logfile", logFile, "--save", "", "--daemonize", "no"],
    ...persistence,
    ...moreArguments,
    ...(settings.arguments ?? []),
  ];
  const cliArguments = [
    ...["-h", "127.0.0.1", "-p", String(port), "--no-auth-warning"],
    ...(certificates === undefined ? [] : ["--tls", "--cacert", certificates.caFile]),
    ...(settings.cliArguments ?? []),
  ];
  const isPlain = certificates === undefined && settings.cliArguments === undefined;
  const cli = async (...command: readonly string[]): Promise<string> =>
    isPlain
      ? askValkey(port, command)
      : (await runProgram("valkey-cli", [...cliArguments, ...command], { timeout: longestCommandMs })).stdout.trim();
  let child: ChildProcess | undefined;
  const start = async (): Promise<void> => {
    const started = spawn("valkey-server", serverArguments, { stdio: "ignore" });
    child = started;
    killAtExit(started);
    let failure: string | undefined;
    started.once("error", (error) => {
      failure = error.message;
    });
    await until(`Valkey serves on port ${port}`, async () => {
      if (started.exitCode !== null) failure = readFileSync(logFile, "utf8").slice(-1000);
      if (failure !== undefined) throw new Error(`valkey-server did not start: ${failure}`);
      const answer = await cli("PING").catch(() => "");
      return answer === "PONG" || answer.startsWith("NOAUTH") || answer.startsWith("NOPERM");
    });
  };
  const kill: ValkeyServer["kill"] = async (signal) => {
    const running = child;
    if (running === undefined || running.exitCode !== null || running.signalCode !== null) return;
    const gone = signal === "SIGKILL" || signal === "SIGTERM" ? once(running, "exit") : undefined;
    running.kill(signal);
    await gone;
    if (signal === "SIGSTOP") await until("Valkey has stopped", () => isStopped(running.pid));
  };
  await start();
  return {
    url: `${certificates === undefined ? "valkey" : "rediss"}://127.0.0.1:${port}`,
    port,
    directory,
    cli,
    kill,
    start,
    stop: async () => {
      await kill("SIGKILL");
      rmSync(directory, { recursive: true, force: true });
    },
  };
};

/** One server with an empty database. */
export const startValkey = async (scope: Scope, settings: ValkeySettings = {}): Promise<ValkeyServer> => {
  const server = await startServer(settings);
  scope.after(server.stop);
  return server;
};

export interface ClusterSettings extends ValkeySettings {
  /** The default is 3, the fewest that Valkey forms a cluster of. */
  readonly primaries?: number;
  /** Of each primary. The default is 1. */
  readonly replicas?: number;
  /** Whether a node that is silent for a second counts as dead. Else it does after a minute: a machine may be slow. */
  readonly failsOver?: boolean;
}

const startClusterNode = async (settings: ClusterSettings): Promise<ValkeyServer> =>
  startServer(settings, [
    ...["--cluster-enabled", "yes", "--cluster-port", String(await freePort())],
    ...["--cluster-node-timeout", "1000"],
    ...["--repl-diskless-sync-delay", "0", "--cluster-replica-validity-factor", "0"],
  ]);

const isHealthy = async (nodes: readonly ValkeyServer[], replicas: number): Promise<boolean> => {
  for (const node of nodes) {
    const state = await node.cli("CLUSTER", "INFO").catch(() => "");
    if (!state.includes("cluster_state:ok") || !state.includes(`cluster_known_nodes:${nodes.length}`)) return false;
    const replication = await node.cli("INFO", "replication").catch(() => "");
    if (replication.includes("role:slave")) {
      if (!replication.includes("master_link_status:up")) return false;
    } else if (!replication.includes(`connected_slaves:${replicas}`)) return false;
  }
  return true;
};

/**
 * Has nodes meet once more for as long as the work takes. `valkey-cli --cluster create` has each meet the first one time, and then waits
 * without an end: a node that a busy machine keeps from answering within the node timeout would never belong.
 */
export const meetingAgain = async <Result>(
  ports: readonly (string | number)[],
  work: Promise<Result>,
  cliArguments: readonly string[] = [],
): Promise<Result> => {
  const [first = "", ...others] = ports.map(String);
  const meet = async (port: string): Promise<void> => {
    const words = ["-p", first, ...cliArguments, "cluster", "meet", "127.0.0.1", port];
    await runProgram("valkey-cli", words, { timeout: longestCommandMs }).catch(() => undefined);
  };
  const timer = setInterval(() => void Promise.all(others.map(meet)), 5000);
  try {
    return await work;
  } finally {
    clearInterval(timer);
  }
};

/** A cluster with empty databases, all nodes in agreement and all replicas in step. */
export const startValkeyCluster = async (scope: Scope, settings: ClusterSettings = {}): Promise<ValkeyCluster> => {
  const { primaries = 3, replicas = 1, failsOver = false } = settings;
  const nodes = await Promise.all(Array.from({ length: primaries * (1 + replicas) }, () => startClusterNode(settings)));
  const stop = async (): Promise<void> => {
    await Promise.all(nodes.map((node) => node.stop()));
  };
  scope.after(stop);
  const addresses = nodes.map(({ port }) => `127.0.0.1:${port}`);
  const creation = ["--cluster", "create", ...addresses, "--cluster-replicas", String(replicas), "--cluster-yes"];
  await meetingAgain(
    nodes.map(({ port }) => port),
    runProgram("valkey-cli", [...creation, ...(settings.cliArguments ?? [])], { timeout: longestCreationMs }),
    settings.cliArguments,
  );
  // With the short time it comes about sooner.
  if (!failsOver) await Promise.all(nodes.map((node) => node.cli("CONFIG", "SET", "cluster-node-timeout", "60000")));
  await until("the cluster is healthy", () => isHealthy(nodes, replicas));
  return {
    url: `valkey://${addresses.join(",")}`,
    nodes,
    primaryOf: async (key) => {
      for (const node of nodes) {
        const answer = await node.cli("GET", key).catch(() => "");
        const [, port] = /MOVED \d+ [^:]*:(\d+)/.exec(answer) ?? [];
        const found = port === undefined ? undefined : nodes.find((other) => String(other.port) === port);
        if (found !== undefined) return found;
        const role = await node.cli("ROLE").catch(() => "");
        if (role.startsWith("master") && !answer.startsWith("MOVED")) return node;
      }
      throw new Error(`no node says who serves ${key}`);
    },
    stop,
  };
};
