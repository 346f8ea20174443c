# @generated from contracts/gds. Edit the contract, then run npm run codegen.
"""What the tools of Mock GDS take and give."""

from __future__ import annotations

from typing import Literal, Never, NotRequired, TypeAlias, TypedDict

from .runtime.errors import RefusalData


class Baggage(TypedDict):
    """Baggage, as the contract has it."""

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
    """BookedCar, as the contract has it."""

    segmentRef: str
    status: Literal["HK", "HL", "HX", "UN", "TK", "NO"]
    """HK confirmed, HL waitlisted, HX cancelled, UN cancelled by the supplier, TK changed by the
    supplier, NO refused.
    """
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
    """BookedCarPrice, as the contract has it."""

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
    """BookedFare, as the contract has it."""

    fareRef: str
    """F1, F2, ..."""
    flightId: str
    segmentRefs: list[str]
    cabin: Literal["economy", "premium_economy", "business", "first"]
    fareBrand: str
    totalCents: int


class BookedFareDetail(TypedDict):
    """BookedFareDetail, as the contract has it."""

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
    """BookedFlightSegment, as the contract has it."""

    segmentRef: str
    """S1, S2, ..."""
    status: Literal["HK", "HL", "HX", "UN", "TK", "NO"]
    """HK confirmed, HL waitlisted, HX cancelled, UN cancelled by the supplier, TK changed by the
    supplier, NO refused.
    """
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
    """BookedHotel, as the contract has it."""

    segmentRef: str
    status: Literal["HK", "HL", "HX", "UN", "TK", "NO"]
    """HK confirmed, HL waitlisted, HX cancelled, UN cancelled by the supplier, TK changed by the
    supplier, NO refused.
    """
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
    """The itinerary of a booking; retrieveBooking gives all of it."""

    pnr: str
    """Record locator, for example TEST-K7Q2MA."""
    status: Literal["confirmed", "cancelled"]
    """confirmed while any segment is live, otherwise cancelled."""
    version: int
    """Rises by one with each change."""
    createdAt: str
    updatedAt: str
    passengers: list[Traveller]
    flightSegments: list[ItineraryFlight]
    fares: list[BookedFare]
    """One for each flight offer that was booked."""
    hotelReservations: list[ItineraryHotel]
    carReservations: list[ItineraryCar]
    price: BookingPrice
    ticketing: Ticketing
    warnings: list[Warning_]
    test: Literal[True]
    """Nothing here is a real booking."""


class BookingDetailContact(TypedDict):
    email: str | None
    phone: str | None


class BookingDetail(TypedDict):
    """BookingDetail, as the contract has it."""

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
    contact: BookingDetailContact
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


class BookingList(TypedDict):
    """BookingList, as the contract has it."""

    sessionId: str | None
    """Null for a caller without a session."""
    status: Literal["all", "confirmed", "cancelled"]
    count: int
    bookings: list[BookingSummary]
    """Newest first."""
    notes: list[str]


class BookingPrice(TypedDict):
    """BookingPrice, as the contract has it."""

    currency: Literal["USD"]
    totalCents: int
    """flightCents + hotelCents + carCents, as sold."""
    flightCents: int
    hotelCents: int
    carCents: int
    refundedCents: int


class BookingSummary(TypedDict):
    """BookingSummary, as the contract has it."""

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


class CancellationStep(TypedDict):
    """CancellationStep, as the contract has it."""

    before: str
    refundCents: int
    """Returned by a cancellation before that instant."""


class CarInsurance(TypedDict):
    """CarInsurance, as the contract has it."""

    code: str
    name: str
    included: bool
    perDayCents: int
    excessCents: int


class CarOfferMileage(TypedDict):
    unlimited: bool
    includedKm: int | None


class CarOffer(TypedDict):
    """CarOffer, as the contract has it."""

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
    mileage: CarOfferMileage
    fuelPolicy: Literal["full_to_full", "prepaid"]
    insurance: list[CarInsurance]
    price: CarPrice
    payment: Literal["pay_now", "pay_at_counter"]
    cancellationPolicy: list[CancellationStep]
    unitsLeft: int
    expiresAt: str


class CarPrice(TypedDict):
    """CarPrice, as the contract has it."""

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
    """FareConditions, as the contract has it."""

    refundBeforeDeparture: FareConditionsRefundBeforeDeparture
    changeBeforeDeparture: FareConditionsChangeBeforeDeparture


class FlightOfferLayoversItem(TypedDict):
    airport: str
    minutes: int
    overnight: bool


