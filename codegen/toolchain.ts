/** Reads `contracts/toolchain.json`, the project's settings of the toolchain. Decides nothing about them. */
import type { ContractFiles } from "./contractFiles.js";
import type { Finding } from "./finding.js";
import { readContractFile } from "./load.js";
import type { MetaCheck } from "./metaSchemas.js";
import type { ProjectReader } from "./project.js";

export type Toolchain = ContractFiles["toolchain"];

export const toolchainPath = "contracts/toolchain.json";

/** The settings; none where there is no such file. */
export const loadToolchain = (
  project: ProjectReader,
  check: MetaCheck,
): { readonly settings: Toolchain; readonly findings: readonly Finding[] } => {
  const findings: Finding[] = [];
  const file = readContractFile(project, check, findings)("toolchain", toolchainPath);
  return { settings: file?.content ?? {}, findings };
};
