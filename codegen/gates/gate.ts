/** A drift gate: one question about a project, answered without changing anything. */
import type { EmittedFile } from "../emit/emitter.js";
import type { Finding } from "../finding.js";
import type { PackModel } from "../model.js";
import type { ProjectReader } from "../project.js";
import type { Toolchain } from "../toolchain.js";

export interface GateContext {
  /** Absolute path of the project's folder. */
  readonly root: string;
  readonly project: ProjectReader;
  readonly packs: readonly PackModel[];
  /** The generated files according to today's contracts, sorted by path. A promise, so that other work can begin before they are made. */
  readonly files: Promise<readonly EmittedFile[]>;
  readonly settings: Toolchain;
  readonly options: GateOptions;
}

export interface GateOptions {
  /** Gate 1: the document with which the verbatim parts are compared, in addition to their locked hashes. */
  readonly specification?: string;
  /** Gate 4: a running server, instead of those that the gate boots. Only `http:` and `https:`. */
  readonly url?: string;
  /** Gate 4: sent with every request to `url`, for a server behind a gateway that asks who is calling. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Gate 4: seconds that a server has for an answer; the gate's own limit if absent. */
  readonly requestSeconds?: number;
  /** Gate 4: the only pack to check; with `url`, the one that the server should serve. */
  readonly pack?: string;
  /** Gate 5: a git ref, a folder or the URL of a server. */
  readonly against?: string;
}

export interface GateResult {
  readonly findings: readonly Finding[];
  /** What was compared, and what was not compared and why. */
  readonly notes: readonly string[];
}

export type RunGate = (context: GateContext) => Promise<GateResult>;
