// @generated from contracts/gds/resources.json. Edit the contract, then run npm run codegen.
// @ts-nocheck
import type { Validator } from "#contract";
import { formats } from "#contract";

const schema0 = {"type":"object","properties":{"offerId":{"type":"string"},"kind":{"type":"string","enum":["flight","hotel","car"]},"passengers":{"type":"object","properties":{"adults":{"type":"integer","minimum":1},"children":{"type":"integer","minimum":0},"infants":{"type":"integer","minimum":0}},"required":["adults","children","infants"],"additionalProperties":false},"refundCents":{"type":"integer","minimum":0},"flight":{"$ref":"#/$defs/FlightOffer"},"hotel":{"$ref":"#/$defs/OfferedHotel"},"car":{"$ref":"#/$defs/OfferedCar"}},"required":["offerId","kind"],"additionalProperties":false,"$defs":{"Baggage":{"type":"object","properties":{"checkedPieces":{"type":"integer"},"checkedKgPerPiece":{"type":"integer"},"cabinPieces":{"type":"integer"}},"required":["checkedPieces","checkedKgPerPiece","cabinPieces"],"additionalProperties":false},"CancellationStep":{"type":"object","properties":{"before":{"type":"string","format":"date-time"},"refundCents":{"type":"integer","minimum":0}},"required":["before","refundCents"],"additionalProperties":false},"FareConditions":{"type":"object","properties":{"refundBeforeDeparture":{"type":"object","properties":{"allowed":{"type":"boolean"},"penaltyCents":{"type":["integer","null"],"minimum":0},"deadline":{"type":["string","null"],"format":"date-time"},"refundPercent":{"type":"integer","minimum":0,"maximum":100}},"required":["allowed","penaltyCents","deadline","refundPercent"],"additionalProperties":false},"changeBeforeDeparture":{"type":"object","properties":{"allowed":{"type":"boolean"},"penaltyCents":{"type":["integer","null"],"minimum":0},"deadline":{"type":["string","null"],"format":"date-time"}},"required":["allowed","penaltyCents","deadline"],"additionalProperties":false}},"required":["refundBeforeDeparture","changeBeforeDeparture"],"additionalProperties":false},"FlightOffer":{"type":"object","properties":{"flightId":{"type":"string","pattern":"^FL-"},"carrier":{"type":"string"},"carrierName":{"type":"string"},"origin":{"type":"string","pattern":"^[A-Z]{3}$"},"destination":{"type":"string","pattern":"^[A-Z]{3}$"},"segments":{"type":"array","items":{"$ref":"#/$defs/FlightSegment"},"minItems":1,"maxItems":3},"stops":{"type":"integer","minimum":0},"durationMinutes":{"type":"integer"},"layovers":{"type":"array","items":{"type":"object","properties":{"airport":{"type":"string","pattern":"^[A-Z]{3}$"},"minutes":{"type":"integer"},"overnight":{"type":"boolean"}},"required":["airport","minutes","overnight"],"additionalProperties":false}},"cabin":{"type":"string","enum":["economy","premium_economy","business","first"]},"fareBrand":{"type":"string"},"price":{"$ref":"#/$defs/FlightPrice"},"seatsLeft":{"type":"integer","minimum":0,"maximum":9},"conditions":{"$ref":"#/$defs/FareConditions"},"ticketingDeadline":{"type":"string","format":"date-time"},"expiresAt":{"type":"string","format":"date-time"},"emissionsKg":{"type":"integer"}},"required":["flightId","carrier","carrierName","origin","destination","segments","stops","durationMinutes","layovers","cabin","fareBrand","price","seatsLeft","conditions","ticketingDeadline","expiresAt","emissionsKg"],"additionalProperties":false},"FlightPrice":{"type":"object","properties":{"currency":{"type":"string","const":"USD"},"totalCents":{"type":"integer","minimum":0},"baseCents":{"type":"integer","minimum":0},"taxesCents":{"type":"integer","minimum":0},"feesCents":{"type":"integer","minimum":0},"perPassenger":{"type":"array","items":{"$ref":"#/$defs/PassengerFare"}},"taxLines":{"type":"array","items":{"$ref":"#/$defs/TaxLine"}}},"required":["currency","totalCents","baseCents","taxesCents","feesCents","perPassenger","taxLines"],"additionalProperties":false},"FlightSegment":{"type":"object","properties":{"segmentId":{"type":"string"},"marketingCarrier":{"type":"string","pattern":"^[A-Z0-9]{2}$"},"operatingCarrier":{"type":"string","pattern":"^[A-Z0-9]{2}$"},"flightNumber":{"type":"string","pattern":"^[A-Z0-9]{2}[0-9]{1,4}$"},"origin":{"type":"string","pattern":"^[A-Z]{3}$"},"originTerminal":{"type":["string","null"]},"destination":{"type":"string","pattern":"^[A-Z]{3}$"},"destinationTerminal":{"type":["string","null"]},"departureLocal":{"type":"string","format":"date-time"},"arrivalLocal":{"type":"string","format":"date-time"},"departureUtc":{"type":"string","format":"date-time"},"arrivalUtc":{"type":"string","format":"date-time"},"arrivalDayOffset":{"type":"integer"},"durationMinutes":{"type":"integer","minimum":1},"distanceKm":{"type":"integer"},"aircraft":{"type":"string"},"cabin":{"type":"string","enum":["economy","premium_economy","business","first"]},"bookingClass":{"type":"string","pattern":"^[A-Z]$"},"fareBasis":{"type":"string"},"baggage":{"$ref":"#/$defs/Baggage"},"marriageGroup":{"type":["string","null"]}},"required":["segmentId","marketingCarrier","operatingCarrier","flightNumber","origin","originTerminal","destination","destinationTerminal","departureLocal","arrivalLocal","departureUtc","arrivalUtc","arrivalDayOffset","durationMinutes","distanceKm","aircraft","cabin","bookingClass","fareBasis","baggage","marriageGroup"],"additionalProperties":false},"HotelPrice":{"type":"object","properties":{"currency":{"type":"string","const":"USD"},"totalCents":{"type":"integer","minimum":0},"roomCents":{"type":"integer","minimum":0},"taxesCents":{"type":"integer","minimum":0},"feesCents":{"type":"integer","minimum":0},"payAtPropertyCents":{"type":"integer","minimum":0}},"required":["currency","totalCents","roomCents","taxesCents","feesCents","payAtPropertyCents"],"additionalProperties":false},"OfferedCar":{"type":"object","properties":{"carId":{"type":"string","pattern":"^CR-"},"vendor":{"type":"string"},"vendorName":{"type":"string"},"sippCode":{"type":"string","pattern":"^[A-Z]{4}$"},"category":{"type":"string"},"exampleModel":{"type":"string"},"transmission":{"type":"string","enum":["manual","automatic"]},"fuel":{"type":"string"},"airConditioning":{"type":"boolean"},"seats":{"type":"integer"},"doors":{"type":"integer"},"bags":{"type":"integer"},"pickupLocationCode":{"type":"string","pattern":"^[A-Z]{3}$"},"dropoffLocationCode":{"type":"string","pattern":"^[A-Z]{3}$"},"pickupDate":{"type":"string","format":"date-time"},"dropoffDate":{"type":"string","format":"date-time"},"rentalDays":{"type":"integer","minimum":1},"mileage":{"type":"object","properties":{"unlimited":{"type":"boolean"},"includedKm":{"anyOf":[{"type":"integer"},{"type":"null"}]}},"required":["unlimited","includedKm"],"additionalProperties":false},"fuelPolicy":{"type":"string","enum":["full_to_full","prepaid"]},"insurance":{"type":"array","items":{"type":"object","properties":{"code":{"type":"string"},"name":{"type":"string"},"included":{"type":"boolean"},"perDayCents":{"type":"integer","minimum":0},"excessCents":{"type":"integer","minimum":0}},"required":["code","name","included","perDayCents","excessCents"],"additionalProperties":false}},"price":{"type":"object","properties":{"currency":{"type":"string","const":"USD"},"totalCents":{"type":"integer","minimum":0},"baseCents":{"type":"integer","minimum":0},"perDayCents":{"type":"integer","minimum":0},"taxesCents":{"type":"integer","minimum":0},"feesCents":{"type":"integer","minimum":0},"oneWayFeeCents":{"type":"integer","minimum":0},"youngDriverFeeCents":{"type":"integer","minimum":0},"seniorDriverFeeCents":{"type":"integer","minimum":0}},"required":["currency","totalCents","baseCents","perDayCents","taxesCents","feesCents","oneWayFeeCents","youngDriverFeeCents","seniorDriverFeeCents"],"additionalProperties":false},"payment":{"type":"string","enum":["pay_now","pay_at_counter"]},"cancellationPolicy":{"type":"array","items":{"$ref":"#/$defs/CancellationStep"}},"unitsLeft":{"type":"integer"},"expiresAt":{"type":"string","format":"date-time"}},"required":["carId","vendor","vendorName","sippCode","category","exampleModel","transmission","fuel","airConditioning","seats","doors","bags","pickupLocationCode","dropoffLocationCode","pickupDate","dropoffDate","rentalDays","mileage","fuelPolicy","insurance","price","payment","cancellationPolicy","unitsLeft","expiresAt"],"additionalProperties":false},"OfferedHotel":{"type":"object","properties":{"hotelId":{"type":"string","pattern":"^HT-"},"propertyId":{"type":"string"},"name":{"type":"string"},"chain":{"anyOf":[{"type":"string"},{"type":"null"}]},"starRating":{"type":"integer","minimum":1,"maximum":5},"guestRating":{"type":"number"},"address":{"type":"string"},"cityCode":{"type":"string","pattern":"^[A-Z]{3}$"},"latitude":{"type":"number"},"longitude":{"type":"number"},"amenities":{"type":"array","items":{"type":"string"}},"roomType":{"type":"string"},"boardType":{"type":"string","enum":["room_only","breakfast","half_board","full_board","all_inclusive"]},"maxOccupancy":{"type":"integer"},"rooms":{"type":"integer","minimum":1},"ratePlan":{"type":"string"},"refundable":{"type":"boolean"},"checkInDate":{"type":"string","format":"date"},"checkOutDate":{"type":"string","format":"date"},"nights":{"type":"integer","minimum":1},"nightly":{"type":"array","items":{"type":"object","properties":{"date":{"type":"string","format":"date"},"amountCents":{"type":"integer","minimum":0}},"required":["date","amountCents"],"additionalProperties":false}},"price":{"$ref":"#/$defs/HotelPrice"},"cancellationPolicy":{"type":"array","items":{"$ref":"#/$defs/CancellationStep"}},"checkInAfter":{"type":"string"},"checkOutBefore":{"type":"string"},"roomsLeft":{"type":"integer"},"expiresAt":{"type":"string","format":"date-time"}},"required":["hotelId","propertyId","name","chain","starRating","guestRating","address","cityCode","latitude","longitude","amenities","roomType","boardType","maxOccupancy","rooms","ratePlan","refundable","checkInDate","checkOutDate","nights","nightly","price","cancellationPolicy","checkInAfter","checkOutBefore","roomsLeft","expiresAt"],"additionalProperties":false},"PassengerFare":{"type":"object","properties":{"type":{"type":"string","enum":["adult","child","infant"]},"count":{"type":"integer","minimum":1},"baseCents":{"type":"integer","minimum":0},"taxesCents":{"type":"integer","minimum":0},"feesCents":{"type":"integer","minimum":0},"totalCents":{"type":"integer","minimum":0}},"required":["type","count","baseCents","taxesCents","feesCents","totalCents"],"additionalProperties":false},"TaxLine":{"type":"object","properties":{"code":{"type":"string"},"name":{"type":"string"},"amountCents":{"type":"integer","minimum":0},"refundable":{"type":"boolean"}},"required":["code","name","amountCents","refundable"],"additionalProperties":false}}};
const schema1 = {"type":"object","properties":{"flightId":{"type":"string","pattern":"^FL-"},"carrier":{"type":"string"},"carrierName":{"type":"string"},"origin":{"type":"string","pattern":"^[A-Z]{3}$"},"destination":{"type":"string","pattern":"^[A-Z]{3}$"},"segments":{"type":"array","items":{"$ref":"#/$defs/FlightSegment"},"minItems":1,"maxItems":3},"stops":{"type":"integer","minimum":0},"durationMinutes":{"type":"integer"},"layovers":{"type":"array","items":{"type":"object","properties":{"airport":{"type":"string","pattern":"^[A-Z]{3}$"},"minutes":{"type":"integer"},"overnight":{"type":"boolean"}},"required":["airport","minutes","overnight"],"additionalProperties":false}},"cabin":{"type":"string","enum":["economy","premium_economy","business","first"]},"fareBrand":{"type":"string"},"price":{"$ref":"#/$defs/FlightPrice"},"seatsLeft":{"type":"integer","minimum":0,"maximum":9},"conditions":{"$ref":"#/$defs/FareConditions"},"ticketingDeadline":{"type":"string","format":"date-time"},"expiresAt":{"type":"string","format":"date-time"},"emissionsKg":{"type":"integer"}},"required":["flightId","carrier","carrierName","origin","destination","segments","stops","durationMinutes","layovers","cabin","fareBrand","price","seatsLeft","conditions","ticketingDeadline","expiresAt","emissionsKg"],"additionalProperties":false};
const schema7 = {"type":"object","properties":{"refundBeforeDeparture":{"type":"object","properties":{"allowed":{"type":"boolean"},"penaltyCents":{"type":["integer","null"],"minimum":0},"deadline":{"type":["string","null"],"format":"date-time"},"refundPercent":{"type":"integer","minimum":0,"maximum":100}},"required":["allowed","penaltyCents","deadline","refundPercent"],"additionalProperties":false},"changeBeforeDeparture":{"type":"object","properties":{"allowed":{"type":"boolean"},"penaltyCents":{"type":["integer","null"],"minimum":0},"deadline":{"type":["string","null"],"format":"date-time"}},"required":["allowed","penaltyCents","deadline"],"additionalProperties":false}},"required":["refundBeforeDeparture","changeBeforeDeparture"],"additionalProperties":false};
const func0 = Object.prototype.hasOwnProperty;
const pattern0 = new RegExp("^FL-", "u");
const pattern1 = new RegExp("^[A-Z]{3}$", "u");
const schema2 = {"type":"object","properties":{"segmentId":{"type":"string"},"marketingCarrier":{"type":"string","pattern":"^[A-Z0-9]{2}$"},"operatingCarrier":{"type":"string","pattern":"^[A-Z0-9]{2}$"},"flightNumber":{"type":"string","pattern":"^[A-Z0-9]{2}[0-9]{1,4}$"},"origin":{"type":"string","pattern":"^[A-Z]{3}$"},"originTerminal":{"type":["string","null"]},"destination":{"type":"string","pattern":"^[A-Z]{3}$"},"destinationTerminal":{"type":["string","null"]},"departureLocal":{"type":"string","format":"date-time"},"arrivalLocal":{"type":"string","format":"date-time"},"departureUtc":{"type":"string","format":"date-time"},"arrivalUtc":{"type":"string","format":"date-time"},"arrivalDayOffset":{"type":"integer"},"durationMinutes":{"type":"integer","minimum":1},"distanceKm":{"type":"integer"},"aircraft":{"type":"string"},"cabin":{"type":"string","enum":["economy","premium_economy","business","first"]},"bookingClass":{"type":"string","pattern":"^[A-Z]$"},"fareBasis":{"type":"string"},"baggage":{"$ref":"#/$defs/Baggage"},"marriageGroup":{"type":["string","null"]}},"required":["segmentId","marketingCarrier","operatingCarrier","flightNumber","origin","originTerminal","destination","destinationTerminal","departureLocal","arrivalLocal","departureUtc","arrivalUtc","arrivalDayOffset","durationMinutes","distanceKm","aircraft","cabin","bookingClass","fareBasis","baggage","marriageGroup"],"additionalProperties":false};
const pattern3 = new RegExp("^[A-Z0-9]{2}$", "u");
const pattern5 = new RegExp("^[A-Z0-9]{2}[0-9]{1,4}$", "u");
const pattern8 = new RegExp("^[A-Z]$", "u");
const formats0 = formats["date-time"];

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
if((((((((((((((((((((((data.segmentId === undefined) && (missing0 = "segmentId")) || ((data.marketingCarrier === undefined) && (missing0 = "marketingCarrier"))) || ((data.operatingCarrier === undefined) && (missing0 = "operatingCarrier"))) || ((data.flightNumber === undefined) && (missing0 = "flightNumber"))) || ((data.origin === undefined) && (missing0 = "origin"))) || ((data.originTerminal === undefined) && (missing0 = "originTerminal"))) || ((data.destination === undefined) && (missing0 = "destination"))) || ((data.destinationTerminal === undefined) && (missing0 = "destinationTerminal"))) || ((data.departureLocal === undefined) && (missing0 = "departureLocal"))) || ((data.arrivalLocal === undefined) && (missing0 = "arrivalLocal"))) || ((data.departureUtc === undefined) && (missing0 = "departureUtc"))) || ((data.arrivalUtc === undefined) && (missing0 = "arrivalUtc"))) || ((data.arrivalDayOffset === undefined) && (missing0 = "arrivalDayOffset"))) || ((data.durationMinutes === undefined) && (missing0 = "durationMinutes"))) || ((data.distanceKm === undefined) && (missing0 = "distanceKm"))) || ((data.aircraft === undefined) && (missing0 = "aircraft"))) || ((data.cabin === undefined) && (missing0 = "cabin"))) || ((data.bookingClass === undefined) && (missing0 = "bookingClass"))) || ((data.fareBasis === undefined) && (missing0 = "fareBasis"))) || ((data.baggage === undefined) && (missing0 = "baggage"))) || ((data.marriageGroup === undefined) && (missing0 = "marriageGroup"))){
validate2.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func0.call(schema2.properties, key0))){
validate2.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.segmentId !== undefined){
const _errs2 = errors;
if(typeof data.segmentId !== "string"){
validate2.errors = [{instancePath:instancePath+"/segmentId",schemaPath:"#/properties/segmentId/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.marketingCarrier !== undefined){
let data1 = data.marketingCarrier;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(!pattern3.test(data1)){
validate2.errors = [{instancePath:instancePath+"/marketingCarrier",schemaPath:"#/properties/marketingCarrier/pattern",keyword:"pattern",params:{pattern: "^[A-Z0-9]{2}$"}}];
return false;
}
}
else {
validate2.errors = [{instancePath:instancePath+"/marketingCarrier",schemaPath:"#/properties/marketingCarrier/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.operatingCarrier !== undefined){
let data2 = data.operatingCarrier;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data2 === "string"){
if(!pattern3.test(data2)){
validate2.errors = [{instancePath:instancePath+"/operatingCarrier",schemaPath:"#/properties/operatingCarrier/pattern",keyword:"pattern",params:{pattern: "^[A-Z0-9]{2}$"}}];
return false;
}
}
else {
validate2.errors = [{instancePath:instancePath+"/operatingCarrier",schemaPath:"#/properties/operatingCarrier/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.flightNumber !== undefined){
let data3 = data.flightNumber;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data3 === "string"){
if(!pattern5.test(data3)){
validate2.errors = [{instancePath:instancePath+"/flightNumber",schemaPath:"#/properties/flightNumber/pattern",keyword:"pattern",params:{pattern: "^[A-Z0-9]{2}[0-9]{1,4}$"}}];
return false;
}
}
else {
validate2.errors = [{instancePath:instancePath+"/flightNumber",schemaPath:"#/properties/flightNumber/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.origin !== undefined){
let data4 = data.origin;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data4 === "string"){
if(!pattern1.test(data4)){
validate2.errors = [{instancePath:instancePath+"/origin",schemaPath:"#/properties/origin/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"}}];
return false;
}
}
else {
validate2.errors = [{instancePath:instancePath+"/origin",schemaPath:"#/properties/origin/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.originTerminal !== undefined){
let data5 = data.originTerminal;
const _errs12 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
validate2.errors = [{instancePath:instancePath+"/originTerminal",schemaPath:"#/properties/originTerminal/type",keyword:"type",params:{type: schema2.properties.originTerminal.type}}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.destination !== undefined){
let data6 = data.destination;
const _errs14 = errors;
if(errors === _errs14){
if(typeof data6 === "string"){
if(!pattern1.test(data6)){
validate2.errors = [{instancePath:instancePath+"/destination",schemaPath:"#/properties/destination/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"}}];
return false;
}
}
else {
validate2.errors = [{instancePath:instancePath+"/destination",schemaPath:"#/properties/destination/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.destinationTerminal !== undefined){
let data7 = data.destinationTerminal;
const _errs16 = errors;
if((typeof data7 !== "string") && (data7 !== null)){
validate2.errors = [{instancePath:instancePath+"/destinationTerminal",schemaPath:"#/properties/destinationTerminal/type",keyword:"type",params:{type: schema2.properties.destinationTerminal.type}}];
return false;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.departureLocal !== undefined){
let data8 = data.departureLocal;
const _errs18 = errors;
if(errors === _errs18){
if(errors === _errs18){
if(typeof data8 === "string"){
if(!(formats0(data8))){
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
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.arrivalLocal !== undefined){
let data9 = data.arrivalLocal;
const _errs20 = errors;
if(errors === _errs20){
if(errors === _errs20){
if(typeof data9 === "string"){
if(!(formats0(data9))){
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
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.departureUtc !== undefined){
let data10 = data.departureUtc;
const _errs22 = errors;
if(errors === _errs22){
if(errors === _errs22){
if(typeof data10 === "string"){
if(!(formats0(data10))){
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
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.arrivalUtc !== undefined){
let data11 = data.arrivalUtc;
const _errs24 = errors;
if(errors === _errs24){
if(errors === _errs24){
if(typeof data11 === "string"){
if(!(formats0(data11))){
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
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.arrivalDayOffset !== undefined){
let data12 = data.arrivalDayOffset;
const _errs26 = errors;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
validate2.errors = [{instancePath:instancePath+"/arrivalDayOffset",schemaPath:"#/properties/arrivalDayOffset/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.durationMinutes !== undefined){
let data13 = data.durationMinutes;
const _errs28 = errors;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
validate2.errors = [{instancePath:instancePath+"/durationMinutes",schemaPath:"#/properties/durationMinutes/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs28){
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 < 1 || isNaN(data13)){
validate2.errors = [{instancePath:instancePath+"/durationMinutes",schemaPath:"#/properties/durationMinutes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
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
if(data.distanceKm !== undefined){
let data14 = data.distanceKm;
const _errs30 = errors;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
validate2.errors = [{instancePath:instancePath+"/distanceKm",schemaPath:"#/properties/distanceKm/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs30 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.aircraft !== undefined){
const _errs32 = errors;
if(typeof data.aircraft !== "string"){
validate2.errors = [{instancePath:instancePath+"/aircraft",schemaPath:"#/properties/aircraft/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs32 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cabin !== undefined){
let data16 = data.cabin;
const _errs34 = errors;
if(typeof data16 !== "string"){
validate2.errors = [{instancePath:instancePath+"/cabin",schemaPath:"#/properties/cabin/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((data16 === "economy") || (data16 === "premium_economy")) || (data16 === "business")) || (data16 === "first"))){
validate2.errors = [{instancePath:instancePath+"/cabin",schemaPath:"#/properties/cabin/enum",keyword:"enum",params:{allowedValues: schema2.properties.cabin.enum}}];
return false;
}
var valid0 = _errs34 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.bookingClass !== undefined){
let data17 = data.bookingClass;
const _errs36 = errors;
if(errors === _errs36){
if(typeof data17 === "string"){
if(!pattern8.test(data17)){
validate2.errors = [{instancePath:instancePath+"/bookingClass",schemaPath:"#/properties/bookingClass/pattern",keyword:"pattern",params:{pattern: "^[A-Z]$"}}];
return false;
}
}
else {
validate2.errors = [{instancePath:instancePath+"/bookingClass",schemaPath:"#/properties/bookingClass/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs36 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fareBasis !== undefined){
const _errs38 = errors;
if(typeof data.fareBasis !== "string"){
validate2.errors = [{instancePath:instancePath+"/fareBasis",schemaPath:"#/properties/fareBasis/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs38 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.baggage !== undefined){
let data19 = data.baggage;
const _errs40 = errors;
const _errs41 = errors;
if(errors === _errs41){
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
let missing1;
if((((data19.checkedPieces === undefined) && (missing1 = "checkedPieces")) || ((data19.checkedKgPerPiece === undefined) && (missing1 = "checkedKgPerPiece"))) || ((data19.cabinPieces === undefined) && (missing1 = "cabinPieces"))){
validate2.errors = [{instancePath:instancePath+"/baggage",schemaPath:"#/$defs/Baggage/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs43 = errors;
for(const key1 in data19){
if(!(((key1 === "checkedPieces") || (key1 === "checkedKgPerPiece")) || (key1 === "cabinPieces"))){
validate2.errors = [{instancePath:instancePath+"/baggage",schemaPath:"#/$defs/Baggage/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs43 === errors){
if(data19.checkedPieces !== undefined){
let data20 = data19.checkedPieces;
const _errs44 = errors;
if(!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))){
validate2.errors = [{instancePath:instancePath+"/baggage/checkedPieces",schemaPath:"#/$defs/Baggage/properties/checkedPieces/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid2 = _errs44 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data19.checkedKgPerPiece !== undefined){
let data21 = data19.checkedKgPerPiece;
const _errs46 = errors;
if(!(((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21))) && (isFinite(data21)))){
validate2.errors = [{instancePath:instancePath+"/baggage/checkedKgPerPiece",schemaPath:"#/$defs/Baggage/properties/checkedKgPerPiece/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid2 = _errs46 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data19.cabinPieces !== undefined){
let data22 = data19.cabinPieces;
const _errs48 = errors;
if(!(((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22))) && (isFinite(data22)))){
validate2.errors = [{instancePath:instancePath+"/baggage/cabinPieces",schemaPath:"#/$defs/Baggage/properties/cabinPieces/type",keyword:"type",params:{type: "integer"}}];
return false;
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
else {
validate2.errors = [{instancePath:instancePath+"/baggage",schemaPath:"#/$defs/Baggage/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs40 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.marriageGroup !== undefined){
let data23 = data.marriageGroup;
const _errs50 = errors;
if((typeof data23 !== "string") && (data23 !== null)){
validate2.errors = [{instancePath:instancePath+"/marriageGroup",schemaPath:"#/properties/marriageGroup/type",keyword:"type",params:{type: schema2.properties.marriageGroup.type}}];
return false;
}
var valid0 = _errs50 === errors;
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
else {
validate2.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate2.errors = vErrors;
return errors === 0;
}
validate2.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema5 = {"type":"object","properties":{"type":{"type":"string","enum":["adult","child","infant"]},"count":{"type":"integer","minimum":1},"baseCents":{"type":"integer","minimum":0},"taxesCents":{"type":"integer","minimum":0},"feesCents":{"type":"integer","minimum":0},"totalCents":{"type":"integer","minimum":0}},"required":["type","count","baseCents","taxesCents","feesCents","totalCents"],"additionalProperties":false};

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
if((((((((data.currency === undefined) && (missing0 = "currency")) || ((data.totalCents === undefined) && (missing0 = "totalCents"))) || ((data.baseCents === undefined) && (missing0 = "baseCents"))) || ((data.taxesCents === undefined) && (missing0 = "taxesCents"))) || ((data.feesCents === undefined) && (missing0 = "feesCents"))) || ((data.perPassenger === undefined) && (missing0 = "perPassenger"))) || ((data.taxLines === undefined) && (missing0 = "taxLines"))){
validate4.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((((key0 === "currency") || (key0 === "totalCents")) || (key0 === "baseCents")) || (key0 === "taxesCents")) || (key0 === "feesCents")) || (key0 === "perPassenger")) || (key0 === "taxLines"))){
validate4.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.currency !== undefined){
let data0 = data.currency;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate4.errors = [{instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("USD" !== data0){
validate4.errors = [{instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/const",keyword:"const",params:{allowedValue: "USD"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.totalCents !== undefined){
let data1 = data.totalCents;
const _errs4 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate4.errors = [{instancePath:instancePath+"/totalCents",schemaPath:"#/properties/totalCents/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs4){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
validate4.errors = [{instancePath:instancePath+"/totalCents",schemaPath:"#/properties/totalCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.baseCents !== undefined){
let data2 = data.baseCents;
const _errs6 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate4.errors = [{instancePath:instancePath+"/baseCents",schemaPath:"#/properties/baseCents/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs6){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate4.errors = [{instancePath:instancePath+"/baseCents",schemaPath:"#/properties/baseCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
if(data.taxesCents !== undefined){
let data3 = data.taxesCents;
const _errs8 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate4.errors = [{instancePath:instancePath+"/taxesCents",schemaPath:"#/properties/taxesCents/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs8){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
validate4.errors = [{instancePath:instancePath+"/taxesCents",schemaPath:"#/properties/taxesCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
if(data.feesCents !== undefined){
let data4 = data.feesCents;
const _errs10 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate4.errors = [{instancePath:instancePath+"/feesCents",schemaPath:"#/properties/feesCents/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs10){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
validate4.errors = [{instancePath:instancePath+"/feesCents",schemaPath:"#/properties/feesCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
if(data.perPassenger !== undefined){
let data5 = data.perPassenger;
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
if(((((((data6.type === undefined) && (missing1 = "type")) || ((data6.count === undefined) && (missing1 = "count"))) || ((data6.baseCents === undefined) && (missing1 = "baseCents"))) || ((data6.taxesCents === undefined) && (missing1 = "taxesCents"))) || ((data6.feesCents === undefined) && (missing1 = "feesCents"))) || ((data6.totalCents === undefined) && (missing1 = "totalCents"))){
validate4.errors = [{instancePath:instancePath+"/perPassenger/" + i0,schemaPath:"#/$defs/PassengerFare/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs17 = errors;
for(const key1 in data6){
if(!((((((key1 === "type") || (key1 === "count")) || (key1 === "baseCents")) || (key1 === "taxesCents")) || (key1 === "feesCents")) || (key1 === "totalCents"))){
validate4.errors = [{instancePath:instancePath+"/perPassenger/" + i0,schemaPath:"#/$defs/PassengerFare/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs17 === errors){
if(data6.type !== undefined){
let data7 = data6.type;
const _errs18 = errors;
if(typeof data7 !== "string"){
validate4.errors = [{instancePath:instancePath+"/perPassenger/" + i0+"/type",schemaPath:"#/$defs/PassengerFare/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data7 === "adult") || (data7 === "child")) || (data7 === "infant"))){
validate4.errors = [{instancePath:instancePath+"/perPassenger/" + i0+"/type",schemaPath:"#/$defs/PassengerFare/properties/type/enum",keyword:"enum",params:{allowedValues: schema5.properties.type.enum}}];
return false;
}
var valid3 = _errs18 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data6.count !== undefined){
let data8 = data6.count;
const _errs20 = errors;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
validate4.errors = [{instancePath:instancePath+"/perPassenger/" + i0+"/count",schemaPath:"#/$defs/PassengerFare/properties/count/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs20){
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 1 || isNaN(data8)){
validate4.errors = [{instancePath:instancePath+"/perPassenger/" + i0+"/count",schemaPath:"#/$defs/PassengerFare/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid3 = _errs20 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data6.baseCents !== undefined){
let data9 = data6.baseCents;
const _errs22 = errors;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
validate4.errors = [{instancePath:instancePath+"/perPassenger/" + i0+"/baseCents",schemaPath:"#/$defs/PassengerFare/properties/baseCents/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs22){
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 < 0 || isNaN(data9)){
validate4.errors = [{instancePath:instancePath+"/perPassenger/" + i0+"/baseCents",schemaPath:"#/$defs/PassengerFare/properties/baseCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid3 = _errs22 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data6.taxesCents !== undefined){
let data10 = data6.taxesCents;
const _errs24 = errors;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
validate4.errors = [{instancePath:instancePath+"/perPassenger/" + i0+"/taxesCents",schemaPath:"#/$defs/PassengerFare/properties/taxesCents/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs24){
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 < 0 || isNaN(data10)){
validate4.errors = [{instancePath:instancePath+"/perPassenger/" + i0+"/taxesCents",schemaPath:"#/$defs/PassengerFare/properties/taxesCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid3 = _errs24 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data6.feesCents !== undefined){
let data11 = data6.feesCents;
const _errs26 = errors;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
validate4.errors = [{instancePath:instancePath+"/perPassenger/" + i0+"/feesCents",schemaPath:"#/$defs/PassengerFare/properties/feesCents/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs26){
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 < 0 || isNaN(data11)){
validate4.errors = [{instancePath:instancePath+"/perPassenger/" + i0+"/feesCents",schemaPath:"#/$defs/PassengerFare/properties/feesCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid3 = _errs26 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data6.totalCents !== undefined){
let data12 = data6.totalCents;
const _errs28 = errors;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
validate4.errors = [{instancePath:instancePath+"/perPassenger/" + i0+"/totalCents",schemaPath:"#/$defs/PassengerFare/properties/totalCents/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs28){
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 < 0 || isNaN(data12)){
validate4.errors = [{instancePath:instancePath+"/perPassenger/" + i0+"/totalCents",schemaPath:"#/$defs/PassengerFare/properties/totalCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid3 = _errs28 === errors;
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
else {
validate4.errors = [{instancePath:instancePath+"/perPassenger/" + i0,schemaPath:"#/$defs/PassengerFare/type",keyword:"type",params:{type: "object"}}];
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
validate4.errors = [{instancePath:instancePath+"/perPassenger",schemaPath:"#/properties/perPassenger/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.taxLines !== undefined){
let data13 = data.taxLines;
const _errs30 = errors;
if(errors === _errs30){
if(Array.isArray(data13)){
var valid4 = true;
const len1 = data13.length;
for(let i1=0; i1<len1; i1++){
let data14 = data13[i1];
const _errs32 = errors;
const _errs33 = errors;
if(errors === _errs33){
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
let missing2;
if(((((data14.code === undefined) && (missing2 = "code")) || ((data14.name === undefined) && (missing2 = "name"))) || ((data14.amountCents === undefined) && (missing2 = "amountCents"))) || ((data14.refundable === undefined) && (missing2 = "refundable"))){
validate4.errors = [{instancePath:instancePath+"/taxLines/" + i1,schemaPath:"#/$defs/TaxLine/required",keyword:"required",params:{missingProperty: missing2}}];
return false;
}
else {
const _errs35 = errors;
for(const key2 in data14){
if(!((((key2 === "code") || (key2 === "name")) || (key2 === "amountCents")) || (key2 === "refundable"))){
validate4.errors = [{instancePath:instancePath+"/taxLines/" + i1,schemaPath:"#/$defs/TaxLine/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}}];
return false;
break;
}
}
if(_errs35 === errors){
if(data14.code !== undefined){
const _errs36 = errors;
if(typeof data14.code !== "string"){
validate4.errors = [{instancePath:instancePath+"/taxLines/" + i1+"/code",schemaPath:"#/$defs/TaxLine/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid6 = _errs36 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data14.name !== undefined){
const _errs38 = errors;
if(typeof data14.name !== "string"){
validate4.errors = [{instancePath:instancePath+"/taxLines/" + i1+"/name",schemaPath:"#/$defs/TaxLine/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid6 = _errs38 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data14.amountCents !== undefined){
let data17 = data14.amountCents;
const _errs40 = errors;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
validate4.errors = [{instancePath:instancePath+"/taxLines/" + i1+"/amountCents",schemaPath:"#/$defs/TaxLine/properties/amountCents/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs40){
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 < 0 || isNaN(data17)){
validate4.errors = [{instancePath:instancePath+"/taxLines/" + i1+"/amountCents",schemaPath:"#/$defs/TaxLine/properties/amountCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid6 = _errs40 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data14.refundable !== undefined){
const _errs42 = errors;
if(typeof data14.refundable !== "boolean"){
validate4.errors = [{instancePath:instancePath+"/taxLines/" + i1+"/refundable",schemaPath:"#/$defs/TaxLine/properties/refundable/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid6 = _errs42 === errors;
}
else {
var valid6 = true;
}
}
}
}
}
}
}
else {
validate4.errors = [{instancePath:instancePath+"/taxLines/" + i1,schemaPath:"#/$defs/TaxLine/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid4 = _errs32 === errors;
if(!valid4){
break;
}
}
}
else {
validate4.errors = [{instancePath:instancePath+"/taxLines",schemaPath:"#/properties/taxLines/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs30 === errors;
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
else {
validate4.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate4.errors = vErrors;
return errors === 0;
}
validate4.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if((((((((((((((((((data.flightId === undefined) && (missing0 = "flightId")) || ((data.carrier === undefined) && (missing0 = "carrier"))) || ((data.carrierName === undefined) && (missing0 = "carrierName"))) || ((data.origin === undefined) && (missing0 = "origin"))) || ((data.destination === undefined) && (missing0 = "destination"))) || ((data.segments === undefined) && (missing0 = "segments"))) || ((data.stops === undefined) && (missing0 = "stops"))) || ((data.durationMinutes === undefined) && (missing0 = "durationMinutes"))) || ((data.layovers === undefined) && (missing0 = "layovers"))) || ((data.cabin === undefined) && (missing0 = "cabin"))) || ((data.fareBrand === undefined) && (missing0 = "fareBrand"))) || ((data.price === undefined) && (missing0 = "price"))) || ((data.seatsLeft === undefined) && (missing0 = "seatsLeft"))) || ((data.conditions === undefined) && (missing0 = "conditions"))) || ((data.ticketingDeadline === undefined) && (missing0 = "ticketingDeadline"))) || ((data.expiresAt === undefined) && (missing0 = "expiresAt"))) || ((data.emissionsKg === undefined) && (missing0 = "emissionsKg"))){
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
if(data.flightId !== undefined){
let data0 = data.flightId;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
validate1.errors = [{instancePath:instancePath+"/flightId",schemaPath:"#/properties/flightId/pattern",keyword:"pattern",params:{pattern: "^FL-"}}];
return false;
}
}
else {
validate1.errors = [{instancePath:instancePath+"/flightId",schemaPath:"#/properties/flightId/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.carrier !== undefined){
const _errs4 = errors;
if(typeof data.carrier !== "string"){
validate1.errors = [{instancePath:instancePath+"/carrier",schemaPath:"#/properties/carrier/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.carrierName !== undefined){
const _errs6 = errors;
if(typeof data.carrierName !== "string"){
validate1.errors = [{instancePath:instancePath+"/carrierName",schemaPath:"#/properties/carrierName/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.origin !== undefined){
let data3 = data.origin;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data3 === "string"){
if(!pattern1.test(data3)){
validate1.errors = [{instancePath:instancePath+"/origin",schemaPath:"#/properties/origin/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"}}];
return false;
}
}
else {
validate1.errors = [{instancePath:instancePath+"/origin",schemaPath:"#/properties/origin/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.destination !== undefined){
let data4 = data.destination;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data4 === "string"){
if(!pattern1.test(data4)){
validate1.errors = [{instancePath:instancePath+"/destination",schemaPath:"#/properties/destination/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"}}];
return false;
}
}
else {
validate1.errors = [{instancePath:instancePath+"/destination",schemaPath:"#/properties/destination/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.segments !== undefined){
let data5 = data.segments;
const _errs12 = errors;
if(errors === _errs12){
if(Array.isArray(data5)){
if(data5.length > 3){
validate1.errors = [{instancePath:instancePath+"/segments",schemaPath:"#/properties/segments/maxItems",keyword:"maxItems",params:{limit: 3}}];
return false;
}
else {
if(data5.length < 1){
validate1.errors = [{instancePath:instancePath+"/segments",schemaPath:"#/properties/segments/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid1 = true;
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
const _errs14 = errors;
if(!(validate2(data5[i0], {instancePath:instancePath+"/segments/" + i0,parentData:data5,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
var valid1 = _errs14 === errors;
if(!valid1){
break;
}
}
}
}
}
else {
validate1.errors = [{instancePath:instancePath+"/segments",schemaPath:"#/properties/segments/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.stops !== undefined){
let data7 = data.stops;
const _errs15 = errors;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
validate1.errors = [{instancePath:instancePath+"/stops",schemaPath:"#/properties/stops/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs15){
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 0 || isNaN(data7)){
validate1.errors = [{instancePath:instancePath+"/stops",schemaPath:"#/properties/stops/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.durationMinutes !== undefined){
let data8 = data.durationMinutes;
const _errs17 = errors;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
validate1.errors = [{instancePath:instancePath+"/durationMinutes",schemaPath:"#/properties/durationMinutes/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.layovers !== undefined){
let data9 = data.layovers;
const _errs19 = errors;
if(errors === _errs19){
if(Array.isArray(data9)){
var valid2 = true;
const len1 = data9.length;
for(let i1=0; i1<len1; i1++){
let data10 = data9[i1];
const _errs21 = errors;
if(errors === _errs21){
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
let missing1;
if((((data10.airport === undefined) && (missing1 = "airport")) || ((data10.minutes === undefined) && (missing1 = "minutes"))) || ((data10.overnight === undefined) && (missing1 = "overnight"))){
validate1.errors = [{instancePath:instancePath+"/layovers/" + i1,schemaPath:"#/properties/layovers/items/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs23 = errors;
for(const key1 in data10){
if(!(((key1 === "airport") || (key1 === "minutes")) || (key1 === "overnight"))){
validate1.errors = [{instancePath:instancePath+"/layovers/" + i1,schemaPath:"#/properties/layovers/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs23 === errors){
if(data10.airport !== undefined){
let data11 = data10.airport;
const _errs24 = errors;
if(errors === _errs24){
if(typeof data11 === "string"){
if(!pattern1.test(data11)){
validate1.errors = [{instancePath:instancePath+"/layovers/" + i1+"/airport",schemaPath:"#/properties/layovers/items/properties/airport/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"}}];
return false;
}
}
else {
validate1.errors = [{instancePath:instancePath+"/layovers/" + i1+"/airport",schemaPath:"#/properties/layovers/items/properties/airport/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid3 = _errs24 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data10.minutes !== undefined){
let data12 = data10.minutes;
const _errs26 = errors;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
validate1.errors = [{instancePath:instancePath+"/layovers/" + i1+"/minutes",schemaPath:"#/properties/layovers/items/properties/minutes/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid3 = _errs26 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data10.overnight !== undefined){
const _errs28 = errors;
if(typeof data10.overnight !== "boolean"){
validate1.errors = [{instancePath:instancePath+"/layovers/" + i1+"/overnight",schemaPath:"#/properties/layovers/items/properties/overnight/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid3 = _errs28 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
}
else {
validate1.errors = [{instancePath:instancePath+"/layovers/" + i1,schemaPath:"#/properties/layovers/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid2 = _errs21 === errors;
if(!valid2){
break;
}
}
}
else {
validate1.errors = [{instancePath:instancePath+"/layovers",schemaPath:"#/properties/layovers/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cabin !== undefined){
let data14 = data.cabin;
const _errs30 = errors;
if(typeof data14 !== "string"){
validate1.errors = [{instancePath:instancePath+"/cabin",schemaPath:"#/properties/cabin/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((data14 === "economy") || (data14 === "premium_economy")) || (data14 === "business")) || (data14 === "first"))){
validate1.errors = [{instancePath:instancePath+"/cabin",schemaPath:"#/properties/cabin/enum",keyword:"enum",params:{allowedValues: schema1.properties.cabin.enum}}];
return false;
}
var valid0 = _errs30 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fareBrand !== undefined){
const _errs32 = errors;
if(typeof data.fareBrand !== "string"){
validate1.errors = [{instancePath:instancePath+"/fareBrand",schemaPath:"#/properties/fareBrand/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs32 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.price !== undefined){
const _errs34 = errors;
if(!(validate4(data.price, {instancePath:instancePath+"/price",parentData:data,parentDataProperty:"price",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
var valid0 = _errs34 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.seatsLeft !== undefined){
let data17 = data.seatsLeft;
const _errs35 = errors;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
validate1.errors = [{instancePath:instancePath+"/seatsLeft",schemaPath:"#/properties/seatsLeft/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs35){
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 > 9 || isNaN(data17)){
validate1.errors = [{instancePath:instancePath+"/seatsLeft",schemaPath:"#/properties/seatsLeft/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9}}];
return false;
}
else {
if(data17 < 0 || isNaN(data17)){
validate1.errors = [{instancePath:instancePath+"/seatsLeft",schemaPath:"#/properties/seatsLeft/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
var valid0 = _errs35 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.conditions !== undefined){
let data18 = data.conditions;
const _errs37 = errors;
const _errs38 = errors;
if(errors === _errs38){
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
let missing2;
if(((data18.refundBeforeDeparture === undefined) && (missing2 = "refundBeforeDeparture")) || ((data18.changeBeforeDeparture === undefined) && (missing2 = "changeBeforeDeparture"))){
validate1.errors = [{instancePath:instancePath+"/conditions",schemaPath:"#/$defs/FareConditions/required",keyword:"required",params:{missingProperty: missing2}}];
return false;
}
else {
const _errs40 = errors;
for(const key2 in data18){
if(!((key2 === "refundBeforeDeparture") || (key2 === "changeBeforeDeparture"))){
validate1.errors = [{instancePath:instancePath+"/conditions",schemaPath:"#/$defs/FareConditions/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}}];
return false;
break;
}
}
if(_errs40 === errors){
if(data18.refundBeforeDeparture !== undefined){
let data19 = data18.refundBeforeDeparture;
const _errs41 = errors;
if(errors === _errs41){
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
let missing3;
if(((((data19.allowed === undefined) && (missing3 = "allowed")) || ((data19.penaltyCents === undefined) && (missing3 = "penaltyCents"))) || ((data19.deadline === undefined) && (missing3 = "deadline"))) || ((data19.refundPercent === undefined) && (missing3 = "refundPercent"))){
validate1.errors = [{instancePath:instancePath+"/conditions/refundBeforeDeparture",schemaPath:"#/$defs/FareConditions/properties/refundBeforeDeparture/required",keyword:"required",params:{missingProperty: missing3}}];
return false;
}
else {
const _errs43 = errors;
for(const key3 in data19){
if(!((((key3 === "allowed") || (key3 === "penaltyCents")) || (key3 === "deadline")) || (key3 === "refundPercent"))){
validate1.errors = [{instancePath:instancePath+"/conditions/refundBeforeDeparture",schemaPath:"#/$defs/FareConditions/properties/refundBeforeDeparture/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3}}];
return false;
break;
}
}
if(_errs43 === errors){
if(data19.allowed !== undefined){
const _errs44 = errors;
if(typeof data19.allowed !== "boolean"){
validate1.errors = [{instancePath:instancePath+"/conditions/refundBeforeDeparture/allowed",schemaPath:"#/$defs/FareConditions/properties/refundBeforeDeparture/properties/allowed/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid6 = _errs44 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data19.penaltyCents !== undefined){
let data21 = data19.penaltyCents;
const _errs46 = errors;
if((!(((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21))) && (isFinite(data21)))) && (data21 !== null)){
validate1.errors = [{instancePath:instancePath+"/conditions/refundBeforeDeparture/penaltyCents",schemaPath:"#/$defs/FareConditions/properties/refundBeforeDeparture/properties/penaltyCents/type",keyword:"type",params:{type: schema7.properties.refundBeforeDeparture.properties.penaltyCents.type}}];
return false;
}
if(errors === _errs46){
if((typeof data21 == "number") && (isFinite(data21))){
if(data21 < 0 || isNaN(data21)){
validate1.errors = [{instancePath:instancePath+"/conditions/refundBeforeDeparture/penaltyCents",schemaPath:"#/$defs/FareConditions/properties/refundBeforeDeparture/properties/penaltyCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid6 = _errs46 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data19.deadline !== undefined){
let data22 = data19.deadline;
const _errs48 = errors;
if((typeof data22 !== "string") && (data22 !== null)){
validate1.errors = [{instancePath:instancePath+"/conditions/refundBeforeDeparture/deadline",schemaPath:"#/$defs/FareConditions/properties/refundBeforeDeparture/properties/deadline/type",keyword:"type",params:{type: schema7.properties.refundBeforeDeparture.properties.deadline.type}}];
return false;
}
if(errors === _errs48){
if(errors === _errs48){
if(typeof data22 === "string"){
if(!(formats0(data22))){
validate1.errors = [{instancePath:instancePath+"/conditions/refundBeforeDeparture/deadline",schemaPath:"#/$defs/FareConditions/properties/refundBeforeDeparture/properties/deadline/format",keyword:"format",params:{format: "date-time"}}];
return false;
}
}
}
}
var valid6 = _errs48 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data19.refundPercent !== undefined){
let data23 = data19.refundPercent;
const _errs50 = errors;
if(!(((typeof data23 == "number") && (!(data23 % 1) && !isNaN(data23))) && (isFinite(data23)))){
validate1.errors = [{instancePath:instancePath+"/conditions/refundBeforeDeparture/refundPercent",schemaPath:"#/$defs/FareConditions/properties/refundBeforeDeparture/properties/refundPercent/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs50){
if((typeof data23 == "number") && (isFinite(data23))){
if(data23 > 100 || isNaN(data23)){
validate1.errors = [{instancePath:instancePath+"/conditions/refundBeforeDeparture/refundPercent",schemaPath:"#/$defs/FareConditions/properties/refundBeforeDeparture/properties/refundPercent/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}}];
return false;
}
else {
if(data23 < 0 || isNaN(data23)){
validate1.errors = [{instancePath:instancePath+"/conditions/refundBeforeDeparture/refundPercent",schemaPath:"#/$defs/FareConditions/properties/refundBeforeDeparture/properties/refundPercent/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
var valid6 = _errs50 === errors;
}
else {
var valid6 = true;
}
}
}
}
}
}
}
else {
validate1.errors = [{instancePath:instancePath+"/conditions/refundBeforeDeparture",schemaPath:"#/$defs/FareConditions/properties/refundBeforeDeparture/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid5 = _errs41 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data18.changeBeforeDeparture !== undefined){
let data24 = data18.changeBeforeDeparture;
const _errs52 = errors;
if(errors === _errs52){
if(data24 && typeof data24 == "object" && !Array.isArray(data24)){
let missing4;
if((((data24.allowed === undefined) && (missing4 = "allowed")) || ((data24.penaltyCents === undefined) && (missing4 = "penaltyCents"))) || ((data24.deadline === undefined) && (missing4 = "deadline"))){
validate1.errors = [{instancePath:instancePath+"/conditions/changeBeforeDeparture",schemaPath:"#/$defs/FareConditions/properties/changeBeforeDeparture/required",keyword:"required",params:{missingProperty: missing4}}];
return false;
}
else {
const _errs54 = errors;
for(const key4 in data24){
if(!(((key4 === "allowed") || (key4 === "penaltyCents")) || (key4 === "deadline"))){
validate1.errors = [{instancePath:instancePath+"/conditions/changeBeforeDeparture",schemaPath:"#/$defs/FareConditions/properties/changeBeforeDeparture/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4}}];
return false;
break;
}
}
if(_errs54 === errors){
if(data24.allowed !== undefined){
const _errs55 = errors;
if(typeof data24.allowed !== "boolean"){
validate1.errors = [{instancePath:instancePath+"/conditions/changeBeforeDeparture/allowed",schemaPath:"#/$defs/FareConditions/properties/changeBeforeDeparture/properties/allowed/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid7 = _errs55 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data24.penaltyCents !== undefined){
let data26 = data24.penaltyCents;
const _errs57 = errors;
if((!(((typeof data26 == "number") && (!(data26 % 1) && !isNaN(data26))) && (isFinite(data26)))) && (data26 !== null)){
validate1.errors = [{instancePath:instancePath+"/conditions/changeBeforeDeparture/penaltyCents",schemaPath:"#/$defs/FareConditions/properties/changeBeforeDeparture/properties/penaltyCents/type",keyword:"type",params:{type: schema7.properties.changeBeforeDeparture.properties.penaltyCents.type}}];
return false;
}
if(errors === _errs57){
if((typeof data26 == "number") && (isFinite(data26))){
if(data26 < 0 || isNaN(data26)){
validate1.errors = [{instancePath:instancePath+"/conditions/changeBeforeDeparture/penaltyCents",schemaPath:"#/$defs/FareConditions/properties/changeBeforeDeparture/properties/penaltyCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid7 = _errs57 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data24.deadline !== undefined){
let data27 = data24.deadline;
const _errs59 = errors;
if((typeof data27 !== "string") && (data27 !== null)){
validate1.errors = [{instancePath:instancePath+"/conditions/changeBeforeDeparture/deadline",schemaPath:"#/$defs/FareConditions/properties/changeBeforeDeparture/properties/deadline/type",keyword:"type",params:{type: schema7.properties.changeBeforeDeparture.properties.deadline.type}}];
return false;
}
if(errors === _errs59){
if(errors === _errs59){
if(typeof data27 === "string"){
if(!(formats0(data27))){
validate1.errors = [{instancePath:instancePath+"/conditions/changeBeforeDeparture/deadline",schemaPath:"#/$defs/FareConditions/properties/changeBeforeDeparture/properties/deadline/format",keyword:"format",params:{format: "date-time"}}];
return false;
}
}
}
}
var valid7 = _errs59 === errors;
}
else {
var valid7 = true;
}
}
}
}
}
}
else {
validate1.errors = [{instancePath:instancePath+"/conditions/changeBeforeDeparture",schemaPath:"#/$defs/FareConditions/properties/changeBeforeDeparture/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid5 = _errs52 === errors;
}
else {
var valid5 = true;
}
}
}
}
}
else {
validate1.errors = [{instancePath:instancePath+"/conditions",schemaPath:"#/$defs/FareConditions/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ticketingDeadline !== undefined){
let data28 = data.ticketingDeadline;
const _errs61 = errors;
if(errors === _errs61){
if(errors === _errs61){
if(typeof data28 === "string"){
if(!(formats0(data28))){
validate1.errors = [{instancePath:instancePath+"/ticketingDeadline",schemaPath:"#/properties/ticketingDeadline/format",keyword:"format",params:{format: "date-time"}}];
return false;
}
}
else {
validate1.errors = [{instancePath:instancePath+"/ticketingDeadline",schemaPath:"#/properties/ticketingDeadline/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid0 = _errs61 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.expiresAt !== undefined){
let data29 = data.expiresAt;
const _errs63 = errors;
if(errors === _errs63){
if(errors === _errs63){
if(typeof data29 === "string"){
if(!(formats0(data29))){
validate1.errors = [{instancePath:instancePath+"/expiresAt",schemaPath:"#/properties/expiresAt/format",keyword:"format",params:{format: "date-time"}}];
return false;
}
}
else {
validate1.errors = [{instancePath:instancePath+"/expiresAt",schemaPath:"#/properties/expiresAt/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid0 = _errs63 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.emissionsKg !== undefined){
let data30 = data.emissionsKg;
const _errs65 = errors;
if(!(((typeof data30 == "number") && (!(data30 % 1) && !isNaN(data30))) && (isFinite(data30)))){
validate1.errors = [{instancePath:instancePath+"/emissionsKg",schemaPath:"#/properties/emissionsKg/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs65 === errors;
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
else {
validate1.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate1.errors = vErrors;
return errors === 0;
}
validate1.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema8 = {"type":"object","properties":{"hotelId":{"type":"string","pattern":"^HT-"},"propertyId":{"type":"string"},"name":{"type":"string"},"chain":{"anyOf":[{"type":"string"},{"type":"null"}]},"starRating":{"type":"integer","minimum":1,"maximum":5},"guestRating":{"type":"number"},"address":{"type":"string"},"cityCode":{"type":"string","pattern":"^[A-Z]{3}$"},"latitude":{"type":"number"},"longitude":{"type":"number"},"amenities":{"type":"array","items":{"type":"string"}},"roomType":{"type":"string"},"boardType":{"type":"string","enum":["room_only","breakfast","half_board","full_board","all_inclusive"]},"maxOccupancy":{"type":"integer"},"rooms":{"type":"integer","minimum":1},"ratePlan":{"type":"string"},"refundable":{"type":"boolean"},"checkInDate":{"type":"string","format":"date"},"checkOutDate":{"type":"string","format":"date"},"nights":{"type":"integer","minimum":1},"nightly":{"type":"array","items":{"type":"object","properties":{"date":{"type":"string","format":"date"},"amountCents":{"type":"integer","minimum":0}},"required":["date","amountCents"],"additionalProperties":false}},"price":{"$ref":"#/$defs/HotelPrice"},"cancellationPolicy":{"type":"array","items":{"$ref":"#/$defs/CancellationStep"}},"checkInAfter":{"type":"string"},"checkOutBefore":{"type":"string"},"roomsLeft":{"type":"integer"},"expiresAt":{"type":"string","format":"date-time"}},"required":["hotelId","propertyId","name","chain","starRating","guestRating","address","cityCode","latitude","longitude","amenities","roomType","boardType","maxOccupancy","rooms","ratePlan","refundable","checkInDate","checkOutDate","nights","nightly","price","cancellationPolicy","checkInAfter","checkOutBefore","roomsLeft","expiresAt"],"additionalProperties":false};
const pattern10 = new RegExp("^HT-", "u");
const formats16 = formats.date;

function validate7(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate7.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((((((((((((((((((((data.hotelId === undefined) && (missing0 = "hotelId")) || ((data.propertyId === undefined) && (missing0 = "propertyId"))) || ((data.name === undefined) && (missing0 = "name"))) || ((data.chain === undefined) && (missing0 = "chain"))) || ((data.starRating === undefined) && (missing0 = "starRating"))) || ((data.guestRating === undefined) && (missing0 = "guestRating"))) || ((data.address === undefined) && (missing0 = "address"))) || ((data.cityCode === undefined) && (missing0 = "cityCode"))) || ((data.latitude === undefined) && (missing0 = "latitude"))) || ((data.longitude === undefined) && (missing0 = "longitude"))) || ((data.amenities === undefined) && (missing0 = "amenities"))) || ((data.roomType === undefined) && (missing0 = "roomType"))) || ((data.boardType === undefined) && (missing0 = "boardType"))) || ((data.maxOccupancy === undefined) && (missing0 = "maxOccupancy"))) || ((data.rooms === undefined) && (missing0 = "rooms"))) || ((data.ratePlan === undefined) && (missing0 = "ratePlan"))) || ((data.refundable === undefined) && (missing0 = "refundable"))) || ((data.checkInDate === undefined) && (missing0 = "checkInDate"))) || ((data.checkOutDate === undefined) && (missing0 = "checkOutDate"))) || ((data.nights === undefined) && (missing0 = "nights"))) || ((data.nightly === undefined) && (missing0 = "nightly"))) || ((data.price === undefined) && (missing0 = "price"))) || ((data.cancellationPolicy === undefined) && (missing0 = "cancellationPolicy"))) || ((data.checkInAfter === undefined) && (missing0 = "checkInAfter"))) || ((data.checkOutBefore === undefined) && (missing0 = "checkOutBefore"))) || ((data.roomsLeft === undefined) && (missing0 = "roomsLeft"))) || ((data.expiresAt === undefined) && (missing0 = "expiresAt"))){
validate7.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func0.call(schema8.properties, key0))){
validate7.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.hotelId !== undefined){
let data0 = data.hotelId;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern10.test(data0)){
validate7.errors = [{instancePath:instancePath+"/hotelId",schemaPath:"#/properties/hotelId/pattern",keyword:"pattern",params:{pattern: "^HT-"}}];
return false;
}
}
else {
validate7.errors = [{instancePath:instancePath+"/hotelId",schemaPath:"#/properties/hotelId/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.propertyId !== undefined){
const _errs4 = errors;
if(typeof data.propertyId !== "string"){
validate7.errors = [{instancePath:instancePath+"/propertyId",schemaPath:"#/properties/propertyId/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
const _errs6 = errors;
if(typeof data.name !== "string"){
validate7.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.chain !== undefined){
let data3 = data.chain;
const _errs8 = errors;
const _errs9 = errors;
let valid1 = false;
const _errs10 = errors;
if(typeof data3 !== "string"){
const err0 = {instancePath:instancePath+"/chain",schemaPath:"#/properties/chain/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs10 === errors;
valid1 = valid1 || _valid0;
const _errs12 = errors;
if(data3 !== null){
const err1 = {instancePath:instancePath+"/chain",schemaPath:"#/properties/chain/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs12 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err2 = {instancePath:instancePath+"/chain",schemaPath:"#/properties/chain/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate7.errors = vErrors;
return false;
}
else {
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.starRating !== undefined){
let data4 = data.starRating;
const _errs14 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate7.errors = [{instancePath:instancePath+"/starRating",schemaPath:"#/properties/starRating/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs14){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 5 || isNaN(data4)){
validate7.errors = [{instancePath:instancePath+"/starRating",schemaPath:"#/properties/starRating/maximum",keyword:"maximum",params:{comparison: "<=", limit: 5}}];
return false;
}
else {
if(data4 < 1 || isNaN(data4)){
validate7.errors = [{instancePath:instancePath+"/starRating",schemaPath:"#/properties/starRating/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.guestRating !== undefined){
let data5 = data.guestRating;
const _errs16 = errors;
if(!((typeof data5 == "number") && (isFinite(data5)))){
validate7.errors = [{instancePath:instancePath+"/guestRating",schemaPath:"#/properties/guestRating/type",keyword:"type",params:{type: "number"}}];
return false;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.address !== undefined){
const _errs18 = errors;
if(typeof data.address !== "string"){
validate7.errors = [{instancePath:instancePath+"/address",schemaPath:"#/properties/address/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cityCode !== undefined){
let data7 = data.cityCode;
const _errs20 = errors;
if(errors === _errs20){
if(typeof data7 === "string"){
if(!pattern1.test(data7)){
validate7.errors = [{instancePath:instancePath+"/cityCode",schemaPath:"#/properties/cityCode/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"}}];
return false;
}
}
else {
validate7.errors = [{instancePath:instancePath+"/cityCode",schemaPath:"#/properties/cityCode/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.latitude !== undefined){
let data8 = data.latitude;
const _errs22 = errors;
if(!((typeof data8 == "number") && (isFinite(data8)))){
validate7.errors = [{instancePath:instancePath+"/latitude",schemaPath:"#/properties/latitude/type",keyword:"type",params:{type: "number"}}];
return false;
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.longitude !== undefined){
let data9 = data.longitude;
const _errs24 = errors;
if(!((typeof data9 == "number") && (isFinite(data9)))){
validate7.errors = [{instancePath:instancePath+"/longitude",schemaPath:"#/properties/longitude/type",keyword:"type",params:{type: "number"}}];
return false;
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.amenities !== undefined){
let data10 = data.amenities;
const _errs26 = errors;
if(errors === _errs26){
if(Array.isArray(data10)){
var valid2 = true;
const len0 = data10.length;
for(let i0=0; i0<len0; i0++){
const _errs28 = errors;
if(typeof data10[i0] !== "string"){
validate7.errors = [{instancePath:instancePath+"/amenities/" + i0,schemaPath:"#/properties/amenities/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs28 === errors;
if(!valid2){
break;
}
}
}
else {
validate7.errors = [{instancePath:instancePath+"/amenities",schemaPath:"#/properties/amenities/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.roomType !== undefined){
const _errs30 = errors;
if(typeof data.roomType !== "string"){
validate7.errors = [{instancePath:instancePath+"/roomType",schemaPath:"#/properties/roomType/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs30 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.boardType !== undefined){
let data13 = data.boardType;
const _errs32 = errors;
if(typeof data13 !== "string"){
validate7.errors = [{instancePath:instancePath+"/boardType",schemaPath:"#/properties/boardType/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((((data13 === "room_only") || (data13 === "breakfast")) || (data13 === "half_board")) || (data13 === "full_board")) || (data13 === "all_inclusive"))){
validate7.errors = [{instancePath:instancePath+"/boardType",schemaPath:"#/properties/boardType/enum",keyword:"enum",params:{allowedValues: schema8.properties.boardType.enum}}];
return false;
}
var valid0 = _errs32 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.maxOccupancy !== undefined){
let data14 = data.maxOccupancy;
const _errs34 = errors;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
validate7.errors = [{instancePath:instancePath+"/maxOccupancy",schemaPath:"#/properties/maxOccupancy/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs34 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.rooms !== undefined){
let data15 = data.rooms;
const _errs36 = errors;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
validate7.errors = [{instancePath:instancePath+"/rooms",schemaPath:"#/properties/rooms/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs36){
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 < 1 || isNaN(data15)){
validate7.errors = [{instancePath:instancePath+"/rooms",schemaPath:"#/properties/rooms/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid0 = _errs36 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ratePlan !== undefined){
const _errs38 = errors;
if(typeof data.ratePlan !== "string"){
validate7.errors = [{instancePath:instancePath+"/ratePlan",schemaPath:"#/properties/ratePlan/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs38 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.refundable !== undefined){
const _errs40 = errors;
if(typeof data.refundable !== "boolean"){
validate7.errors = [{instancePath:instancePath+"/refundable",schemaPath:"#/properties/refundable/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs40 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.checkInDate !== undefined){
let data18 = data.checkInDate;
const _errs42 = errors;
if(errors === _errs42){
if(errors === _errs42){
if(typeof data18 === "string"){
if(!(formats16(data18))){
validate7.errors = [{instancePath:instancePath+"/checkInDate",schemaPath:"#/properties/checkInDate/format",keyword:"format",params:{format: "date"}}];
return false;
}
}
else {
validate7.errors = [{instancePath:instancePath+"/checkInDate",schemaPath:"#/properties/checkInDate/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid0 = _errs42 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.checkOutDate !== undefined){
let data19 = data.checkOutDate;
const _errs44 = errors;
if(errors === _errs44){
if(errors === _errs44){
if(typeof data19 === "string"){
if(!(formats16(data19))){
validate7.errors = [{instancePath:instancePath+"/checkOutDate",schemaPath:"#/properties/checkOutDate/format",keyword:"format",params:{format: "date"}}];
return false;
}
}
else {
validate7.errors = [{instancePath:instancePath+"/checkOutDate",schemaPath:"#/properties/checkOutDate/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid0 = _errs44 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.nights !== undefined){
let data20 = data.nights;
const _errs46 = errors;
if(!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))){
validate7.errors = [{instancePath:instancePath+"/nights",schemaPath:"#/properties/nights/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs46){
if((typeof data20 == "number") && (isFinite(data20))){
if(data20 < 1 || isNaN(data20)){
validate7.errors = [{instancePath:instancePath+"/nights",schemaPath:"#/properties/nights/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid0 = _errs46 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.nightly !== undefined){
let data21 = data.nightly;
const _errs48 = errors;
if(errors === _errs48){
if(Array.isArray(data21)){
var valid3 = true;
const len1 = data21.length;
for(let i1=0; i1<len1; i1++){
let data22 = data21[i1];
const _errs50 = errors;
if(errors === _errs50){
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
let missing1;
if(((data22.date === undefined) && (missing1 = "date")) || ((data22.amountCents === undefined) && (missing1 = "amountCents"))){
validate7.errors = [{instancePath:instancePath+"/nightly/" + i1,schemaPath:"#/properties/nightly/items/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs52 = errors;
for(const key1 in data22){
if(!((key1 === "date") || (key1 === "amountCents"))){
validate7.errors = [{instancePath:instancePath+"/nightly/" + i1,schemaPath:"#/properties/nightly/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs52 === errors){
if(data22.date !== undefined){
let data23 = data22.date;
const _errs53 = errors;
if(errors === _errs53){
if(errors === _errs53){
if(typeof data23 === "string"){
if(!(formats16(data23))){
validate7.errors = [{instancePath:instancePath+"/nightly/" + i1+"/date",schemaPath:"#/properties/nightly/items/properties/date/format",keyword:"format",params:{format: "date"}}];
return false;
}
}
else {
validate7.errors = [{instancePath:instancePath+"/nightly/" + i1+"/date",schemaPath:"#/properties/nightly/items/properties/date/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid4 = _errs53 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data22.amountCents !== undefined){
let data24 = data22.amountCents;
const _errs55 = errors;
if(!(((typeof data24 == "number") && (!(data24 % 1) && !isNaN(data24))) && (isFinite(data24)))){
validate7.errors = [{instancePath:instancePath+"/nightly/" + i1+"/amountCents",schemaPath:"#/properties/nightly/items/properties/amountCents/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs55){
if((typeof data24 == "number") && (isFinite(data24))){
if(data24 < 0 || isNaN(data24)){
validate7.errors = [{instancePath:instancePath+"/nightly/" + i1+"/amountCents",schemaPath:"#/properties/nightly/items/properties/amountCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid4 = _errs55 === errors;
}
else {
var valid4 = true;
}
}
}
}
}
else {
validate7.errors = [{instancePath:instancePath+"/nightly/" + i1,schemaPath:"#/properties/nightly/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid3 = _errs50 === errors;
if(!valid3){
break;
}
}
}
else {
validate7.errors = [{instancePath:instancePath+"/nightly",schemaPath:"#/properties/nightly/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs48 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.price !== undefined){
let data25 = data.price;
const _errs57 = errors;
const _errs58 = errors;
if(errors === _errs58){
if(data25 && typeof data25 == "object" && !Array.isArray(data25)){
let missing2;
if(((((((data25.currency === undefined) && (missing2 = "currency")) || ((data25.totalCents === undefined) && (missing2 = "totalCents"))) || ((data25.roomCents === undefined) && (missing2 = "roomCents"))) || ((data25.taxesCents === undefined) && (missing2 = "taxesCents"))) || ((data25.feesCents === undefined) && (missing2 = "feesCents"))) || ((data25.payAtPropertyCents === undefined) && (missing2 = "payAtPropertyCents"))){
validate7.errors = [{instancePath:instancePath+"/price",schemaPath:"#/$defs/HotelPrice/required",keyword:"required",params:{missingProperty: missing2}}];
return false;
}
else {
const _errs60 = errors;
for(const key2 in data25){
if(!((((((key2 === "currency") || (key2 === "totalCents")) || (key2 === "roomCents")) || (key2 === "taxesCents")) || (key2 === "feesCents")) || (key2 === "payAtPropertyCents"))){
validate7.errors = [{instancePath:instancePath+"/price",schemaPath:"#/$defs/HotelPrice/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}}];
return false;
break;
}
}
if(_errs60 === errors){
if(data25.currency !== undefined){
let data26 = data25.currency;
const _errs61 = errors;
if(typeof data26 !== "string"){
validate7.errors = [{instancePath:instancePath+"/price/currency",schemaPath:"#/$defs/HotelPrice/properties/currency/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("USD" !== data26){
validate7.errors = [{instancePath:instancePath+"/price/currency",schemaPath:"#/$defs/HotelPrice/properties/currency/const",keyword:"const",params:{allowedValue: "USD"}}];
return false;
}
var valid6 = _errs61 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data25.totalCents !== undefined){
let data27 = data25.totalCents;
const _errs63 = errors;
if(!(((typeof data27 == "number") && (!(data27 % 1) && !isNaN(data27))) && (isFinite(data27)))){
validate7.errors = [{instancePath:instancePath+"/price/totalCents",schemaPath:"#/$defs/HotelPrice/properties/totalCents/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs63){
if((typeof data27 == "number") && (isFinite(data27))){
if(data27 < 0 || isNaN(data27)){
validate7.errors = [{instancePath:instancePath+"/price/totalCents",schemaPath:"#/$defs/HotelPrice/properties/totalCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid6 = _errs63 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data25.roomCents !== undefined){
let data28 = data25.roomCents;
const _errs65 = errors;
if(!(((typeof data28 == "number") && (!(data28 % 1) && !isNaN(data28))) && (isFinite(data28)))){
validate7.errors = [{instancePath:instancePath+"/price/roomCents",schemaPath:"#/$defs/HotelPrice/properties/roomCents/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs65){
if((typeof data28 == "number") && (isFinite(data28))){
if(data28 < 0 || isNaN(data28)){
validate7.errors = [{instancePath:instancePath+"/price/roomCents",schemaPath:"#/$defs/HotelPrice/properties/roomCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid6 = _errs65 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data25.taxesCents !== undefined){
let data29 = data25.taxesCents;
const _errs67 = errors;
if(!(((typeof data29 == "number") && (!(data29 % 1) && !isNaN(data29))) && (isFinite(data29)))){
validate7.errors = [{instancePath:instancePath+"/price/taxesCents",schemaPath:"#/$defs/HotelPrice/properties/taxesCents/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs67){
if((typeof data29 == "number") && (isFinite(data29))){
if(data29 < 0 || isNaN(data29)){
validate7.errors = [{instancePath:instancePath+"/price/taxesCents",schemaPath:"#/$defs/HotelPrice/properties/taxesCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid6 = _errs67 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data25.feesCents !== undefined){
let data30 = data25.feesCents;
const _errs69 = errors;
if(!(((typeof data30 == "number") && (!(data30 % 1) && !isNaN(data30))) && (isFinite(data30)))){
validate7.errors = [{instancePath:instancePath+"/price/feesCents",schemaPath:"#/$defs/HotelPrice/properties/feesCents/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs69){
if((typeof data30 == "number") && (isFinite(data30))){
if(data30 < 0 || isNaN(data30)){
validate7.errors = [{instancePath:instancePath+"/price/feesCents",schemaPath:"#/$defs/HotelPrice/properties/feesCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid6 = _errs69 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data25.payAtPropertyCents !== undefined){
let data31 = data25.payAtPropertyCents;
const _errs71 = errors;
if(!(((typeof data31 == "number") && (!(data31 % 1) && !isNaN(data31))) && (isFinite(data31)))){
validate7.errors = [{instancePath:instancePath+"/price/payAtPropertyCents",schemaPath:"#/$defs/HotelPrice/properties/payAtPropertyCents/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs71){
if((typeof data31 == "number") && (isFinite(data31))){
if(data31 < 0 || isNaN(data31)){
validate7.errors = [{instancePath:instancePath+"/price/payAtPropertyCents",schemaPath:"#/$defs/HotelPrice/properties/payAtPropertyCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid6 = _errs71 === errors;
}
else {
var valid6 = true;
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
validate7.errors = [{instancePath:instancePath+"/price",schemaPath:"#/$defs/HotelPrice/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs57 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cancellationPolicy !== undefined){
let data32 = data.cancellationPolicy;
const _errs73 = errors;
if(errors === _errs73){
if(Array.isArray(data32)){
var valid7 = true;
const len2 = data32.length;
for(let i2=0; i2<len2; i2++){
let data33 = data32[i2];
const _errs75 = errors;
const _errs76 = errors;
if(errors === _errs76){
if(data33 && typeof data33 == "object" && !Array.isArray(data33)){
let missing3;
if(((data33.before === undefined) && (missing3 = "before")) || ((data33.refundCents === undefined) && (missing3 = "refundCents"))){
validate7.errors = [{instancePath:instancePath+"/cancellationPolicy/" + i2,schemaPath:"#/$defs/CancellationStep/required",keyword:"required",params:{missingProperty: missing3}}];
return false;
}
else {
const _errs78 = errors;
for(const key3 in data33){
if(!((key3 === "before") || (key3 === "refundCents"))){
validate7.errors = [{instancePath:instancePath+"/cancellationPolicy/" + i2,schemaPath:"#/$defs/CancellationStep/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3}}];
return false;
break;
}
}
if(_errs78 === errors){
if(data33.before !== undefined){
let data34 = data33.before;
const _errs79 = errors;
if(errors === _errs79){
if(errors === _errs79){
if(typeof data34 === "string"){
if(!(formats0(data34))){
validate7.errors = [{instancePath:instancePath+"/cancellationPolicy/" + i2+"/before",schemaPath:"#/$defs/CancellationStep/properties/before/format",keyword:"format",params:{format: "date-time"}}];
return false;
}
}
else {
validate7.errors = [{instancePath:instancePath+"/cancellationPolicy/" + i2+"/before",schemaPath:"#/$defs/CancellationStep/properties/before/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid9 = _errs79 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data33.refundCents !== undefined){
let data35 = data33.refundCents;
const _errs81 = errors;
if(!(((typeof data35 == "number") && (!(data35 % 1) && !isNaN(data35))) && (isFinite(data35)))){
validate7.errors = [{instancePath:instancePath+"/cancellationPolicy/" + i2+"/refundCents",schemaPath:"#/$defs/CancellationStep/properties/refundCents/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs81){
if((typeof data35 == "number") && (isFinite(data35))){
if(data35 < 0 || isNaN(data35)){
validate7.errors = [{instancePath:instancePath+"/cancellationPolicy/" + i2+"/refundCents",schemaPath:"#/$defs/CancellationStep/properties/refundCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid9 = _errs81 === errors;
}
else {
var valid9 = true;
}
}
}
}
}
else {
validate7.errors = [{instancePath:instancePath+"/cancellationPolicy/" + i2,schemaPath:"#/$defs/CancellationStep/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid7 = _errs75 === errors;
if(!valid7){
break;
}
}
}
else {
validate7.errors = [{instancePath:instancePath+"/cancellationPolicy",schemaPath:"#/properties/cancellationPolicy/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs73 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.checkInAfter !== undefined){
const _errs83 = errors;
if(typeof data.checkInAfter !== "string"){
validate7.errors = [{instancePath:instancePath+"/checkInAfter",schemaPath:"#/properties/checkInAfter/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs83 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.checkOutBefore !== undefined){
const _errs85 = errors;
if(typeof data.checkOutBefore !== "string"){
validate7.errors = [{instancePath:instancePath+"/checkOutBefore",schemaPath:"#/properties/checkOutBefore/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs85 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.roomsLeft !== undefined){
let data38 = data.roomsLeft;
const _errs87 = errors;
if(!(((typeof data38 == "number") && (!(data38 % 1) && !isNaN(data38))) && (isFinite(data38)))){
validate7.errors = [{instancePath:instancePath+"/roomsLeft",schemaPath:"#/properties/roomsLeft/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs87 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.expiresAt !== undefined){
let data39 = data.expiresAt;
const _errs89 = errors;
if(errors === _errs89){
if(errors === _errs89){
if(typeof data39 === "string"){
if(!(formats0(data39))){
validate7.errors = [{instancePath:instancePath+"/expiresAt",schemaPath:"#/properties/expiresAt/format",keyword:"format",params:{format: "date-time"}}];
return false;
}
}
else {
validate7.errors = [{instancePath:instancePath+"/expiresAt",schemaPath:"#/properties/expiresAt/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid0 = _errs89 === errors;
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
}
}
}
}
else {
validate7.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate7.errors = vErrors;
return errors === 0;
}
validate7.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema11 = {"type":"object","properties":{"carId":{"type":"string","pattern":"^CR-"},"vendor":{"type":"string"},"vendorName":{"type":"string"},"sippCode":{"type":"string","pattern":"^[A-Z]{4}$"},"category":{"type":"string"},"exampleModel":{"type":"string"},"transmission":{"type":"string","enum":["manual","automatic"]},"fuel":{"type":"string"},"airConditioning":{"type":"boolean"},"seats":{"type":"integer"},"doors":{"type":"integer"},"bags":{"type":"integer"},"pickupLocationCode":{"type":"string","pattern":"^[A-Z]{3}$"},"dropoffLocationCode":{"type":"string","pattern":"^[A-Z]{3}$"},"pickupDate":{"type":"string","format":"date-time"},"dropoffDate":{"type":"string","format":"date-time"},"rentalDays":{"type":"integer","minimum":1},"mileage":{"type":"object","properties":{"unlimited":{"type":"boolean"},"includedKm":{"anyOf":[{"type":"integer"},{"type":"null"}]}},"required":["unlimited","includedKm"],"additionalProperties":false},"fuelPolicy":{"type":"string","enum":["full_to_full","prepaid"]},"insurance":{"type":"array","items":{"type":"object","properties":{"code":{"type":"string"},"name":{"type":"string"},"included":{"type":"boolean"},"perDayCents":{"type":"integer","minimum":0},"excessCents":{"type":"integer","minimum":0}},"required":["code","name","included","perDayCents","excessCents"],"additionalProperties":false}},"price":{"type":"object","properties":{"currency":{"type":"string","const":"USD"},"totalCents":{"type":"integer","minimum":0},"baseCents":{"type":"integer","minimum":0},"perDayCents":{"type":"integer","minimum":0},"taxesCents":{"type":"integer","minimum":0},"feesCents":{"type":"integer","minimum":0},"oneWayFeeCents":{"type":"integer","minimum":0},"youngDriverFeeCents":{"type":"integer","minimum":0},"seniorDriverFeeCents":{"type":"integer","minimum":0}},"required":["currency","totalCents","baseCents","perDayCents","taxesCents","feesCents","oneWayFeeCents","youngDriverFeeCents","seniorDriverFeeCents"],"additionalProperties":false},"payment":{"type":"string","enum":["pay_now","pay_at_counter"]},"cancellationPolicy":{"type":"array","items":{"$ref":"#/$defs/CancellationStep"}},"unitsLeft":{"type":"integer"},"expiresAt":{"type":"string","format":"date-time"}},"required":["carId","vendor","vendorName","sippCode","category","exampleModel","transmission","fuel","airConditioning","seats","doors","bags","pickupLocationCode","dropoffLocationCode","pickupDate","dropoffDate","rentalDays","mileage","fuelPolicy","insurance","price","payment","cancellationPolicy","unitsLeft","expiresAt"],"additionalProperties":false};
const pattern12 = new RegExp("^CR-", "u");
const pattern13 = new RegExp("^[A-Z]{4}$", "u");

function validate9(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate9.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((((((((((((((((((data.carId === undefined) && (missing0 = "carId")) || ((data.vendor === undefined) && (missing0 = "vendor"))) || ((data.vendorName === undefined) && (missing0 = "vendorName"))) || ((data.sippCode === undefined) && (missing0 = "sippCode"))) || ((data.category === undefined) && (missing0 = "category"))) || ((data.exampleModel === undefined) && (missing0 = "exampleModel"))) || ((data.transmission === undefined) && (missing0 = "transmission"))) || ((data.fuel === undefined) && (missing0 = "fuel"))) || ((data.airConditioning === undefined) && (missing0 = "airConditioning"))) || ((data.seats === undefined) && (missing0 = "seats"))) || ((data.doors === undefined) && (missing0 = "doors"))) || ((data.bags === undefined) && (missing0 = "bags"))) || ((data.pickupLocationCode === undefined) && (missing0 = "pickupLocationCode"))) || ((data.dropoffLocationCode === undefined) && (missing0 = "dropoffLocationCode"))) || ((data.pickupDate === undefined) && (missing0 = "pickupDate"))) || ((data.dropoffDate === undefined) && (missing0 = "dropoffDate"))) || ((data.rentalDays === undefined) && (missing0 = "rentalDays"))) || ((data.mileage === undefined) && (missing0 = "mileage"))) || ((data.fuelPolicy === undefined) && (missing0 = "fuelPolicy"))) || ((data.insurance === undefined) && (missing0 = "insurance"))) || ((data.price === undefined) && (missing0 = "price"))) || ((data.payment === undefined) && (missing0 = "payment"))) || ((data.cancellationPolicy === undefined) && (missing0 = "cancellationPolicy"))) || ((data.unitsLeft === undefined) && (missing0 = "unitsLeft"))) || ((data.expiresAt === undefined) && (missing0 = "expiresAt"))){
validate9.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func0.call(schema11.properties, key0))){
validate9.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.carId !== undefined){
let data0 = data.carId;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern12.test(data0)){
validate9.errors = [{instancePath:instancePath+"/carId",schemaPath:"#/properties/carId/pattern",keyword:"pattern",params:{pattern: "^CR-"}}];
return false;
}
}
else {
validate9.errors = [{instancePath:instancePath+"/carId",schemaPath:"#/properties/carId/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.vendor !== undefined){
const _errs4 = errors;
if(typeof data.vendor !== "string"){
validate9.errors = [{instancePath:instancePath+"/vendor",schemaPath:"#/properties/vendor/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.vendorName !== undefined){
const _errs6 = errors;
if(typeof data.vendorName !== "string"){
validate9.errors = [{instancePath:instancePath+"/vendorName",schemaPath:"#/properties/vendorName/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sippCode !== undefined){
let data3 = data.sippCode;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data3 === "string"){
if(!pattern13.test(data3)){
validate9.errors = [{instancePath:instancePath+"/sippCode",schemaPath:"#/properties/sippCode/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{4}$"}}];
return false;
}
}
else {
validate9.errors = [{instancePath:instancePath+"/sippCode",schemaPath:"#/properties/sippCode/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.category !== undefined){
const _errs10 = errors;
if(typeof data.category !== "string"){
validate9.errors = [{instancePath:instancePath+"/category",schemaPath:"#/properties/category/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.exampleModel !== undefined){
const _errs12 = errors;
if(typeof data.exampleModel !== "string"){
validate9.errors = [{instancePath:instancePath+"/exampleModel",schemaPath:"#/properties/exampleModel/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.transmission !== undefined){
let data6 = data.transmission;
const _errs14 = errors;
if(typeof data6 !== "string"){
validate9.errors = [{instancePath:instancePath+"/transmission",schemaPath:"#/properties/transmission/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data6 === "manual") || (data6 === "automatic"))){
validate9.errors = [{instancePath:instancePath+"/transmission",schemaPath:"#/properties/transmission/enum",keyword:"enum",params:{allowedValues: schema11.properties.transmission.enum}}];
return false;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fuel !== undefined){
const _errs16 = errors;
if(typeof data.fuel !== "string"){
validate9.errors = [{instancePath:instancePath+"/fuel",schemaPath:"#/properties/fuel/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.airConditioning !== undefined){
const _errs18 = errors;
if(typeof data.airConditioning !== "boolean"){
validate9.errors = [{instancePath:instancePath+"/airConditioning",schemaPath:"#/properties/airConditioning/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.seats !== undefined){
let data9 = data.seats;
const _errs20 = errors;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
validate9.errors = [{instancePath:instancePath+"/seats",schemaPath:"#/properties/seats/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.doors !== undefined){
let data10 = data.doors;
const _errs22 = errors;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
validate9.errors = [{instancePath:instancePath+"/doors",schemaPath:"#/properties/doors/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.bags !== undefined){
let data11 = data.bags;
const _errs24 = errors;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
validate9.errors = [{instancePath:instancePath+"/bags",schemaPath:"#/properties/bags/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pickupLocationCode !== undefined){
let data12 = data.pickupLocationCode;
const _errs26 = errors;
if(errors === _errs26){
if(typeof data12 === "string"){
if(!pattern1.test(data12)){
validate9.errors = [{instancePath:instancePath+"/pickupLocationCode",schemaPath:"#/properties/pickupLocationCode/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"}}];
return false;
}
}
else {
validate9.errors = [{instancePath:instancePath+"/pickupLocationCode",schemaPath:"#/properties/pickupLocationCode/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dropoffLocationCode !== undefined){
let data13 = data.dropoffLocationCode;
const _errs28 = errors;
if(errors === _errs28){
if(typeof data13 === "string"){
if(!pattern1.test(data13)){
validate9.errors = [{instancePath:instancePath+"/dropoffLocationCode",schemaPath:"#/properties/dropoffLocationCode/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"}}];
return false;
}
}
else {
validate9.errors = [{instancePath:instancePath+"/dropoffLocationCode",schemaPath:"#/properties/dropoffLocationCode/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pickupDate !== undefined){
let data14 = data.pickupDate;
const _errs30 = errors;
if(errors === _errs30){
if(errors === _errs30){
if(typeof data14 === "string"){
if(!(formats0(data14))){
validate9.errors = [{instancePath:instancePath+"/pickupDate",schemaPath:"#/properties/pickupDate/format",keyword:"format",params:{format: "date-time"}}];
return false;
}
}
else {
validate9.errors = [{instancePath:instancePath+"/pickupDate",schemaPath:"#/properties/pickupDate/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid0 = _errs30 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dropoffDate !== undefined){
let data15 = data.dropoffDate;
const _errs32 = errors;
if(errors === _errs32){
if(errors === _errs32){
if(typeof data15 === "string"){
if(!(formats0(data15))){
validate9.errors = [{instancePath:instancePath+"/dropoffDate",schemaPath:"#/properties/dropoffDate/format",keyword:"format",params:{format: "date-time"}}];
return false;
}
}
else {
validate9.errors = [{instancePath:instancePath+"/dropoffDate",schemaPath:"#/properties/dropoffDate/type",keyword:"type",params:{type: "string"}}];
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
if(data.rentalDays !== undefined){
let data16 = data.rentalDays;
const _errs34 = errors;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
validate9.errors = [{instancePath:instancePath+"/rentalDays",schemaPath:"#/properties/rentalDays/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs34){
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 < 1 || isNaN(data16)){
validate9.errors = [{instancePath:instancePath+"/rentalDays",schemaPath:"#/properties/rentalDays/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid0 = _errs34 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mileage !== undefined){
let data17 = data.mileage;
const _errs36 = errors;
if(errors === _errs36){
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
let missing1;
if(((data17.unlimited === undefined) && (missing1 = "unlimited")) || ((data17.includedKm === undefined) && (missing1 = "includedKm"))){
validate9.errors = [{instancePath:instancePath+"/mileage",schemaPath:"#/properties/mileage/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs38 = errors;
for(const key1 in data17){
if(!((key1 === "unlimited") || (key1 === "includedKm"))){
validate9.errors = [{instancePath:instancePath+"/mileage",schemaPath:"#/properties/mileage/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs38 === errors){
if(data17.unlimited !== undefined){
const _errs39 = errors;
if(typeof data17.unlimited !== "boolean"){
validate9.errors = [{instancePath:instancePath+"/mileage/unlimited",schemaPath:"#/properties/mileage/properties/unlimited/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid1 = _errs39 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data17.includedKm !== undefined){
let data19 = data17.includedKm;
const _errs41 = errors;
const _errs42 = errors;
let valid2 = false;
const _errs43 = errors;
if(!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))){
const err0 = {instancePath:instancePath+"/mileage/includedKm",schemaPath:"#/properties/mileage/properties/includedKm/anyOf/0/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs43 === errors;
valid2 = valid2 || _valid0;
const _errs45 = errors;
if(data19 !== null){
const err1 = {instancePath:instancePath+"/mileage/includedKm",schemaPath:"#/properties/mileage/properties/includedKm/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs45 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const err2 = {instancePath:instancePath+"/mileage/includedKm",schemaPath:"#/properties/mileage/properties/includedKm/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate9.errors = vErrors;
return false;
}
else {
errors = _errs42;
if(vErrors !== null){
if(_errs42){
vErrors.length = _errs42;
}
else {
vErrors = null;
}
}
}
var valid1 = _errs41 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
else {
validate9.errors = [{instancePath:instancePath+"/mileage",schemaPath:"#/properties/mileage/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs36 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fuelPolicy !== undefined){
let data20 = data.fuelPolicy;
const _errs47 = errors;
if(typeof data20 !== "string"){
validate9.errors = [{instancePath:instancePath+"/fuelPolicy",schemaPath:"#/properties/fuelPolicy/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data20 === "full_to_full") || (data20 === "prepaid"))){
validate9.errors = [{instancePath:instancePath+"/fuelPolicy",schemaPath:"#/properties/fuelPolicy/enum",keyword:"enum",params:{allowedValues: schema11.properties.fuelPolicy.enum}}];
return false;
}
var valid0 = _errs47 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.insurance !== undefined){
let data21 = data.insurance;
const _errs49 = errors;
if(errors === _errs49){
if(Array.isArray(data21)){
var valid3 = true;
const len0 = data21.length;
for(let i0=0; i0<len0; i0++){
let data22 = data21[i0];
const _errs51 = errors;
if(errors === _errs51){
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
let missing2;
if((((((data22.code === undefined) && (missing2 = "code")) || ((data22.name === undefined) && (missing2 = "name"))) || ((data22.included === undefined) && (missing2 = "included"))) || ((data22.perDayCents === undefined) && (missing2 = "perDayCents"))) || ((data22.excessCents === undefined) && (missing2 = "excessCents"))){
validate9.errors = [{instancePath:instancePath+"/insurance/" + i0,schemaPath:"#/properties/insurance/items/required",keyword:"required",params:{missingProperty: missing2}}];
return false;
}
else {
const _errs53 = errors;
for(const key2 in data22){
if(!(((((key2 === "code") || (key2 === "name")) || (key2 === "included")) || (key2 === "perDayCents")) || (key2 === "excessCents"))){
validate9.errors = [{instancePath:instancePath+"/insurance/" + i0,schemaPath:"#/properties/insurance/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}}];
return false;
break;
}
}
if(_errs53 === errors){
if(data22.code !== undefined){
const _errs54 = errors;
if(typeof data22.code !== "string"){
validate9.errors = [{instancePath:instancePath+"/insurance/" + i0+"/code",schemaPath:"#/properties/insurance/items/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid4 = _errs54 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data22.name !== undefined){
const _errs56 = errors;
if(typeof data22.name !== "string"){
validate9.errors = [{instancePath:instancePath+"/insurance/" + i0+"/name",schemaPath:"#/properties/insurance/items/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid4 = _errs56 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data22.included !== undefined){
const _errs58 = errors;
if(typeof data22.included !== "boolean"){
validate9.errors = [{instancePath:instancePath+"/insurance/" + i0+"/included",schemaPath:"#/properties/insurance/items/properties/included/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid4 = _errs58 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data22.perDayCents !== undefined){
let data26 = data22.perDayCents;
const _errs60 = errors;
if(!(((typeof data26 == "number") && (!(data26 % 1) && !isNaN(data26))) && (isFinite(data26)))){
validate9.errors = [{instancePath:instancePath+"/insurance/" + i0+"/perDayCents",schemaPath:"#/properties/insurance/items/properties/perDayCents/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs60){
if((typeof data26 == "number") && (isFinite(data26))){
if(data26 < 0 || isNaN(data26)){
validate9.errors = [{instancePath:instancePath+"/insurance/" + i0+"/perDayCents",schemaPath:"#/properties/insurance/items/properties/perDayCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid4 = _errs60 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data22.excessCents !== undefined){
let data27 = data22.excessCents;
const _errs62 = errors;
if(!(((typeof data27 == "number") && (!(data27 % 1) && !isNaN(data27))) && (isFinite(data27)))){
validate9.errors = [{instancePath:instancePath+"/insurance/" + i0+"/excessCents",schemaPath:"#/properties/insurance/items/properties/excessCents/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs62){
if((typeof data27 == "number") && (isFinite(data27))){
if(data27 < 0 || isNaN(data27)){
validate9.errors = [{instancePath:instancePath+"/insurance/" + i0+"/excessCents",schemaPath:"#/properties/insurance/items/properties/excessCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid4 = _errs62 === errors;
}
else {
var valid4 = true;
}
}
}
}
}
}
}
}
else {
validate9.errors = [{instancePath:instancePath+"/insurance/" + i0,schemaPath:"#/properties/insurance/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid3 = _errs51 === errors;
if(!valid3){
break;
}
}
}
else {
validate9.errors = [{instancePath:instancePath+"/insurance",schemaPath:"#/properties/insurance/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs49 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.price !== undefined){
let data28 = data.price;
const _errs64 = errors;
if(errors === _errs64){
if(data28 && typeof data28 == "object" && !Array.isArray(data28)){
let missing3;
if((((((((((data28.currency === undefined) && (missing3 = "currency")) || ((data28.totalCents === undefined) && (missing3 = "totalCents"))) || ((data28.baseCents === undefined) && (missing3 = "baseCents"))) || ((data28.perDayCents === undefined) && (missing3 = "perDayCents"))) || ((data28.taxesCents === undefined) && (missing3 = "taxesCents"))) || ((data28.feesCents === undefined) && (missing3 = "feesCents"))) || ((data28.oneWayFeeCents === undefined) && (missing3 = "oneWayFeeCents"))) || ((data28.youngDriverFeeCents === undefined) && (missing3 = "youngDriverFeeCents"))) || ((data28.seniorDriverFeeCents === undefined) && (missing3 = "seniorDriverFeeCents"))){
validate9.errors = [{instancePath:instancePath+"/price",schemaPath:"#/properties/price/required",keyword:"required",params:{missingProperty: missing3}}];
return false;
}
else {
const _errs66 = errors;
for(const key3 in data28){
if(!(func0.call(schema11.properties.price.properties, key3))){
validate9.errors = [{instancePath:instancePath+"/price",schemaPath:"#/properties/price/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3}}];
return false;
break;
}
}
if(_errs66 === errors){
if(data28.currency !== undefined){
let data29 = data28.currency;
const _errs67 = errors;
if(typeof data29 !== "string"){
validate9.errors = [{instancePath:instancePath+"/price/currency",schemaPath:"#/properties/price/properties/currency/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("USD" !== data29){
validate9.errors = [{instancePath:instancePath+"/price/currency",schemaPath:"#/properties/price/properties/currency/const",keyword:"const",params:{allowedValue: "USD"}}];
return false;
}
var valid5 = _errs67 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data28.totalCents !== undefined){
let data30 = data28.totalCents;
const _errs69 = errors;
if(!(((typeof data30 == "number") && (!(data30 % 1) && !isNaN(data30))) && (isFinite(data30)))){
validate9.errors = [{instancePath:instancePath+"/price/totalCents",schemaPath:"#/properties/price/properties/totalCents/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs69){
if((typeof data30 == "number") && (isFinite(data30))){
if(data30 < 0 || isNaN(data30)){
validate9.errors = [{instancePath:instancePath+"/price/totalCents",schemaPath:"#/properties/price/properties/totalCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid5 = _errs69 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data28.baseCents !== undefined){
let data31 = data28.baseCents;
const _errs71 = errors;
if(!(((typeof data31 == "number") && (!(data31 % 1) && !isNaN(data31))) && (isFinite(data31)))){
validate9.errors = [{instancePath:instancePath+"/price/baseCents",schemaPath:"#/properties/price/properties/baseCents/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs71){
if((typeof data31 == "number") && (isFinite(data31))){
if(data31 < 0 || isNaN(data31)){
validate9.errors = [{instancePath:instancePath+"/price/baseCents",schemaPath:"#/properties/price/properties/baseCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid5 = _errs71 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data28.perDayCents !== undefined){
let data32 = data28.perDayCents;
const _errs73 = errors;
if(!(((typeof data32 == "number") && (!(data32 % 1) && !isNaN(data32))) && (isFinite(data32)))){
validate9.errors = [{instancePath:instancePath+"/price/perDayCents",schemaPath:"#/properties/price/properties/perDayCents/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs73){
if((typeof data32 == "number") && (isFinite(data32))){
if(data32 < 0 || isNaN(data32)){
validate9.errors = [{instancePath:instancePath+"/price/perDayCents",schemaPath:"#/properties/price/properties/perDayCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid5 = _errs73 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data28.taxesCents !== undefined){
let data33 = data28.taxesCents;
const _errs75 = errors;
if(!(((typeof data33 == "number") && (!(data33 % 1) && !isNaN(data33))) && (isFinite(data33)))){
validate9.errors = [{instancePath:instancePath+"/price/taxesCents",schemaPath:"#/properties/price/properties/taxesCents/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs75){
if((typeof data33 == "number") && (isFinite(data33))){
if(data33 < 0 || isNaN(data33)){
validate9.errors = [{instancePath:instancePath+"/price/taxesCents",schemaPath:"#/properties/price/properties/taxesCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid5 = _errs75 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data28.feesCents !== undefined){
let data34 = data28.feesCents;
const _errs77 = errors;
if(!(((typeof data34 == "number") && (!(data34 % 1) && !isNaN(data34))) && (isFinite(data34)))){
validate9.errors = [{instancePath:instancePath+"/price/feesCents",schemaPath:"#/properties/price/properties/feesCents/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs77){
if((typeof data34 == "number") && (isFinite(data34))){
if(data34 < 0 || isNaN(data34)){
validate9.errors = [{instancePath:instancePath+"/price/feesCents",schemaPath:"#/properties/price/properties/feesCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid5 = _errs77 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data28.oneWayFeeCents !== undefined){
let data35 = data28.oneWayFeeCents;
const _errs79 = errors;
if(!(((typeof data35 == "number") && (!(data35 % 1) && !isNaN(data35))) && (isFinite(data35)))){
validate9.errors = [{instancePath:instancePath+"/price/oneWayFeeCents",schemaPath:"#/properties/price/properties/oneWayFeeCents/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs79){
if((typeof data35 == "number") && (isFinite(data35))){
if(data35 < 0 || isNaN(data35)){
validate9.errors = [{instancePath:instancePath+"/price/oneWayFeeCents",schemaPath:"#/properties/price/properties/oneWayFeeCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid5 = _errs79 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data28.youngDriverFeeCents !== undefined){
let data36 = data28.youngDriverFeeCents;
const _errs81 = errors;
if(!(((typeof data36 == "number") && (!(data36 % 1) && !isNaN(data36))) && (isFinite(data36)))){
validate9.errors = [{instancePath:instancePath+"/price/youngDriverFeeCents",schemaPath:"#/properties/price/properties/youngDriverFeeCents/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs81){
if((typeof data36 == "number") && (isFinite(data36))){
if(data36 < 0 || isNaN(data36)){
validate9.errors = [{instancePath:instancePath+"/price/youngDriverFeeCents",schemaPath:"#/properties/price/properties/youngDriverFeeCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid5 = _errs81 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data28.seniorDriverFeeCents !== undefined){
let data37 = data28.seniorDriverFeeCents;
const _errs83 = errors;
if(!(((typeof data37 == "number") && (!(data37 % 1) && !isNaN(data37))) && (isFinite(data37)))){
validate9.errors = [{instancePath:instancePath+"/price/seniorDriverFeeCents",schemaPath:"#/properties/price/properties/seniorDriverFeeCents/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs83){
if((typeof data37 == "number") && (isFinite(data37))){
if(data37 < 0 || isNaN(data37)){
validate9.errors = [{instancePath:instancePath+"/price/seniorDriverFeeCents",schemaPath:"#/properties/price/properties/seniorDriverFeeCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid5 = _errs83 === errors;
}
else {
var valid5 = true;
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
validate9.errors = [{instancePath:instancePath+"/price",schemaPath:"#/properties/price/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs64 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.payment !== undefined){
let data38 = data.payment;
const _errs85 = errors;
if(typeof data38 !== "string"){
validate9.errors = [{instancePath:instancePath+"/payment",schemaPath:"#/properties/payment/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data38 === "pay_now") || (data38 === "pay_at_counter"))){
validate9.errors = [{instancePath:instancePath+"/payment",schemaPath:"#/properties/payment/enum",keyword:"enum",params:{allowedValues: schema11.properties.payment.enum}}];
return false;
}
var valid0 = _errs85 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cancellationPolicy !== undefined){
let data39 = data.cancellationPolicy;
const _errs87 = errors;
if(errors === _errs87){
if(Array.isArray(data39)){
var valid6 = true;
const len1 = data39.length;
for(let i1=0; i1<len1; i1++){
let data40 = data39[i1];
const _errs89 = errors;
const _errs90 = errors;
if(errors === _errs90){
if(data40 && typeof data40 == "object" && !Array.isArray(data40)){
let missing4;
if(((data40.before === undefined) && (missing4 = "before")) || ((data40.refundCents === undefined) && (missing4 = "refundCents"))){
validate9.errors = [{instancePath:instancePath+"/cancellationPolicy/" + i1,schemaPath:"#/$defs/CancellationStep/required",keyword:"required",params:{missingProperty: missing4}}];
return false;
}
else {
const _errs92 = errors;
for(const key4 in data40){
if(!((key4 === "before") || (key4 === "refundCents"))){
validate9.errors = [{instancePath:instancePath+"/cancellationPolicy/" + i1,schemaPath:"#/$defs/CancellationStep/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4}}];
return false;
break;
}
}
if(_errs92 === errors){
if(data40.before !== undefined){
let data41 = data40.before;
const _errs93 = errors;
if(errors === _errs93){
if(errors === _errs93){
if(typeof data41 === "string"){
if(!(formats0(data41))){
validate9.errors = [{instancePath:instancePath+"/cancellationPolicy/" + i1+"/before",schemaPath:"#/$defs/CancellationStep/properties/before/format",keyword:"format",params:{format: "date-time"}}];
return false;
}
}
else {
validate9.errors = [{instancePath:instancePath+"/cancellationPolicy/" + i1+"/before",schemaPath:"#/$defs/CancellationStep/properties/before/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid8 = _errs93 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data40.refundCents !== undefined){
let data42 = data40.refundCents;
const _errs95 = errors;
if(!(((typeof data42 == "number") && (!(data42 % 1) && !isNaN(data42))) && (isFinite(data42)))){
validate9.errors = [{instancePath:instancePath+"/cancellationPolicy/" + i1+"/refundCents",schemaPath:"#/$defs/CancellationStep/properties/refundCents/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs95){
if((typeof data42 == "number") && (isFinite(data42))){
if(data42 < 0 || isNaN(data42)){
validate9.errors = [{instancePath:instancePath+"/cancellationPolicy/" + i1+"/refundCents",schemaPath:"#/$defs/CancellationStep/properties/refundCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid8 = _errs95 === errors;
}
else {
var valid8 = true;
}
}
}
}
}
else {
validate9.errors = [{instancePath:instancePath+"/cancellationPolicy/" + i1,schemaPath:"#/$defs/CancellationStep/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid6 = _errs89 === errors;
if(!valid6){
break;
}
}
}
else {
validate9.errors = [{instancePath:instancePath+"/cancellationPolicy",schemaPath:"#/properties/cancellationPolicy/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs87 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.unitsLeft !== undefined){
let data43 = data.unitsLeft;
const _errs97 = errors;
if(!(((typeof data43 == "number") && (!(data43 % 1) && !isNaN(data43))) && (isFinite(data43)))){
validate9.errors = [{instancePath:instancePath+"/unitsLeft",schemaPath:"#/properties/unitsLeft/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs97 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.expiresAt !== undefined){
let data44 = data.expiresAt;
const _errs99 = errors;
if(errors === _errs99){
if(errors === _errs99){
if(typeof data44 === "string"){
if(!(formats0(data44))){
validate9.errors = [{instancePath:instancePath+"/expiresAt",schemaPath:"#/properties/expiresAt/format",keyword:"format",params:{format: "date-time"}}];
return false;
}
}
else {
validate9.errors = [{instancePath:instancePath+"/expiresAt",schemaPath:"#/properties/expiresAt/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid0 = _errs99 === errors;
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
}
}
else {
validate9.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate9.errors = vErrors;
return errors === 0;
}
validate9.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(((data.offerId === undefined) && (missing0 = "offerId")) || ((data.kind === undefined) && (missing0 = "kind"))){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((((key0 === "offerId") || (key0 === "kind")) || (key0 === "passengers")) || (key0 === "refundCents")) || (key0 === "flight")) || (key0 === "hotel")) || (key0 === "car"))){
validate0.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.offerId !== undefined){
const _errs2 = errors;
if(typeof data.offerId !== "string"){
validate0.errors = [{instancePath:instancePath+"/offerId",schemaPath:"#/properties/offerId/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.kind !== undefined){
let data1 = data.kind;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate0.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data1 === "flight") || (data1 === "hotel")) || (data1 === "car"))){
validate0.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema0.properties.kind.enum}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.passengers !== undefined){
let data2 = data.passengers;
const _errs6 = errors;
if(errors === _errs6){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if((((data2.adults === undefined) && (missing1 = "adults")) || ((data2.children === undefined) && (missing1 = "children"))) || ((data2.infants === undefined) && (missing1 = "infants"))){
validate0.errors = [{instancePath:instancePath+"/passengers",schemaPath:"#/properties/passengers/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs8 = errors;
for(const key1 in data2){
if(!(((key1 === "adults") || (key1 === "children")) || (key1 === "infants"))){
validate0.errors = [{instancePath:instancePath+"/passengers",schemaPath:"#/properties/passengers/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs8 === errors){
if(data2.adults !== undefined){
let data3 = data2.adults;
const _errs9 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate0.errors = [{instancePath:instancePath+"/passengers/adults",schemaPath:"#/properties/passengers/properties/adults/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs9){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 1 || isNaN(data3)){
validate0.errors = [{instancePath:instancePath+"/passengers/adults",schemaPath:"#/properties/passengers/properties/adults/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data2.children !== undefined){
let data4 = data2.children;
const _errs11 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate0.errors = [{instancePath:instancePath+"/passengers/children",schemaPath:"#/properties/passengers/properties/children/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs11){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
validate0.errors = [{instancePath:instancePath+"/passengers/children",schemaPath:"#/properties/passengers/properties/children/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid1 = _errs11 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data2.infants !== undefined){
let data5 = data2.infants;
const _errs13 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate0.errors = [{instancePath:instancePath+"/passengers/infants",schemaPath:"#/properties/passengers/properties/infants/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs13){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
validate0.errors = [{instancePath:instancePath+"/passengers/infants",schemaPath:"#/properties/passengers/properties/infants/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid1 = _errs13 === errors;
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
validate0.errors = [{instancePath:instancePath+"/passengers",schemaPath:"#/properties/passengers/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.refundCents !== undefined){
let data6 = data.refundCents;
const _errs15 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
validate0.errors = [{instancePath:instancePath+"/refundCents",schemaPath:"#/properties/refundCents/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs15){
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 0 || isNaN(data6)){
validate0.errors = [{instancePath:instancePath+"/refundCents",schemaPath:"#/properties/refundCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.flight !== undefined){
const _errs17 = errors;
if(!(validate1(data.flight, {instancePath:instancePath+"/flight",parentData:data,parentDataProperty:"flight",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.hotel !== undefined){
const _errs18 = errors;
if(!(validate7(data.hotel, {instancePath:instancePath+"/hotel",parentData:data,parentDataProperty:"hotel",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.car !== undefined){
const _errs19 = errors;
if(!(validate9(data.car, {instancePath:instancePath+"/car",parentData:data,parentDataProperty:"car",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
errors = vErrors.length;
}
var valid0 = _errs19 === errors;
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
