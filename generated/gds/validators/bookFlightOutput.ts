// @generated from contracts/gds/tools/bookFlight.json. Edit the contract, then run npm run codegen.
// @ts-nocheck
import type { Validator } from "../../../src/runtime/contract.js";
import { formats } from "../../../src/runtime/validation/support.js";

const schema0 = {"type":"object","properties":{"pnr":{"type":"string","pattern":"^TEST-[A-Z0-9]{6}$"},"status":{"type":"string","enum":["confirmed","cancelled"]},"created":{"type":"boolean"},"idempotentReplay":{"type":"boolean"},"sessionId":{"type":"string"},"booking":{"$ref":"#/$defs/Booking"}},"required":["pnr","status","created","idempotentReplay","sessionId","booking"],"additionalProperties":false,"$defs":{"Baggage":{"type":"object","properties":{"checkedPieces":{"type":"integer"},"checkedKgPerPiece":{"type":"integer"},"cabinPieces":{"type":"integer"}},"required":["checkedPieces","checkedKgPerPiece","cabinPieces"],"additionalProperties":false},"BookedCar":{"type":"object","properties":{"segmentRef":{"type":"string"},"status":{"type":"string","enum":["HK","HL","HX","UN","TK","NO"]},"confirmationNumber":{"type":"string"},"carId":{"type":"string"},"vendor":{"type":"string"},"vendorName":{"type":"string"},"sippCode":{"type":"string","pattern":"^[A-Z]{4}$"},"category":{"type":"string"},"pickupLocationCode":{"type":"string","pattern":"^[A-Z]{3}$"},"dropoffLocationCode":{"type":"string","pattern":"^[A-Z]{3}$"},"pickupDate":{"type":"string","format":"date-time"},"dropoffDate":{"type":"string","format":"date-time"},"rentalDays":{"type":"integer","minimum":1},"driver":{"type":"object","properties":{"firstName":{"type":"string"},"lastName":{"type":"string"},"age":{"type":"integer"}},"required":["firstName","lastName","age"],"additionalProperties":false},"additionalDrivers":{"type":"array","items":{"type":"object","properties":{"firstName":{"type":"string"},"lastName":{"type":"string"}},"required":["firstName","lastName"],"additionalProperties":false}},"insurance":{"type":"string","enum":["none","basic","full"]},"extras":{"type":"array","items":{"type":"object","properties":{"code":{"type":"string"},"name":{"type":"string"},"amountCents":{"type":"integer","minimum":0}},"required":["code","name","amountCents"],"additionalProperties":false}},"payment":{"type":"string","enum":["pay_now","pay_at_counter"]},"price":{"$ref":"#/$defs/BookedCarPrice"},"cancellationPolicy":{"type":"array","items":{"$ref":"#/$defs/CancellationStep"}},"arrivingFlight":{"type":["string","null"]},"specialRequests":{"type":["string","null"]}},"required":["segmentRef","status","confirmationNumber","carId","vendor","vendorName","sippCode","category","pickupLocationCode","dropoffLocationCode","pickupDate","dropoffDate","rentalDays","driver","additionalDrivers","insurance","extras","payment","price","cancellationPolicy","arrivingFlight","specialRequests"],"additionalProperties":false},"BookedCarPrice":{"type":"object","properties":{"currency":{"type":"string","const":"USD"},"totalCents":{"type":"integer","minimum":0},"baseCents":{"type":"integer","minimum":0},"perDayCents":{"type":"integer","minimum":0},"taxesCents":{"type":"integer","minimum":0},"feesCents":{"type":"integer","minimum":0},"oneWayFeeCents":{"type":"integer","minimum":0},"youngDriverFeeCents":{"type":"integer","minimum":0},"seniorDriverFeeCents":{"type":"integer","minimum":0},"extrasCents":{"type":"integer","minimum":0}},"required":["currency","totalCents","baseCents","perDayCents","taxesCents","feesCents","oneWayFeeCents","youngDriverFeeCents","seniorDriverFeeCents","extrasCents"],"additionalProperties":false},"BookedFare":{"type":"object","properties":{"fareRef":{"type":"string"},"flightId":{"type":"string"},"segmentRefs":{"type":"array","items":{"type":"string"}},"cabin":{"type":"string","enum":["economy","premium_economy","business","first"]},"fareBrand":{"type":"string"},"totalCents":{"type":"integer","minimum":0}},"required":["fareRef","flightId","segmentRefs","cabin","fareBrand","totalCents"],"additionalProperties":false},"BookedFlightSegment":{"type":"object","properties":{"segmentRef":{"type":"string"},"status":{"type":"string","enum":["HK","HL","HX","UN","TK","NO"]},"segmentId":{"type":"string"},"marketingCarrier":{"type":"string","pattern":"^[A-Z0-9]{2}$"},"operatingCarrier":{"type":"string","pattern":"^[A-Z0-9]{2}$"},"flightNumber":{"type":"string","pattern":"^[A-Z0-9]{2}[0-9]{1,4}$"},"origin":{"type":"string","pattern":"^[A-Z]{3}$"},"originTerminal":{"type":["string","null"]},"destination":{"type":"string","pattern":"^[A-Z]{3}$"},"destinationTerminal":{"type":["string","null"]},"departureLocal":{"type":"string","format":"date-time"},"arrivalLocal":{"type":"string","format":"date-time"},"departureUtc":{"type":"string","format":"date-time"},"arrivalUtc":{"type":"string","format":"date-time"},"arrivalDayOffset":{"type":"integer"},"durationMinutes":{"type":"integer","minimum":1},"distanceKm":{"type":"integer"},"aircraft":{"type":"string"},"cabin":{"type":"string","enum":["economy","premium_economy","business","first"]},"bookingClass":{"type":"string","pattern":"^[A-Z]$"},"fareBasis":{"type":"string"},"baggage":{"$ref":"#/$defs/Baggage"},"marriageGroup":{"type":["string","null"]}},"required":["segmentRef","status","segmentId","marketingCarrier","operatingCarrier","flightNumber","origin","originTerminal","destination","destinationTerminal","departureLocal","arrivalLocal","departureUtc","arrivalUtc","arrivalDayOffset","durationMinutes","distanceKm","aircraft","cabin","bookingClass","fareBasis","baggage","marriageGroup"],"additionalProperties":false},"BookedHotel":{"type":"object","properties":{"segmentRef":{"type":"string"},"status":{"type":"string","enum":["HK","HL","HX","UN","TK","NO"]},"confirmationNumber":{"type":"string"},"hotelId":{"type":"string"},"propertyId":{"type":"string"},"name":{"type":"string"},"address":{"type":"string"},"cityCode":{"type":"string","pattern":"^[A-Z]{3}$"},"checkInDate":{"type":"string","format":"date"},"checkOutDate":{"type":"string","format":"date"},"nights":{"type":"integer","minimum":1},"rooms":{"type":"integer","minimum":1},"roomType":{"type":"string"},"boardType":{"type":"string","enum":["room_only","breakfast","half_board","full_board","all_inclusive"]},"ratePlan":{"type":"string"},"refundable":{"type":"boolean"},"price":{"$ref":"#/$defs/HotelPrice"},"cancellationPolicy":{"type":"array","items":{"$ref":"#/$defs/CancellationStep"}},"guests":{"type":"array","items":{"type":"object","properties":{"firstName":{"type":"string"},"lastName":{"type":"string"}},"required":["firstName","lastName"],"additionalProperties":false}},"specialRequests":{"type":["string","null"]}},"required":["segmentRef","status","confirmationNumber","hotelId","propertyId","name","address","cityCode","checkInDate","checkOutDate","nights","rooms","roomType","boardType","ratePlan","refundable","price","cancellationPolicy","guests","specialRequests"],"additionalProperties":false},"Booking":{"type":"object","properties":{"pnr":{"type":"string","pattern":"^TEST-[A-Z0-9]{6}$"},"status":{"type":"string","enum":["confirmed","cancelled"]},"version":{"type":"integer","minimum":1},"createdAt":{"type":"string","format":"date-time"},"updatedAt":{"type":"string","format":"date-time"},"passengers":{"type":"array","items":{"$ref":"#/$defs/Passenger"}},"flightSegments":{"type":"array","items":{"$ref":"#/$defs/BookedFlightSegment"}},"fares":{"type":"array","items":{"$ref":"#/$defs/BookedFare"}},"hotelReservations":{"type":"array","items":{"$ref":"#/$defs/BookedHotel"}},"carReservations":{"type":"array","items":{"$ref":"#/$defs/BookedCar"}},"price":{"$ref":"#/$defs/BookingPrice"},"ticketing":{"$ref":"#/$defs/Ticketing"},"warnings":{"type":"array","items":{"$ref":"#/$defs/Warning"}},"test":{"type":"boolean","const":true}},"required":["pnr","status","version","createdAt","updatedAt","passengers","flightSegments","fares","hotelReservations","carReservations","price","ticketing","warnings","test"],"additionalProperties":false},"BookingPrice":{"type":"object","properties":{"currency":{"type":"string","const":"USD"},"totalCents":{"type":"integer","minimum":0},"flightCents":{"type":"integer","minimum":0},"hotelCents":{"type":"integer","minimum":0},"carCents":{"type":"integer","minimum":0},"refundedCents":{"type":"integer","minimum":0}},"required":["currency","totalCents","flightCents","hotelCents","carCents","refundedCents"],"additionalProperties":false},"CancellationStep":{"type":"object","properties":{"before":{"type":"string","format":"date-time"},"refundCents":{"type":"integer","minimum":0}},"required":["before","refundCents"],"additionalProperties":false},"HotelPrice":{"type":"object","properties":{"currency":{"type":"string","const":"USD"},"totalCents":{"type":"integer","minimum":0},"roomCents":{"type":"integer","minimum":0},"taxesCents":{"type":"integer","minimum":0},"feesCents":{"type":"integer","minimum":0},"payAtPropertyCents":{"type":"integer","minimum":0}},"required":["currency","totalCents","roomCents","taxesCents","feesCents","payAtPropertyCents"],"additionalProperties":false},"Passenger":{"type":"object","properties":{"paxRef":{"type":"string","pattern":"^P[1-9][0-9]?$"},"type":{"type":"string","enum":["adult","child","infant"]},"title":{"type":["string","null"]},"firstName":{"type":"string"},"lastName":{"type":"string"},"gdsName":{"type":"string"},"dateOfBirth":{"type":["string","null"],"format":"date"},"ageAtTravel":{"type":["integer","null"]},"associatedAdult":{"type":["string","null"]},"frequentFlyerNumber":{"type":["string","null"]},"ticketNumber":{"type":["string","null"]}},"required":["paxRef","type","title","firstName","lastName","gdsName","dateOfBirth","ageAtTravel","associatedAdult","frequentFlyerNumber","ticketNumber"],"additionalProperties":false},"Ticketing":{"type":"object","properties":{"status":{"type":"string","enum":["unticketed","ticketed","voided","refunded"]},"deadline":{"type":["string","null"],"format":"date-time"},"voidUntil":{"type":["string","null"],"format":"date-time"}},"required":["status","deadline","voidUntil"],"additionalProperties":false},"Warning":{"type":"object","properties":{"reason":{"type":"string"},"field":{"type":"string"},"message":{"type":"string"}},"required":["reason","field","message"],"additionalProperties":false}}};
const pattern0 = new RegExp("^TEST-[A-Z0-9]{6}$", "u");
const schema1 = {"type":"object","properties":{"pnr":{"type":"string","pattern":"^TEST-[A-Z0-9]{6}$"},"status":{"type":"string","enum":["confirmed","cancelled"]},"version":{"type":"integer","minimum":1},"createdAt":{"type":"string","format":"date-time"},"updatedAt":{"type":"string","format":"date-time"},"passengers":{"type":"array","items":{"$ref":"#/$defs/Passenger"}},"flightSegments":{"type":"array","items":{"$ref":"#/$defs/BookedFlightSegment"}},"fares":{"type":"array","items":{"$ref":"#/$defs/BookedFare"}},"hotelReservations":{"type":"array","items":{"$ref":"#/$defs/BookedHotel"}},"carReservations":{"type":"array","items":{"$ref":"#/$defs/BookedCar"}},"price":{"$ref":"#/$defs/BookingPrice"},"ticketing":{"$ref":"#/$defs/Ticketing"},"warnings":{"type":"array","items":{"$ref":"#/$defs/Warning"}},"test":{"type":"boolean","const":true}},"required":["pnr","status","version","createdAt","updatedAt","passengers","flightSegments","fares","hotelReservations","carReservations","price","ticketing","warnings","test"],"additionalProperties":false};
const schema2 = {"type":"object","properties":{"paxRef":{"type":"string","pattern":"^P[1-9][0-9]?$"},"type":{"type":"string","enum":["adult","child","infant"]},"title":{"type":["string","null"]},"firstName":{"type":"string"},"lastName":{"type":"string"},"gdsName":{"type":"string"},"dateOfBirth":{"type":["string","null"],"format":"date"},"ageAtTravel":{"type":["integer","null"]},"associatedAdult":{"type":["string","null"]},"frequentFlyerNumber":{"type":["string","null"]},"ticketNumber":{"type":["string","null"]}},"required":["paxRef","type","title","firstName","lastName","gdsName","dateOfBirth","ageAtTravel","associatedAdult","frequentFlyerNumber","ticketNumber"],"additionalProperties":false};
const schema5 = {"type":"object","properties":{"fareRef":{"type":"string"},"flightId":{"type":"string"},"segmentRefs":{"type":"array","items":{"type":"string"}},"cabin":{"type":"string","enum":["economy","premium_economy","business","first"]},"fareBrand":{"type":"string"},"totalCents":{"type":"integer","minimum":0}},"required":["fareRef","flightId","segmentRefs","cabin","fareBrand","totalCents"],"additionalProperties":false};
const schema13 = {"type":"object","properties":{"status":{"type":"string","enum":["unticketed","ticketed","voided","refunded"]},"deadline":{"type":["string","null"],"format":"date-time"},"voidUntil":{"type":["string","null"],"format":"date-time"}},"required":["status","deadline","voidUntil"],"additionalProperties":false};
const func0 = Object.prototype.hasOwnProperty;
const pattern2 = new RegExp("^P[1-9][0-9]?$", "u");
const formats0 = formats["date-time"];
const formats4 = formats.date;
const schema3 = {"type":"object","properties":{"segmentRef":{"type":"string"},"status":{"type":"string","enum":["HK","HL","HX","UN","TK","NO"]},"segmentId":{"type":"string"},"marketingCarrier":{"type":"string","pattern":"^[A-Z0-9]{2}$"},"operatingCarrier":{"type":"string","pattern":"^[A-Z0-9]{2}$"},"flightNumber":{"type":"string","pattern":"^[A-Z0-9]{2}[0-9]{1,4}$"},"origin":{"type":"string","pattern":"^[A-Z]{3}$"},"originTerminal":{"type":["string","null"]},"destination":{"type":"string","pattern":"^[A-Z]{3}$"},"destinationTerminal":{"type":["string","null"]},"departureLocal":{"type":"string","format":"date-time"},"arrivalLocal":{"type":"string","format":"date-time"},"departureUtc":{"type":"string","format":"date-time"},"arrivalUtc":{"type":"string","format":"date-time"},"arrivalDayOffset":{"type":"integer"},"durationMinutes":{"type":"integer","minimum":1},"distanceKm":{"type":"integer"},"aircraft":{"type":"string"},"cabin":{"type":"string","enum":["economy","premium_economy","business","first"]},"bookingClass":{"type":"string","pattern":"^[A-Z]$"},"fareBasis":{"type":"string"},"baggage":{"$ref":"#/$defs/Baggage"},"marriageGroup":{"type":["string","null"]}},"required":["segmentRef","status","segmentId","marketingCarrier","operatingCarrier","flightNumber","origin","originTerminal","destination","destinationTerminal","departureLocal","arrivalLocal","departureUtc","arrivalUtc","arrivalDayOffset","durationMinutes","distanceKm","aircraft","cabin","bookingClass","fareBasis","baggage","marriageGroup"],"additionalProperties":false};
const pattern3 = new RegExp("^[A-Z0-9]{2}$", "u");
const pattern5 = new RegExp("^[A-Z0-9]{2}[0-9]{1,4}$", "u");
const pattern6 = new RegExp("^[A-Z]{3}$", "u");
const pattern8 = new RegExp("^[A-Z]$", "u");

