/** Reads the session's handle and the world from the headers of a plain HTTP request. */
import type { IncomingMessage } from "node:http";
import type { Product } from "../../contract/product.js";
import type { PlaceSources } from "../../runtime/sessions/scope.js";

const textOf = (value: string | readonly string[] | undefined): string | undefined =>
  typeof value === "string" ? value : undefined;

export const headersOf = (
  { headers }: IncomingMessage,
  { headersRead }: Product,
): Pick<PlaceSources, "handleHeader" | "worldHeader"> => ({
  handleHeader: textOf(headers[headersRead.session]),
  worldHeader: textOf(headers[headersRead.world]),
});
