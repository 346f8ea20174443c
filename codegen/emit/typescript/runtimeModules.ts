/** The hand-written runtime modules, which are published with every TypeScript client. */

import { type ProductFacts, speakingFor } from "../../product.js";
import { publishModule } from "../../publish.js";
import type { EmittedFile } from "../emitter.js";

/** Paths below `runtime/`, without extension. A module of types has no JavaScript. */
export const runtimeModules = [
  "answers",
  "attempts",
  "call",
  "call.types",
  "caller",
  "client",
  "client.types",
  "clock",
  "connect/client",
  "connect/clientProgram",
  "connect/connect.types",
  "connect/noProgram",
  "connect/politeFetch",
  "connect/sdk",
  "connect/sdkProgram",
  "connection",
  "connection.types",
  "content.types",
  "descriptor.types",
  "error.types",
  "errors",
  "facts",
  "faults",
  "fields",
  "meta",
  "methods",
  "mirrored",
  "mock",
  "mock.types",
  "official",
  "read",
  "reasons",
  "refusals",
  "retry",
  "within",
] as const;

const runtimeHeader = "// @generated: the runtime of every client. It is written by npm run codegen.\n";

const publishedAs = async (name: string, folder: string, product: ProductFacts): Promise<readonly EmittedFile[]> => {
  const { javascript, declarations } = await publishModule(`codegen/client/typescript/runtime/${name}.ts`);
  const file = (extension: string, text: string): EmittedFile => ({
    path: `${folder}/runtime/${name}${extension}`,
    text: `${runtimeHeader}${text}`,
  });
  return [
    ...(name.endsWith(".types") ? [] : [file(".js", speakingFor(javascript, product))]),
    file(".d.ts", declarations),
  ];
};

/** The files of the runtime in a client's folder. */
export const publishedRuntime = async (folder: string, product: ProductFacts): Promise<readonly EmittedFile[]> =>
  (await Promise.all(runtimeModules.map((name) => publishedAs(name, folder, product)))).flat();
