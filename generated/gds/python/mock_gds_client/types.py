# @generated from contracts/gds. Edit the contract, then run npm run codegen.
"""The types of the inputs and outputs of Mock GDS."""

from __future__ import annotations

from typing import Literal, Never, NotRequired, TypeAlias, TypedDict

from .runtime.errors import RefusalData


class Baggage(TypedDict):
    """Baggage, as the contract defines it."""

    checkedPieces: int
    checkedKgPerPiece: int
    cabinPieces: int


class BookedCarDriver(TypedDict):
    firstName: str
    lastName: str
    age: int


class BookedCarAdditionalDriversItem(TypedDict):
    firstName: str
    lastName: str


class BookedCarExtrasItem(TypedDict):
    code: str
    name: str
    amountCents: int


class BookedCar(TypedDict):
    """BookedCar, as the contract defines it."""

    segmentRef: str
    status: Literal["HK", "HX"]
    """HK confirmed, HX cancelled."""
    confirmationNumber: str
    carId: str
    vendor: str
    vendorName: str
    sippCode: str
    category: str
    pickupLocationCode: str
    dropoffLocationCode: str
    pickupDate: str
    dropoffDate: str
    rentalDays: int
    driver: BookedCarDriver
    additionalDrivers: list[BookedCarAdditionalDriversItem]
    insurance: Literal["none", "basic", "full"]
    extras: list[BookedCarExtrasItem]
    """They add up to price.extrasCents."""
    payment: Literal["pay_now", "pay_at_counter"]
    price: BookedCarPrice
    cancellationPolicy: list[CancellationStep]
    arrivingFlight: str | None
    specialRequests: str | None


class BookedCarPrice(TypedDict):
    """BookedCarPrice, as the contract defines it."""

    currency: Literal["USD"]
    totalCents: int
    """baseCents + taxesCents + feesCents + oneWayFeeCents + youngDriverFeeCents +
    seniorDriverFeeCents + extrasCents.
    """
    baseCents: int
    perDayCents: int
    """Daily rate, for information."""
    taxesCents: int
    feesCents: int
    """Airport concession and the like."""
    oneWayFeeCents: int
    youngDriverFeeCents: int
    seniorDriverFeeCents: int
    extrasCents: int
    """Insurance and equipment chosen at booking."""


class BookedFare(TypedDict):
    """BookedFare, as the contract defines it."""

    fareRef: str
    """F1, F2, ..."""
    segmentRefs: list[str]
    fareBrand: str
    totalCents: int


class BookedFareDetail(TypedDict):
    """BookedFareDetail, as the contract defines it."""

    fareRef: str
    """F1, F2, ..."""
    flightId: str
    segmentRefs: list[str]
    cabin: Literal["economy", "premium_economy", "business", "first"]
    fareBrand: str
    totalCents: int
    price: FlightPrice
    conditions: FareConditions


class BookedFlightSegment(TypedDict):
    """BookedFlightSegment, as the contract defines it."""

    segmentRef: str
    """S1, S2, ..."""
    status: Literal["HK", "HX"]
    """HK confirmed, HX cancelled."""
    segmentId: str
    marketingCarrier: str
    operatingCarrier: str
    flightNumber: str
    origin: str
    originTerminal: str | None
    destination: str
    destinationTerminal: str | None
    departureLocal: str
    """Local time with its offset."""
    arrivalLocal: str
    """Local time with its offset."""
    departureUtc: str
    arrivalUtc: str
    arrivalDayOffset: int
    """Calendar days between local departure and local arrival; -1 across the date line."""
    durationMinutes: int
    distanceKm: int
    aircraft: str
    cabin: Literal["economy", "premium_economy", "business", "first"]
    bookingClass: str
    fareBasis: str
    baggage: Baggage
    marriageGroup: str | None
    """Segments of one group are sold and cancelled only together."""


class BookedHotelGuestsItem(TypedDict):
    firstName: str
    lastName: str


class BookedHotel(TypedDict):
    """BookedHotel, as the contract defines it."""

    segmentRef: str
    status: Literal["HK", "HX"]
    """HK confirmed, HX cancelled."""
    confirmationNumber: str
    hotelId: str
    propertyId: str
    name: str
    address: str
    cityCode: str
    checkInDate: str
    checkOutDate: str
    nights: int
    rooms: int
    roomType: str
    boardType: Literal["room_only", "breakfast", "half_board", "full_board", "all_inclusive"]
    ratePlan: str
    refundable: bool
    price: HotelPrice
    cancellationPolicy: list[CancellationStep]
    guests: list[BookedHotelGuestsItem]
    specialRequests: str | None


class Booking(TypedDict):
    """What was booked by this call, and in short what the PNR holds besides; retrieveBooking gives
    all of it.
    """

    version: int
    """Rises by one with each change."""
    passengers: NotRequired[list[Traveller]]
    """Of a new PNR."""
    flightSegments: NotRequired[list[ItineraryFlight]]
    fares: NotRequired[list[BookedFare]]
    """One for each flight offer that was booked."""
    hotelReservations: NotRequired[list[ItineraryHotel]]
    carReservations: NotRequired[list[ItineraryCar]]
    alsoHolds: NotRequired[list[str]]
    """What the PNR held before, one line for each."""
    price: BookingTotals
    ticketing: NotRequired[Tickets]
    warnings: list[Warning_]


class BookingDetailContact(TypedDict):
    email: NotRequired[str]
    phone: NotRequired[str]


class BookingDetail(TypedDict):
    """What does not apply is left out. refundNow is what cancelBooking would return at this
    moment. gds://bookings/{pnr}/history says what happened before.
    """

    pnr: str
    """Record locator, for example TEST-K7Q2MA."""
    status: Literal["confirmed", "cancelled"]
    """confirmed while any segment is live, otherwise cancelled."""
    version: int
    """Rises by one with each change."""
    createdAt: str
    updatedAt: NotRequired[str]
    """Of the last change, if there was one."""
    sessionId: str
    """The session that created it."""
    contact: NotRequired[BookingDetailContact]
    passengers: list[RetrievedPassenger]
    flightSegments: list[RetrievedFlight]
    fares: list[RetrievedFare]
    """One for each flight offer that was booked."""
    hotelReservations: list[RetrievedHotel]
    carReservations: list[RetrievedCar]
    price: BookingTotals
    ticketing: NotRequired[Tickets]
    warnings: list[Warning_]
    test: Literal[True]
    """Nothing here is a real booking."""
    refundNow: NotRequired[CancellationRefund]
    cannotBeCancelled: NotRequired[str]
    """Why a confirmed booking cannot be cancelled any more."""
    cancelledAt: NotRequired[str]
    cancellationReason: NotRequired[str]
    refund: NotRequired[CancellationRefund]


class BookingList(TypedDict):
    """BookingList, as the contract defines it."""

    sessionId: str | None
    """Null for a caller without a session."""
    status: Literal["all", "confirmed", "cancelled"]
    count: int
    """Bookings in this answer."""
    total: int
    """Bookings of this status in the session; only the newest are in this answer."""
    bookings: list[BookingSummary]
    """Newest first."""
    notes: list[str]


class BookingNotice(TypedDict):
    """What a webhook tells of a PNR: enough to read it, no names."""

    pnr: str
    """Record locator, for example TEST-K7Q2MA."""
    version: int
    """1 for a new PNR; each change counts it up."""
    status: Literal["confirmed", "cancelled"]
    world: str
    """Name of the world that the PNR is in."""
    epoch: int
    """Counts up at each reset of the world; PNRs of an earlier one are gone."""
    resource: str
    """URI of the PNR among the server's resources."""


class BookingPrice(TypedDict):
    """BookingPrice, as the contract defines it."""

    currency: Literal["USD"]
    totalCents: int
    """flightCents + hotelCents + carCents, as sold."""
    flightCents: int
    hotelCents: int
    carCents: int
    refundedCents: int


class BookingSummary(TypedDict):
    """BookingSummary, as the contract defines it."""

    pnr: str
    """Record locator, for example TEST-K7Q2MA."""
    status: Literal["confirmed", "cancelled"]
    """confirmed while any segment is live, otherwise cancelled."""
    createdAt: str
    leadPassenger: str
    """LASTNAME/FIRSTNAME of the first passenger, guest or driver."""
    flights: int
    """Flight segments."""
    hotels: int
    cars: int
    firstTravelDate: str | None
    totalCents: int
    refundedCents: int
    currency: Literal["USD"]


class BookingTotals(TypedDict):
    """What is 0 may be left out."""

    currency: Literal["USD"]
    totalCents: int
    """flightCents + hotelCents + carCents, as sold."""
    flightCents: int
    hotelCents: int
    carCents: int
    refundedCents: NotRequired[int]
    payAtPropertyCents: NotRequired[int]
    """Of the total: to be paid at hotels."""
    payAtCounterCents: NotRequired[int]
    """Of the total: to be paid at the counters of car vendors."""


