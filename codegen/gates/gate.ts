/** What a drift gate is: one question about a project, asked without changing anything. */
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
  /** What the contracts give today, sorted by path. Resolves once generation is done, so that other work can begin before. */
  readonly files: Promise<readonly EmittedFile[]>;
  readonly settings: Toolchain;
  readonly options: GateOptions;
}

export interface GateOptions {
  /** Gate 1: the document that the verbatim parts are compared with, instead of their locked hashes alone. */
  readonly specification?: string;
  /** Gate 4: a running server, instead of those that the gate boots. Only `http:` and `https:`. */
  readonly url?: string;
  /** Gate 4: sent with every request to `url`, for a server behind a gateway that asks who is calling. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Gate 4: how long a server has for an answer; a limit of the gate's own without it. */
  readonly requestSeconds?: number;
  /** Gate 4: the only pack to look at; with `url`, the one that the server should serve. */
  readonly pack?: string;
  /** Gate 5: a git ref, a folder or the URL of a server. */
  readonly against?: string;
}

export interface GateResult {
  readonly findings: readonly Finding[];
  /** What was compared with what, and what was not and why: never silent about something left out. */
  readonly notes: readonly string[];
}

export type RunGate = (context: GateContext) => Promise<GateResult>;
