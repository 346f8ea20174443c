/** Which flights are domestic. A territory counts as its state where no border is crossed between the two. */

const stateOfTerritory: Readonly<Record<string, string>> = { PR: "US" };

/** The country whose rules apply at an airport of an ISO country code. */
export const stateOf = (country: string): string => stateOfTerritory[country] ?? country;

/** Whether a journey between two countries crosses no border. */
export const isDomestic = (from: { readonly country: string }, to: { readonly country: string }): boolean =>
  stateOf(from.country) === stateOf(to.country);
