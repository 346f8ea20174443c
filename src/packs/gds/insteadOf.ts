/** Suggests a tool to use in place of one that other systems have and this one does not. */

const words: readonly (readonly [pattern: RegExp, advice: string])[] = [
  [
    /^(?:modify|change|update|edit|amend|exchange|rebook|reschedule|rename)/i,
    "No tool changes a booking: cancelBooking cancels all of it, and bookFlight, bookHotel and bookCar book anew.",
  ],
  [/^(?:delete|remove|void|refund)/i, "Call cancelBooking, which cancels all of a PNR and says what is refunded."],
  [
    /^(?:get|show|view|find|read|fetch|lookup|check)_?(?:booking|reservation|pnr)/i,
    "Call retrieveBooking with the pnr.",
  ],
  [
    /^(?:pay|purchase|checkout|confirm|ticket|issue)/i,
    "Nothing is left to pay or to confirm: bookFlight, bookHotel and bookCar sell at once.",
  ],
  [/^(?:add)/i, "Call bookHotel or bookCar with existingPnr to add to a booking."],
];

/** One sentence of advice for the name of an unknown tool; undefined if there is none. */
export const insteadOf = (tool: string): string | undefined => words.find(([pattern]) => pattern.test(tool))?.[1];
