/**
 * Counts the files that a warm searchFlights over HTTP enters on a Valkey, in both protocol eras, by V8's coverage. Plumbing is what
 * is neither the travel domain, nor a pack, nor generated.
 */
import { Session } from "node:inspector/promises";
import { createPack } from "../src/packs/gds/index.js";
import { serveOverHttp } from "../src/transport/http/serve.js";
import { callMessage, type Era, initializedMessage, initializeMessage, latest } from "./http/wire.js";
import { openSilently } from "./runtime.js";

/** By this file the folder of the sources is known, wherever they are loaded from. */
const knownFile = /transport\/http\/serve\.[jt]s$/;
const warmUps = 5;
/** Timers of the store run between calls. A file that only some of the calls enter is not counted. */
const observedCalls = 3;

interface Entered {
  readonly files: ReadonlySet<string>;
  readonly functions: number;
}

const isPlumbing = (file: string): boolean => !/^(travel|packs)\//.test(file);

const queryOf = (index: number) => ({
  origin: "JFK",
  destination: "LAX",
  departureDate: `2026-06-${String(index + 1).padStart(2, "0")}`,
});

/** Posts messages to a server as a client of an era, and throws where one is refused. */
const clientOf = async (url: string, era: Era) => {
  let sessionId: string | undefined;
  const post = async (body: string, more: Readonly<Record<string, string>>): Promise<void> => {
    const response = await fetch(`${url}/mcp`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        accept: "application/json, text/event-stream",
        ...(sessionId !== undefined && { "mcp-session-id": sessionId }),
        ...more,
      },
      body,
    });
    const text = await response.text();
    if (!response.ok || text.includes('"error"')) throw new Error(`${response.status} ${text}`);
    sessionId ??= response.headers.get("mcp-session-id") ?? undefined;
  };
  const version = { "mcp-protocol-version": latest[era] };
  if (era === "2025") {
    await post(JSON.stringify(initializeMessage), {});
    await post(JSON.stringify(initializedMessage), version);
  }
  const headers = era === "2025" ? version : { ...version, "mcp-method": "tools/call", "mcp-name": "searchFlights" };
  return (index: number): Promise<void> => post(callMessage(era, index + 1, "searchFlights", queryOf(index)), headers);
};

/** The files of src with a function that is entered during the work. Code outside of functions has run before. */
const enteredDuring = async (inspector: Session, work: () => Promise<void>): Promise<Entered> => {
  await inspector.post("Profiler.startPreciseCoverage", { callCount: true, detailed: false });
  await inspector.post("Profiler.takePreciseCoverage");
  await work();
  const { result } = await inspector.post("Profiler.takePreciseCoverage");
  await inspector.post("Profiler.stopPreciseCoverage");
  const folder = result.find(({ url }) => knownFile.test(url))?.url.replace(knownFile, "");
  if (folder === undefined) throw new Error("the call does not enter the HTTP server of this process");
  const files = new Set<string>();
  let functions = 0;
  for (const { url, functions: all } of result) {
    if (!url.startsWith(folder)) continue;
    const entered = all.filter(({ ranges }) => (ranges[0]?.count ?? 0) > 0).length;
    functions += entered;
    if (entered > 0) files.add(url.slice(folder.length).replace(/\.js$/, ".ts"));
  }
  return { files, functions };
};

const measure = async (url: string, era: Era, inspector: Session): Promise<Entered> => {
  const search = await clientOf(url, era);
  let next = 0;
  for (; next < warmUps; next++) await search(next);
  const calls: Entered[] = [];
  for (; next < warmUps + observedCalls; next++) calls.push(await enteredDuring(inspector, () => search(next)));
  const [first, ...others] = calls;
  if (first === undefined) throw new Error("nothing was measured");
  return {
    files: new Set([...first.files].filter((file) => others.every(({ files }) => files.has(file)))),
    functions: Math.min(...calls.map(({ functions }) => functions)),
  };
};

/** What a search of an era enters: names of files below `src`, and how many functions they have that are entered. */
export interface SearchPath {
  /** The newest revision of the era. */
  readonly revision: string;
  readonly plumbing: readonly string[];
  readonly files: number;
  readonly functions: number;
}

/** Serves the pack in this process, and measures a search of each era. */
export const searchPathsOn = async (valkeyUrl: string): Promise<readonly SearchPath[]> => {
  const { runtime, configuration } = await openSilently(
    ({ gds }) => createPack(gds),
    ["--http", "--port", "0", "--now", "2026-05-16T09:00:00Z"],
    { VALKEY_URL: valkeyUrl },
  );
  const serving = await serveOverHttp(runtime, configuration);
  const inspector = new Session();
  inspector.connect();
  await inspector.post("Profiler.enable");
  const paths: SearchPath[] = [];
  for (const era of ["2026", "2025"] as const) {
    const { files, functions } = await measure(serving.url, era, inspector);
    const plumbing = [...files].filter(isPlumbing).toSorted();
    paths.push({ revision: latest[era], plumbing, files: files.size, functions });
  }
  inspector.disconnect();
  await serving.stop();
  await runtime.close();
  return paths;
};
