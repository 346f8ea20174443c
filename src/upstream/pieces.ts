/** The body of an answer, piece by piece. Node's own iterator of a stream would cost half as much as the request. */
import type { IncomingMessage } from "node:http";

/** Pieces that may wait to be read; then the stream is paused. */
const most = 16;

/** Rejects with the stream's error. A reader that stops early ends the connection. */
export const piecesOf = (stream: IncomingMessage): AsyncIterable<Uint8Array> => ({
  [Symbol.asyncIterator]: () => {
    const pieces: Uint8Array[] = [];
    const end: { isThere: boolean; error?: Error } = { isThere: false };
    let wake: () => void = () => undefined;
    const ended = (error?: Error): void => {
      if (!end.isThere && error !== undefined) end.error = error;
      end.isThere = true;
      wake();
    };
    stream.on("data", (piece: Uint8Array) => {
      pieces.push(piece);
      if (pieces.length === most) stream.pause();
      wake();
    });
    stream.once("end", ended);
    stream.once("error", ended);
    return {
      next: async () => {
        while (pieces.length === 0 && !end.isThere) {
          await new Promise<void>((resolve) => {
            wake = resolve;
          });
        }
        const value = pieces.shift();
        if (pieces.length === 0 && stream.isPaused()) stream.resume();
        if (value !== undefined) return { value, done: false };
        if (end.error !== undefined) throw end.error;
        return { value: undefined, done: true };
      },
      return: async () => {
        stream.destroy();
        return { value: undefined, done: true };
      },
    };
  },
});
