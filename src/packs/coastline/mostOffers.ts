/** Most offers of an answer. */
export const mostOffers = 20;
