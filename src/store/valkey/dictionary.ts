/**
 * Words that the product's documents are likely to hold, which the packing of documents begins with: a booking of 4.0 KB takes
 * 0.7 KB instead of 1.4. They decide over size alone, any document can be packed. What was packed with them needs the
 * same ones to be unpacked, so a change of one character needs a new schema version.
 */
const WORDS = [
  '"field":"","value":"","reason":"","message":"","confirmationNumber":"","hotelId":"","propertyId":"",',
  '"address":"","cityCode":"","checkInDate":"","checkOutDate":"","nights":"","rooms":"","roomType":"",',
  '"boardType":"","ratePlan":"","cancellationPolicy":"","guests":"","specialRequests":"","carId":"",',
  '"vendor":"","vendorName":"","sippCode":"","category":"","pickupLocationCode":"",',
  '"dropoffLocationCode":"","pickupDate":"","dropoffDate":"","rentalDays":"","driver":"","age":"",',
  '"additionalDrivers":"","insurance":"","extras":"","payment":"","extrasCents":"","arrivingFlight":"",',
  '"kind":"","paidCents":"","nonRefundableTaxesCents":"","refundCents":"","rule":"","method":"",',
  '"lines":"","obtainSession":"","idempotencyKey":"","flightIds":"","contactEmail":"","contactPhone":"",',
  '"existingPnr":"","licenseCountry":"","record":"","created":"","idempotentReplay":"","bookFlights":"",',
  '"bookHotel":"","bookCar":"","cancel":"","find":"","list":"","records":"","more":"",{"pnr":"",',
  '"status":"confirmed","version":0,"createdAt":"2026-00-00T00:00:00Z",',
  '"updatedAt":"2026-00-00T00:00:00Z","sessionId":"","contact":{"email":"","phone":null},',
  '"passengers":[{"paxRef":"P1","type":"adult","title":null,"firstName":"","lastName":"","gdsName":"",',
  '"dateOfBirth":null,"ageAtTravel":null,"associatedAdult":null,"frequentFlyerNumber":null,',
  '"ticketNumber":""}],"flightSegments":[{"segmentRef":"S1","status":"HK","segmentId":"",',
  '"marketingCarrier":"","operatingCarrier":"","flightNumber":"","origin":"","originTerminal":"",',
  '"destination":"","destinationTerminal":"","departureLocal":"2026-00-00T00:00:00-00:00",',
  '"arrivalLocal":"2026-00-00T00:00:00-00:00","departureUtc":"2026-00-00T00:00:00Z",',
  '"arrivalUtc":"2026-00-00T00:00:00Z","arrivalDayOffset":0,"durationMinutes":0,"distanceKm":0,',
  '"aircraft":"","cabin":"economy","bookingClass":"","fareBasis":"","baggage":{"checkedPieces":0,',
  '"checkedKgPerPiece":0,"cabinPieces":0},"marriageGroup":""}],"fares":[{"fareRef":"F1","flightId":"",',
  '"segmentRefs":["S1"],"cabin":"economy","fareBrand":"Light","totalCents":0,"price":{"currency":"USD",',
  '"totalCents":0,"baseCents":0,"taxesCents":0,"feesCents":0,"perPassenger":[{"type":"adult","count":0,',
  '"baseCents":0,"taxesCents":0,"feesCents":0,"totalCents":0}],"taxLines":[{"code":"US",',
  '"name":"Transportation tax","amountCents":0,"refundable":false},{"code":"AY",',
  '"name":"Passenger security fee","amountCents":0,"refundable":true},{"code":"ZP",',
  '"name":"Flight segment tax","amountCents":0,"refundable":true},{"code":"XF",',
  '"name":"Passenger facility charge","amountCents":0,"refundable":true}]},',
  '"conditions":{"refundBeforeDeparture":{"allowed":false,"penaltyCents":null,"deadline":null,',
  '"refundPercent":0},"changeBeforeDeparture":{"allowed":true,"penaltyCents":0,',
  '"deadline":"2026-00-00T00:00:00Z"}}}],"hotelReservations":[],"carReservations":[],',
  '"price":{"currency":"USD","totalCents":0,"flightCents":0,"hotelCents":0,"carCents":0,',
  '"refundedCents":0},"ticketing":{"status":"ticketed","deadline":null,',
  '"voidUntil":"2026-00-00T00:00:00Z"},"warnings":[],"test":true,"cancelledAt":null,',
  '"cancellationReason":null,"refund":null,"history":[{"at":"2026-00-00T00:00:00Z","version":0,',
  '"action":"created","actor":"","detail":"PNR  opened"},{"at":"2026-00-00T00:00:00Z","version":0,',
  '"action":"flights_added","actor":"","detail":",  sold to 2 adults for USD "},',
  '{"at":"2026-00-00T00:00:00Z","version":0,"action":"ticketed","actor":"","detail":"Tickets , "}],',
  '"stock":[{"key":"flight/","quantity":0,"capacity":0}]}',
];

export const PACKING_DICTIONARY = Buffer.from(WORDS.join(""), "latin1");
