/**
 * What a change means to users of a generated client: their programs no longer compile, or fail where they use a name that is gone.
 * On the wire nothing may have changed.
 */
import type { JsonObject } from "../../../src/contract/contract.js";
import { type CompatRule, changeText, type ExampleChange } from "./rule.js";

const closed = (properties: JsonObject): JsonObject => ({ type: "object", properties, additionalProperties: false });

const animal = closed({ name: { type: "string" } });
const keeper = (schema: string): JsonObject => ({
  name: "feed",
  inputSchema: closed({ animal: { $ref: `../schemas/${schema}.json` } }),
});

const clientRule = (
  rule: Pick<CompatRule, "id" | "purpose" | "why" | "fix">,
  bad: ExampleChange,
  good: ExampleChange,
): CompatRule => ({
  ...rule,
  gate: "compatibility",
  level: "warning",
  bump: "client",
  bad: changeText(bad),
  good: changeText(good),
});

const version = "and give the pack a new minor version at least: the clients are published under it.";

export const clientRules: readonly CompatRule[] = [
  clientRule(
    {
      id: "client-package-renamed",
      purpose: "The package of a client is renamed.",
      why: "Under the old name nothing new is published, and every import of a program names the package.",
      fix: `Keep the name, or say in the changelog under which name the client goes on, ${version}`,
    },
    { before: { clients: { npm: "shop-client" } }, after: { clients: { npm: "shop-api" } } },
    { before: { clients: { npm: "shop-client" } }, after: { clients: { npm: "shop-client" } } },
  ),
  clientRule(
    {
      id: "client-package-removed",
      purpose: "The client of a language is no longer generated.",
      why: "Under its name nothing new is published, and programs that import it stay at the version that they have.",
      fix: `Add the output again in pack.json, or say in the changelog what to use instead, ${version}`,
    },
    { before: { outputs: ["server", "typescript", "python"] }, after: { outputs: ["server", "typescript"] } },
    {
      before: { outputs: ["server", "typescript", "python"] },
      after: { outputs: ["python", "typescript", "server"] },
    },
  ),
  clientRule(
    {
      id: "client-name-removed",
      purpose: "A client loses a type, method, function, error or entry point.",
      why: "Programs that use such a name do not compile with the next client, or fail where they come to it.",
      fix: `Keep the name in the contract that it is made of, or say in the changelog what to write instead, ${version}`,
    },
    {
      before: { schemas: { Animal: animal }, tools: [keeper("Animal")] },
      after: { schemas: { Beast: animal }, tools: [keeper("Beast")] },
    },
    {
      before: { schemas: { Animal: animal }, tools: [keeper("Animal")] },
      after: { schemas: { Animal: animal, Beast: animal }, tools: [keeper("Animal")] },
    },
  ),
  clientRule(
    {
      id: "client-union-narrowed",
      purpose: "A named union of a client loses a value, such as a reason.",
      why: "Programs that compare with such a value, or handle it, do not compile with the next client.",
      fix: `Say in the changelog that it no longer happens, ${version}`,
    },
    {
      before: { errors: ["SOLD_OUT", "NOT_FOUND"] },
      after: { errors: ["SOLD_OUT"] },
      also: ["error-reason-removed"],
    },
    { before: { errors: ["SOLD_OUT", "NOT_FOUND"] }, after: { errors: ["NOT_FOUND", "SOLD_OUT"] } },
  ),
];
