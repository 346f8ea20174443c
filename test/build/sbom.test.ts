/** The bill of materials: valid CycloneDX 1.6, complete beside the licences, and the same for the same packages. */
import assert from "node:assert/strict";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { after, before, describe, it } from "node:test";
import { Ajv } from "ajv";
import formats from "ajv-formats";
import { bundledPackages, type LicensedPackage, licensedPackages } from "../../build/licences.js";
import { buildProduct, licencesFile, sbomFile } from "../../build/product.js";
import { sbomText } from "../../build/sbom.js";
import packageJson from "../../package.json" with { type: "json" };
import { repository } from "../support/repository.js";

const schemaFolder = join(
  dirname(createRequire(import.meta.url).resolve("@cyclonedx/cyclonedx-library/package.json")),
  "res/schema",
);
const schemaAt = (name: string): object =>
  JSON.parse(readFileSync(join(schemaFolder, `${name}.SNAPSHOT.schema.json`), "utf8"));

/** CycloneDX's own schema, with the two that it refers to. Licences are checked against all identifiers of SPDX. */
const validatorOf16 = () => {
  const ajv = new Ajv({ strict: false, allErrors: true });
  formats.default(ajv);
  // ajv-formats does not know these two; the bill has no value of either but package URLs, which a test below matches.
  for (const name of ["iri-reference", "idn-email"]) ajv.addFormat(name, (text: string) => text !== "");
  for (const name of ["spdx", "jsf-0.82"])
    ajv.addSchema(schemaAt(name), `http://cyclonedx.org/schema/${name}.SNAPSHOT.schema.json`);
  const validate = ajv.compile(schemaAt("bom-1.6"));
  return (value: unknown): readonly string[] =>
    validate(value) ? [] : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
};

interface Bom {
  readonly metadata: { readonly component: { readonly purl: string } };
  readonly components: readonly {
    readonly group?: string;
    readonly name: string;
    readonly version: string;
    readonly purl: string;
    readonly licenses: readonly [{ readonly license: { readonly id: string } }];
  }[];
}

describe("the bill of materials of the product", () => {
  const folder = mkdtempSync(join(tmpdir(), "mock-gds-sbom-"));
  after(() => rmSync(folder, { recursive: true, force: true }));
  const faultsOf = validatorOf16();
  let text = "";
  let packages: readonly LicensedPackage[] = [];
  before(async () => {
    const metafile = await buildProduct(folder);
    packages = licensedPackages(repository, bundledPackages(repository, metafile));
    text = readFileSync(join(folder, sbomFile), "utf8");
  });

  it("is valid by the schema of CycloneDX 1.6", () => {
    assert.deepEqual(faultsOf(JSON.parse(text)), []);
  });

  it("would not be valid with a component without a name, or a licence that SPDX does not know", () => {
    const bom = JSON.parse(text);
    const [first, ...others] = bom.components;
    assert.notDeepEqual(faultsOf({ ...bom, components: [{ ...first, name: undefined }, ...others] }), []);
    const unknown = { ...first, licenses: [{ license: { id: "Mine-1.0" } }] };
    assert.notDeepEqual(faultsOf({ ...bom, components: [unknown, ...others] }), []);
  });

  it("names each package whose licence goes along, with version, licence and package URL, and no other", () => {
    const { metadata, components } = JSON.parse(text) as Bom;
    const named = components.map(({ group, name, version, licenses }) => {
      const whole = group === undefined ? name : `${group}/${name}`;
      return `${whole} ${version} (${licenses[0].license.id})`;
    });
    const chapters = readFileSync(join(folder, licencesFile), "utf8").match(/(?<=^=+\n)\S+ \S+ \(\S+\)(?=.*\n=+$)/gm);
    assert.ok(named.length > 25, `${named.length} packages`);
    assert.deepEqual(named, chapters);
    assert.equal(metadata.component.purl, `pkg:npm/mock-gds@${packageJson.version}`);
    const urls = components.map(({ purl }) => purl);
    for (const url of urls) assert.match(url, /^pkg:npm\/(%40[\w.-]+\/)?[\w.-]+@\d+\.\d+\.\d+/);
    assert.ok(urls.some((url) => url.startsWith("pkg:npm/%40modelcontextprotocol/server@")));
  });

  it("has the same bytes for the same packages", () => {
    assert.equal(sbomText(packageJson, packages), text);
  });
});