class CancellationRefund(TypedDict):
    """CancellationRefund, as the contract defines it."""

    currency: Literal["USD"]
    paidCents: int
    penaltyCents: NotRequired[int]
    """Left out: 0."""
    nonRefundableTaxesCents: NotRequired[int]
    """Left out: 0."""
    refundCents: int
    """paidCents - penaltyCents - nonRefundableTaxesCents; the sum of the lines."""
    method: Literal["original_payment", "none"]
    lines: list[CancellationRefundLine]
    owedCents: NotRequired[int]
    """Sum of owedCents of the lines, if any."""


class CancellationRefundLine(TypedDict):
    """CancellationRefundLine, as the contract defines it."""

    segmentRef: str
    """A fare (F1), hotel or car segment."""
    kind: Literal["flight", "hotel", "car"]
    paidCents: int
    penaltyCents: NotRequired[int]
    """Left out: 0."""
    nonRefundableTaxesCents: NotRequired[int]
    """Left out: 0."""
    refundCents: int
    """paidCents - penaltyCents - nonRefundableTaxesCents."""
    rule: str
    """The rule that applied, in words."""
    owedCents: NotRequired[int]
    """Still to be paid to the vendor, who was to be paid at the counter; left out where nothing
    is.
    """


class CancellationStep(TypedDict):
    """CancellationStep, as the contract defines it."""

    before: str
    refundCents: int
    """Returned by a cancellation before that instant."""


class CarExtraPrice(TypedDict):
    """What bookCar adds to a total: for the whole rental, with tax; additional_driver for each
    driver.
    """

    code: Literal["gps", "child_seat", "booster_seat", "winter_tyres", "additional_driver"]
    amountCents: int


class CarInsuranceClassesItem(TypedDict):
    insuranceClass: str
    excessCents: int
    """What the driver pays at most with collision and theft cover; nothing with full."""
    basicCents: int
    fullCents: int


class CarInsurance(TypedDict):
    """What bookCar adds to a total for insurance basic (collision and theft) or full (also
    liability, no excess): for the whole rental, with tax.
    """

    included: bool
    """Whether collision, theft and liability cover come with each rate."""
    classes: list[CarInsuranceClassesItem]


class CarOffer(TypedDict):
    """CarOffer, as the contract defines it."""

    carId: str
    """Pass it to bookCar."""
    vendor: str
    """Code of one of vendors."""
    sippCode: str
    """ACRISS code."""
    exampleModel: str
    """Or similar."""
    transmission: NotRequired[Literal["manual"]]
    """Left out where automatic."""
    fuel: NotRequired[str]
    """Left out where it is not promised."""
    airConditioning: NotRequired[bool]
    """Left out where there is."""
    seats: int
    bags: int
    insuranceClass: str
    """One of insurance.classes."""
    perDayCents: int
    """Kept of what was paid by a cancellation with keptDays 1."""
    totalCents: int
    """The whole rental with all that `included` names, without cover and extras."""
    unitsLeft: NotRequired[int]
    """Left out where nine or more."""


class CarVendorTerms(TypedDict):
    """CarVendorTerms, as the contract defines it."""

    code: str
    name: str
    payment: Literal["pay_now", "pay_at_counter"]
    """All of it, extras and cover too, at booking or by the driver at the counter."""
    fuelPolicy: Literal["full_to_full", "prepaid"]
    includedKm: NotRequired[int]
    """In the whole rental; left out where there is no limit."""


class FareBrand(TypedDict):
    """FareBrand, as the contract defines it."""

    name: str
    idEnds: str
    """How flightIds of this brand end."""
    checkedBags: int
    """For each passenger with a seat."""
    kgPerBag: NotRequired[int]
    cabinBags: int
    refundPercent: int
    """Of the base fare, before departure; refundable taxes come back besides."""
    changeFeeCents: int
    """For each passenger."""


class FareConditionsRefundBeforeDeparture(TypedDict):
    allowed: bool
    penaltyCents: int | None
    """For each passenger; null if not allowed."""
    deadline: str | None
    refundPercent: int
    """Share of the base fare that is returned before the penalty."""


class FareConditionsChangeBeforeDeparture(TypedDict):
    allowed: bool
    penaltyCents: int | None
    """For each passenger; null if not allowed."""
    deadline: str | None


class FareConditions(TypedDict):
    """FareConditions, as the contract defines it."""

    refundBeforeDeparture: FareConditionsRefundBeforeDeparture
    changeBeforeDeparture: FareConditionsChangeBeforeDeparture


class FlightItinerary(TypedDict):
    """One way to fly, in all brands. What it includes: the notes, `brands` and
    gds://offers/{flightId}.
    """

    flightId: str
    """Pass it to bookFlight. It is that of the first of `brands`; with the last letter of another
    brand in place of its own it is that brand's.
    """
    segments: list[ItinerarySegment]
    layoverMinutes: NotRequired[list[int]]
    """Between segments."""
    durationMinutes: int
    """From first departure to last arrival."""
    seatsLeft: NotRequired[int]
    """Left out where nine or more."""
    totalCents: list[int]
    """In USD, for the whole party, taxes and fees included: one amount for each of `brands`, in
    their order.
    """
    refundCents: list[int]
    """Of totalCents, what a cancellation before departure returns once the free time of the notes
    is over.
    """


class FlightOfferLayoversItem(TypedDict):
    airport: str
    minutes: int
    overnight: bool


class FlightOffer(TypedDict):
    """FlightOffer, as the contract defines it."""

    flightId: str
    """Pass it to bookFlight."""
    carrier: str
    carrierName: str
    origin: str
    destination: str
    segments: list[FlightSegment]
    stops: int
    durationMinutes: int
    """Elapsed time from first departure to last arrival."""
    layovers: list[FlightOfferLayoversItem]
    cabin: Literal["economy", "premium_economy", "business", "first"]
    fareBrand: str
    price: FlightPrice
    seatsLeft: int
    """9 stands for nine or more."""
    conditions: FareConditions
    ticketingDeadline: str
    expiresAt: str
    """Until then the price is held against the passage of time."""
    emissionsKg: int
    """CO2 for the party."""


class FlightPrice(TypedDict):
    """FlightPrice, as the contract defines it."""

    currency: Literal["USD"]
    totalCents: int
    """For the whole party: baseCents + taxesCents + feesCents."""
    baseCents: int
    taxesCents: int
    feesCents: int
    perPassenger: list[PassengerFare]
    taxLines: list[TaxLine]
    """For the whole party; they add up to taxesCents."""


class FlightSegment(TypedDict):
    """FlightSegment, as the contract defines it."""

    segmentId: str
    marketingCarrier: str
    operatingCarrier: str
    flightNumber: str
    origin: str
    originTerminal: str | None
    destination: str
    destinationTerminal: str | None
    departureLocal: str
    """Local time with its offset."""
    arrivalLocal: str
    """Local time with its offset."""
    departureUtc: str
    arrivalUtc: str
    arrivalDayOffset: int
    """Calendar days between local departure and local arrival; -1 across the date line."""
    durationMinutes: int
    distanceKm: int
    aircraft: str
    cabin: Literal["economy", "premium_economy", "business", "first"]
    bookingClass: str
    fareBasis: str
    baggage: Baggage
    marriageGroup: str | None
    """Segments of one group are sold and cancelled only together."""


class FlownAirline(TypedDict):
    """FlownAirline, as the contract defines it."""

    code: str
    name: str
    terminals: NotRequired[dict[str, str]]
    """Its terminal at each airport, where there is one."""


class HistoryEntry(TypedDict):
    """HistoryEntry, as the contract defines it."""

    at: str
    version: int
    action: Literal[
        "created", "flights_added", "hotel_added", "car_added", "ticketed", "cancelled", "refunded"
    ]
    actor: str
    """The session that did it."""
    detail: str


class Hotel(TypedDict):
    """What is left out is as `usual` says."""

    name: str
    starRating: int
    guestRating: float
    """Out of 10."""
    amenities: NotRequired[list[str]]
    """Besides those of `usual`."""
    boardType: NotRequired[
        Literal["room_only", "breakfast", "half_board", "full_board", "all_inclusive"]
    ]
    checkInAfter: NotRequired[str]
    """HH:MM at the property."""
    checkOutBefore: NotRequired[str]
    """HH:MM at the property."""
    roomType: NotRequired[str]
    """Of all its rates, where they have the same."""
    rates: list[HotelRate]
    """Cheapest first."""


class HotelPrice(TypedDict):
    """HotelPrice, as the contract defines it."""

    currency: Literal["USD"]
    totalCents: int
    """The whole stay, all rooms: roomCents + taxesCents + feesCents + payAtPropertyCents."""
    roomCents: int
    taxesCents: int
    feesCents: int
    payAtPropertyCents: int
    """The part of the total that is paid at the property."""


