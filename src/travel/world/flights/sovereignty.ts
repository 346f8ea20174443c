/** Which flights are domestic. A territory counts as its state where no border is crossed between the two. */

const STATE_OF_TERRITORY: Readonly<Record<string, string>> = { PR: "US" };

/** The country whose rules apply at an airport of an ISO country code. */
export function stateOf(country: string): string {
  return STATE_OF_TERRITORY[country] ?? country;
}

/** Whether a journey between two countries crosses no border. */
export function isDomestic(from: { readonly country: string }, to: { readonly country: string }): boolean {
  return stateOf(from.country) === stateOf(to.country);
}
