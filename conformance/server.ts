/** Starts the built product on a port, as a stranger would, and ends it. */
import { spawn } from "node:child_process";
import { once } from "node:events";

export interface ServerUnderTest {
  /** Of the endpoint `/mcp`. */
  readonly url: string;
  /** What it has written so far. */
  readonly said: () => string;
  /** Ends it, and gives what it wrote. */
  readonly stop: () => Promise<string>;
}

const configuring = /^(MCP_|MOCK_GDS_|VALKEY_|LOG_LEVEL$)/;
const addressPattern = / on (http:\/\/\S+\/mcp)$/m;
/** Schemas are published as the contract has them: the suite looks at keywords that the portable form leaves out. */
const options = ["--port", "0", "--schema-profile", "verbatim", "--log-level", "warn"];

export interface Start {
  readonly words: readonly string[];
  readonly environment: NodeJS.ProcessEnv;
}

/** Resolves once it listens; rejects with what it wrote if it ends before. */
export const listen = async (mainScript: string, { words, environment }: Start): Promise<ServerUnderTest> => {
  const server = spawn(process.execPath, [mainScript, "--http", ...words], {
    env: environment,
    stdio: ["ignore", "ignore", "pipe"],
  });
  const ended = once(server, "exit");
  let said = "";
  const url = await new Promise<string>((resolve, reject) => {
    server.on("error", reject);
    server.on("exit", (code) => reject(new Error(`the server ended with ${code}:\n${said}`)));
    server.stderr.setEncoding("utf8").on("data", (piece: string) => {
      said += piece;
      const address = addressPattern.exec(said)?.[1];
      if (address !== undefined) resolve(address);
    });
  });
  return {
    url,
    said: () => said,
    stop: async () => {
      server.kill("SIGTERM");
      await ended;
      return said;
    },
  };
};

/** A server with one pack on a free port, and nothing of this machine's configuration in it. */
export const startServer = (mainScript: string, pack: string): Promise<ServerUnderTest> => {
  const environment = Object.fromEntries(Object.entries(process.env).filter(([name]) => !configuring.test(name)));
  return listen(mainScript, { words: [...options, "--pack", pack], environment });
};
