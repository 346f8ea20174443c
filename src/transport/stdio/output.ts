/** Writes lines to a stream. Lines of one turn of the event loop go out in one write. It knows no message. */
import type { Writable } from "node:stream";

export interface LineOutput {
  /** Resolves when the line was written, or nobody reads any more. */
  readonly write: (line: string | Buffer) => Promise<void>;
  /** Writes at once the lines that wait for the end of the turn. */
  readonly flush: () => void;
  /** Whether the reader is too far behind: then input should pause. */
  readonly isBehind: () => boolean;
  /** Call when nobody reads any more: lines are dropped from then on. */
  readonly breakOff: () => void;
}

/** Limit of bytes that wait for the reader. Above it no request is accepted. */
const mostWaitingBytes = 8 * 1024 * 1024;

const newline = Buffer.from("\n");

const joined = (lines: readonly (string | Buffer)[]): string | Buffer => {
  if (lines.every((line) => typeof line === "string")) return `${lines.join("\n")}\n`;
  return Buffer.concat(lines.flatMap((line) => [typeof line === "string" ? Buffer.from(line) : line, newline]));
};

export const createLineOutput = (output: Writable): LineOutput => {
  let lines: (string | Buffer)[] = [];
  let turn: Promise<void> | undefined;
  let endTurn: () => void = () => undefined;
  let isBroken = false;

  const flush = (): void => {
    if (lines.length === 0) return;
    const taken = joined(lines);
    const end = endTurn;
    lines = [];
    turn = undefined;
    if (isBroken) end();
    else output.write(taken, () => end());
  };

  return {
    write: (line) => {
      lines.push(line);
      turn ??= new Promise((resolve) => {
        endTurn = resolve;
        setImmediate(flush);
      });
      return turn;
    },
    flush,
    isBehind: () => output.writableLength > mostWaitingBytes,
    breakOff: () => {
      isBroken = true;
      flush();
    },
  };
};
