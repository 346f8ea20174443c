/** Reads a resource through the pack's reader and gives it as text or base64 with its cache hint. It knows no transport. */
import type { ResourceContract, ToolContracts } from "../../contract/contract.js";
import type { ResourceContents, ResourceReader } from "../../contract/handler.js";
import { RequestRefusal, ResourceMissing } from "../../contract/refusal.js";
import type { ResourceMatch } from "../../contract/resourceUris.js";
import type { PackParts } from "../pack.js";
import { resolvePlace } from "../sessions/scope.js";
import type { Caller } from "./caller.js";
import { type CallServices, enteredContext, logCall, refusalOf } from "./calls.js";
import { asWireError, type Refusal, WireError } from "./rendering.js";

export type ResourceBody = {
  readonly uri: string;
  readonly mimeType: string;
  readonly cache: ResourceContract["cache"];
} & ({ readonly text: string } | { readonly blob: string });

type ReadResource = (uri: unknown, caller: Caller) => Promise<ResourceBody>;

/** A URI from a request. Throws a refusal if it is not a string. */
export const requestedUri = (uri: unknown): string => {
  if (typeof uri === "string") return uri;
  throw new RequestRefusal({
    field: "uri",
    value: uri,
    message: "Invalid uri: expected the URI of a resource",
    hint: "resources/list and resources/templates/list name them.",
  });
};

const inWire = (body: ResourceContents): { readonly text: string } | { readonly blob: string } => {
  if (body instanceof Uint8Array) return { blob: Buffer.from(body).toString("base64") };
  return { text: typeof body === "string" ? body : JSON.stringify(body) };
};

const missing = (uri: string): WireError => {
  const shownUri = uri.slice(0, 200);
  return new WireError(-32602, `Resource not found: ${shownUri}`, { uri: shownUri });
};

type Match = (uri: string) => ResourceMatch | undefined;

const readerIn = <Tools extends ToolContracts, Services>(
  pack: PackParts<Tools, Services>,
  { name }: ResourceContract,
): ResourceReader<Services> => {
  const reader = Object.hasOwn(pack.resources, name) ? pack.resources[name] : undefined;
  if (reader === undefined) throw new Error(`the pack has no reader for resource ${name}`);
  return reader;
};

/**
 * Creates the check whether a caller can listen to a resource: it must exist for the caller, and the caller must have a
 * session if the resource shows one. Rejects with the store's errors.
 */
export const createListenCheck =
  <Tools extends ToolContracts, Services>(
    pack: PackParts<Tools, Services>,
    common: CallServices<Services>,
    match: Match,
  ): ((uri: string, caller: Caller) => Promise<boolean>) =>
  async (uri, caller) => {
    const found = match(uri);
    if (found === undefined) return false;
    const { resource, parameters } = found;
    if (resource.uriTemplate === undefined) {
      return resource.cache.scope === "public" || resolvePlace(caller, common).scope.id !== undefined;
    }
    const context = await enteredContext(caller, common, false);
    return (await readerIn(pack, resource)(parameters, context)) !== undefined;
  };

/** Creates the handler of resources/read. It throws only WireErrors. */
export const createResourceReads = <Tools extends ToolContracts, Services>(
  pack: PackParts<Tools, Services>,
  common: CallServices<Services>,
  match: Match,
): ReadResource => {
  const read = async (uri: string, found: ResourceMatch | undefined, caller: Caller): Promise<ResourceBody> => {
    if (found === undefined) throw new ResourceMissing(uri);
    const context = await enteredContext(caller, common, false);
    const body = await readerIn(pack, found.resource)(found.parameters, context);
    if (body === undefined) throw new ResourceMissing(uri);
    return { uri, mimeType: found.resource.mimeType, ...inWire(body), cache: found.resource.cache };
  };

  return async (given, caller) => {
    const startedAtMs = performance.now();
    const found = typeof given === "string" ? match(given) : undefined;
    const finish = (refusal?: Refusal): void =>
      logCall(
        caller,
        { operation: "resources/read", target: found?.resource.name ?? null, startedAtMs, ...(refusal && { refusal }) },
        common.log,
      );
    try {
      const body = await read(requestedUri(given), found, caller);
      finish();
      return body;
    } catch (error) {
      if (error instanceof ResourceMissing) {
        const { message } = error;
        finish({
          reason: "RESOURCE_NOT_FOUND",
          code: -32602,

          message,
          data: {},
          isAlwaysRpc: true,
        });
        throw missing(error.uri);
      }
      const refusal = refusalOf(error, caller, common);
      finish(refusal);
      throw asWireError(refusal, caller.era);
    }
  };
};