class HotelRate(TypedDict):
    """HotelRate, as the contract defines it."""

    hotelId: str
    """Pass it to bookHotel."""
    roomType: NotRequired[str]
    """Left out where the hotel names it."""
    rooms: NotRequired[int]
    """Rooms that the guests need, where more than one. All amounts are for all rooms."""
    ratePlan: str
    """One of ratePlans, which says what a cancellation returns."""
    totalCents: int
    """The whole stay with taxes and all that is paid at the property."""
    payAtPropertyCents: NotRequired[int]
    """The part of the total that is paid at the property, if any: city tax or resort fee."""
    firstNightCents: NotRequired[int]
    """Kept of what was paid by a cancellation with keptNights 1."""
    roomsLeft: NotRequired[int]
    """Left out where nine or more."""


class HotelUsual(TypedDict):
    """What holds for each hotel that does not say otherwise."""

    boardType: Literal["room_only", "breakfast", "half_board", "full_board", "all_inclusive"]
    checkInAfter: str
    """HH:MM at the property."""
    checkOutBefore: str
    """HH:MM at the property."""
    amenities: list[str]
    """Of every hotel."""


class ItineraryCar(TypedDict):
    """ItineraryCar, as the contract defines it."""

    segmentRef: str
    status: Literal["HK", "HX"]
    """HK confirmed, HX cancelled."""
    confirmationNumber: str
    vendorName: str
    sippCode: str
    category: str
    pickupLocationCode: str
    pickupDate: str
    dropoffLocationCode: str
    dropoffDate: str
    totalCents: int
    payAtCounterCents: NotRequired[int]
    """What the driver pays at the counter, where not paid at booking."""


class ItineraryFlight(TypedDict):
    """ItineraryFlight, as the contract defines it."""

    segmentRef: str
    """S1, S2, ..."""
    status: Literal["HK", "HX", "FLOWN"]
    """HK confirmed, HX cancelled, FLOWN once it has left."""
    flightNumber: str
    operatingCarrier: NotRequired[str]
    """Left out where it is the airline of the flight number."""
    origin: str
    destination: str
    departureLocal: str
    """Local time with its offset."""
    arrivalLocal: str
    """Local time with its offset."""
    cabin: Literal["economy", "premium_economy", "business", "first"]
    bookingClass: str


class ItineraryHotel(TypedDict):
    """ItineraryHotel, as the contract defines it."""

    segmentRef: str
    status: Literal["HK", "HX"]
    """HK confirmed, HX cancelled."""
    confirmationNumber: str
    name: str
    cityCode: str
    checkInDate: str
    checkOutDate: str
    rooms: int
    roomType: str
    totalCents: int
    payAtPropertyCents: NotRequired[int]
    """The part of the total that is paid at the property, if any."""


ItinerarySegment = TypedDict(
    "ItinerarySegment",
    {
        "flightNumber": 'str',
        # Where it is not the airline of the flight number.
        "operatingCarrier": 'NotRequired[str]',
        # Left out where it is the origin of the query.
        "from": 'NotRequired[str]',
        # Local time with its offset.
        "departure": 'str',
        # Local; left out where it is that of the query.
        "departureDate": 'NotRequired[str]',
        # Left out where it is the destination of the query.
        "to": 'NotRequired[str]',
        # Local time with its offset.
        "arrival": 'str',
        # Local; left out where it is the departureDate of the query.
        "arrivalDate": 'NotRequired[str]',
        # Type code, as in gds://mock-data/aircraft.
        "aircraft": 'str',
    },
)
"""ItinerarySegment, as the contract defines it."""


class KeptBookingContact(TypedDict):
    email: str | None
    phone: str | None


class KeptBooking(TypedDict):
    """A booking as it is kept. retrieveBooking says in less what holds at this moment."""

    pnr: str
    """Record locator, for example TEST-K7Q2MA."""
    status: Literal["confirmed", "cancelled"]
    """confirmed while any segment is live, otherwise cancelled."""
    version: int
    """Rises by one with each change."""
    createdAt: str
    updatedAt: str
    sessionId: str
    """The session that created it."""
    contact: KeptBookingContact
    passengers: list[Passenger]
    flightSegments: list[BookedFlightSegment]
    fares: list[BookedFareDetail]
    """One for each flight offer that was booked."""
    hotelReservations: list[BookedHotel]
    carReservations: list[BookedCar]
    price: BookingPrice
    ticketing: Ticketing
    warnings: list[Warning_]
    test: Literal[True]
    """Nothing here is a real booking."""
    cancelledAt: str | None
    cancellationReason: str | None
    refund: Refund | None
    history: list[HistoryEntry]


class LocalWorld(TypedDict):
    """The synthetic universe that gave the answer; gds://session/current says more of it."""

    worldId: str
    now: str
    """The instant at which the answer was made, in the world's own time, local at the place
    searched.
    """
    timeZone: str
    """Of the place searched."""


class OfferedCarMileage(TypedDict):
    unlimited: bool
    includedKm: int | None


class OfferedCarInsuranceItem(TypedDict):
    code: str
    name: str
    included: bool
    perDayCents: int
    excessCents: int


class OfferedCarPrice(TypedDict):
    currency: Literal["USD"]
    totalCents: int
    """baseCents + taxesCents + feesCents + oneWayFeeCents + youngDriverFeeCents +
    seniorDriverFeeCents.
    """
    baseCents: int
    perDayCents: int
    """Daily rate, for information."""
    taxesCents: int
    feesCents: int
    """Airport concession and the like."""
    oneWayFeeCents: int
    youngDriverFeeCents: int
    seniorDriverFeeCents: int


class OfferedCar(TypedDict):
    """OfferedCar, as the contract defines it."""

    carId: str
    """Pass it to bookCar."""
    vendor: str
    vendorName: str
    sippCode: str
    """ACRISS code."""
    category: str
    exampleModel: str
    transmission: Literal["manual", "automatic"]
    fuel: str
    airConditioning: bool
    seats: int
    doors: int
    bags: int
    pickupLocationCode: str
    dropoffLocationCode: str
    pickupDate: str
    """Local time with its offset."""
    dropoffDate: str
    """Local time with its offset."""
    rentalDays: int
    """Days of 24 hours, with 59 minutes of grace."""
    mileage: OfferedCarMileage
    fuelPolicy: Literal["full_to_full", "prepaid"]
    insurance: list[OfferedCarInsuranceItem]
    price: OfferedCarPrice
    payment: Literal["pay_now", "pay_at_counter"]
    cancellationPolicy: list[CancellationStep]
    unitsLeft: int
    expiresAt: str


class OfferedHotelNightlyItem(TypedDict):
    date: str
    amountCents: int


class OfferedHotel(TypedDict):
    """OfferedHotel, as the contract defines it."""

    hotelId: str
    """Pass it to bookHotel."""
    propertyId: str
    name: str
    chain: str | None
    starRating: int
    guestRating: float
    address: str
    cityCode: str
    latitude: float
    longitude: float
    amenities: list[str]
    roomType: str
    boardType: Literal["room_only", "breakfast", "half_board", "full_board", "all_inclusive"]
    maxOccupancy: int
    """Guests in one room."""
    rooms: int
    """Rooms needed for the guests searched for. All prices are for all rooms."""
    ratePlan: str
    refundable: bool
    checkInDate: str
    checkOutDate: str
    nights: int
    nightly: list[OfferedHotelNightlyItem]
    """They add up to roomCents."""
    price: HotelPrice
    cancellationPolicy: list[CancellationStep]
    """The first step whose instant is still to come applies; after the last nothing is returned.
    """
    checkInAfter: str
    """HH:MM at the property."""
    checkOutBefore: str
    """HH:MM at the property."""
    roomsLeft: int
    expiresAt: str


class Passenger(TypedDict):
    """Passenger, as the contract defines it."""

    paxRef: str
    type: Literal["adult", "child", "infant"]
    title: str | None
    firstName: str
    lastName: str
    gdsName: str
    """As printed on a ticket: SURNAME/FIRST TITLE."""
    dateOfBirth: str | None
    ageAtTravel: int | None
    """On the day of the last flight."""
    associatedAdult: str | None
    """The adult on whose lap an infant travels."""
    frequentFlyerNumber: str | None
    ticketNumber: str | None


class PassengerFare(TypedDict):
    """PassengerFare, as the contract defines it."""

    type: Literal["adult", "child", "infant"]
    count: int
    baseCents: int
    """For one passenger of this type."""
    taxesCents: int
    feesCents: int
    totalCents: int


class RatePlanStepsItem(TypedDict):
    before: str
    """Local time at the property, with its offset."""
    keptNights: int
    """0: all that was paid comes back. 1: all but firstNightCents."""


