/** The reasons for which these operations refuse, and the data that each needs besides the field and its value. */

type OtherCity = {
  readonly pnr: string;
  readonly city: string;
  /** The cities on the PNR's flights. */
  readonly places: string;
};

/** The data of a refusal, by reason. The names are those of the contract's catalogue, whose messages they fill. */
export type RefusalData = {
  readonly CONTACT_REQUIRED: unknown;
  readonly OFFER_NOT_FOUND: { readonly searchTool: string };
  readonly OFFER_EXPIRED: { readonly searchTool: string; readonly expiredAt: string };
  readonly SOLD_OUT: { readonly searchTool: string; readonly left: number; readonly needed: number };
  readonly PRICE_CHANGED: {
    readonly searchTool: string;
    readonly oldTotalCents: number;
    readonly newTotalCents: number;
    readonly oldTotal: string;
    readonly newTotal: string;
  };
  readonly NAME_INVALID: { readonly explanation: string };
  readonly NAME_NOT_ROMANIZED: unknown;
  readonly CARD_DATA_REFUSED: unknown;
  readonly PAYMENT_DECLINED: unknown;
  readonly IDEMPOTENCY_CONFLICT: unknown;
  readonly WORLD_FULL: { readonly limit: number };
  readonly PNR_NOT_FOUND: unknown;
  readonly CANCELLED_PNR: unknown;
  readonly VERSION_CONFLICT: unknown;
  readonly DUPLICATE_FLIGHT: unknown;
  readonly NOT_CHRONOLOGICAL: { readonly previous: string; readonly departure: string; readonly arrival: string };
  readonly ARNK: { readonly arrivesAt: string; readonly departsFrom: string };
  readonly MCT_VIOLATION: { readonly airport: string; readonly minutes: number; readonly minimumMinutes: number };
  readonly TOO_MANY_PAX: { readonly seats: number };
  readonly INFANT_WITHOUT_ADULT: { readonly adults: number; readonly children: number; readonly infants: number };
  readonly PAX_MISMATCH: { readonly booked: string; readonly searched: string };
  readonly PAX_TYPE_AGE: { readonly age: number; readonly date: string; readonly expected: string };
  readonly DOB_REQUIRED: { readonly explanation: string };
  readonly DUPLICATE_PASSENGER: unknown;
  readonly DUPLICATE_BOOKING: { readonly pnr: string; readonly flight: string };
  readonly OCCUPANCY_EXCEEDED: { readonly guests: number; readonly rooms: number; readonly maxOccupancy: number };
  readonly DRIVER_TOO_YOUNG: { readonly age: number; readonly minimumAge: number; readonly sippCode: string };
  readonly DRIVER_AGE_MISMATCH: { readonly age: number; readonly searchedAge: number };
  readonly HOTEL_OTHER_CITY: OtherCity;
  readonly HOTEL_BEFORE_ARRIVAL: {
    readonly checkInDate: string;
    readonly flight: string;
    readonly arrival: string;
    readonly arrivalDate: string;
  };
  readonly HOTEL_AFTER_DEPARTURE: {
    readonly checkOutDate: string;
    readonly flight: string;
    readonly departure: string;
    readonly departureDate: string;
  };
  readonly CAR_OTHER_CITY: OtherCity;
  readonly CAR_BEFORE_ARRIVAL: { readonly pickupDate: string; readonly flight: string; readonly arrival: string };
  readonly CAR_AFTER_DEPARTURE: { readonly dropoffDate: string; readonly flight: string; readonly departure: string };
  readonly TRIP_OVERLAP: {
    readonly pnr: string;
    readonly person: string;
    readonly segmentRef: string;
    readonly from: string;
    readonly to: string;
  };
  readonly ALREADY_TICKETED: unknown;
  readonly HOLD_EXPIRED: { readonly heldUntil: string };
  readonly ALREADY_CANCELLED: { readonly cancelledAt: string };
  readonly PARTLY_FLOWN: { readonly explanation: string };
  readonly TOO_LONG: { readonly length: number; readonly maximum: number };
  readonly TOO_MANY_ITEMS: { readonly count: number; readonly maximum: number };
  readonly PNR_FULL: { readonly kind: string; readonly count: number; readonly maximum: number };
};

export type RefusalReason = keyof RefusalData;

/** The data of a refusal for a reason. */
export type RefusalDetail<Reason extends RefusalReason> = {
  readonly field: string;
  readonly value: unknown;
  readonly [detail: string]: unknown;
} & RefusalData[Reason];

/** Refuses with one of the caller's reasons; never returns. The runtime's `fail` is one implementation. */
export type Refuse<Reason extends RefusalReason> = <Given extends Reason>(
  reason: Given,
  detail: RefusalDetail<Given>,
) => never;
