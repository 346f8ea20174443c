# @generated from contracts/gds/errors.json. Edit the contract, then run npm run codegen.
"""An error class for each reason for which Mock GDS may refuse a call."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from . import types
from .runtime.errors import (
    ClientError,
    DeadlineExceeded,
    HttpStatusError,
    KnownToolError,
    ProtocolError,
    SessionLost,
    ToolError,
    TransportError,
)

__all__ = [
    "Schema",
    "NeedsOffset",
    "UnknownAirport",
    "UnknownCity",
    "UnknownLocation",
    "SameOriginDest",
    "DobRequired",
    "ContactRequired",
    "TooLong",
    "TooManyItems",
    "PnrNotFound",
    "OfferNotFound",
    "DateInPast",
    "BeyondWindow",
    "BadRange",
    "TooManyPax",
    "InfantWithoutAdult",
    "PaxMismatch",
    "PaxTypeAge",
    "NameInvalid",
    "NameNotRomanized",
    "DuplicatePassenger",
    "DuplicateBooking",
    "DuplicateFlight",
    "NotChronological",
    "Arnk",
    "MctViolation",
    "NotTicketed",
    "SelfTransfer",
    "MarriedSegments",
    "DriverTooYoung",
    "DriverAgeMismatch",
    "OccupancyExceeded",
    "HotelOtherCity",
    "HotelBeforeArrival",
    "HotelAfterDeparture",
    "CarOtherCity",
    "CarBeforeArrival",
    "CarAfterDeparture",
    "TripOverlap",
    "OfferExpired",
    "PriceChanged",
    "SoldOut",
    "AlreadyCancelled",
    "PartlyFlown",
    "CancelledPnr",
    "PnrFull",
    "VersionConflict",
    "IdempotencyConflict",
    "PaymentDeclined",
    "CardDataRefused",
    "WorldFull",
    "UpstreamTimeout",
    "RateLimited",
    "StoreUnavailable",
    "WorldReset",
    "TooManyWorlds",
    "Internal",
    "ClientError",
    "DeadlineExceeded",
    "HttpStatusError",
    "KnownToolError",
    "ProtocolError",
    "SessionLost",
    "ToolError",
    "TransportError",
    "ERRORS",
]


class Schema(KnownToolError[Literal["SCHEMA"], types.SchemaData]):
    """`message`

    Correct `field` and call again.
    """


class NeedsOffset(KnownToolError[Literal["NEEDS_OFFSET"], types.NeedsOffsetData]):
    """`field` needs a time-zone offset, as in `corrected`

    Send `field` as the local time of the place with its offset, `corrected`, or with Z if UTC
    is meant.
    """


class UnknownAirport(KnownToolError[Literal["UNKNOWN_AIRPORT"], types.UnknownAirportData]):
    """Invalid airport code `value`: must be a valid 3-letter IATA code

    `suggestion` A city's name in the place of the code is answered with its codes.
    """


class UnknownCity(KnownToolError[Literal["UNKNOWN_CITY"], types.UnknownCityData]):
    """Invalid city code `value`: must be a valid 3-letter IATA city or airport code

    `suggestion` A city's name in the place of the code is answered with its codes.
    """


class UnknownLocation(KnownToolError[Literal["UNKNOWN_LOCATION"], types.UnknownLocationData]):
    """Invalid location code `value`: must be a valid 3-letter IATA airport or city code

    `suggestion` A city's name in the place of the code is answered with its codes.
    """


class SameOriginDest(KnownToolError[Literal["SAME_ORIGIN_DEST"], types.SameOriginDestData]):
    """`field` `value` is in the same city as the origin `origin`

    Choose a destination in another city and call searchFlights again.
    """


class DobRequired(KnownToolError[Literal["DOB_REQUIRED"], types.DobRequiredData]):
    """`field` is missing or not possible: `explanation`

    Ask for the date of birth (YYYY-MM-DD) and call again.
    """


class ContactRequired(KnownToolError[Literal["CONTACT_REQUIRED"], types.ContactRequiredData]):
    """contactEmail or contactPhone is required

    Add contactEmail or contactPhone and call bookFlight again.
    """


class TooLong(KnownToolError[Literal["TOO_LONG"], types.TooLongData]):
    """`field` has `length` characters, more than the `maximum` that are kept

    Shorten `field` to at most `maximum` characters and call again.
    """


class TooManyItems(KnownToolError[Literal["TOO_MANY_ITEMS"], types.TooManyItemsData]):
    """`field` has `count` entries, more than the `maximum` that one booking may have

    Send at most `maximum` in `field`, each once, and book the rest by another call.
    """


class PnrNotFound(KnownToolError[Literal["PNR_NOT_FOUND"], types.PnrNotFoundData]):
    """No booking with PNR `value`

    Check the PNR, or call listBookings for those of this session.
    """


class OfferNotFound(KnownToolError[Literal["OFFER_NOT_FOUND"], types.OfferNotFoundData]):
    """`value` is not an offer of this system

    Use an id exactly as a search returned it: call `searchTool` and pick one of its results.
    """


class DateInPast(KnownToolError[Literal["DATE_IN_PAST"], types.DateInPastData]):
    """`field` `value` is in the past: in `place` it is now `now`

    Use a day from `today` on, and a time after `now`, and call again.
    """


class BeyondWindow(KnownToolError[Literal["BEYOND_WINDOW"], types.BeyondWindowData]):
    """`field` `value` is too far ahead: the last day on sale is `lastDate`

    Use a date up to `lastDate` and call again.
    """


class BadRange(KnownToolError[Literal["BAD_RANGE"], types.BadRangeData]):
    """`field` `value` does not fit: `explanation`

    Correct `field` and call again.
    """


class TooManyPax(KnownToolError[Literal["TOO_MANY_PAX"], types.TooManyPaxData]):
    """`seats` seats are asked for; one booking holds at most 9

    Split the party into bookings of at most 9 adults and children.
    """


class InfantWithoutAdult(
    KnownToolError[Literal["INFANT_WITHOUT_ADULT"], types.InfantWithoutAdultData]
):
    """`adults` adult(s) for `infants` infant(s) and `children` child(ren): each infant needs an
    adult's lap, and no minor travels alone

    Add an adult: one for each infant, and at least one with children.
    """


class PaxMismatch(KnownToolError[Literal["PAX_MISMATCH"], types.PaxMismatchData]):
    """The passengers (`booked`) are not those that were searched for (`searched`)

    Call searchFlights again with these passengers and book one of its results.
    """


class PaxTypeAge(KnownToolError[Literal["PAX_TYPE_AGE"], types.PaxTypeAgeData]):
    """`field` `value` does not fit a passenger of `age` years on `date`: `expected`

    Use the type that fits the age on every travel date; where a birthday lies between two
    flights, book each by itself.
    """


class NameInvalid(KnownToolError[Literal["NAME_INVALID"], types.NameInvalidData]):
    """`field` `value` cannot be put on a ticket: `explanation`

    Use the name as in the passport: letters, spaces, hyphens and apostrophes.
    """


class NameNotRomanized(KnownToolError[Literal["NAME_NOT_ROMANIZED"], types.NameNotRomanizedData]):
    """`field` `value` is not in Latin letters

    Give the name in Latin letters, as in the machine-readable zone of the passport.
    """


class DuplicatePassenger(
    KnownToolError[Literal["DUPLICATE_PASSENGER"], types.DuplicatePassengerData]
):
    """`value` appears twice among the passengers

    List each passenger once.
    """


class DuplicateBooking(KnownToolError[Literal["DUPLICATE_BOOKING"], types.DuplicateBookingData]):
    """`value` already holds a seat on `flight` in `pnr`

    Call retrieveBooking for `pnr` before booking again.
    """


class DuplicateFlight(KnownToolError[Literal["DUPLICATE_FLIGHT"], types.DuplicateFlightData]):
    """`field` repeats `value`

    List each flightId once: it books all of passengers.
    """


class NotChronological(KnownToolError[Literal["NOT_CHRONOLOGICAL"], types.NotChronologicalData]):
    """`value` departs `departure`, before `previous` arrives at `arrival`

    Give flightIds in the order of travel, without overlaps.
    """


class Arnk(KnownToolError[Literal["ARNK"], types.ArnkData]):
    """`value` departs from `departsFrom`, but the flight before it arrives at `arrivesAt`

    Book a flight from `arrivesAt` to `departsFrom`, or arrange the way by land.
    """


class MctViolation(KnownToolError[Literal["MCT_VIOLATION"], types.MctViolationData]):
    """`minutes` minutes to change at `airport` are too few: at least `minimumMinutes` are needed

    Choose a later onward flight, or one offer that includes the connection.
    """


class NotTicketed(KnownToolError[Literal["NOT_TICKETED"], types.NotTicketedData]):
    """The seats are held without a ticket until `heldUntil`

    Have it paid for where it was booked, or cancel it: cancelBooking returns nothing and keeps
    nothing.
    """


class SelfTransfer(KnownToolError[Literal["SELF_TRANSFER"], types.SelfTransferData]):
    """The connection at `airport` is between separate tickets: `minutes` minutes, bags to be
    collected, no protection if the first flight is late

    Tell the traveller, or search for one offer that includes the connection.
    """


class MarriedSegments(KnownToolError[Literal["MARRIED_SEGMENTS"], types.MarriedSegmentsData]):
    """`value` is sold and cancelled only together with `partners`

    Treat the segments of one offer as one.
    """


class DriverTooYoung(KnownToolError[Literal["DRIVER_TOO_YOUNG"], types.DriverTooYoungData]):
    """A driver of `age` may not rent class `sippCode`: the minimum age is `minimumAge`

    Name a driver of `minimumAge` or more, or call searchCars with the age of this one (21 at
    least) and choose another class.
    """


class DriverAgeMismatch(
    KnownToolError[Literal["DRIVER_AGE_MISMATCH"], types.DriverAgeMismatchData]
):
    """The driver is `age` at pick-up, but the offer was searched for age `searchedAge`

    Call searchCars with driverAge `age` and book one of its results.
    """


class OccupancyExceeded(
    KnownToolError[Literal["OCCUPANCY_EXCEEDED"], types.OccupancyExceededData]
):
    """`guests` guests do not fit `rooms` room(s) for `maxOccupancy` each

    Call searchHotels with guests `guests` and book one of its results.
    """


class HotelOtherCity(KnownToolError[Literal["HOTEL_OTHER_CITY"], types.HotelOtherCityData]):
    """The hotel is in `city`, where the flights of `pnr` do not lead: they are between `places`

    Call searchHotels for a city of the trip, or leave existingPnr out if it is not part of this
    trip.
    """


class HotelBeforeArrival(
    KnownToolError[Literal["HOTEL_BEFORE_ARRIVAL"], types.HotelBeforeArrivalData]
):
    """Check-in is on `checkInDate`, but `flight` arrives at `arrival`

    Call searchHotels with checkInDate `arrivalDate`, or leave existingPnr out if it is not part
    of this trip.
    """


class HotelAfterDeparture(
    KnownToolError[Literal["HOTEL_AFTER_DEPARTURE"], types.HotelAfterDepartureData]
):
    """Check-out is on `checkOutDate`, but `flight` departs at `departure`

    Call searchHotels with checkOutDate `departureDate`, or leave existingPnr out if it is not
    part of this trip.
    """


class CarOtherCity(KnownToolError[Literal["CAR_OTHER_CITY"], types.CarOtherCityData]):
    """The car is picked up in `city`, where the flights of `pnr` do not lead: they are between
    `places`

    Call searchCars for a place of the trip, or leave existingPnr out if it is not part of this
    trip.
    """


class CarBeforeArrival(KnownToolError[Literal["CAR_BEFORE_ARRIVAL"], types.CarBeforeArrivalData]):
    """The car is picked up at `pickupDate`, before `flight` arrives at `arrival`

    Call searchCars with a pickupDate after `arrival`, or leave existingPnr out if it is not
    part of this trip.
    """


class CarAfterDeparture(
    KnownToolError[Literal["CAR_AFTER_DEPARTURE"], types.CarAfterDepartureData]
):
    """The car is returned at `dropoffDate`, after `flight` departs at `departure`

    Call searchCars with a dropoffDate before `departure`, or leave existingPnr out if it is not
    part of this trip.
    """


class TripOverlap(KnownToolError[Literal["TRIP_OVERLAP"], types.TripOverlapData]):
    """`person` has `segmentRef` of `pnr` from `from` to `to`, which overlaps

    Choose other dates, name somebody else, or leave existingPnr out.
    """


class OfferExpired(KnownToolError[Literal["OFFER_EXPIRED"], types.OfferExpiredData]):
    """`value` expired at `expiredAt`

    Call `searchTool` again and book one of its results.
    """


class PriceChanged(KnownToolError[Literal["PRICE_CHANGED"], types.PriceChangedData]):
    """The price of `value` moved from `oldTotal` to `newTotal`

    Ask for consent to the new price, then call `searchTool` again and book the new id.
    """


class SoldOut(KnownToolError[Literal["SOLD_OUT"], types.SoldOutData]):
    """`value` is sold out: `left` left of `needed` needed

    Choose another result: call `searchTool` again.
    """


class AlreadyCancelled(KnownToolError[Literal["ALREADY_CANCELLED"], types.AlreadyCancelledData]):
    """`value` was cancelled at `cancelledAt`

    Nothing is left to do. Call retrieveBooking to see the refund.
    """


class PartlyFlown(KnownToolError[Literal["PARTLY_FLOWN"], types.PartlyFlownData]):
    """`value` cannot be cancelled: `explanation`

    Tell the traveller; unused parts are settled after travel.
    """


class CancelledPnr(KnownToolError[Literal["CANCELLED_PNR"], types.CancelledPnrData]):
    """`value` is cancelled, so nothing can be added

    Leave existingPnr out to open a new PNR.
    """


class PnrFull(KnownToolError[Literal["PNR_FULL"], types.PnrFullData]):
    """`value` holds `count` `kind`, as many as one PNR may

    Leave existingPnr out to open a new PNR.
    """


class VersionConflict(KnownToolError[Literal["VERSION_CONFLICT"], types.VersionConflictData]):
    """`value` was changed by others at the same time

    Call retrieveBooking to see its state, then try again.

    The same call may succeed later.
    """


class IdempotencyConflict(
    KnownToolError[Literal["IDEMPOTENCY_CONFLICT"], types.IdempotencyConflictData]
):
    """The idempotency key was used before with other arguments

    Repeat the earlier arguments to get its result, or use a new key.
    """


class PaymentDeclined(KnownToolError[Literal["PAYMENT_DECLINED"], types.PaymentDeclinedData]):
    """The payment for `value` was declined

    Use another traveller; the surname TESTDECLINE is always declined.
    """


class CardDataRefused(KnownToolError[Literal["CARD_DATA_REFUSED"], types.CardDataRefusedData]):
    """`field` seems to hold a card number

    Never send card numbers: leave it out and call again.
    """


class WorldFull(KnownToolError[Literal["WORLD_FULL"], types.WorldFullData]):
    """World `value` holds `limit` bookings, as many as it may; cancelled ones count too

    Book in another world, or have this one reset by whoever runs it.
    """


class UpstreamTimeout(KnownToolError[Literal["UPSTREAM_TIMEOUT"], types.UpstreamTimeoutData]):
    """No answer came in time: the outcome is not known

    Call retrieveBooking or listBookings before you repeat the call.

    The same call may succeed later.
    """


class RateLimited(KnownToolError[Literal["RATE_LIMITED"], types.RateLimitedData]):
    """Too many calls

    Wait `retryAfterMs` ms and call again.

    The same call may succeed later.
    """


class StoreUnavailable(KnownToolError[Literal["STORE_UNAVAILABLE"], types.StoreUnavailableData]):
    """The reservation store does not answer

    Nothing was written: try again in a moment.

    The same call may succeed later.
    """


class WorldReset(KnownToolError[Literal["WORLD_RESET"], types.WorldResetData]):
    """The world was reset, or the session ended, while the call ran; nothing was booked

    Search again, then repeat the call with an id of the new answer; a client of the 2025
    revisions initializes again first.

    The same call may succeed later.
    """


class TooManyWorlds(KnownToolError[Literal["TOO_MANY_WORLDS"], types.TooManyWorldsData]):
    """There are as many worlds as this server may keep

    Use a world that exists, or leave the world out to be in the server's own.
    """


class Internal(KnownToolError[Literal["INTERNAL"], types.InternalData]):
    """Internal error

    Report the correlation id `correlationId`.

    The same call may succeed later.
    """


#: The error class of each reason.
ERRORS: Mapping[str, type[ToolError]] = {
    "SCHEMA": Schema,
    "NEEDS_OFFSET": NeedsOffset,
    "UNKNOWN_AIRPORT": UnknownAirport,
    "UNKNOWN_CITY": UnknownCity,
    "UNKNOWN_LOCATION": UnknownLocation,
    "SAME_ORIGIN_DEST": SameOriginDest,
    "DOB_REQUIRED": DobRequired,
    "CONTACT_REQUIRED": ContactRequired,
    "TOO_LONG": TooLong,
    "TOO_MANY_ITEMS": TooManyItems,
    "PNR_NOT_FOUND": PnrNotFound,
    "OFFER_NOT_FOUND": OfferNotFound,
    "DATE_IN_PAST": DateInPast,
    "BEYOND_WINDOW": BeyondWindow,
    "BAD_RANGE": BadRange,
    "TOO_MANY_PAX": TooManyPax,
    "INFANT_WITHOUT_ADULT": InfantWithoutAdult,
    "PAX_MISMATCH": PaxMismatch,
    "PAX_TYPE_AGE": PaxTypeAge,
    "NAME_INVALID": NameInvalid,
    "NAME_NOT_ROMANIZED": NameNotRomanized,
    "DUPLICATE_PASSENGER": DuplicatePassenger,
    "DUPLICATE_BOOKING": DuplicateBooking,
    "DUPLICATE_FLIGHT": DuplicateFlight,
    "NOT_CHRONOLOGICAL": NotChronological,
    "ARNK": Arnk,
    "MCT_VIOLATION": MctViolation,
    "NOT_TICKETED": NotTicketed,
    "SELF_TRANSFER": SelfTransfer,
    "MARRIED_SEGMENTS": MarriedSegments,
    "DRIVER_TOO_YOUNG": DriverTooYoung,
    "DRIVER_AGE_MISMATCH": DriverAgeMismatch,
    "OCCUPANCY_EXCEEDED": OccupancyExceeded,
    "HOTEL_OTHER_CITY": HotelOtherCity,
    "HOTEL_BEFORE_ARRIVAL": HotelBeforeArrival,
    "HOTEL_AFTER_DEPARTURE": HotelAfterDeparture,
    "CAR_OTHER_CITY": CarOtherCity,
    "CAR_BEFORE_ARRIVAL": CarBeforeArrival,
    "CAR_AFTER_DEPARTURE": CarAfterDeparture,
    "TRIP_OVERLAP": TripOverlap,
    "OFFER_EXPIRED": OfferExpired,
    "PRICE_CHANGED": PriceChanged,
    "SOLD_OUT": SoldOut,
    "ALREADY_CANCELLED": AlreadyCancelled,
    "PARTLY_FLOWN": PartlyFlown,
    "CANCELLED_PNR": CancelledPnr,
    "PNR_FULL": PnrFull,
    "VERSION_CONFLICT": VersionConflict,
    "IDEMPOTENCY_CONFLICT": IdempotencyConflict,
    "PAYMENT_DECLINED": PaymentDeclined,
    "CARD_DATA_REFUSED": CardDataRefused,
    "WORLD_FULL": WorldFull,
    "UPSTREAM_TIMEOUT": UpstreamTimeout,
    "RATE_LIMITED": RateLimited,
    "STORE_UNAVAILABLE": StoreUnavailable,
    "WORLD_RESET": WorldReset,
    "TOO_MANY_WORLDS": TooManyWorlds,
    "INTERNAL": Internal,
}
