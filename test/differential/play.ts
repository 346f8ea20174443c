/** Plays a case of the corpus to one server, and tells everything that came of it: answers, effects, announcements. */
import type { Caller } from "../../src/runtime/calls/caller.js";
import { type Answer, messagesOf } from "./answer.js";
import { comparable, createNames, type Names } from "./compare.js";
import { type Case, call, type Fields, initialize, type LegacyRevision, modern, plain } from "./requests.js";
import { sampleCalls } from "./sampleCalls.js";
import type { ComparedServer } from "./servers.js";
import { type Exchange, send, type WireRequest } from "./wire.js";

/** What stands for something that is known only when the case is played: `{session}`, `{pnr}`, `{flight}`... */
type Words = ReadonlyMap<string, string>;

const filled = (text: string, words: Words): string =>
  // The id of a question is not always text.
  text
    .replaceAll('"{asked}"', () => words.get("asked") ?? "null")
    .replaceAll(/\{([a-z]+)\}/g, (whole, word: string) => words.get(word) ?? whole);

const filledRequest = (request: WireRequest, words: Words): WireRequest => ({
  ...request,
  path: filled(request.path, words),
  headers: request.headers.map(([name, value]) => [name, filled(value, words)]),
  body: typeof request.body === "string" ? filled(request.body, words) : request.body,
});

const patterns: Readonly<Record<string, RegExp>> = {
  pnr: /"pnr":"(TEST-[A-Z2-7]{6})"/,
  cursor: /"nextCursor":"([^"]+)"/,
  state: /"requestState":"([^"]+)"/,
  minted: /"io\.github\.mock-gds\/session":"([^"]+)"/,
};

/** What later requests of the case may speak of. */
const learnt = (answer: Answer, words: Words): Words => {
  const text = JSON.stringify([answer.body ?? null, answer.events]);
  const found = Object.entries(patterns).flatMap(([word, pattern]) => {
    const value = pattern.exec(text)?.[1];
    return value === undefined ? [] : [[word, value] as const];
  });
  const session = answer.headers["mcp-session-id"];
  const begun = session !== undefined && words.get("session") === undefined ? [["session", session] as const] : [];
  const question = messagesOf(answer).find(
    (one) => Object.hasOwn(Object(one), "method") && Object.hasOwn(Object(one), "id"),
  );
  const asked = question === undefined ? [] : [["asked", JSON.stringify(Reflect.get(Object(question), "id"))] as const];
  const last = answer.events.map(({ id }) => id).findLast((id) => typeof id === "string");
  const told = last === undefined ? [] : [["event", String(last)] as const];
  return new Map([...words, ...found, ...begun, ...asked, ...told]);
};

const health: WireRequest = { ...plain, method: "GET", path: "/health", headers: [], framing: "bare" };

/** A request that prepares a case or looks back at it. */
const answered = async (port: number, request: WireRequest): Promise<Answer> =>
  (await send(port, { ...request, end: "leave" })).finish();

const idPatterns: Readonly<Record<string, RegExp>> = {
  flight: /"flightId":"(FL-[^"]+)"/,
  hotel: /"hotelId":"(HT-[^"]+)"/,
  car: /"carId":"(CR-[^"]+)"/,
};

const searches = { flight: "searchFlights", hotel: "searchHotels", car: "searchCars" } as const;

/** Ids of offers that can be booked now, for the words of the case that stand for them. */
const offersFor = async (port: number, one: Case): Promise<Words> => {
  const text = JSON.stringify(one.requests);
  const found = new Map<string, string>();
  for (const [word, tool] of Object.entries(searches)) {
    if (!text.includes(`{${word}}`)) continue;
    const { body } = await answered(port, modern("tools/call", call(tool, sampleCalls[tool])));
    const id = idPatterns[word]?.exec(JSON.stringify(body))?.[1];
    if (id === undefined) throw new Error(`no offer of ${tool}: ${JSON.stringify(body).slice(0, 300)}`);
    found.set(word, id);
  }
  return found;
};

