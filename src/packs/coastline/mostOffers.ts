/** The most offers in one answer. */
export const mostOffers = 20;