class FlightOffer(TypedDict):
    """FlightOffer, as the contract has it."""

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
    """FlightPrice, as the contract has it."""

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
    """FlightSegment, as the contract has it."""

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


class HistoryEntry(TypedDict):
    """HistoryEntry, as the contract has it."""

    at: str
    version: int
    action: Literal[
        "created", "flights_added", "hotel_added", "car_added", "ticketed", "cancelled", "refunded"
    ]
    actor: str
    """The session that did it."""
    detail: str


class HotelOfferNightlyItem(TypedDict):
    date: str
    amountCents: int


class HotelOffer(TypedDict):
    """HotelOffer, as the contract has it."""

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
    nightly: list[HotelOfferNightlyItem]
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


class HotelPrice(TypedDict):
    """HotelPrice, as the contract has it."""

    currency: Literal["USD"]
    totalCents: int
    """The whole stay, all rooms: roomCents + taxesCents + feesCents + payAtPropertyCents."""
    roomCents: int
    taxesCents: int
    feesCents: int
    payAtPropertyCents: int
    """The part of the total that is paid at the property."""


class ItineraryCar(TypedDict):
    """ItineraryCar, as the contract has it."""

    segmentRef: str
    status: Literal["HK", "HL", "HX", "UN", "TK", "NO"]
    """HK confirmed, HL waitlisted, HX cancelled, UN cancelled by the supplier, TK changed by the
    supplier, NO refused.
    """
    confirmationNumber: str
    vendorName: str
    sippCode: str
    category: str
    pickupLocationCode: str
    pickupDate: str
    dropoffLocationCode: str
    dropoffDate: str
    totalCents: int
    payment: Literal["pay_now", "pay_at_counter"]
    """Paid at booking, or by the driver at the counter."""


class ItineraryFlight(TypedDict):
    """ItineraryFlight, as the contract has it."""

    segmentRef: str
    """S1, S2, ..."""
    status: Literal["HK", "HL", "HX", "UN", "TK", "NO"]
    """HK confirmed, HL waitlisted, HX cancelled, UN cancelled by the supplier, TK changed by the
    supplier, NO refused.
    """
    flightNumber: str
    operatingCarrier: str
    origin: str
    destination: str
    departureLocal: str
    """Local time with its offset."""
    arrivalLocal: str
    """Local time with its offset."""
    arrivalDayOffset: int
    cabin: Literal["economy", "premium_economy", "business", "first"]
    bookingClass: str


class ItineraryHotel(TypedDict):
    """ItineraryHotel, as the contract has it."""

    segmentRef: str
    status: Literal["HK", "HL", "HX", "UN", "TK", "NO"]
    """HK confirmed, HL waitlisted, HX cancelled, UN cancelled by the supplier, TK changed by the
    supplier, NO refused.
    """
    confirmationNumber: str
    name: str
    cityCode: str
    checkInDate: str
    checkOutDate: str
    rooms: int
    roomType: str
    totalCents: int
    payAtPropertyCents: int
    """The part of the total that is paid at the property."""


class Passenger(TypedDict):
    """Passenger, as the contract has it."""

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
    """PassengerFare, as the contract has it."""

    type: Literal["adult", "child", "infant"]
    count: int
    baseCents: int
    """For one passenger of this type."""
    taxesCents: int
    feesCents: int
    totalCents: int


class Refund(TypedDict):
    """Refund, as the contract has it."""

    currency: Literal["USD"]
    paidCents: int
    penaltyCents: int
    nonRefundableTaxesCents: int
    refundCents: int
    """paidCents - penaltyCents - nonRefundableTaxesCents; the sum of the lines."""
    method: Literal["original_payment", "none"]
    lines: list[RefundLine]


class RefundLine(TypedDict):
    """RefundLine, as the contract has it."""

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


class TaxLine(TypedDict):
    """TaxLine, as the contract has it."""

    code: str
    name: str
    amountCents: int
    refundable: bool


class Ticketing(TypedDict):
    """Ticketing, as the contract has it."""

    status: Literal["unticketed", "ticketed", "voided", "refunded"]
    deadline: str | None
    voidUntil: str | None
    """Until then a cancellation returns the whole fare."""


class Traveller(TypedDict):
    """Traveller, as the contract has it."""

    paxRef: str
    type: Literal["adult", "child", "infant"]
    firstName: str
    lastName: str
    ticketNumber: str | None


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
    origin: str
    destination: str
    departureDate: str
    passengers: SearchFlightsOutputQueryPassengers
    cabin: Literal["economy", "premium_economy", "business", "first"]