/** Opens a session. That its client is ready is not said: it is a request more, and cases of its own are about it. */
const begin = async (
  port: number,
  revision: LegacyRevision,
  capabilities: Fields | undefined,
  names: Names,
): Promise<string> => {
  const answer = await answered(port, initialize(revision, capabilities));
  names.note(answer);
  return answer.headers["mcp-session-id"] ?? "";
};

/** A handle that cases of the modern revision book under, so that what they booked can be listed. */
export const handle = "corpus-handle-0000001";

/** What the case has left behind for its session or its handle: read past the transport, which is what is compared. */
const effectsOf = async ({ runtime }: ComparedServer, session: string | undefined): Promise<unknown> => {
  const world = session === undefined ? undefined : runtime.sessions.worldOf(session);
  const connection =
    session === undefined || world === undefined ? undefined : ({ kind: "mcp-session", id: session, world } as const);
  const caller: Caller = {
    transport: "http",
    era: "modern",
    correlationId: "effects",
    signal: new AbortController().signal,
    meta: {},
    handleHeader: session === undefined ? handle : undefined,
    worldHeader: undefined,
    connection,
    clientName: null,
    clientVersion: null,
    protocolVersion: null,
    exchange: undefined,
    onScope: () => undefined,
  };
  const read: readonly (() => Promise<unknown>)[] = [
    () => runtime.callTool({ name: "listBookings", arguments: {} }, caller),
    async () => JSON.parse(String(Reflect.get(await runtime.readResource("gds://session/current", caller), "text"))),
  ];
  const found: unknown[] = [];
  for (const ask of read) found.push(await ask().catch((error: unknown) => ({ refused: String(error) })));
  return found;
};

export interface Played {
  readonly answers: readonly Answer[];
  /** The answers, their effects and what was announced, without what a run decides. */
  readonly comparable: unknown;
}

/** Real time between two cases: a session that was touched shows it. */
const pauseMs = 1_000;

export const play = async (
  server: ComparedServer,
  one: Case,
  form: (answer: Answer, names: Names) => unknown = comparable,
): Promise<Played> => {
  const { port } = server;
  const names = createNames();
  const { session, capabilities, requests } = one;
  server.advance(pauseMs);
  let words = await offersFor(port, one);
  if (session !== undefined) words = new Map([...words, ["session", await begin(port, session, capabilities, names)]]);
  server.advance(pauseMs);
  const open: (Answer | Exchange)[] = [];
  for (const request of requests) {
    server.advance(request.afterMs ?? 0);
    const exchange = await send(port, filledRequest(request, words));
    await exchange.begun;
    if (request.streamedMessages !== undefined) {
      const { asksAfter, meanwhile, isLeftAtOnce } = request;
      if (asksAfter !== undefined) words = learnt(await exchange.heard(asksAfter), words);
      if (meanwhile !== undefined) await answered(port, filledRequest(meanwhile, words));
      if (isLeftAtOnce !== true) {
        open.push(exchange);
        continue;
      }
      const left = await exchange.finish();
      words = learnt(left, words);
      open.push(left);
      // By the time that this is answered the server has seen that the client has gone.
      await answered(port, health);
      continue;
    }
    const answer = await exchange.finish();
    words = learnt(answer, words);
    open.push(answer);
  }
  const answers = await Promise.all(open.map((item) => ("finish" in item ? item.finish() : item)));
  const effects = await effectsOf(server, session === undefined ? undefined : words.get("session"));
  const ofThisRun = (value: unknown): unknown => JSON.parse(names.applied(JSON.stringify(value)));
  return {
    answers,
    comparable: {
      answers: answers.map((answer) => form(answer, names)),
      effects: ofThisRun(effects),
      changes: ofThisRun(server.takeChanges()),
    },
  };
};