class RatePlan(TypedDict):
    """What a cancellation returns of what was paid, which is the total without payAtPropertyCents.
    """

    ratePlan: str
    steps: list[RatePlanStepsItem]
    """The first step whose instant is still to come applies; after the last nothing comes back."""


class Refund(TypedDict):
    """Refund, as the contract defines it."""

    currency: Literal["USD"]
    paidCents: int
    penaltyCents: int
    nonRefundableTaxesCents: int
    refundCents: int
    """paidCents - penaltyCents - nonRefundableTaxesCents; the sum of the lines."""
    method: Literal["original_payment", "none"]
    lines: list[RefundLine]
    owedCents: NotRequired[int]
    """Sum of owedCents of the lines, if any."""


class RefundLine(TypedDict):
    """RefundLine, as the contract defines it."""

    segmentRef: str
    """A fare (F1), hotel or car segment."""
    kind: Literal["flight", "hotel", "car"]
    paidCents: int
    penaltyCents: int
    nonRefundableTaxesCents: int
    refundCents: int
    """paidCents - penaltyCents - nonRefundableTaxesCents."""
    rule: str
    """The rule that applied, in words."""
    owedCents: NotRequired[int]
    """Still to be paid to the vendor, who was to be paid at the counter; left out where nothing
    is.
    """


class RetrievedCarDriver(TypedDict):
    firstName: str
    lastName: str
    age: int


class RetrievedCarAdditionalDriversItem(TypedDict):
    firstName: str
    lastName: str


class RetrievedCarExtrasItem(TypedDict):
    code: str
    name: str
    amountCents: int


class RetrievedCarCancellationPolicyItem(TypedDict):
    before: str
    refundCents: int
    """Comes back, or is no longer owed where the counter is to be paid, by a cancellation before
    that instant.
    """


class RetrievedCar(TypedDict):
    """RetrievedCar, as the contract defines it."""

    segmentRef: str
    status: Literal["HK", "HX"]
    """HK confirmed, HX cancelled."""
    confirmationNumber: str
    vendorName: str
    sippCode: str
    category: str
    pickupLocationCode: str
    pickupDate: str
    """Local time with its offset."""
    dropoffLocationCode: str
    dropoffDate: str
    """Local time with its offset."""
    rentalDays: int
    driver: RetrievedCarDriver
    additionalDrivers: NotRequired[list[RetrievedCarAdditionalDriversItem]]
    insurance: Literal["none", "basic", "full"]
    extras: NotRequired[list[RetrievedCarExtrasItem]]
    """They add up to price.extrasCents."""
    payment: Literal["pay_now", "pay_at_counter"]
    price: RetrievedCarPrice
    payAtCounterCents: NotRequired[int]
    """What the driver pays at the counter, where not paid at booking."""
    cancellationPolicy: NotRequired[list[RetrievedCarCancellationPolicyItem]]
    """Steps still to come: the first applies, after the last all is kept or owed. Left out where
    there is none.
    """
    arrivingFlight: NotRequired[str]
    specialRequests: NotRequired[str]


class RetrievedCarPrice(TypedDict):
    """RetrievedCarPrice, as the contract defines it."""

    currency: Literal["USD"]
    totalCents: int
    """baseCents + taxesCents + feesCents + oneWayFeeCents + youngDriverFeeCents +
    seniorDriverFeeCents + extrasCents.
    """
    baseCents: int
    perDayCents: int
    """Daily rate, for information."""
    taxesCents: int
    feesCents: NotRequired[int]
    """Airport concession and the like. Left out: 0."""
    oneWayFeeCents: NotRequired[int]
    """Left out: 0."""
    youngDriverFeeCents: NotRequired[int]
    """Left out: 0."""
    seniorDriverFeeCents: NotRequired[int]
    """Left out: 0."""
    extrasCents: NotRequired[int]
    """Insurance and equipment chosen at booking. Left out: 0."""


class RetrievedConditionsRefundBeforeDeparture(TypedDict):
    allowed: bool
    penaltyCents: NotRequired[int]
    """For each passenger."""
    deadline: NotRequired[str]
    refundPercent: NotRequired[int]
    """Share of the base fare that is returned before the penalty."""


class RetrievedConditionsChangeBeforeDeparture(TypedDict):
    allowed: bool
    penaltyCents: NotRequired[int]
    """For each passenger."""
    deadline: NotRequired[str]


class RetrievedConditions(TypedDict):
    """What is not allowed has no more than that."""

    refundBeforeDeparture: RetrievedConditionsRefundBeforeDeparture
    changeBeforeDeparture: RetrievedConditionsChangeBeforeDeparture


class RetrievedFare(TypedDict):
    """RetrievedFare, as the contract defines it."""

    fareRef: str
    """F1, F2, ..."""
    segmentRefs: list[str]
    fareBrand: str
    price: RetrievedFarePrice
    conditions: RetrievedConditions


class RetrievedFarePrice(TypedDict):
    """RetrievedFarePrice, as the contract defines it."""

    currency: Literal["USD"]
    totalCents: int
    """For the whole party: baseCents + taxesCents + feesCents."""
    baseCents: int
    taxesCents: int
    feesCents: NotRequired[int]
    """Left out: 0."""
    perPassenger: NotRequired[list[PassengerFare]]
    """One entry per passenger type; left out where all are of one type."""
    taxLines: list[TaxLine]
    """For the whole party; they add up to taxesCents."""


class RetrievedFlight(TypedDict):
    """RetrievedFlight, as the contract defines it."""

    segmentRef: str
    """S1, S2, ..."""
    status: Literal["HK", "HX", "FLOWN"]
    """HK confirmed, HX cancelled, FLOWN once it has left."""
    flightNumber: str
    operatingCarrier: NotRequired[str]
    """Left out where it is the airline of the flight number."""
    origin: str
    originTerminal: NotRequired[str]
    destination: str
    destinationTerminal: NotRequired[str]
    departureLocal: str
    """Local time with its offset."""
    arrivalLocal: str
    """Local time with its offset."""
    durationMinutes: int
    aircraft: str
    cabin: Literal["economy", "premium_economy", "business", "first"]
    bookingClass: str
    fareBasis: str
    baggage: Baggage
    marriageGroup: NotRequired[str]
    """Segments of one group are sold and cancelled only together."""


class RetrievedHotelGuestsItem(TypedDict):
    firstName: str
    lastName: str


class RetrievedHotel(TypedDict):
    """RetrievedHotel, as the contract defines it."""

    segmentRef: str
    status: Literal["HK", "HX"]
    """HK confirmed, HX cancelled."""
    confirmationNumber: str
    name: str
    address: str
    cityCode: str
    checkInDate: str
    checkOutDate: str
    nights: int
    rooms: int
    roomType: str
    boardType: Literal["room_only", "breakfast", "half_board", "full_board", "all_inclusive"]
    ratePlan: str
    price: RetrievedHotelPrice
    cancellationPolicy: NotRequired[list[CancellationStep]]
    """Steps still to come: the first applies, after the last nothing comes back. Left out where
    there is none.
    """
    guests: list[RetrievedHotelGuestsItem]
    specialRequests: NotRequired[str]


class RetrievedHotelPrice(TypedDict):
    """RetrievedHotelPrice, as the contract defines it."""

    currency: Literal["USD"]
    totalCents: int
    """The whole stay, all rooms: roomCents + taxesCents + feesCents + payAtPropertyCents."""
    roomCents: int
    taxesCents: int
    feesCents: NotRequired[int]
    """Left out: 0."""
    payAtPropertyCents: NotRequired[int]
    """The part of the total that is paid at the property. Left out: 0."""


class RetrievedPassenger(TypedDict):
    """RetrievedPassenger, as the contract defines it."""

    paxRef: str
    type: Literal["adult", "child", "infant"]
    title: NotRequired[str]
    firstName: str
    lastName: str
    gdsName: str
    """As printed on a ticket: SURNAME/FIRST TITLE."""
    dateOfBirth: NotRequired[str]
    ageAtTravel: NotRequired[int]
    """On the day of the last flight."""
    associatedAdult: NotRequired[str]
    """The adult on whose lap an infant travels."""
    frequentFlyerNumber: NotRequired[str]
    ticketNumber: NotRequired[str]


class TaxLine(TypedDict):
    """TaxLine, as the contract defines it."""

    code: str
    name: str
    amountCents: int
    refundable: bool


class Ticketing(TypedDict):
    """Ticketing, as the contract defines it."""

    status: Literal["unticketed", "ticketed", "voided", "refunded"]
    deadline: str | None
    voidUntil: str | None
    """Until then a cancellation returns the whole fare."""


class Tickets(TypedDict):
    """Tickets, as the contract defines it."""

    status: Literal["ticketed", "voided", "refunded"]
    voidUntil: NotRequired[str]
    """Until then a cancellation returns the whole fare; left out once that is over."""


