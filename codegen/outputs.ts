/** What can be generated for a pack, by the names that `outputs` in its pack.json gives. */

/**
 * - `server`: types, validators, descriptors, manifests and the registry of handlers, in the pack's folder
 * - `typescript`: the npm package of the client, `client/`
 * - `models`: the tools in the forms of model vendors, in the npm package
 * - `python`: the Python package of the client, `python/`
 * - `docs`: the reference for people and models, `docs/`
 */
export const outputNames = ["server", "typescript", "models", "python", "docs"] as const;

export type OutputName = (typeof outputNames)[number];

/** The output that contains another one, which cannot be generated without it. */
export const containerOf: Readonly<Partial<Record<OutputName, OutputName>>> = { models: "typescript" };

/** Whether an output is generated for a pack. */
export const hasOutput = ({ outputs }: { readonly outputs: readonly OutputName[] }, name: OutputName): boolean =>
  outputs.includes(name);