class SearchFlightsOutput(TypedDict):
    """What searchFlights gives."""

    searchId: str
    world: World
    query: SearchFlightsOutputQuery
    count: int
    offers: list[FlightOffer]
    """Cheapest first."""
    notes: list[str]
    """What a traveller should know about this answer."""


class BookFlightOutput(TypedDict):
    """What bookFlight gives."""

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


class SearchHotelsOutput(TypedDict):
    """What searchHotels gives."""

    searchId: str
    world: World
    nights: int
    count: int
    hotels: list[HotelOffer]
    """Cheapest first."""
    notes: list[str]
    """What a traveller should know about this answer."""


class BookHotelOutput(TypedDict):
    """What bookHotel gives."""

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


class SearchCarsOutput(TypedDict):
    """What searchCars gives."""

    searchId: str
    world: World
    rentalDays: int
    count: int
    cars: list[CarOffer]
    """Cheapest first."""
    notes: list[str]
    """What a traveller should know about this answer."""


class BookCarOutput(TypedDict):
    """What bookCar gives."""

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


class RetrieveBookingOutput(TypedDict):
    """What retrieveBooking gives."""

    booking: BookingDetail


class CancelBookingOutput(TypedDict):
    """What cancelBooking gives."""

    pnr: str
    """Record locator, for example TEST-K7Q2MA."""
    status: Literal["cancelled"]
    cancelledAt: str
    reason: str | None
    idempotentReplay: bool
    refund: Refund
    booking: Booking


class ListBookingsOutput(TypedDict):
    """What listBookings gives."""

    sessionId: str | None
    """Null for a caller without a session."""
    status: Literal["all", "confirmed", "cancelled"]
    count: int
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
    """One booking by its PNR, as retrieveBooking returns it"""

    booking: BookingDetail


class BookingHistoryResource(TypedDict):
    """What happened to one booking, oldest first"""

    pnr: str
    """Record locator, for example TEST-K7Q2MA."""
    history: list[HistoryEntry]


class SchemaData(RefusalData):
    """What the server says of SCHEMA."""

    reason: Literal["SCHEMA"]
    expected: NotRequired[str]
    suggestion: NotRequired[str]
    corrected: NotRequired[str]


class NeedsOffsetData(RefusalData):
    """What the server says of NEEDS_OFFSET."""

    reason: Literal["NEEDS_OFFSET"]
    corrected: NotRequired[str]


class UnknownAirportData(RefusalData):
    """What the server says of UNKNOWN_AIRPORT."""

    reason: Literal["UNKNOWN_AIRPORT"]
    suggestion: str


class UnknownCityData(RefusalData):
    """What the server says of UNKNOWN_CITY."""

    reason: Literal["UNKNOWN_CITY"]
    suggestion: str


class UnknownLocationData(RefusalData):
    """What the server says of UNKNOWN_LOCATION."""

    reason: Literal["UNKNOWN_LOCATION"]
    suggestion: str


class SameOriginDestData(RefusalData):
    """What the server says of SAME_ORIGIN_DEST."""

    reason: Literal["SAME_ORIGIN_DEST"]
    origin: str


class DobRequiredData(RefusalData):
    """What the server says of DOB_REQUIRED."""

    reason: Literal["DOB_REQUIRED"]
    explanation: str


class ContactRequiredData(RefusalData):
    """What the server says of CONTACT_REQUIRED."""

    reason: Literal["CONTACT_REQUIRED"]


class TooLongData(RefusalData):
    """What the server says of TOO_LONG."""

    reason: Literal["TOO_LONG"]
    length: int
    maximum: int


class TooManyItemsData(RefusalData):
    """What the server says of TOO_MANY_ITEMS."""

    reason: Literal["TOO_MANY_ITEMS"]
    count: int
    maximum: int


class PnrNotFoundData(RefusalData):
    """What the server says of PNR_NOT_FOUND."""

    reason: Literal["PNR_NOT_FOUND"]


class OfferNotFoundData(RefusalData):
    """What the server says of OFFER_NOT_FOUND."""

    reason: Literal["OFFER_NOT_FOUND"]
    searchTool: str


class DateInPastData(RefusalData):
    """What the server says of DATE_IN_PAST."""

    reason: Literal["DATE_IN_PAST"]
    today: str
    now: str
    place: str


class BeyondWindowData(RefusalData):
    """What the server says of BEYOND_WINDOW."""

    reason: Literal["BEYOND_WINDOW"]
    lastDate: str
    windowDays: NotRequired[int]


