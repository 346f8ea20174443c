/** Which flights are domestic. A territory counts as part of its state if there is no border between the two. */

const stateOfTerritory: Readonly<Record<string, string>> = { PR: "US" };

/** The ISO code of the country whose rules apply in a country or territory. */
export const stateOf = (country: string): string => stateOfTerritory[country] ?? country;

/** Whether a journey between two countries crosses no border. */
export const isDomestic = (from: { readonly country: string }, to: { readonly country: string }): boolean =>
  stateOf(from.country) === stateOf(to.country);
