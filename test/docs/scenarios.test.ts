/**
 * The documents whose commands follow on from one another, taken step by step as a reader would: what keeps running gets
 * a terminal of its own. Ports are free ones in place of those that are written; a folder stands for the clone.
 */
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtempSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, it } from "node:test";
import { freePort, isFree } from "../support/ports.js";
import { skipWithout } from "../support/programs.js";
import { repository } from "../support/repository.js";
import { until } from "../support/until.js";
import { meetingAgain } from "../support/valkey.js";
import { blocksOf, scenarioDocuments } from "./markdown.js";
import { removeProject, type Shell, startShell } from "./project.js";
import { addressOf, probeHttp } from "./servers.js";

const writtenPort = /\b(?:6379|6380|70\d\d|30\d\d)\b/g;

/** A node of a cluster also listens 10,000 ports above its own. */
const freePair = async (): Promise<number> => {
  const port = await freePort();
  return (await isFree(port + 10_000)) ? port : freePair();
};

/** A port for each that the text names. */
const portsFor = async (text: string): Promise<ReadonlyMap<string, string>> => {
  const ports = new Map<string, string>();
  for (const [written] of text.matchAll(writtenPort)) {
    if (!ports.has(written)) ports.set(written, String(await freePair()));
  }
  return ports;
};

/** How it is seen that a command which keeps running serves. */
const serving: readonly (readonly [RegExp, (shell: Shell, command: string) => Promise<void>])[] = [
  [/^valkey-server [^\n]+\n$/, async (shell) => void (await shell.says(/Ready to accept connections/))],
  [/^(?:\w+=\S+ )*node dist\/main\.js --http [^\n]+\n$/, async (shell) => probeHttp(await addressOf(shell))],
  [/^curl [^\n]+\/events\n$/, async (shell) => void (await shell.says(/^event: listening\ndata: \{\}\n/m))],
  [
    /^(?:\w+=\S+ )*haproxy -f [^\n]+\n$/,
    async (_shell, command) => {
      const [, address = ""] = /BALANCER_ADDRESS=(\S+)/.exec(command) ?? [];
      const isReady = (): Promise<boolean> =>
        fetch(`http://${address}/ready`).then(
          ({ ok }) => ok,
          () => false,
        );
      await until("the balancer has found a server", isReady);
      await probeHttp(`http://${address}`);
    },
  ],
];

/** What a document's commands call for, apart from what is in every Debian. */
const programsOf = (text: string): readonly string[] =>
  ["valkey-server", "valkey-cli", "haproxy", "openssl", "curl"].filter((name) =>
    name === "valkey-server" ? /6379|70\d\d/.test(text) : new RegExp(`^.*\\b${name} -`, "m").test(text),
  );

/** A command that ends by itself. One that never does is stopped, with what it has said. */
const patienceMs = 120_000;

const endInTime = async (shell: Shell, command: string): Promise<number | null> => {
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    void shell.stop();
  }, patienceMs);
  const code = await shell.exit;
  clearTimeout(timer);
  assert.ok(!isLate, `has not ended in ${patienceMs / 1000} s: ${command}\n${shell.output()}`);
  return code;
};

const answersPing = (port: string): boolean => {
  try {
    return execFileSync("valkey-cli", ["-p", port, "ping"], { encoding: "utf8", stdio: "pipe" }).startsWith("PONG");
  } catch {
    return false;
  }
};

for (const document of scenarioDocuments) {
  const text = blocksOf(document)
    .filter(({ language }) => language === "sh")
    .map((block) => block.text)
    .join("\n");
  describe(`${document}, step by step`, { skip: skipWithout(...programsOf(text)) }, () => {
    const folder = mkdtempSync(join(tmpdir(), "mock-gds-steps-"));
    const running: { readonly shell: Shell; readonly command: string }[] = [];
    let ports: ReadonlyMap<string, string> = new Map();

    const start = (command: string): Shell => {
      const shell = startShell(command, {
        cwd: folder,
        // A server whose document names no port takes a free one.
        environment: { PATH: `${process.env["PATH"]}:/usr/sbin`, MCP_HTTP_PORT: "0", MCP_SHUTDOWN_GRACE_MS: "0" },
      });
      running.push({ shell, command });
      return shell;
    };

    before(async () => {
      ports = await portsFor(text);
      // Built before the tests; no step writes into either.
      for (const name of ["dist", "balancer"]) symlinkSync(join(repository, name), join(folder, name));
      const port = ports.get("6379");
      if (port === undefined || /valkey-server --port 6379/.test(text)) return;
      await start(`exec valkey-server --port ${port} --save ""`).says(/Ready to accept connections/);
    });

    after(async () => {
      const servers: { readonly code: number | null; readonly said: string }[] = [];
      for (const { shell, command } of running.reverse()) {
        const code = await shell.stop();
        if (/ dist\/main\.js --http /.test(command)) servers.push({ code, said: `${command}\n${shell.output()}` });
      }
      if (/--daemonize yes/.test(text)) {
        for (const port of ports.values()) {
          try {
            execFileSync("valkey-cli", ["-p", port, "shutdown", "nosave"], { stdio: "ignore" });
          } catch {
            // It has ended already, as the document says.
          }
        }
      }
      removeProject(folder);
      for (const { code, said } of servers) assert.equal(code, 0, said);
    });

    // Steps follow on from one another: behind one that failed, the next would wait for what never comes.
    let hasFailed = false;
    const step = async (take: () => Promise<void>): Promise<void> => {
      assert.ok(!hasFailed, "a step before has failed");
      hasFailed = true;
      await take();
      hasFailed = false;
    };

    for (const block of blocksOf(document).filter(({ language }) => language === "sh")) {
      const take = async (): Promise<void> => {
        const command = block.text.replaceAll(writtenPort, (written) => ports.get(written) ?? written);
        const [, isServing] = serving.find(([form]) => form.test(command)) ?? [];
        if (isServing !== undefined) {
          await isServing(start(`exec env ${command}`), command);
          return;
        }
        const shell = startShell(`set -euo pipefail\n${command}`, {
          cwd: folder,
          environment: { PATH: `${process.env["PATH"]}:/usr/sbin` },
        });
        shell.process.stdin?.end();
        const ended = endInTime(shell, command);
        const nodes = [...command.matchAll(/127\.0\.0\.1:(\d+)/g)].map(([, port = ""]) => port);
        const code = await (command.includes("--cluster create") ? meetingAgain(nodes, ended) : ended);
        assert.equal(code, 0, `${command}\n${shell.output()}`);
        // A daemon's command ends before it listens; a person takes longer to type the next one.
        const daemons = command.includes("--daemonize yes") ? (/^for port in ([\d ]+)/m.exec(command)?.[1] ?? "") : "";
        for (const port of daemons.split(" ").filter((word) => word !== ""))
          await until(`a node listens on ${port}`, () => answersPing(port));
      };
      it(block.text.split("\n", 1)[0] ?? "", () => step(take));
    }

    it("names no port twice", () => assert.equal(new Set(ports.values()).size, ports.size));
  });
}
