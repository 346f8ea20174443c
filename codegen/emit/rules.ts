/** The rule for a project's own emitters. */
import type { Rule } from "../rule.js";

export const emitterRules: readonly Rule[] = [
  {
    id: "own-emitter",
    gate: "contract",
    level: "error",
    purpose:
      "Each module that contracts/toolchain.json names under emitters has a default export {name, emit}, and writes below generated/<pack>/ what no other emitter writes.",
    why: "Files that come from half of the emitters, or from two for one path, would be stale for one reader and orphaned for the next.",
    fix: "Edit the module that the finding names; a path that is wrong is put right in contracts/toolchain.json. Nothing is written until all of them work.",
    bad: "export default (pack) => [{ path: 'routes.json', text: '[]' }];",
    good: "const path = (pack) => 'generated/' + pack.name + '/routes.json';\nexport default { name: 'routes', emit: (pack) => [{ path: path(pack), text: '[]' }] };",
  },
];
