/**
 * The product whose server serves the packs: what its command, its keys, its headers and its settings are called, and which pack it
 * serves where none is named. A project says it under `product` in `contracts/toolchain.json`.
 */
import { productOf } from "../src/contract/product.js";

export interface ProductFacts {
  /** The command that starts it. */
  readonly command: string;
  /** What its keys in `_meta` begin with. */
  readonly metaPrefix: string;
  /** What its request headers begin with. */
  readonly headerPrefix: string;
  /** What its environment variables begin with. */
  readonly environmentPrefix: string;
  /** The pack that it serves where none is named. */
  readonly defaultPack: string;
}

/** Of projects that say nothing else. */
export const defaultProduct: ProductFacts = {
  command: "mock-gds",
  metaPrefix: "io.github.mock-gds/",
  headerPrefix: "X-Gds-",
  environmentPrefix: "MOCK_GDS_",
  defaultPack: "gds",
};

export const productFactsOf = ({ product }: { readonly product?: Partial<ProductFacts> }): ProductFacts => ({
  ...defaultProduct,
  ...product,
});

/** The keys and headers of a product that generated code and checks use. */
export const placeNames = ({ command, ...prefixes }: ProductFacts) => {
  const { headersRead, metaKeys } = productOf({ name: command, version: "", ...prefixes });
  return { worldHeader: headersRead.world, metaKeys };
};

/** A module of a client's runtime for a product: as it is written by hand it has the keys of the default one. */
export const speakingFor = (module: string, { metaPrefix }: ProductFacts): string =>
  module.replaceAll(`"${defaultProduct.metaPrefix}`, () => `"${metaPrefix}`);

/** The package of the toolchain itself, which other projects install: generated code imports the contract from it. */
export const packagedRuntime = `${defaultProduct.command}/contract`;

/** What the toolchain calls itself to servers that it asks. */
export const askingClient = { name: `${defaultProduct.command}-contracts`, version: "1" } as const;

/** What its temporary folders are called, for those who look for what was left. */
export const temporaryPrefix = `${defaultProduct.command}-`;
