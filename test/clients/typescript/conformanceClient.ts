/** The client of the pack conformance, which asks for none: generated into a temporary folder for the tests that need one. */
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { type ProjectReader, projectAt } from "../../../codegen/project.js";
import type {
  JsonSchema202012ToolInput,
  TestElicitationInput,
  TestErrorHandlingInput,
  TestImageContentInput,
  TestSimpleTextInput,
  TestToolWithProgressInput,
  TestXMcpHeaderInput,
} from "../../../generated/conformance/types.js";
import type { CreateClient } from "../../../generated/gds/client/runtime/client.types.js";
import type { ContentBlock } from "../../../generated/gds/client/runtime/content.types.js";
import type { PackFacts, Tool } from "../../../generated/gds/client/runtime/descriptor.types.js";
import type { facts } from "../../../generated/gds/client/runtime/facts.js";
import { withAllOutputs, withPackAlone } from "../../codegen/project.js";
import { repository } from "../../support/repository.js";
import { clientFilesOf, writeFiles } from "./emitted.js";

type ContentTool<Input> = Tool<Input, readonly ContentBlock[]>;

/** The module of the generated package, as far as tests use it. */
export interface ConformanceClient {
  readonly createClient: CreateClient;
  readonly conformance: {
    readonly [facts]: PackFacts;
    readonly testSimpleText: ContentTool<TestSimpleTextInput>;
    readonly testImageContent: ContentTool<TestImageContentInput>;
    readonly testXMcpHeader: ContentTool<TestXMcpHeaderInput>;
    readonly testErrorHandling: ContentTool<TestErrorHandlingInput>;
    readonly testToolWithProgress: ContentTool<TestToolWithProgressInput>;
    readonly testElicitation: ContentTool<TestElicitationInput>;
    readonly jsonSchema202012Tool: ContentTool<JsonSchema202012ToolInput>;
  };
}

/** Writes the client below a folder, of the repository's contracts or of others with this pack, and gives its package's folder. */
export const writeConformanceClient = async (
  folder: string,
  project: ProjectReader = projectAt(repository),
): Promise<string> => {
  writeFiles(folder, await clientFilesOf(withAllOutputs(withPackAlone(project, "conformance"), "conformance")));
  return join(folder, "generated/conformance/client");
};

export const loadConformanceClient = async (packageFolder: string): Promise<ConformanceClient> =>
  import(pathToFileURL(join(packageFolder, "index.js")).href);
