# @generated from contracts/gds. Edit the contract, then run npm run codegen.
"""The descriptors of the tools and resources of Mock GDS, for the runtime."""

from __future__ import annotations

from . import errors, types
from .runtime.contract import Pack, Resource, Tool

pack = Pack(client_name="mock-gds-client", version="2.2.1", errors=errors.ERRORS)

SEARCH_FLIGHTS: Tool[types.SearchFlightsOutput] = Tool(
    name="searchFlights",
    returns="structure",
    repeatable=True,
)
BOOK_FLIGHT: Tool[types.BookFlightOutput] = Tool(
    name="bookFlight",
    returns="structure",
    repeatable=False,
)
SEARCH_HOTELS: Tool[types.SearchHotelsOutput] = Tool(
    name="searchHotels",
    returns="structure",
    repeatable=True,
)
BOOK_HOTEL: Tool[types.BookHotelOutput] = Tool(
    name="bookHotel",
    returns="structure",
    repeatable=False,
)
SEARCH_CARS: Tool[types.SearchCarsOutput] = Tool(
    name="searchCars",
    returns="structure",
    repeatable=True,
)
BOOK_CAR: Tool[types.BookCarOutput] = Tool(name="bookCar", returns="structure", repeatable=False)
RETRIEVE_BOOKING: Tool[types.RetrieveBookingOutput] = Tool(
    name="retrieveBooking",
    returns="structure",
    repeatable=True,
)
CANCEL_BOOKING: Tool[types.CancelBookingOutput] = Tool(
    name="cancelBooking",
    returns="structure",
    repeatable=False,
)
LIST_BOOKINGS: Tool[types.ListBookingsOutput] = Tool(
    name="listBookings",
    returns="structure",
    repeatable=True,
)

READ_CURRENT_SESSION: Resource[types.CurrentSessionResource] = Resource(
    name="current-session",
    uri="gds://session/current",
    is_json=True,
)
READ_SESSION_BOOKINGS: Resource[types.SessionBookingsResource] = Resource(
    name="session-bookings",
    uri="gds://session/bookings",
    is_json=True,
)
READ_AIRPORTS: Resource[types.AirportsResource] = Resource(
    name="airports",
    uri="gds://mock-data/airports",
    is_json=True,
)
READ_AIRLINES: Resource[types.AirlinesResource] = Resource(
    name="airlines",
    uri="gds://mock-data/airlines",
    is_json=True,
)
READ_AIRCRAFT: Resource[types.AircraftResource] = Resource(
    name="aircraft",
    uri="gds://mock-data/aircraft",
    is_json=True,
)
READ_HOTEL_CHAINS: Resource[types.HotelChainsResource] = Resource(
    name="hotel-chains",
    uri="gds://mock-data/hotel-chains",
    is_json=True,
)
READ_CAR_VENDORS: Resource[types.CarVendorsResource] = Resource(
    name="car-vendors",
    uri="gds://mock-data/car-vendors",
    is_json=True,
)
READ_SIPP: Resource[types.SippResource] = Resource(
    name="sipp",
    uri="gds://mock-data/sipp",
    is_json=True,
)
READ_ERRORS: Resource[types.ErrorsResource] = Resource(
    name="errors",
    uri="gds://mock-data/errors",
    is_json=True,
)
READ_BOOKING: Resource[types.BookingResource] = Resource(
    name="booking",
    uri="gds://bookings/{pnr}",
    is_json=True,
)
READ_BOOKING_HISTORY: Resource[types.BookingHistoryResource] = Resource(
    name="booking-history",
    uri="gds://bookings/{pnr}/history",
    is_json=True,
)
READ_OFFER: Resource[types.OfferResource] = Resource(
    name="offer",
    uri="gds://offers/{offerId}",
    is_json=True,
)
