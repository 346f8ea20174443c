/** The built-in emitters, in the order in which their files are listed. A project's own emitters are added after them. */
import { contractEmitter } from "./contract.js";
import type { BuiltInEmitter } from "./emitter.js";
import { llmsEmitter } from "./llms.js";
import { manifestsEmitter } from "./manifests.js";
import { modelsEmitter } from "./models.js";
import { pythonClientEmitter } from "./pythonClient.js";
import { referenceEmitter } from "./reference.js";
import { referencePagesEmitter } from "./referencePages.js";
import { registryEmitter } from "./registry.js";
import { resolveEmitter } from "./resolve.js";
import { settingsEmitter } from "./settings.js";
import { templatesEmitter } from "./templates.js";
import { tokensEmitter } from "./tokens.js";
import { typesEmitter } from "./types.js";
import { typescriptClientEmitter } from "./typescriptClient.js";
import { validatorsEmitter } from "./validators.js";
import { webhooksEmitter } from "./webhooks.js";

export const emitters: readonly BuiltInEmitter[] = [
  typesEmitter,
  resolveEmitter,
  validatorsEmitter,
  contractEmitter,
  manifestsEmitter,
  registryEmitter,
  settingsEmitter,
  webhooksEmitter,
  templatesEmitter,
  referenceEmitter,
  referencePagesEmitter,
  llmsEmitter,
  modelsEmitter,
  tokensEmitter,
  typescriptClientEmitter,
  pythonClientEmitter,
];