class BadRangeData(RefusalData):
    """What the server says of BAD_RANGE."""

    reason: Literal["BAD_RANGE"]
    explanation: str


class TooManyPaxData(RefusalData):
    """What the server says of TOO_MANY_PAX."""

    reason: Literal["TOO_MANY_PAX"]
    seats: int
    maximum: NotRequired[int]


class InfantWithoutAdultData(RefusalData):
    """What the server says of INFANT_WITHOUT_ADULT."""

    reason: Literal["INFANT_WITHOUT_ADULT"]
    adults: int
    children: int
    infants: int


class PaxMismatchData(RefusalData):
    """What the server says of PAX_MISMATCH."""

    reason: Literal["PAX_MISMATCH"]
    booked: str
    searched: str


class PaxTypeAgeData(RefusalData):
    """What the server says of PAX_TYPE_AGE."""

    reason: Literal["PAX_TYPE_AGE"]
    age: int
    date: str
    expected: str


class NameInvalidData(RefusalData):
    """What the server says of NAME_INVALID."""

    reason: Literal["NAME_INVALID"]
    explanation: str


class NameNotRomanizedData(RefusalData):
    """What the server says of NAME_NOT_ROMANIZED."""

    reason: Literal["NAME_NOT_ROMANIZED"]


class DuplicatePassengerData(RefusalData):
    """What the server says of DUPLICATE_PASSENGER."""

    reason: Literal["DUPLICATE_PASSENGER"]


class DuplicateBookingData(RefusalData):
    """What the server says of DUPLICATE_BOOKING."""

    reason: Literal["DUPLICATE_BOOKING"]
    pnr: str
    flight: str


class DuplicateFlightData(RefusalData):
    """What the server says of DUPLICATE_FLIGHT."""

    reason: Literal["DUPLICATE_FLIGHT"]


class NotChronologicalData(RefusalData):
    """What the server says of NOT_CHRONOLOGICAL."""

    reason: Literal["NOT_CHRONOLOGICAL"]
    previous: str
    departure: str
    arrival: str


class ArnkData(RefusalData):
    """What the server says of ARNK."""

    reason: Literal["ARNK"]
    arrivesAt: str
    departsFrom: str


class MctViolationData(RefusalData):
    """What the server says of MCT_VIOLATION."""

    reason: Literal["MCT_VIOLATION"]
    airport: str
    minutes: int
    minimumMinutes: int


class SelfTransferData(RefusalData):
    """What the server says of SELF_TRANSFER."""

    reason: Literal["SELF_TRANSFER"]
    airport: str
    minutes: int


class MarriedSegmentsData(RefusalData):
    """What the server says of MARRIED_SEGMENTS."""

    reason: Literal["MARRIED_SEGMENTS"]
    partners: str


class DriverTooYoungData(RefusalData):
    """What the server says of DRIVER_TOO_YOUNG."""

    reason: Literal["DRIVER_TOO_YOUNG"]
    age: int
    minimumAge: int
    sippCode: str


class DriverAgeMismatchData(RefusalData):
    """What the server says of DRIVER_AGE_MISMATCH."""

    reason: Literal["DRIVER_AGE_MISMATCH"]
    age: int
    searchedAge: int


class OccupancyExceededData(RefusalData):
    """What the server says of OCCUPANCY_EXCEEDED."""

    reason: Literal["OCCUPANCY_EXCEEDED"]
    guests: int
    rooms: int
    maxOccupancy: int


class HotelOtherCityData(RefusalData):
    """What the server says of HOTEL_OTHER_CITY."""

    reason: Literal["HOTEL_OTHER_CITY"]
    pnr: str
    city: str
    places: str


class HotelBeforeArrivalData(RefusalData):
    """What the server says of HOTEL_BEFORE_ARRIVAL."""

    reason: Literal["HOTEL_BEFORE_ARRIVAL"]
    checkInDate: str
    flight: str
    arrival: str
    arrivalDate: str


class HotelAfterDepartureData(RefusalData):
    """What the server says of HOTEL_AFTER_DEPARTURE."""

    reason: Literal["HOTEL_AFTER_DEPARTURE"]
    checkOutDate: str
    flight: str
    departure: str
    departureDate: str


class CarOtherCityData(RefusalData):
    """What the server says of CAR_OTHER_CITY."""

    reason: Literal["CAR_OTHER_CITY"]
    pnr: str
    city: str
    places: str


class CarBeforeArrivalData(RefusalData):
    """What the server says of CAR_BEFORE_ARRIVAL."""

    reason: Literal["CAR_BEFORE_ARRIVAL"]
    pickupDate: str
    flight: str
    arrival: str


