// @generated from contracts/gds/resources.json. Edit the contract, then run npm run codegen.
// @ts-nocheck
import type { Validator } from "#contract";
import { formats } from "#contract";

const schema1 = {"type":"object","properties":{"pnr":{"type":"string","pattern":"^TEST-[A-Z0-9]{6}$"},"status":{"type":"string","enum":["confirmed","cancelled"]},"version":{"type":"integer","minimum":1},"createdAt":{"type":"string","format":"date-time"},"updatedAt":{"type":"string","format":"date-time"},"sessionId":{"type":"string"},"contact":{"type":"object","properties":{"email":{"type":["string","null"]},"phone":{"type":["string","null"]}},"required":["email","phone"],"additionalProperties":false},"passengers":{"type":"array","items":{"$ref":"#/$defs/Passenger"}},"flightSegments":{"type":"array","items":{"$ref":"#/$defs/BookedFlightSegment"}},"fares":{"type":"array","items":{"$ref":"#/$defs/BookedFareDetail"}},"hotelReservations":{"type":"array","items":{"$ref":"#/$defs/BookedHotel"}},"carReservations":{"type":"array","items":{"$ref":"#/$defs/BookedCar"}},"price":{"$ref":"#/$defs/BookingPrice"},"ticketing":{"$ref":"#/$defs/Ticketing"},"warnings":{"type":"array","items":{"$ref":"#/$defs/Warning"}},"test":{"type":"boolean","const":true},"cancelledAt":{"type":["string","null"],"format":"date-time"},"cancellationReason":{"type":["string","null"]},"refund":{"anyOf":[{"$ref":"#/$defs/Refund"},{"type":"null"}]},"history":{"type":"array","items":{"$ref":"#/$defs/HistoryEntry"}}},"required":["pnr","status","version","createdAt","updatedAt","sessionId","contact","passengers","flightSegments","fares","hotelReservations","carReservations","price","ticketing","warnings","test","cancelledAt","cancellationReason","refund","history"],"additionalProperties":false};
const schema2 = {"type":"object","properties":{"paxRef":{"type":"string","pattern":"^P[1-9][0-9]?$"},"type":{"type":"string","enum":["adult","child","infant"]},"title":{"type":["string","null"]},"firstName":{"type":"string"},"lastName":{"type":"string"},"gdsName":{"type":"string"},"dateOfBirth":{"type":["string","null"],"format":"date"},"ageAtTravel":{"type":["integer","null"]},"associatedAdult":{"type":["string","null"]},"frequentFlyerNumber":{"type":["string","null"]},"ticketNumber":{"type":["string","null"]}},"required":["paxRef","type","title","firstName","lastName","gdsName","dateOfBirth","ageAtTravel","associatedAdult","frequentFlyerNumber","ticketNumber"],"additionalProperties":false};
const schema17 = {"type":"object","properties":{"status":{"type":"string","enum":["unticketed","ticketed","voided","refunded"]},"deadline":{"type":["string","null"],"format":"date-time"},"voidUntil":{"type":["string","null"],"format":"date-time"}},"required":["status","deadline","voidUntil"],"additionalProperties":false};
const schema21 = {"type":"object","properties":{"at":{"type":"string","format":"date-time"},"version":{"type":"integer","minimum":1},"action":{"type":"string","enum":["created","flights_added","hotel_added","car_added","ticketed","cancelled","refunded"]},"actor":{"type":"string"},"detail":{"type":"string"}},"required":["at","version","action","actor","detail"],"additionalProperties":false};
const func0 = Object.prototype.hasOwnProperty;
const pattern0 = new RegExp("^TEST-[A-Z0-9]{6}$", "u");
const pattern1 = new RegExp("^P[1-9][0-9]?$", "u");
const formats0 = formats["date-time"];
const formats4 = formats.date;
const schema3 = {"type":"object","properties":{"segmentRef":{"type":"string"},"status":{"type":"string","enum":["HK","HX"]},"segmentId":{"type":"string"},"marketingCarrier":{"type":"string","pattern":"^[A-Z0-9]{2}$"},"operatingCarrier":{"type":"string","pattern":"^[A-Z0-9]{2}$"},"flightNumber":{"type":"string","pattern":"^[A-Z0-9]{2}[0-9]{1,4}$"},"origin":{"type":"string","pattern":"^[A-Z]{3}$"},"originTerminal":{"type":["string","null"]},"destination":{"type":"string","pattern":"^[A-Z]{3}$"},"destinationTerminal":{"type":["string","null"]},"departureLocal":{"type":"string","format":"date-time"},"arrivalLocal":{"type":"string","format":"date-time"},"departureUtc":{"type":"string","format":"date-time"},"arrivalUtc":{"type":"string","format":"date-time"},"arrivalDayOffset":{"type":"integer"},"durationMinutes":{"type":"integer","minimum":1},"distanceKm":{"type":"integer"},"aircraft":{"type":"string"},"cabin":{"type":"string","enum":["economy","premium_economy","business","first"]},"bookingClass":{"type":"string","pattern":"^[A-Z]$"},"fareBasis":{"type":"string"},"baggage":{"$ref":"#/$defs/Baggage"},"marriageGroup":{"type":["string","null"]}},"required":["segmentRef","status","segmentId","marketingCarrier","operatingCarrier","flightNumber","origin","originTerminal","destination","destinationTerminal","departureLocal","arrivalLocal","departureUtc","arrivalUtc","arrivalDayOffset","durationMinutes","distanceKm","aircraft","cabin","bookingClass","fareBasis","baggage","marriageGroup"],"additionalProperties":false};
const pattern2 = new RegExp("^[A-Z0-9]{2}$", "u");
const pattern4 = new RegExp("^[A-Z0-9]{2}[0-9]{1,4}$", "u");
const pattern5 = new RegExp("^[A-Z]{3}$", "u");
const pattern7 = new RegExp("^[A-Z]$", "u");

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
if(!((data1 === "HK") || (data1 === "HX"))){
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
if(!pattern2.test(data3)){
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
if(!pattern2.test(data4)){
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
if(!pattern4.test(data5)){
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
if(!pattern5.test(data6)){
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
if(!pattern5.test(data8)){
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
if(!pattern7.test(data19)){
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

const schema5 = {"type":"object","properties":{"fareRef":{"type":"string"},"flightId":{"type":"string"},"segmentRefs":{"type":"array","items":{"type":"string"}},"cabin":{"type":"string","enum":["economy","premium_economy","business","first"]},"fareBrand":{"type":"string"},"totalCents":{"type":"integer","minimum":0},"price":{"$ref":"#/$defs/FlightPrice"},"conditions":{"$ref":"#/$defs/FareConditions"}},"required":["fareRef","flightId","segmentRefs","cabin","fareBrand","totalCents","price","conditions"],"additionalProperties":false};
const schema9 = {"type":"object","properties":{"refundBeforeDeparture":{"type":"object","properties":{"allowed":{"type":"boolean"},"penaltyCents":{"type":["integer","null"],"minimum":0},"deadline":{"type":["string","null"],"format":"date-time"},"refundPercent":{"type":"integer","minimum":0,"maximum":100}},"required":["allowed","penaltyCents","deadline","refundPercent"],"additionalProperties":false},"changeBeforeDeparture":{"type":"object","properties":{"allowed":{"type":"boolean"},"penaltyCents":{"type":["integer","null"],"minimum":0},"deadline":{"type":["string","null"],"format":"date-time"}},"required":["allowed","penaltyCents","deadline"],"additionalProperties":false}},"required":["refundBeforeDeparture","changeBeforeDeparture"],"additionalProperties":false};
const schema7 = {"type":"object","properties":{"type":{"type":"string","enum":["adult","child","infant"]},"count":{"type":"integer","minimum":1},"baseCents":{"type":"integer","minimum":0},"taxesCents":{"type":"integer","minimum":0},"feesCents":{"type":"integer","minimum":0},"totalCents":{"type":"integer","minimum":0}},"required":["type","count","baseCents","taxesCents","feesCents","totalCents"],"additionalProperties":false};

function validate5(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate5.evaluated;
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
validate5.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((((key0 === "currency") || (key0 === "totalCents")) || (key0 === "baseCents")) || (key0 === "taxesCents")) || (key0 === "feesCents")) || (key0 === "perPassenger")) || (key0 === "taxLines"))){
validate5.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.currency !== undefined){
let data0 = data.currency;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate5.errors = [{instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("USD" !== data0){
validate5.errors = [{instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/const",keyword:"const",params:{allowedValue: "USD"}}];
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
validate5.errors = [{instancePath:instancePath+"/totalCents",schemaPath:"#/properties/totalCents/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs4){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
validate5.errors = [{instancePath:instancePath+"/totalCents",schemaPath:"#/properties/totalCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
validate5.errors = [{instancePath:instancePath+"/baseCents",schemaPath:"#/properties/baseCents/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs6){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate5.errors = [{instancePath:instancePath+"/baseCents",schemaPath:"#/properties/baseCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
validate5.errors = [{instancePath:instancePath+"/taxesCents",schemaPath:"#/properties/taxesCents/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs8){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
validate5.errors = [{instancePath:instancePath+"/taxesCents",schemaPath:"#/properties/taxesCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
validate5.errors = [{instancePath:instancePath+"/feesCents",schemaPath:"#/properties/feesCents/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs10){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
validate5.errors = [{instancePath:instancePath+"/feesCents",schemaPath:"#/properties/feesCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
validate5.errors = [{instancePath:instancePath+"/perPassenger/" + i0,schemaPath:"#/$defs/PassengerFare/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs17 = errors;
for(const key1 in data6){
if(!((((((key1 === "type") || (key1 === "count")) || (key1 === "baseCents")) || (key1 === "taxesCents")) || (key1 === "feesCents")) || (key1 === "totalCents"))){
validate5.errors = [{instancePath:instancePath+"/perPassenger/" + i0,schemaPath:"#/$defs/PassengerFare/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs17 === errors){
if(data6.type !== undefined){
let data7 = data6.type;
const _errs18 = errors;
if(typeof data7 !== "string"){
validate5.errors = [{instancePath:instancePath+"/perPassenger/" + i0+"/type",schemaPath:"#/$defs/PassengerFare/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data7 === "adult") || (data7 === "child")) || (data7 === "infant"))){
validate5.errors = [{instancePath:instancePath+"/perPassenger/" + i0+"/type",schemaPath:"#/$defs/PassengerFare/properties/type/enum",keyword:"enum",params:{allowedValues: schema7.properties.type.enum}}];
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
validate5.errors = [{instancePath:instancePath+"/perPassenger/" + i0+"/count",schemaPath:"#/$defs/PassengerFare/properties/count/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs20){
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 1 || isNaN(data8)){
validate5.errors = [{instancePath:instancePath+"/perPassenger/" + i0+"/count",schemaPath:"#/$defs/PassengerFare/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
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
validate5.errors = [{instancePath:instancePath+"/perPassenger/" + i0+"/baseCents",schemaPath:"#/$defs/PassengerFare/properties/baseCents/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs22){
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 < 0 || isNaN(data9)){
validate5.errors = [{instancePath:instancePath+"/perPassenger/" + i0+"/baseCents",schemaPath:"#/$defs/PassengerFare/properties/baseCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
validate5.errors = [{instancePath:instancePath+"/perPassenger/" + i0+"/taxesCents",schemaPath:"#/$defs/PassengerFare/properties/taxesCents/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs24){
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 < 0 || isNaN(data10)){
validate5.errors = [{instancePath:instancePath+"/perPassenger/" + i0+"/taxesCents",schemaPath:"#/$defs/PassengerFare/properties/taxesCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
validate5.errors = [{instancePath:instancePath+"/perPassenger/" + i0+"/feesCents",schemaPath:"#/$defs/PassengerFare/properties/feesCents/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs26){
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 < 0 || isNaN(data11)){
validate5.errors = [{instancePath:instancePath+"/perPassenger/" + i0+"/feesCents",schemaPath:"#/$defs/PassengerFare/properties/feesCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
validate5.errors = [{instancePath:instancePath+"/perPassenger/" + i0+"/totalCents",schemaPath:"#/$defs/PassengerFare/properties/totalCents/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs28){
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 < 0 || isNaN(data12)){
validate5.errors = [{instancePath:instancePath+"/perPassenger/" + i0+"/totalCents",schemaPath:"#/$defs/PassengerFare/properties/totalCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
validate5.errors = [{instancePath:instancePath+"/perPassenger/" + i0,schemaPath:"#/$defs/PassengerFare/type",keyword:"type",params:{type: "object"}}];
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
validate5.errors = [{instancePath:instancePath+"/perPassenger",schemaPath:"#/properties/perPassenger/type",keyword:"type",params:{type: "array"}}];
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
validate5.errors = [{instancePath:instancePath+"/taxLines/" + i1,schemaPath:"#/$defs/TaxLine/required",keyword:"required",params:{missingProperty: missing2}}];
return false;
}
else {
const _errs35 = errors;
for(const key2 in data14){
if(!((((key2 === "code") || (key2 === "name")) || (key2 === "amountCents")) || (key2 === "refundable"))){
validate5.errors = [{instancePath:instancePath+"/taxLines/" + i1,schemaPath:"#/$defs/TaxLine/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}}];
return false;
break;
}
}
if(_errs35 === errors){
if(data14.code !== undefined){
const _errs36 = errors;
if(typeof data14.code !== "string"){
validate5.errors = [{instancePath:instancePath+"/taxLines/" + i1+"/code",schemaPath:"#/$defs/TaxLine/properties/code/type",keyword:"type",params:{type: "string"}}];
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
validate5.errors = [{instancePath:instancePath+"/taxLines/" + i1+"/name",schemaPath:"#/$defs/TaxLine/properties/name/type",keyword:"type",params:{type: "string"}}];
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
validate5.errors = [{instancePath:instancePath+"/taxLines/" + i1+"/amountCents",schemaPath:"#/$defs/TaxLine/properties/amountCents/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs40){
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 < 0 || isNaN(data17)){
validate5.errors = [{instancePath:instancePath+"/taxLines/" + i1+"/amountCents",schemaPath:"#/$defs/TaxLine/properties/amountCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
validate5.errors = [{instancePath:instancePath+"/taxLines/" + i1+"/refundable",schemaPath:"#/$defs/TaxLine/properties/refundable/type",keyword:"type",params:{type: "boolean"}}];
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
validate5.errors = [{instancePath:instancePath+"/taxLines/" + i1,schemaPath:"#/$defs/TaxLine/type",keyword:"type",params:{type: "object"}}];
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
validate5.errors = [{instancePath:instancePath+"/taxLines",schemaPath:"#/properties/taxLines/type",keyword:"type",params:{type: "array"}}];
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
validate5.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate5.errors = vErrors;
return errors === 0;
}
validate5.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(((((((((data.fareRef === undefined) && (missing0 = "fareRef")) || ((data.flightId === undefined) && (missing0 = "flightId"))) || ((data.segmentRefs === undefined) && (missing0 = "segmentRefs"))) || ((data.cabin === undefined) && (missing0 = "cabin"))) || ((data.fareBrand === undefined) && (missing0 = "fareBrand"))) || ((data.totalCents === undefined) && (missing0 = "totalCents"))) || ((data.price === undefined) && (missing0 = "price"))) || ((data.conditions === undefined) && (missing0 = "conditions"))){
validate4.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((((key0 === "fareRef") || (key0 === "flightId")) || (key0 === "segmentRefs")) || (key0 === "cabin")) || (key0 === "fareBrand")) || (key0 === "totalCents")) || (key0 === "price")) || (key0 === "conditions"))){
validate4.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.fareRef !== undefined){
const _errs2 = errors;
if(typeof data.fareRef !== "string"){
validate4.errors = [{instancePath:instancePath+"/fareRef",schemaPath:"#/properties/fareRef/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.flightId !== undefined){
const _errs4 = errors;
if(typeof data.flightId !== "string"){
validate4.errors = [{instancePath:instancePath+"/flightId",schemaPath:"#/properties/flightId/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.segmentRefs !== undefined){
let data2 = data.segmentRefs;
const _errs6 = errors;
if(errors === _errs6){
if(Array.isArray(data2)){
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs8 = errors;
if(typeof data2[i0] !== "string"){
validate4.errors = [{instancePath:instancePath+"/segmentRefs/" + i0,schemaPath:"#/properties/segmentRefs/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs8 === errors;
if(!valid1){
break;
}
}
}
else {
validate4.errors = [{instancePath:instancePath+"/segmentRefs",schemaPath:"#/properties/segmentRefs/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cabin !== undefined){
let data4 = data.cabin;
const _errs10 = errors;
if(typeof data4 !== "string"){
validate4.errors = [{instancePath:instancePath+"/cabin",schemaPath:"#/properties/cabin/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((data4 === "economy") || (data4 === "premium_economy")) || (data4 === "business")) || (data4 === "first"))){
validate4.errors = [{instancePath:instancePath+"/cabin",schemaPath:"#/properties/cabin/enum",keyword:"enum",params:{allowedValues: schema5.properties.cabin.enum}}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fareBrand !== undefined){
const _errs12 = errors;
if(typeof data.fareBrand !== "string"){
validate4.errors = [{instancePath:instancePath+"/fareBrand",schemaPath:"#/properties/fareBrand/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.totalCents !== undefined){
let data6 = data.totalCents;
const _errs14 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
validate4.errors = [{instancePath:instancePath+"/totalCents",schemaPath:"#/properties/totalCents/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs14){
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 0 || isNaN(data6)){
validate4.errors = [{instancePath:instancePath+"/totalCents",schemaPath:"#/properties/totalCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.price !== undefined){
const _errs16 = errors;
if(!(validate5(data.price, {instancePath:instancePath+"/price",parentData:data,parentDataProperty:"price",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.conditions !== undefined){
let data8 = data.conditions;
const _errs17 = errors;
const _errs18 = errors;
if(errors === _errs18){
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
let missing1;
if(((data8.refundBeforeDeparture === undefined) && (missing1 = "refundBeforeDeparture")) || ((data8.changeBeforeDeparture === undefined) && (missing1 = "changeBeforeDeparture"))){
validate4.errors = [{instancePath:instancePath+"/conditions",schemaPath:"#/$defs/FareConditions/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs20 = errors;
for(const key1 in data8){
if(!((key1 === "refundBeforeDeparture") || (key1 === "changeBeforeDeparture"))){
validate4.errors = [{instancePath:instancePath+"/conditions",schemaPath:"#/$defs/FareConditions/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs20 === errors){
if(data8.refundBeforeDeparture !== undefined){
let data9 = data8.refundBeforeDeparture;
const _errs21 = errors;
if(errors === _errs21){
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
let missing2;
if(((((data9.allowed === undefined) && (missing2 = "allowed")) || ((data9.penaltyCents === undefined) && (missing2 = "penaltyCents"))) || ((data9.deadline === undefined) && (missing2 = "deadline"))) || ((data9.refundPercent === undefined) && (missing2 = "refundPercent"))){
validate4.errors = [{instancePath:instancePath+"/conditions/refundBeforeDeparture",schemaPath:"#/$defs/FareConditions/properties/refundBeforeDeparture/required",keyword:"required",params:{missingProperty: missing2}}];
return false;
}
else {
const _errs23 = errors;
for(const key2 in data9){
if(!((((key2 === "allowed") || (key2 === "penaltyCents")) || (key2 === "deadline")) || (key2 === "refundPercent"))){
validate4.errors = [{instancePath:instancePath+"/conditions/refundBeforeDeparture",schemaPath:"#/$defs/FareConditions/properties/refundBeforeDeparture/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}}];
return false;
break;
}
}
if(_errs23 === errors){
if(data9.allowed !== undefined){
const _errs24 = errors;
if(typeof data9.allowed !== "boolean"){
validate4.errors = [{instancePath:instancePath+"/conditions/refundBeforeDeparture/allowed",schemaPath:"#/$defs/FareConditions/properties/refundBeforeDeparture/properties/allowed/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid4 = _errs24 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data9.penaltyCents !== undefined){
let data11 = data9.penaltyCents;
const _errs26 = errors;
if((!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))) && (data11 !== null)){
validate4.errors = [{instancePath:instancePath+"/conditions/refundBeforeDeparture/penaltyCents",schemaPath:"#/$defs/FareConditions/properties/refundBeforeDeparture/properties/penaltyCents/type",keyword:"type",params:{type: schema9.properties.refundBeforeDeparture.properties.penaltyCents.type}}];
return false;
}
if(errors === _errs26){
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 < 0 || isNaN(data11)){
validate4.errors = [{instancePath:instancePath+"/conditions/refundBeforeDeparture/penaltyCents",schemaPath:"#/$defs/FareConditions/properties/refundBeforeDeparture/properties/penaltyCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid4 = _errs26 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data9.deadline !== undefined){
let data12 = data9.deadline;
const _errs28 = errors;
if((typeof data12 !== "string") && (data12 !== null)){
validate4.errors = [{instancePath:instancePath+"/conditions/refundBeforeDeparture/deadline",schemaPath:"#/$defs/FareConditions/properties/refundBeforeDeparture/properties/deadline/type",keyword:"type",params:{type: schema9.properties.refundBeforeDeparture.properties.deadline.type}}];
return false;
}
if(errors === _errs28){
if(errors === _errs28){
if(typeof data12 === "string"){
if(!(formats0(data12))){
validate4.errors = [{instancePath:instancePath+"/conditions/refundBeforeDeparture/deadline",schemaPath:"#/$defs/FareConditions/properties/refundBeforeDeparture/properties/deadline/format",keyword:"format",params:{format: "date-time"}}];
return false;
}
}
}
}
var valid4 = _errs28 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data9.refundPercent !== undefined){
let data13 = data9.refundPercent;
const _errs30 = errors;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
validate4.errors = [{instancePath:instancePath+"/conditions/refundBeforeDeparture/refundPercent",schemaPath:"#/$defs/FareConditions/properties/refundBeforeDeparture/properties/refundPercent/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs30){
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 > 100 || isNaN(data13)){
validate4.errors = [{instancePath:instancePath+"/conditions/refundBeforeDeparture/refundPercent",schemaPath:"#/$defs/FareConditions/properties/refundBeforeDeparture/properties/refundPercent/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}}];
return false;
}
else {
if(data13 < 0 || isNaN(data13)){
validate4.errors = [{instancePath:instancePath+"/conditions/refundBeforeDeparture/refundPercent",schemaPath:"#/$defs/FareConditions/properties/refundBeforeDeparture/properties/refundPercent/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
var valid4 = _errs30 === errors;
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
else {
validate4.errors = [{instancePath:instancePath+"/conditions/refundBeforeDeparture",schemaPath:"#/$defs/FareConditions/properties/refundBeforeDeparture/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid3 = _errs21 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data8.changeBeforeDeparture !== undefined){
let data14 = data8.changeBeforeDeparture;
const _errs32 = errors;
if(errors === _errs32){
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
let missing3;
if((((data14.allowed === undefined) && (missing3 = "allowed")) || ((data14.penaltyCents === undefined) && (missing3 = "penaltyCents"))) || ((data14.deadline === undefined) && (missing3 = "deadline"))){
validate4.errors = [{instancePath:instancePath+"/conditions/changeBeforeDeparture",schemaPath:"#/$defs/FareConditions/properties/changeBeforeDeparture/required",keyword:"required",params:{missingProperty: missing3}}];
return false;
}
else {
const _errs34 = errors;
for(const key3 in data14){
if(!(((key3 === "allowed") || (key3 === "penaltyCents")) || (key3 === "deadline"))){
validate4.errors = [{instancePath:instancePath+"/conditions/changeBeforeDeparture",schemaPath:"#/$defs/FareConditions/properties/changeBeforeDeparture/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3}}];
return false;
break;
}
}
if(_errs34 === errors){
if(data14.allowed !== undefined){
const _errs35 = errors;
if(typeof data14.allowed !== "boolean"){
validate4.errors = [{instancePath:instancePath+"/conditions/changeBeforeDeparture/allowed",schemaPath:"#/$defs/FareConditions/properties/changeBeforeDeparture/properties/allowed/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid5 = _errs35 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data14.penaltyCents !== undefined){
let data16 = data14.penaltyCents;
const _errs37 = errors;
if((!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))) && (data16 !== null)){
validate4.errors = [{instancePath:instancePath+"/conditions/changeBeforeDeparture/penaltyCents",schemaPath:"#/$defs/FareConditions/properties/changeBeforeDeparture/properties/penaltyCents/type",keyword:"type",params:{type: schema9.properties.changeBeforeDeparture.properties.penaltyCents.type}}];
return false;
}
if(errors === _errs37){
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 < 0 || isNaN(data16)){
validate4.errors = [{instancePath:instancePath+"/conditions/changeBeforeDeparture/penaltyCents",schemaPath:"#/$defs/FareConditions/properties/changeBeforeDeparture/properties/penaltyCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid5 = _errs37 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data14.deadline !== undefined){
let data17 = data14.deadline;
const _errs39 = errors;
if((typeof data17 !== "string") && (data17 !== null)){
validate4.errors = [{instancePath:instancePath+"/conditions/changeBeforeDeparture/deadline",schemaPath:"#/$defs/FareConditions/properties/changeBeforeDeparture/properties/deadline/type",keyword:"type",params:{type: schema9.properties.changeBeforeDeparture.properties.deadline.type}}];
return false;
}
if(errors === _errs39){
if(errors === _errs39){
if(typeof data17 === "string"){
if(!(formats0(data17))){
validate4.errors = [{instancePath:instancePath+"/conditions/changeBeforeDeparture/deadline",schemaPath:"#/$defs/FareConditions/properties/changeBeforeDeparture/properties/deadline/format",keyword:"format",params:{format: "date-time"}}];
return false;
}
}
}
}
var valid5 = _errs39 === errors;
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
validate4.errors = [{instancePath:instancePath+"/conditions/changeBeforeDeparture",schemaPath:"#/$defs/FareConditions/properties/changeBeforeDeparture/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid3 = _errs32 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
else {
validate4.errors = [{instancePath:instancePath+"/conditions",schemaPath:"#/$defs/FareConditions/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs17 === errors;
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
else {
validate4.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate4.errors = vErrors;
return errors === 0;
}
validate4.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema10 = {"type":"object","properties":{"segmentRef":{"type":"string"},"status":{"type":"string","enum":["HK","HX"]},"confirmationNumber":{"type":"string"},"hotelId":{"type":"string"},"propertyId":{"type":"string"},"name":{"type":"string"},"address":{"type":"string"},"cityCode":{"type":"string","pattern":"^[A-Z]{3}$"},"checkInDate":{"type":"string","format":"date"},"checkOutDate":{"type":"string","format":"date"},"nights":{"type":"integer","minimum":1},"rooms":{"type":"integer","minimum":1},"roomType":{"type":"string"},"boardType":{"type":"string","enum":["room_only","breakfast","half_board","full_board","all_inclusive"]},"ratePlan":{"type":"string"},"refundable":{"type":"boolean"},"price":{"$ref":"#/$defs/HotelPrice"},"cancellationPolicy":{"type":"array","items":{"$ref":"#/$defs/CancellationStep"}},"guests":{"type":"array","items":{"type":"object","properties":{"firstName":{"type":"string"},"lastName":{"type":"string"}},"required":["firstName","lastName"],"additionalProperties":false}},"specialRequests":{"type":["string","null"]}},"required":["segmentRef","status","confirmationNumber","hotelId","propertyId","name","address","cityCode","checkInDate","checkOutDate","nights","rooms","roomType","boardType","ratePlan","refundable","price","cancellationPolicy","guests","specialRequests"],"additionalProperties":false};

function validate8(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate8.evaluated;
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
validate8.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func0.call(schema10.properties, key0))){
validate8.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.segmentRef !== undefined){
const _errs2 = errors;
if(typeof data.segmentRef !== "string"){
validate8.errors = [{instancePath:instancePath+"/segmentRef",schemaPath:"#/properties/segmentRef/type",keyword:"type",params:{type: "string"}}];
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
validate8.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data1 === "HK") || (data1 === "HX"))){
validate8.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema10.properties.status.enum}}];
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
validate8.errors = [{instancePath:instancePath+"/confirmationNumber",schemaPath:"#/properties/confirmationNumber/type",keyword:"type",params:{type: "string"}}];
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
validate8.errors = [{instancePath:instancePath+"/hotelId",schemaPath:"#/properties/hotelId/type",keyword:"type",params:{type: "string"}}];
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
validate8.errors = [{instancePath:instancePath+"/propertyId",schemaPath:"#/properties/propertyId/type",keyword:"type",params:{type: "string"}}];
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
validate8.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}}];
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
validate8.errors = [{instancePath:instancePath+"/address",schemaPath:"#/properties/address/type",keyword:"type",params:{type: "string"}}];
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
if(!pattern5.test(data7)){
validate8.errors = [{instancePath:instancePath+"/cityCode",schemaPath:"#/properties/cityCode/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"}}];
return false;
}
}
else {
validate8.errors = [{instancePath:instancePath+"/cityCode",schemaPath:"#/properties/cityCode/type",keyword:"type",params:{type: "string"}}];
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
validate8.errors = [{instancePath:instancePath+"/checkInDate",schemaPath:"#/properties/checkInDate/format",keyword:"format",params:{format: "date"}}];
return false;
}
}
else {
validate8.errors = [{instancePath:instancePath+"/checkInDate",schemaPath:"#/properties/checkInDate/type",keyword:"type",params:{type: "string"}}];
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
validate8.errors = [{instancePath:instancePath+"/checkOutDate",schemaPath:"#/properties/checkOutDate/format",keyword:"format",params:{format: "date"}}];
return false;
}
}
else {
validate8.errors = [{instancePath:instancePath+"/checkOutDate",schemaPath:"#/properties/checkOutDate/type",keyword:"type",params:{type: "string"}}];
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
validate8.errors = [{instancePath:instancePath+"/nights",schemaPath:"#/properties/nights/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs22){
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 < 1 || isNaN(data10)){
validate8.errors = [{instancePath:instancePath+"/nights",schemaPath:"#/properties/nights/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
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
validate8.errors = [{instancePath:instancePath+"/rooms",schemaPath:"#/properties/rooms/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs24){
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 < 1 || isNaN(data11)){
validate8.errors = [{instancePath:instancePath+"/rooms",schemaPath:"#/properties/rooms/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
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
validate8.errors = [{instancePath:instancePath+"/roomType",schemaPath:"#/properties/roomType/type",keyword:"type",params:{type: "string"}}];
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
validate8.errors = [{instancePath:instancePath+"/boardType",schemaPath:"#/properties/boardType/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((((data13 === "room_only") || (data13 === "breakfast")) || (data13 === "half_board")) || (data13 === "full_board")) || (data13 === "all_inclusive"))){
validate8.errors = [{instancePath:instancePath+"/boardType",schemaPath:"#/properties/boardType/enum",keyword:"enum",params:{allowedValues: schema10.properties.boardType.enum}}];
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
validate8.errors = [{instancePath:instancePath+"/ratePlan",schemaPath:"#/properties/ratePlan/type",keyword:"type",params:{type: "string"}}];
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
validate8.errors = [{instancePath:instancePath+"/refundable",schemaPath:"#/properties/refundable/type",keyword:"type",params:{type: "boolean"}}];
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
validate8.errors = [{instancePath:instancePath+"/price",schemaPath:"#/$defs/HotelPrice/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs37 = errors;
for(const key1 in data16){
if(!((((((key1 === "currency") || (key1 === "totalCents")) || (key1 === "roomCents")) || (key1 === "taxesCents")) || (key1 === "feesCents")) || (key1 === "payAtPropertyCents"))){
validate8.errors = [{instancePath:instancePath+"/price",schemaPath:"#/$defs/HotelPrice/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs37 === errors){
if(data16.currency !== undefined){
let data17 = data16.currency;
const _errs38 = errors;
if(typeof data17 !== "string"){
validate8.errors = [{instancePath:instancePath+"/price/currency",schemaPath:"#/$defs/HotelPrice/properties/currency/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("USD" !== data17){
validate8.errors = [{instancePath:instancePath+"/price/currency",schemaPath:"#/$defs/HotelPrice/properties/currency/const",keyword:"const",params:{allowedValue: "USD"}}];
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
validate8.errors = [{instancePath:instancePath+"/price/totalCents",schemaPath:"#/$defs/HotelPrice/properties/totalCents/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs40){
if((typeof data18 == "number") && (isFinite(data18))){
if(data18 < 0 || isNaN(data18)){
validate8.errors = [{instancePath:instancePath+"/price/totalCents",schemaPath:"#/$defs/HotelPrice/properties/totalCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
validate8.errors = [{instancePath:instancePath+"/price/roomCents",schemaPath:"#/$defs/HotelPrice/properties/roomCents/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs42){
if((typeof data19 == "number") && (isFinite(data19))){
if(data19 < 0 || isNaN(data19)){
validate8.errors = [{instancePath:instancePath+"/price/roomCents",schemaPath:"#/$defs/HotelPrice/properties/roomCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
validate8.errors = [{instancePath:instancePath+"/price/taxesCents",schemaPath:"#/$defs/HotelPrice/properties/taxesCents/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs44){
if((typeof data20 == "number") && (isFinite(data20))){
if(data20 < 0 || isNaN(data20)){
validate8.errors = [{instancePath:instancePath+"/price/taxesCents",schemaPath:"#/$defs/HotelPrice/properties/taxesCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
validate8.errors = [{instancePath:instancePath+"/price/feesCents",schemaPath:"#/$defs/HotelPrice/properties/feesCents/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs46){
if((typeof data21 == "number") && (isFinite(data21))){
if(data21 < 0 || isNaN(data21)){
validate8.errors = [{instancePath:instancePath+"/price/feesCents",schemaPath:"#/$defs/HotelPrice/properties/feesCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
validate8.errors = [{instancePath:instancePath+"/price/payAtPropertyCents",schemaPath:"#/$defs/HotelPrice/properties/payAtPropertyCents/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs48){
if((typeof data22 == "number") && (isFinite(data22))){
if(data22 < 0 || isNaN(data22)){
validate8.errors = [{instancePath:instancePath+"/price/payAtPropertyCents",schemaPath:"#/$defs/HotelPrice/properties/payAtPropertyCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
validate8.errors = [{instancePath:instancePath+"/price",schemaPath:"#/$defs/HotelPrice/type",keyword:"type",params:{type: "object"}}];
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
validate8.errors = [{instancePath:instancePath+"/cancellationPolicy/" + i0,schemaPath:"#/$defs/CancellationStep/required",keyword:"required",params:{missingProperty: missing2}}];
return false;
}
else {
const _errs55 = errors;
for(const key2 in data24){
if(!((key2 === "before") || (key2 === "refundCents"))){
validate8.errors = [{instancePath:instancePath+"/cancellationPolicy/" + i0,schemaPath:"#/$defs/CancellationStep/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}}];
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
validate8.errors = [{instancePath:instancePath+"/cancellationPolicy/" + i0+"/before",schemaPath:"#/$defs/CancellationStep/properties/before/format",keyword:"format",params:{format: "date-time"}}];
return false;
}
}
else {
validate8.errors = [{instancePath:instancePath+"/cancellationPolicy/" + i0+"/before",schemaPath:"#/$defs/CancellationStep/properties/before/type",keyword:"type",params:{type: "string"}}];
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
validate8.errors = [{instancePath:instancePath+"/cancellationPolicy/" + i0+"/refundCents",schemaPath:"#/$defs/CancellationStep/properties/refundCents/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs58){
if((typeof data26 == "number") && (isFinite(data26))){
if(data26 < 0 || isNaN(data26)){
validate8.errors = [{instancePath:instancePath+"/cancellationPolicy/" + i0+"/refundCents",schemaPath:"#/$defs/CancellationStep/properties/refundCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
validate8.errors = [{instancePath:instancePath+"/cancellationPolicy/" + i0,schemaPath:"#/$defs/CancellationStep/type",keyword:"type",params:{type: "object"}}];
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
validate8.errors = [{instancePath:instancePath+"/cancellationPolicy",schemaPath:"#/properties/cancellationPolicy/type",keyword:"type",params:{type: "array"}}];
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
validate8.errors = [{instancePath:instancePath+"/guests/" + i1,schemaPath:"#/properties/guests/items/required",keyword:"required",params:{missingProperty: missing3}}];
return false;
}
else {
const _errs64 = errors;
for(const key3 in data28){
if(!((key3 === "firstName") || (key3 === "lastName"))){
validate8.errors = [{instancePath:instancePath+"/guests/" + i1,schemaPath:"#/properties/guests/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3}}];
return false;
break;
}
}
if(_errs64 === errors){
if(data28.firstName !== undefined){
const _errs65 = errors;
if(typeof data28.firstName !== "string"){
validate8.errors = [{instancePath:instancePath+"/guests/" + i1+"/firstName",schemaPath:"#/properties/guests/items/properties/firstName/type",keyword:"type",params:{type: "string"}}];
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
validate8.errors = [{instancePath:instancePath+"/guests/" + i1+"/lastName",schemaPath:"#/properties/guests/items/properties/lastName/type",keyword:"type",params:{type: "string"}}];
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
validate8.errors = [{instancePath:instancePath+"/guests/" + i1,schemaPath:"#/properties/guests/items/type",keyword:"type",params:{type: "object"}}];
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
validate8.errors = [{instancePath:instancePath+"/guests",schemaPath:"#/properties/guests/type",keyword:"type",params:{type: "array"}}];
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
validate8.errors = [{instancePath:instancePath+"/specialRequests",schemaPath:"#/properties/specialRequests/type",keyword:"type",params:{type: schema10.properties.specialRequests.type}}];
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
validate8.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate8.errors = vErrors;
return errors === 0;
}
validate8.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema13 = {"type":"object","properties":{"segmentRef":{"type":"string"},"status":{"type":"string","enum":["HK","HX"]},"confirmationNumber":{"type":"string"},"carId":{"type":"string"},"vendor":{"type":"string"},"vendorName":{"type":"string"},"sippCode":{"type":"string","pattern":"^[A-Z]{4}$"},"category":{"type":"string"},"pickupLocationCode":{"type":"string","pattern":"^[A-Z]{3}$"},"dropoffLocationCode":{"type":"string","pattern":"^[A-Z]{3}$"},"pickupDate":{"type":"string","format":"date-time"},"dropoffDate":{"type":"string","format":"date-time"},"rentalDays":{"type":"integer","minimum":1},"driver":{"type":"object","properties":{"firstName":{"type":"string"},"lastName":{"type":"string"},"age":{"type":"integer"}},"required":["firstName","lastName","age"],"additionalProperties":false},"additionalDrivers":{"type":"array","items":{"type":"object","properties":{"firstName":{"type":"string"},"lastName":{"type":"string"}},"required":["firstName","lastName"],"additionalProperties":false}},"insurance":{"type":"string","enum":["none","basic","full"]},"extras":{"type":"array","items":{"type":"object","properties":{"code":{"type":"string"},"name":{"type":"string"},"amountCents":{"type":"integer","minimum":0}},"required":["code","name","amountCents"],"additionalProperties":false}},"payment":{"type":"string","enum":["pay_now","pay_at_counter"]},"price":{"$ref":"#/$defs/BookedCarPrice"},"cancellationPolicy":{"type":"array","items":{"$ref":"#/$defs/CancellationStep"}},"arrivingFlight":{"type":["string","null"]},"specialRequests":{"type":["string","null"]}},"required":["segmentRef","status","confirmationNumber","carId","vendor","vendorName","sippCode","category","pickupLocationCode","dropoffLocationCode","pickupDate","dropoffDate","rentalDays","driver","additionalDrivers","insurance","extras","payment","price","cancellationPolicy","arrivingFlight","specialRequests"],"additionalProperties":false};
const schema14 = {"type":"object","properties":{"currency":{"type":"string","const":"USD"},"totalCents":{"type":"integer","minimum":0},"baseCents":{"type":"integer","minimum":0},"perDayCents":{"type":"integer","minimum":0},"taxesCents":{"type":"integer","minimum":0},"feesCents":{"type":"integer","minimum":0},"oneWayFeeCents":{"type":"integer","minimum":0},"youngDriverFeeCents":{"type":"integer","minimum":0},"seniorDriverFeeCents":{"type":"integer","minimum":0},"extrasCents":{"type":"integer","minimum":0}},"required":["currency","totalCents","baseCents","perDayCents","taxesCents","feesCents","oneWayFeeCents","youngDriverFeeCents","seniorDriverFeeCents","extrasCents"],"additionalProperties":false};
const pattern9 = new RegExp("^[A-Z]{4}$", "u");

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate10.evaluated;
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
validate10.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func0.call(schema13.properties, key0))){
validate10.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.segmentRef !== undefined){
const _errs2 = errors;
if(typeof data.segmentRef !== "string"){
validate10.errors = [{instancePath:instancePath+"/segmentRef",schemaPath:"#/properties/segmentRef/type",keyword:"type",params:{type: "string"}}];
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
validate10.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data1 === "HK") || (data1 === "HX"))){
validate10.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema13.properties.status.enum}}];
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
validate10.errors = [{instancePath:instancePath+"/confirmationNumber",schemaPath:"#/properties/confirmationNumber/type",keyword:"type",params:{type: "string"}}];
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
validate10.errors = [{instancePath:instancePath+"/carId",schemaPath:"#/properties/carId/type",keyword:"type",params:{type: "string"}}];
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
validate10.errors = [{instancePath:instancePath+"/vendor",schemaPath:"#/properties/vendor/type",keyword:"type",params:{type: "string"}}];
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
validate10.errors = [{instancePath:instancePath+"/vendorName",schemaPath:"#/properties/vendorName/type",keyword:"type",params:{type: "string"}}];
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
if(!pattern9.test(data6)){
validate10.errors = [{instancePath:instancePath+"/sippCode",schemaPath:"#/properties/sippCode/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{4}$"}}];
return false;
}
}
else {
validate10.errors = [{instancePath:instancePath+"/sippCode",schemaPath:"#/properties/sippCode/type",keyword:"type",params:{type: "string"}}];
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
validate10.errors = [{instancePath:instancePath+"/category",schemaPath:"#/properties/category/type",keyword:"type",params:{type: "string"}}];
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
if(!pattern5.test(data8)){
validate10.errors = [{instancePath:instancePath+"/pickupLocationCode",schemaPath:"#/properties/pickupLocationCode/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"}}];
return false;
}
}
else {
validate10.errors = [{instancePath:instancePath+"/pickupLocationCode",schemaPath:"#/properties/pickupLocationCode/type",keyword:"type",params:{type: "string"}}];
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
if(!pattern5.test(data9)){
validate10.errors = [{instancePath:instancePath+"/dropoffLocationCode",schemaPath:"#/properties/dropoffLocationCode/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"}}];
return false;
}
}
else {
validate10.errors = [{instancePath:instancePath+"/dropoffLocationCode",schemaPath:"#/properties/dropoffLocationCode/type",keyword:"type",params:{type: "string"}}];
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
validate10.errors = [{instancePath:instancePath+"/pickupDate",schemaPath:"#/properties/pickupDate/format",keyword:"format",params:{format: "date-time"}}];
return false;
}
}
else {
validate10.errors = [{instancePath:instancePath+"/pickupDate",schemaPath:"#/properties/pickupDate/type",keyword:"type",params:{type: "string"}}];
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
validate10.errors = [{instancePath:instancePath+"/dropoffDate",schemaPath:"#/properties/dropoffDate/format",keyword:"format",params:{format: "date-time"}}];
return false;
}
}
else {
validate10.errors = [{instancePath:instancePath+"/dropoffDate",schemaPath:"#/properties/dropoffDate/type",keyword:"type",params:{type: "string"}}];
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
validate10.errors = [{instancePath:instancePath+"/rentalDays",schemaPath:"#/properties/rentalDays/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs26){
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 < 1 || isNaN(data12)){
validate10.errors = [{instancePath:instancePath+"/rentalDays",schemaPath:"#/properties/rentalDays/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
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
validate10.errors = [{instancePath:instancePath+"/driver",schemaPath:"#/properties/driver/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs30 = errors;
for(const key1 in data13){
if(!(((key1 === "firstName") || (key1 === "lastName")) || (key1 === "age"))){
validate10.errors = [{instancePath:instancePath+"/driver",schemaPath:"#/properties/driver/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs30 === errors){
if(data13.firstName !== undefined){
const _errs31 = errors;
if(typeof data13.firstName !== "string"){
validate10.errors = [{instancePath:instancePath+"/driver/firstName",schemaPath:"#/properties/driver/properties/firstName/type",keyword:"type",params:{type: "string"}}];
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
validate10.errors = [{instancePath:instancePath+"/driver/lastName",schemaPath:"#/properties/driver/properties/lastName/type",keyword:"type",params:{type: "string"}}];
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
validate10.errors = [{instancePath:instancePath+"/driver/age",schemaPath:"#/properties/driver/properties/age/type",keyword:"type",params:{type: "integer"}}];
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
validate10.errors = [{instancePath:instancePath+"/driver",schemaPath:"#/properties/driver/type",keyword:"type",params:{type: "object"}}];
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
validate10.errors = [{instancePath:instancePath+"/additionalDrivers/" + i0,schemaPath:"#/properties/additionalDrivers/items/required",keyword:"required",params:{missingProperty: missing2}}];
return false;
}
else {
const _errs41 = errors;
for(const key2 in data18){
if(!((key2 === "firstName") || (key2 === "lastName"))){
validate10.errors = [{instancePath:instancePath+"/additionalDrivers/" + i0,schemaPath:"#/properties/additionalDrivers/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}}];
return false;
break;
}
}
if(_errs41 === errors){
if(data18.firstName !== undefined){
const _errs42 = errors;
if(typeof data18.firstName !== "string"){
validate10.errors = [{instancePath:instancePath+"/additionalDrivers/" + i0+"/firstName",schemaPath:"#/properties/additionalDrivers/items/properties/firstName/type",keyword:"type",params:{type: "string"}}];
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
validate10.errors = [{instancePath:instancePath+"/additionalDrivers/" + i0+"/lastName",schemaPath:"#/properties/additionalDrivers/items/properties/lastName/type",keyword:"type",params:{type: "string"}}];
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
validate10.errors = [{instancePath:instancePath+"/additionalDrivers/" + i0,schemaPath:"#/properties/additionalDrivers/items/type",keyword:"type",params:{type: "object"}}];
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
validate10.errors = [{instancePath:instancePath+"/additionalDrivers",schemaPath:"#/properties/additionalDrivers/type",keyword:"type",params:{type: "array"}}];
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
validate10.errors = [{instancePath:instancePath+"/insurance",schemaPath:"#/properties/insurance/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data21 === "none") || (data21 === "basic")) || (data21 === "full"))){
validate10.errors = [{instancePath:instancePath+"/insurance",schemaPath:"#/properties/insurance/enum",keyword:"enum",params:{allowedValues: schema13.properties.insurance.enum}}];
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
validate10.errors = [{instancePath:instancePath+"/extras/" + i1,schemaPath:"#/properties/extras/items/required",keyword:"required",params:{missingProperty: missing3}}];
return false;
}
else {
const _errs52 = errors;
for(const key3 in data23){
if(!(((key3 === "code") || (key3 === "name")) || (key3 === "amountCents"))){
validate10.errors = [{instancePath:instancePath+"/extras/" + i1,schemaPath:"#/properties/extras/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3}}];
return false;
break;
}
}
if(_errs52 === errors){
if(data23.code !== undefined){
const _errs53 = errors;
if(typeof data23.code !== "string"){
validate10.errors = [{instancePath:instancePath+"/extras/" + i1+"/code",schemaPath:"#/properties/extras/items/properties/code/type",keyword:"type",params:{type: "string"}}];
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
validate10.errors = [{instancePath:instancePath+"/extras/" + i1+"/name",schemaPath:"#/properties/extras/items/properties/name/type",keyword:"type",params:{type: "string"}}];
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
validate10.errors = [{instancePath:instancePath+"/extras/" + i1+"/amountCents",schemaPath:"#/properties/extras/items/properties/amountCents/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs57){
if((typeof data26 == "number") && (isFinite(data26))){
if(data26 < 0 || isNaN(data26)){
validate10.errors = [{instancePath:instancePath+"/extras/" + i1+"/amountCents",schemaPath:"#/properties/extras/items/properties/amountCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
validate10.errors = [{instancePath:instancePath+"/extras/" + i1,schemaPath:"#/properties/extras/items/type",keyword:"type",params:{type: "object"}}];
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
validate10.errors = [{instancePath:instancePath+"/extras",schemaPath:"#/properties/extras/type",keyword:"type",params:{type: "array"}}];
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
validate10.errors = [{instancePath:instancePath+"/payment",schemaPath:"#/properties/payment/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data27 === "pay_now") || (data27 === "pay_at_counter"))){
validate10.errors = [{instancePath:instancePath+"/payment",schemaPath:"#/properties/payment/enum",keyword:"enum",params:{allowedValues: schema13.properties.payment.enum}}];
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
validate10.errors = [{instancePath:instancePath+"/price",schemaPath:"#/$defs/BookedCarPrice/required",keyword:"required",params:{missingProperty: missing4}}];
return false;
}
else {
const _errs64 = errors;
for(const key4 in data28){
if(!(func0.call(schema14.properties, key4))){
validate10.errors = [{instancePath:instancePath+"/price",schemaPath:"#/$defs/BookedCarPrice/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4}}];
return false;
break;
}
}
if(_errs64 === errors){
if(data28.currency !== undefined){
let data29 = data28.currency;
const _errs65 = errors;
if(typeof data29 !== "string"){
validate10.errors = [{instancePath:instancePath+"/price/currency",schemaPath:"#/$defs/BookedCarPrice/properties/currency/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("USD" !== data29){
validate10.errors = [{instancePath:instancePath+"/price/currency",schemaPath:"#/$defs/BookedCarPrice/properties/currency/const",keyword:"const",params:{allowedValue: "USD"}}];
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
validate10.errors = [{instancePath:instancePath+"/price/totalCents",schemaPath:"#/$defs/BookedCarPrice/properties/totalCents/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs67){
if((typeof data30 == "number") && (isFinite(data30))){
if(data30 < 0 || isNaN(data30)){
validate10.errors = [{instancePath:instancePath+"/price/totalCents",schemaPath:"#/$defs/BookedCarPrice/properties/totalCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
validate10.errors = [{instancePath:instancePath+"/price/baseCents",schemaPath:"#/$defs/BookedCarPrice/properties/baseCents/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs69){
if((typeof data31 == "number") && (isFinite(data31))){
if(data31 < 0 || isNaN(data31)){
validate10.errors = [{instancePath:instancePath+"/price/baseCents",schemaPath:"#/$defs/BookedCarPrice/properties/baseCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
validate10.errors = [{instancePath:instancePath+"/price/perDayCents",schemaPath:"#/$defs/BookedCarPrice/properties/perDayCents/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs71){
if((typeof data32 == "number") && (isFinite(data32))){
if(data32 < 0 || isNaN(data32)){
validate10.errors = [{instancePath:instancePath+"/price/perDayCents",schemaPath:"#/$defs/BookedCarPrice/properties/perDayCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
validate10.errors = [{instancePath:instancePath+"/price/taxesCents",schemaPath:"#/$defs/BookedCarPrice/properties/taxesCents/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs73){
if((typeof data33 == "number") && (isFinite(data33))){
if(data33 < 0 || isNaN(data33)){
validate10.errors = [{instancePath:instancePath+"/price/taxesCents",schemaPath:"#/$defs/BookedCarPrice/properties/taxesCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
validate10.errors = [{instancePath:instancePath+"/price/feesCents",schemaPath:"#/$defs/BookedCarPrice/properties/feesCents/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs75){
if((typeof data34 == "number") && (isFinite(data34))){
if(data34 < 0 || isNaN(data34)){
validate10.errors = [{instancePath:instancePath+"/price/feesCents",schemaPath:"#/$defs/BookedCarPrice/properties/feesCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
validate10.errors = [{instancePath:instancePath+"/price/oneWayFeeCents",schemaPath:"#/$defs/BookedCarPrice/properties/oneWayFeeCents/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs77){
if((typeof data35 == "number") && (isFinite(data35))){
if(data35 < 0 || isNaN(data35)){
validate10.errors = [{instancePath:instancePath+"/price/oneWayFeeCents",schemaPath:"#/$defs/BookedCarPrice/properties/oneWayFeeCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
validate10.errors = [{instancePath:instancePath+"/price/youngDriverFeeCents",schemaPath:"#/$defs/BookedCarPrice/properties/youngDriverFeeCents/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs79){
if((typeof data36 == "number") && (isFinite(data36))){
if(data36 < 0 || isNaN(data36)){
validate10.errors = [{instancePath:instancePath+"/price/youngDriverFeeCents",schemaPath:"#/$defs/BookedCarPrice/properties/youngDriverFeeCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
validate10.errors = [{instancePath:instancePath+"/price/seniorDriverFeeCents",schemaPath:"#/$defs/BookedCarPrice/properties/seniorDriverFeeCents/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs81){
if((typeof data37 == "number") && (isFinite(data37))){
if(data37 < 0 || isNaN(data37)){
validate10.errors = [{instancePath:instancePath+"/price/seniorDriverFeeCents",schemaPath:"#/$defs/BookedCarPrice/properties/seniorDriverFeeCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
validate10.errors = [{instancePath:instancePath+"/price/extrasCents",schemaPath:"#/$defs/BookedCarPrice/properties/extrasCents/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs83){
if((typeof data38 == "number") && (isFinite(data38))){
if(data38 < 0 || isNaN(data38)){
validate10.errors = [{instancePath:instancePath+"/price/extrasCents",schemaPath:"#/$defs/BookedCarPrice/properties/extrasCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
validate10.errors = [{instancePath:instancePath+"/price",schemaPath:"#/$defs/BookedCarPrice/type",keyword:"type",params:{type: "object"}}];
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
validate10.errors = [{instancePath:instancePath+"/cancellationPolicy/" + i2,schemaPath:"#/$defs/CancellationStep/required",keyword:"required",params:{missingProperty: missing5}}];
return false;
}
else {
const _errs90 = errors;
for(const key5 in data40){
if(!((key5 === "before") || (key5 === "refundCents"))){
validate10.errors = [{instancePath:instancePath+"/cancellationPolicy/" + i2,schemaPath:"#/$defs/CancellationStep/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5}}];
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
validate10.errors = [{instancePath:instancePath+"/cancellationPolicy/" + i2+"/before",schemaPath:"#/$defs/CancellationStep/properties/before/format",keyword:"format",params:{format: "date-time"}}];
return false;
}
}
else {
validate10.errors = [{instancePath:instancePath+"/cancellationPolicy/" + i2+"/before",schemaPath:"#/$defs/CancellationStep/properties/before/type",keyword:"type",params:{type: "string"}}];
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
validate10.errors = [{instancePath:instancePath+"/cancellationPolicy/" + i2+"/refundCents",schemaPath:"#/$defs/CancellationStep/properties/refundCents/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs93){
if((typeof data42 == "number") && (isFinite(data42))){
if(data42 < 0 || isNaN(data42)){
validate10.errors = [{instancePath:instancePath+"/cancellationPolicy/" + i2+"/refundCents",schemaPath:"#/$defs/CancellationStep/properties/refundCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
validate10.errors = [{instancePath:instancePath+"/cancellationPolicy/" + i2,schemaPath:"#/$defs/CancellationStep/type",keyword:"type",params:{type: "object"}}];
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
validate10.errors = [{instancePath:instancePath+"/cancellationPolicy",schemaPath:"#/properties/cancellationPolicy/type",keyword:"type",params:{type: "array"}}];
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
validate10.errors = [{instancePath:instancePath+"/arrivingFlight",schemaPath:"#/properties/arrivingFlight/type",keyword:"type",params:{type: schema13.properties.arrivingFlight.type}}];
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
validate10.errors = [{instancePath:instancePath+"/specialRequests",schemaPath:"#/properties/specialRequests/type",keyword:"type",params:{type: schema13.properties.specialRequests.type}}];
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
validate10.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate10.errors = vErrors;
return errors === 0;
}
validate10.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema19 = {"type":"object","properties":{"currency":{"type":"string","const":"USD"},"paidCents":{"type":"integer","minimum":0},"penaltyCents":{"type":"integer","minimum":0},"nonRefundableTaxesCents":{"type":"integer","minimum":0},"refundCents":{"type":"integer","minimum":0},"method":{"type":"string","enum":["original_payment","none"]},"lines":{"type":"array","items":{"$ref":"#/$defs/RefundLine"}},"owedCents":{"type":"integer","minimum":0}},"required":["currency","paidCents","penaltyCents","nonRefundableTaxesCents","refundCents","method","lines"],"additionalProperties":false};
const schema20 = {"type":"object","properties":{"segmentRef":{"type":"string"},"kind":{"type":"string","enum":["flight","hotel","car"]},"paidCents":{"type":"integer","minimum":0},"penaltyCents":{"type":"integer","minimum":0},"nonRefundableTaxesCents":{"type":"integer","minimum":0},"refundCents":{"type":"integer","minimum":0},"rule":{"type":"string"},"owedCents":{"type":"integer","minimum":0}},"required":["segmentRef","kind","paidCents","penaltyCents","nonRefundableTaxesCents","refundCents","rule"],"additionalProperties":false};

function validate12(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate12.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.currency === undefined) && (missing0 = "currency")) || ((data.paidCents === undefined) && (missing0 = "paidCents"))) || ((data.penaltyCents === undefined) && (missing0 = "penaltyCents"))) || ((data.nonRefundableTaxesCents === undefined) && (missing0 = "nonRefundableTaxesCents"))) || ((data.refundCents === undefined) && (missing0 = "refundCents"))) || ((data.method === undefined) && (missing0 = "method"))) || ((data.lines === undefined) && (missing0 = "lines"))){
validate12.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((((key0 === "currency") || (key0 === "paidCents")) || (key0 === "penaltyCents")) || (key0 === "nonRefundableTaxesCents")) || (key0 === "refundCents")) || (key0 === "method")) || (key0 === "lines")) || (key0 === "owedCents"))){
validate12.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.currency !== undefined){
let data0 = data.currency;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate12.errors = [{instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("USD" !== data0){
validate12.errors = [{instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/const",keyword:"const",params:{allowedValue: "USD"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.paidCents !== undefined){
let data1 = data.paidCents;
const _errs4 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate12.errors = [{instancePath:instancePath+"/paidCents",schemaPath:"#/properties/paidCents/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs4){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
validate12.errors = [{instancePath:instancePath+"/paidCents",schemaPath:"#/properties/paidCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
if(data.penaltyCents !== undefined){
let data2 = data.penaltyCents;
const _errs6 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate12.errors = [{instancePath:instancePath+"/penaltyCents",schemaPath:"#/properties/penaltyCents/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs6){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate12.errors = [{instancePath:instancePath+"/penaltyCents",schemaPath:"#/properties/penaltyCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
if(data.nonRefundableTaxesCents !== undefined){
let data3 = data.nonRefundableTaxesCents;
const _errs8 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate12.errors = [{instancePath:instancePath+"/nonRefundableTaxesCents",schemaPath:"#/properties/nonRefundableTaxesCents/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs8){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
validate12.errors = [{instancePath:instancePath+"/nonRefundableTaxesCents",schemaPath:"#/properties/nonRefundableTaxesCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
if(data.refundCents !== undefined){
let data4 = data.refundCents;
const _errs10 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate12.errors = [{instancePath:instancePath+"/refundCents",schemaPath:"#/properties/refundCents/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs10){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
validate12.errors = [{instancePath:instancePath+"/refundCents",schemaPath:"#/properties/refundCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
if(data.method !== undefined){
let data5 = data.method;
const _errs12 = errors;
if(typeof data5 !== "string"){
validate12.errors = [{instancePath:instancePath+"/method",schemaPath:"#/properties/method/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data5 === "original_payment") || (data5 === "none"))){
validate12.errors = [{instancePath:instancePath+"/method",schemaPath:"#/properties/method/enum",keyword:"enum",params:{allowedValues: schema19.properties.method.enum}}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.lines !== undefined){
let data6 = data.lines;
const _errs14 = errors;
if(errors === _errs14){
if(Array.isArray(data6)){
var valid1 = true;
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
const _errs16 = errors;
const _errs17 = errors;
if(errors === _errs17){
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
let missing1;
if((((((((data7.segmentRef === undefined) && (missing1 = "segmentRef")) || ((data7.kind === undefined) && (missing1 = "kind"))) || ((data7.paidCents === undefined) && (missing1 = "paidCents"))) || ((data7.penaltyCents === undefined) && (missing1 = "penaltyCents"))) || ((data7.nonRefundableTaxesCents === undefined) && (missing1 = "nonRefundableTaxesCents"))) || ((data7.refundCents === undefined) && (missing1 = "refundCents"))) || ((data7.rule === undefined) && (missing1 = "rule"))){
validate12.errors = [{instancePath:instancePath+"/lines/" + i0,schemaPath:"#/$defs/RefundLine/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs19 = errors;
for(const key1 in data7){
if(!((((((((key1 === "segmentRef") || (key1 === "kind")) || (key1 === "paidCents")) || (key1 === "penaltyCents")) || (key1 === "nonRefundableTaxesCents")) || (key1 === "refundCents")) || (key1 === "rule")) || (key1 === "owedCents"))){
validate12.errors = [{instancePath:instancePath+"/lines/" + i0,schemaPath:"#/$defs/RefundLine/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs19 === errors){
if(data7.segmentRef !== undefined){
const _errs20 = errors;
if(typeof data7.segmentRef !== "string"){
validate12.errors = [{instancePath:instancePath+"/lines/" + i0+"/segmentRef",schemaPath:"#/$defs/RefundLine/properties/segmentRef/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs20 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data7.kind !== undefined){
let data9 = data7.kind;
const _errs22 = errors;
if(typeof data9 !== "string"){
validate12.errors = [{instancePath:instancePath+"/lines/" + i0+"/kind",schemaPath:"#/$defs/RefundLine/properties/kind/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data9 === "flight") || (data9 === "hotel")) || (data9 === "car"))){
validate12.errors = [{instancePath:instancePath+"/lines/" + i0+"/kind",schemaPath:"#/$defs/RefundLine/properties/kind/enum",keyword:"enum",params:{allowedValues: schema20.properties.kind.enum}}];
return false;
}
var valid3 = _errs22 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data7.paidCents !== undefined){
let data10 = data7.paidCents;
const _errs24 = errors;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
validate12.errors = [{instancePath:instancePath+"/lines/" + i0+"/paidCents",schemaPath:"#/$defs/RefundLine/properties/paidCents/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs24){
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 < 0 || isNaN(data10)){
validate12.errors = [{instancePath:instancePath+"/lines/" + i0+"/paidCents",schemaPath:"#/$defs/RefundLine/properties/paidCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
if(data7.penaltyCents !== undefined){
let data11 = data7.penaltyCents;
const _errs26 = errors;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
validate12.errors = [{instancePath:instancePath+"/lines/" + i0+"/penaltyCents",schemaPath:"#/$defs/RefundLine/properties/penaltyCents/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs26){
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 < 0 || isNaN(data11)){
validate12.errors = [{instancePath:instancePath+"/lines/" + i0+"/penaltyCents",schemaPath:"#/$defs/RefundLine/properties/penaltyCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
if(data7.nonRefundableTaxesCents !== undefined){
let data12 = data7.nonRefundableTaxesCents;
const _errs28 = errors;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
validate12.errors = [{instancePath:instancePath+"/lines/" + i0+"/nonRefundableTaxesCents",schemaPath:"#/$defs/RefundLine/properties/nonRefundableTaxesCents/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs28){
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 < 0 || isNaN(data12)){
validate12.errors = [{instancePath:instancePath+"/lines/" + i0+"/nonRefundableTaxesCents",schemaPath:"#/$defs/RefundLine/properties/nonRefundableTaxesCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid3 = _errs28 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data7.refundCents !== undefined){
let data13 = data7.refundCents;
const _errs30 = errors;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
validate12.errors = [{instancePath:instancePath+"/lines/" + i0+"/refundCents",schemaPath:"#/$defs/RefundLine/properties/refundCents/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs30){
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 < 0 || isNaN(data13)){
validate12.errors = [{instancePath:instancePath+"/lines/" + i0+"/refundCents",schemaPath:"#/$defs/RefundLine/properties/refundCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid3 = _errs30 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data7.rule !== undefined){
const _errs32 = errors;
if(typeof data7.rule !== "string"){
validate12.errors = [{instancePath:instancePath+"/lines/" + i0+"/rule",schemaPath:"#/$defs/RefundLine/properties/rule/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs32 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data7.owedCents !== undefined){
let data15 = data7.owedCents;
const _errs34 = errors;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
validate12.errors = [{instancePath:instancePath+"/lines/" + i0+"/owedCents",schemaPath:"#/$defs/RefundLine/properties/owedCents/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs34){
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 < 0 || isNaN(data15)){
validate12.errors = [{instancePath:instancePath+"/lines/" + i0+"/owedCents",schemaPath:"#/$defs/RefundLine/properties/owedCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid3 = _errs34 === errors;
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
else {
validate12.errors = [{instancePath:instancePath+"/lines/" + i0,schemaPath:"#/$defs/RefundLine/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid1 = _errs16 === errors;
if(!valid1){
break;
}
}
}
else {
validate12.errors = [{instancePath:instancePath+"/lines",schemaPath:"#/properties/lines/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.owedCents !== undefined){
let data16 = data.owedCents;
const _errs36 = errors;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
validate12.errors = [{instancePath:instancePath+"/owedCents",schemaPath:"#/properties/owedCents/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs36){
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 < 0 || isNaN(data16)){
validate12.errors = [{instancePath:instancePath+"/owedCents",schemaPath:"#/properties/owedCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid0 = _errs36 === errors;
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
else {
validate12.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate12.errors = vErrors;
return errors === 0;
}
validate12.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(((((((((((((((((((((data.pnr === undefined) && (missing0 = "pnr")) || ((data.status === undefined) && (missing0 = "status"))) || ((data.version === undefined) && (missing0 = "version"))) || ((data.createdAt === undefined) && (missing0 = "createdAt"))) || ((data.updatedAt === undefined) && (missing0 = "updatedAt"))) || ((data.sessionId === undefined) && (missing0 = "sessionId"))) || ((data.contact === undefined) && (missing0 = "contact"))) || ((data.passengers === undefined) && (missing0 = "passengers"))) || ((data.flightSegments === undefined) && (missing0 = "flightSegments"))) || ((data.fares === undefined) && (missing0 = "fares"))) || ((data.hotelReservations === undefined) && (missing0 = "hotelReservations"))) || ((data.carReservations === undefined) && (missing0 = "carReservations"))) || ((data.price === undefined) && (missing0 = "price"))) || ((data.ticketing === undefined) && (missing0 = "ticketing"))) || ((data.warnings === undefined) && (missing0 = "warnings"))) || ((data.test === undefined) && (missing0 = "test"))) || ((data.cancelledAt === undefined) && (missing0 = "cancelledAt"))) || ((data.cancellationReason === undefined) && (missing0 = "cancellationReason"))) || ((data.refund === undefined) && (missing0 = "refund"))) || ((data.history === undefined) && (missing0 = "history"))){
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
if(data.sessionId !== undefined){
const _errs12 = errors;
if(typeof data.sessionId !== "string"){
validate1.errors = [{instancePath:instancePath+"/sessionId",schemaPath:"#/properties/sessionId/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.contact !== undefined){
let data6 = data.contact;
const _errs14 = errors;
if(errors === _errs14){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
let missing1;
if(((data6.email === undefined) && (missing1 = "email")) || ((data6.phone === undefined) && (missing1 = "phone"))){
validate1.errors = [{instancePath:instancePath+"/contact",schemaPath:"#/properties/contact/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs16 = errors;
for(const key1 in data6){
if(!((key1 === "email") || (key1 === "phone"))){
validate1.errors = [{instancePath:instancePath+"/contact",schemaPath:"#/properties/contact/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs16 === errors){
if(data6.email !== undefined){
let data7 = data6.email;
const _errs17 = errors;
if((typeof data7 !== "string") && (data7 !== null)){
validate1.errors = [{instancePath:instancePath+"/contact/email",schemaPath:"#/properties/contact/properties/email/type",keyword:"type",params:{type: schema1.properties.contact.properties.email.type}}];
return false;
}
var valid1 = _errs17 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data6.phone !== undefined){
let data8 = data6.phone;
const _errs19 = errors;
if((typeof data8 !== "string") && (data8 !== null)){
validate1.errors = [{instancePath:instancePath+"/contact/phone",schemaPath:"#/properties/contact/properties/phone/type",keyword:"type",params:{type: schema1.properties.contact.properties.phone.type}}];
return false;
}
var valid1 = _errs19 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
else {
validate1.errors = [{instancePath:instancePath+"/contact",schemaPath:"#/properties/contact/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.passengers !== undefined){
let data9 = data.passengers;
const _errs21 = errors;
if(errors === _errs21){
if(Array.isArray(data9)){
var valid2 = true;
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
let data10 = data9[i0];
const _errs23 = errors;
const _errs24 = errors;
if(errors === _errs24){
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
let missing2;
if((((((((((((data10.paxRef === undefined) && (missing2 = "paxRef")) || ((data10.type === undefined) && (missing2 = "type"))) || ((data10.title === undefined) && (missing2 = "title"))) || ((data10.firstName === undefined) && (missing2 = "firstName"))) || ((data10.lastName === undefined) && (missing2 = "lastName"))) || ((data10.gdsName === undefined) && (missing2 = "gdsName"))) || ((data10.dateOfBirth === undefined) && (missing2 = "dateOfBirth"))) || ((data10.ageAtTravel === undefined) && (missing2 = "ageAtTravel"))) || ((data10.associatedAdult === undefined) && (missing2 = "associatedAdult"))) || ((data10.frequentFlyerNumber === undefined) && (missing2 = "frequentFlyerNumber"))) || ((data10.ticketNumber === undefined) && (missing2 = "ticketNumber"))){
validate1.errors = [{instancePath:instancePath+"/passengers/" + i0,schemaPath:"#/$defs/Passenger/required",keyword:"required",params:{missingProperty: missing2}}];
return false;
}
else {
const _errs26 = errors;
for(const key2 in data10){
if(!(func0.call(schema2.properties, key2))){
validate1.errors = [{instancePath:instancePath+"/passengers/" + i0,schemaPath:"#/$defs/Passenger/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}}];
return false;
break;
}
}
if(_errs26 === errors){
if(data10.paxRef !== undefined){
let data11 = data10.paxRef;
const _errs27 = errors;
if(errors === _errs27){
if(typeof data11 === "string"){
if(!pattern1.test(data11)){
validate1.errors = [{instancePath:instancePath+"/passengers/" + i0+"/paxRef",schemaPath:"#/$defs/Passenger/properties/paxRef/pattern",keyword:"pattern",params:{pattern: "^P[1-9][0-9]?$"}}];
return false;
}
}
else {
validate1.errors = [{instancePath:instancePath+"/passengers/" + i0+"/paxRef",schemaPath:"#/$defs/Passenger/properties/paxRef/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid4 = _errs27 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data10.type !== undefined){
let data12 = data10.type;
const _errs29 = errors;
if(typeof data12 !== "string"){
validate1.errors = [{instancePath:instancePath+"/passengers/" + i0+"/type",schemaPath:"#/$defs/Passenger/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data12 === "adult") || (data12 === "child")) || (data12 === "infant"))){
validate1.errors = [{instancePath:instancePath+"/passengers/" + i0+"/type",schemaPath:"#/$defs/Passenger/properties/type/enum",keyword:"enum",params:{allowedValues: schema2.properties.type.enum}}];
return false;
}
var valid4 = _errs29 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data10.title !== undefined){
let data13 = data10.title;
const _errs31 = errors;
if((typeof data13 !== "string") && (data13 !== null)){
validate1.errors = [{instancePath:instancePath+"/passengers/" + i0+"/title",schemaPath:"#/$defs/Passenger/properties/title/type",keyword:"type",params:{type: schema2.properties.title.type}}];
return false;
}
var valid4 = _errs31 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data10.firstName !== undefined){
const _errs33 = errors;
if(typeof data10.firstName !== "string"){
validate1.errors = [{instancePath:instancePath+"/passengers/" + i0+"/firstName",schemaPath:"#/$defs/Passenger/properties/firstName/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid4 = _errs33 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data10.lastName !== undefined){
const _errs35 = errors;
if(typeof data10.lastName !== "string"){
validate1.errors = [{instancePath:instancePath+"/passengers/" + i0+"/lastName",schemaPath:"#/$defs/Passenger/properties/lastName/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid4 = _errs35 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data10.gdsName !== undefined){
const _errs37 = errors;
if(typeof data10.gdsName !== "string"){
validate1.errors = [{instancePath:instancePath+"/passengers/" + i0+"/gdsName",schemaPath:"#/$defs/Passenger/properties/gdsName/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid4 = _errs37 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data10.dateOfBirth !== undefined){
let data17 = data10.dateOfBirth;
const _errs39 = errors;
if((typeof data17 !== "string") && (data17 !== null)){
validate1.errors = [{instancePath:instancePath+"/passengers/" + i0+"/dateOfBirth",schemaPath:"#/$defs/Passenger/properties/dateOfBirth/type",keyword:"type",params:{type: schema2.properties.dateOfBirth.type}}];
return false;
}
if(errors === _errs39){
if(errors === _errs39){
if(typeof data17 === "string"){
if(!(formats4(data17))){
validate1.errors = [{instancePath:instancePath+"/passengers/" + i0+"/dateOfBirth",schemaPath:"#/$defs/Passenger/properties/dateOfBirth/format",keyword:"format",params:{format: "date"}}];
return false;
}
}
}
}
var valid4 = _errs39 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data10.ageAtTravel !== undefined){
let data18 = data10.ageAtTravel;
const _errs41 = errors;
if((!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))) && (data18 !== null)){
validate1.errors = [{instancePath:instancePath+"/passengers/" + i0+"/ageAtTravel",schemaPath:"#/$defs/Passenger/properties/ageAtTravel/type",keyword:"type",params:{type: schema2.properties.ageAtTravel.type}}];
return false;
}
var valid4 = _errs41 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data10.associatedAdult !== undefined){
let data19 = data10.associatedAdult;
const _errs43 = errors;
if((typeof data19 !== "string") && (data19 !== null)){
validate1.errors = [{instancePath:instancePath+"/passengers/" + i0+"/associatedAdult",schemaPath:"#/$defs/Passenger/properties/associatedAdult/type",keyword:"type",params:{type: schema2.properties.associatedAdult.type}}];
return false;
}
var valid4 = _errs43 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data10.frequentFlyerNumber !== undefined){
let data20 = data10.frequentFlyerNumber;
const _errs45 = errors;
if((typeof data20 !== "string") && (data20 !== null)){
validate1.errors = [{instancePath:instancePath+"/passengers/" + i0+"/frequentFlyerNumber",schemaPath:"#/$defs/Passenger/properties/frequentFlyerNumber/type",keyword:"type",params:{type: schema2.properties.frequentFlyerNumber.type}}];
return false;
}
var valid4 = _errs45 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data10.ticketNumber !== undefined){
let data21 = data10.ticketNumber;
const _errs47 = errors;
if((typeof data21 !== "string") && (data21 !== null)){
validate1.errors = [{instancePath:instancePath+"/passengers/" + i0+"/ticketNumber",schemaPath:"#/$defs/Passenger/properties/ticketNumber/type",keyword:"type",params:{type: schema2.properties.ticketNumber.type}}];
return false;
}
var valid4 = _errs47 === errors;
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
var valid2 = _errs23 === errors;
if(!valid2){
break;
}
}
}
else {
validate1.errors = [{instancePath:instancePath+"/passengers",schemaPath:"#/properties/passengers/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.flightSegments !== undefined){
let data22 = data.flightSegments;
const _errs49 = errors;
if(errors === _errs49){
if(Array.isArray(data22)){
var valid5 = true;
const len1 = data22.length;
for(let i1=0; i1<len1; i1++){
const _errs51 = errors;
if(!(validate2(data22[i1], {instancePath:instancePath+"/flightSegments/" + i1,parentData:data22,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
var valid5 = _errs51 === errors;
if(!valid5){
break;
}
}
}
else {
validate1.errors = [{instancePath:instancePath+"/flightSegments",schemaPath:"#/properties/flightSegments/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs49 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fares !== undefined){
let data24 = data.fares;
const _errs52 = errors;
if(errors === _errs52){
if(Array.isArray(data24)){
var valid6 = true;
const len2 = data24.length;
for(let i2=0; i2<len2; i2++){
const _errs54 = errors;
if(!(validate4(data24[i2], {instancePath:instancePath+"/fares/" + i2,parentData:data24,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
var valid6 = _errs54 === errors;
if(!valid6){
break;
}
}
}
else {
validate1.errors = [{instancePath:instancePath+"/fares",schemaPath:"#/properties/fares/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs52 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.hotelReservations !== undefined){
let data26 = data.hotelReservations;
const _errs55 = errors;
if(errors === _errs55){
if(Array.isArray(data26)){
var valid7 = true;
const len3 = data26.length;
for(let i3=0; i3<len3; i3++){
const _errs57 = errors;
if(!(validate8(data26[i3], {instancePath:instancePath+"/hotelReservations/" + i3,parentData:data26,parentDataProperty:i3,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors);
errors = vErrors.length;
}
var valid7 = _errs57 === errors;
if(!valid7){
break;
}
}
}
else {
validate1.errors = [{instancePath:instancePath+"/hotelReservations",schemaPath:"#/properties/hotelReservations/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs55 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.carReservations !== undefined){
let data28 = data.carReservations;
const _errs58 = errors;
if(errors === _errs58){
if(Array.isArray(data28)){
var valid8 = true;
const len4 = data28.length;
for(let i4=0; i4<len4; i4++){
const _errs60 = errors;
if(!(validate10(data28[i4], {instancePath:instancePath+"/carReservations/" + i4,parentData:data28,parentDataProperty:i4,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
errors = vErrors.length;
}
var valid8 = _errs60 === errors;
if(!valid8){
break;
}
}
}
else {
validate1.errors = [{instancePath:instancePath+"/carReservations",schemaPath:"#/properties/carReservations/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs58 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.price !== undefined){
let data30 = data.price;
const _errs61 = errors;
const _errs62 = errors;
if(errors === _errs62){
if(data30 && typeof data30 == "object" && !Array.isArray(data30)){
let missing3;
if(((((((data30.currency === undefined) && (missing3 = "currency")) || ((data30.totalCents === undefined) && (missing3 = "totalCents"))) || ((data30.flightCents === undefined) && (missing3 = "flightCents"))) || ((data30.hotelCents === undefined) && (missing3 = "hotelCents"))) || ((data30.carCents === undefined) && (missing3 = "carCents"))) || ((data30.refundedCents === undefined) && (missing3 = "refundedCents"))){
validate1.errors = [{instancePath:instancePath+"/price",schemaPath:"#/$defs/BookingPrice/required",keyword:"required",params:{missingProperty: missing3}}];
return false;
}
else {
const _errs64 = errors;
for(const key3 in data30){
if(!((((((key3 === "currency") || (key3 === "totalCents")) || (key3 === "flightCents")) || (key3 === "hotelCents")) || (key3 === "carCents")) || (key3 === "refundedCents"))){
validate1.errors = [{instancePath:instancePath+"/price",schemaPath:"#/$defs/BookingPrice/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3}}];
return false;
break;
}
}
if(_errs64 === errors){
if(data30.currency !== undefined){
let data31 = data30.currency;
const _errs65 = errors;
if(typeof data31 !== "string"){
validate1.errors = [{instancePath:instancePath+"/price/currency",schemaPath:"#/$defs/BookingPrice/properties/currency/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("USD" !== data31){
validate1.errors = [{instancePath:instancePath+"/price/currency",schemaPath:"#/$defs/BookingPrice/properties/currency/const",keyword:"const",params:{allowedValue: "USD"}}];
return false;
}
var valid10 = _errs65 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data30.totalCents !== undefined){
let data32 = data30.totalCents;
const _errs67 = errors;
if(!(((typeof data32 == "number") && (!(data32 % 1) && !isNaN(data32))) && (isFinite(data32)))){
validate1.errors = [{instancePath:instancePath+"/price/totalCents",schemaPath:"#/$defs/BookingPrice/properties/totalCents/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs67){
if((typeof data32 == "number") && (isFinite(data32))){
if(data32 < 0 || isNaN(data32)){
validate1.errors = [{instancePath:instancePath+"/price/totalCents",schemaPath:"#/$defs/BookingPrice/properties/totalCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid10 = _errs67 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data30.flightCents !== undefined){
let data33 = data30.flightCents;
const _errs69 = errors;
if(!(((typeof data33 == "number") && (!(data33 % 1) && !isNaN(data33))) && (isFinite(data33)))){
validate1.errors = [{instancePath:instancePath+"/price/flightCents",schemaPath:"#/$defs/BookingPrice/properties/flightCents/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs69){
if((typeof data33 == "number") && (isFinite(data33))){
if(data33 < 0 || isNaN(data33)){
validate1.errors = [{instancePath:instancePath+"/price/flightCents",schemaPath:"#/$defs/BookingPrice/properties/flightCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid10 = _errs69 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data30.hotelCents !== undefined){
let data34 = data30.hotelCents;
const _errs71 = errors;
if(!(((typeof data34 == "number") && (!(data34 % 1) && !isNaN(data34))) && (isFinite(data34)))){
validate1.errors = [{instancePath:instancePath+"/price/hotelCents",schemaPath:"#/$defs/BookingPrice/properties/hotelCents/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs71){
if((typeof data34 == "number") && (isFinite(data34))){
if(data34 < 0 || isNaN(data34)){
validate1.errors = [{instancePath:instancePath+"/price/hotelCents",schemaPath:"#/$defs/BookingPrice/properties/hotelCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid10 = _errs71 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data30.carCents !== undefined){
let data35 = data30.carCents;
const _errs73 = errors;
if(!(((typeof data35 == "number") && (!(data35 % 1) && !isNaN(data35))) && (isFinite(data35)))){
validate1.errors = [{instancePath:instancePath+"/price/carCents",schemaPath:"#/$defs/BookingPrice/properties/carCents/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs73){
if((typeof data35 == "number") && (isFinite(data35))){
if(data35 < 0 || isNaN(data35)){
validate1.errors = [{instancePath:instancePath+"/price/carCents",schemaPath:"#/$defs/BookingPrice/properties/carCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid10 = _errs73 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data30.refundedCents !== undefined){
let data36 = data30.refundedCents;
const _errs75 = errors;
if(!(((typeof data36 == "number") && (!(data36 % 1) && !isNaN(data36))) && (isFinite(data36)))){
validate1.errors = [{instancePath:instancePath+"/price/refundedCents",schemaPath:"#/$defs/BookingPrice/properties/refundedCents/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs75){
if((typeof data36 == "number") && (isFinite(data36))){
if(data36 < 0 || isNaN(data36)){
validate1.errors = [{instancePath:instancePath+"/price/refundedCents",schemaPath:"#/$defs/BookingPrice/properties/refundedCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid10 = _errs75 === errors;
}
else {
var valid10 = true;
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
var valid0 = _errs61 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ticketing !== undefined){
let data37 = data.ticketing;
const _errs77 = errors;
const _errs78 = errors;
if(errors === _errs78){
if(data37 && typeof data37 == "object" && !Array.isArray(data37)){
let missing4;
if((((data37.status === undefined) && (missing4 = "status")) || ((data37.deadline === undefined) && (missing4 = "deadline"))) || ((data37.voidUntil === undefined) && (missing4 = "voidUntil"))){
validate1.errors = [{instancePath:instancePath+"/ticketing",schemaPath:"#/$defs/Ticketing/required",keyword:"required",params:{missingProperty: missing4}}];
return false;
}
else {
const _errs80 = errors;
for(const key4 in data37){
if(!(((key4 === "status") || (key4 === "deadline")) || (key4 === "voidUntil"))){
validate1.errors = [{instancePath:instancePath+"/ticketing",schemaPath:"#/$defs/Ticketing/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4}}];
return false;
break;
}
}
if(_errs80 === errors){
if(data37.status !== undefined){
let data38 = data37.status;
const _errs81 = errors;
if(typeof data38 !== "string"){
validate1.errors = [{instancePath:instancePath+"/ticketing/status",schemaPath:"#/$defs/Ticketing/properties/status/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((data38 === "unticketed") || (data38 === "ticketed")) || (data38 === "voided")) || (data38 === "refunded"))){
validate1.errors = [{instancePath:instancePath+"/ticketing/status",schemaPath:"#/$defs/Ticketing/properties/status/enum",keyword:"enum",params:{allowedValues: schema17.properties.status.enum}}];
return false;
}
var valid12 = _errs81 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data37.deadline !== undefined){
let data39 = data37.deadline;
const _errs83 = errors;
if((typeof data39 !== "string") && (data39 !== null)){
validate1.errors = [{instancePath:instancePath+"/ticketing/deadline",schemaPath:"#/$defs/Ticketing/properties/deadline/type",keyword:"type",params:{type: schema17.properties.deadline.type}}];
return false;
}
if(errors === _errs83){
if(errors === _errs83){
if(typeof data39 === "string"){
if(!(formats0(data39))){
validate1.errors = [{instancePath:instancePath+"/ticketing/deadline",schemaPath:"#/$defs/Ticketing/properties/deadline/format",keyword:"format",params:{format: "date-time"}}];
return false;
}
}
}
}
var valid12 = _errs83 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data37.voidUntil !== undefined){
let data40 = data37.voidUntil;
const _errs85 = errors;
if((typeof data40 !== "string") && (data40 !== null)){
validate1.errors = [{instancePath:instancePath+"/ticketing/voidUntil",schemaPath:"#/$defs/Ticketing/properties/voidUntil/type",keyword:"type",params:{type: schema17.properties.voidUntil.type}}];
return false;
}
if(errors === _errs85){
if(errors === _errs85){
if(typeof data40 === "string"){
if(!(formats0(data40))){
validate1.errors = [{instancePath:instancePath+"/ticketing/voidUntil",schemaPath:"#/$defs/Ticketing/properties/voidUntil/format",keyword:"format",params:{format: "date-time"}}];
return false;
}
}
}
}
var valid12 = _errs85 === errors;
}
else {
var valid12 = true;
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
var valid0 = _errs77 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.warnings !== undefined){
let data41 = data.warnings;
const _errs87 = errors;
if(errors === _errs87){
if(Array.isArray(data41)){
var valid13 = true;
const len5 = data41.length;
for(let i5=0; i5<len5; i5++){
let data42 = data41[i5];
const _errs89 = errors;
const _errs90 = errors;
if(errors === _errs90){
if(data42 && typeof data42 == "object" && !Array.isArray(data42)){
let missing5;
if((((data42.reason === undefined) && (missing5 = "reason")) || ((data42.field === undefined) && (missing5 = "field"))) || ((data42.message === undefined) && (missing5 = "message"))){
validate1.errors = [{instancePath:instancePath+"/warnings/" + i5,schemaPath:"#/$defs/Warning/required",keyword:"required",params:{missingProperty: missing5}}];
return false;
}
else {
const _errs92 = errors;
for(const key5 in data42){
if(!(((key5 === "reason") || (key5 === "field")) || (key5 === "message"))){
validate1.errors = [{instancePath:instancePath+"/warnings/" + i5,schemaPath:"#/$defs/Warning/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5}}];
return false;
break;
}
}
if(_errs92 === errors){
if(data42.reason !== undefined){
const _errs93 = errors;
if(typeof data42.reason !== "string"){
validate1.errors = [{instancePath:instancePath+"/warnings/" + i5+"/reason",schemaPath:"#/$defs/Warning/properties/reason/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid15 = _errs93 === errors;
}
else {
var valid15 = true;
}
if(valid15){
if(data42.field !== undefined){
const _errs95 = errors;
if(typeof data42.field !== "string"){
validate1.errors = [{instancePath:instancePath+"/warnings/" + i5+"/field",schemaPath:"#/$defs/Warning/properties/field/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid15 = _errs95 === errors;
}
else {
var valid15 = true;
}
if(valid15){
if(data42.message !== undefined){
const _errs97 = errors;
if(typeof data42.message !== "string"){
validate1.errors = [{instancePath:instancePath+"/warnings/" + i5+"/message",schemaPath:"#/$defs/Warning/properties/message/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid15 = _errs97 === errors;
}
else {
var valid15 = true;
}
}
}
}
}
}
else {
validate1.errors = [{instancePath:instancePath+"/warnings/" + i5,schemaPath:"#/$defs/Warning/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid13 = _errs89 === errors;
if(!valid13){
break;
}
}
}
else {
validate1.errors = [{instancePath:instancePath+"/warnings",schemaPath:"#/properties/warnings/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs87 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.test !== undefined){
let data46 = data.test;
const _errs99 = errors;
if(typeof data46 !== "boolean"){
validate1.errors = [{instancePath:instancePath+"/test",schemaPath:"#/properties/test/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(true !== data46){
validate1.errors = [{instancePath:instancePath+"/test",schemaPath:"#/properties/test/const",keyword:"const",params:{allowedValue: true}}];
return false;
}
var valid0 = _errs99 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cancelledAt !== undefined){
let data47 = data.cancelledAt;
const _errs101 = errors;
if((typeof data47 !== "string") && (data47 !== null)){
validate1.errors = [{instancePath:instancePath+"/cancelledAt",schemaPath:"#/properties/cancelledAt/type",keyword:"type",params:{type: schema1.properties.cancelledAt.type}}];
return false;
}
if(errors === _errs101){
if(errors === _errs101){
if(typeof data47 === "string"){
if(!(formats0(data47))){
validate1.errors = [{instancePath:instancePath+"/cancelledAt",schemaPath:"#/properties/cancelledAt/format",keyword:"format",params:{format: "date-time"}}];
return false;
}
}
}
}
var valid0 = _errs101 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cancellationReason !== undefined){
let data48 = data.cancellationReason;
const _errs103 = errors;
if((typeof data48 !== "string") && (data48 !== null)){
validate1.errors = [{instancePath:instancePath+"/cancellationReason",schemaPath:"#/properties/cancellationReason/type",keyword:"type",params:{type: schema1.properties.cancellationReason.type}}];
return false;
}
var valid0 = _errs103 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.refund !== undefined){
let data49 = data.refund;
const _errs105 = errors;
const _errs106 = errors;
let valid16 = false;
const _errs107 = errors;
if(!(validate12(data49, {instancePath:instancePath+"/refund",parentData:data,parentDataProperty:"refund",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
var _valid0 = _errs107 === errors;
valid16 = valid16 || _valid0;
const _errs108 = errors;
if(data49 !== null){
const err0 = {instancePath:instancePath+"/refund",schemaPath:"#/properties/refund/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs108 === errors;
valid16 = valid16 || _valid0;
if(!valid16){
const err1 = {instancePath:instancePath+"/refund",schemaPath:"#/properties/refund/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate1.errors = vErrors;
return false;
}
else {
errors = _errs106;
if(vErrors !== null){
if(_errs106){
vErrors.length = _errs106;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs105 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.history !== undefined){
let data50 = data.history;
const _errs110 = errors;
if(errors === _errs110){
if(Array.isArray(data50)){
var valid17 = true;
const len6 = data50.length;
for(let i6=0; i6<len6; i6++){
let data51 = data50[i6];
const _errs112 = errors;
const _errs113 = errors;
if(errors === _errs113){
if(data51 && typeof data51 == "object" && !Array.isArray(data51)){
let missing6;
if((((((data51.at === undefined) && (missing6 = "at")) || ((data51.version === undefined) && (missing6 = "version"))) || ((data51.action === undefined) && (missing6 = "action"))) || ((data51.actor === undefined) && (missing6 = "actor"))) || ((data51.detail === undefined) && (missing6 = "detail"))){
validate1.errors = [{instancePath:instancePath+"/history/" + i6,schemaPath:"#/$defs/HistoryEntry/required",keyword:"required",params:{missingProperty: missing6}}];
return false;
}
else {
const _errs115 = errors;
for(const key6 in data51){
if(!(((((key6 === "at") || (key6 === "version")) || (key6 === "action")) || (key6 === "actor")) || (key6 === "detail"))){
validate1.errors = [{instancePath:instancePath+"/history/" + i6,schemaPath:"#/$defs/HistoryEntry/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6}}];
return false;
break;
}
}
if(_errs115 === errors){
if(data51.at !== undefined){
let data52 = data51.at;
const _errs116 = errors;
if(errors === _errs116){
if(errors === _errs116){
if(typeof data52 === "string"){
if(!(formats0(data52))){
validate1.errors = [{instancePath:instancePath+"/history/" + i6+"/at",schemaPath:"#/$defs/HistoryEntry/properties/at/format",keyword:"format",params:{format: "date-time"}}];
return false;
}
}
else {
validate1.errors = [{instancePath:instancePath+"/history/" + i6+"/at",schemaPath:"#/$defs/HistoryEntry/properties/at/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid19 = _errs116 === errors;
}
else {
var valid19 = true;
}
if(valid19){
if(data51.version !== undefined){
let data53 = data51.version;
const _errs118 = errors;
if(!(((typeof data53 == "number") && (!(data53 % 1) && !isNaN(data53))) && (isFinite(data53)))){
validate1.errors = [{instancePath:instancePath+"/history/" + i6+"/version",schemaPath:"#/$defs/HistoryEntry/properties/version/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs118){
if((typeof data53 == "number") && (isFinite(data53))){
if(data53 < 1 || isNaN(data53)){
validate1.errors = [{instancePath:instancePath+"/history/" + i6+"/version",schemaPath:"#/$defs/HistoryEntry/properties/version/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid19 = _errs118 === errors;
}
else {
var valid19 = true;
}
if(valid19){
if(data51.action !== undefined){
let data54 = data51.action;
const _errs120 = errors;
if(typeof data54 !== "string"){
validate1.errors = [{instancePath:instancePath+"/history/" + i6+"/action",schemaPath:"#/$defs/HistoryEntry/properties/action/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((((((data54 === "created") || (data54 === "flights_added")) || (data54 === "hotel_added")) || (data54 === "car_added")) || (data54 === "ticketed")) || (data54 === "cancelled")) || (data54 === "refunded"))){
validate1.errors = [{instancePath:instancePath+"/history/" + i6+"/action",schemaPath:"#/$defs/HistoryEntry/properties/action/enum",keyword:"enum",params:{allowedValues: schema21.properties.action.enum}}];
return false;
}
var valid19 = _errs120 === errors;
}
else {
var valid19 = true;
}
if(valid19){
if(data51.actor !== undefined){
const _errs122 = errors;
if(typeof data51.actor !== "string"){
validate1.errors = [{instancePath:instancePath+"/history/" + i6+"/actor",schemaPath:"#/$defs/HistoryEntry/properties/actor/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid19 = _errs122 === errors;
}
else {
var valid19 = true;
}
if(valid19){
if(data51.detail !== undefined){
const _errs124 = errors;
if(typeof data51.detail !== "string"){
validate1.errors = [{instancePath:instancePath+"/history/" + i6+"/detail",schemaPath:"#/$defs/HistoryEntry/properties/detail/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid19 = _errs124 === errors;
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
else {
validate1.errors = [{instancePath:instancePath+"/history/" + i6,schemaPath:"#/$defs/HistoryEntry/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid17 = _errs112 === errors;
if(!valid17){
break;
}
}
}
else {
validate1.errors = [{instancePath:instancePath+"/history",schemaPath:"#/properties/history/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs110 === errors;
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
if((data.booking === undefined) && (missing0 = "booking")){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "booking")){
validate0.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.booking !== undefined){
if(!(validate1(data.booking, {instancePath:instancePath+"/booking",parentData:data,parentDataProperty:"booking",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
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
