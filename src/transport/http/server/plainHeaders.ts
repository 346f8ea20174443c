/** The headers of a request for those who know no sockets. */
import type { IncomingMessage } from "node:http";

/** Names in lower case, one text each. */
export const plainHeaders = ({ headers }: Pick<IncomingMessage, "headers">): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, typeof value === "string" ? value : value.join(", ")]],
    ),
  );
