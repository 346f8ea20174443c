/** One reader for each resource of the contract. A missing or extra reader does not compile. */
import type { ResourceName } from "../../../generated/conformance/contract.js";
import type { TemplateDataResource } from "../../../generated/conformance/types.js";
import type { ResourceReader } from "../../contract/handler.js";
import { imageBytes } from "./content.js";
import type { Services } from "./services.js";

export const resources: Readonly<Record<ResourceName, ResourceReader<Services>>> = {
  "static-text": () => "This is the content of the static text resource.",
  "static-binary": () => imageBytes,
  "watched-resource": () => "This is the content of the watched resource.",
  "template-data": ({ id = "" }): TemplateDataResource => ({ id, templateTest: true, data: `Data for ID: ${id}` }),
};
