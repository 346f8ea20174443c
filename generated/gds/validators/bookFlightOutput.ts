// @generated from contracts/gds/tools/bookFlight.json. Edit the contract, then run npm run codegen.
// @ts-nocheck
import type { Validator } from "#contract";
import { formats } from "#contract";

const schema0 = {"type":"object","properties":{"pnr":{"type":"string","pattern":"^TEST-[A-Z0-9]{6}$"},"status":{"type":"string","enum":["confirmed","cancelled"]},"created":{"type":"boolean"},"idempotentReplay":{"type":"boolean"},"sessionId":{"type":"string"},"booking":{"$ref":"#/$defs/Booking"}},"required":["pnr","status","created","idempotentReplay","sessionId","booking"],"additionalProperties":false,"$defs":{"BookedFare":{"type":"object","properties":{"fareRef":{"type":"string"},"flightId":{"type":"string"},"segmentRefs":{"type":"array","items":{"type":"string"}},"cabin":{"type":"string","enum":["economy","premium_economy","business","first"]},"fareBrand":{"type":"string"},"totalCents":{"type":"integer","minimum":0}},"required":["fareRef","flightId","segmentRefs","cabin","fareBrand","totalCents"],"additionalProperties":false},"Booking":{"type":"object","properties":{"pnr":{"type":"string","pattern":"^TEST-[A-Z0-9]{6}$"},"status":{"type":"string","enum":["confirmed","cancelled"]},"version":{"type":"integer","minimum":1},"createdAt":{"type":"string","format":"date-time"},"updatedAt":{"type":"string","format":"date-time"},"passengers":{"type":"array","items":{"$ref":"#/$defs/Traveller"}},"flightSegments":{"type":"array","items":{"$ref":"#/$defs/ItineraryFlight"}},"fares":{"type":"array","items":{"$ref":"#/$defs/BookedFare"}},"hotelReservations":{"type":"array","items":{"$ref":"#/$defs/ItineraryHotel"}},"carReservations":{"type":"array","items":{"$ref":"#/$defs/ItineraryCar"}},"price":{"$ref":"#/$defs/BookingPrice"},"ticketing":{"$ref":"#/$defs/Ticketing"},"warnings":{"type":"array","items":{"$ref":"#/$defs/Warning"}},"test":{"type":"boolean","const":true}},"required":["pnr","status","version","createdAt","updatedAt","passengers","flightSegments","fares","hotelReservations","carReservations","price","ticketing","warnings","test"],"additionalProperties":false},"BookingPrice":{"type":"object","properties":{"currency":{"type":"string","const":"USD"},"totalCents":{"type":"integer","minimum":0},"flightCents":{"type":"integer","minimum":0},"hotelCents":{"type":"integer","minimum":0},"carCents":{"type":"integer","minimum":0},"refundedCents":{"type":"integer","minimum":0}},"required":["currency","totalCents","flightCents","hotelCents","carCents","refundedCents"],"additionalProperties":false},"ItineraryCar":{"type":"object","properties":{"segmentRef":{"type":"string"},"status":{"type":"string","enum":["HK","HL","HX","UN","TK","NO"]},"confirmationNumber":{"type":"string"},"vendorName":{"type":"string"},"sippCode":{"type":"string"},"category":{"type":"string"},"pickupLocationCode":{"type":"string","pattern":"^[A-Z]{3}$"},"pickupDate":{"type":"string","format":"date-time"},"dropoffLocationCode":{"type":"string","pattern":"^[A-Z]{3}$"},"dropoffDate":{"type":"string","format":"date-time"},"totalCents":{"type":"integer","minimum":0},"payment":{"type":"string","enum":["pay_now","pay_at_counter"]}},"required":["segmentRef","status","confirmationNumber","vendorName","sippCode","category","pickupLocationCode","pickupDate","dropoffLocationCode","dropoffDate","totalCents","payment"],"additionalProperties":false},"ItineraryFlight":{"type":"object","properties":{"segmentRef":{"type":"string"},"status":{"type":"string","enum":["HK","HL","HX","UN","TK","NO"]},"flightNumber":{"type":"string"},"operatingCarrier":{"type":"string"},"origin":{"type":"string","pattern":"^[A-Z]{3}$"},"destination":{"type":"string","pattern":"^[A-Z]{3}$"},"departureLocal":{"type":"string","format":"date-time"},"arrivalLocal":{"type":"string","format":"date-time"},"arrivalDayOffset":{"type":"integer"},"cabin":{"type":"string","enum":["economy","premium_economy","business","first"]},"bookingClass":{"type":"string"}},"required":["segmentRef","status","flightNumber","operatingCarrier","origin","destination","departureLocal","arrivalLocal","arrivalDayOffset","cabin","bookingClass"],"additionalProperties":false},"ItineraryHotel":{"type":"object","properties":{"segmentRef":{"type":"string"},"status":{"type":"string","enum":["HK","HL","HX","UN","TK","NO"]},"confirmationNumber":{"type":"string"},"name":{"type":"string"},"cityCode":{"type":"string","pattern":"^[A-Z]{3}$"},"checkInDate":{"type":"string","format":"date"},"checkOutDate":{"type":"string","format":"date"},"rooms":{"type":"integer"},"roomType":{"type":"string"},"totalCents":{"type":"integer","minimum":0},"payAtPropertyCents":{"type":"integer","minimum":0}},"required":["segmentRef","status","confirmationNumber","name","cityCode","checkInDate","checkOutDate","rooms","roomType","totalCents","payAtPropertyCents"],"additionalProperties":false},"Ticketing":{"type":"object","properties":{"status":{"type":"string","enum":["unticketed","ticketed","voided","refunded"]},"deadline":{"type":["string","null"],"format":"date-time"},"voidUntil":{"type":["string","null"],"format":"date-time"}},"required":["status","deadline","voidUntil"],"additionalProperties":false},"Traveller":{"type":"object","properties":{"paxRef":{"type":"string"},"type":{"type":"string","enum":["adult","child","infant"]},"firstName":{"type":"string"},"lastName":{"type":"string"},"ticketNumber":{"type":["string","null"]}},"required":["paxRef","type","firstName","lastName","ticketNumber"],"additionalProperties":false},"Warning":{"type":"object","properties":{"reason":{"type":"string"},"field":{"type":"string"},"message":{"type":"string"}},"required":["reason","field","message"],"additionalProperties":false}}};
const pattern0 = new RegExp("^TEST-[A-Z0-9]{6}$", "u");
const schema1 = {"type":"object","properties":{"pnr":{"type":"string","pattern":"^TEST-[A-Z0-9]{6}$"},"status":{"type":"string","enum":["confirmed","cancelled"]},"version":{"type":"integer","minimum":1},"createdAt":{"type":"string","format":"date-time"},"updatedAt":{"type":"string","format":"date-time"},"passengers":{"type":"array","items":{"$ref":"#/$defs/Traveller"}},"flightSegments":{"type":"array","items":{"$ref":"#/$defs/ItineraryFlight"}},"fares":{"type":"array","items":{"$ref":"#/$defs/BookedFare"}},"hotelReservations":{"type":"array","items":{"$ref":"#/$defs/ItineraryHotel"}},"carReservations":{"type":"array","items":{"$ref":"#/$defs/ItineraryCar"}},"price":{"$ref":"#/$defs/BookingPrice"},"ticketing":{"$ref":"#/$defs/Ticketing"},"warnings":{"type":"array","items":{"$ref":"#/$defs/Warning"}},"test":{"type":"boolean","const":true}},"required":["pnr","status","version","createdAt","updatedAt","passengers","flightSegments","fares","hotelReservations","carReservations","price","ticketing","warnings","test"],"additionalProperties":false};
const schema2 = {"type":"object","properties":{"paxRef":{"type":"string"},"type":{"type":"string","enum":["adult","child","infant"]},"firstName":{"type":"string"},"lastName":{"type":"string"},"ticketNumber":{"type":["string","null"]}},"required":["paxRef","type","firstName","lastName","ticketNumber"],"additionalProperties":false};
const schema3 = {"type":"object","properties":{"segmentRef":{"type":"string"},"status":{"type":"string","enum":["HK","HL","HX","UN","TK","NO"]},"flightNumber":{"type":"string"},"operatingCarrier":{"type":"string"},"origin":{"type":"string","pattern":"^[A-Z]{3}$"},"destination":{"type":"string","pattern":"^[A-Z]{3}$"},"departureLocal":{"type":"string","format":"date-time"},"arrivalLocal":{"type":"string","format":"date-time"},"arrivalDayOffset":{"type":"integer"},"cabin":{"type":"string","enum":["economy","premium_economy","business","first"]},"bookingClass":{"type":"string"}},"required":["segmentRef","status","flightNumber","operatingCarrier","origin","destination","departureLocal","arrivalLocal","arrivalDayOffset","cabin","bookingClass"],"additionalProperties":false};
const schema4 = {"type":"object","properties":{"fareRef":{"type":"string"},"flightId":{"type":"string"},"segmentRefs":{"type":"array","items":{"type":"string"}},"cabin":{"type":"string","enum":["economy","premium_economy","business","first"]},"fareBrand":{"type":"string"},"totalCents":{"type":"integer","minimum":0}},"required":["fareRef","flightId","segmentRefs","cabin","fareBrand","totalCents"],"additionalProperties":false};
const schema5 = {"type":"object","properties":{"segmentRef":{"type":"string"},"status":{"type":"string","enum":["HK","HL","HX","UN","TK","NO"]},"confirmationNumber":{"type":"string"},"name":{"type":"string"},"cityCode":{"type":"string","pattern":"^[A-Z]{3}$"},"checkInDate":{"type":"string","format":"date"},"checkOutDate":{"type":"string","format":"date"},"rooms":{"type":"integer"},"roomType":{"type":"string"},"totalCents":{"type":"integer","minimum":0},"payAtPropertyCents":{"type":"integer","minimum":0}},"required":["segmentRef","status","confirmationNumber","name","cityCode","checkInDate","checkOutDate","rooms","roomType","totalCents","payAtPropertyCents"],"additionalProperties":false};
const schema6 = {"type":"object","properties":{"segmentRef":{"type":"string"},"status":{"type":"string","enum":["HK","HL","HX","UN","TK","NO"]},"confirmationNumber":{"type":"string"},"vendorName":{"type":"string"},"sippCode":{"type":"string"},"category":{"type":"string"},"pickupLocationCode":{"type":"string","pattern":"^[A-Z]{3}$"},"pickupDate":{"type":"string","format":"date-time"},"dropoffLocationCode":{"type":"string","pattern":"^[A-Z]{3}$"},"dropoffDate":{"type":"string","format":"date-time"},"totalCents":{"type":"integer","minimum":0},"payment":{"type":"string","enum":["pay_now","pay_at_counter"]}},"required":["segmentRef","status","confirmationNumber","vendorName","sippCode","category","pickupLocationCode","pickupDate","dropoffLocationCode","dropoffDate","totalCents","payment"],"additionalProperties":false};
const schema8 = {"type":"object","properties":{"status":{"type":"string","enum":["unticketed","ticketed","voided","refunded"]},"deadline":{"type":["string","null"],"format":"date-time"},"voidUntil":{"type":["string","null"],"format":"date-time"}},"required":["status","deadline","voidUntil"],"additionalProperties":false};
const func0 = Object.prototype.hasOwnProperty;
const pattern2 = new RegExp("^[A-Z]{3}$", "u");
const formats0 = formats["date-time"];
const formats8 = formats.date;

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
if((((((data6.paxRef === undefined) && (missing1 = "paxRef")) || ((data6.type === undefined) && (missing1 = "type"))) || ((data6.firstName === undefined) && (missing1 = "firstName"))) || ((data6.lastName === undefined) && (missing1 = "lastName"))) || ((data6.ticketNumber === undefined) && (missing1 = "ticketNumber"))){
validate1.errors = [{instancePath:instancePath+"/passengers/" + i0,schemaPath:"#/$defs/Traveller/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs17 = errors;
for(const key1 in data6){
if(!(((((key1 === "paxRef") || (key1 === "type")) || (key1 === "firstName")) || (key1 === "lastName")) || (key1 === "ticketNumber"))){
validate1.errors = [{instancePath:instancePath+"/passengers/" + i0,schemaPath:"#/$defs/Traveller/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs17 === errors){
if(data6.paxRef !== undefined){
const _errs18 = errors;
if(typeof data6.paxRef !== "string"){
validate1.errors = [{instancePath:instancePath+"/passengers/" + i0+"/paxRef",schemaPath:"#/$defs/Traveller/properties/paxRef/type",keyword:"type",params:{type: "string"}}];
return false;
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
validate1.errors = [{instancePath:instancePath+"/passengers/" + i0+"/type",schemaPath:"#/$defs/Traveller/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data8 === "adult") || (data8 === "child")) || (data8 === "infant"))){
validate1.errors = [{instancePath:instancePath+"/passengers/" + i0+"/type",schemaPath:"#/$defs/Traveller/properties/type/enum",keyword:"enum",params:{allowedValues: schema2.properties.type.enum}}];
return false;
}
var valid3 = _errs20 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data6.firstName !== undefined){
const _errs22 = errors;
if(typeof data6.firstName !== "string"){
validate1.errors = [{instancePath:instancePath+"/passengers/" + i0+"/firstName",schemaPath:"#/$defs/Traveller/properties/firstName/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs22 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data6.lastName !== undefined){
const _errs24 = errors;
if(typeof data6.lastName !== "string"){
validate1.errors = [{instancePath:instancePath+"/passengers/" + i0+"/lastName",schemaPath:"#/$defs/Traveller/properties/lastName/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs24 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data6.ticketNumber !== undefined){
let data11 = data6.ticketNumber;
const _errs26 = errors;
if((typeof data11 !== "string") && (data11 !== null)){
validate1.errors = [{instancePath:instancePath+"/passengers/" + i0+"/ticketNumber",schemaPath:"#/$defs/Traveller/properties/ticketNumber/type",keyword:"type",params:{type: schema2.properties.ticketNumber.type}}];
return false;
}
var valid3 = _errs26 === errors;
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
else {
validate1.errors = [{instancePath:instancePath+"/passengers/" + i0,schemaPath:"#/$defs/Traveller/type",keyword:"type",params:{type: "object"}}];
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
let data12 = data.flightSegments;
const _errs28 = errors;
if(errors === _errs28){
if(Array.isArray(data12)){
var valid4 = true;
const len1 = data12.length;
for(let i1=0; i1<len1; i1++){
let data13 = data12[i1];
const _errs30 = errors;
const _errs31 = errors;
if(errors === _errs31){
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
let missing2;
if((((((((((((data13.segmentRef === undefined) && (missing2 = "segmentRef")) || ((data13.status === undefined) && (missing2 = "status"))) || ((data13.flightNumber === undefined) && (missing2 = "flightNumber"))) || ((data13.operatingCarrier === undefined) && (missing2 = "operatingCarrier"))) || ((data13.origin === undefined) && (missing2 = "origin"))) || ((data13.destination === undefined) && (missing2 = "destination"))) || ((data13.departureLocal === undefined) && (missing2 = "departureLocal"))) || ((data13.arrivalLocal === undefined) && (missing2 = "arrivalLocal"))) || ((data13.arrivalDayOffset === undefined) && (missing2 = "arrivalDayOffset"))) || ((data13.cabin === undefined) && (missing2 = "cabin"))) || ((data13.bookingClass === undefined) && (missing2 = "bookingClass"))){
validate1.errors = [{instancePath:instancePath+"/flightSegments/" + i1,schemaPath:"#/$defs/ItineraryFlight/required",keyword:"required",params:{missingProperty: missing2}}];
return false;
}
else {
const _errs33 = errors;
for(const key2 in data13){
if(!(func0.call(schema3.properties, key2))){
validate1.errors = [{instancePath:instancePath+"/flightSegments/" + i1,schemaPath:"#/$defs/ItineraryFlight/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}}];
return false;
break;
}
}
if(_errs33 === errors){
if(data13.segmentRef !== undefined){
const _errs34 = errors;
if(typeof data13.segmentRef !== "string"){
validate1.errors = [{instancePath:instancePath+"/flightSegments/" + i1+"/segmentRef",schemaPath:"#/$defs/ItineraryFlight/properties/segmentRef/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid6 = _errs34 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data13.status !== undefined){
let data15 = data13.status;
const _errs36 = errors;
if(typeof data15 !== "string"){
validate1.errors = [{instancePath:instancePath+"/flightSegments/" + i1+"/status",schemaPath:"#/$defs/ItineraryFlight/properties/status/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((((data15 === "HK") || (data15 === "HL")) || (data15 === "HX")) || (data15 === "UN")) || (data15 === "TK")) || (data15 === "NO"))){
validate1.errors = [{instancePath:instancePath+"/flightSegments/" + i1+"/status",schemaPath:"#/$defs/ItineraryFlight/properties/status/enum",keyword:"enum",params:{allowedValues: schema3.properties.status.enum}}];
return false;
}
var valid6 = _errs36 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data13.flightNumber !== undefined){
const _errs38 = errors;
if(typeof data13.flightNumber !== "string"){
validate1.errors = [{instancePath:instancePath+"/flightSegments/" + i1+"/flightNumber",schemaPath:"#/$defs/ItineraryFlight/properties/flightNumber/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid6 = _errs38 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data13.operatingCarrier !== undefined){
const _errs40 = errors;
if(typeof data13.operatingCarrier !== "string"){
validate1.errors = [{instancePath:instancePath+"/flightSegments/" + i1+"/operatingCarrier",schemaPath:"#/$defs/ItineraryFlight/properties/operatingCarrier/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid6 = _errs40 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data13.origin !== undefined){
let data18 = data13.origin;
const _errs42 = errors;
if(errors === _errs42){
if(typeof data18 === "string"){
if(!pattern2.test(data18)){
validate1.errors = [{instancePath:instancePath+"/flightSegments/" + i1+"/origin",schemaPath:"#/$defs/ItineraryFlight/properties/origin/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"}}];
return false;
}
}
else {
validate1.errors = [{instancePath:instancePath+"/flightSegments/" + i1+"/origin",schemaPath:"#/$defs/ItineraryFlight/properties/origin/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid6 = _errs42 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data13.destination !== undefined){
let data19 = data13.destination;
const _errs44 = errors;
if(errors === _errs44){
if(typeof data19 === "string"){
if(!pattern2.test(data19)){
validate1.errors = [{instancePath:instancePath+"/flightSegments/" + i1+"/destination",schemaPath:"#/$defs/ItineraryFlight/properties/destination/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"}}];
return false;
}
}
else {
validate1.errors = [{instancePath:instancePath+"/flightSegments/" + i1+"/destination",schemaPath:"#/$defs/ItineraryFlight/properties/destination/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid6 = _errs44 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data13.departureLocal !== undefined){
let data20 = data13.departureLocal;
const _errs46 = errors;
if(errors === _errs46){
if(errors === _errs46){
if(typeof data20 === "string"){
if(!(formats0(data20))){
validate1.errors = [{instancePath:instancePath+"/flightSegments/" + i1+"/departureLocal",schemaPath:"#/$defs/ItineraryFlight/properties/departureLocal/format",keyword:"format",params:{format: "date-time"}}];
return false;
}
}
else {
validate1.errors = [{instancePath:instancePath+"/flightSegments/" + i1+"/departureLocal",schemaPath:"#/$defs/ItineraryFlight/properties/departureLocal/type",keyword:"type",params:{type: "string"}}];
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
if(data13.arrivalLocal !== undefined){
let data21 = data13.arrivalLocal;
const _errs48 = errors;
if(errors === _errs48){
if(errors === _errs48){
if(typeof data21 === "string"){
if(!(formats0(data21))){
validate1.errors = [{instancePath:instancePath+"/flightSegments/" + i1+"/arrivalLocal",schemaPath:"#/$defs/ItineraryFlight/properties/arrivalLocal/format",keyword:"format",params:{format: "date-time"}}];
return false;
}
}
else {
validate1.errors = [{instancePath:instancePath+"/flightSegments/" + i1+"/arrivalLocal",schemaPath:"#/$defs/ItineraryFlight/properties/arrivalLocal/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid6 = _errs48 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data13.arrivalDayOffset !== undefined){
let data22 = data13.arrivalDayOffset;
const _errs50 = errors;
if(!(((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22))) && (isFinite(data22)))){
validate1.errors = [{instancePath:instancePath+"/flightSegments/" + i1+"/arrivalDayOffset",schemaPath:"#/$defs/ItineraryFlight/properties/arrivalDayOffset/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid6 = _errs50 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data13.cabin !== undefined){
let data23 = data13.cabin;
const _errs52 = errors;
if(typeof data23 !== "string"){
validate1.errors = [{instancePath:instancePath+"/flightSegments/" + i1+"/cabin",schemaPath:"#/$defs/ItineraryFlight/properties/cabin/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((data23 === "economy") || (data23 === "premium_economy")) || (data23 === "business")) || (data23 === "first"))){
validate1.errors = [{instancePath:instancePath+"/flightSegments/" + i1+"/cabin",schemaPath:"#/$defs/ItineraryFlight/properties/cabin/enum",keyword:"enum",params:{allowedValues: schema3.properties.cabin.enum}}];
return false;
}
var valid6 = _errs52 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data13.bookingClass !== undefined){
const _errs54 = errors;
if(typeof data13.bookingClass !== "string"){
validate1.errors = [{instancePath:instancePath+"/flightSegments/" + i1+"/bookingClass",schemaPath:"#/$defs/ItineraryFlight/properties/bookingClass/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid6 = _errs54 === errors;
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
}
}
}
}
}
else {
validate1.errors = [{instancePath:instancePath+"/flightSegments/" + i1,schemaPath:"#/$defs/ItineraryFlight/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid4 = _errs30 === errors;
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
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fares !== undefined){
let data25 = data.fares;
const _errs56 = errors;
if(errors === _errs56){
if(Array.isArray(data25)){
var valid7 = true;
const len2 = data25.length;
for(let i2=0; i2<len2; i2++){
let data26 = data25[i2];
const _errs58 = errors;
const _errs59 = errors;
if(errors === _errs59){
if(data26 && typeof data26 == "object" && !Array.isArray(data26)){
let missing3;
if(((((((data26.fareRef === undefined) && (missing3 = "fareRef")) || ((data26.flightId === undefined) && (missing3 = "flightId"))) || ((data26.segmentRefs === undefined) && (missing3 = "segmentRefs"))) || ((data26.cabin === undefined) && (missing3 = "cabin"))) || ((data26.fareBrand === undefined) && (missing3 = "fareBrand"))) || ((data26.totalCents === undefined) && (missing3 = "totalCents"))){
validate1.errors = [{instancePath:instancePath+"/fares/" + i2,schemaPath:"#/$defs/BookedFare/required",keyword:"required",params:{missingProperty: missing3}}];
return false;
}
else {
const _errs61 = errors;
for(const key3 in data26){
if(!((((((key3 === "fareRef") || (key3 === "flightId")) || (key3 === "segmentRefs")) || (key3 === "cabin")) || (key3 === "fareBrand")) || (key3 === "totalCents"))){
validate1.errors = [{instancePath:instancePath+"/fares/" + i2,schemaPath:"#/$defs/BookedFare/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3}}];
return false;
break;
}
}
if(_errs61 === errors){
if(data26.fareRef !== undefined){
const _errs62 = errors;
if(typeof data26.fareRef !== "string"){
validate1.errors = [{instancePath:instancePath+"/fares/" + i2+"/fareRef",schemaPath:"#/$defs/BookedFare/properties/fareRef/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid9 = _errs62 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data26.flightId !== undefined){
const _errs64 = errors;
if(typeof data26.flightId !== "string"){
validate1.errors = [{instancePath:instancePath+"/fares/" + i2+"/flightId",schemaPath:"#/$defs/BookedFare/properties/flightId/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid9 = _errs64 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data26.segmentRefs !== undefined){
let data29 = data26.segmentRefs;
const _errs66 = errors;
if(errors === _errs66){
if(Array.isArray(data29)){
var valid10 = true;
const len3 = data29.length;
for(let i3=0; i3<len3; i3++){
const _errs68 = errors;
if(typeof data29[i3] !== "string"){
validate1.errors = [{instancePath:instancePath+"/fares/" + i2+"/segmentRefs/" + i3,schemaPath:"#/$defs/BookedFare/properties/segmentRefs/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid10 = _errs68 === errors;
if(!valid10){
break;
}
}
}
else {
validate1.errors = [{instancePath:instancePath+"/fares/" + i2+"/segmentRefs",schemaPath:"#/$defs/BookedFare/properties/segmentRefs/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid9 = _errs66 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data26.cabin !== undefined){
let data31 = data26.cabin;
const _errs70 = errors;
if(typeof data31 !== "string"){
validate1.errors = [{instancePath:instancePath+"/fares/" + i2+"/cabin",schemaPath:"#/$defs/BookedFare/properties/cabin/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((data31 === "economy") || (data31 === "premium_economy")) || (data31 === "business")) || (data31 === "first"))){
validate1.errors = [{instancePath:instancePath+"/fares/" + i2+"/cabin",schemaPath:"#/$defs/BookedFare/properties/cabin/enum",keyword:"enum",params:{allowedValues: schema4.properties.cabin.enum}}];
return false;
}
var valid9 = _errs70 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data26.fareBrand !== undefined){
const _errs72 = errors;
if(typeof data26.fareBrand !== "string"){
validate1.errors = [{instancePath:instancePath+"/fares/" + i2+"/fareBrand",schemaPath:"#/$defs/BookedFare/properties/fareBrand/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid9 = _errs72 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data26.totalCents !== undefined){
let data33 = data26.totalCents;
const _errs74 = errors;
if(!(((typeof data33 == "number") && (!(data33 % 1) && !isNaN(data33))) && (isFinite(data33)))){
validate1.errors = [{instancePath:instancePath+"/fares/" + i2+"/totalCents",schemaPath:"#/$defs/BookedFare/properties/totalCents/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs74){
if((typeof data33 == "number") && (isFinite(data33))){
if(data33 < 0 || isNaN(data33)){
validate1.errors = [{instancePath:instancePath+"/fares/" + i2+"/totalCents",schemaPath:"#/$defs/BookedFare/properties/totalCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid9 = _errs74 === errors;
}
else {
var valid9 = true;
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
var valid7 = _errs58 === errors;
if(!valid7){
break;
}
}
}
else {
validate1.errors = [{instancePath:instancePath+"/fares",schemaPath:"#/properties/fares/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs56 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.hotelReservations !== undefined){
let data34 = data.hotelReservations;
const _errs76 = errors;
if(errors === _errs76){
if(Array.isArray(data34)){
var valid11 = true;
const len4 = data34.length;
for(let i4=0; i4<len4; i4++){
let data35 = data34[i4];
const _errs78 = errors;
const _errs79 = errors;
if(errors === _errs79){
if(data35 && typeof data35 == "object" && !Array.isArray(data35)){
let missing4;
if((((((((((((data35.segmentRef === undefined) && (missing4 = "segmentRef")) || ((data35.status === undefined) && (missing4 = "status"))) || ((data35.confirmationNumber === undefined) && (missing4 = "confirmationNumber"))) || ((data35.name === undefined) && (missing4 = "name"))) || ((data35.cityCode === undefined) && (missing4 = "cityCode"))) || ((data35.checkInDate === undefined) && (missing4 = "checkInDate"))) || ((data35.checkOutDate === undefined) && (missing4 = "checkOutDate"))) || ((data35.rooms === undefined) && (missing4 = "rooms"))) || ((data35.roomType === undefined) && (missing4 = "roomType"))) || ((data35.totalCents === undefined) && (missing4 = "totalCents"))) || ((data35.payAtPropertyCents === undefined) && (missing4 = "payAtPropertyCents"))){
validate1.errors = [{instancePath:instancePath+"/hotelReservations/" + i4,schemaPath:"#/$defs/ItineraryHotel/required",keyword:"required",params:{missingProperty: missing4}}];
return false;
}
else {
const _errs81 = errors;
for(const key4 in data35){
if(!(func0.call(schema5.properties, key4))){
validate1.errors = [{instancePath:instancePath+"/hotelReservations/" + i4,schemaPath:"#/$defs/ItineraryHotel/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4}}];
return false;
break;
}
}
if(_errs81 === errors){
if(data35.segmentRef !== undefined){
const _errs82 = errors;
if(typeof data35.segmentRef !== "string"){
validate1.errors = [{instancePath:instancePath+"/hotelReservations/" + i4+"/segmentRef",schemaPath:"#/$defs/ItineraryHotel/properties/segmentRef/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid13 = _errs82 === errors;
}
else {
var valid13 = true;
}
if(valid13){
if(data35.status !== undefined){
let data37 = data35.status;
const _errs84 = errors;
if(typeof data37 !== "string"){
validate1.errors = [{instancePath:instancePath+"/hotelReservations/" + i4+"/status",schemaPath:"#/$defs/ItineraryHotel/properties/status/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((((data37 === "HK") || (data37 === "HL")) || (data37 === "HX")) || (data37 === "UN")) || (data37 === "TK")) || (data37 === "NO"))){
validate1.errors = [{instancePath:instancePath+"/hotelReservations/" + i4+"/status",schemaPath:"#/$defs/ItineraryHotel/properties/status/enum",keyword:"enum",params:{allowedValues: schema5.properties.status.enum}}];
return false;
}
var valid13 = _errs84 === errors;
}
else {
var valid13 = true;
}
if(valid13){
if(data35.confirmationNumber !== undefined){
const _errs86 = errors;
if(typeof data35.confirmationNumber !== "string"){
validate1.errors = [{instancePath:instancePath+"/hotelReservations/" + i4+"/confirmationNumber",schemaPath:"#/$defs/ItineraryHotel/properties/confirmationNumber/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid13 = _errs86 === errors;
}
else {
var valid13 = true;
}
if(valid13){
if(data35.name !== undefined){
const _errs88 = errors;
if(typeof data35.name !== "string"){
validate1.errors = [{instancePath:instancePath+"/hotelReservations/" + i4+"/name",schemaPath:"#/$defs/ItineraryHotel/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid13 = _errs88 === errors;
}
else {
var valid13 = true;
}
if(valid13){
if(data35.cityCode !== undefined){
let data40 = data35.cityCode;
const _errs90 = errors;
if(errors === _errs90){
if(typeof data40 === "string"){
if(!pattern2.test(data40)){
validate1.errors = [{instancePath:instancePath+"/hotelReservations/" + i4+"/cityCode",schemaPath:"#/$defs/ItineraryHotel/properties/cityCode/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"}}];
return false;
}
}
else {
validate1.errors = [{instancePath:instancePath+"/hotelReservations/" + i4+"/cityCode",schemaPath:"#/$defs/ItineraryHotel/properties/cityCode/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid13 = _errs90 === errors;
}
else {
var valid13 = true;
}
if(valid13){
if(data35.checkInDate !== undefined){
let data41 = data35.checkInDate;
const _errs92 = errors;
if(errors === _errs92){
if(errors === _errs92){
if(typeof data41 === "string"){
if(!(formats8(data41))){
validate1.errors = [{instancePath:instancePath+"/hotelReservations/" + i4+"/checkInDate",schemaPath:"#/$defs/ItineraryHotel/properties/checkInDate/format",keyword:"format",params:{format: "date"}}];
return false;
}
}
else {
validate1.errors = [{instancePath:instancePath+"/hotelReservations/" + i4+"/checkInDate",schemaPath:"#/$defs/ItineraryHotel/properties/checkInDate/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid13 = _errs92 === errors;
}
else {
var valid13 = true;
}
if(valid13){
if(data35.checkOutDate !== undefined){
let data42 = data35.checkOutDate;
const _errs94 = errors;
if(errors === _errs94){
if(errors === _errs94){
if(typeof data42 === "string"){
if(!(formats8(data42))){
validate1.errors = [{instancePath:instancePath+"/hotelReservations/" + i4+"/checkOutDate",schemaPath:"#/$defs/ItineraryHotel/properties/checkOutDate/format",keyword:"format",params:{format: "date"}}];
return false;
}
}
else {
validate1.errors = [{instancePath:instancePath+"/hotelReservations/" + i4+"/checkOutDate",schemaPath:"#/$defs/ItineraryHotel/properties/checkOutDate/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid13 = _errs94 === errors;
}
else {
var valid13 = true;
}
if(valid13){
if(data35.rooms !== undefined){
let data43 = data35.rooms;
const _errs96 = errors;
if(!(((typeof data43 == "number") && (!(data43 % 1) && !isNaN(data43))) && (isFinite(data43)))){
validate1.errors = [{instancePath:instancePath+"/hotelReservations/" + i4+"/rooms",schemaPath:"#/$defs/ItineraryHotel/properties/rooms/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid13 = _errs96 === errors;
}
else {
var valid13 = true;
}
if(valid13){
if(data35.roomType !== undefined){
const _errs98 = errors;
if(typeof data35.roomType !== "string"){
validate1.errors = [{instancePath:instancePath+"/hotelReservations/" + i4+"/roomType",schemaPath:"#/$defs/ItineraryHotel/properties/roomType/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid13 = _errs98 === errors;
}
else {
var valid13 = true;
}
if(valid13){
if(data35.totalCents !== undefined){
let data45 = data35.totalCents;
const _errs100 = errors;
if(!(((typeof data45 == "number") && (!(data45 % 1) && !isNaN(data45))) && (isFinite(data45)))){
validate1.errors = [{instancePath:instancePath+"/hotelReservations/" + i4+"/totalCents",schemaPath:"#/$defs/ItineraryHotel/properties/totalCents/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs100){
if((typeof data45 == "number") && (isFinite(data45))){
if(data45 < 0 || isNaN(data45)){
validate1.errors = [{instancePath:instancePath+"/hotelReservations/" + i4+"/totalCents",schemaPath:"#/$defs/ItineraryHotel/properties/totalCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid13 = _errs100 === errors;
}
else {
var valid13 = true;
}
if(valid13){
if(data35.payAtPropertyCents !== undefined){
let data46 = data35.payAtPropertyCents;
const _errs102 = errors;
if(!(((typeof data46 == "number") && (!(data46 % 1) && !isNaN(data46))) && (isFinite(data46)))){
validate1.errors = [{instancePath:instancePath+"/hotelReservations/" + i4+"/payAtPropertyCents",schemaPath:"#/$defs/ItineraryHotel/properties/payAtPropertyCents/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs102){
if((typeof data46 == "number") && (isFinite(data46))){
if(data46 < 0 || isNaN(data46)){
validate1.errors = [{instancePath:instancePath+"/hotelReservations/" + i4+"/payAtPropertyCents",schemaPath:"#/$defs/ItineraryHotel/properties/payAtPropertyCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid13 = _errs102 === errors;
}
else {
var valid13 = true;
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
validate1.errors = [{instancePath:instancePath+"/hotelReservations/" + i4,schemaPath:"#/$defs/ItineraryHotel/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid11 = _errs78 === errors;
if(!valid11){
break;
}
}
}
else {
validate1.errors = [{instancePath:instancePath+"/hotelReservations",schemaPath:"#/properties/hotelReservations/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs76 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.carReservations !== undefined){
let data47 = data.carReservations;
const _errs104 = errors;
if(errors === _errs104){
if(Array.isArray(data47)){
var valid14 = true;
const len5 = data47.length;
for(let i5=0; i5<len5; i5++){
let data48 = data47[i5];
const _errs106 = errors;
const _errs107 = errors;
if(errors === _errs107){
if(data48 && typeof data48 == "object" && !Array.isArray(data48)){
let missing5;
if(((((((((((((data48.segmentRef === undefined) && (missing5 = "segmentRef")) || ((data48.status === undefined) && (missing5 = "status"))) || ((data48.confirmationNumber === undefined) && (missing5 = "confirmationNumber"))) || ((data48.vendorName === undefined) && (missing5 = "vendorName"))) || ((data48.sippCode === undefined) && (missing5 = "sippCode"))) || ((data48.category === undefined) && (missing5 = "category"))) || ((data48.pickupLocationCode === undefined) && (missing5 = "pickupLocationCode"))) || ((data48.pickupDate === undefined) && (missing5 = "pickupDate"))) || ((data48.dropoffLocationCode === undefined) && (missing5 = "dropoffLocationCode"))) || ((data48.dropoffDate === undefined) && (missing5 = "dropoffDate"))) || ((data48.totalCents === undefined) && (missing5 = "totalCents"))) || ((data48.payment === undefined) && (missing5 = "payment"))){
validate1.errors = [{instancePath:instancePath+"/carReservations/" + i5,schemaPath:"#/$defs/ItineraryCar/required",keyword:"required",params:{missingProperty: missing5}}];
return false;
}
else {
const _errs109 = errors;
for(const key5 in data48){
if(!(func0.call(schema6.properties, key5))){
validate1.errors = [{instancePath:instancePath+"/carReservations/" + i5,schemaPath:"#/$defs/ItineraryCar/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5}}];
return false;
break;
}
}
if(_errs109 === errors){
if(data48.segmentRef !== undefined){
const _errs110 = errors;
if(typeof data48.segmentRef !== "string"){
validate1.errors = [{instancePath:instancePath+"/carReservations/" + i5+"/segmentRef",schemaPath:"#/$defs/ItineraryCar/properties/segmentRef/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid16 = _errs110 === errors;
}
else {
var valid16 = true;
}
if(valid16){
if(data48.status !== undefined){
let data50 = data48.status;
const _errs112 = errors;
if(typeof data50 !== "string"){
validate1.errors = [{instancePath:instancePath+"/carReservations/" + i5+"/status",schemaPath:"#/$defs/ItineraryCar/properties/status/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((((data50 === "HK") || (data50 === "HL")) || (data50 === "HX")) || (data50 === "UN")) || (data50 === "TK")) || (data50 === "NO"))){
validate1.errors = [{instancePath:instancePath+"/carReservations/" + i5+"/status",schemaPath:"#/$defs/ItineraryCar/properties/status/enum",keyword:"enum",params:{allowedValues: schema6.properties.status.enum}}];
return false;
}
var valid16 = _errs112 === errors;
}
else {
var valid16 = true;
}
if(valid16){
if(data48.confirmationNumber !== undefined){
const _errs114 = errors;
if(typeof data48.confirmationNumber !== "string"){
validate1.errors = [{instancePath:instancePath+"/carReservations/" + i5+"/confirmationNumber",schemaPath:"#/$defs/ItineraryCar/properties/confirmationNumber/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid16 = _errs114 === errors;
}
else {
var valid16 = true;
}
if(valid16){
if(data48.vendorName !== undefined){
const _errs116 = errors;
if(typeof data48.vendorName !== "string"){
validate1.errors = [{instancePath:instancePath+"/carReservations/" + i5+"/vendorName",schemaPath:"#/$defs/ItineraryCar/properties/vendorName/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid16 = _errs116 === errors;
}
else {
var valid16 = true;
}
if(valid16){
if(data48.sippCode !== undefined){
const _errs118 = errors;
if(typeof data48.sippCode !== "string"){
validate1.errors = [{instancePath:instancePath+"/carReservations/" + i5+"/sippCode",schemaPath:"#/$defs/ItineraryCar/properties/sippCode/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid16 = _errs118 === errors;
}
else {
var valid16 = true;
}
if(valid16){
if(data48.category !== undefined){
const _errs120 = errors;
if(typeof data48.category !== "string"){
validate1.errors = [{instancePath:instancePath+"/carReservations/" + i5+"/category",schemaPath:"#/$defs/ItineraryCar/properties/category/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid16 = _errs120 === errors;
}
else {
var valid16 = true;
}
if(valid16){
if(data48.pickupLocationCode !== undefined){
let data55 = data48.pickupLocationCode;
const _errs122 = errors;
if(errors === _errs122){
if(typeof data55 === "string"){
if(!pattern2.test(data55)){
validate1.errors = [{instancePath:instancePath+"/carReservations/" + i5+"/pickupLocationCode",schemaPath:"#/$defs/ItineraryCar/properties/pickupLocationCode/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"}}];
return false;
}
}
else {
validate1.errors = [{instancePath:instancePath+"/carReservations/" + i5+"/pickupLocationCode",schemaPath:"#/$defs/ItineraryCar/properties/pickupLocationCode/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid16 = _errs122 === errors;
}
else {
var valid16 = true;
}
if(valid16){
if(data48.pickupDate !== undefined){
let data56 = data48.pickupDate;
const _errs124 = errors;
if(errors === _errs124){
if(errors === _errs124){
if(typeof data56 === "string"){
if(!(formats0(data56))){
validate1.errors = [{instancePath:instancePath+"/carReservations/" + i5+"/pickupDate",schemaPath:"#/$defs/ItineraryCar/properties/pickupDate/format",keyword:"format",params:{format: "date-time"}}];
return false;
}
}
else {
validate1.errors = [{instancePath:instancePath+"/carReservations/" + i5+"/pickupDate",schemaPath:"#/$defs/ItineraryCar/properties/pickupDate/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid16 = _errs124 === errors;
}
else {
var valid16 = true;
}
if(valid16){
if(data48.dropoffLocationCode !== undefined){
let data57 = data48.dropoffLocationCode;
const _errs126 = errors;
if(errors === _errs126){
if(typeof data57 === "string"){
if(!pattern2.test(data57)){
validate1.errors = [{instancePath:instancePath+"/carReservations/" + i5+"/dropoffLocationCode",schemaPath:"#/$defs/ItineraryCar/properties/dropoffLocationCode/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"}}];
return false;
}
}
else {
validate1.errors = [{instancePath:instancePath+"/carReservations/" + i5+"/dropoffLocationCode",schemaPath:"#/$defs/ItineraryCar/properties/dropoffLocationCode/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid16 = _errs126 === errors;
}
else {
var valid16 = true;
}
if(valid16){
if(data48.dropoffDate !== undefined){
let data58 = data48.dropoffDate;
const _errs128 = errors;
if(errors === _errs128){
if(errors === _errs128){
if(typeof data58 === "string"){
if(!(formats0(data58))){
validate1.errors = [{instancePath:instancePath+"/carReservations/" + i5+"/dropoffDate",schemaPath:"#/$defs/ItineraryCar/properties/dropoffDate/format",keyword:"format",params:{format: "date-time"}}];
return false;
}
}
else {
validate1.errors = [{instancePath:instancePath+"/carReservations/" + i5+"/dropoffDate",schemaPath:"#/$defs/ItineraryCar/properties/dropoffDate/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid16 = _errs128 === errors;
}
else {
var valid16 = true;
}
if(valid16){
if(data48.totalCents !== undefined){
let data59 = data48.totalCents;
const _errs130 = errors;
if(!(((typeof data59 == "number") && (!(data59 % 1) && !isNaN(data59))) && (isFinite(data59)))){
validate1.errors = [{instancePath:instancePath+"/carReservations/" + i5+"/totalCents",schemaPath:"#/$defs/ItineraryCar/properties/totalCents/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs130){
if((typeof data59 == "number") && (isFinite(data59))){
if(data59 < 0 || isNaN(data59)){
validate1.errors = [{instancePath:instancePath+"/carReservations/" + i5+"/totalCents",schemaPath:"#/$defs/ItineraryCar/properties/totalCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid16 = _errs130 === errors;
}
else {
var valid16 = true;
}
if(valid16){
if(data48.payment !== undefined){
let data60 = data48.payment;
const _errs132 = errors;
if(typeof data60 !== "string"){
validate1.errors = [{instancePath:instancePath+"/carReservations/" + i5+"/payment",schemaPath:"#/$defs/ItineraryCar/properties/payment/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data60 === "pay_now") || (data60 === "pay_at_counter"))){
validate1.errors = [{instancePath:instancePath+"/carReservations/" + i5+"/payment",schemaPath:"#/$defs/ItineraryCar/properties/payment/enum",keyword:"enum",params:{allowedValues: schema6.properties.payment.enum}}];
return false;
}
var valid16 = _errs132 === errors;
}
else {
var valid16 = true;
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
validate1.errors = [{instancePath:instancePath+"/carReservations/" + i5,schemaPath:"#/$defs/ItineraryCar/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid14 = _errs106 === errors;
if(!valid14){
break;
}
}
}
else {
validate1.errors = [{instancePath:instancePath+"/carReservations",schemaPath:"#/properties/carReservations/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs104 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.price !== undefined){
let data61 = data.price;
const _errs134 = errors;
const _errs135 = errors;
if(errors === _errs135){
if(data61 && typeof data61 == "object" && !Array.isArray(data61)){
let missing6;
if(((((((data61.currency === undefined) && (missing6 = "currency")) || ((data61.totalCents === undefined) && (missing6 = "totalCents"))) || ((data61.flightCents === undefined) && (missing6 = "flightCents"))) || ((data61.hotelCents === undefined) && (missing6 = "hotelCents"))) || ((data61.carCents === undefined) && (missing6 = "carCents"))) || ((data61.refundedCents === undefined) && (missing6 = "refundedCents"))){
validate1.errors = [{instancePath:instancePath+"/price",schemaPath:"#/$defs/BookingPrice/required",keyword:"required",params:{missingProperty: missing6}}];
return false;
}
else {
const _errs137 = errors;
for(const key6 in data61){
if(!((((((key6 === "currency") || (key6 === "totalCents")) || (key6 === "flightCents")) || (key6 === "hotelCents")) || (key6 === "carCents")) || (key6 === "refundedCents"))){
validate1.errors = [{instancePath:instancePath+"/price",schemaPath:"#/$defs/BookingPrice/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6}}];
return false;
break;
}
}
if(_errs137 === errors){
if(data61.currency !== undefined){
let data62 = data61.currency;
const _errs138 = errors;
if(typeof data62 !== "string"){
validate1.errors = [{instancePath:instancePath+"/price/currency",schemaPath:"#/$defs/BookingPrice/properties/currency/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("USD" !== data62){
validate1.errors = [{instancePath:instancePath+"/price/currency",schemaPath:"#/$defs/BookingPrice/properties/currency/const",keyword:"const",params:{allowedValue: "USD"}}];
return false;
}
var valid18 = _errs138 === errors;
}
else {
var valid18 = true;
}
if(valid18){
if(data61.totalCents !== undefined){
let data63 = data61.totalCents;
const _errs140 = errors;
if(!(((typeof data63 == "number") && (!(data63 % 1) && !isNaN(data63))) && (isFinite(data63)))){
validate1.errors = [{instancePath:instancePath+"/price/totalCents",schemaPath:"#/$defs/BookingPrice/properties/totalCents/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs140){
if((typeof data63 == "number") && (isFinite(data63))){
if(data63 < 0 || isNaN(data63)){
validate1.errors = [{instancePath:instancePath+"/price/totalCents",schemaPath:"#/$defs/BookingPrice/properties/totalCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid18 = _errs140 === errors;
}
else {
var valid18 = true;
}
if(valid18){
if(data61.flightCents !== undefined){
let data64 = data61.flightCents;
const _errs142 = errors;
if(!(((typeof data64 == "number") && (!(data64 % 1) && !isNaN(data64))) && (isFinite(data64)))){
validate1.errors = [{instancePath:instancePath+"/price/flightCents",schemaPath:"#/$defs/BookingPrice/properties/flightCents/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs142){
if((typeof data64 == "number") && (isFinite(data64))){
if(data64 < 0 || isNaN(data64)){
validate1.errors = [{instancePath:instancePath+"/price/flightCents",schemaPath:"#/$defs/BookingPrice/properties/flightCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid18 = _errs142 === errors;
}
else {
var valid18 = true;
}
if(valid18){
if(data61.hotelCents !== undefined){
let data65 = data61.hotelCents;
const _errs144 = errors;
if(!(((typeof data65 == "number") && (!(data65 % 1) && !isNaN(data65))) && (isFinite(data65)))){
validate1.errors = [{instancePath:instancePath+"/price/hotelCents",schemaPath:"#/$defs/BookingPrice/properties/hotelCents/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs144){
if((typeof data65 == "number") && (isFinite(data65))){
if(data65 < 0 || isNaN(data65)){
validate1.errors = [{instancePath:instancePath+"/price/hotelCents",schemaPath:"#/$defs/BookingPrice/properties/hotelCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid18 = _errs144 === errors;
}
else {
var valid18 = true;
}
if(valid18){
if(data61.carCents !== undefined){
let data66 = data61.carCents;
const _errs146 = errors;
if(!(((typeof data66 == "number") && (!(data66 % 1) && !isNaN(data66))) && (isFinite(data66)))){
validate1.errors = [{instancePath:instancePath+"/price/carCents",schemaPath:"#/$defs/BookingPrice/properties/carCents/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs146){
if((typeof data66 == "number") && (isFinite(data66))){
if(data66 < 0 || isNaN(data66)){
validate1.errors = [{instancePath:instancePath+"/price/carCents",schemaPath:"#/$defs/BookingPrice/properties/carCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid18 = _errs146 === errors;
}
else {
var valid18 = true;
}
if(valid18){
if(data61.refundedCents !== undefined){
let data67 = data61.refundedCents;
const _errs148 = errors;
if(!(((typeof data67 == "number") && (!(data67 % 1) && !isNaN(data67))) && (isFinite(data67)))){
validate1.errors = [{instancePath:instancePath+"/price/refundedCents",schemaPath:"#/$defs/BookingPrice/properties/refundedCents/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs148){
if((typeof data67 == "number") && (isFinite(data67))){
if(data67 < 0 || isNaN(data67)){
validate1.errors = [{instancePath:instancePath+"/price/refundedCents",schemaPath:"#/$defs/BookingPrice/properties/refundedCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid18 = _errs148 === errors;
}
else {
var valid18 = true;
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
var valid0 = _errs134 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ticketing !== undefined){
let data68 = data.ticketing;
const _errs150 = errors;
const _errs151 = errors;
if(errors === _errs151){
if(data68 && typeof data68 == "object" && !Array.isArray(data68)){
let missing7;
if((((data68.status === undefined) && (missing7 = "status")) || ((data68.deadline === undefined) && (missing7 = "deadline"))) || ((data68.voidUntil === undefined) && (missing7 = "voidUntil"))){
validate1.errors = [{instancePath:instancePath+"/ticketing",schemaPath:"#/$defs/Ticketing/required",keyword:"required",params:{missingProperty: missing7}}];
return false;
}
else {
const _errs153 = errors;
for(const key7 in data68){
if(!(((key7 === "status") || (key7 === "deadline")) || (key7 === "voidUntil"))){
validate1.errors = [{instancePath:instancePath+"/ticketing",schemaPath:"#/$defs/Ticketing/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key7}}];
return false;
break;
}
}
if(_errs153 === errors){
if(data68.status !== undefined){
let data69 = data68.status;
const _errs154 = errors;
if(typeof data69 !== "string"){
validate1.errors = [{instancePath:instancePath+"/ticketing/status",schemaPath:"#/$defs/Ticketing/properties/status/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((data69 === "unticketed") || (data69 === "ticketed")) || (data69 === "voided")) || (data69 === "refunded"))){
validate1.errors = [{instancePath:instancePath+"/ticketing/status",schemaPath:"#/$defs/Ticketing/properties/status/enum",keyword:"enum",params:{allowedValues: schema8.properties.status.enum}}];
return false;
}
var valid20 = _errs154 === errors;
}
else {
var valid20 = true;
}
if(valid20){
if(data68.deadline !== undefined){
let data70 = data68.deadline;
const _errs156 = errors;
if((typeof data70 !== "string") && (data70 !== null)){
validate1.errors = [{instancePath:instancePath+"/ticketing/deadline",schemaPath:"#/$defs/Ticketing/properties/deadline/type",keyword:"type",params:{type: schema8.properties.deadline.type}}];
return false;
}
if(errors === _errs156){
if(errors === _errs156){
if(typeof data70 === "string"){
if(!(formats0(data70))){
validate1.errors = [{instancePath:instancePath+"/ticketing/deadline",schemaPath:"#/$defs/Ticketing/properties/deadline/format",keyword:"format",params:{format: "date-time"}}];
return false;
}
}
}
}
var valid20 = _errs156 === errors;
}
else {
var valid20 = true;
}
if(valid20){
if(data68.voidUntil !== undefined){
let data71 = data68.voidUntil;
const _errs158 = errors;
if((typeof data71 !== "string") && (data71 !== null)){
validate1.errors = [{instancePath:instancePath+"/ticketing/voidUntil",schemaPath:"#/$defs/Ticketing/properties/voidUntil/type",keyword:"type",params:{type: schema8.properties.voidUntil.type}}];
return false;
}
if(errors === _errs158){
if(errors === _errs158){
if(typeof data71 === "string"){
if(!(formats0(data71))){
validate1.errors = [{instancePath:instancePath+"/ticketing/voidUntil",schemaPath:"#/$defs/Ticketing/properties/voidUntil/format",keyword:"format",params:{format: "date-time"}}];
return false;
}
}
}
}
var valid20 = _errs158 === errors;
}
else {
var valid20 = true;
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
var valid0 = _errs150 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.warnings !== undefined){
let data72 = data.warnings;
const _errs160 = errors;
if(errors === _errs160){
if(Array.isArray(data72)){
var valid21 = true;
const len6 = data72.length;
for(let i6=0; i6<len6; i6++){
let data73 = data72[i6];
const _errs162 = errors;
const _errs163 = errors;
if(errors === _errs163){
if(data73 && typeof data73 == "object" && !Array.isArray(data73)){
let missing8;
if((((data73.reason === undefined) && (missing8 = "reason")) || ((data73.field === undefined) && (missing8 = "field"))) || ((data73.message === undefined) && (missing8 = "message"))){
validate1.errors = [{instancePath:instancePath+"/warnings/" + i6,schemaPath:"#/$defs/Warning/required",keyword:"required",params:{missingProperty: missing8}}];
return false;
}
else {
const _errs165 = errors;
for(const key8 in data73){
if(!(((key8 === "reason") || (key8 === "field")) || (key8 === "message"))){
validate1.errors = [{instancePath:instancePath+"/warnings/" + i6,schemaPath:"#/$defs/Warning/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key8}}];
return false;
break;
}
}
if(_errs165 === errors){
if(data73.reason !== undefined){
const _errs166 = errors;
if(typeof data73.reason !== "string"){
validate1.errors = [{instancePath:instancePath+"/warnings/" + i6+"/reason",schemaPath:"#/$defs/Warning/properties/reason/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid23 = _errs166 === errors;
}
else {
var valid23 = true;
}
if(valid23){
if(data73.field !== undefined){
const _errs168 = errors;
if(typeof data73.field !== "string"){
validate1.errors = [{instancePath:instancePath+"/warnings/" + i6+"/field",schemaPath:"#/$defs/Warning/properties/field/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid23 = _errs168 === errors;
}
else {
var valid23 = true;
}
if(valid23){
if(data73.message !== undefined){
const _errs170 = errors;
if(typeof data73.message !== "string"){
validate1.errors = [{instancePath:instancePath+"/warnings/" + i6+"/message",schemaPath:"#/$defs/Warning/properties/message/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid23 = _errs170 === errors;
}
else {
var valid23 = true;
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
var valid21 = _errs162 === errors;
if(!valid21){
break;
}
}
}
else {
validate1.errors = [{instancePath:instancePath+"/warnings",schemaPath:"#/properties/warnings/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs160 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.test !== undefined){
let data77 = data.test;
const _errs172 = errors;
if(typeof data77 !== "boolean"){
validate1.errors = [{instancePath:instancePath+"/test",schemaPath:"#/properties/test/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(true !== data77){
validate1.errors = [{instancePath:instancePath+"/test",schemaPath:"#/properties/test/const",keyword:"const",params:{allowedValue: true}}];
return false;
}
var valid0 = _errs172 === errors;
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
