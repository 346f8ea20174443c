/** Reads an HTTP answer from bytes: its head, its framing, and its body as what it says it is. Pure. */

export interface ServerSentEvent {
  readonly [field: string]: unknown;
}

export interface Answer {
  /** Informational answers before the final one. */
  readonly interim: readonly number[];
  /** Undefined as long as no final head has come. */
  readonly status: number | undefined;
  /** Lower-case names; the values of a repeated one are joined, as in `a | b`. */
  readonly headers: Readonly<Record<string, string>>;
  readonly isComplete: boolean;
  /** What is wrong with how the end of the body is told. */
  readonly faults: readonly string[];
  readonly body: unknown;
  /** The events of an event stream, so far. */
  readonly events: readonly ServerSentEvent[];
  /** How many bytes the answer took, from the first. */
  readonly length: number;
  readonly afterwards: string;
}

export interface AnswerSituation {
  readonly isHead: boolean;
  /** The connection has ended: nothing more will come. */
  readonly isOver: boolean;
}

const nothing: Answer = {
  interim: [],
  status: undefined,
  headers: {},
  isComplete: false,
  faults: [],
  body: undefined,
  events: [],
  length: 0,
  afterwards: "",
};

interface Framed {
  readonly content: Buffer;
  readonly isComplete: boolean;
  readonly length: number;
  readonly faults: readonly string[];
}

/** The content of chunks, as far as they are there. */
const unchunked = (bytes: Buffer): Framed => {
  const pieces: Buffer[] = [];
  let at = 0;
  for (;;) {
    const lineEnd = bytes.indexOf("\r\n", at);
    if (lineEnd < 0) break;
    const size = Number.parseInt(bytes.toString("latin1", at, lineEnd), 16);
    if (Number.isNaN(size)) {
      return { content: Buffer.concat(pieces), isComplete: true, length: bytes.length, faults: ["a bad chunk"] };
    }
    const end = lineEnd + 2 + size;
    if (bytes.length < end + 2) break;
    at = end + 2;
    if (size === 0) return { content: Buffer.concat(pieces), isComplete: true, length: at, faults: [] };
    pieces.push(bytes.subarray(lineEnd + 2, end));
  }
  return { content: Buffer.concat(pieces), isComplete: false, length: bytes.length, faults: [] };
};

/** The messages that an answer carries, as JSON or as events. */
export const messagesOf = ({ body, events }: Answer): readonly unknown[] =>
  body === undefined ? events.map(({ data }) => data).filter((data) => typeof data === "object") : [body];

const hasNoBody = (status: number): boolean => status === 204 || status === 304;

const framed = (
  rest: Buffer,
  status: number,
  headers: Answer["headers"],
  { isHead, isOver }: AnswerSituation,
): Framed => {
  const { "content-length": declared, "transfer-encoding": encoding } = headers;
  const faults = [
    ...(declared !== undefined && encoding !== undefined ? ["both Content-Length and Transfer-Encoding"] : []),
    ...(declared !== undefined && !/^\d+$/.test(declared) ? [`Content-Length: ${declared}`] : []),
    ...(encoding !== undefined && encoding !== "chunked" ? [`Transfer-Encoding: ${encoding}`] : []),
  ];
  if (isHead || hasNoBody(status)) return { content: Buffer.alloc(0), isComplete: true, length: 0, faults };
  if (encoding === "chunked") {
    const { faults: more, ...content } = unchunked(rest);
    return { ...content, faults: [...faults, ...more] };
  }
  if (declared !== undefined) {
    const length = Number(declared);
    return { content: rest.subarray(0, length), isComplete: rest.length >= length, length, faults };
  }
  return { content: rest, isComplete: isOver, length: rest.length, faults };
};

const headersOf = (lines: readonly string[]): Record<string, string> => {
  const headers: Record<string, string> = {};
  for (const line of lines) {
    const colon = line.indexOf(":");
    const name = line.slice(0, colon).toLowerCase();
    const value = line.slice(colon + 1).trim();
    headers[name] = headers[name] === undefined ? value : `${headers[name]} | ${value}`;
  }
  return headers;
};

const asJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return { text };
  }
};

/** The events of a stream; comments keep a connection alive and say nothing. */
const eventsOf = (text: string): readonly ServerSentEvent[] =>
  text
    .split(/\n\n/)
    .slice(0, -1)
    .map((block) => block.split("\n").filter((line) => line !== "" && !line.startsWith(":")))
    .filter((lines) => lines.length > 0)
    .map((lines) =>
      Object.fromEntries(
        lines.map((line) => {
          const [, field = line, value = ""] = /^([^:]*):? ?(.*)$/s.exec(line) ?? [];
          return [field, field === "data" && value !== "" ? asJson(value) : value];
        }),
      ),
    );

const bodyOf = (text: string, type: string): Pick<Answer, "body" | "events"> => {
  if (type.startsWith("text/event-stream")) return { body: undefined, events: eventsOf(text) };
  if (type.startsWith("application/json")) return { body: asJson(text), events: [] };
  return { body: text === "" ? undefined : { text }, events: [] };
};

/** The first final answer among the bytes, as far as it has come. */
export const parseAnswer = (bytes: Buffer, situation: AnswerSituation): Answer => {
  const interim: number[] = [];
  for (let start = 0; ; ) {
    const headEnd = bytes.indexOf("\r\n\r\n", start);
    if (headEnd < 0) return { ...nothing, interim, length: bytes.length };
    const [first = "", ...lines] = bytes.toString("latin1", start, headEnd).split("\r\n");
    const status = Number(first.split(" ")[1]);
    start = headEnd + 4;
    if (status >= 100 && status < 200) {
      interim.push(status);
      continue;
    }
    const headers = headersOf(lines);
    const rest = bytes.subarray(start);
    const { content, isComplete, length, faults } = framed(rest, status, headers, situation);
    const { body, events } = bodyOf(content.toString("utf8"), headers["content-type"] ?? "");
    return { ...nothing, interim, status, headers, isComplete, faults, body, events, length: start + length };
  }
};
