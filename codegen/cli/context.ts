/** Makes the context of the gates: the models of a project, and its generated files on demand. */
import type { EmittedFile } from "../emit/emitter.js";
import type { GateContext } from "../gates/gate.js";
import { emitFiles, type Models } from "../generate.js";
import type { Session } from "./session.js";

/** The files are generated once, when the first gate asks for them. */
export const contextOf = ({ root, project, commandLine }: Session, { packs, settings }: Models): GateContext => {
  let files: Promise<readonly EmittedFile[]> | undefined;
  const emitted = async (): Promise<readonly EmittedFile[]> => {
    const [{ emitters }, { loadOwnEmitters }] = await Promise.all([
      import("../emit/index.js"),
      import("../emit/own.js"),
    ]);
    return emitFiles(packs, [...emitters, ...(await loadOwnEmitters(root.path, project, settings))]);
  };
  const { specification, url, headers, requestSeconds, against, pack } = commandLine;
  return {
    root: root.path,
    project,
    packs,
    settings,
    get files() {
      files ??= emitted();
      return files;
    },
    options: {
      ...(specification === undefined ? {} : { specification }),
      ...(url === undefined ? {} : { url }),
      ...(Object.keys(headers).length === 0 ? {} : { headers }),
      ...(requestSeconds === undefined ? {} : { requestSeconds }),
      ...(against === undefined ? {} : { against }),
      ...(pack === undefined ? {} : { pack }),
    },
  };
};
