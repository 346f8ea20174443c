/** The ids of orders and of what belongs to one. They follow from its PNR, so that whoever booked it, it has one id. */
const letters = /^TEST-([A-Z2-7]{6})$/;

export const isPnr = (text: string): boolean => letters.test(text);

const lettersOf = (pnr: string): string => letters.exec(pnr)?.[1] ?? "";

/** The PNR behind an id with a prefix; undefined for any other id. */
const pnrOf = (prefix: string, id: string): string | undefined => {
  const pnr = `TEST-${id.slice(prefix.length + 1)}`;
  return id.startsWith(`${prefix}_`) && letters.test(pnr) ? pnr : undefined;
};

export const orderId = (pnr: string): string => `ord_${lettersOf(pnr)}`;
export const pnrOfOrder = (id: string): string | undefined => pnrOf("ord", id);

/** An order is paid at once, so it has one payment. */
export const paymentId = (pnr: string): string => `pay_${lettersOf(pnr)}`;
export const pnrOfPayment = (id: string): string | undefined => pnrOf("pay", id);

/** Of a slice by its index. */
export const sliceLetters = (pnr: string, index: number): string => `${lettersOf(pnr)}${index}`;

/** Of a passenger who was not booked through Duffel. */
export const ownPassengerId = (pnr: string, paxRef: string): string => `pas_${lettersOf(pnr)}${paxRef}`;