class Traveller(TypedDict):
    """Traveller, as the contract defines it."""

    paxRef: str
    type: Literal["adult", "child", "infant"]
    firstName: str
    lastName: str
    ticketNumber: NotRequired[str]
    """Where flights are booked."""


class Warning_(TypedDict):
    """Accepted, but a real carrier would object."""

    reason: str
    """A reason of the error catalogue."""
    field: str
    message: str


class World(TypedDict):
    """The synthetic universe that gave the answer. Same seed, same instant, same answer."""

    worldId: str
    seed: str
    now: str
    """The instant at which the answer was made, in the world's own time."""
    schemaVersion: str


class SearchFlightsInputPassengers(TypedDict):
    adults: int
    """Default: 1."""
    children: NotRequired[int]
    """Default: 0."""
    infants: NotRequired[int]
    """Default: 0."""


class SearchFlightsInput(TypedDict):
    """The arguments of searchFlights."""

    origin: str
    """Origin airport IATA code (3 letters, e.g., 'JFK')"""
    destination: str
    """Destination airport IATA code (3 letters, e.g., 'LAX')"""
    departureDate: str
    """Departure date in ISO 8601 format (YYYY-MM-DD)"""
    passengers: NotRequired[SearchFlightsInputPassengers]
    cabin: NotRequired[Literal["economy", "premium_economy", "business", "first"]]
    """Default: "economy"."""


class BookFlightInputPassengersItem(TypedDict):
    type: Literal["adult", "child", "infant"]
    firstName: str
    lastName: str
    dateOfBirth: NotRequired[str]
    email: NotRequired[str]
    phone: NotRequired[str]
    frequentFlyerNumber: NotRequired[str]


class BookFlightInput(TypedDict):
    """The arguments of bookFlight.

    At least one of contactEmail or contactPhone is required.
    """

    flightIds: list[str]
    """Array of flight IDs from search results"""
    passengers: list[BookFlightInputPassengersItem]
    contactEmail: NotRequired[str]
    """Primary contact email"""
    contactPhone: NotRequired[str]
    """Primary contact phone"""


class SearchHotelsInput(TypedDict):
    """The arguments of searchHotels."""

    cityCode: str
    """City IATA code (3 letters, e.g., 'LAX')"""
    checkInDate: str
    checkOutDate: str
    guests: NotRequired[int]
    """Default: 1."""
    starRating: NotRequired[int]
    """Minimum star rating filter (optional)"""


class BookHotelInputGuestsItem(TypedDict):
    firstName: str
    lastName: str
    email: NotRequired[str]


class BookHotelInput(TypedDict):
    """The arguments of bookHotel."""

    hotelId: str
    existingPnr: NotRequired[str]
    """Optional: Add hotel to existing booking"""
    guests: list[BookHotelInputGuestsItem]
    specialRequests: NotRequired[str]


class SearchCarsInput(TypedDict):
    """The arguments of searchCars."""

    pickupLocationCode: str
    dropoffLocationCode: NotRequired[str]
    """Defaults to pickup location if not specified"""
    pickupDate: str
    dropoffDate: str
    driverAge: NotRequired[int]
    """Default: 30."""


class BookCarInputDriver(TypedDict):
    """Who signs the rental agreement and drives"""

    firstName: str
    """As on the driving licence"""
    lastName: str
    """As on the driving licence"""
    dateOfBirth: NotRequired[str]
    email: NotRequired[str]
    phone: NotRequired[str]
    """Where the counter can reach the driver"""
    licenseCountry: NotRequired[str]
    """Two letters of the country that issued the licence"""


class BookCarInputAdditionalDriversItem(TypedDict):
    firstName: str
    """As on the driving licence"""
    lastName: str
    """As on the driving licence"""
    dateOfBirth: NotRequired[str]


class BookCarInput(TypedDict):
    """The arguments of bookCar."""

    carId: str
    """Car offer id from searchCars"""
    existingPnr: NotRequired[str]
    """Optional: Add car to existing booking"""
    driver: BookCarInputDriver
    """Who signs the rental agreement and drives"""
    additionalDrivers: NotRequired[list[BookCarInputAdditionalDriversItem]]
    """Others who may drive the car"""
    insurance: NotRequired[Literal["none", "basic", "full"]]
    """Default: "none"."""
    extras: NotRequired[
        list[Literal["gps", "child_seat", "booster_seat", "winter_tyres", "additional_driver"]]
    ]
    flightNumber: NotRequired[str]
    """Optional arriving flight"""
    specialRequests: NotRequired[str]
    """Free text for the rental counter"""


class RetrieveBookingInput(TypedDict):
    """The arguments of retrieveBooking."""

    pnr: str


class CancelBookingInput(TypedDict):
    """The arguments of cancelBooking."""

    pnr: str
    reason: NotRequired[str]


class ListBookingsInput(TypedDict):
    """The arguments of listBookings."""

    status: NotRequired[Literal["all", "confirmed", "cancelled"]]
    """Default: "all"."""


class SearchFlightsOutputQueryPassengers(TypedDict):
    adults: int
    children: int
    infants: int


class SearchFlightsOutputQuery(TypedDict):
    """What was searched for."""

    origin: str
    destination: str
    departureDate: str
    passengers: SearchFlightsOutputQueryPassengers
    cabin: Literal["economy", "premium_economy", "business", "first"]


class SearchFlightsOutput(TypedDict):
    """The output of searchFlights."""

    searchId: str
    world: LocalWorld
    query: SearchFlightsOutputQuery
    """What was searched for."""
    count: int
    """Itineraries in this answer."""
    expiresAt: NotRequired[str]
    """Until then the flightIds can be booked."""
    currency: Literal["USD"]
    brands: list[FareBrand]
    """What a fare can include, cheapest first. Every itinerary is sold in each of them."""
    airlines: list[FlownAirline]
    """That operate or sell flights of this answer."""
    itineraries: list[FlightItinerary]
    """First all nonstops, by departure, then the best with stops, by departure."""
    notes: list[str]
    """What a traveller should know about this answer, and what to do next."""


class BookFlightOutput(TypedDict):
    """The output of bookFlight."""

    pnr: str
    """Record locator, for example TEST-K7Q2MA."""
    status: Literal["confirmed", "cancelled"]
    """confirmed while any segment is live, otherwise cancelled."""
    created: bool
    """True for a new PNR, false if it was added to an existing one."""
    idempotentReplay: bool
    """True if an earlier call with the same idempotency key did this."""
    sessionId: str
    """The session that holds the booking."""
    booking: Booking
    notes: list[str]
    """What to know about this answer, and what to do next."""


class SearchHotelsOutputQuery(TypedDict):
    """What was searched for."""

    cityCode: str
    checkInDate: str
    checkOutDate: str
    guests: int
    starRating: NotRequired[int]
    """The least number of stars, if that was asked for."""


class SearchHotelsOutputTaxes(TypedDict):
    """Included in each total."""

    taxPercent: float
    """On the room rate."""
    servicePercent: NotRequired[float]
    """On the room rate, if there is any."""


class SearchHotelsOutput(TypedDict):
    """The output of searchHotels."""

    searchId: str
    world: LocalWorld
    query: SearchHotelsOutputQuery
    """What was searched for."""
    nights: int
    count: int
    """Rates, over all hotels."""
    expiresAt: NotRequired[str]
    """Until then the ids can be booked."""
    currency: Literal["USD"]
    taxes: NotRequired[SearchHotelsOutputTaxes]
    """Included in each total."""
    usual: NotRequired[HotelUsual]
    ratePlans: NotRequired[list[RatePlan]]
    hotels: list[Hotel]
    """Cheapest first."""
    notes: list[str]
    """What a traveller should know about this answer, and what to do next."""


class BookHotelOutput(TypedDict):
    """The output of bookHotel."""

    pnr: str
    """Record locator, for example TEST-K7Q2MA."""
    status: Literal["confirmed", "cancelled"]
    """confirmed while any segment is live, otherwise cancelled."""
    created: bool
    """True for a new PNR, false if it was added to an existing one."""
    idempotentReplay: bool
    """True if an earlier call with the same idempotency key did this."""
    sessionId: str
    """The session that holds the booking."""
    booking: Booking
    notes: list[str]
    """What to know about this answer, and what to do next."""


class SearchCarsOutputQuery(TypedDict):
    """What was searched for."""

    pickupLocationCode: str
    dropoffLocationCode: str
    pickupDate: str
    """Local time with its offset."""
    dropoffDate: str
    """Local time with its offset."""
    driverAge: int


class SearchCarsOutputIncluded(TypedDict):
    """In each total."""

    taxPercent: float
    """On rate and airport fee."""
    airportFeePercent: float
    """On the rate."""
    oneWayFeeCents: NotRequired[int]
    youngDriverFeeCents: NotRequired[int]
    seniorDriverFeeCents: NotRequired[int]


