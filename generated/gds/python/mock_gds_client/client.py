# @generated from contracts/gds. Edit the contract, then run npm run codegen.
"""The clients of Mock GDS."""

from __future__ import annotations

from typing import Unpack

from . import contract, types
from .runtime.async_client import AsyncClientBase
from .runtime.sync_client import ClientBase


class Client(ClientBase):
    """Mock GDS: the client with blocking calls.

    A mock Global Distribution System: search and book flights, hotels and cars, keep them in
    one PNR, retrieve, list and cancel it. Everything is synthetic.
    """

    _pack = contract.pack

    def search_flights(
        self, /, **arguments: Unpack[types.SearchFlightsInput]
    ) -> types.SearchFlightsOutput:
        """Search for flights between two airports on a specific date. Returns mock flight options
        with realistic pricing, schedules, and availability.

        Raises these classes of the module errors: UnknownAirport, SameOriginDest, DateInPast,
        BeyondWindow, TooManyPax, InfantWithoutAdult.

        Example::

            result = client.search_flights(
                origin="JFK",
                destination="LAX",
                departureDate="2026-06-15",
                passengers={"adults": 2},
                cabin="economy",
            )
        """
        return self._call(contract.SEARCH_FLIGHTS, arguments)

    def book_flight(
        self, /, **arguments: Unpack[types.BookFlightInput]
    ) -> types.BookFlightOutput:
        """Book one or more flight segments with passenger details. Creates a PNR (Passenger Name
        Record) with TEST- prefix. At least one of contactEmail or contactPhone is required.

        Raises these classes of the module errors: DobRequired, ContactRequired, TooLong,
        TooManyItems, OfferNotFound, TooManyPax, InfantWithoutAdult, PaxMismatch, PaxTypeAge,
        NameInvalid, NameNotRomanized, DuplicatePassenger, DuplicateBooking, DuplicateFlight,
        NotChronological, Arnk, MctViolation, OfferExpired, PriceChanged, SoldOut,
        IdempotencyConflict, PaymentDeclined, CardDataRefused, WorldFull.

        Example::

            flights = client.search_flights(
                origin="JFK",
                destination="LAX",
                departureDate="2026-06-15",
                passengers={"adults": 2},
                cabin="economy",
            )
            result = client.book_flight(
                flightIds=[flights["itineraries"][0]["flightId"]],
                passengers=[
                    {
                        "type": "adult",
                        "firstName": "Ada",
                        "lastName": "Larsen",
                        "dateOfBirth": "1988-03-02",
                    },
                    {
                        "type": "adult",
                        "firstName": "Bo",
                        "lastName": "Larsen",
                        "dateOfBirth": "1986-11-20",
                    },
                ],
                contactEmail="ada.larsen@example.com",
            )
        """
        return self._call(contract.BOOK_FLIGHT, arguments)

    def search_hotels(
        self, /, **arguments: Unpack[types.SearchHotelsInput]
    ) -> types.SearchHotelsOutput:
        """Search for hotel properties in a city with check-in/check-out dates.

        Raises these classes of the module errors: UnknownCity, DateInPast, BeyondWindow,
        BadRange.

        Example::

            result = client.search_hotels(
                cityCode="LAX",
                checkInDate="2026-06-15",
                checkOutDate="2026-06-18",
                guests=2,
            )
        """
        return self._call(contract.SEARCH_HOTELS, arguments)

    def book_hotel(self, /, **arguments: Unpack[types.BookHotelInput]) -> types.BookHotelOutput:
        """Book a hotel reservation. Can create a new PNR or add to an existing flight booking.

        Raises these classes of the module errors: TooLong, TooManyItems, PnrNotFound,
        OfferNotFound, NameInvalid, NameNotRomanized, OccupancyExceeded, HotelOtherCity,
        HotelBeforeArrival, HotelAfterDeparture, TripOverlap, OfferExpired, PriceChanged,
        SoldOut, CancelledPnr, PnrFull, VersionConflict, IdempotencyConflict, PaymentDeclined,
        CardDataRefused, WorldFull.

        Example::

            hotels = client.search_hotels(
                cityCode="LAX",
                checkInDate="2026-06-15",
                checkOutDate="2026-06-18",
                guests=2,
            )
            result = client.book_hotel(
                hotelId=hotels["hotels"][0]["rates"][0]["hotelId"],
                guests=[
                    {"firstName": "Ada", "lastName": "Larsen", "email": "ada.larsen@example.com"},
                ],
            )
        """
        return self._call(contract.BOOK_HOTEL, arguments)

    def search_cars(
        self, /, **arguments: Unpack[types.SearchCarsInput]
    ) -> types.SearchCarsOutput:
        """Search for car rental options at an airport or city location.

        Raises these classes of the module errors: UnknownLocation, DateInPast, BeyondWindow,
        BadRange.

        Example::

            result = client.search_cars(
                pickupLocationCode="LAX",
                pickupDate="2026-06-15T14:00:00-07:00",
                dropoffDate="2026-06-18T14:00:00-07:00",
            )
        """
        return self._call(contract.SEARCH_CARS, arguments)

    def book_car(self, /, **arguments: Unpack[types.BookCarInput]) -> types.BookCarOutput:
        """Book a car rental. Can create a new PNR or add to an existing booking.

        Raises these classes of the module errors: DobRequired, TooLong, PnrNotFound,
        OfferNotFound, NameInvalid, NameNotRomanized, DriverTooYoung, DriverAgeMismatch,
        CarOtherCity, CarBeforeArrival, CarAfterDeparture, TripOverlap, OfferExpired,
        PriceChanged, SoldOut, CancelledPnr, PnrFull, VersionConflict, IdempotencyConflict,
        PaymentDeclined, CardDataRefused, WorldFull.

        Example::

            cars = client.search_cars(
                pickupLocationCode="LAX",
                pickupDate="2026-06-15T14:00:00-07:00",
                dropoffDate="2026-06-18T14:00:00-07:00",
            )
            result = client.book_car(
                carId=cars["cars"][0]["carId"],
                driver={"firstName": "Ada", "lastName": "Larsen"},
            )
        """
        return self._call(contract.BOOK_CAR, arguments)

    def retrieve_booking(
        self, /, **arguments: Unpack[types.RetrieveBookingInput]
    ) -> types.RetrieveBookingOutput:
        """Fetch complete booking details including all segments.

        Raises these classes of the module errors: PnrNotFound.

        Example::

            flights = client.search_flights(
                origin="JFK",
                destination="LAX",
                departureDate="2026-06-15",
                passengers={"adults": 2},
                cabin="economy",
            )
            trip = client.book_flight(
                flightIds=[flights["itineraries"][0]["flightId"]],
                passengers=[
                    {
                        "type": "adult",
                        "firstName": "Ada",
                        "lastName": "Larsen",
                        "dateOfBirth": "1988-03-02",
                    },
                    {
                        "type": "adult",
                        "firstName": "Bo",
                        "lastName": "Larsen",
                        "dateOfBirth": "1986-11-20",
                    },
                ],
                contactEmail="ada.larsen@example.com",
            )
            result = client.retrieve_booking(pnr=trip["pnr"])
        """
        return self._call(contract.RETRIEVE_BOOKING, arguments)

    def cancel_booking(
        self, /, **arguments: Unpack[types.CancelBookingInput]
    ) -> types.CancelBookingOutput:
        """Cancel a confirmed booking.

        Raises these classes of the module errors: TooLong, PnrNotFound, AlreadyCancelled,
        PartlyFlown, VersionConflict, IdempotencyConflict, CardDataRefused.

        Example::

            flights = client.search_flights(
                origin="JFK",
                destination="LAX",
                departureDate="2026-06-15",
                passengers={"adults": 2},
                cabin="economy",
            )
            trip = client.book_flight(
                flightIds=[flights["itineraries"][0]["flightId"]],
                passengers=[
                    {
                        "type": "adult",
                        "firstName": "Ada",
                        "lastName": "Larsen",
                        "dateOfBirth": "1988-03-02",
                    },
                    {
                        "type": "adult",
                        "firstName": "Bo",
                        "lastName": "Larsen",
                        "dateOfBirth": "1986-11-20",
                    },
                ],
                contactEmail="ada.larsen@example.com",
            )
            result = client.cancel_booking(pnr=trip["pnr"])
        """
        return self._call(contract.CANCEL_BOOKING, arguments)

    def list_bookings(
        self, /, **arguments: Unpack[types.ListBookingsInput]
    ) -> types.ListBookingsOutput:
        """Retrieve a list of all PNRs created in the current MCP session.

        Example::

            flights = client.search_flights(
                origin="JFK",
                destination="LAX",
                departureDate="2026-06-15",
                passengers={"adults": 2},
                cabin="economy",
            )
            client.book_flight(
                flightIds=[flights["itineraries"][0]["flightId"]],
                passengers=[
                    {
                        "type": "adult",
                        "firstName": "Ada",
                        "lastName": "Larsen",
                        "dateOfBirth": "1988-03-02",
                    },
                    {
                        "type": "adult",
                        "firstName": "Bo",
                        "lastName": "Larsen",
                        "dateOfBirth": "1986-11-20",
                    },
                ],
                contactEmail="ada.larsen@example.com",
            )
            result = client.list_bookings()
        """
        return self._call(contract.LIST_BOOKINGS, arguments)

    def read_current_session(self) -> types.CurrentSessionResource:
        """Current session metadata.

        URI: gds://session/current
        """
        return self._read(contract.READ_CURRENT_SESSION)

    def read_session_bookings(self) -> types.SessionBookingsResource:
        """List of all bookings.

        URI: gds://session/bookings
        """
        return self._read(contract.READ_SESSION_BOOKINGS)

    def read_airports(self) -> types.AirportsResource:
        """Mock airport data.

        URI: gds://mock-data/airports
        """
        return self._read(contract.READ_AIRPORTS)

    def read_airlines(self) -> types.AirlinesResource:
        """Mock airline data.

        URI: gds://mock-data/airlines
        """
        return self._read(contract.READ_AIRLINES)

    def read_aircraft(self) -> types.AircraftResource:
        """Aircraft types with range and seats.

        URI: gds://mock-data/aircraft
        """
        return self._read(contract.READ_AIRCRAFT)

    def read_hotel_chains(self) -> types.HotelChainsResource:
        """Fictional hotel chains and their brands.

        URI: gds://mock-data/hotel-chains
        """
        return self._read(contract.READ_HOTEL_CHAINS)

    def read_car_vendors(self) -> types.CarVendorsResource:
        """Fictional car rental companies.

        URI: gds://mock-data/car-vendors
        """
        return self._read(contract.READ_CAR_VENDORS)

    def read_sipp(self) -> types.SippResource:
        """What each of the four letters of an ACRISS (SIPP) code means.

        URI: gds://mock-data/sipp
        """
        return self._read(contract.READ_SIPP)

    def read_errors(self) -> types.ErrorsResource:
        """Every reason for which a call can be refused, with its code and what to do next.

        URI: gds://mock-data/errors
        """
        return self._read(contract.READ_ERRORS)

    def read_booking(self, /, pnr: str) -> types.BookingResource:
        """One booking by its PNR, as it is kept: with every instant, id and session.

        URI: gds://bookings/{pnr}
        """
        return self._read(contract.READ_BOOKING, pnr=pnr)

    def read_booking_history(self, /, pnr: str) -> types.BookingHistoryResource:
        """What happened to one booking, oldest first.

        URI: gds://bookings/{pnr}/history
        """
        return self._read(contract.READ_BOOKING_HISTORY, pnr=pnr)

    def read_offer(self, /, offerId: str) -> types.OfferResource:
        """One flight, hotel or car offer by its flightId, hotelId or carId: price with tax lines
        and by passenger, booking classes, conditions, deadlines.

        URI: gds://offers/{offerId}
        """
        return self._read(contract.READ_OFFER, offerId=offerId)


