/** Opens a pack for serving: binds its contract, handlers and readers into the small interface that transports use. */
import type { Log } from "../observability/log.js";
import { createAnnouncements } from "./announcements.js";
import type { Caller } from "./caller.js";
import type { CallServices } from "./calls.js";
import type { SchemaProfile, ToolContracts } from "./contract.js";
import type { Clock, Pack, ResourceChange } from "./handler.js";
import { type Page, pageOf } from "./paging.js";
import type { ErrorResult, ErrorStyle } from "./rendering.js";
import { createResourceReads, type ResourceBody } from "./resourceReads.js";
import { createResourceMatcher } from "./resourceUris.js";
import { createSessionRegistry } from "./sessionFacts.js";
import { createToolCalls, type ToolRequest, type ToolResult } from "./toolCalls.js";

export interface RuntimeOptions {
  readonly clock: Clock;
  readonly log: Log;
  readonly schemaProfile: SchemaProfile;
  readonly errorStyle: ErrorStyle;
  readonly validateOutput: boolean;
  readonly pageSize: number;
  readonly maxSessions: number;
}

/** A pack as the transports see it. Everything that throws, throws what the protocol layer can send as it is. */
export interface Runtime {
  readonly title: string;
  readonly version: string;
  readonly instructions: string;
  readonly hasResources: boolean;
  readonly banner: readonly string[];
  readonly callTool: (request: ToolRequest, caller: Caller) => Promise<ToolResult | ErrorResult>;
  readonly readResource: (uri: unknown, caller: Caller) => Promise<ResourceBody>;
  readonly list: (list: ListName, cursor: unknown) => Promise<Page>;
  readonly hasResource: (uri: string) => boolean;
  readonly onChange: (listener: (change: ResourceChange) => void) => () => void;
  readonly ready: () => Promise<void>;
  readonly close: () => Promise<void>;
  readonly log: Log;
}

export type ListName = "tools" | "resources" | "resourceTemplates";

/** Opens the pack's services (its store, for one) and waits until they can serve. Rejects with the reason if they cannot. */
export const openRuntime = async <Tools extends ToolContracts, Services>(
  pack: Pack<Tools, Services>,
  options: RuntimeOptions,
): Promise<Runtime> => {
  const { clock, log, schemaProfile, pageSize } = options;
  const { contract } = pack;
  const announcements = createAnnouncements((error) => log.exception("a subscriber failed", error));
  const opened = await pack.open({ clock, announce: announcements.announce, warn: log.warn });
  await opened.ready();
  const common: CallServices = {
    contract,
    clock,
    log,
    sessions: createSessionRegistry(options.maxSessions, clock.now),
  };
  const match = createResourceMatcher(contract.resources);
  return {
    title: contract.title,
    version: contract.version,
    instructions: contract.instructions,
    hasResources: contract.resources.length > 0,
    banner: opened.banner,
    callTool: createToolCalls(pack, opened.services, common, options),
    readResource: createResourceReads(pack, opened.services, common, match),
    list: async (list, cursor) => {
      const manifest = await contract.loadManifest(schemaProfile);
      return pageOf(manifest[list], cursor, { list, hash: manifest.hash, size: pageSize });
    },
    hasResource: (uri) => match(uri) !== undefined,
    onChange: announcements.subscribe,
    ready: opened.ready,
    close: opened.close,
    log,
  };
};
