/** The headers of a request as a plain object. */
import type { IncomingMessage } from "node:http";

/** Names are in lower case. Repeated headers are joined with commas. */
export const plainHeaders = ({ headers }: Pick<IncomingMessage, "headers">): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, typeof value === "string" ? value : value.join(", ")]],
    ),
  );