class SearchCarsOutputCancellationItem(TypedDict):
    before: str
    """Local time with its offset."""
    keptDays: int
    """0: nothing is kept or owed. 1: perDayCents."""


class SearchCarsOutput(TypedDict):
    """The output of searchCars."""

    searchId: str
    world: LocalWorld
    query: SearchCarsOutputQuery
    """What was searched for."""
    rentalDays: int
    """Of 24 hours, with 59 minutes of grace."""
    count: int
    expiresAt: NotRequired[str]
    """Until then the ids can be booked."""
    currency: Literal["USD"]
    included: NotRequired[SearchCarsOutputIncluded]
    """In each total."""
    vendors: NotRequired[list[CarVendorTerms]]
    insurance: NotRequired[CarInsurance]
    extras: NotRequired[list[CarExtraPrice]]
    cancellation: NotRequired[list[SearchCarsOutputCancellationItem]]
    """The first step whose instant is still to come applies; after the last all is kept or owed.
    Cover and extras come back where any of it does.
    """
    cars: list[CarOffer]
    """Cheapest first."""
    notes: list[str]
    """What a traveller should know about this answer, and what to do next."""


class BookCarOutput(TypedDict):
    """The output of bookCar."""

    pnr: str
    """Record locator, for example TEST-K7Q2MA."""
    status: Literal["confirmed", "cancelled"]
    """confirmed while any segment is live, otherwise cancelled."""
    created: bool
    """True for a new PNR, false if it was added to an existing one."""
    idempotentReplay: bool
    """True if an earlier call with the same idempotency key did this."""
    sessionId: str
    """The session that holds the booking."""
    booking: Booking
    notes: list[str]
    """What to know about this answer, and what to do next."""


class RetrieveBookingOutput(TypedDict):
    """The output of retrieveBooking."""

    booking: BookingDetail
    notes: list[str]
    """What to know about this answer, and what to do next."""


class CancelBookingOutput(TypedDict):
    """The output of cancelBooking."""

    pnr: str
    """Record locator, for example TEST-K7Q2MA."""
    status: Literal["cancelled"]
    version: int
    cancelledAt: str
    reason: NotRequired[str]
    """As it was given."""
    idempotentReplay: bool
    refund: CancellationRefund
    cancelled: list[str]
    """Everything that the PNR held, one line for each: all of it is cancelled."""
    ticketing: NotRequired[Tickets]
    notes: list[str]
    """What to know about this answer, and what to do next."""


class ListBookingsOutput(TypedDict):
    """The output of listBookings."""

    sessionId: str | None
    """Null for a caller without a session."""
    status: Literal["all", "confirmed", "cancelled"]
    count: int
    """Bookings in this answer."""
    total: int
    """Bookings of this status in the session; only the newest are in this answer."""
    bookings: list[BookingSummary]
    """Newest first."""
    notes: list[str]


class CurrentSessionResourceSession(TypedDict):
    sessionId: str | None
    """Null until a booking or a session handle gives the caller one."""
    kind: str
    transport: str
    clientName: str | None
    clientVersion: str | None
    protocolVersion: str | None
    createdAt: str
    lastActivityAt: str
    toolCalls: int
    bookings: int


class CurrentSessionResourceSettings(TypedDict):
    realism: Literal["contract", "strict"]
    isolation: Literal["world", "session"]
    store: str


class CurrentSessionResourceLimits(TypedDict):
    seatsPerBooking: int
    flightWindowDays: int
    hotelWindowDays: int
    longestStayNights: int
    longestRentalDays: int
    offerLifeMinutes: int


class CurrentSessionResourceServer(TypedDict):
    name: str
    version: str
    contractVersion: str
    manifestHash: str


class CurrentSessionResource(TypedDict):
    """Current session metadata"""

    session: CurrentSessionResourceSession
    world: World
    settings: CurrentSessionResourceSettings
    limits: CurrentSessionResourceLimits
    server: CurrentSessionResourceServer


SessionBookingsResource: TypeAlias = 'BookingList'
"""List of all bookings"""


class AirportsResourceAirportsItem(TypedDict):
    code: str
    name: str
    city: str
    cityCode: str
    country: str
    latitude: float
    longitude: float
    timeZone: str
    terminals: list[str]
    size: int
    """1 regional to 4 world hub."""


class AirportsResourceCitiesItem(TypedDict):
    code: str
    name: str
    country: str
    airports: list[str]
    timeZone: str
    latitude: float
    longitude: float


class AirportsResource(TypedDict):
    """Mock airport data"""

    count: int
    airports: list[AirportsResourceAirportsItem]
    cities: list[AirportsResourceCitiesItem]
    licence: str


class AirlinesResourceAirlinesItem(TypedDict):
    code: str
    icaoLike: str
    name: str
    country: str
    hubs: list[str]
    alliance: str | None
    lowCost: bool
    brands: list[str]
    fictional: Literal[True]


class AirlinesResource(TypedDict):
    """Mock airline data"""

    count: int
    airlines: list[AirlinesResourceAirlinesItem]


class AircraftResourceAircraftItemSeats(TypedDict):
    """Seats by cabin; a cabin that is absent is not fitted."""

    economy: NotRequired[int]
    premium_economy: NotRequired[int]
    business: NotRequired[int]
    first: NotRequired[int]


class AircraftResourceAircraftItem(TypedDict):
    code: str
    name: str
    rangeKm: int
    seats: AircraftResourceAircraftItemSeats
    """Seats by cabin; a cabin that is absent is not fitted."""


class AircraftResource(TypedDict):
    """Aircraft types with range and seats"""

    count: int
    aircraft: list[AircraftResourceAircraftItem]


class HotelChainsResourceChainsItemBrandsItem(TypedDict):
    name: str
    stars: list[int]
    resort: bool


class HotelChainsResourceChainsItem(TypedDict):
    code: str
    name: str
    brands: list[HotelChainsResourceChainsItemBrandsItem]
    fictional: Literal[True]


class HotelChainsResource(TypedDict):
    """Fictional hotel chains and their brands"""

    count: int
    chains: list[HotelChainsResourceChainsItem]


class CarVendorsResourceVendorsItem(TypedDict):
    code: str
    name: str
    group: str
    brandTier: str
    payment: str
    fuelPolicy: str
    fictional: Literal[True]


class CarVendorsResource(TypedDict):
    """Fictional car rental companies"""

    count: int
    vendors: list[CarVendorsResourceVendorsItem]


class SippResourceTransmission(TypedDict):
    transmission: Literal["manual", "automatic"]
    drive: str


class SippResourceFuelAir(TypedDict):
    fuel: str
    airConditioning: bool


class SippResource(TypedDict):
    """What each of the four letters of an ACRISS (SIPP) code means"""

    category: dict[str, str]
    type: dict[str, str]
    transmission: dict[str, SippResourceTransmission]
    fuelAir: dict[str, SippResourceFuelAir]


class ErrorsResourceReasonsItem(TypedDict):
    reason: str
    code: int
    message: str
    hint: str
    retryable: bool


class ErrorsResource(TypedDict):
    """Every reason for which a call can be refused, with its code and what to do next"""

    reasons: list[ErrorsResourceReasonsItem]


class BookingResource(TypedDict):
    """One booking by its PNR, as it is kept: with every instant, id and session"""

    booking: KeptBooking


class BookingHistoryResource(TypedDict):
    """What happened to one booking, oldest first"""

    pnr: str
    """Record locator, for example TEST-K7Q2MA."""
    history: list[HistoryEntry]


class OfferResourcePassengers(TypedDict):
    """The party that a flight was searched for."""

    adults: int
    children: int
    infants: int


class OfferResource(TypedDict):
    """One flight, hotel or car offer by its flightId, hotelId or carId: price with tax lines and
    by passenger, booking classes, conditions, deadlines
    """

    offerId: str
    kind: Literal["flight", "hotel", "car"]
    passengers: NotRequired[OfferResourcePassengers]
    """The party that a flight was searched for."""
    refundCents: NotRequired[int]
    """Of a flight: what a cancellation before departure returns once the time to cancel free of
    charge is over.
    """
    flight: NotRequired[FlightOffer]
    hotel: NotRequired[OfferedHotel]
    car: NotRequired[OfferedCar]


class SchemaData(RefusalData):
    """The data of a refusal for SCHEMA."""

    reason: Literal["SCHEMA"]
    expected: NotRequired[str]
    suggestion: NotRequired[str]
    corrected: NotRequired[str]


class NeedsOffsetData(RefusalData):
    """The data of a refusal for NEEDS_OFFSET."""

    reason: Literal["NEEDS_OFFSET"]
    corrected: NotRequired[str]


class UnknownAirportData(RefusalData):
    """The data of a refusal for UNKNOWN_AIRPORT."""

    reason: Literal["UNKNOWN_AIRPORT"]
    suggestion: str


