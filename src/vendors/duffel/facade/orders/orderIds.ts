/** The ids of orders and of their parts. They follow from the PNR, so an order has the same id whoever booked it. */
const letters = /^TEST-([A-Z2-7]{6})$/;

export const isPnr = (text: string): boolean => letters.test(text);

const lettersOf = (pnr: string): string => letters.exec(pnr)?.[1] ?? "";

/** The PNR in an id with this prefix; undefined for any other id. */
const pnrOf = (prefix: string, id: string): string | undefined => {
  const pnr = `TEST-${id.slice(prefix.length + 1)}`;
  return id.startsWith(`${prefix}_`) && letters.test(pnr) ? pnr : undefined;
};

export const orderId = (pnr: string): string => `ord_${lettersOf(pnr)}`;
export const pnrOfOrder = (id: string): string | undefined => pnrOf("ord", id);

/** The id of an order's payment. An order has at most one. */
export const paymentId = (pnr: string): string => `pay_${lettersOf(pnr)}`;
export const pnrOfPayment = (id: string): string | undefined => pnrOf("pay", id);

/** The letters in the id of a slice, by its index. */
export const sliceLetters = (pnr: string, index: number): string => `${lettersOf(pnr)}${index}`;

/** The id of a passenger who was not booked through Duffel. */
export const ownPassengerId = (pnr: string, paxRef: string): string => `pas_${lettersOf(pnr)}${paxRef}`;