class CarAfterDepartureData(RefusalData):
    """What the server says of CAR_AFTER_DEPARTURE."""

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
    """What the server says of TRIP_OVERLAP."""


class OfferExpiredData(RefusalData):
    """What the server says of OFFER_EXPIRED."""

    reason: Literal["OFFER_EXPIRED"]
    expiredAt: str
    searchTool: str


class PriceChangedData(RefusalData):
    """What the server says of PRICE_CHANGED."""

    reason: Literal["PRICE_CHANGED"]
    oldTotalCents: int
    newTotalCents: int
    searchTool: str
    oldTotal: str
    newTotal: str


class SoldOutData(RefusalData):
    """What the server says of SOLD_OUT."""

    reason: Literal["SOLD_OUT"]
    left: int
    needed: int
    searchTool: str


class AlreadyCancelledData(RefusalData):
    """What the server says of ALREADY_CANCELLED."""

    reason: Literal["ALREADY_CANCELLED"]
    cancelledAt: str


class PartlyFlownData(RefusalData):
    """What the server says of PARTLY_FLOWN."""

    reason: Literal["PARTLY_FLOWN"]
    explanation: str


class CancelledPnrData(RefusalData):
    """What the server says of CANCELLED_PNR."""

    reason: Literal["CANCELLED_PNR"]


class PnrFullData(RefusalData):
    """What the server says of PNR_FULL."""

    reason: Literal["PNR_FULL"]
    kind: str
    count: int
    maximum: int


class VersionConflictData(RefusalData):
    """What the server says of VERSION_CONFLICT."""

    reason: Literal["VERSION_CONFLICT"]


class IdempotencyConflictData(RefusalData):
    """What the server says of IDEMPOTENCY_CONFLICT."""

    reason: Literal["IDEMPOTENCY_CONFLICT"]


class PaymentDeclinedData(RefusalData):
    """What the server says of PAYMENT_DECLINED."""

    reason: Literal["PAYMENT_DECLINED"]


class CardDataRefusedData(RefusalData):
    """What the server says of CARD_DATA_REFUSED."""

    reason: Literal["CARD_DATA_REFUSED"]


class WorldFullData(RefusalData):
    """What the server says of WORLD_FULL."""

    reason: Literal["WORLD_FULL"]
    limit: int


class UpstreamTimeoutData(RefusalData):
    """What the server says of UPSTREAM_TIMEOUT."""

    reason: Literal["UPSTREAM_TIMEOUT"]


class RateLimitedData(RefusalData):
    """What the server says of RATE_LIMITED."""

    reason: Literal["RATE_LIMITED"]
    retryAfterMs: int


class StoreUnavailableData(RefusalData):
    """What the server says of STORE_UNAVAILABLE."""

    reason: Literal["STORE_UNAVAILABLE"]


class WorldResetData(RefusalData):
    """What the server says of WORLD_RESET."""

    reason: Literal["WORLD_RESET"]


class TooManyWorldsData(RefusalData):
    """What the server says of TOO_MANY_WORLDS."""

    reason: Literal["TOO_MANY_WORLDS"]


class InternalData(RefusalData):
    """What the server says of INTERNAL."""

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
"""Why the handler of searchFlights may refuse a call."""


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
"""Why the handler of bookFlight may refuse a call."""


SearchHotelsReason: TypeAlias = Literal[
    "UNKNOWN_CITY", "DATE_IN_PAST", "BEYOND_WINDOW", "BAD_RANGE"
]
"""Why the handler of searchHotels may refuse a call."""


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
"""Why the handler of bookHotel may refuse a call."""


SearchCarsReason: TypeAlias = Literal[
    "UNKNOWN_LOCATION", "DATE_IN_PAST", "BEYOND_WINDOW", "BAD_RANGE"
]
"""Why the handler of searchCars may refuse a call."""


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
"""Why the handler of bookCar may refuse a call."""


RetrieveBookingReason: TypeAlias = Literal["PNR_NOT_FOUND"]
"""Why the handler of retrieveBooking may refuse a call."""


CancelBookingReason: TypeAlias = Literal[
    "PNR_NOT_FOUND",
    "ALREADY_CANCELLED",
    "PARTLY_FLOWN",
    "VERSION_CONFLICT",
    "TOO_LONG",
    "CARD_DATA_REFUSED",
    "IDEMPOTENCY_CONFLICT",
]
"""Why the handler of cancelBooking may refuse a call."""


ListBookingsReason: TypeAlias = Never
"""Why the handler of listBookings may refuse a call."""
