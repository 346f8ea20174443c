/** A real haproxy with the project's own configuration, before servers on the loopback. Knows nothing of what they serve. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { plainEnvironment, type Shell, startShell } from "../docs/project.js";
import { freePort } from "./ports.js";
import { pathOfProgram } from "./programs.js";
import { repository } from "./repository.js";
import type { Scope } from "./scope.js";
import { until } from "./until.js";

export const configurationFile = join(repository, "balancer/haproxy.cfg");

/** The two servers of a backend, as the configuration has them. */
const serverPair = /^ {2}server one "\$\{SERVER_ONE\}"(.*)\n {2}server two .*$/gm;

/** The configuration for more servers or fewer than the two that it is written for. */
const configurationFor = (addresses: readonly string[]): string =>
  readFileSync(configurationFile, "utf8").replace(serverPair, (_pair, options: string) =>
    addresses.map((address, index) => `  server number-${index + 1} ${address}${options}`).join("\n"),
  );

/** haproxy's own check of the configuration; its warnings count as faults. Throws with what it says. */
export const checkBalancer = (addresses: readonly string[]): void => {
  const [SERVER_ONE = "", SERVER_TWO = ""] = addresses;
  const env = { ...plainEnvironment(), BALANCER_ADDRESS: "127.0.0.1:3001", SERVER_ONE, SERVER_TWO };
  execFileSync(pathOfProgram("haproxy") ?? "haproxy", ["-dW", "-c", "-f", configurationFile], { env, stdio: "pipe" });
};

export interface Balancer {
  /** For example `http://127.0.0.1:41234`. */
  readonly url: string;
  readonly shell: Shell;
}

/** Serves when it gets here; the servers need not. With two addresses, the configuration is used as it stands. */
export const startBalancer = async (scope: Scope, addresses: readonly string[]): Promise<Balancer> => {
  const [one = "", two = ""] = addresses;
  let file = configurationFile;
  if (addresses.length !== 2) {
    const directory = mkdtempSync(join(tmpdir(), "mock-gds-balancer-"));
    scope.after(() => rmSync(directory, { recursive: true, force: true }));
    file = join(directory, "haproxy.cfg");
    writeFileSync(file, configurationFor(addresses));
  }
  const address = `127.0.0.1:${await freePort()}`;
  const shell = startShell(`exec '${pathOfProgram("haproxy")}' -db -f '${file}'`, {
    cwd: repository,
    environment: { BALANCER_ADDRESS: address, SERVER_ONE: one, SERVER_TWO: two },
  });
  scope.after(async () => {
    shell.process.kill("SIGKILL");
    await shell.exit;
  });
  const url = `http://${address}`;
  await until("the balancer answers", async () => {
    if (shell.process.exitCode !== null) throw new Error(`haproxy ended: ${shell.output()}`);
    return fetch(`${url}/health`).then(
      () => true,
      () => false,
    );
  });
  return { url, shell };
};