class UnknownCityData(RefusalData):
    """The data of a refusal for UNKNOWN_CITY."""

    reason: Literal["UNKNOWN_CITY"]
    suggestion: str


class UnknownLocationData(RefusalData):
    """The data of a refusal for UNKNOWN_LOCATION."""

    reason: Literal["UNKNOWN_LOCATION"]
    suggestion: str


class SameOriginDestData(RefusalData):
    """The data of a refusal for SAME_ORIGIN_DEST."""

    reason: Literal["SAME_ORIGIN_DEST"]
    origin: str


class DobRequiredData(RefusalData):
    """The data of a refusal for DOB_REQUIRED."""

    reason: Literal["DOB_REQUIRED"]
    explanation: str


class ContactRequiredData(RefusalData):
    """The data of a refusal for CONTACT_REQUIRED."""

    reason: Literal["CONTACT_REQUIRED"]


class TooLongData(RefusalData):
    """The data of a refusal for TOO_LONG."""

    reason: Literal["TOO_LONG"]
    length: int
    maximum: int


class TooManyItemsData(RefusalData):
    """The data of a refusal for TOO_MANY_ITEMS."""

    reason: Literal["TOO_MANY_ITEMS"]
    count: int
    maximum: int


class PnrNotFoundData(RefusalData):
    """The data of a refusal for PNR_NOT_FOUND."""

    reason: Literal["PNR_NOT_FOUND"]


class OfferNotFoundData(RefusalData):
    """The data of a refusal for OFFER_NOT_FOUND."""

    reason: Literal["OFFER_NOT_FOUND"]
    searchTool: str


class DateInPastData(RefusalData):
    """The data of a refusal for DATE_IN_PAST."""

    reason: Literal["DATE_IN_PAST"]
    today: str
    now: str
    place: str


class BeyondWindowData(RefusalData):
    """The data of a refusal for BEYOND_WINDOW."""

    reason: Literal["BEYOND_WINDOW"]
    lastDate: str
    windowDays: NotRequired[int]


class BadRangeData(RefusalData):
    """The data of a refusal for BAD_RANGE."""

    reason: Literal["BAD_RANGE"]
    explanation: str


class TooManyPaxData(RefusalData):
    """The data of a refusal for TOO_MANY_PAX."""

    reason: Literal["TOO_MANY_PAX"]
    seats: int
    maximum: NotRequired[int]


class InfantWithoutAdultData(RefusalData):
    """The data of a refusal for INFANT_WITHOUT_ADULT."""

    reason: Literal["INFANT_WITHOUT_ADULT"]
    adults: int
    children: int
    infants: int


class PaxMismatchData(RefusalData):
    """The data of a refusal for PAX_MISMATCH."""

    reason: Literal["PAX_MISMATCH"]
    booked: str
    searched: str


class PaxTypeAgeData(RefusalData):
    """The data of a refusal for PAX_TYPE_AGE."""

    reason: Literal["PAX_TYPE_AGE"]
    age: int
    date: str
    expected: str


class NameInvalidData(RefusalData):
    """The data of a refusal for NAME_INVALID."""

    reason: Literal["NAME_INVALID"]
    explanation: str


class NameNotRomanizedData(RefusalData):
    """The data of a refusal for NAME_NOT_ROMANIZED."""

    reason: Literal["NAME_NOT_ROMANIZED"]


class DuplicatePassengerData(RefusalData):
    """The data of a refusal for DUPLICATE_PASSENGER."""

    reason: Literal["DUPLICATE_PASSENGER"]


class DuplicateBookingData(RefusalData):
    """The data of a refusal for DUPLICATE_BOOKING."""

    reason: Literal["DUPLICATE_BOOKING"]
    pnr: str
    flight: str


class DuplicateFlightData(RefusalData):
    """The data of a refusal for DUPLICATE_FLIGHT."""

    reason: Literal["DUPLICATE_FLIGHT"]


class NotChronologicalData(RefusalData):
    """The data of a refusal for NOT_CHRONOLOGICAL."""

    reason: Literal["NOT_CHRONOLOGICAL"]
    previous: str
    departure: str
    arrival: str


class ArnkData(RefusalData):
    """The data of a refusal for ARNK."""

    reason: Literal["ARNK"]
    arrivesAt: str
    departsFrom: str


class MctViolationData(RefusalData):
    """The data of a refusal for MCT_VIOLATION."""

    reason: Literal["MCT_VIOLATION"]
    airport: str
    minutes: int
    minimumMinutes: int


class NotTicketedData(RefusalData):
    """The data of a refusal for NOT_TICKETED."""

    reason: Literal["NOT_TICKETED"]
    heldUntil: str


class SelfTransferData(RefusalData):
    """The data of a refusal for SELF_TRANSFER."""

    reason: Literal["SELF_TRANSFER"]
    airport: str
    minutes: int


class MarriedSegmentsData(RefusalData):
    """The data of a refusal for MARRIED_SEGMENTS."""

    reason: Literal["MARRIED_SEGMENTS"]
    partners: str


class DriverTooYoungData(RefusalData):
    """The data of a refusal for DRIVER_TOO_YOUNG."""

    reason: Literal["DRIVER_TOO_YOUNG"]
    age: int
    minimumAge: int
    sippCode: str


class DriverAgeMismatchData(RefusalData):
    """The data of a refusal for DRIVER_AGE_MISMATCH."""

    reason: Literal["DRIVER_AGE_MISMATCH"]
    age: int
    searchedAge: int


class OccupancyExceededData(RefusalData):
    """The data of a refusal for OCCUPANCY_EXCEEDED."""

    reason: Literal["OCCUPANCY_EXCEEDED"]
    guests: int
    rooms: int
    maxOccupancy: int


class HotelOtherCityData(RefusalData):
    """The data of a refusal for HOTEL_OTHER_CITY."""

    reason: Literal["HOTEL_OTHER_CITY"]
    pnr: str
    city: str
    places: str


class HotelBeforeArrivalData(RefusalData):
    """The data of a refusal for HOTEL_BEFORE_ARRIVAL."""

    reason: Literal["HOTEL_BEFORE_ARRIVAL"]
    checkInDate: str
    flight: str
    arrival: str
    arrivalDate: str


class HotelAfterDepartureData(RefusalData):
    """The data of a refusal for HOTEL_AFTER_DEPARTURE."""

    reason: Literal["HOTEL_AFTER_DEPARTURE"]
    checkOutDate: str
    flight: str
    departure: str
    departureDate: str


class CarOtherCityData(RefusalData):
    """The data of a refusal for CAR_OTHER_CITY."""

    reason: Literal["CAR_OTHER_CITY"]
    pnr: str
    city: str
    places: str


class CarBeforeArrivalData(RefusalData):
    """The data of a refusal for CAR_BEFORE_ARRIVAL."""

    reason: Literal["CAR_BEFORE_ARRIVAL"]
    pickupDate: str
    flight: str
    arrival: str


class CarAfterDepartureData(RefusalData):
    """The data of a refusal for CAR_AFTER_DEPARTURE."""

    reason: Literal["CAR_AFTER_DEPARTURE"]
    dropoffDate: str
    flight: str
    departure: str


TripOverlapDataDetails = TypedDict(
    "TripOverlapDataDetails",
    {
        "reason": 'Literal["TRIP_OVERLAP"]',
        "pnr": 'str',
        "person": 'str',
        "segmentRef": 'str',
        "from": 'str',
        "to": 'str',
    },
)


class TripOverlapData(RefusalData, TripOverlapDataDetails):
    """The data of a refusal for TRIP_OVERLAP."""


class OfferExpiredData(RefusalData):
    """The data of a refusal for OFFER_EXPIRED."""

    reason: Literal["OFFER_EXPIRED"]
    expiredAt: str
    searchTool: str


class PriceChangedData(RefusalData):
    """The data of a refusal for PRICE_CHANGED."""

    reason: Literal["PRICE_CHANGED"]
    oldTotalCents: int
    newTotalCents: int
    searchTool: str
    oldTotal: str
    newTotal: str


class SoldOutData(RefusalData):
    """The data of a refusal for SOLD_OUT."""

    reason: Literal["SOLD_OUT"]
    left: int
    needed: int
    searchTool: str


class AlreadyCancelledData(RefusalData):
    """The data of a refusal for ALREADY_CANCELLED."""

    reason: Literal["ALREADY_CANCELLED"]
    cancelledAt: str


class PartlyFlownData(RefusalData):
    """The data of a refusal for PARTLY_FLOWN."""

    reason: Literal["PARTLY_FLOWN"]
    explanation: str


class CancelledPnrData(RefusalData):
    """The data of a refusal for CANCELLED_PNR."""

    reason: Literal["CANCELLED_PNR"]


