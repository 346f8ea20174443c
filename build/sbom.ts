/** The bill of materials of a bundle, in CycloneDX 1.6: which packages' code is in it, in which version, under which licence. Pure. */
import type { LicensedPackage } from "./licences.js";

/** What `package.json` says of the product. */
export interface ProductDescription {
  readonly name: string;
  readonly version: string;
  readonly description: string;
  readonly license: string;
}

interface Named {
  readonly name: string;
  readonly version: string;
}

/** A package URL (github.com/package-url/purl-spec, type npm): the `@` of a scope is encoded. */
const packageUrlOf = ({ name, version }: Named): string => `pkg:npm/${name.replace(/^@/, "%40")}@${version}`;

/** A scope is the group of a component. */
const identityOf = (named: Named) => {
  const [, group, name] = /^(@[^/]+)\/(.+)$/.exec(named.name) ?? [undefined, undefined, named.name];
  return {
    "bom-ref": packageUrlOf(named),
    ...(group === undefined ? {} : { group }),
    name,
    version: named.version,
    purl: packageUrlOf(named),
  };
};

const licencesOf = (id: string) => [{ license: { id } }];

/** The text of the file. The same packages give the same bytes: it holds no time and no random serial number. */
export const sbomText = (product: ProductDescription, packages: readonly LicensedPackage[]): string => {
  const bom = {
    $schema: "http://cyclonedx.org/schema/bom-1.6.schema.json",
    bomFormat: "CycloneDX",
    specVersion: "1.6",
    version: 1,
    metadata: {
      lifecycles: [{ phase: "build" }],
      component: {
        type: "application",
        ...identityOf(product),
        description: product.description,
        licenses: licencesOf(product.license),
      },
    },
    components: packages.map((one) => ({ type: "library", ...identityOf(one), licenses: licencesOf(one.licence) })),
    dependencies: [{ ref: packageUrlOf(product), dependsOn: packages.map(packageUrlOf) }],
  };
  return `${JSON.stringify(bom, null, 2)}\n`;
};
