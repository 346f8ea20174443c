// @generated from contracts/gds/tools/bookFlight.json. Edit the contract, then run npm run codegen.
// @ts-nocheck
import type { Validator } from "#contract";
import { formats } from "#contract";

const schema0 = {"type":"object","properties":{"pnr":{"type":"string","pattern":"^TEST-[A-Z0-9]{6}$"},"status":{"type":"string","enum":["confirmed","cancelled"]},"created":{"type":"boolean"},"idempotentReplay":{"type":"boolean"},"sessionId":{"type":"string"},"booking":{"$ref":"#/$defs/Booking"},"notes":{"type":"array","items":{"type":"string"}}},"required":["pnr","status","created","idempotentReplay","sessionId","booking","notes"],"additionalProperties":false,"$defs":{"BookedFare":{"type":"object","properties":{"fareRef":{"type":"string"},"segmentRefs":{"type":"array","items":{"type":"string"}},"fareBrand":{"type":"string"},"totalCents":{"type":"integer","minimum":0}},"required":["fareRef","segmentRefs","fareBrand","totalCents"],"additionalProperties":false},"Booking":{"type":"object","properties":{"version":{"type":"integer","minimum":1},"passengers":{"type":"array","items":{"$ref":"#/$defs/Traveller"}},"flightSegments":{"type":"array","items":{"$ref":"#/$defs/ItineraryFlight"}},"fares":{"type":"array","items":{"$ref":"#/$defs/BookedFare"}},"hotelReservations":{"type":"array","items":{"$ref":"#/$defs/ItineraryHotel"}},"carReservations":{"type":"array","items":{"$ref":"#/$defs/ItineraryCar"}},"alsoHolds":{"type":"array","items":{"type":"string"}},"price":{"$ref":"#/$defs/BookingTotals"},"ticketing":{"$ref":"#/$defs/Tickets"},"warnings":{"type":"array","items":{"$ref":"#/$defs/Warning"}}},"required":["version","price","warnings"],"additionalProperties":false},"BookingTotals":{"type":"object","properties":{"currency":{"type":"string","const":"USD"},"totalCents":{"type":"integer","minimum":0},"flightCents":{"type":"integer","minimum":0},"hotelCents":{"type":"integer","minimum":0},"carCents":{"type":"integer","minimum":0},"refundedCents":{"type":"integer","minimum":0},"payAtPropertyCents":{"type":"integer","minimum":0},"payAtCounterCents":{"type":"integer","minimum":0}},"required":["currency","totalCents","flightCents","hotelCents","carCents"],"additionalProperties":false},"ItineraryCar":{"type":"object","properties":{"segmentRef":{"type":"string"},"status":{"type":"string","enum":["HK","HX"]},"confirmationNumber":{"type":"string"},"vendorName":{"type":"string"},"sippCode":{"type":"string"},"category":{"type":"string"},"pickupLocationCode":{"type":"string","pattern":"^[A-Z]{3}$"},"pickupDate":{"type":"string","format":"date-time"},"dropoffLocationCode":{"type":"string","pattern":"^[A-Z]{3}$"},"dropoffDate":{"type":"string","format":"date-time"},"totalCents":{"type":"integer","minimum":0},"payAtCounterCents":{"type":"integer","minimum":0}},"required":["segmentRef","status","confirmationNumber","vendorName","sippCode","category","pickupLocationCode","pickupDate","dropoffLocationCode","dropoffDate","totalCents"],"additionalProperties":false},"ItineraryFlight":{"type":"object","properties":{"segmentRef":{"type":"string"},"status":{"type":"string","enum":["HK","HX","FLOWN"]},"flightNumber":{"type":"string"},"operatingCarrier":{"type":"string"},"origin":{"type":"string","pattern":"^[A-Z]{3}$"},"destination":{"type":"string","pattern":"^[A-Z]{3}$"},"departureLocal":{"type":"string","format":"date-time"},"arrivalLocal":{"type":"string","format":"date-time"},"cabin":{"type":"string","enum":["economy","premium_economy","business","first"]},"bookingClass":{"type":"string"}},"required":["segmentRef","status","flightNumber","origin","destination","departureLocal","arrivalLocal","cabin","bookingClass"],"additionalProperties":false},"ItineraryHotel":{"type":"object","properties":{"segmentRef":{"type":"string"},"status":{"type":"string","enum":["HK","HX"]},"confirmationNumber":{"type":"string"},"name":{"type":"string"},"cityCode":{"type":"string","pattern":"^[A-Z]{3}$"},"checkInDate":{"type":"string","format":"date"},"checkOutDate":{"type":"string","format":"date"},"rooms":{"type":"integer"},"roomType":{"type":"string"},"totalCents":{"type":"integer","minimum":0},"payAtPropertyCents":{"type":"integer","minimum":0}},"required":["segmentRef","status","confirmationNumber","name","cityCode","checkInDate","checkOutDate","rooms","roomType","totalCents"],"additionalProperties":false},"Tickets":{"type":"object","properties":{"status":{"type":"string","enum":["ticketed","voided","refunded"]},"voidUntil":{"type":"string","format":"date-time"}},"required":["status"],"additionalProperties":false},"Traveller":{"type":"object","properties":{"paxRef":{"type":"string"},"type":{"type":"string","enum":["adult","child","infant"]},"firstName":{"type":"string"},"lastName":{"type":"string"},"ticketNumber":{"type":"string"}},"required":["paxRef","type","firstName","lastName"],"additionalProperties":false},"Warning":{"type":"object","properties":{"reason":{"type":"string"},"field":{"type":"string"},"message":{"type":"string"}},"required":["reason","field","message"],"additionalProperties":false}}};
const pattern0 = new RegExp("^TEST-[A-Z0-9]{6}$", "u");
const schema1 = {"type":"object","properties":{"version":{"type":"integer","minimum":1},"passengers":{"type":"array","items":{"$ref":"#/$defs/Traveller"}},"flightSegments":{"type":"array","items":{"$ref":"#/$defs/ItineraryFlight"}},"fares":{"type":"array","items":{"$ref":"#/$defs/BookedFare"}},"hotelReservations":{"type":"array","items":{"$ref":"#/$defs/ItineraryHotel"}},"carReservations":{"type":"array","items":{"$ref":"#/$defs/ItineraryCar"}},"alsoHolds":{"type":"array","items":{"type":"string"}},"price":{"$ref":"#/$defs/BookingTotals"},"ticketing":{"$ref":"#/$defs/Tickets"},"warnings":{"type":"array","items":{"$ref":"#/$defs/Warning"}}},"required":["version","price","warnings"],"additionalProperties":false};
const schema2 = {"type":"object","properties":{"paxRef":{"type":"string"},"type":{"type":"string","enum":["adult","child","infant"]},"firstName":{"type":"string"},"lastName":{"type":"string"},"ticketNumber":{"type":"string"}},"required":["paxRef","type","firstName","lastName"],"additionalProperties":false};
const schema3 = {"type":"object","properties":{"segmentRef":{"type":"string"},"status":{"type":"string","enum":["HK","HX","FLOWN"]},"flightNumber":{"type":"string"},"operatingCarrier":{"type":"string"},"origin":{"type":"string","pattern":"^[A-Z]{3}$"},"destination":{"type":"string","pattern":"^[A-Z]{3}$"},"departureLocal":{"type":"string","format":"date-time"},"arrivalLocal":{"type":"string","format":"date-time"},"cabin":{"type":"string","enum":["economy","premium_economy","business","first"]},"bookingClass":{"type":"string"}},"required":["segmentRef","status","flightNumber","origin","destination","departureLocal","arrivalLocal","cabin","bookingClass"],"additionalProperties":false};
const schema5 = {"type":"object","properties":{"segmentRef":{"type":"string"},"status":{"type":"string","enum":["HK","HX"]},"confirmationNumber":{"type":"string"},"name":{"type":"string"},"cityCode":{"type":"string","pattern":"^[A-Z]{3}$"},"checkInDate":{"type":"string","format":"date"},"checkOutDate":{"type":"string","format":"date"},"rooms":{"type":"integer"},"roomType":{"type":"string"},"totalCents":{"type":"integer","minimum":0},"payAtPropertyCents":{"type":"integer","minimum":0}},"required":["segmentRef","status","confirmationNumber","name","cityCode","checkInDate","checkOutDate","rooms","roomType","totalCents"],"additionalProperties":false};
const schema6 = {"type":"object","properties":{"segmentRef":{"type":"string"},"status":{"type":"string","enum":["HK","HX"]},"confirmationNumber":{"type":"string"},"vendorName":{"type":"string"},"sippCode":{"type":"string"},"category":{"type":"string"},"pickupLocationCode":{"type":"string","pattern":"^[A-Z]{3}$"},"pickupDate":{"type":"string","format":"date-time"},"dropoffLocationCode":{"type":"string","pattern":"^[A-Z]{3}$"},"dropoffDate":{"type":"string","format":"date-time"},"totalCents":{"type":"integer","minimum":0},"payAtCounterCents":{"type":"integer","minimum":0}},"required":["segmentRef","status","confirmationNumber","vendorName","sippCode","category","pickupLocationCode","pickupDate","dropoffLocationCode","dropoffDate","totalCents"],"additionalProperties":false};
const schema8 = {"type":"object","properties":{"status":{"type":"string","enum":["ticketed","voided","refunded"]},"voidUntil":{"type":"string","format":"date-time"}},"required":["status"],"additionalProperties":false};
const func0 = Object.prototype.hasOwnProperty;
const pattern1 = new RegExp("^[A-Z]{3}$", "u");
const formats0 = formats["date-time"];
const formats4 = formats.date;

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
if((((data.version === undefined) && (missing0 = "version")) || ((data.price === undefined) && (missing0 = "price"))) || ((data.warnings === undefined) && (missing0 = "warnings"))){
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
if(data.version !== undefined){
let data0 = data.version;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate1.errors = [{instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 1 || isNaN(data0)){
validate1.errors = [{instancePath:instancePath+"/version",schemaPath:"#/properties/version/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.passengers !== undefined){
let data1 = data.passengers;
const _errs4 = errors;
if(errors === _errs4){
if(Array.isArray(data1)){
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs7){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if(((((data2.paxRef === undefined) && (missing1 = "paxRef")) || ((data2.type === undefined) && (missing1 = "type"))) || ((data2.firstName === undefined) && (missing1 = "firstName"))) || ((data2.lastName === undefined) && (missing1 = "lastName"))){
validate1.errors = [{instancePath:instancePath+"/passengers/" + i0,schemaPath:"#/$defs/Traveller/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs9 = errors;
for(const key1 in data2){
if(!(((((key1 === "paxRef") || (key1 === "type")) || (key1 === "firstName")) || (key1 === "lastName")) || (key1 === "ticketNumber"))){
validate1.errors = [{instancePath:instancePath+"/passengers/" + i0,schemaPath:"#/$defs/Traveller/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs9 === errors){
if(data2.paxRef !== undefined){
const _errs10 = errors;
if(typeof data2.paxRef !== "string"){
validate1.errors = [{instancePath:instancePath+"/passengers/" + i0+"/paxRef",schemaPath:"#/$defs/Traveller/properties/paxRef/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs10 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data2.type !== undefined){
let data4 = data2.type;
const _errs12 = errors;
if(typeof data4 !== "string"){
validate1.errors = [{instancePath:instancePath+"/passengers/" + i0+"/type",schemaPath:"#/$defs/Traveller/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data4 === "adult") || (data4 === "child")) || (data4 === "infant"))){
validate1.errors = [{instancePath:instancePath+"/passengers/" + i0+"/type",schemaPath:"#/$defs/Traveller/properties/type/enum",keyword:"enum",params:{allowedValues: schema2.properties.type.enum}}];
return false;
}
var valid3 = _errs12 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data2.firstName !== undefined){
const _errs14 = errors;
if(typeof data2.firstName !== "string"){
validate1.errors = [{instancePath:instancePath+"/passengers/" + i0+"/firstName",schemaPath:"#/$defs/Traveller/properties/firstName/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs14 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data2.lastName !== undefined){
const _errs16 = errors;
if(typeof data2.lastName !== "string"){
validate1.errors = [{instancePath:instancePath+"/passengers/" + i0+"/lastName",schemaPath:"#/$defs/Traveller/properties/lastName/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs16 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data2.ticketNumber !== undefined){
const _errs18 = errors;
if(typeof data2.ticketNumber !== "string"){
validate1.errors = [{instancePath:instancePath+"/passengers/" + i0+"/ticketNumber",schemaPath:"#/$defs/Traveller/properties/ticketNumber/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs18 === errors;
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
var valid1 = _errs6 === errors;
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
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.flightSegments !== undefined){
let data8 = data.flightSegments;
const _errs20 = errors;
if(errors === _errs20){
if(Array.isArray(data8)){
var valid4 = true;
const len1 = data8.length;
for(let i1=0; i1<len1; i1++){
let data9 = data8[i1];
const _errs22 = errors;
const _errs23 = errors;
if(errors === _errs23){
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
let missing2;
if((((((((((data9.segmentRef === undefined) && (missing2 = "segmentRef")) || ((data9.status === undefined) && (missing2 = "status"))) || ((data9.flightNumber === undefined) && (missing2 = "flightNumber"))) || ((data9.origin === undefined) && (missing2 = "origin"))) || ((data9.destination === undefined) && (missing2 = "destination"))) || ((data9.departureLocal === undefined) && (missing2 = "departureLocal"))) || ((data9.arrivalLocal === undefined) && (missing2 = "arrivalLocal"))) || ((data9.cabin === undefined) && (missing2 = "cabin"))) || ((data9.bookingClass === undefined) && (missing2 = "bookingClass"))){
validate1.errors = [{instancePath:instancePath+"/flightSegments/" + i1,schemaPath:"#/$defs/ItineraryFlight/required",keyword:"required",params:{missingProperty: missing2}}];
return false;
}
else {
const _errs25 = errors;
for(const key2 in data9){
if(!(func0.call(schema3.properties, key2))){
validate1.errors = [{instancePath:instancePath+"/flightSegments/" + i1,schemaPath:"#/$defs/ItineraryFlight/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}}];
return false;
break;
}
}
if(_errs25 === errors){
if(data9.segmentRef !== undefined){
const _errs26 = errors;
if(typeof data9.segmentRef !== "string"){
validate1.errors = [{instancePath:instancePath+"/flightSegments/" + i1+"/segmentRef",schemaPath:"#/$defs/ItineraryFlight/properties/segmentRef/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid6 = _errs26 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data9.status !== undefined){
let data11 = data9.status;
const _errs28 = errors;
if(typeof data11 !== "string"){
validate1.errors = [{instancePath:instancePath+"/flightSegments/" + i1+"/status",schemaPath:"#/$defs/ItineraryFlight/properties/status/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data11 === "HK") || (data11 === "HX")) || (data11 === "FLOWN"))){
validate1.errors = [{instancePath:instancePath+"/flightSegments/" + i1+"/status",schemaPath:"#/$defs/ItineraryFlight/properties/status/enum",keyword:"enum",params:{allowedValues: schema3.properties.status.enum}}];
return false;
}
var valid6 = _errs28 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data9.flightNumber !== undefined){
const _errs30 = errors;
if(typeof data9.flightNumber !== "string"){
validate1.errors = [{instancePath:instancePath+"/flightSegments/" + i1+"/flightNumber",schemaPath:"#/$defs/ItineraryFlight/properties/flightNumber/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid6 = _errs30 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data9.operatingCarrier !== undefined){
const _errs32 = errors;
if(typeof data9.operatingCarrier !== "string"){
validate1.errors = [{instancePath:instancePath+"/flightSegments/" + i1+"/operatingCarrier",schemaPath:"#/$defs/ItineraryFlight/properties/operatingCarrier/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid6 = _errs32 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data9.origin !== undefined){
let data14 = data9.origin;
const _errs34 = errors;
if(errors === _errs34){
if(typeof data14 === "string"){
if(!pattern1.test(data14)){
validate1.errors = [{instancePath:instancePath+"/flightSegments/" + i1+"/origin",schemaPath:"#/$defs/ItineraryFlight/properties/origin/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"}}];
return false;
}
}
else {
validate1.errors = [{instancePath:instancePath+"/flightSegments/" + i1+"/origin",schemaPath:"#/$defs/ItineraryFlight/properties/origin/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid6 = _errs34 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data9.destination !== undefined){
let data15 = data9.destination;
const _errs36 = errors;
if(errors === _errs36){
if(typeof data15 === "string"){
if(!pattern1.test(data15)){
validate1.errors = [{instancePath:instancePath+"/flightSegments/" + i1+"/destination",schemaPath:"#/$defs/ItineraryFlight/properties/destination/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"}}];
return false;
}
}
else {
validate1.errors = [{instancePath:instancePath+"/flightSegments/" + i1+"/destination",schemaPath:"#/$defs/ItineraryFlight/properties/destination/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid6 = _errs36 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data9.departureLocal !== undefined){
let data16 = data9.departureLocal;
const _errs38 = errors;
if(errors === _errs38){
if(errors === _errs38){
if(typeof data16 === "string"){
if(!(formats0(data16))){
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
var valid6 = _errs38 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data9.arrivalLocal !== undefined){
let data17 = data9.arrivalLocal;
const _errs40 = errors;
if(errors === _errs40){
if(errors === _errs40){
if(typeof data17 === "string"){
if(!(formats0(data17))){
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
var valid6 = _errs40 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data9.cabin !== undefined){
let data18 = data9.cabin;
const _errs42 = errors;
if(typeof data18 !== "string"){
validate1.errors = [{instancePath:instancePath+"/flightSegments/" + i1+"/cabin",schemaPath:"#/$defs/ItineraryFlight/properties/cabin/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((data18 === "economy") || (data18 === "premium_economy")) || (data18 === "business")) || (data18 === "first"))){
validate1.errors = [{instancePath:instancePath+"/flightSegments/" + i1+"/cabin",schemaPath:"#/$defs/ItineraryFlight/properties/cabin/enum",keyword:"enum",params:{allowedValues: schema3.properties.cabin.enum}}];
return false;
}
var valid6 = _errs42 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data9.bookingClass !== undefined){
const _errs44 = errors;
if(typeof data9.bookingClass !== "string"){
validate1.errors = [{instancePath:instancePath+"/flightSegments/" + i1+"/bookingClass",schemaPath:"#/$defs/ItineraryFlight/properties/bookingClass/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid6 = _errs44 === errors;
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
else {
validate1.errors = [{instancePath:instancePath+"/flightSegments/" + i1,schemaPath:"#/$defs/ItineraryFlight/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid4 = _errs22 === errors;
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
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fares !== undefined){
let data20 = data.fares;
const _errs46 = errors;
if(errors === _errs46){
if(Array.isArray(data20)){
var valid7 = true;
const len2 = data20.length;
for(let i2=0; i2<len2; i2++){
let data21 = data20[i2];
const _errs48 = errors;
const _errs49 = errors;
if(errors === _errs49){
if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
let missing3;
if(((((data21.fareRef === undefined) && (missing3 = "fareRef")) || ((data21.segmentRefs === undefined) && (missing3 = "segmentRefs"))) || ((data21.fareBrand === undefined) && (missing3 = "fareBrand"))) || ((data21.totalCents === undefined) && (missing3 = "totalCents"))){
validate1.errors = [{instancePath:instancePath+"/fares/" + i2,schemaPath:"#/$defs/BookedFare/required",keyword:"required",params:{missingProperty: missing3}}];
return false;
}
else {
const _errs51 = errors;
for(const key3 in data21){
if(!((((key3 === "fareRef") || (key3 === "segmentRefs")) || (key3 === "fareBrand")) || (key3 === "totalCents"))){
validate1.errors = [{instancePath:instancePath+"/fares/" + i2,schemaPath:"#/$defs/BookedFare/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3}}];
return false;
break;
}
}
if(_errs51 === errors){
if(data21.fareRef !== undefined){
const _errs52 = errors;
if(typeof data21.fareRef !== "string"){
validate1.errors = [{instancePath:instancePath+"/fares/" + i2+"/fareRef",schemaPath:"#/$defs/BookedFare/properties/fareRef/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid9 = _errs52 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data21.segmentRefs !== undefined){
let data23 = data21.segmentRefs;
const _errs54 = errors;
if(errors === _errs54){
if(Array.isArray(data23)){
var valid10 = true;
const len3 = data23.length;
for(let i3=0; i3<len3; i3++){
const _errs56 = errors;
if(typeof data23[i3] !== "string"){
validate1.errors = [{instancePath:instancePath+"/fares/" + i2+"/segmentRefs/" + i3,schemaPath:"#/$defs/BookedFare/properties/segmentRefs/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid10 = _errs56 === errors;
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
var valid9 = _errs54 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data21.fareBrand !== undefined){
const _errs58 = errors;
if(typeof data21.fareBrand !== "string"){
validate1.errors = [{instancePath:instancePath+"/fares/" + i2+"/fareBrand",schemaPath:"#/$defs/BookedFare/properties/fareBrand/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid9 = _errs58 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data21.totalCents !== undefined){
let data26 = data21.totalCents;
const _errs60 = errors;
if(!(((typeof data26 == "number") && (!(data26 % 1) && !isNaN(data26))) && (isFinite(data26)))){
validate1.errors = [{instancePath:instancePath+"/fares/" + i2+"/totalCents",schemaPath:"#/$defs/BookedFare/properties/totalCents/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs60){
if((typeof data26 == "number") && (isFinite(data26))){
if(data26 < 0 || isNaN(data26)){
validate1.errors = [{instancePath:instancePath+"/fares/" + i2+"/totalCents",schemaPath:"#/$defs/BookedFare/properties/totalCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid9 = _errs60 === errors;
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
else {
validate1.errors = [{instancePath:instancePath+"/fares/" + i2,schemaPath:"#/$defs/BookedFare/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid7 = _errs48 === errors;
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
var valid0 = _errs46 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.hotelReservations !== undefined){
let data27 = data.hotelReservations;
const _errs62 = errors;
if(errors === _errs62){
if(Array.isArray(data27)){
var valid11 = true;
const len4 = data27.length;
for(let i4=0; i4<len4; i4++){
let data28 = data27[i4];
const _errs64 = errors;
const _errs65 = errors;
if(errors === _errs65){
if(data28 && typeof data28 == "object" && !Array.isArray(data28)){
let missing4;
if(((((((((((data28.segmentRef === undefined) && (missing4 = "segmentRef")) || ((data28.status === undefined) && (missing4 = "status"))) || ((data28.confirmationNumber === undefined) && (missing4 = "confirmationNumber"))) || ((data28.name === undefined) && (missing4 = "name"))) || ((data28.cityCode === undefined) && (missing4 = "cityCode"))) || ((data28.checkInDate === undefined) && (missing4 = "checkInDate"))) || ((data28.checkOutDate === undefined) && (missing4 = "checkOutDate"))) || ((data28.rooms === undefined) && (missing4 = "rooms"))) || ((data28.roomType === undefined) && (missing4 = "roomType"))) || ((data28.totalCents === undefined) && (missing4 = "totalCents"))){
validate1.errors = [{instancePath:instancePath+"/hotelReservations/" + i4,schemaPath:"#/$defs/ItineraryHotel/required",keyword:"required",params:{missingProperty: missing4}}];
return false;
}
else {
const _errs67 = errors;
for(const key4 in data28){
if(!(func0.call(schema5.properties, key4))){
validate1.errors = [{instancePath:instancePath+"/hotelReservations/" + i4,schemaPath:"#/$defs/ItineraryHotel/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4}}];
return false;
break;
}
}
if(_errs67 === errors){
if(data28.segmentRef !== undefined){
const _errs68 = errors;
if(typeof data28.segmentRef !== "string"){
validate1.errors = [{instancePath:instancePath+"/hotelReservations/" + i4+"/segmentRef",schemaPath:"#/$defs/ItineraryHotel/properties/segmentRef/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid13 = _errs68 === errors;
}
else {
var valid13 = true;
}
if(valid13){
if(data28.status !== undefined){
let data30 = data28.status;
const _errs70 = errors;
if(typeof data30 !== "string"){
validate1.errors = [{instancePath:instancePath+"/hotelReservations/" + i4+"/status",schemaPath:"#/$defs/ItineraryHotel/properties/status/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data30 === "HK") || (data30 === "HX"))){
validate1.errors = [{instancePath:instancePath+"/hotelReservations/" + i4+"/status",schemaPath:"#/$defs/ItineraryHotel/properties/status/enum",keyword:"enum",params:{allowedValues: schema5.properties.status.enum}}];
return false;
}
var valid13 = _errs70 === errors;
}
else {
var valid13 = true;
}
if(valid13){
if(data28.confirmationNumber !== undefined){
const _errs72 = errors;
if(typeof data28.confirmationNumber !== "string"){
validate1.errors = [{instancePath:instancePath+"/hotelReservations/" + i4+"/confirmationNumber",schemaPath:"#/$defs/ItineraryHotel/properties/confirmationNumber/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid13 = _errs72 === errors;
}
else {
var valid13 = true;
}
if(valid13){
if(data28.name !== undefined){
const _errs74 = errors;
if(typeof data28.name !== "string"){
validate1.errors = [{instancePath:instancePath+"/hotelReservations/" + i4+"/name",schemaPath:"#/$defs/ItineraryHotel/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid13 = _errs74 === errors;
}
else {
var valid13 = true;
}
if(valid13){
if(data28.cityCode !== undefined){
let data33 = data28.cityCode;
const _errs76 = errors;
if(errors === _errs76){
if(typeof data33 === "string"){
if(!pattern1.test(data33)){
validate1.errors = [{instancePath:instancePath+"/hotelReservations/" + i4+"/cityCode",schemaPath:"#/$defs/ItineraryHotel/properties/cityCode/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"}}];
return false;
}
}
else {
validate1.errors = [{instancePath:instancePath+"/hotelReservations/" + i4+"/cityCode",schemaPath:"#/$defs/ItineraryHotel/properties/cityCode/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid13 = _errs76 === errors;
}
else {
var valid13 = true;
}
if(valid13){
if(data28.checkInDate !== undefined){
let data34 = data28.checkInDate;
const _errs78 = errors;
if(errors === _errs78){
if(errors === _errs78){
if(typeof data34 === "string"){
if(!(formats4(data34))){
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
var valid13 = _errs78 === errors;
}
else {
var valid13 = true;
}
if(valid13){
if(data28.checkOutDate !== undefined){
let data35 = data28.checkOutDate;
const _errs80 = errors;
if(errors === _errs80){
if(errors === _errs80){
if(typeof data35 === "string"){
if(!(formats4(data35))){
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
var valid13 = _errs80 === errors;
}
else {
var valid13 = true;
}
if(valid13){
if(data28.rooms !== undefined){
let data36 = data28.rooms;
const _errs82 = errors;
if(!(((typeof data36 == "number") && (!(data36 % 1) && !isNaN(data36))) && (isFinite(data36)))){
validate1.errors = [{instancePath:instancePath+"/hotelReservations/" + i4+"/rooms",schemaPath:"#/$defs/ItineraryHotel/properties/rooms/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid13 = _errs82 === errors;
}
else {
var valid13 = true;
}
if(valid13){
if(data28.roomType !== undefined){
const _errs84 = errors;
if(typeof data28.roomType !== "string"){
validate1.errors = [{instancePath:instancePath+"/hotelReservations/" + i4+"/roomType",schemaPath:"#/$defs/ItineraryHotel/properties/roomType/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid13 = _errs84 === errors;
}
else {
var valid13 = true;
}
if(valid13){
if(data28.totalCents !== undefined){
let data38 = data28.totalCents;
const _errs86 = errors;
if(!(((typeof data38 == "number") && (!(data38 % 1) && !isNaN(data38))) && (isFinite(data38)))){
validate1.errors = [{instancePath:instancePath+"/hotelReservations/" + i4+"/totalCents",schemaPath:"#/$defs/ItineraryHotel/properties/totalCents/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs86){
if((typeof data38 == "number") && (isFinite(data38))){
if(data38 < 0 || isNaN(data38)){
validate1.errors = [{instancePath:instancePath+"/hotelReservations/" + i4+"/totalCents",schemaPath:"#/$defs/ItineraryHotel/properties/totalCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid13 = _errs86 === errors;
}
else {
var valid13 = true;
}
if(valid13){
if(data28.payAtPropertyCents !== undefined){
let data39 = data28.payAtPropertyCents;
const _errs88 = errors;
if(!(((typeof data39 == "number") && (!(data39 % 1) && !isNaN(data39))) && (isFinite(data39)))){
validate1.errors = [{instancePath:instancePath+"/hotelReservations/" + i4+"/payAtPropertyCents",schemaPath:"#/$defs/ItineraryHotel/properties/payAtPropertyCents/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs88){
if((typeof data39 == "number") && (isFinite(data39))){
if(data39 < 0 || isNaN(data39)){
validate1.errors = [{instancePath:instancePath+"/hotelReservations/" + i4+"/payAtPropertyCents",schemaPath:"#/$defs/ItineraryHotel/properties/payAtPropertyCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid13 = _errs88 === errors;
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
var valid11 = _errs64 === errors;
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
var valid0 = _errs62 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.carReservations !== undefined){
let data40 = data.carReservations;
const _errs90 = errors;
if(errors === _errs90){
if(Array.isArray(data40)){
var valid14 = true;
const len5 = data40.length;
for(let i5=0; i5<len5; i5++){
let data41 = data40[i5];
const _errs92 = errors;
const _errs93 = errors;
if(errors === _errs93){
if(data41 && typeof data41 == "object" && !Array.isArray(data41)){
let missing5;
if((((((((((((data41.segmentRef === undefined) && (missing5 = "segmentRef")) || ((data41.status === undefined) && (missing5 = "status"))) || ((data41.confirmationNumber === undefined) && (missing5 = "confirmationNumber"))) || ((data41.vendorName === undefined) && (missing5 = "vendorName"))) || ((data41.sippCode === undefined) && (missing5 = "sippCode"))) || ((data41.category === undefined) && (missing5 = "category"))) || ((data41.pickupLocationCode === undefined) && (missing5 = "pickupLocationCode"))) || ((data41.pickupDate === undefined) && (missing5 = "pickupDate"))) || ((data41.dropoffLocationCode === undefined) && (missing5 = "dropoffLocationCode"))) || ((data41.dropoffDate === undefined) && (missing5 = "dropoffDate"))) || ((data41.totalCents === undefined) && (missing5 = "totalCents"))){
validate1.errors = [{instancePath:instancePath+"/carReservations/" + i5,schemaPath:"#/$defs/ItineraryCar/required",keyword:"required",params:{missingProperty: missing5}}];
return false;
}
else {
const _errs95 = errors;
for(const key5 in data41){
if(!(func0.call(schema6.properties, key5))){
validate1.errors = [{instancePath:instancePath+"/carReservations/" + i5,schemaPath:"#/$defs/ItineraryCar/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5}}];
return false;
break;
}
}
if(_errs95 === errors){
if(data41.segmentRef !== undefined){
const _errs96 = errors;
if(typeof data41.segmentRef !== "string"){
validate1.errors = [{instancePath:instancePath+"/carReservations/" + i5+"/segmentRef",schemaPath:"#/$defs/ItineraryCar/properties/segmentRef/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid16 = _errs96 === errors;
}
else {
var valid16 = true;
}
if(valid16){
if(data41.status !== undefined){
let data43 = data41.status;
const _errs98 = errors;
if(typeof data43 !== "string"){
validate1.errors = [{instancePath:instancePath+"/carReservations/" + i5+"/status",schemaPath:"#/$defs/ItineraryCar/properties/status/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data43 === "HK") || (data43 === "HX"))){
validate1.errors = [{instancePath:instancePath+"/carReservations/" + i5+"/status",schemaPath:"#/$defs/ItineraryCar/properties/status/enum",keyword:"enum",params:{allowedValues: schema6.properties.status.enum}}];
return false;
}
var valid16 = _errs98 === errors;
}
else {
var valid16 = true;
}
if(valid16){
if(data41.confirmationNumber !== undefined){
const _errs100 = errors;
if(typeof data41.confirmationNumber !== "string"){
validate1.errors = [{instancePath:instancePath+"/carReservations/" + i5+"/confirmationNumber",schemaPath:"#/$defs/ItineraryCar/properties/confirmationNumber/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid16 = _errs100 === errors;
}
else {
var valid16 = true;
}
if(valid16){
if(data41.vendorName !== undefined){
const _errs102 = errors;
if(typeof data41.vendorName !== "string"){
validate1.errors = [{instancePath:instancePath+"/carReservations/" + i5+"/vendorName",schemaPath:"#/$defs/ItineraryCar/properties/vendorName/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid16 = _errs102 === errors;
}
else {
var valid16 = true;
}
if(valid16){
if(data41.sippCode !== undefined){
const _errs104 = errors;
if(typeof data41.sippCode !== "string"){
validate1.errors = [{instancePath:instancePath+"/carReservations/" + i5+"/sippCode",schemaPath:"#/$defs/ItineraryCar/properties/sippCode/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid16 = _errs104 === errors;
}
else {
var valid16 = true;
}
if(valid16){
if(data41.category !== undefined){
const _errs106 = errors;
if(typeof data41.category !== "string"){
validate1.errors = [{instancePath:instancePath+"/carReservations/" + i5+"/category",schemaPath:"#/$defs/ItineraryCar/properties/category/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid16 = _errs106 === errors;
}
else {
var valid16 = true;
}
if(valid16){
if(data41.pickupLocationCode !== undefined){
let data48 = data41.pickupLocationCode;
const _errs108 = errors;
if(errors === _errs108){
if(typeof data48 === "string"){
if(!pattern1.test(data48)){
validate1.errors = [{instancePath:instancePath+"/carReservations/" + i5+"/pickupLocationCode",schemaPath:"#/$defs/ItineraryCar/properties/pickupLocationCode/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"}}];
return false;
}
}
else {
validate1.errors = [{instancePath:instancePath+"/carReservations/" + i5+"/pickupLocationCode",schemaPath:"#/$defs/ItineraryCar/properties/pickupLocationCode/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid16 = _errs108 === errors;
}
else {
var valid16 = true;
}
if(valid16){
if(data41.pickupDate !== undefined){
let data49 = data41.pickupDate;
const _errs110 = errors;
if(errors === _errs110){
if(errors === _errs110){
if(typeof data49 === "string"){
if(!(formats0(data49))){
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
var valid16 = _errs110 === errors;
}
else {
var valid16 = true;
}
if(valid16){
if(data41.dropoffLocationCode !== undefined){
let data50 = data41.dropoffLocationCode;
const _errs112 = errors;
if(errors === _errs112){
if(typeof data50 === "string"){
if(!pattern1.test(data50)){
validate1.errors = [{instancePath:instancePath+"/carReservations/" + i5+"/dropoffLocationCode",schemaPath:"#/$defs/ItineraryCar/properties/dropoffLocationCode/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"}}];
return false;
}
}
else {
validate1.errors = [{instancePath:instancePath+"/carReservations/" + i5+"/dropoffLocationCode",schemaPath:"#/$defs/ItineraryCar/properties/dropoffLocationCode/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid16 = _errs112 === errors;
}
else {
var valid16 = true;
}
if(valid16){
if(data41.dropoffDate !== undefined){
let data51 = data41.dropoffDate;
const _errs114 = errors;
if(errors === _errs114){
if(errors === _errs114){
if(typeof data51 === "string"){
if(!(formats0(data51))){
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
var valid16 = _errs114 === errors;
}
else {
var valid16 = true;
}
if(valid16){
if(data41.totalCents !== undefined){
let data52 = data41.totalCents;
const _errs116 = errors;
if(!(((typeof data52 == "number") && (!(data52 % 1) && !isNaN(data52))) && (isFinite(data52)))){
validate1.errors = [{instancePath:instancePath+"/carReservations/" + i5+"/totalCents",schemaPath:"#/$defs/ItineraryCar/properties/totalCents/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs116){
if((typeof data52 == "number") && (isFinite(data52))){
if(data52 < 0 || isNaN(data52)){
validate1.errors = [{instancePath:instancePath+"/carReservations/" + i5+"/totalCents",schemaPath:"#/$defs/ItineraryCar/properties/totalCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid16 = _errs116 === errors;
}
else {
var valid16 = true;
}
if(valid16){
if(data41.payAtCounterCents !== undefined){
let data53 = data41.payAtCounterCents;
const _errs118 = errors;
if(!(((typeof data53 == "number") && (!(data53 % 1) && !isNaN(data53))) && (isFinite(data53)))){
validate1.errors = [{instancePath:instancePath+"/carReservations/" + i5+"/payAtCounterCents",schemaPath:"#/$defs/ItineraryCar/properties/payAtCounterCents/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs118){
if((typeof data53 == "number") && (isFinite(data53))){
if(data53 < 0 || isNaN(data53)){
validate1.errors = [{instancePath:instancePath+"/carReservations/" + i5+"/payAtCounterCents",schemaPath:"#/$defs/ItineraryCar/properties/payAtCounterCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid16 = _errs118 === errors;
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
var valid14 = _errs92 === errors;
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
var valid0 = _errs90 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.alsoHolds !== undefined){
let data54 = data.alsoHolds;
const _errs120 = errors;
if(errors === _errs120){
if(Array.isArray(data54)){
var valid17 = true;
const len6 = data54.length;
for(let i6=0; i6<len6; i6++){
const _errs122 = errors;
if(typeof data54[i6] !== "string"){
validate1.errors = [{instancePath:instancePath+"/alsoHolds/" + i6,schemaPath:"#/properties/alsoHolds/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid17 = _errs122 === errors;
if(!valid17){
break;
}
}
}
else {
validate1.errors = [{instancePath:instancePath+"/alsoHolds",schemaPath:"#/properties/alsoHolds/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs120 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.price !== undefined){
let data56 = data.price;
const _errs124 = errors;
const _errs125 = errors;
if(errors === _errs125){
if(data56 && typeof data56 == "object" && !Array.isArray(data56)){
let missing6;
if((((((data56.currency === undefined) && (missing6 = "currency")) || ((data56.totalCents === undefined) && (missing6 = "totalCents"))) || ((data56.flightCents === undefined) && (missing6 = "flightCents"))) || ((data56.hotelCents === undefined) && (missing6 = "hotelCents"))) || ((data56.carCents === undefined) && (missing6 = "carCents"))){
validate1.errors = [{instancePath:instancePath+"/price",schemaPath:"#/$defs/BookingTotals/required",keyword:"required",params:{missingProperty: missing6}}];
return false;
}
else {
const _errs127 = errors;
for(const key6 in data56){
if(!((((((((key6 === "currency") || (key6 === "totalCents")) || (key6 === "flightCents")) || (key6 === "hotelCents")) || (key6 === "carCents")) || (key6 === "refundedCents")) || (key6 === "payAtPropertyCents")) || (key6 === "payAtCounterCents"))){
validate1.errors = [{instancePath:instancePath+"/price",schemaPath:"#/$defs/BookingTotals/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6}}];
return false;
break;
}
}
if(_errs127 === errors){
if(data56.currency !== undefined){
let data57 = data56.currency;
const _errs128 = errors;
if(typeof data57 !== "string"){
validate1.errors = [{instancePath:instancePath+"/price/currency",schemaPath:"#/$defs/BookingTotals/properties/currency/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("USD" !== data57){
validate1.errors = [{instancePath:instancePath+"/price/currency",schemaPath:"#/$defs/BookingTotals/properties/currency/const",keyword:"const",params:{allowedValue: "USD"}}];
return false;
}
var valid19 = _errs128 === errors;
}
else {
var valid19 = true;
}
if(valid19){
if(data56.totalCents !== undefined){
let data58 = data56.totalCents;
const _errs130 = errors;
if(!(((typeof data58 == "number") && (!(data58 % 1) && !isNaN(data58))) && (isFinite(data58)))){
validate1.errors = [{instancePath:instancePath+"/price/totalCents",schemaPath:"#/$defs/BookingTotals/properties/totalCents/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs130){
if((typeof data58 == "number") && (isFinite(data58))){
if(data58 < 0 || isNaN(data58)){
validate1.errors = [{instancePath:instancePath+"/price/totalCents",schemaPath:"#/$defs/BookingTotals/properties/totalCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid19 = _errs130 === errors;
}
else {
var valid19 = true;
}
if(valid19){
if(data56.flightCents !== undefined){
let data59 = data56.flightCents;
const _errs132 = errors;
if(!(((typeof data59 == "number") && (!(data59 % 1) && !isNaN(data59))) && (isFinite(data59)))){
validate1.errors = [{instancePath:instancePath+"/price/flightCents",schemaPath:"#/$defs/BookingTotals/properties/flightCents/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs132){
if((typeof data59 == "number") && (isFinite(data59))){
if(data59 < 0 || isNaN(data59)){
validate1.errors = [{instancePath:instancePath+"/price/flightCents",schemaPath:"#/$defs/BookingTotals/properties/flightCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid19 = _errs132 === errors;
}
else {
var valid19 = true;
}
if(valid19){
if(data56.hotelCents !== undefined){
let data60 = data56.hotelCents;
const _errs134 = errors;
if(!(((typeof data60 == "number") && (!(data60 % 1) && !isNaN(data60))) && (isFinite(data60)))){
validate1.errors = [{instancePath:instancePath+"/price/hotelCents",schemaPath:"#/$defs/BookingTotals/properties/hotelCents/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs134){
if((typeof data60 == "number") && (isFinite(data60))){
if(data60 < 0 || isNaN(data60)){
validate1.errors = [{instancePath:instancePath+"/price/hotelCents",schemaPath:"#/$defs/BookingTotals/properties/hotelCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid19 = _errs134 === errors;
}
else {
var valid19 = true;
}
if(valid19){
if(data56.carCents !== undefined){
let data61 = data56.carCents;
const _errs136 = errors;
if(!(((typeof data61 == "number") && (!(data61 % 1) && !isNaN(data61))) && (isFinite(data61)))){
validate1.errors = [{instancePath:instancePath+"/price/carCents",schemaPath:"#/$defs/BookingTotals/properties/carCents/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs136){
if((typeof data61 == "number") && (isFinite(data61))){
if(data61 < 0 || isNaN(data61)){
validate1.errors = [{instancePath:instancePath+"/price/carCents",schemaPath:"#/$defs/BookingTotals/properties/carCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid19 = _errs136 === errors;
}
else {
var valid19 = true;
}
if(valid19){
if(data56.refundedCents !== undefined){
let data62 = data56.refundedCents;
const _errs138 = errors;
if(!(((typeof data62 == "number") && (!(data62 % 1) && !isNaN(data62))) && (isFinite(data62)))){
validate1.errors = [{instancePath:instancePath+"/price/refundedCents",schemaPath:"#/$defs/BookingTotals/properties/refundedCents/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs138){
if((typeof data62 == "number") && (isFinite(data62))){
if(data62 < 0 || isNaN(data62)){
validate1.errors = [{instancePath:instancePath+"/price/refundedCents",schemaPath:"#/$defs/BookingTotals/properties/refundedCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid19 = _errs138 === errors;
}
else {
var valid19 = true;
}
if(valid19){
if(data56.payAtPropertyCents !== undefined){
let data63 = data56.payAtPropertyCents;
const _errs140 = errors;
if(!(((typeof data63 == "number") && (!(data63 % 1) && !isNaN(data63))) && (isFinite(data63)))){
validate1.errors = [{instancePath:instancePath+"/price/payAtPropertyCents",schemaPath:"#/$defs/BookingTotals/properties/payAtPropertyCents/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs140){
if((typeof data63 == "number") && (isFinite(data63))){
if(data63 < 0 || isNaN(data63)){
validate1.errors = [{instancePath:instancePath+"/price/payAtPropertyCents",schemaPath:"#/$defs/BookingTotals/properties/payAtPropertyCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid19 = _errs140 === errors;
}
else {
var valid19 = true;
}
if(valid19){
if(data56.payAtCounterCents !== undefined){
let data64 = data56.payAtCounterCents;
const _errs142 = errors;
if(!(((typeof data64 == "number") && (!(data64 % 1) && !isNaN(data64))) && (isFinite(data64)))){
validate1.errors = [{instancePath:instancePath+"/price/payAtCounterCents",schemaPath:"#/$defs/BookingTotals/properties/payAtCounterCents/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs142){
if((typeof data64 == "number") && (isFinite(data64))){
if(data64 < 0 || isNaN(data64)){
validate1.errors = [{instancePath:instancePath+"/price/payAtCounterCents",schemaPath:"#/$defs/BookingTotals/properties/payAtCounterCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid19 = _errs142 === errors;
}
else {
var valid19 = true;
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
validate1.errors = [{instancePath:instancePath+"/price",schemaPath:"#/$defs/BookingTotals/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs124 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ticketing !== undefined){
let data65 = data.ticketing;
const _errs144 = errors;
const _errs145 = errors;
if(errors === _errs145){
if(data65 && typeof data65 == "object" && !Array.isArray(data65)){
let missing7;
if((data65.status === undefined) && (missing7 = "status")){
validate1.errors = [{instancePath:instancePath+"/ticketing",schemaPath:"#/$defs/Tickets/required",keyword:"required",params:{missingProperty: missing7}}];
return false;
}
else {
const _errs147 = errors;
for(const key7 in data65){
if(!((key7 === "status") || (key7 === "voidUntil"))){
validate1.errors = [{instancePath:instancePath+"/ticketing",schemaPath:"#/$defs/Tickets/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key7}}];
return false;
break;
}
}
if(_errs147 === errors){
if(data65.status !== undefined){
let data66 = data65.status;
const _errs148 = errors;
if(typeof data66 !== "string"){
validate1.errors = [{instancePath:instancePath+"/ticketing/status",schemaPath:"#/$defs/Tickets/properties/status/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data66 === "ticketed") || (data66 === "voided")) || (data66 === "refunded"))){
validate1.errors = [{instancePath:instancePath+"/ticketing/status",schemaPath:"#/$defs/Tickets/properties/status/enum",keyword:"enum",params:{allowedValues: schema8.properties.status.enum}}];
return false;
}
var valid21 = _errs148 === errors;
}
else {
var valid21 = true;
}
if(valid21){
if(data65.voidUntil !== undefined){
let data67 = data65.voidUntil;
const _errs150 = errors;
if(errors === _errs150){
if(errors === _errs150){
if(typeof data67 === "string"){
if(!(formats0(data67))){
validate1.errors = [{instancePath:instancePath+"/ticketing/voidUntil",schemaPath:"#/$defs/Tickets/properties/voidUntil/format",keyword:"format",params:{format: "date-time"}}];
return false;
}
}
else {
validate1.errors = [{instancePath:instancePath+"/ticketing/voidUntil",schemaPath:"#/$defs/Tickets/properties/voidUntil/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid21 = _errs150 === errors;
}
else {
var valid21 = true;
}
}
}
}
}
else {
validate1.errors = [{instancePath:instancePath+"/ticketing",schemaPath:"#/$defs/Tickets/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs144 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.warnings !== undefined){
let data68 = data.warnings;
const _errs152 = errors;
if(errors === _errs152){
if(Array.isArray(data68)){
var valid22 = true;
const len7 = data68.length;
for(let i7=0; i7<len7; i7++){
let data69 = data68[i7];
const _errs154 = errors;
const _errs155 = errors;
if(errors === _errs155){
if(data69 && typeof data69 == "object" && !Array.isArray(data69)){
let missing8;
if((((data69.reason === undefined) && (missing8 = "reason")) || ((data69.field === undefined) && (missing8 = "field"))) || ((data69.message === undefined) && (missing8 = "message"))){
validate1.errors = [{instancePath:instancePath+"/warnings/" + i7,schemaPath:"#/$defs/Warning/required",keyword:"required",params:{missingProperty: missing8}}];
return false;
}
else {
const _errs157 = errors;
for(const key8 in data69){
if(!(((key8 === "reason") || (key8 === "field")) || (key8 === "message"))){
validate1.errors = [{instancePath:instancePath+"/warnings/" + i7,schemaPath:"#/$defs/Warning/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key8}}];
return false;
break;
}
}
if(_errs157 === errors){
if(data69.reason !== undefined){
const _errs158 = errors;
if(typeof data69.reason !== "string"){
validate1.errors = [{instancePath:instancePath+"/warnings/" + i7+"/reason",schemaPath:"#/$defs/Warning/properties/reason/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid24 = _errs158 === errors;
}
else {
var valid24 = true;
}
if(valid24){
if(data69.field !== undefined){
const _errs160 = errors;
if(typeof data69.field !== "string"){
validate1.errors = [{instancePath:instancePath+"/warnings/" + i7+"/field",schemaPath:"#/$defs/Warning/properties/field/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid24 = _errs160 === errors;
}
else {
var valid24 = true;
}
if(valid24){
if(data69.message !== undefined){
const _errs162 = errors;
if(typeof data69.message !== "string"){
validate1.errors = [{instancePath:instancePath+"/warnings/" + i7+"/message",schemaPath:"#/$defs/Warning/properties/message/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid24 = _errs162 === errors;
}
else {
var valid24 = true;
}
}
}
}
}
}
else {
validate1.errors = [{instancePath:instancePath+"/warnings/" + i7,schemaPath:"#/$defs/Warning/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid22 = _errs154 === errors;
if(!valid22){
break;
}
}
}
else {
validate1.errors = [{instancePath:instancePath+"/warnings",schemaPath:"#/properties/warnings/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs152 === errors;
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
if((((((((data.pnr === undefined) && (missing0 = "pnr")) || ((data.status === undefined) && (missing0 = "status"))) || ((data.created === undefined) && (missing0 = "created"))) || ((data.idempotentReplay === undefined) && (missing0 = "idempotentReplay"))) || ((data.sessionId === undefined) && (missing0 = "sessionId"))) || ((data.booking === undefined) && (missing0 = "booking"))) || ((data.notes === undefined) && (missing0 = "notes"))){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((((key0 === "pnr") || (key0 === "status")) || (key0 === "created")) || (key0 === "idempotentReplay")) || (key0 === "sessionId")) || (key0 === "booking")) || (key0 === "notes"))){
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
if(valid0){
if(data.notes !== undefined){
let data6 = data.notes;
const _errs13 = errors;
if(errors === _errs13){
if(Array.isArray(data6)){
var valid1 = true;
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
const _errs15 = errors;
if(typeof data6[i0] !== "string"){
validate0.errors = [{instancePath:instancePath+"/notes/" + i0,schemaPath:"#/properties/notes/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs15 === errors;
if(!valid1){
break;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/notes",schemaPath:"#/properties/notes/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs13 === errors;
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