class PnrFullData(RefusalData):
    """The data of a refusal for PNR_FULL."""

    reason: Literal["PNR_FULL"]
    kind: str
    count: int
    maximum: int


class VersionConflictData(RefusalData):
    """The data of a refusal for VERSION_CONFLICT."""

    reason: Literal["VERSION_CONFLICT"]


class IdempotencyConflictData(RefusalData):
    """The data of a refusal for IDEMPOTENCY_CONFLICT."""

    reason: Literal["IDEMPOTENCY_CONFLICT"]


class PaymentDeclinedData(RefusalData):
    """The data of a refusal for PAYMENT_DECLINED."""

    reason: Literal["PAYMENT_DECLINED"]


class CardDataRefusedData(RefusalData):
    """The data of a refusal for CARD_DATA_REFUSED."""

    reason: Literal["CARD_DATA_REFUSED"]


class WorldFullData(RefusalData):
    """The data of a refusal for WORLD_FULL."""

    reason: Literal["WORLD_FULL"]
    limit: int


class UpstreamTimeoutData(RefusalData):
    """The data of a refusal for UPSTREAM_TIMEOUT."""

    reason: Literal["UPSTREAM_TIMEOUT"]


class RateLimitedData(RefusalData):
    """The data of a refusal for RATE_LIMITED."""

    reason: Literal["RATE_LIMITED"]
    retryAfterMs: int


class StoreUnavailableData(RefusalData):
    """The data of a refusal for STORE_UNAVAILABLE."""

    reason: Literal["STORE_UNAVAILABLE"]


class WorldResetData(RefusalData):
    """The data of a refusal for WORLD_RESET."""

    reason: Literal["WORLD_RESET"]


class TooManyWorldsData(RefusalData):
    """The data of a refusal for TOO_MANY_WORLDS."""

    reason: Literal["TOO_MANY_WORLDS"]


class InternalData(RefusalData):
    """The data of a refusal for INTERNAL."""

    reason: Literal["INTERNAL"]


Reason: TypeAlias = Literal[
    "SCHEMA",
    "NEEDS_OFFSET",
    "UNKNOWN_AIRPORT",
    "UNKNOWN_CITY",
    "UNKNOWN_LOCATION",
    "SAME_ORIGIN_DEST",
    "DOB_REQUIRED",
    "CONTACT_REQUIRED",
    "TOO_LONG",
    "TOO_MANY_ITEMS",
    "PNR_NOT_FOUND",
    "OFFER_NOT_FOUND",
    "DATE_IN_PAST",
    "BEYOND_WINDOW",
    "BAD_RANGE",
    "TOO_MANY_PAX",
    "INFANT_WITHOUT_ADULT",
    "PAX_MISMATCH",
    "PAX_TYPE_AGE",
    "NAME_INVALID",
    "NAME_NOT_ROMANIZED",
    "DUPLICATE_PASSENGER",
    "DUPLICATE_BOOKING",
    "DUPLICATE_FLIGHT",
    "NOT_CHRONOLOGICAL",
    "ARNK",
    "MCT_VIOLATION",
    "NOT_TICKETED",
    "SELF_TRANSFER",
    "MARRIED_SEGMENTS",
    "DRIVER_TOO_YOUNG",
    "DRIVER_AGE_MISMATCH",
    "OCCUPANCY_EXCEEDED",
    "HOTEL_OTHER_CITY",
    "HOTEL_BEFORE_ARRIVAL",
    "HOTEL_AFTER_DEPARTURE",
    "CAR_OTHER_CITY",
    "CAR_BEFORE_ARRIVAL",
    "CAR_AFTER_DEPARTURE",
    "TRIP_OVERLAP",
    "OFFER_EXPIRED",
    "PRICE_CHANGED",
    "SOLD_OUT",
    "ALREADY_CANCELLED",
    "PARTLY_FLOWN",
    "CANCELLED_PNR",
    "PNR_FULL",
    "VERSION_CONFLICT",
    "IDEMPOTENCY_CONFLICT",
    "PAYMENT_DECLINED",
    "CARD_DATA_REFUSED",
    "WORLD_FULL",
    "UPSTREAM_TIMEOUT",
    "RATE_LIMITED",
    "STORE_UNAVAILABLE",
    "WORLD_RESET",
    "TOO_MANY_WORLDS",
    "INTERNAL",
]
"""Every reason for which a call may be refused."""


SearchFlightsReason: TypeAlias = Literal[
    "UNKNOWN_AIRPORT",
    "SAME_ORIGIN_DEST",
    "DATE_IN_PAST",
    "BEYOND_WINDOW",
    "TOO_MANY_PAX",
    "INFANT_WITHOUT_ADULT",
]
"""The reasons for which the handler of searchFlights may refuse a call."""


BookFlightReason: TypeAlias = Literal[
    "CONTACT_REQUIRED",
    "OFFER_NOT_FOUND",
    "OFFER_EXPIRED",
    "SOLD_OUT",
    "PRICE_CHANGED",
    "NOT_CHRONOLOGICAL",
    "ARNK",
    "MCT_VIOLATION",
    "TOO_MANY_PAX",
    "INFANT_WITHOUT_ADULT",
    "PAX_MISMATCH",
    "PAX_TYPE_AGE",
    "DOB_REQUIRED",
    "DUPLICATE_PASSENGER",
    "DUPLICATE_BOOKING",
    "NAME_INVALID",
    "NAME_NOT_ROMANIZED",
    "TOO_LONG",
    "TOO_MANY_ITEMS",
    "CARD_DATA_REFUSED",
    "PAYMENT_DECLINED",
    "IDEMPOTENCY_CONFLICT",
    "WORLD_FULL",
    "DUPLICATE_FLIGHT",
]
"""The reasons for which the handler of bookFlight may refuse a call."""


SearchHotelsReason: TypeAlias = Literal[
    "UNKNOWN_CITY", "DATE_IN_PAST", "BEYOND_WINDOW", "BAD_RANGE"
]
"""The reasons for which the handler of searchHotels may refuse a call."""


BookHotelReason: TypeAlias = Literal[
    "OFFER_NOT_FOUND",
    "OFFER_EXPIRED",
    "SOLD_OUT",
    "PRICE_CHANGED",
    "OCCUPANCY_EXCEEDED",
    "PNR_NOT_FOUND",
    "CANCELLED_PNR",
    "VERSION_CONFLICT",
    "NAME_INVALID",
    "NAME_NOT_ROMANIZED",
    "TOO_LONG",
    "TOO_MANY_ITEMS",
    "PNR_FULL",
    "CARD_DATA_REFUSED",
    "PAYMENT_DECLINED",
    "IDEMPOTENCY_CONFLICT",
    "WORLD_FULL",
    "HOTEL_OTHER_CITY",
    "HOTEL_BEFORE_ARRIVAL",
    "HOTEL_AFTER_DEPARTURE",
    "TRIP_OVERLAP",
]
"""The reasons for which the handler of bookHotel may refuse a call."""


SearchCarsReason: TypeAlias = Literal[
    "UNKNOWN_LOCATION", "DATE_IN_PAST", "BEYOND_WINDOW", "BAD_RANGE"
]
"""The reasons for which the handler of searchCars may refuse a call."""


BookCarReason: TypeAlias = Literal[
    "OFFER_NOT_FOUND",
    "OFFER_EXPIRED",
    "SOLD_OUT",
    "PRICE_CHANGED",
    "DRIVER_TOO_YOUNG",
    "DRIVER_AGE_MISMATCH",
    "DOB_REQUIRED",
    "PNR_NOT_FOUND",
    "CANCELLED_PNR",
    "VERSION_CONFLICT",
    "NAME_INVALID",
    "NAME_NOT_ROMANIZED",
    "TOO_LONG",
    "PNR_FULL",
    "CARD_DATA_REFUSED",
    "PAYMENT_DECLINED",
    "IDEMPOTENCY_CONFLICT",
    "WORLD_FULL",
    "CAR_OTHER_CITY",
    "CAR_BEFORE_ARRIVAL",
    "CAR_AFTER_DEPARTURE",
    "TRIP_OVERLAP",
]
"""The reasons for which the handler of bookCar may refuse a call."""


RetrieveBookingReason: TypeAlias = Literal["PNR_NOT_FOUND"]
"""The reasons for which the handler of retrieveBooking may refuse a call."""


CancelBookingReason: TypeAlias = Literal[
    "PNR_NOT_FOUND",
    "ALREADY_CANCELLED",
    "PARTLY_FLOWN",
    "VERSION_CONFLICT",
    "TOO_LONG",
    "CARD_DATA_REFUSED",
    "IDEMPOTENCY_CONFLICT",
]
"""The reasons for which the handler of cancelBooking may refuse a call."""


ListBookingsReason: TypeAlias = Never
"""The reasons for which the handler of listBookings may refuse a call."""
