/** Emits `python/`: the client of a pack as a Python project that needs only the standard library. */
import { readFile } from "node:fs/promises";
import { assetAt } from "../assets.js";
import { speakingFor } from "../product.js";
import { type BuiltInEmitter, type EmittedFile, folderOf, markdownHeader } from "./emitter.js";
import { contractModules } from "./python/modules.js";
import { projectFile, readmeFile } from "./python/project.js";
import { viewOf } from "./python/view.js";

/** The hand-written runtime modules, which are copied into every client. */
export const runtimeModules = [
  "__init__",
  "address",
  "answers",
  "async_client",
  "background",
  "caller",
  "connection",
  "content",
  "contract",
  "deadline",
  "errors",
  "http1",
  "json_values",
  "messages",
  "options",
  "retry",
  "revision",
  "sse",
  "stdio",
  "streamable_http",
  "sync_client",
  "transport",
] as const;

const source = (path: string): Promise<string> => readFile(assetAt(`codegen/client/python/${path}`), "utf8");

export const pythonClientEmitter: BuiltInEmitter = {
  name: "pythonClient",
  output: "python",
  emit: async (pack): Promise<readonly EmittedFile[]> => {
    const view = viewOf(pack);
    const folder = `${folderOf(pack)}/python`;
    const file = (path: string, text: string): EmittedFile => ({ path: `${folder}/${path}`, text });
    const module = (path: string, text: string): EmittedFile => file(`${view.module}/${path}`, text);
    const runtime = await Promise.all(
      runtimeModules.map(async (name) =>
        module(`runtime/${name}.py`, speakingFor(await source(`runtime/${name}.py`), pack.product)),
      ),
    );
    return [
      file("pyproject.toml", projectFile(view)),
      file("README.md", `${markdownHeader(pack.source)}${readmeFile(view)}`),
      file("build_backend.py", await source("build_backend.py")),
      module("py.typed", ""),
      ...contractModules(view).map(({ path, text }) => module(path, text)),
      ...runtime,
    ];
  },
};
