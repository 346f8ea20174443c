/** Cars: the query, the offer, and what can be added to an offer. */
import type { OfferSearch, Quote, SoldCounts } from "./common.js";
import type { CancellationStep } from "./hotels.js";

export interface CarQuery {
  readonly pickupLocationCode: string;
  readonly dropoffLocationCode: string;
  /** RFC 3339 date-times with an offset. */
  readonly pickupDate: string;
  readonly dropoffDate: string;
  readonly driverAge: number;
}

export interface CarInsurance {
  readonly code: string;
  readonly name: string;
  readonly included: boolean;
  readonly perDayCents: number;
  readonly excessCents: number;
}

export interface CarPrice {
  readonly currency: "USD";
  /** `baseCents + taxesCents + feesCents + oneWayFeeCents + youngDriverFeeCents + seniorDriverFeeCents`. */
  readonly totalCents: number;
  readonly baseCents: number;
  /** Daily rate, for information. */
  readonly perDayCents: number;
  readonly taxesCents: number;
  /** Airport concession and other fees. */
  readonly feesCents: number;
  readonly oneWayFeeCents: number;
  readonly youngDriverFeeCents: number;
  readonly seniorDriverFeeCents: number;
}

export interface CarOffer {
  readonly carId: string;
  readonly vendor: string;
  readonly vendorName: string;
  readonly sippCode: string;
  readonly category: string;
  readonly exampleModel: string;
  readonly transmission: "manual" | "automatic";
  readonly fuel: string;
  readonly airConditioning: boolean;
  readonly seats: number;
  readonly doors: number;
  readonly bags: number;
  readonly pickupLocationCode: string;
  readonly dropoffLocationCode: string;
  /** ISO 8601 with the location's UTC offset. */
  readonly pickupDate: string;
  readonly dropoffDate: string;
  readonly rentalDays: number;
  readonly mileage: { readonly unlimited: boolean; readonly includedKm: number | null };
  readonly fuelPolicy: "full_to_full" | "prepaid";
  readonly insurance: readonly CarInsurance[];
  readonly price: CarPrice;
  readonly payment: "pay_now" | "pay_at_counter";
  readonly cancellationPolicy: readonly CancellationStep[];
  readonly unitsLeft: number;
  readonly expiresAt: string;
}

/** What a renter may add at booking, priced by the same rules as the offer. */
export type CarExtra = "gps" | "child_seat" | "booster_seat" | "winter_tyres" | "additional_driver";
export type CarCover = "none" | "basic" | "full";

export interface CarExtrasPrice {
  readonly lines: readonly { readonly code: string; readonly name: string; readonly amountCents: number }[];
  /** Sum of the lines, tax included. */
  readonly totalCents: number;
}

/** What the rates of a search include, and what can be bought in addition. Amounts are for the whole rental, tax included. */
export interface CarTariff {
  readonly taxPercent: number;
  readonly airportFeePercent: number;
  /** Whether collision, theft and liability cover are included in each rate. */
  readonly coverIncluded: boolean;
  /** Cars are insured in classes. `basic` is collision and theft cover with the excess; `full` adds liability and has no excess. */
  readonly insuranceClasses: readonly {
    readonly insuranceClass: string;
    readonly excessCents: number;
    readonly basicCents: number;
    readonly fullCents: number;
  }[];
  /** `additional_driver` is priced per driver. */
  readonly extras: readonly { readonly code: CarExtra; readonly amountCents: number }[];
}

/** A search for cars. The tariff is undefined if nothing can be offered. */
export interface CarSearch extends OfferSearch<CarOffer> {
  readonly tariff: CarTariff | undefined;
}

export interface IssuedCarOffer {
  readonly carId: string;
  readonly driverAge: number;
  readonly issuedAtMs: number;
  readonly stockKeys: readonly string[];
  readonly quote: (driverAge: number, sold: SoldCounts) => Quote<CarOffer>;
  readonly extras: (cover: CarCover, extras: readonly CarExtra[], additionalDrivers: number) => CarExtrasPrice;
}