class AsyncClient(AsyncClientBase):
    """Mock GDS: the client for asyncio.

    A mock Global Distribution System: search and book flights, hotels and cars, keep them in
    one PNR, retrieve, list and cancel it. Everything is synthetic.
    """

    _pack = contract.pack

    async def search_flights(
        self, /, **arguments: Unpack[types.SearchFlightsInput]
    ) -> types.SearchFlightsOutput:
        """Search for flights between two airports on a specific date. Returns mock flight options
        with realistic pricing, schedules, and availability.

        Raises these classes of the module errors: UnknownAirport, SameOriginDest, DateInPast,
        BeyondWindow, TooManyPax, InfantWithoutAdult.

        Example::

            result = await client.search_flights(
                origin="JFK",
                destination="LAX",
                departureDate="2026-06-15",
                passengers={"adults": 2},
                cabin="economy",
            )
        """
        return await self._call(contract.SEARCH_FLIGHTS, arguments)

    async def book_flight(
        self, /, **arguments: Unpack[types.BookFlightInput]
    ) -> types.BookFlightOutput:
        """Book one or more flight segments with passenger details. Creates a PNR (Passenger Name
        Record) with TEST- prefix. At least one of contactEmail or contactPhone is required.

        Raises these classes of the module errors: DobRequired, ContactRequired, TooLong,
        TooManyItems, OfferNotFound, TooManyPax, InfantWithoutAdult, PaxMismatch, PaxTypeAge,
        NameInvalid, NameNotRomanized, DuplicatePassenger, DuplicateBooking, DuplicateFlight,
        NotChronological, Arnk, MctViolation, OfferExpired, PriceChanged, SoldOut,
        IdempotencyConflict, PaymentDeclined, CardDataRefused, WorldFull.

        Example::

            flights = await client.search_flights(
                origin="JFK",
                destination="LAX",
                departureDate="2026-06-15",
                passengers={"adults": 2},
                cabin="economy",
            )
            result = await client.book_flight(
                flightIds=[flights["itineraries"][0]["flightId"]],
                passengers=[
                    {
                        "type": "adult",
                        "firstName": "Ada",
                        "lastName": "Larsen",
                        "dateOfBirth": "1988-03-02",
                    },
                    {
                        "type": "adult",
                        "firstName": "Bo",
                        "lastName": "Larsen",
                        "dateOfBirth": "1986-11-20",
                    },
                ],
                contactEmail="ada.larsen@example.com",
            )
        """
        return await self._call(contract.BOOK_FLIGHT, arguments)

    async def search_hotels(
        self, /, **arguments: Unpack[types.SearchHotelsInput]
    ) -> types.SearchHotelsOutput:
        """Search for hotel properties in a city with check-in/check-out dates.

        Raises these classes of the module errors: UnknownCity, DateInPast, BeyondWindow,
        BadRange.

        Example::

            result = await client.search_hotels(
                cityCode="LAX",
                checkInDate="2026-06-15",
                checkOutDate="2026-06-18",
                guests=2,
            )
        """
        return await self._call(contract.SEARCH_HOTELS, arguments)

    async def book_hotel(
        self, /, **arguments: Unpack[types.BookHotelInput]
    ) -> types.BookHotelOutput:
        """Book a hotel reservation. Can create a new PNR or add to an existing flight booking.

        Raises these classes of the module errors: TooLong, TooManyItems, PnrNotFound,
        OfferNotFound, NameInvalid, NameNotRomanized, OccupancyExceeded, HotelOtherCity,
        HotelBeforeArrival, HotelAfterDeparture, TripOverlap, OfferExpired, PriceChanged,
        SoldOut, CancelledPnr, PnrFull, VersionConflict, IdempotencyConflict, PaymentDeclined,
        CardDataRefused, WorldFull.

        Example::

            hotels = await client.search_hotels(
                cityCode="LAX",
                checkInDate="2026-06-15",
                checkOutDate="2026-06-18",
                guests=2,
            )
            result = await client.book_hotel(
                hotelId=hotels["hotels"][0]["rates"][0]["hotelId"],
                guests=[
                    {"firstName": "Ada", "lastName": "Larsen", "email": "ada.larsen@example.com"},
                ],
            )
        """
        return await self._call(contract.BOOK_HOTEL, arguments)

    async def search_cars(
        self, /, **arguments: Unpack[types.SearchCarsInput]
    ) -> types.SearchCarsOutput:
        """Search for car rental options at an airport or city location.

        Raises these classes of the module errors: UnknownLocation, DateInPast, BeyondWindow,
        BadRange.

        Example::

            result = await client.search_cars(
                pickupLocationCode="LAX",
                pickupDate="2026-06-15T14:00:00-07:00",
                dropoffDate="2026-06-18T14:00:00-07:00",
            )
        """
        return await self._call(contract.SEARCH_CARS, arguments)

    async def book_car(self, /, **arguments: Unpack[types.BookCarInput]) -> types.BookCarOutput:
        """Book a car rental. Can create a new PNR or add to an existing booking.

        Raises these classes of the module errors: DobRequired, TooLong, PnrNotFound,
        OfferNotFound, NameInvalid, NameNotRomanized, DriverTooYoung, DriverAgeMismatch,
        CarOtherCity, CarBeforeArrival, CarAfterDeparture, TripOverlap, OfferExpired,
        PriceChanged, SoldOut, CancelledPnr, PnrFull, VersionConflict, IdempotencyConflict,
        PaymentDeclined, CardDataRefused, WorldFull.

        Example::

            cars = await client.search_cars(
                pickupLocationCode="LAX",
                pickupDate="2026-06-15T14:00:00-07:00",
                dropoffDate="2026-06-18T14:00:00-07:00",
            )
            result = await client.book_car(
                carId=cars["cars"][0]["carId"],
                driver={"firstName": "Ada", "lastName": "Larsen"},
            )
        """
        return await self._call(contract.BOOK_CAR, arguments)

    async def retrieve_booking(
        self, /, **arguments: Unpack[types.RetrieveBookingInput]
    ) -> types.RetrieveBookingOutput:
        """Fetch complete booking details including all segments.

        Raises these classes of the module errors: PnrNotFound.

        Example::

            flights = await client.search_flights(
                origin="JFK",
                destination="LAX",
                departureDate="2026-06-15",
                passengers={"adults": 2},
                cabin="economy",
            )
            trip = await client.book_flight(
                flightIds=[flights["itineraries"][0]["flightId"]],
                passengers=[
                    {
                        "type": "adult",
                        "firstName": "Ada",
                        "lastName": "Larsen",
                        "dateOfBirth": "1988-03-02",
                    },
                    {
                        "type": "adult",
                        "firstName": "Bo",
                        "lastName": "Larsen",
                        "dateOfBirth": "1986-11-20",
                    },
                ],
                contactEmail="ada.larsen@example.com",
            )
            result = await client.retrieve_booking(pnr=trip["pnr"])
        """
        return await self._call(contract.RETRIEVE_BOOKING, arguments)

    async def cancel_booking(
        self, /, **arguments: Unpack[types.CancelBookingInput]
    ) -> types.CancelBookingOutput:
        """Cancel a confirmed booking.

        Raises these classes of the module errors: TooLong, PnrNotFound, AlreadyCancelled,
        PartlyFlown, VersionConflict, IdempotencyConflict, CardDataRefused.

        Example::

            flights = await client.search_flights(
                origin="JFK",
                destination="LAX",
                departureDate="2026-06-15",
                passengers={"adults": 2},
                cabin="economy",
            )
            trip = await client.book_flight(
                flightIds=[flights["itineraries"][0]["flightId"]],
                passengers=[
                    {
                        "type": "adult",
                        "firstName": "Ada",
                        "lastName": "Larsen",
                        "dateOfBirth": "1988-03-02",
                    },
                    {
                        "type": "adult",
                        "firstName": "Bo",
                        "lastName": "Larsen",
                        "dateOfBirth": "1986-11-20",
                    },
                ],
                contactEmail="ada.larsen@example.com",
            )
            result = await client.cancel_booking(pnr=trip["pnr"])
        """
        return await self._call(contract.CANCEL_BOOKING, arguments)

    async def list_bookings(
        self, /, **arguments: Unpack[types.ListBookingsInput]
    ) -> types.ListBookingsOutput:
        """Retrieve a list of all PNRs created in the current MCP session.

        Example::

            flights = await client.search_flights(
                origin="JFK",
                destination="LAX",
                departureDate="2026-06-15",
                passengers={"adults": 2},
                cabin="economy",
            )
            await client.book_flight(
                flightIds=[flights["itineraries"][0]["flightId"]],
                passengers=[
                    {
                        "type": "adult",
                        "firstName": "Ada",
                        "lastName": "Larsen",
                        "dateOfBirth": "1988-03-02",
                    },
                    {
                        "type": "adult",
                        "firstName": "Bo",
                        "lastName": "Larsen",
                        "dateOfBirth": "1986-11-20",
                    },
                ],
                contactEmail="ada.larsen@example.com",
            )
            result = await client.list_bookings()
        """
        return await self._call(contract.LIST_BOOKINGS, arguments)

    async def read_current_session(self) -> types.CurrentSessionResource:
        """Current session metadata.

        URI: gds://session/current
        """
        return await self._read(contract.READ_CURRENT_SESSION)

    async def read_session_bookings(self) -> types.SessionBookingsResource:
        """List of all bookings.

        URI: gds://session/bookings
        """
        return await self._read(contract.READ_SESSION_BOOKINGS)

    async def read_airports(self) -> types.AirportsResource:
        """Mock airport data.

        URI: gds://mock-data/airports
        """
        return await self._read(contract.READ_AIRPORTS)

    async def read_airlines(self) -> types.AirlinesResource:
        """Mock airline data.

        URI: gds://mock-data/airlines
        """
        return await self._read(contract.READ_AIRLINES)

    async def read_aircraft(self) -> types.AircraftResource:
        """Aircraft types with range and seats.

        URI: gds://mock-data/aircraft
        """
        return await self._read(contract.READ_AIRCRAFT)

    async def read_hotel_chains(self) -> types.HotelChainsResource:
        """Fictional hotel chains and their brands.

        URI: gds://mock-data/hotel-chains
        """
        return await self._read(contract.READ_HOTEL_CHAINS)

    async def read_car_vendors(self) -> types.CarVendorsResource:
        """Fictional car rental companies.

        URI: gds://mock-data/car-vendors
        """
        return await self._read(contract.READ_CAR_VENDORS)

    async def read_sipp(self) -> types.SippResource:
        """What each of the four letters of an ACRISS (SIPP) code means.

        URI: gds://mock-data/sipp
        """
        return await self._read(contract.READ_SIPP)

    async def read_errors(self) -> types.ErrorsResource:
        """Every reason for which a call can be refused, with its code and what to do next.

        URI: gds://mock-data/errors
        """
        return await self._read(contract.READ_ERRORS)

    async def read_booking(self, /, pnr: str) -> types.BookingResource:
        """One booking by its PNR, as it is kept: with every instant, id and session.

        URI: gds://bookings/{pnr}
        """
        return await self._read(contract.READ_BOOKING, pnr=pnr)

    async def read_booking_history(self, /, pnr: str) -> types.BookingHistoryResource:
        """What happened to one booking, oldest first.

        URI: gds://bookings/{pnr}/history
        """
        return await self._read(contract.READ_BOOKING_HISTORY, pnr=pnr)

    async def read_offer(self, /, offerId: str) -> types.OfferResource:
        """One flight, hotel or car offer by its flightId, hotelId or carId: price with tax lines
        and by passenger, booking classes, conditions, deadlines.

        URI: gds://offers/{offerId}
        """
        return await self._read(contract.READ_OFFER, offerId=offerId)
