/** Asks a Valkey one command over a connection of its own, and writes the answer as `valkey-cli` prints it. */
import { connect } from "node:net";

const lineEnd = "\r\n";
/** For a command that is answered at once, on a machine that is busy; nobody waits for one that hangs. */
export const longestCommandMs = 30_000;

type Read = { readonly lines: readonly string[]; readonly end: number };

/** The answer that begins at a place, as lines, and where it ends; undefined while a part of it has not come. */
const readAnswer = (bytes: Buffer, start: number): Read | undefined => {
  const headEnd = bytes.indexOf(lineEnd, start);
  if (headEnd < 0) return undefined;
  const kind = String.fromCharCode(bytes[start] ?? 0);
  const head = bytes.toString("utf8", start + 1, headEnd);
  const bodyStart = headEnd + lineEnd.length;
  if (kind === "$") {
    const end = bodyStart + Number(head);
    if (head === "-1") return { lines: [""], end: bodyStart };
    if (bytes.length < end + lineEnd.length) return undefined;
    return { lines: [bytes.toString("utf8", bodyStart, end)], end: end + lineEnd.length };
  }
  if (kind !== "*") return { lines: [head], end: bodyStart };
  const lines: string[] = [];
  let end = bodyStart;
  for (let count = Number(head); count > 0; count -= 1) {
    const part = readAnswer(bytes, end);
    if (part === undefined) return undefined;
    lines.push(...part.lines);
    end = part.end;
  }
  return { lines, end };
};

const written = (words: readonly string[]): string =>
  [`*${words.length}`, ...words.flatMap((word) => [`$${Buffer.byteLength(word)}`, word]), ""].join(lineEnd);

/** An error of Valkey's is an answer like any other; rejects where there is none. A process for each would cost far more. */
export const askValkey = (port: number, words: readonly string[]): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect({ host: "127.0.0.1", port });
    const fail = (error: Error): void => {
      socket.destroy();
      reject(error);
    };
    const timer = setTimeout(() => fail(new Error(`no answer to ${words[0]} from port ${port}`)), longestCommandMs);
    let bytes = Buffer.alloc(0);
    socket.on("connect", () => socket.write(written(words)));
    socket.on("data", (more) => {
      bytes = Buffer.concat([bytes, more]);
      const answer = readAnswer(bytes, 0);
      if (answer === undefined) return;
      socket.destroy();
      resolve(answer.lines.join("\n").trim());
    });
    socket.on("error", fail);
    socket.on("close", () => {
      clearTimeout(timer);
      reject(new Error(`the connection to port ${port} was closed before an answer to ${words[0]}`));
    });
  });
