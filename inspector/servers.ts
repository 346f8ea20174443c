/**
 * The list of servers that the Inspector is started with: the same server once for each era, because the era is a property of
 * an entry there. Starts nothing.
 */

/** What the Inspector calls an era, and the revision that it then speaks. The newest comes first. */
const eras = [
  ["modern", "2026-07-28"],
  ["legacy", "2025-11-25"],
] as const;

export type Target =
  | {
      readonly type: "stdio";
      readonly command: string;
      readonly args: readonly string[];
      readonly env: NodeJS.ProcessEnv;
    }
  | { readonly type: "http"; readonly url: string };

/** The entries by name, as its configuration file has them. */
export const entriesOf = (name: string, target: Target): Readonly<Record<string, object>> =>
  Object.fromEntries(eras.map(([protocolEra, revision]) => [`${name}-${revision}`, { ...target, protocolEra }]));
