/**
 * Duffel's wire format as far as we use it: API v2, and the members that flights-mcp's document adds. If both have
 * different members for the same thing, each is optional and a reader accepts either.
 */

/** An amount as text in the units of its currency, for example `412.50`. */
export type DuffelAmount = string;

/** Of type `airport` or `city`; the document gives only codes and a name. */
export interface DuffelPlace {
  readonly iata_code: string | null;
  readonly icao_code?: string | null | undefined;
  readonly name: string;
  /** IANA name. Only in v2. */
  readonly time_zone?: string | null | undefined;
}

/**
 * Where a segment begins or ends. The answer to a search in brief form gives no names here, only for the places of its
 * slices.
 */
export interface DuffelSegmentPlace extends Omit<DuffelPlace, "name"> {
  readonly name?: string | undefined;
}

export interface DuffelCarrier {
  readonly id?: string | undefined;
  readonly name: string;
  readonly iata_code: string | null;
}

export interface DuffelAircraft {
  readonly name: string;
  readonly iata_code: string | null;
}

/** A stop within a segment. Its place is `airport` in v2, `iata_code` in the document. */
export interface DuffelStop {
  readonly airport?: DuffelPlace | undefined;
  readonly iata_code?: string | undefined;
  readonly arriving_at: string;
  readonly departing_at: string;
}

/** Baggage in the form of the document. */
export interface DuffelBaggage {
  readonly included: boolean;
  readonly weight?: number | null | undefined;
  /** `kg` if left out. */
  readonly unit?: string | null | undefined;
}

/** A passenger on a segment. Only in v2. */
export interface DuffelSegmentPassenger {
  readonly passenger_id: string;
  readonly cabin_class?: string | null | undefined;
  readonly baggages: readonly { readonly type: string; readonly quantity: number }[];
}

/** Times are local: v2 without an offset, the document as ISO 8601. */
export interface DuffelSegment {
  readonly id: string;
  /** Left out in the brief form. */
  readonly operating_carrier?: DuffelCarrier | undefined;
  readonly marketing_carrier: DuffelCarrier;
  /** Without the carrier's code. Only in the document. */
  readonly flight_number?: string | undefined;
  /** The flight number in v2. */
  readonly marketing_carrier_flight_number?: string | undefined;
  readonly departing_at: string;
  readonly arriving_at: string;
  readonly origin: DuffelSegmentPlace;
  readonly destination: DuffelSegmentPlace;
  readonly stops?: readonly DuffelStop[] | undefined;
  /** ISO 8601. */
  readonly duration?: string | null | undefined;
  readonly aircraft?: DuffelAircraft | null | undefined;
  /** Only in the document. */
  readonly baggage?: { readonly checked_baggage: DuffelBaggage; readonly cabin_baggage: DuffelBaggage } | undefined;
  /** Only in v2. */
  readonly passengers?: readonly DuffelSegmentPassenger[] | undefined;
}

export interface DuffelSlice {
  readonly id: string;
  readonly origin: DuffelPlace;
  readonly destination: DuffelPlace;
  /** YYYY-MM-DD, local. Only in the document; in v2 the segments' times show them. */
  readonly departure_date?: string | undefined;
  readonly arrival_date?: string | undefined;
  readonly segments: readonly [DuffelSegment, ...DuffelSegment[]];
  /** ISO 8601. */
  readonly duration?: string | null | undefined;
  readonly fare_brand_name?: string | null | undefined;
}

export interface DuffelCondition {
  readonly allowed: boolean;
  readonly penalty_amount?: DuffelAmount | null | undefined;
  readonly penalty_currency?: string | null | undefined;
}

export interface DuffelOfferPassenger {
  readonly id?: string | undefined;
  readonly type?: string | null | undefined;
  readonly age?: number | null | undefined;
}

export interface DuffelService {
  readonly id: string;
  readonly type?: string | undefined;
  readonly total_amount?: DuffelAmount | undefined;
  readonly total_currency?: string | undefined;
}

export interface DuffelOffer {
  readonly id: string;
  readonly created_at: string;
  readonly expires_at: string;
  readonly owner: DuffelCarrier;
  readonly base_amount: DuffelAmount;
  readonly base_currency: string;
  readonly tax_amount?: DuffelAmount | null | undefined;
  readonly tax_currency?: string | null | undefined;
  readonly total_amount: DuffelAmount;
  readonly total_currency: string;
  readonly total_emissions_kg?: string | null | undefined;
  readonly slices: readonly [DuffelSlice, ...DuffelSlice[]];
  readonly passengers: readonly DuffelOfferPassenger[];
  readonly conditions: {
    readonly change_before_departure?: DuffelCondition | null | undefined;
    readonly refund_before_departure?: DuffelCondition | null | undefined;
  };
  readonly available_services?: readonly DuffelService[] | null | undefined;
}

/** An offer request. It has no offers while its search is running; the document's has no id. */
export interface DuffelOfferRequest {
  readonly id?: string | undefined;
  readonly offers?: readonly DuffelOffer[] | null | undefined;
}

/** One error of a refusal. */
export interface DuffelError {
  readonly type?: string | undefined;
  readonly code?: string | null | undefined;
  readonly title?: string | undefined;
  readonly message?: string | undefined;
  /** The member of the request that is wrong. Only in v2. */
  readonly source?: { readonly field?: string | undefined; readonly pointer?: string | undefined } | null | undefined;
}
