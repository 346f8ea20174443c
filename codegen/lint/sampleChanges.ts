/** Short ways to write the examples of rules: changes to the sample pack that `rules.ts` describes. */

type Keywords = Readonly<Record<string, unknown>>;

/** Adds keywords to the one argument of the sample's tool, a string. */
export const inputProperty = (keywords: Keywords): Keywords => inputProperties({ word: keywords });

/** Changes arguments of the sample's tool, or adds new ones. */
export const inputProperties = (properties: Keywords): Keywords => ({
  "tools/findBooks.json": { inputSchema: { properties } },
});

/** Adds a property to the sample's shared schema, which is part of the output. */
export const outputProperty = (name: string, schema: Keywords): Keywords => ({
  "schemas/Book.json": { properties: { [name]: schema } },
});

/** A new shared schema in the file of this name, and a property of the output that refers to it. */
export const sharedSchema = (content: unknown, name = "Shelf"): Keywords => ({
  ...outputProperty("shelf", { $ref: `./${name}.json` }),
  [`schemas/${name}.json`]: content,
});

/** Replaces the examples of the sample's tool by one. */
export const oneExample = (example: Keywords): Keywords => ({
  "examples/findBooks.json": { examples: [{ name: "plain", title: "By one word", ...example }] },
});
