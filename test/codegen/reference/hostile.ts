/** A pack whose every text tries to break out of where it is put. */

import { loadModels } from "../../../codegen/generate.js";
import type { PackModel } from "../../../codegen/model.js";
import type { Schema } from "../../../codegen/schema.js";
import { fixture } from "../project.js";

/** Would run, load, close or open something wherever it is not escaped. Some of it is HTML, some Markdown. */
export const attack = [
  "</code></pre></td></table></main><script>window.hacked = true</script>",
  '"><img src="https://attacker.invalid/x.png" onerror="window.hacked = true">',
  "' onmouseover='window.hacked = true",
  "&lt;b&gt; &#60;script&#62;",
  "```\n# Injected heading\n\n| a | b |\n|---|---|\n| [link](javascript:alert(1)) | ![image](https://attacker.invalid/y.png) |",
  "-->\n<!-- \u202eevil\u0000",
  "https://attacker.invalid www.attacker.invalid {{#each tools}} $`{process.exit(1)}",
].join("\n");

/** The pack `library` with the attack in every text that a contract may hold. */
export const hostilePack = (): PackModel => {
  const [pack] = loadModels(fixture("library")).packs;
  if (pack === undefined) throw new Error("There is no pack library.");
  const schema: Schema = {
    type: "object",
    properties: {
      [attack]: { type: "string", description: attack, pattern: attack, default: attack },
      choice: { type: "string", enum: [attack, "plain"], title: attack },
      always: { const: attack },
    },
    required: [attack],
    additionalProperties: false,
  };
  return {
    ...pack,
    title: attack,
    description: attack,
    instructions: attack,
    tools: pack.tools.map((tool) => ({
      ...tool,
      title: attack,
      description: attack,
      inputSchema: schema,
      outputSchema: schema,
      examples: [
        {
          name: "hostile",
          title: attack,
          description: attack,
          given: [{ call: tool.name, arguments: { text: attack }, as: "before" }],
          arguments: { text: attack },
          output: { type: "object", properties: { text: { const: attack } } },
        },
      ],
    })),
    schemas: pack.schemas.map((shared) => ({ ...shared, schema: { ...schema, description: attack } })),
    reasons: pack.reasons.map((reason) => ({ ...reason, message: attack, hint: attack })),
    resources: pack.resources.map((resource) => ({ ...resource, title: attack, description: attack, schema })),
    prompts: pack.prompts.map((prompt) => ({
      ...prompt,
      title: attack,
      description: attack,
      arguments: [{ name: "text", description: attack, required: true }],
    })),
  };
};
