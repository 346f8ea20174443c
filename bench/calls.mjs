/** Servers of the product, the calls that they are asked, and what one costs them in CPU. */
import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { Agent, request } from "node:http";
import { fileURLToPath } from "node:url";

/** This build. */
export const own = fileURLToPath(new URL("../dist/main.js", import.meta.url));
const tickMs = 10;

const meta = {
  "io.modelcontextprotocol/protocolVersion": "2026-07-28",
  "io.modelcontextprotocol/clientInfo": { name: "against", version: "1" },
  "io.modelcontextprotocol/clientCapabilities": {},
};

/** Starts a server over HTTP on a frozen clock. `environment` is added to it. Calls take at most so many connections at a time. */
export const start = async (main, words = [], environment = {}, connections = 16) => {
  const child = spawn(process.execPath, [main, "--http", "--port", "0", "--log-level", "warn", ...words], {
    stdio: ["ignore", "ignore", "pipe"],
    env: { PATH: process.env.PATH, MOCK_GDS_NOW: "2026-05-16T09:00:00Z", MCP_MAX_CONNECTIONS: "1000", ...environment },
  });
  let said = "";
  await new Promise((resolve, reject) => {
    child.once("exit", () => reject(new Error(said)));
    child.stderr.on("data", (chunk) => {
      said += chunk;
      if (/ on http:\S+\/mcp/.test(said)) resolve();
    });
  });
  const [, url] = / on (http:\S+\/mcp)/.exec(said);
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const call = (name, given, { pack, session = "the-session-of-the-bench" } = {}) =>
    new Promise((resolve, reject) => {
      const body = JSON.stringify({
        jsonrpc: "2.0",
        id: 1,
        method: "tools/call",
        params: { name, arguments: given, _meta: meta },
      });
      const headers = {
        "content-type": "application/json",
        "content-length": Buffer.byteLength(body),
        accept: "application/json, text/event-stream",
        "mcp-protocol-version": "2026-07-28",
        "mcp-method": "tools/call",
        "mcp-name": name,
        "x-gds-session": session,
      };
      const sent = request(
        pack === undefined ? url : url.replace(/(\/[a-z-]+)?\/mcp$/, `/${pack}/mcp`),
        { method: "POST", agent, headers },
        (response) => {
          let text = "";
          response.setEncoding("utf8").on("data", (chunk) => {
            text += chunk;
          });
          response.on("end", () => {
            const { result, error } = JSON.parse(text);
            if (error !== undefined)
              reject(Object.assign(new Error(`${name}: ${text.slice(0, 300)}`), { code: error.code }));
            else resolve(result);
          });
        },
      );
      sent.on("error", reject).end(body);
    });
  const cpuMs = () => {
    const [user, system] = readFileSync(`/proc/${child.pid}/stat`, "utf8").split(") ")[1].split(" ").slice(11, 13);
    return (Number(user) + Number(system)) * tickMs;
  };
  return { call, cpuMs, processId: child.pid, stop: () => child.kill("SIGTERM") };
};

/** CPU microseconds of the server for each call. */
export const costOf = async ({ call, cpuMs }, calls, callers = 16) => {
  const before = cpuMs();
  let next = 0;
  const work = async () => {
    for (let at = next++; at < calls.length; at = next++) await call(...calls[at]);
  };
  await Promise.all(Array.from({ length: callers }, work));
  return ((cpuMs() - before) * 1000) / calls.length;
};

const dayAt = (index) => new Date(Date.UTC(2026, 5, 1 + index)).toISOString().slice(0, 10);
const routes = [
  ["JFK", "LAX"],
  ["LHR", "JFK"],
  ["SFO", "ORD"],
  ["CDG", "FRA"],
  ["SIN", "SYD"],
  ["ATL", "MIA"],
];
export const searchAt = (index) => {
  const [origin, destination] = routes[index % routes.length];
  return ["searchFlights", { origin, destination, departureDate: dayAt(Math.floor(index / routes.length) % 120) }];
};
const letters = (index) =>
  [...index.toString(26).padStart(4, "0")]
    .map((digit) => String.fromCharCode(97 + Number.parseInt(digit, 26)))
    .join("");
export const bookingAt = (flightIds, index) => [
  "bookFlight",
  {
    flightIds: [flightIds[index % flightIds.length]],
    passengers: [{ type: "adult", firstName: `Ada${letters(index)}`, lastName: "Larsen", dateOfBirth: "1988-03-02" }],
    contactEmail: "ada.larsen@example.com",
  },
];

export const median = (values) => values.toSorted((left, right) => left - right)[Math.floor(values.length / 2)];

export const many = (count, make) => Array.from({ length: count }, (_, index) => make(index));

/** Flights that bookings can be made of: a flight that is sold out counts as a call. */
export const flightIdsOf = async ({ call }) => {
  const found = await Promise.all(many(360, (index) => call(...searchAt(index))));
  return found.flatMap(({ structuredContent }) =>
    (structuredContent.itineraries ?? structuredContent.offers).slice(0, 6).map(({ flightId }) => flightId),
  );
};