function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate2.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((((((((((((((((data.segmentRef === undefined) && (missing0 = "segmentRef")) || ((data.status === undefined) && (missing0 = "status"))) || ((data.segmentId === undefined) && (missing0 = "segmentId"))) || ((data.marketingCarrier === undefined) && (missing0 = "marketingCarrier"))) || ((data.operatingCarrier === undefined) && (missing0 = "operatingCarrier"))) || ((data.flightNumber === undefined) && (missing0 = "flightNumber"))) || ((data.origin === undefined) && (missing0 = "origin"))) || ((data.originTerminal === undefined) && (missing0 = "originTerminal"))) || ((data.destination === undefined) && (missing0 = "destination"))) || ((data.destinationTerminal === undefined) && (missing0 = "destinationTerminal"))) || ((data.departureLocal === undefined) && (missing0 = "departureLocal"))) || ((data.arrivalLocal === undefined) && (missing0 = "arrivalLocal"))) || ((data.departureUtc === undefined) && (missing0 = "departureUtc"))) || ((data.arrivalUtc === undefined) && (missing0 = "arrivalUtc"))) || ((data.arrivalDayOffset === undefined) && (missing0 = "arrivalDayOffset"))) || ((data.durationMinutes === undefined) && (missing0 = "durationMinutes"))) || ((data.distanceKm === undefined) && (missing0 = "distanceKm"))) || ((data.aircraft === undefined) && (missing0 = "aircraft"))) || ((data.cabin === undefined) && (missing0 = "cabin"))) || ((data.bookingClass === undefined) && (missing0 = "bookingClass"))) || ((data.fareBasis === undefined) && (missing0 = "fareBasis"))) || ((data.baggage === undefined) && (missing0 = "baggage"))) || ((data.marriageGroup === undefined) && (missing0 = "marriageGroup"))){
validate2.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func0.call(schema3.properties, key0))){
validate2.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.segmentRef !== undefined){
const _errs2 = errors;
if(typeof data.segmentRef !== "string"){
validate2.errors = [{instancePath:instancePath+"/segmentRef",schemaPath:"#/properties/segmentRef/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data1 = data.status;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate2.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((((data1 === "HK") || (data1 === "HL")) || (data1 === "HX")) || (data1 === "UN")) || (data1 === "TK")) || (data1 === "NO"))){
validate2.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema3.properties.status.enum}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.segmentId !== undefined){
const _errs6 = errors;
if(typeof data.segmentId !== "string"){
validate2.errors = [{instancePath:instancePath+"/segmentId",schemaPath:"#/properties/segmentId/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.marketingCarrier !== undefined){
let data3 = data.marketingCarrier;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data3 === "string"){
if(!pattern3.test(data3)){
validate2.errors = [{instancePath:instancePath+"/marketingCarrier",schemaPath:"#/properties/marketingCarrier/pattern",keyword:"pattern",params:{pattern: "^[A-Z0-9]{2}$"}}];
return false;
}
}
else {
validate2.errors = [{instancePath:instancePath+"/marketingCarrier",schemaPath:"#/properties/marketingCarrier/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.operatingCarrier !== undefined){
let data4 = data.operatingCarrier;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data4 === "string"){
if(!pattern3.test(data4)){
validate2.errors = [{instancePath:instancePath+"/operatingCarrier",schemaPath:"#/properties/operatingCarrier/pattern",keyword:"pattern",params:{pattern: "^[A-Z0-9]{2}$"}}];
return false;
}
}
else {
validate2.errors = [{instancePath:instancePath+"/operatingCarrier",schemaPath:"#/properties/operatingCarrier/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.flightNumber !== undefined){
let data5 = data.flightNumber;
const _errs12 = errors;
if(errors === _errs12){
if(typeof data5 === "string"){
if(!pattern5.test(data5)){
validate2.errors = [{instancePath:instancePath+"/flightNumber",schemaPath:"#/properties/flightNumber/pattern",keyword:"pattern",params:{pattern: "^[A-Z0-9]{2}[0-9]{1,4}$"}}];
return false;
}
}
else {
validate2.errors = [{instancePath:instancePath+"/flightNumber",schemaPath:"#/properties/flightNumber/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.origin !== undefined){
let data6 = data.origin;
const _errs14 = errors;
if(errors === _errs14){
if(typeof data6 === "string"){
if(!pattern6.test(data6)){
validate2.errors = [{instancePath:instancePath+"/origin",schemaPath:"#/properties/origin/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"}}];
return false;
}
}
else {
validate2.errors = [{instancePath:instancePath+"/origin",schemaPath:"#/properties/origin/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.originTerminal !== undefined){
let data7 = data.originTerminal;
const _errs16 = errors;
if((typeof data7 !== "string") && (data7 !== null)){
validate2.errors = [{instancePath:instancePath+"/originTerminal",schemaPath:"#/properties/originTerminal/type",keyword:"type",params:{type: schema3.properties.originTerminal.type}}];
return false;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.destination !== undefined){
let data8 = data.destination;
const _errs18 = errors;
if(errors === _errs18){
if(typeof data8 === "string"){
if(!pattern6.test(data8)){
validate2.errors = [{instancePath:instancePath+"/destination",schemaPath:"#/properties/destination/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"}}];
return false;
}
}
else {
validate2.errors = [{instancePath:instancePath+"/destination",schemaPath:"#/properties/destination/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.destinationTerminal !== undefined){
let data9 = data.destinationTerminal;
const _errs20 = errors;
if((typeof data9 !== "string") && (data9 !== null)){
validate2.errors = [{instancePath:instancePath+"/destinationTerminal",schemaPath:"#/properties/destinationTerminal/type",keyword:"type",params:{type: schema3.properties.destinationTerminal.type}}];
return false;
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.departureLocal !== undefined){
let data10 = data.departureLocal;
const _errs22 = errors;
if(errors === _errs22){
if(errors === _errs22){
if(typeof data10 === "string"){
if(!(formats0(data10))){
validate2.errors = [{instancePath:instancePath+"/departureLocal",schemaPath:"#/properties/departureLocal/format",keyword:"format",params:{format: "date-time"}}];
return false;
}
}
else {
validate2.errors = [{instancePath:instancePath+"/departureLocal",schemaPath:"#/properties/departureLocal/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.arrivalLocal !== undefined){
let data11 = data.arrivalLocal;
const _errs24 = errors;
if(errors === _errs24){
if(errors === _errs24){
if(typeof data11 === "string"){
if(!(formats0(data11))){
validate2.errors = [{instancePath:instancePath+"/arrivalLocal",schemaPath:"#/properties/arrivalLocal/format",keyword:"format",params:{format: "date-time"}}];
return false;
}
}
else {
validate2.errors = [{instancePath:instancePath+"/arrivalLocal",schemaPath:"#/properties/arrivalLocal/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.departureUtc !== undefined){
let data12 = data.departureUtc;
const _errs26 = errors;
if(errors === _errs26){
if(errors === _errs26){
if(typeof data12 === "string"){
if(!(formats0(data12))){
validate2.errors = [{instancePath:instancePath+"/departureUtc",schemaPath:"#/properties/departureUtc/format",keyword:"format",params:{format: "date-time"}}];
return false;
}
}
else {
validate2.errors = [{instancePath:instancePath+"/departureUtc",schemaPath:"#/properties/departureUtc/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.arrivalUtc !== undefined){
let data13 = data.arrivalUtc;
const _errs28 = errors;
if(errors === _errs28){
if(errors === _errs28){
if(typeof data13 === "string"){
if(!(formats0(data13))){
validate2.errors = [{instancePath:instancePath+"/arrivalUtc",schemaPath:"#/properties/arrivalUtc/format",keyword:"format",params:{format: "date-time"}}];
return false;
}
}
else {
validate2.errors = [{instancePath:instancePath+"/arrivalUtc",schemaPath:"#/properties/arrivalUtc/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.arrivalDayOffset !== undefined){
let data14 = data.arrivalDayOffset;
const _errs30 = errors;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
validate2.errors = [{instancePath:instancePath+"/arrivalDayOffset",schemaPath:"#/properties/arrivalDayOffset/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs30 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.durationMinutes !== undefined){
let data15 = data.durationMinutes;
const _errs32 = errors;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
validate2.errors = [{instancePath:instancePath+"/durationMinutes",schemaPath:"#/properties/durationMinutes/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs32){
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 < 1 || isNaN(data15)){
validate2.errors = [{instancePath:instancePath+"/durationMinutes",schemaPath:"#/properties/durationMinutes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid0 = _errs32 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.distanceKm !== undefined){
let data16 = data.distanceKm;
const _errs34 = errors;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
validate2.errors = [{instancePath:instancePath+"/distanceKm",schemaPath:"#/properties/distanceKm/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs34 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.aircraft !== undefined){
const _errs36 = errors;
if(typeof data.aircraft !== "string"){
validate2.errors = [{instancePath:instancePath+"/aircraft",schemaPath:"#/properties/aircraft/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs36 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cabin !== undefined){
let data18 = data.cabin;
const _errs38 = errors;
if(typeof data18 !== "string"){
validate2.errors = [{instancePath:instancePath+"/cabin",schemaPath:"#/properties/cabin/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((data18 === "economy") || (data18 === "premium_economy")) || (data18 === "business")) || (data18 === "first"))){
validate2.errors = [{instancePath:instancePath+"/cabin",schemaPath:"#/properties/cabin/enum",keyword:"enum",params:{allowedValues: schema3.properties.cabin.enum}}];
return false;
}
var valid0 = _errs38 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.bookingClass !== undefined){
let data19 = data.bookingClass;
const _errs40 = errors;
if(errors === _errs40){
if(typeof data19 === "string"){
if(!pattern8.test(data19)){
validate2.errors = [{instancePath:instancePath+"/bookingClass",schemaPath:"#/properties/bookingClass/pattern",keyword:"pattern",params:{pattern: "^[A-Z]$"}}];
return false;
}
}
else {
validate2.errors = [{instancePath:instancePath+"/bookingClass",schemaPath:"#/properties/bookingClass/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs40 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fareBasis !== undefined){
const _errs42 = errors;
if(typeof data.fareBasis !== "string"){
validate2.errors = [{instancePath:instancePath+"/fareBasis",schemaPath:"#/properties/fareBasis/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs42 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.baggage !== undefined){
let data21 = data.baggage;
const _errs44 = errors;
const _errs45 = errors;
if(errors === _errs45){
if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
let missing1;
if((((data21.checkedPieces === undefined) && (missing1 = "checkedPieces")) || ((data21.checkedKgPerPiece === undefined) && (missing1 = "checkedKgPerPiece"))) || ((data21.cabinPieces === undefined) && (missing1 = "cabinPieces"))){
validate2.errors = [{instancePath:instancePath+"/baggage",schemaPath:"#/$defs/Baggage/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs47 = errors;
for(const key1 in data21){
if(!(((key1 === "checkedPieces") || (key1 === "checkedKgPerPiece")) || (key1 === "cabinPieces"))){
validate2.errors = [{instancePath:instancePath+"/baggage",schemaPath:"#/$defs/Baggage/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs47 === errors){
if(data21.checkedPieces !== undefined){
let data22 = data21.checkedPieces;
const _errs48 = errors;
if(!(((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22))) && (isFinite(data22)))){
validate2.errors = [{instancePath:instancePath+"/baggage/checkedPieces",schemaPath:"#/$defs/Baggage/properties/checkedPieces/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid2 = _errs48 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data21.checkedKgPerPiece !== undefined){
let data23 = data21.checkedKgPerPiece;
const _errs50 = errors;
if(!(((typeof data23 == "number") && (!(data23 % 1) && !isNaN(data23))) && (isFinite(data23)))){
validate2.errors = [{instancePath:instancePath+"/baggage/checkedKgPerPiece",schemaPath:"#/$defs/Baggage/properties/checkedKgPerPiece/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid2 = _errs50 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data21.cabinPieces !== undefined){
let data24 = data21.cabinPieces;
const _errs52 = errors;
if(!(((typeof data24 == "number") && (!(data24 % 1) && !isNaN(data24))) && (isFinite(data24)))){
validate2.errors = [{instancePath:instancePath+"/baggage/cabinPieces",schemaPath:"#/$defs/Baggage/properties/cabinPieces/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid2 = _errs52 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
}
else {
validate2.errors = [{instancePath:instancePath+"/baggage",schemaPath:"#/$defs/Baggage/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs44 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.marriageGroup !== undefined){
let data25 = data.marriageGroup;
const _errs54 = errors;
if((typeof data25 !== "string") && (data25 !== null)){
validate2.errors = [{instancePath:instancePath+"/marriageGroup",schemaPath:"#/properties/marriageGroup/type",keyword:"type",params:{type: schema3.properties.marriageGroup.type}}];
return false;
}
var valid0 = _errs54 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate2.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate2.errors = vErrors;
return errors === 0;
}
validate2.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema6 = {"type":"object","properties":{"segmentRef":{"type":"string"},"status":{"type":"string","enum":["HK","HL","HX","UN","TK","NO"]},"confirmationNumber":{"type":"string"},"hotelId":{"type":"string"},"propertyId":{"type":"string"},"name":{"type":"string"},"address":{"type":"string"},"cityCode":{"type":"string","pattern":"^[A-Z]{3}$"},"checkInDate":{"type":"string","format":"date"},"checkOutDate":{"type":"string","format":"date"},"nights":{"type":"integer","minimum":1},"rooms":{"type":"integer","minimum":1},"roomType":{"type":"string"},"boardType":{"type":"string","enum":["room_only","breakfast","half_board","full_board","all_inclusive"]},"ratePlan":{"type":"string"},"refundable":{"type":"boolean"},"price":{"$ref":"#/$defs/HotelPrice"},"cancellationPolicy":{"type":"array","items":{"$ref":"#/$defs/CancellationStep"}},"guests":{"type":"array","items":{"type":"object","properties":{"firstName":{"type":"string"},"lastName":{"type":"string"}},"required":["firstName","lastName"],"additionalProperties":false}},"specialRequests":{"type":["string","null"]}},"required":["segmentRef","status","confirmationNumber","hotelId","propertyId","name","address","cityCode","checkInDate","checkOutDate","nights","rooms","roomType","boardType","ratePlan","refundable","price","cancellationPolicy","guests","specialRequests"],"additionalProperties":false};

function validate4(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate4.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((((((((((data.segmentRef === undefined) && (missing0 = "segmentRef")) || ((data.status === undefined) && (missing0 = "status"))) || ((data.confirmationNumber === undefined) && (missing0 = "confirmationNumber"))) || ((data.hotelId === undefined) && (missing0 = "hotelId"))) || ((data.propertyId === undefined) && (missing0 = "propertyId"))) || ((data.name === undefined) && (missing0 = "name"))) || ((data.address === undefined) && (missing0 = "address"))) || ((data.cityCode === undefined) && (missing0 = "cityCode"))) || ((data.checkInDate === undefined) && (missing0 = "checkInDate"))) || ((data.checkOutDate === undefined) && (missing0 = "checkOutDate"))) || ((data.nights === undefined) && (missing0 = "nights"))) || ((data.rooms === undefined) && (missing0 = "rooms"))) || ((data.roomType === undefined) && (missing0 = "roomType"))) || ((data.boardType === undefined) && (missing0 = "boardType"))) || ((data.ratePlan === undefined) && (missing0 = "ratePlan"))) || ((data.refundable === undefined) && (missing0 = "refundable"))) || ((data.price === undefined) && (missing0 = "price"))) || ((data.cancellationPolicy === undefined) && (missing0 = "cancellationPolicy"))) || ((data.guests === undefined) && (missing0 = "guests"))) || ((data.specialRequests === undefined) && (missing0 = "specialRequests"))){
validate4.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func0.call(schema6.properties, key0))){
validate4.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.segmentRef !== undefined){
const _errs2 = errors;
if(typeof data.segmentRef !== "string"){
validate4.errors = [{instancePath:instancePath+"/segmentRef",schemaPath:"#/properties/segmentRef/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data1 = data.status;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate4.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((((data1 === "HK") || (data1 === "HL")) || (data1 === "HX")) || (data1 === "UN")) || (data1 === "TK")) || (data1 === "NO"))){
validate4.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema6.properties.status.enum}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.confirmationNumber !== undefined){
const _errs6 = errors;
if(typeof data.confirmationNumber !== "string"){
validate4.errors = [{instancePath:instancePath+"/confirmationNumber",schemaPath:"#/properties/confirmationNumber/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.hotelId !== undefined){
const _errs8 = errors;
if(typeof data.hotelId !== "string"){
validate4.errors = [{instancePath:instancePath+"/hotelId",schemaPath:"#/properties/hotelId/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.propertyId !== undefined){
const _errs10 = errors;
if(typeof data.propertyId !== "string"){
validate4.errors = [{instancePath:instancePath+"/propertyId",schemaPath:"#/properties/propertyId/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
const _errs12 = errors;
if(typeof data.name !== "string"){
validate4.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.address !== undefined){
const _errs14 = errors;
if(typeof data.address !== "string"){
validate4.errors = [{instancePath:instancePath+"/address",schemaPath:"#/properties/address/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cityCode !== undefined){
let data7 = data.cityCode;
const _errs16 = errors;
if(errors === _errs16){
if(typeof data7 === "string"){
if(!pattern6.test(data7)){
validate4.errors = [{instancePath:instancePath+"/cityCode",schemaPath:"#/properties/cityCode/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"}}];
return false;
}
}
else {
validate4.errors = [{instancePath:instancePath+"/cityCode",schemaPath:"#/properties/cityCode/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.checkInDate !== undefined){
let data8 = data.checkInDate;
const _errs18 = errors;
if(errors === _errs18){
if(errors === _errs18){
if(typeof data8 === "string"){
if(!(formats4(data8))){
validate4.errors = [{instancePath:instancePath+"/checkInDate",schemaPath:"#/properties/checkInDate/format",keyword:"format",params:{format: "date"}}];
return false;
}
}
else {
validate4.errors = [{instancePath:instancePath+"/checkInDate",schemaPath:"#/properties/checkInDate/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.checkOutDate !== undefined){
let data9 = data.checkOutDate;
const _errs20 = errors;
if(errors === _errs20){
if(errors === _errs20){
if(typeof data9 === "string"){
if(!(formats4(data9))){
validate4.errors = [{instancePath:instancePath+"/checkOutDate",schemaPath:"#/properties/checkOutDate/format",keyword:"format",params:{format: "date"}}];
return false;
}
}
else {
validate4.errors = [{instancePath:instancePath+"/checkOutDate",schemaPath:"#/properties/checkOutDate/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.nights !== undefined){
let data10 = data.nights;
const _errs22 = errors;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
validate4.errors = [{instancePath:instancePath+"/nights",schemaPath:"#/properties/nights/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs22){
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 < 1 || isNaN(data10)){
validate4.errors = [{instancePath:instancePath+"/nights",schemaPath:"#/properties/nights/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.rooms !== undefined){
let data11 = data.rooms;
const _errs24 = errors;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
validate4.errors = [{instancePath:instancePath+"/rooms",schemaPath:"#/properties/rooms/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs24){
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 < 1 || isNaN(data11)){
validate4.errors = [{instancePath:instancePath+"/rooms",schemaPath:"#/properties/rooms/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.roomType !== undefined){
const _errs26 = errors;
if(typeof data.roomType !== "string"){
validate4.errors = [{instancePath:instancePath+"/roomType",schemaPath:"#/properties/roomType/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.boardType !== undefined){
let data13 = data.boardType;
const _errs28 = errors;
if(typeof data13 !== "string"){
validate4.errors = [{instancePath:instancePath+"/boardType",schemaPath:"#/properties/boardType/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((((data13 === "room_only") || (data13 === "breakfast")) || (data13 === "half_board")) || (data13 === "full_board")) || (data13 === "all_inclusive"))){
validate4.errors = [{instancePath:instancePath+"/boardType",schemaPath:"#/properties/boardType/enum",keyword:"enum",params:{allowedValues: schema6.properties.boardType.enum}}];
return false;
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ratePlan !== undefined){
const _errs30 = errors;
if(typeof data.ratePlan !== "string"){
validate4.errors = [{instancePath:instancePath+"/ratePlan",schemaPath:"#/properties/ratePlan/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs30 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.refundable !== undefined){
const _errs32 = errors;
if(typeof data.refundable !== "boolean"){
validate4.errors = [{instancePath:instancePath+"/refundable",schemaPath:"#/properties/refundable/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs32 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.price !== undefined){
let data16 = data.price;
const _errs34 = errors;
const _errs35 = errors;
if(errors === _errs35){
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
let missing1;
if(((((((data16.currency === undefined) && (missing1 = "currency")) || ((data16.totalCents === undefined) && (missing1 = "totalCents"))) || ((data16.roomCents === undefined) && (missing1 = "roomCents"))) || ((data16.taxesCents === undefined) && (missing1 = "taxesCents"))) || ((data16.feesCents === undefined) && (missing1 = "feesCents"))) || ((data16.payAtPropertyCents === undefined) && (missing1 = "payAtPropertyCents"))){
validate4.errors = [{instancePath:instancePath+"/price",schemaPath:"#/$defs/HotelPrice/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs37 = errors;
for(const key1 in data16){
if(!((((((key1 === "currency") || (key1 === "totalCents")) || (key1 === "roomCents")) || (key1 === "taxesCents")) || (key1 === "feesCents")) || (key1 === "payAtPropertyCents"))){
validate4.errors = [{instancePath:instancePath+"/price",schemaPath:"#/$defs/HotelPrice/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs37 === errors){
if(data16.currency !== undefined){
let data17 = data16.currency;
const _errs38 = errors;
if(typeof data17 !== "string"){
validate4.errors = [{instancePath:instancePath+"/price/currency",schemaPath:"#/$defs/HotelPrice/properties/currency/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("USD" !== data17){
validate4.errors = [{instancePath:instancePath+"/price/currency",schemaPath:"#/$defs/HotelPrice/properties/currency/const",keyword:"const",params:{allowedValue: "USD"}}];
return false;
}
var valid2 = _errs38 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data16.totalCents !== undefined){
let data18 = data16.totalCents;
const _errs40 = errors;
if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))){
validate4.errors = [{instancePath:instancePath+"/price/totalCents",schemaPath:"#/$defs/HotelPrice/properties/totalCents/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs40){
if((typeof data18 == "number") && (isFinite(data18))){
if(data18 < 0 || isNaN(data18)){
validate4.errors = [{instancePath:instancePath+"/price/totalCents",schemaPath:"#/$defs/HotelPrice/properties/totalCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid2 = _errs40 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data16.roomCents !== undefined){
let data19 = data16.roomCents;
const _errs42 = errors;
if(!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))){
validate4.errors = [{instancePath:instancePath+"/price/roomCents",schemaPath:"#/$defs/HotelPrice/properties/roomCents/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs42){
if((typeof data19 == "number") && (isFinite(data19))){
if(data19 < 0 || isNaN(data19)){
validate4.errors = [{instancePath:instancePath+"/price/roomCents",schemaPath:"#/$defs/HotelPrice/properties/roomCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid2 = _errs42 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data16.taxesCents !== undefined){
let data20 = data16.taxesCents;
const _errs44 = errors;
if(!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))){
validate4.errors = [{instancePath:instancePath+"/price/taxesCents",schemaPath:"#/$defs/HotelPrice/properties/taxesCents/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs44){
if((typeof data20 == "number") && (isFinite(data20))){
if(data20 < 0 || isNaN(data20)){
validate4.errors = [{instancePath:instancePath+"/price/taxesCents",schemaPath:"#/$defs/HotelPrice/properties/taxesCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid2 = _errs44 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data16.feesCents !== undefined){
let data21 = data16.feesCents;
const _errs46 = errors;
if(!(((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21))) && (isFinite(data21)))){
validate4.errors = [{instancePath:instancePath+"/price/feesCents",schemaPath:"#/$defs/HotelPrice/properties/feesCents/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs46){
if((typeof data21 == "number") && (isFinite(data21))){
if(data21 < 0 || isNaN(data21)){
validate4.errors = [{instancePath:instancePath+"/price/feesCents",schemaPath:"#/$defs/HotelPrice/properties/feesCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid2 = _errs46 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data16.payAtPropertyCents !== undefined){
let data22 = data16.payAtPropertyCents;
const _errs48 = errors;
if(!(((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22))) && (isFinite(data22)))){
validate4.errors = [{instancePath:instancePath+"/price/payAtPropertyCents",schemaPath:"#/$defs/HotelPrice/properties/payAtPropertyCents/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs48){
if((typeof data22 == "number") && (isFinite(data22))){
if(data22 < 0 || isNaN(data22)){
validate4.errors = [{instancePath:instancePath+"/price/payAtPropertyCents",schemaPath:"#/$defs/HotelPrice/properties/payAtPropertyCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid2 = _errs48 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
}
}
}
}
else {
validate4.errors = [{instancePath:instancePath+"/price",schemaPath:"#/$defs/HotelPrice/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs34 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cancellationPolicy !== undefined){
let data23 = data.cancellationPolicy;
const _errs50 = errors;
if(errors === _errs50){
if(Array.isArray(data23)){
var valid3 = true;
const len0 = data23.length;
for(let i0=0; i0<len0; i0++){
let data24 = data23[i0];
const _errs52 = errors;
const _errs53 = errors;
if(errors === _errs53){
if(data24 && typeof data24 == "object" && !Array.isArray(data24)){
let missing2;
if(((data24.before === undefined) && (missing2 = "before")) || ((data24.refundCents === undefined) && (missing2 = "refundCents"))){
validate4.errors = [{instancePath:instancePath+"/cancellationPolicy/" + i0,schemaPath:"#/$defs/CancellationStep/required",keyword:"required",params:{missingProperty: missing2}}];
return false;
}
else {
const _errs55 = errors;
for(const key2 in data24){
if(!((key2 === "before") || (key2 === "refundCents"))){
validate4.errors = [{instancePath:instancePath+"/cancellationPolicy/" + i0,schemaPath:"#/$defs/CancellationStep/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}}];
return false;
break;
}
}
if(_errs55 === errors){
if(data24.before !== undefined){
let data25 = data24.before;
const _errs56 = errors;
if(errors === _errs56){
if(errors === _errs56){
if(typeof data25 === "string"){
if(!(formats0(data25))){
validate4.errors = [{instancePath:instancePath+"/cancellationPolicy/" + i0+"/before",schemaPath:"#/$defs/CancellationStep/properties/before/format",keyword:"format",params:{format: "date-time"}}];
return false;
}
}
else {
validate4.errors = [{instancePath:instancePath+"/cancellationPolicy/" + i0+"/before",schemaPath:"#/$defs/CancellationStep/properties/before/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid5 = _errs56 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data24.refundCents !== undefined){
let data26 = data24.refundCents;
const _errs58 = errors;
if(!(((typeof data26 == "number") && (!(data26 % 1) && !isNaN(data26))) && (isFinite(data26)))){
validate4.errors = [{instancePath:instancePath+"/cancellationPolicy/" + i0+"/refundCents",schemaPath:"#/$defs/CancellationStep/properties/refundCents/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs58){
if((typeof data26 == "number") && (isFinite(data26))){
if(data26 < 0 || isNaN(data26)){
validate4.errors = [{instancePath:instancePath+"/cancellationPolicy/" + i0+"/refundCents",schemaPath:"#/$defs/CancellationStep/properties/refundCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid5 = _errs58 === errors;
}
else {
var valid5 = true;
}
}
}
}
}
else {
validate4.errors = [{instancePath:instancePath+"/cancellationPolicy/" + i0,schemaPath:"#/$defs/CancellationStep/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid3 = _errs52 === errors;
if(!valid3){
break;
}
}
}
else {
validate4.errors = [{instancePath:instancePath+"/cancellationPolicy",schemaPath:"#/properties/cancellationPolicy/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs50 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.guests !== undefined){
let data27 = data.guests;
const _errs60 = errors;
if(errors === _errs60){
if(Array.isArray(data27)){
var valid6 = true;
const len1 = data27.length;
for(let i1=0; i1<len1; i1++){
let data28 = data27[i1];
const _errs62 = errors;
if(errors === _errs62){
if(data28 && typeof data28 == "object" && !Array.isArray(data28)){
let missing3;
if(((data28.firstName === undefined) && (missing3 = "firstName")) || ((data28.lastName === undefined) && (missing3 = "lastName"))){
validate4.errors = [{instancePath:instancePath+"/guests/" + i1,schemaPath:"#/properties/guests/items/required",keyword:"required",params:{missingProperty: missing3}}];
return false;
}
else {
const _errs64 = errors;
for(const key3 in data28){
if(!((key3 === "firstName") || (key3 === "lastName"))){
validate4.errors = [{instancePath:instancePath+"/guests/" + i1,schemaPath:"#/properties/guests/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3}}];
return false;
break;
}
}
if(_errs64 === errors){
if(data28.firstName !== undefined){
const _errs65 = errors;
if(typeof data28.firstName !== "string"){
validate4.errors = [{instancePath:instancePath+"/guests/" + i1+"/firstName",schemaPath:"#/properties/guests/items/properties/firstName/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid7 = _errs65 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data28.lastName !== undefined){
const _errs67 = errors;
if(typeof data28.lastName !== "string"){
validate4.errors = [{instancePath:instancePath+"/guests/" + i1+"/lastName",schemaPath:"#/properties/guests/items/properties/lastName/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid7 = _errs67 === errors;
}
else {
var valid7 = true;
}
}
}
}
}
else {
validate4.errors = [{instancePath:instancePath+"/guests/" + i1,schemaPath:"#/properties/guests/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid6 = _errs62 === errors;
if(!valid6){
break;
}
}
}
else {
validate4.errors = [{instancePath:instancePath+"/guests",schemaPath:"#/properties/guests/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs60 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.specialRequests !== undefined){
let data31 = data.specialRequests;
const _errs69 = errors;
if((typeof data31 !== "string") && (data31 !== null)){
validate4.errors = [{instancePath:instancePath+"/specialRequests",schemaPath:"#/properties/specialRequests/type",keyword:"type",params:{type: schema6.properties.specialRequests.type}}];
return false;
}
var valid0 = _errs69 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate4.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate4.errors = vErrors;
return errors === 0;
}
validate4.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema9 = {"type":"object","properties":{"segmentRef":{"type":"string"},"status":{"type":"string","enum":["HK","HL","HX","UN","TK","NO"]},"confirmationNumber":{"type":"string"},"carId":{"type":"string"},"vendor":{"type":"string"},"vendorName":{"type":"string"},"sippCode":{"type":"string","pattern":"^[A-Z]{4}$"},"category":{"type":"string"},"pickupLocationCode":{"type":"string","pattern":"^[A-Z]{3}$"},"dropoffLocationCode":{"type":"string","pattern":"^[A-Z]{3}$"},"pickupDate":{"type":"string","format":"date-time"},"dropoffDate":{"type":"string","format":"date-time"},"rentalDays":{"type":"integer","minimum":1},"driver":{"type":"object","properties":{"firstName":{"type":"string"},"lastName":{"type":"string"},"age":{"type":"integer"}},"required":["firstName","lastName","age"],"additionalProperties":false},"additionalDrivers":{"type":"array","items":{"type":"object","properties":{"firstName":{"type":"string"},"lastName":{"type":"string"}},"required":["firstName","lastName"],"additionalProperties":false}},"insurance":{"type":"string","enum":["none","basic","full"]},"extras":{"type":"array","items":{"type":"object","properties":{"code":{"type":"string"},"name":{"type":"string"},"amountCents":{"type":"integer","minimum":0}},"required":["code","name","amountCents"],"additionalProperties":false}},"payment":{"type":"string","enum":["pay_now","pay_at_counter"]},"price":{"$ref":"#/$defs/BookedCarPrice"},"cancellationPolicy":{"type":"array","items":{"$ref":"#/$defs/CancellationStep"}},"arrivingFlight":{"type":["string","null"]},"specialRequests":{"type":["string","null"]}},"required":["segmentRef","status","confirmationNumber","carId","vendor","vendorName","sippCode","category","pickupLocationCode","dropoffLocationCode","pickupDate","dropoffDate","rentalDays","driver","additionalDrivers","insurance","extras","payment","price","cancellationPolicy","arrivingFlight","specialRequests"],"additionalProperties":false};
const schema10 = {"type":"object","properties":{"currency":{"type":"string","const":"USD"},"totalCents":{"type":"integer","minimum":0},"baseCents":{"type":"integer","minimum":0},"perDayCents":{"type":"integer","minimum":0},"taxesCents":{"type":"integer","minimum":0},"feesCents":{"type":"integer","minimum":0},"oneWayFeeCents":{"type":"integer","minimum":0},"youngDriverFeeCents":{"type":"integer","minimum":0},"seniorDriverFeeCents":{"type":"integer","minimum":0},"extrasCents":{"type":"integer","minimum":0}},"required":["currency","totalCents","baseCents","perDayCents","taxesCents","feesCents","oneWayFeeCents","youngDriverFeeCents","seniorDriverFeeCents","extrasCents"],"additionalProperties":false};
const pattern10 = new RegExp("^[A-Z]{4}$", "u");

function validate6(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate6.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((((((((((((data.segmentRef === undefined) && (missing0 = "segmentRef")) || ((data.status === undefined) && (missing0 = "status"))) || ((data.confirmationNumber === undefined) && (missing0 = "confirmationNumber"))) || ((data.carId === undefined) && (missing0 = "carId"))) || ((data.vendor === undefined) && (missing0 = "vendor"))) || ((data.vendorName === undefined) && (missing0 = "vendorName"))) || ((data.sippCode === undefined) && (missing0 = "sippCode"))) || ((data.category === undefined) && (missing0 = "category"))) || ((data.pickupLocationCode === undefined) && (missing0 = "pickupLocationCode"))) || ((data.dropoffLocationCode === undefined) && (missing0 = "dropoffLocationCode"))) || ((data.pickupDate === undefined) && (missing0 = "pickupDate"))) || ((data.dropoffDate === undefined) && (missing0 = "dropoffDate"))) || ((data.rentalDays === undefined) && (missing0 = "rentalDays"))) || ((data.driver === undefined) && (missing0 = "driver"))) || ((data.additionalDrivers === undefined) && (missing0 = "additionalDrivers"))) || ((data.insurance === undefined) && (missing0 = "insurance"))) || ((data.extras === undefined) && (missing0 = "extras"))) || ((data.payment === undefined) && (missing0 = "payment"))) || ((data.price === undefined) && (missing0 = "price"))) || ((data.cancellationPolicy === undefined) && (missing0 = "cancellationPolicy"))) || ((data.arrivingFlight === undefined) && (missing0 = "arrivingFlight"))) || ((data.specialRequests === undefined) && (missing0 = "specialRequests"))){
validate6.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func0.call(schema9.properties, key0))){
validate6.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.segmentRef !== undefined){
const _errs2 = errors;
if(typeof data.segmentRef !== "string"){
validate6.errors = [{instancePath:instancePath+"/segmentRef",schemaPath:"#/properties/segmentRef/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data1 = data.status;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate6.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((((data1 === "HK") || (data1 === "HL")) || (data1 === "HX")) || (data1 === "UN")) || (data1 === "TK")) || (data1 === "NO"))){
validate6.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema9.properties.status.enum}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.confirmationNumber !== undefined){
const _errs6 = errors;
if(typeof data.confirmationNumber !== "string"){
validate6.errors = [{instancePath:instancePath+"/confirmationNumber",schemaPath:"#/properties/confirmationNumber/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.carId !== undefined){
const _errs8 = errors;
if(typeof data.carId !== "string"){
validate6.errors = [{instancePath:instancePath+"/carId",schemaPath:"#/properties/carId/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.vendor !== undefined){
const _errs10 = errors;
if(typeof data.vendor !== "string"){
validate6.errors = [{instancePath:instancePath+"/vendor",schemaPath:"#/properties/vendor/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.vendorName !== undefined){
const _errs12 = errors;
if(typeof data.vendorName !== "string"){
validate6.errors = [{instancePath:instancePath+"/vendorName",schemaPath:"#/properties/vendorName/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sippCode !== undefined){
let data6 = data.sippCode;
const _errs14 = errors;
if(errors === _errs14){
if(typeof data6 === "string"){
if(!pattern10.test(data6)){
validate6.errors = [{instancePath:instancePath+"/sippCode",schemaPath:"#/properties/sippCode/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{4}$"}}];
return false;
}
}
else {
validate6.errors = [{instancePath:instancePath+"/sippCode",schemaPath:"#/properties/sippCode/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.category !== undefined){
const _errs16 = errors;
if(typeof data.category !== "string"){
validate6.errors = [{instancePath:instancePath+"/category",schemaPath:"#/properties/category/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pickupLocationCode !== undefined){
let data8 = data.pickupLocationCode;
const _errs18 = errors;
if(errors === _errs18){
if(typeof data8 === "string"){
if(!pattern6.test(data8)){
validate6.errors = [{instancePath:instancePath+"/pickupLocationCode",schemaPath:"#/properties/pickupLocationCode/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"}}];
return false;
}
}
else {
validate6.errors = [{instancePath:instancePath+"/pickupLocationCode",schemaPath:"#/properties/pickupLocationCode/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dropoffLocationCode !== undefined){
let data9 = data.dropoffLocationCode;
const _errs20 = errors;
if(errors === _errs20){
if(typeof data9 === "string"){
if(!pattern6.test(data9)){
validate6.errors = [{instancePath:instancePath+"/dropoffLocationCode",schemaPath:"#/properties/dropoffLocationCode/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"}}];
return false;
}
}
else {
validate6.errors = [{instancePath:instancePath+"/dropoffLocationCode",schemaPath:"#/properties/dropoffLocationCode/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pickupDate !== undefined){
let data10 = data.pickupDate;
const _errs22 = errors;
if(errors === _errs22){
if(errors === _errs22){
if(typeof data10 === "string"){
if(!(formats0(data10))){
validate6.errors = [{instancePath:instancePath+"/pickupDate",schemaPath:"#/properties/pickupDate/format",keyword:"format",params:{format: "date-time"}}];
return false;
}
}
else {
validate6.errors = [{instancePath:instancePath+"/pickupDate",schemaPath:"#/properties/pickupDate/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dropoffDate !== undefined){
let data11 = data.dropoffDate;
const _errs24 = errors;
if(errors === _errs24){
if(errors === _errs24){
if(typeof data11 === "string"){
if(!(formats0(data11))){
validate6.errors = [{instancePath:instancePath+"/dropoffDate",schemaPath:"#/properties/dropoffDate/format",keyword:"format",params:{format: "date-time"}}];
return false;
}
}
else {
validate6.errors = [{instancePath:instancePath+"/dropoffDate",schemaPath:"#/properties/dropoffDate/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.rentalDays !== undefined){
let data12 = data.rentalDays;
const _errs26 = errors;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
validate6.errors = [{instancePath:instancePath+"/rentalDays",schemaPath:"#/properties/rentalDays/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs26){
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 < 1 || isNaN(data12)){
validate6.errors = [{instancePath:instancePath+"/rentalDays",schemaPath:"#/properties/rentalDays/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.driver !== undefined){
let data13 = data.driver;
const _errs28 = errors;
if(errors === _errs28){
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
let missing1;
if((((data13.firstName === undefined) && (missing1 = "firstName")) || ((data13.lastName === undefined) && (missing1 = "lastName"))) || ((data13.age === undefined) && (missing1 = "age"))){
validate6.errors = [{instancePath:instancePath+"/driver",schemaPath:"#/properties/driver/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs30 = errors;
for(const key1 in data13){
if(!(((key1 === "firstName") || (key1 === "lastName")) || (key1 === "age"))){
validate6.errors = [{instancePath:instancePath+"/driver",schemaPath:"#/properties/driver/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs30 === errors){
if(data13.firstName !== undefined){
const _errs31 = errors;
if(typeof data13.firstName !== "string"){
validate6.errors = [{instancePath:instancePath+"/driver/firstName",schemaPath:"#/properties/driver/properties/firstName/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs31 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data13.lastName !== undefined){
const _errs33 = errors;
if(typeof data13.lastName !== "string"){
validate6.errors = [{instancePath:instancePath+"/driver/lastName",schemaPath:"#/properties/driver/properties/lastName/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs33 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data13.age !== undefined){
let data16 = data13.age;
const _errs35 = errors;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
validate6.errors = [{instancePath:instancePath+"/driver/age",schemaPath:"#/properties/driver/properties/age/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid1 = _errs35 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
}
else {
validate6.errors = [{instancePath:instancePath+"/driver",schemaPath:"#/properties/driver/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.additionalDrivers !== undefined){
let data17 = data.additionalDrivers;
const _errs37 = errors;
if(errors === _errs37){
if(Array.isArray(data17)){
var valid2 = true;
const len0 = data17.length;
for(let i0=0; i0<len0; i0++){
let data18 = data17[i0];
const _errs39 = errors;
if(errors === _errs39){
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
let missing2;
if(((data18.firstName === undefined) && (missing2 = "firstName")) || ((data18.lastName === undefined) && (missing2 = "lastName"))){
validate6.errors = [{instancePath:instancePath+"/additionalDrivers/" + i0,schemaPath:"#/properties/additionalDrivers/items/required",keyword:"required",params:{missingProperty: missing2}}];
return false;
}
else {
const _errs41 = errors;
for(const key2 in data18){
if(!((key2 === "firstName") || (key2 === "lastName"))){
validate6.errors = [{instancePath:instancePath+"/additionalDrivers/" + i0,schemaPath:"#/properties/additionalDrivers/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}}];
return false;
break;
}
}
if(_errs41 === errors){
if(data18.firstName !== undefined){
const _errs42 = errors;
if(typeof data18.firstName !== "string"){
validate6.errors = [{instancePath:instancePath+"/additionalDrivers/" + i0+"/firstName",schemaPath:"#/properties/additionalDrivers/items/properties/firstName/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs42 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data18.lastName !== undefined){
const _errs44 = errors;
if(typeof data18.lastName !== "string"){
validate6.errors = [{instancePath:instancePath+"/additionalDrivers/" + i0+"/lastName",schemaPath:"#/properties/additionalDrivers/items/properties/lastName/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs44 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
else {
validate6.errors = [{instancePath:instancePath+"/additionalDrivers/" + i0,schemaPath:"#/properties/additionalDrivers/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid2 = _errs39 === errors;
if(!valid2){
break;
}
}
}
else {
validate6.errors = [{instancePath:instancePath+"/additionalDrivers",schemaPath:"#/properties/additionalDrivers/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.insurance !== undefined){
let data21 = data.insurance;
const _errs46 = errors;
if(typeof data21 !== "string"){
validate6.errors = [{instancePath:instancePath+"/insurance",schemaPath:"#/properties/insurance/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data21 === "none") || (data21 === "basic")) || (data21 === "full"))){
validate6.errors = [{instancePath:instancePath+"/insurance",schemaPath:"#/properties/insurance/enum",keyword:"enum",params:{allowedValues: schema9.properties.insurance.enum}}];
return false;
}
var valid0 = _errs46 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.extras !== undefined){
let data22 = data.extras;
const _errs48 = errors;
if(errors === _errs48){
if(Array.isArray(data22)){
var valid4 = true;
const len1 = data22.length;
for(let i1=0; i1<len1; i1++){
let data23 = data22[i1];
const _errs50 = errors;
if(errors === _errs50){
if(data23 && typeof data23 == "object" && !Array.isArray(data23)){
let missing3;
if((((data23.code === undefined) && (missing3 = "code")) || ((data23.name === undefined) && (missing3 = "name"))) || ((data23.amountCents === undefined) && (missing3 = "amountCents"))){
validate6.errors = [{instancePath:instancePath+"/extras/" + i1,schemaPath:"#/properties/extras/items/required",keyword:"required",params:{missingProperty: missing3}}];
return false;
}
else {
const _errs52 = errors;
for(const key3 in data23){
if(!(((key3 === "code") || (key3 === "name")) || (key3 === "amountCents"))){
validate6.errors = [{instancePath:instancePath+"/extras/" + i1,schemaPath:"#/properties/extras/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3}}];
return false;
break;
}
}
if(_errs52 === errors){
if(data23.code !== undefined){
const _errs53 = errors;
if(typeof data23.code !== "string"){
validate6.errors = [{instancePath:instancePath+"/extras/" + i1+"/code",schemaPath:"#/properties/extras/items/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid5 = _errs53 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data23.name !== undefined){
const _errs55 = errors;
if(typeof data23.name !== "string"){
validate6.errors = [{instancePath:instancePath+"/extras/" + i1+"/name",schemaPath:"#/properties/extras/items/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid5 = _errs55 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data23.amountCents !== undefined){
let data26 = data23.amountCents;
const _errs57 = errors;
if(!(((typeof data26 == "number") && (!(data26 % 1) && !isNaN(data26))) && (isFinite(data26)))){
validate6.errors = [{instancePath:instancePath+"/extras/" + i1+"/amountCents",schemaPath:"#/properties/extras/items/properties/amountCents/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs57){
if((typeof data26 == "number") && (isFinite(data26))){
if(data26 < 0 || isNaN(data26)){
validate6.errors = [{instancePath:instancePath+"/extras/" + i1+"/amountCents",schemaPath:"#/properties/extras/items/properties/amountCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid5 = _errs57 === errors;
}
else {
var valid5 = true;
}
}
}
}
}
}
else {
validate6.errors = [{instancePath:instancePath+"/extras/" + i1,schemaPath:"#/properties/extras/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid4 = _errs50 === errors;
if(!valid4){
break;
}
}
}
else {
validate6.errors = [{instancePath:instancePath+"/extras",schemaPath:"#/properties/extras/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs48 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.payment !== undefined){
let data27 = data.payment;
const _errs59 = errors;
if(typeof data27 !== "string"){
validate6.errors = [{instancePath:instancePath+"/payment",schemaPath:"#/properties/payment/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data27 === "pay_now") || (data27 === "pay_at_counter"))){
validate6.errors = [{instancePath:instancePath+"/payment",schemaPath:"#/properties/payment/enum",keyword:"enum",params:{allowedValues: schema9.properties.payment.enum}}];
return false;
}
var valid0 = _errs59 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.price !== undefined){
let data28 = data.price;
const _errs61 = errors;
const _errs62 = errors;
if(errors === _errs62){
if(data28 && typeof data28 == "object" && !Array.isArray(data28)){
let missing4;
if(((((((((((data28.currency === undefined) && (missing4 = "currency")) || ((data28.totalCents === undefined) && (missing4 = "totalCents"))) || ((data28.baseCents === undefined) && (missing4 = "baseCents"))) || ((data28.perDayCents === undefined) && (missing4 = "perDayCents"))) || ((data28.taxesCents === undefined) && (missing4 = "taxesCents"))) || ((data28.feesCents === undefined) && (missing4 = "feesCents"))) || ((data28.oneWayFeeCents === undefined) && (missing4 = "oneWayFeeCents"))) || ((data28.youngDriverFeeCents === undefined) && (missing4 = "youngDriverFeeCents"))) || ((data28.seniorDriverFeeCents === undefined) && (missing4 = "seniorDriverFeeCents"))) || ((data28.extrasCents === undefined) && (missing4 = "extrasCents"))){
validate6.errors = [{instancePath:instancePath+"/price",schemaPath:"#/$defs/BookedCarPrice/required",keyword:"required",params:{missingProperty: missing4}}];
return false;
}
else {
const _errs64 = errors;
for(const key4 in data28){
if(!(func0.call(schema10.properties, key4))){
validate6.errors = [{instancePath:instancePath+"/price",schemaPath:"#/$defs/BookedCarPrice/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4}}];
return false;
break;
}
}
if(_errs64 === errors){
if(data28.currency !== undefined){
let data29 = data28.currency;
const _errs65 = errors;
if(typeof data29 !== "string"){
validate6.errors = [{instancePath:instancePath+"/price/currency",schemaPath:"#/$defs/BookedCarPrice/properties/currency/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("USD" !== data29){
validate6.errors = [{instancePath:instancePath+"/price/currency",schemaPath:"#/$defs/BookedCarPrice/properties/currency/const",keyword:"const",params:{allowedValue: "USD"}}];
return false;
}
var valid7 = _errs65 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data28.totalCents !== undefined){
let data30 = data28.totalCents;
const _errs67 = errors;
if(!(((typeof data30 == "number") && (!(data30 % 1) && !isNaN(data30))) && (isFinite(data30)))){
validate6.errors = [{instancePath:instancePath+"/price/totalCents",schemaPath:"#/$defs/BookedCarPrice/properties/totalCents/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs67){
if((typeof data30 == "number") && (isFinite(data30))){
if(data30 < 0 || isNaN(data30)){
validate6.errors = [{instancePath:instancePath+"/price/totalCents",schemaPath:"#/$defs/BookedCarPrice/properties/totalCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid7 = _errs67 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data28.baseCents !== undefined){
let data31 = data28.baseCents;
const _errs69 = errors;
if(!(((typeof data31 == "number") && (!(data31 % 1) && !isNaN(data31))) && (isFinite(data31)))){
validate6.errors = [{instancePath:instancePath+"/price/baseCents",schemaPath:"#/$defs/BookedCarPrice/properties/baseCents/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs69){
if((typeof data31 == "number") && (isFinite(data31))){
if(data31 < 0 || isNaN(data31)){
validate6.errors = [{instancePath:instancePath+"/price/baseCents",schemaPath:"#/$defs/BookedCarPrice/properties/baseCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid7 = _errs69 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data28.perDayCents !== undefined){
let data32 = data28.perDayCents;
const _errs71 = errors;
if(!(((typeof data32 == "number") && (!(data32 % 1) && !isNaN(data32))) && (isFinite(data32)))){
validate6.errors = [{instancePath:instancePath+"/price/perDayCents",schemaPath:"#/$defs/BookedCarPrice/properties/perDayCents/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs71){
if((typeof data32 == "number") && (isFinite(data32))){
if(data32 < 0 || isNaN(data32)){
validate6.errors = [{instancePath:instancePath+"/price/perDayCents",schemaPath:"#/$defs/BookedCarPrice/properties/perDayCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid7 = _errs71 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data28.taxesCents !== undefined){
let data33 = data28.taxesCents;
const _errs73 = errors;
if(!(((typeof data33 == "number") && (!(data33 % 1) && !isNaN(data33))) && (isFinite(data33)))){
validate6.errors = [{instancePath:instancePath+"/price/taxesCents",schemaPath:"#/$defs/BookedCarPrice/properties/taxesCents/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs73){
if((typeof data33 == "number") && (isFinite(data33))){
if(data33 < 0 || isNaN(data33)){
validate6.errors = [{instancePath:instancePath+"/price/taxesCents",schemaPath:"#/$defs/BookedCarPrice/properties/taxesCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid7 = _errs73 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data28.feesCents !== undefined){
let data34 = data28.feesCents;
const _errs75 = errors;
if(!(((typeof data34 == "number") && (!(data34 % 1) && !isNaN(data34))) && (isFinite(data34)))){
validate6.errors = [{instancePath:instancePath+"/price/feesCents",schemaPath:"#/$defs/BookedCarPrice/properties/feesCents/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs75){
if((typeof data34 == "number") && (isFinite(data34))){
if(data34 < 0 || isNaN(data34)){
validate6.errors = [{instancePath:instancePath+"/price/feesCents",schemaPath:"#/$defs/BookedCarPrice/properties/feesCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid7 = _errs75 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data28.oneWayFeeCents !== undefined){
let data35 = data28.oneWayFeeCents;
const _errs77 = errors;
if(!(((typeof data35 == "number") && (!(data35 % 1) && !isNaN(data35))) && (isFinite(data35)))){
validate6.errors = [{instancePath:instancePath+"/price/oneWayFeeCents",schemaPath:"#/$defs/BookedCarPrice/properties/oneWayFeeCents/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs77){
if((typeof data35 == "number") && (isFinite(data35))){
if(data35 < 0 || isNaN(data35)){
validate6.errors = [{instancePath:instancePath+"/price/oneWayFeeCents",schemaPath:"#/$defs/BookedCarPrice/properties/oneWayFeeCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid7 = _errs77 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data28.youngDriverFeeCents !== undefined){
let data36 = data28.youngDriverFeeCents;
const _errs79 = errors;
if(!(((typeof data36 == "number") && (!(data36 % 1) && !isNaN(data36))) && (isFinite(data36)))){
validate6.errors = [{instancePath:instancePath+"/price/youngDriverFeeCents",schemaPath:"#/$defs/BookedCarPrice/properties/youngDriverFeeCents/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs79){
if((typeof data36 == "number") && (isFinite(data36))){
if(data36 < 0 || isNaN(data36)){
validate6.errors = [{instancePath:instancePath+"/price/youngDriverFeeCents",schemaPath:"#/$defs/BookedCarPrice/properties/youngDriverFeeCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid7 = _errs79 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data28.seniorDriverFeeCents !== undefined){
let data37 = data28.seniorDriverFeeCents;
const _errs81 = errors;
if(!(((typeof data37 == "number") && (!(data37 % 1) && !isNaN(data37))) && (isFinite(data37)))){
validate6.errors = [{instancePath:instancePath+"/price/seniorDriverFeeCents",schemaPath:"#/$defs/BookedCarPrice/properties/seniorDriverFeeCents/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs81){
if((typeof data37 == "number") && (isFinite(data37))){
if(data37 < 0 || isNaN(data37)){
validate6.errors = [{instancePath:instancePath+"/price/seniorDriverFeeCents",schemaPath:"#/$defs/BookedCarPrice/properties/seniorDriverFeeCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid7 = _errs81 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data28.extrasCents !== undefined){
let data38 = data28.extrasCents;
const _errs83 = errors;
if(!(((typeof data38 == "number") && (!(data38 % 1) && !isNaN(data38))) && (isFinite(data38)))){
validate6.errors = [{instancePath:instancePath+"/price/extrasCents",schemaPath:"#/$defs/BookedCarPrice/properties/extrasCents/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs83){
if((typeof data38 == "number") && (isFinite(data38))){
if(data38 < 0 || isNaN(data38)){
validate6.errors = [{instancePath:instancePath+"/price/extrasCents",schemaPath:"#/$defs/BookedCarPrice/properties/extrasCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid7 = _errs83 === errors;
}
else {
var valid7 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate6.errors = [{instancePath:instancePath+"/price",schemaPath:"#/$defs/BookedCarPrice/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs61 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cancellationPolicy !== undefined){
let data39 = data.cancellationPolicy;
const _errs85 = errors;
if(errors === _errs85){
if(Array.isArray(data39)){
var valid8 = true;
const len2 = data39.length;
for(let i2=0; i2<len2; i2++){
let data40 = data39[i2];
const _errs87 = errors;
const _errs88 = errors;
if(errors === _errs88){
if(data40 && typeof data40 == "object" && !Array.isArray(data40)){
let missing5;
if(((data40.before === undefined) && (missing5 = "before")) || ((data40.refundCents === undefined) && (missing5 = "refundCents"))){
validate6.errors = [{instancePath:instancePath+"/cancellationPolicy/" + i2,schemaPath:"#/$defs/CancellationStep/required",keyword:"required",params:{missingProperty: missing5}}];
return false;
}
else {
const _errs90 = errors;
for(const key5 in data40){
if(!((key5 === "before") || (key5 === "refundCents"))){
validate6.errors = [{instancePath:instancePath+"/cancellationPolicy/" + i2,schemaPath:"#/$defs/CancellationStep/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5}}];
return false;
break;
}
}
if(_errs90 === errors){
if(data40.before !== undefined){
let data41 = data40.before;
const _errs91 = errors;
if(errors === _errs91){
if(errors === _errs91){
if(typeof data41 === "string"){
if(!(formats0(data41))){
validate6.errors = [{instancePath:instancePath+"/cancellationPolicy/" + i2+"/before",schemaPath:"#/$defs/CancellationStep/properties/before/format",keyword:"format",params:{format: "date-time"}}];
return false;
}
}
else {
validate6.errors = [{instancePath:instancePath+"/cancellationPolicy/" + i2+"/before",schemaPath:"#/$defs/CancellationStep/properties/before/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid10 = _errs91 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data40.refundCents !== undefined){
let data42 = data40.refundCents;
const _errs93 = errors;
if(!(((typeof data42 == "number") && (!(data42 % 1) && !isNaN(data42))) && (isFinite(data42)))){
validate6.errors = [{instancePath:instancePath+"/cancellationPolicy/" + i2+"/refundCents",schemaPath:"#/$defs/CancellationStep/properties/refundCents/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs93){
if((typeof data42 == "number") && (isFinite(data42))){
if(data42 < 0 || isNaN(data42)){
validate6.errors = [{instancePath:instancePath+"/cancellationPolicy/" + i2+"/refundCents",schemaPath:"#/$defs/CancellationStep/properties/refundCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid10 = _errs93 === errors;
}
else {
var valid10 = true;
}
}
}
}
}
else {
validate6.errors = [{instancePath:instancePath+"/cancellationPolicy/" + i2,schemaPath:"#/$defs/CancellationStep/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid8 = _errs87 === errors;
if(!valid8){
break;
}
}
}
else {
validate6.errors = [{instancePath:instancePath+"/cancellationPolicy",schemaPath:"#/properties/cancellationPolicy/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs85 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.arrivingFlight !== undefined){
let data43 = data.arrivingFlight;
const _errs95 = errors;
if((typeof data43 !== "string") && (data43 !== null)){
validate6.errors = [{instancePath:instancePath+"/arrivingFlight",schemaPath:"#/properties/arrivingFlight/type",keyword:"type",params:{type: schema9.properties.arrivingFlight.type}}];
return false;
}
var valid0 = _errs95 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.specialRequests !== undefined){
let data44 = data.specialRequests;
const _errs97 = errors;
if((typeof data44 !== "string") && (data44 !== null)){
validate6.errors = [{instancePath:instancePath+"/specialRequests",schemaPath:"#/properties/specialRequests/type",keyword:"type",params:{type: schema9.properties.specialRequests.type}}];
return false;
}
var valid0 = _errs97 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate6.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate6.errors = vErrors;
return errors === 0;
}
validate6.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate1.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((((data.pnr === undefined) && (missing0 = "pnr")) || ((data.status === undefined) && (missing0 = "status"))) || ((data.version === undefined) && (missing0 = "version"))) || ((data.createdAt === undefined) && (missing0 = "createdAt"))) || ((data.updatedAt === undefined) && (missing0 = "updatedAt"))) || ((data.passengers === undefined) && (missing0 = "passengers"))) || ((data.flightSegments === undefined) && (missing0 = "flightSegments"))) || ((data.fares === undefined) && (missing0 = "fares"))) || ((data.hotelReservations === undefined) && (missing0 = "hotelReservations"))) || ((data.carReservations === undefined) && (missing0 = "carReservations"))) || ((data.price === undefined) && (missing0 = "price"))) || ((data.ticketing === undefined) && (missing0 = "ticketing"))) || ((data.warnings === undefined) && (missing0 = "warnings"))) || ((data.test === undefined) && (missing0 = "test"))){
validate1.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func0.call(schema1.properties, key0))){
validate1.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.pnr !== undefined){
let data0 = data.pnr;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
validate1.errors = [{instancePath:instancePath+"/pnr",schemaPath:"#/properties/pnr/pattern",keyword:"pattern",params:{pattern: "^TEST-[A-Z0-9]{6}$"}}];
return false;
}
}
else {
validate1.errors = [{instancePath:instancePath+"/pnr",schemaPath:"#/properties/pnr/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data1 = data.status;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate1.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data1 === "confirmed") || (data1 === "cancelled"))){
validate1.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema1.properties.status.enum}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.version !== undefined){
let data2 = data.version;
const _errs6 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate1.errors = [{instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs6){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 1 || isNaN(data2)){
validate1.errors = [{instancePath:instancePath+"/version",schemaPath:"#/properties/version/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.createdAt !== undefined){
let data3 = data.createdAt;
const _errs8 = errors;
if(errors === _errs8){
if(errors === _errs8){
if(typeof data3 === "string"){
if(!(formats0(data3))){
validate1.errors = [{instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/format",keyword:"format",params:{format: "date-time"}}];
return false;
}
}
else {
validate1.errors = [{instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.updatedAt !== undefined){
let data4 = data.updatedAt;
const _errs10 = errors;
if(errors === _errs10){
if(errors === _errs10){
if(typeof data4 === "string"){
if(!(formats0(data4))){
validate1.errors = [{instancePath:instancePath+"/updatedAt",schemaPath:"#/properties/updatedAt/format",keyword:"format",params:{format: "date-time"}}];
return false;
}
}
else {
validate1.errors = [{instancePath:instancePath+"/updatedAt",schemaPath:"#/properties/updatedAt/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.passengers !== undefined){
let data5 = data.passengers;
const _errs12 = errors;
if(errors === _errs12){
if(Array.isArray(data5)){
var valid1 = true;
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
const _errs14 = errors;
const _errs15 = errors;
if(errors === _errs15){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
let missing1;
if((((((((((((data6.paxRef === undefined) && (missing1 = "paxRef")) || ((data6.type === undefined) && (missing1 = "type"))) || ((data6.title === undefined) && (missing1 = "title"))) || ((data6.firstName === undefined) && (missing1 = "firstName"))) || ((data6.lastName === undefined) && (missing1 = "lastName"))) || ((data6.gdsName === undefined) && (missing1 = "gdsName"))) || ((data6.dateOfBirth === undefined) && (missing1 = "dateOfBirth"))) || ((data6.ageAtTravel === undefined) && (missing1 = "ageAtTravel"))) || ((data6.associatedAdult === undefined) && (missing1 = "associatedAdult"))) || ((data6.frequentFlyerNumber === undefined) && (missing1 = "frequentFlyerNumber"))) || ((data6.ticketNumber === undefined) && (missing1 = "ticketNumber"))){
validate1.errors = [{instancePath:instancePath+"/passengers/" + i0,schemaPath:"#/$defs/Passenger/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs17 = errors;
for(const key1 in data6){
if(!(func0.call(schema2.properties, key1))){
validate1.errors = [{instancePath:instancePath+"/passengers/" + i0,schemaPath:"#/$defs/Passenger/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs17 === errors){
if(data6.paxRef !== undefined){
let data7 = data6.paxRef;
const _errs18 = errors;
if(errors === _errs18){
if(typeof data7 === "string"){
if(!pattern2.test(data7)){
validate1.errors = [{instancePath:instancePath+"/passengers/" + i0+"/paxRef",schemaPath:"#/$defs/Passenger/properties/paxRef/pattern",keyword:"pattern",params:{pattern: "^P[1-9][0-9]?$"}}];
return false;
}
}
else {
validate1.errors = [{instancePath:instancePath+"/passengers/" + i0+"/paxRef",schemaPath:"#/$defs/Passenger/properties/paxRef/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid3 = _errs18 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data6.type !== undefined){
let data8 = data6.type;
const _errs20 = errors;
if(typeof data8 !== "string"){
validate1.errors = [{instancePath:instancePath+"/passengers/" + i0+"/type",schemaPath:"#/$defs/Passenger/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data8 === "adult") || (data8 === "child")) || (data8 === "infant"))){
validate1.errors = [{instancePath:instancePath+"/passengers/" + i0+"/type",schemaPath:"#/$defs/Passenger/properties/type/enum",keyword:"enum",params:{allowedValues: schema2.properties.type.enum}}];
return false;
}
var valid3 = _errs20 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data6.title !== undefined){
let data9 = data6.title;
const _errs22 = errors;
if((typeof data9 !== "string") && (data9 !== null)){
validate1.errors = [{instancePath:instancePath+"/passengers/" + i0+"/title",schemaPath:"#/$defs/Passenger/properties/title/type",keyword:"type",params:{type: schema2.properties.title.type}}];
return false;
}
var valid3 = _errs22 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data6.firstName !== undefined){
const _errs24 = errors;
if(typeof data6.firstName !== "string"){
validate1.errors = [{instancePath:instancePath+"/passengers/" + i0+"/firstName",schemaPath:"#/$defs/Passenger/properties/firstName/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs24 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data6.lastName !== undefined){
const _errs26 = errors;
if(typeof data6.lastName !== "string"){
validate1.errors = [{instancePath:instancePath+"/passengers/" + i0+"/lastName",schemaPath:"#/$defs/Passenger/properties/lastName/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs26 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data6.gdsName !== undefined){
const _errs28 = errors;
if(typeof data6.gdsName !== "string"){
validate1.errors = [{instancePath:instancePath+"/passengers/" + i0+"/gdsName",schemaPath:"#/$defs/Passenger/properties/gdsName/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs28 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data6.dateOfBirth !== undefined){
let data13 = data6.dateOfBirth;
const _errs30 = errors;
if((typeof data13 !== "string") && (data13 !== null)){
validate1.errors = [{instancePath:instancePath+"/passengers/" + i0+"/dateOfBirth",schemaPath:"#/$defs/Passenger/properties/dateOfBirth/type",keyword:"type",params:{type: schema2.properties.dateOfBirth.type}}];
return false;
}
if(errors === _errs30){
if(errors === _errs30){
if(typeof data13 === "string"){
if(!(formats4(data13))){
validate1.errors = [{instancePath:instancePath+"/passengers/" + i0+"/dateOfBirth",schemaPath:"#/$defs/Passenger/properties/dateOfBirth/format",keyword:"format",params:{format: "date"}}];
return false;
}
}
}
}
var valid3 = _errs30 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data6.ageAtTravel !== undefined){
let data14 = data6.ageAtTravel;
const _errs32 = errors;
if((!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))) && (data14 !== null)){
validate1.errors = [{instancePath:instancePath+"/passengers/" + i0+"/ageAtTravel",schemaPath:"#/$defs/Passenger/properties/ageAtTravel/type",keyword:"type",params:{type: schema2.properties.ageAtTravel.type}}];
return false;
}
var valid3 = _errs32 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data6.associatedAdult !== undefined){
let data15 = data6.associatedAdult;
const _errs34 = errors;
if((typeof data15 !== "string") && (data15 !== null)){
validate1.errors = [{instancePath:instancePath+"/passengers/" + i0+"/associatedAdult",schemaPath:"#/$defs/Passenger/properties/associatedAdult/type",keyword:"type",params:{type: schema2.properties.associatedAdult.type}}];
return false;
}
var valid3 = _errs34 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data6.frequentFlyerNumber !== undefined){
let data16 = data6.frequentFlyerNumber;
const _errs36 = errors;
if((typeof data16 !== "string") && (data16 !== null)){
validate1.errors = [{instancePath:instancePath+"/passengers/" + i0+"/frequentFlyerNumber",schemaPath:"#/$defs/Passenger/properties/frequentFlyerNumber/type",keyword:"type",params:{type: schema2.properties.frequentFlyerNumber.type}}];
return false;
}
var valid3 = _errs36 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data6.ticketNumber !== undefined){
let data17 = data6.ticketNumber;
const _errs38 = errors;
if((typeof data17 !== "string") && (data17 !== null)){
validate1.errors = [{instancePath:instancePath+"/passengers/" + i0+"/ticketNumber",schemaPath:"#/$defs/Passenger/properties/ticketNumber/type",keyword:"type",params:{type: schema2.properties.ticketNumber.type}}];
return false;
}
var valid3 = _errs38 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate1.errors = [{instancePath:instancePath+"/passengers/" + i0,schemaPath:"#/$defs/Passenger/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid1 = _errs14 === errors;
if(!valid1){
break;
}
}
}
else {
validate1.errors = [{instancePath:instancePath+"/passengers",schemaPath:"#/properties/passengers/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.flightSegments !== undefined){
let data18 = data.flightSegments;
const _errs40 = errors;
if(errors === _errs40){
if(Array.isArray(data18)){
var valid4 = true;
const len1 = data18.length;
for(let i1=0; i1<len1; i1++){
const _errs42 = errors;
if(!(validate2(data18[i1], {instancePath:instancePath+"/flightSegments/" + i1,parentData:data18,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
var valid4 = _errs42 === errors;
if(!valid4){
break;
}
}
}
else {
validate1.errors = [{instancePath:instancePath+"/flightSegments",schemaPath:"#/properties/flightSegments/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs40 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fares !== undefined){
let data20 = data.fares;
const _errs43 = errors;
if(errors === _errs43){
if(Array.isArray(data20)){
var valid5 = true;
const len2 = data20.length;
for(let i2=0; i2<len2; i2++){
let data21 = data20[i2];
const _errs45 = errors;
const _errs46 = errors;
if(errors === _errs46){
if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
let missing2;
if(((((((data21.fareRef === undefined) && (missing2 = "fareRef")) || ((data21.flightId === undefined) && (missing2 = "flightId"))) || ((data21.segmentRefs === undefined) && (missing2 = "segmentRefs"))) || ((data21.cabin === undefined) && (missing2 = "cabin"))) || ((data21.fareBrand === undefined) && (missing2 = "fareBrand"))) || ((data21.totalCents === undefined) && (missing2 = "totalCents"))){
validate1.errors = [{instancePath:instancePath+"/fares/" + i2,schemaPath:"#/$defs/BookedFare/required",keyword:"required",params:{missingProperty: missing2}}];
return false;
}
else {
const _errs48 = errors;
for(const key2 in data21){
if(!((((((key2 === "fareRef") || (key2 === "flightId")) || (key2 === "segmentRefs")) || (key2 === "cabin")) || (key2 === "fareBrand")) || (key2 === "totalCents"))){
validate1.errors = [{instancePath:instancePath+"/fares/" + i2,schemaPath:"#/$defs/BookedFare/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}}];
return false;
break;
}
}
if(_errs48 === errors){
if(data21.fareRef !== undefined){
const _errs49 = errors;
if(typeof data21.fareRef !== "string"){
validate1.errors = [{instancePath:instancePath+"/fares/" + i2+"/fareRef",schemaPath:"#/$defs/BookedFare/properties/fareRef/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid7 = _errs49 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data21.flightId !== undefined){
const _errs51 = errors;
if(typeof data21.flightId !== "string"){
validate1.errors = [{instancePath:instancePath+"/fares/" + i2+"/flightId",schemaPath:"#/$defs/BookedFare/properties/flightId/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid7 = _errs51 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data21.segmentRefs !== undefined){
let data24 = data21.segmentRefs;
const _errs53 = errors;
if(errors === _errs53){
if(Array.isArray(data24)){
var valid8 = true;
const len3 = data24.length;
for(let i3=0; i3<len3; i3++){
const _errs55 = errors;
if(typeof data24[i3] !== "string"){
validate1.errors = [{instancePath:instancePath+"/fares/" + i2+"/segmentRefs/" + i3,schemaPath:"#/$defs/BookedFare/properties/segmentRefs/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid8 = _errs55 === errors;
if(!valid8){
break;
}
}
}
else {
validate1.errors = [{instancePath:instancePath+"/fares/" + i2+"/segmentRefs",schemaPath:"#/$defs/BookedFare/properties/segmentRefs/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid7 = _errs53 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data21.cabin !== undefined){
let data26 = data21.cabin;
const _errs57 = errors;
if(typeof data26 !== "string"){
validate1.errors = [{instancePath:instancePath+"/fares/" + i2+"/cabin",schemaPath:"#/$defs/BookedFare/properties/cabin/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((data26 === "economy") || (data26 === "premium_economy")) || (data26 === "business")) || (data26 === "first"))){
validate1.errors = [{instancePath:instancePath+"/fares/" + i2+"/cabin",schemaPath:"#/$defs/BookedFare/properties/cabin/enum",keyword:"enum",params:{allowedValues: schema5.properties.cabin.enum}}];
return false;
}
var valid7 = _errs57 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data21.fareBrand !== undefined){
const _errs59 = errors;
if(typeof data21.fareBrand !== "string"){
validate1.errors = [{instancePath:instancePath+"/fares/" + i2+"/fareBrand",schemaPath:"#/$defs/BookedFare/properties/fareBrand/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid7 = _errs59 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data21.totalCents !== undefined){
let data28 = data21.totalCents;
const _errs61 = errors;
if(!(((typeof data28 == "number") && (!(data28 % 1) && !isNaN(data28))) && (isFinite(data28)))){
validate1.errors = [{instancePath:instancePath+"/fares/" + i2+"/totalCents",schemaPath:"#/$defs/BookedFare/properties/totalCents/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs61){
if((typeof data28 == "number") && (isFinite(data28))){
if(data28 < 0 || isNaN(data28)){
validate1.errors = [{instancePath:instancePath+"/fares/" + i2+"/totalCents",schemaPath:"#/$defs/BookedFare/properties/totalCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid7 = _errs61 === errors;
}
else {
var valid7 = true;
}
}
}
}
}
}
}
}
}
else {
validate1.errors = [{instancePath:instancePath+"/fares/" + i2,schemaPath:"#/$defs/BookedFare/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid5 = _errs45 === errors;
if(!valid5){
break;
}
}
}
else {
validate1.errors = [{instancePath:instancePath+"/fares",schemaPath:"#/properties/fares/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs43 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.hotelReservations !== undefined){
let data29 = data.hotelReservations;
const _errs63 = errors;
if(errors === _errs63){
if(Array.isArray(data29)){
var valid9 = true;
const len4 = data29.length;
for(let i4=0; i4<len4; i4++){
const _errs65 = errors;
if(!(validate4(data29[i4], {instancePath:instancePath+"/hotelReservations/" + i4,parentData:data29,parentDataProperty:i4,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
var valid9 = _errs65 === errors;
if(!valid9){
break;
}
}
}
else {
validate1.errors = [{instancePath:instancePath+"/hotelReservations",schemaPath:"#/properties/hotelReservations/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs63 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.carReservations !== undefined){
let data31 = data.carReservations;
const _errs66 = errors;
if(errors === _errs66){
if(Array.isArray(data31)){
var valid10 = true;
const len5 = data31.length;
for(let i5=0; i5<len5; i5++){
const _errs68 = errors;
if(!(validate6(data31[i5], {instancePath:instancePath+"/carReservations/" + i5,parentData:data31,parentDataProperty:i5,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
var valid10 = _errs68 === errors;
if(!valid10){
break;
}
}
}
else {
validate1.errors = [{instancePath:instancePath+"/carReservations",schemaPath:"#/properties/carReservations/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs66 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.price !== undefined){
let data33 = data.price;
const _errs69 = errors;
const _errs70 = errors;
if(errors === _errs70){
if(data33 && typeof data33 == "object" && !Array.isArray(data33)){
let missing3;
if(((((((data33.currency === undefined) && (missing3 = "currency")) || ((data33.totalCents === undefined) && (missing3 = "totalCents"))) || ((data33.flightCents === undefined) && (missing3 = "flightCents"))) || ((data33.hotelCents === undefined) && (missing3 = "hotelCents"))) || ((data33.carCents === undefined) && (missing3 = "carCents"))) || ((data33.refundedCents === undefined) && (missing3 = "refundedCents"))){
validate1.errors = [{instancePath:instancePath+"/price",schemaPath:"#/$defs/BookingPrice/required",keyword:"required",params:{missingProperty: missing3}}];
return false;
}
else {
const _errs72 = errors;
for(const key3 in data33){
if(!((((((key3 === "currency") || (key3 === "totalCents")) || (key3 === "flightCents")) || (key3 === "hotelCents")) || (key3 === "carCents")) || (key3 === "refundedCents"))){
validate1.errors = [{instancePath:instancePath+"/price",schemaPath:"#/$defs/BookingPrice/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3}}];
return false;
break;
}
}
if(_errs72 === errors){
if(data33.currency !== undefined){
let data34 = data33.currency;
const _errs73 = errors;
if(typeof data34 !== "string"){
validate1.errors = [{instancePath:instancePath+"/price/currency",schemaPath:"#/$defs/BookingPrice/properties/currency/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("USD" !== data34){
validate1.errors = [{instancePath:instancePath+"/price/currency",schemaPath:"#/$defs/BookingPrice/properties/currency/const",keyword:"const",params:{allowedValue: "USD"}}];
return false;
}
var valid12 = _errs73 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data33.totalCents !== undefined){
let data35 = data33.totalCents;
const _errs75 = errors;
if(!(((typeof data35 == "number") && (!(data35 % 1) && !isNaN(data35))) && (isFinite(data35)))){
validate1.errors = [{instancePath:instancePath+"/price/totalCents",schemaPath:"#/$defs/BookingPrice/properties/totalCents/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs75){
if((typeof data35 == "number") && (isFinite(data35))){
if(data35 < 0 || isNaN(data35)){
validate1.errors = [{instancePath:instancePath+"/price/totalCents",schemaPath:"#/$defs/BookingPrice/properties/totalCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid12 = _errs75 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data33.flightCents !== undefined){
let data36 = data33.flightCents;
const _errs77 = errors;
if(!(((typeof data36 == "number") && (!(data36 % 1) && !isNaN(data36))) && (isFinite(data36)))){
validate1.errors = [{instancePath:instancePath+"/price/flightCents",schemaPath:"#/$defs/BookingPrice/properties/flightCents/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs77){
if((typeof data36 == "number") && (isFinite(data36))){
if(data36 < 0 || isNaN(data36)){
validate1.errors = [{instancePath:instancePath+"/price/flightCents",schemaPath:"#/$defs/BookingPrice/properties/flightCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid12 = _errs77 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data33.hotelCents !== undefined){
let data37 = data33.hotelCents;
const _errs79 = errors;
if(!(((typeof data37 == "number") && (!(data37 % 1) && !isNaN(data37))) && (isFinite(data37)))){
validate1.errors = [{instancePath:instancePath+"/price/hotelCents",schemaPath:"#/$defs/BookingPrice/properties/hotelCents/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs79){
if((typeof data37 == "number") && (isFinite(data37))){
if(data37 < 0 || isNaN(data37)){
validate1.errors = [{instancePath:instancePath+"/price/hotelCents",schemaPath:"#/$defs/BookingPrice/properties/hotelCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid12 = _errs79 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data33.carCents !== undefined){
let data38 = data33.carCents;
const _errs81 = errors;
if(!(((typeof data38 == "number") && (!(data38 % 1) && !isNaN(data38))) && (isFinite(data38)))){
validate1.errors = [{instancePath:instancePath+"/price/carCents",schemaPath:"#/$defs/BookingPrice/properties/carCents/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs81){
if((typeof data38 == "number") && (isFinite(data38))){
if(data38 < 0 || isNaN(data38)){
validate1.errors = [{instancePath:instancePath+"/price/carCents",schemaPath:"#/$defs/BookingPrice/properties/carCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid12 = _errs81 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data33.refundedCents !== undefined){
let data39 = data33.refundedCents;
const _errs83 = errors;
if(!(((typeof data39 == "number") && (!(data39 % 1) && !isNaN(data39))) && (isFinite(data39)))){
validate1.errors = [{instancePath:instancePath+"/price/refundedCents",schemaPath:"#/$defs/BookingPrice/properties/refundedCents/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs83){
if((typeof data39 == "number") && (isFinite(data39))){
if(data39 < 0 || isNaN(data39)){
validate1.errors = [{instancePath:instancePath+"/price/refundedCents",schemaPath:"#/$defs/BookingPrice/properties/refundedCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid12 = _errs83 === errors;
}
else {
var valid12 = true;
}
}
}
}
}
}
}
}
}
else {
validate1.errors = [{instancePath:instancePath+"/price",schemaPath:"#/$defs/BookingPrice/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs69 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ticketing !== undefined){
let data40 = data.ticketing;
const _errs85 = errors;
const _errs86 = errors;
if(errors === _errs86){
if(data40 && typeof data40 == "object" && !Array.isArray(data40)){
let missing4;
if((((data40.status === undefined) && (missing4 = "status")) || ((data40.deadline === undefined) && (missing4 = "deadline"))) || ((data40.voidUntil === undefined) && (missing4 = "voidUntil"))){
validate1.errors = [{instancePath:instancePath+"/ticketing",schemaPath:"#/$defs/Ticketing/required",keyword:"required",params:{missingProperty: missing4}}];
return false;
}
else {
const _errs88 = errors;
for(const key4 in data40){
if(!(((key4 === "status") || (key4 === "deadline")) || (key4 === "voidUntil"))){
validate1.errors = [{instancePath:instancePath+"/ticketing",schemaPath:"#/$defs/Ticketing/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4}}];
return false;
break;
}
}
if(_errs88 === errors){
if(data40.status !== undefined){
let data41 = data40.status;
const _errs89 = errors;
if(typeof data41 !== "string"){
validate1.errors = [{instancePath:instancePath+"/ticketing/status",schemaPath:"#/$defs/Ticketing/properties/status/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((data41 === "unticketed") || (data41 === "ticketed")) || (data41 === "voided")) || (data41 === "refunded"))){
validate1.errors = [{instancePath:instancePath+"/ticketing/status",schemaPath:"#/$defs/Ticketing/properties/status/enum",keyword:"enum",params:{allowedValues: schema13.properties.status.enum}}];
return false;
}
var valid14 = _errs89 === errors;
}
else {
var valid14 = true;
}
if(valid14){
if(data40.deadline !== undefined){
let data42 = data40.deadline;
const _errs91 = errors;
if((typeof data42 !== "string") && (data42 !== null)){
validate1.errors = [{instancePath:instancePath+"/ticketing/deadline",schemaPath:"#/$defs/Ticketing/properties/deadline/type",keyword:"type",params:{type: schema13.properties.deadline.type}}];
return false;
}
if(errors === _errs91){
if(errors === _errs91){
if(typeof data42 === "string"){
if(!(formats0(data42))){
validate1.errors = [{instancePath:instancePath+"/ticketing/deadline",schemaPath:"#/$defs/Ticketing/properties/deadline/format",keyword:"format",params:{format: "date-time"}}];
return false;
}
}
}
}
var valid14 = _errs91 === errors;
}
else {
var valid14 = true;
}
if(valid14){
if(data40.voidUntil !== undefined){
let data43 = data40.voidUntil;
const _errs93 = errors;
if((typeof data43 !== "string") && (data43 !== null)){
validate1.errors = [{instancePath:instancePath+"/ticketing/voidUntil",schemaPath:"#/$defs/Ticketing/properties/voidUntil/type",keyword:"type",params:{type: schema13.properties.voidUntil.type}}];
return false;
}
if(errors === _errs93){
if(errors === _errs93){
if(typeof data43 === "string"){
if(!(formats0(data43))){
validate1.errors = [{instancePath:instancePath+"/ticketing/voidUntil",schemaPath:"#/$defs/Ticketing/properties/voidUntil/format",keyword:"format",params:{format: "date-time"}}];
return false;
}
}
}
}
var valid14 = _errs93 === errors;
}
else {
var valid14 = true;
}
}
}
}
}
}
else {
validate1.errors = [{instancePath:instancePath+"/ticketing",schemaPath:"#/$defs/Ticketing/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs85 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.warnings !== undefined){
let data44 = data.warnings;
const _errs95 = errors;
if(errors === _errs95){
if(Array.isArray(data44)){
var valid15 = true;
const len6 = data44.length;
for(let i6=0; i6<len6; i6++){
let data45 = data44[i6];
const _errs97 = errors;
const _errs98 = errors;
if(errors === _errs98){
if(data45 && typeof data45 == "object" && !Array.isArray(data45)){
let missing5;
if((((data45.reason === undefined) && (missing5 = "reason")) || ((data45.field === undefined) && (missing5 = "field"))) || ((data45.message === undefined) && (missing5 = "message"))){
validate1.errors = [{instancePath:instancePath+"/warnings/" + i6,schemaPath:"#/$defs/Warning/required",keyword:"required",params:{missingProperty: missing5}}];
return false;
}
else {
const _errs100 = errors;
for(const key5 in data45){
if(!(((key5 === "reason") || (key5 === "field")) || (key5 === "message"))){
validate1.errors = [{instancePath:instancePath+"/warnings/" + i6,schemaPath:"#/$defs/Warning/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5}}];
return false;
break;
}
}
if(_errs100 === errors){
if(data45.reason !== undefined){
const _errs101 = errors;
if(typeof data45.reason !== "string"){
validate1.errors = [{instancePath:instancePath+"/warnings/" + i6+"/reason",schemaPath:"#/$defs/Warning/properties/reason/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid17 = _errs101 === errors;
}
else {
var valid17 = true;
}
if(valid17){
if(data45.field !== undefined){
const _errs103 = errors;
if(typeof data45.field !== "string"){
validate1.errors = [{instancePath:instancePath+"/warnings/" + i6+"/field",schemaPath:"#/$defs/Warning/properties/field/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid17 = _errs103 === errors;
}
else {
var valid17 = true;
}
if(valid17){
if(data45.message !== undefined){
const _errs105 = errors;
if(typeof data45.message !== "string"){
validate1.errors = [{instancePath:instancePath+"/warnings/" + i6+"/message",schemaPath:"#/$defs/Warning/properties/message/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid17 = _errs105 === errors;
}
else {
var valid17 = true;
}
}
}
}
}
}
else {
validate1.errors = [{instancePath:instancePath+"/warnings/" + i6,schemaPath:"#/$defs/Warning/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid15 = _errs97 === errors;
if(!valid15){
break;
}
}
}
else {
validate1.errors = [{instancePath:instancePath+"/warnings",schemaPath:"#/properties/warnings/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs95 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.test !== undefined){
let data49 = data.test;
const _errs107 = errors;
if(typeof data49 !== "boolean"){
validate1.errors = [{instancePath:instancePath+"/test",schemaPath:"#/properties/test/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(true !== data49){
validate1.errors = [{instancePath:instancePath+"/test",schemaPath:"#/properties/test/const",keyword:"const",params:{allowedValue: true}}];
return false;
}
var valid0 = _errs107 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate1.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate1.errors = vErrors;
return errors === 0;
}
validate1.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate0.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.pnr === undefined) && (missing0 = "pnr")) || ((data.status === undefined) && (missing0 = "status"))) || ((data.created === undefined) && (missing0 = "created"))) || ((data.idempotentReplay === undefined) && (missing0 = "idempotentReplay"))) || ((data.sessionId === undefined) && (missing0 = "sessionId"))) || ((data.booking === undefined) && (missing0 = "booking"))){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "pnr") || (key0 === "status")) || (key0 === "created")) || (key0 === "idempotentReplay")) || (key0 === "sessionId")) || (key0 === "booking"))){
validate0.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.pnr !== undefined){
let data0 = data.pnr;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
validate0.errors = [{instancePath:instancePath+"/pnr",schemaPath:"#/properties/pnr/pattern",keyword:"pattern",params:{pattern: "^TEST-[A-Z0-9]{6}$"}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/pnr",schemaPath:"#/properties/pnr/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data1 = data.status;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate0.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data1 === "confirmed") || (data1 === "cancelled"))){
validate0.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema0.properties.status.enum}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created !== undefined){
const _errs6 = errors;
if(typeof data.created !== "boolean"){
validate0.errors = [{instancePath:instancePath+"/created",schemaPath:"#/properties/created/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.idempotentReplay !== undefined){
const _errs8 = errors;
if(typeof data.idempotentReplay !== "boolean"){
validate0.errors = [{instancePath:instancePath+"/idempotentReplay",schemaPath:"#/properties/idempotentReplay/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sessionId !== undefined){
const _errs10 = errors;
if(typeof data.sessionId !== "string"){
validate0.errors = [{instancePath:instancePath+"/sessionId",schemaPath:"#/properties/sessionId/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.booking !== undefined){
const _errs12 = errors;
if(!(validate1(data.booking, {instancePath:instancePath+"/booking",parentData:data,parentDataProperty:"booking",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
else {
validate0.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const validate: Validator = validate0;
