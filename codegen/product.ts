/**
 * The product whose server serves the packs: the names of its command, keys, headers and settings, and its default pack. A project
 * sets them under `product` in `contracts/toolchain.json`.
 */
import { productOf } from "../src/contract/product.js";

export interface ProductFacts {
  /** The command that starts it. */
  readonly command: string;
  /** The prefix of its keys in `_meta`. */
  readonly metaPrefix: string;
  /** The prefix of its request headers. */
  readonly headerPrefix: string;
  /** The prefix of its environment variables. */
  readonly environmentPrefix: string;
  /** The pack that it serves where none is named. */
  readonly defaultPack: string;
}

/** For projects that set nothing else. */
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

/** A module of a client's runtime with the keys of a product. The hand-written module has those of the default product. */
export const speakingFor = (module: string, { metaPrefix }: ProductFacts): string =>
  module.replaceAll(`"${defaultProduct.metaPrefix}`, () => `"${metaPrefix}`);

/**
 * The package of the toolchain itself, which other projects install: their generated code imports the contract types and functions
 * from it.
 */
export const packagedRuntime = `${defaultProduct.command}/contract`;

/** The name and version that the toolchain gives to servers that it asks. */
export const askingClient = { name: `${defaultProduct.command}-contracts`, version: "1" } as const;

/** The prefix of its temporary folders, so that left-over ones can be recognised. */
export const temporaryPrefix = `${defaultProduct.command}-`;
