/** Reads `contracts/toolchain.json`, the project's settings of the toolchain. Applies none of them. */
import type { ContractFiles } from "./contractFiles.js";
import type { Finding } from "./finding.js";
import { type ContractFile, readContractFile } from "./load.js";
import type { MetaCheck } from "./metaSchemas.js";
import type { ProjectReader } from "./project.js";

export type Toolchain = ContractFiles["toolchain"];

export const toolchainPath = "contracts/toolchain.json";

export interface LoadedToolchain {
  /** Undefined if there is no such file, or if it cannot be read. */
  readonly file: ContractFile<Toolchain> | undefined;
  /** Empty without a file. */
  readonly settings: Toolchain;
  readonly findings: readonly Finding[];
}

export const loadToolchain = (project: ProjectReader, check: MetaCheck): LoadedToolchain => {
  const findings: Finding[] = [];
  const file = readContractFile(project, check, findings)("toolchain", toolchainPath);
  return { file, settings: file?.content ?? {}, findings };
};
