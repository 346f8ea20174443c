// @generated from contracts/gds. Edit the contract, then run npm run codegen.
import type * as descriptors from "./descriptors.js";
import type { ResourceFunction } from "./runtime/client.types.js";

/** Current session metadata */
export declare const currentSession: ResourceFunction<typeof descriptors.currentSessionResource>;

/** List of all bookings */
export declare const sessionBookings: ResourceFunction<typeof descriptors.sessionBookingsResource>;

/** Mock airport data */
export declare const airports: ResourceFunction<typeof descriptors.airportsResource>;

/** Mock airline data */
export declare const airlines: ResourceFunction<typeof descriptors.airlinesResource>;

/** Aircraft types with range and seats */
export declare const aircraft: ResourceFunction<typeof descriptors.aircraftResource>;

/** Fictional hotel chains and their brands */
export declare const hotelChains: ResourceFunction<typeof descriptors.hotelChainsResource>;

/** Fictional car rental companies */
export declare const carVendors: ResourceFunction<typeof descriptors.carVendorsResource>;

/** What each of the four letters of an ACRISS (SIPP) code means */
export declare const sipp: ResourceFunction<typeof descriptors.sippResource>;

/** Every reason for which a call can be refused, with its code and what to do next */
export declare const errors: ResourceFunction<typeof descriptors.errorsResource>;

/** One booking by its PNR, as it is kept: with every instant, id and session */
export declare const booking: ResourceFunction<typeof descriptors.bookingResource>;

/** What happened to one booking, oldest first */
export declare const bookingHistory: ResourceFunction<typeof descriptors.bookingHistoryResource>;

/** One flight, hotel or car offer by its flightId, hotelId or carId: price with tax lines and by passenger, booking classes, conditions, deadlines */
export declare const offer: ResourceFunction<typeof descriptors.offerResource>;
