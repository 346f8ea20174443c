/** The emitters, in the order in which they run. A project's own is added to this list, or given to `generate`. */
import { contractEmitter } from "./contract.js";
import type { Emitter } from "./emitter.js";
import { manifestsEmitter } from "./manifests.js";
import { referenceEmitter } from "./reference.js";
import { registryEmitter } from "./registry.js";
import { resolveEmitter } from "./resolve.js";
import { typesEmitter } from "./types.js";
import { validatorsEmitter } from "./validators.js";

export const emitters: readonly Emitter[] = [
  typesEmitter,
  resolveEmitter,
  validatorsEmitter,
  contractEmitter,
  manifestsEmitter,
  registryEmitter,
  referenceEmitter,
];
