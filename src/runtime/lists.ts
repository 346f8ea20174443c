/** The lists of the tools, resources and prompts that a server serves: one manifest, loaded once, served in pages. */
import type { Manifest, OutputSchemas, PackContract, SchemaProfile } from "../contract/contract.js";
import { pageOf } from "./calls/paging.js";
import type { Runtime } from "./runtime.js";
import { manifestOf } from "./toolChoice.js";

export interface ListOptions {
  readonly schemaProfile: SchemaProfile;
  readonly outputSchemas: OutputSchemas;
  /** Entries per page. */
  readonly pageSize: number;
}

export interface Lists {
  /** The contract's manifest as this server lists it. */
  readonly servedManifest: () => Promise<Manifest>;
  readonly list: Runtime["list"];
}

/** `names` are the tools that are served. */
export const createLists = (
  contract: Pick<PackContract, "loadManifest">,
  names: readonly string[],
  { schemaProfile, outputSchemas, pageSize }: ListOptions,
): Lists => {
  let manifest: Promise<Manifest> | undefined;
  const servedManifest = (): Promise<Manifest> => {
    manifest ??= contract.loadManifest(schemaProfile, outputSchemas).then((whole) => manifestOf(whole, names));
    return manifest;
  };
  return {
    servedManifest,
    list: async (list, cursor) => {
      const served = await servedManifest();
      return pageOf(served[list], cursor, { list, hash: served.hash, size: pageSize });
    },
  };
};
