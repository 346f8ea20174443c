// @generated from contracts/gds/tools/retrieveBooking.json. Edit the contract, then run npm run codegen.
// @ts-nocheck
import type { Validator } from "#contract";
import { formats } from "#contract";

const schema1 = {"type":"object","properties":{"pnr":{"type":"string","pattern":"^TEST-[A-Z0-9]{6}$"},"status":{"type":"string","enum":["confirmed","cancelled"]},"version":{"type":"integer","minimum":1},"createdAt":{"type":"string","format":"date-time"},"updatedAt":{"type":"string","format":"date-time"},"sessionId":{"type":"string"},"contact":{"type":"object","properties":{"email":{"type":"string"},"phone":{"type":"string"}},"required":[],"additionalProperties":false},"passengers":{"type":"array","items":{"$ref":"#/$defs/RetrievedPassenger"}},"flightSegments":{"type":"array","items":{"$ref":"#/$defs/RetrievedFlight"}},"fares":{"type":"array","items":{"$ref":"#/$defs/RetrievedFare"}},"hotelReservations":{"type":"array","items":{"$ref":"#/$defs/RetrievedHotel"}},"carReservations":{"type":"array","items":{"$ref":"#/$defs/RetrievedCar"}},"price":{"$ref":"#/$defs/BookingTotals"},"ticketing":{"$ref":"#/$defs/Tickets"},"warnings":{"type":"array","items":{"$ref":"#/$defs/Warning"}},"test":{"type":"boolean","const":true},"refundNow":{"$ref":"#/$defs/CancellationRefund"},"cannotBeCancelled":{"type":"string"},"cancelledAt":{"type":"string","format":"date-time"},"cancellationReason":{"type":"string"},"refund":{"$ref":"#/$defs/CancellationRefund"}},"required":["pnr","status","version","createdAt","sessionId","passengers","flightSegments","fares","hotelReservations","carReservations","price","warnings","test"],"additionalProperties":false};
const schema2 = {"type":"object","properties":{"paxRef":{"type":"string","pattern":"^P[1-9][0-9]?$"},"type":{"type":"string","enum":["adult","child","infant"]},"title":{"type":"string"},"firstName":{"type":"string"},"lastName":{"type":"string"},"gdsName":{"type":"string"},"dateOfBirth":{"type":"string","format":"date"},"ageAtTravel":{"type":"integer"},"associatedAdult":{"type":"string"},"frequentFlyerNumber":{"type":"string"},"ticketNumber":{"type":"string"}},"required":["paxRef","type","firstName","lastName","gdsName"],"additionalProperties":false};
const schema16 = {"type":"object","properties":{"status":{"type":"string","enum":["ticketed","voided","refunded"]},"voidUntil":{"type":"string","format":"date-time"}},"required":["status"],"additionalProperties":false};
const func0 = Object.prototype.hasOwnProperty;
const pattern0 = new RegExp("^TEST-[A-Z0-9]{6}$", "u");
const pattern1 = new RegExp("^P[1-9][0-9]?$", "u");
const formats0 = formats["date-time"];
const formats4 = formats.date;
const schema3 = {"type":"object","properties":{"segmentRef":{"type":"string"},"status":{"type":"string","enum":["HK","HX","FLOWN"]},"flightNumber":{"type":"string"},"operatingCarrier":{"type":"string"},"origin":{"type":"string","pattern":"^[A-Z]{3}$"},"originTerminal":{"type":"string"},"destination":{"type":"string","pattern":"^[A-Z]{3}$"},"destinationTerminal":{"type":"string"},"departureLocal":{"type":"string","format":"date-time"},"arrivalLocal":{"type":"string","format":"date-time"},"durationMinutes":{"type":"integer","minimum":1},"aircraft":{"type":"string"},"cabin":{"type":"string","enum":["economy","premium_economy","business","first"]},"bookingClass":{"type":"string"},"fareBasis":{"type":"string"},"baggage":{"$ref":"#/$defs/Baggage"},"marriageGroup":{"type":"string"}},"required":["segmentRef","status","flightNumber","origin","destination","departureLocal","arrivalLocal","durationMinutes","aircraft","cabin","bookingClass","fareBasis","baggage"],"additionalProperties":false};
const pattern2 = new RegExp("^[A-Z]{3}$", "u");

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
if((((((((((((((data.segmentRef === undefined) && (missing0 = "segmentRef")) || ((data.status === undefined) && (missing0 = "status"))) || ((data.flightNumber === undefined) && (missing0 = "flightNumber"))) || ((data.origin === undefined) && (missing0 = "origin"))) || ((data.destination === undefined) && (missing0 = "destination"))) || ((data.departureLocal === undefined) && (missing0 = "departureLocal"))) || ((data.arrivalLocal === undefined) && (missing0 = "arrivalLocal"))) || ((data.durationMinutes === undefined) && (missing0 = "durationMinutes"))) || ((data.aircraft === undefined) && (missing0 = "aircraft"))) || ((data.cabin === undefined) && (missing0 = "cabin"))) || ((data.bookingClass === undefined) && (missing0 = "bookingClass"))) || ((data.fareBasis === undefined) && (missing0 = "fareBasis"))) || ((data.baggage === undefined) && (missing0 = "baggage"))){
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
if(!(((data1 === "HK") || (data1 === "HX")) || (data1 === "FLOWN"))){
validate2.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema3.properties.status.enum}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.flightNumber !== undefined){
const _errs6 = errors;
if(typeof data.flightNumber !== "string"){
validate2.errors = [{instancePath:instancePath+"/flightNumber",schemaPath:"#/properties/flightNumber/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.operatingCarrier !== undefined){
const _errs8 = errors;
if(typeof data.operatingCarrier !== "string"){
validate2.errors = [{instancePath:instancePath+"/operatingCarrier",schemaPath:"#/properties/operatingCarrier/type",keyword:"type",params:{type: "string"}}];
return false;
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
if(!pattern2.test(data4)){
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
const _errs12 = errors;
if(typeof data.originTerminal !== "string"){
validate2.errors = [{instancePath:instancePath+"/originTerminal",schemaPath:"#/properties/originTerminal/type",keyword:"type",params:{type: "string"}}];
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
if(!pattern2.test(data6)){
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
const _errs16 = errors;
if(typeof data.destinationTerminal !== "string"){
validate2.errors = [{instancePath:instancePath+"/destinationTerminal",schemaPath:"#/properties/destinationTerminal/type",keyword:"type",params:{type: "string"}}];
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
if(data.durationMinutes !== undefined){
let data10 = data.durationMinutes;
const _errs22 = errors;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
validate2.errors = [{instancePath:instancePath+"/durationMinutes",schemaPath:"#/properties/durationMinutes/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs22){
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 < 1 || isNaN(data10)){
validate2.errors = [{instancePath:instancePath+"/durationMinutes",schemaPath:"#/properties/durationMinutes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
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
if(data.aircraft !== undefined){
const _errs24 = errors;
if(typeof data.aircraft !== "string"){
validate2.errors = [{instancePath:instancePath+"/aircraft",schemaPath:"#/properties/aircraft/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cabin !== undefined){
let data12 = data.cabin;
const _errs26 = errors;
if(typeof data12 !== "string"){
validate2.errors = [{instancePath:instancePath+"/cabin",schemaPath:"#/properties/cabin/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((data12 === "economy") || (data12 === "premium_economy")) || (data12 === "business")) || (data12 === "first"))){
validate2.errors = [{instancePath:instancePath+"/cabin",schemaPath:"#/properties/cabin/enum",keyword:"enum",params:{allowedValues: schema3.properties.cabin.enum}}];
return false;
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.bookingClass !== undefined){
const _errs28 = errors;
if(typeof data.bookingClass !== "string"){
validate2.errors = [{instancePath:instancePath+"/bookingClass",schemaPath:"#/properties/bookingClass/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fareBasis !== undefined){
const _errs30 = errors;
if(typeof data.fareBasis !== "string"){
validate2.errors = [{instancePath:instancePath+"/fareBasis",schemaPath:"#/properties/fareBasis/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs30 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.baggage !== undefined){
let data15 = data.baggage;
const _errs32 = errors;
const _errs33 = errors;
if(errors === _errs33){
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
let missing1;
if((((data15.checkedPieces === undefined) && (missing1 = "checkedPieces")) || ((data15.checkedKgPerPiece === undefined) && (missing1 = "checkedKgPerPiece"))) || ((data15.cabinPieces === undefined) && (missing1 = "cabinPieces"))){
validate2.errors = [{instancePath:instancePath+"/baggage",schemaPath:"#/$defs/Baggage/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs35 = errors;
for(const key1 in data15){
if(!(((key1 === "checkedPieces") || (key1 === "checkedKgPerPiece")) || (key1 === "cabinPieces"))){
validate2.errors = [{instancePath:instancePath+"/baggage",schemaPath:"#/$defs/Baggage/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs35 === errors){
if(data15.checkedPieces !== undefined){
let data16 = data15.checkedPieces;
const _errs36 = errors;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
validate2.errors = [{instancePath:instancePath+"/baggage/checkedPieces",schemaPath:"#/$defs/Baggage/properties/checkedPieces/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid2 = _errs36 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data15.checkedKgPerPiece !== undefined){
let data17 = data15.checkedKgPerPiece;
const _errs38 = errors;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
validate2.errors = [{instancePath:instancePath+"/baggage/checkedKgPerPiece",schemaPath:"#/$defs/Baggage/properties/checkedKgPerPiece/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid2 = _errs38 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data15.cabinPieces !== undefined){
let data18 = data15.cabinPieces;
const _errs40 = errors;
if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))){
validate2.errors = [{instancePath:instancePath+"/baggage/cabinPieces",schemaPath:"#/$defs/Baggage/properties/cabinPieces/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid2 = _errs40 === errors;
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
var valid0 = _errs32 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.marriageGroup !== undefined){
const _errs42 = errors;
if(typeof data.marriageGroup !== "string"){
validate2.errors = [{instancePath:instancePath+"/marriageGroup",schemaPath:"#/properties/marriageGroup/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs42 === errors;
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
validate2.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate2.errors = vErrors;
return errors === 0;
}
validate2.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

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
if((((((data.currency === undefined) && (missing0 = "currency")) || ((data.totalCents === undefined) && (missing0 = "totalCents"))) || ((data.baseCents === undefined) && (missing0 = "baseCents"))) || ((data.taxesCents === undefined) && (missing0 = "taxesCents"))) || ((data.taxLines === undefined) && (missing0 = "taxLines"))){
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
if((((((data.fareRef === undefined) && (missing0 = "fareRef")) || ((data.segmentRefs === undefined) && (missing0 = "segmentRefs"))) || ((data.fareBrand === undefined) && (missing0 = "fareBrand"))) || ((data.price === undefined) && (missing0 = "price"))) || ((data.conditions === undefined) && (missing0 = "conditions"))){
validate4.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "fareRef") || (key0 === "segmentRefs")) || (key0 === "fareBrand")) || (key0 === "price")) || (key0 === "conditions"))){
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
if(data.segmentRefs !== undefined){
let data1 = data.segmentRefs;
const _errs4 = errors;
if(errors === _errs4){
if(Array.isArray(data1)){
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs6 = errors;
if(typeof data1[i0] !== "string"){
validate4.errors = [{instancePath:instancePath+"/segmentRefs/" + i0,schemaPath:"#/properties/segmentRefs/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs6 === errors;
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
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fareBrand !== undefined){
const _errs8 = errors;
if(typeof data.fareBrand !== "string"){
validate4.errors = [{instancePath:instancePath+"/fareBrand",schemaPath:"#/properties/fareBrand/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.price !== undefined){
const _errs10 = errors;
if(!(validate5(data.price, {instancePath:instancePath+"/price",parentData:data,parentDataProperty:"price",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.conditions !== undefined){
let data5 = data.conditions;
const _errs11 = errors;
const _errs12 = errors;
if(errors === _errs12){
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
let missing1;
if(((data5.refundBeforeDeparture === undefined) && (missing1 = "refundBeforeDeparture")) || ((data5.changeBeforeDeparture === undefined) && (missing1 = "changeBeforeDeparture"))){
validate4.errors = [{instancePath:instancePath+"/conditions",schemaPath:"#/$defs/RetrievedConditions/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs14 = errors;
for(const key1 in data5){
if(!((key1 === "refundBeforeDeparture") || (key1 === "changeBeforeDeparture"))){
validate4.errors = [{instancePath:instancePath+"/conditions",schemaPath:"#/$defs/RetrievedConditions/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs14 === errors){
if(data5.refundBeforeDeparture !== undefined){
let data6 = data5.refundBeforeDeparture;
const _errs15 = errors;
if(errors === _errs15){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
let missing2;
if((data6.allowed === undefined) && (missing2 = "allowed")){
validate4.errors = [{instancePath:instancePath+"/conditions/refundBeforeDeparture",schemaPath:"#/$defs/RetrievedConditions/properties/refundBeforeDeparture/required",keyword:"required",params:{missingProperty: missing2}}];
return false;
}
else {
const _errs17 = errors;
for(const key2 in data6){
if(!((((key2 === "allowed") || (key2 === "penaltyCents")) || (key2 === "deadline")) || (key2 === "refundPercent"))){
validate4.errors = [{instancePath:instancePath+"/conditions/refundBeforeDeparture",schemaPath:"#/$defs/RetrievedConditions/properties/refundBeforeDeparture/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}}];
return false;
break;
}
}
if(_errs17 === errors){
if(data6.allowed !== undefined){
const _errs18 = errors;
if(typeof data6.allowed !== "boolean"){
validate4.errors = [{instancePath:instancePath+"/conditions/refundBeforeDeparture/allowed",schemaPath:"#/$defs/RetrievedConditions/properties/refundBeforeDeparture/properties/allowed/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid4 = _errs18 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data6.penaltyCents !== undefined){
let data8 = data6.penaltyCents;
const _errs20 = errors;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
validate4.errors = [{instancePath:instancePath+"/conditions/refundBeforeDeparture/penaltyCents",schemaPath:"#/$defs/RetrievedConditions/properties/refundBeforeDeparture/properties/penaltyCents/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs20){
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 0 || isNaN(data8)){
validate4.errors = [{instancePath:instancePath+"/conditions/refundBeforeDeparture/penaltyCents",schemaPath:"#/$defs/RetrievedConditions/properties/refundBeforeDeparture/properties/penaltyCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid4 = _errs20 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data6.deadline !== undefined){
let data9 = data6.deadline;
const _errs22 = errors;
if(errors === _errs22){
if(errors === _errs22){
if(typeof data9 === "string"){
if(!(formats0(data9))){
validate4.errors = [{instancePath:instancePath+"/conditions/refundBeforeDeparture/deadline",schemaPath:"#/$defs/RetrievedConditions/properties/refundBeforeDeparture/properties/deadline/format",keyword:"format",params:{format: "date-time"}}];
return false;
}
}
else {
validate4.errors = [{instancePath:instancePath+"/conditions/refundBeforeDeparture/deadline",schemaPath:"#/$defs/RetrievedConditions/properties/refundBeforeDeparture/properties/deadline/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid4 = _errs22 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data6.refundPercent !== undefined){
let data10 = data6.refundPercent;
const _errs24 = errors;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
validate4.errors = [{instancePath:instancePath+"/conditions/refundBeforeDeparture/refundPercent",schemaPath:"#/$defs/RetrievedConditions/properties/refundBeforeDeparture/properties/refundPercent/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs24){
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 100 || isNaN(data10)){
validate4.errors = [{instancePath:instancePath+"/conditions/refundBeforeDeparture/refundPercent",schemaPath:"#/$defs/RetrievedConditions/properties/refundBeforeDeparture/properties/refundPercent/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}}];
return false;
}
else {
if(data10 < 0 || isNaN(data10)){
validate4.errors = [{instancePath:instancePath+"/conditions/refundBeforeDeparture/refundPercent",schemaPath:"#/$defs/RetrievedConditions/properties/refundBeforeDeparture/properties/refundPercent/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
var valid4 = _errs24 === errors;
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
validate4.errors = [{instancePath:instancePath+"/conditions/refundBeforeDeparture",schemaPath:"#/$defs/RetrievedConditions/properties/refundBeforeDeparture/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid3 = _errs15 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data5.changeBeforeDeparture !== undefined){
let data11 = data5.changeBeforeDeparture;
const _errs26 = errors;
if(errors === _errs26){
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
let missing3;
if((data11.allowed === undefined) && (missing3 = "allowed")){
validate4.errors = [{instancePath:instancePath+"/conditions/changeBeforeDeparture",schemaPath:"#/$defs/RetrievedConditions/properties/changeBeforeDeparture/required",keyword:"required",params:{missingProperty: missing3}}];
return false;
}
else {
const _errs28 = errors;
for(const key3 in data11){
if(!(((key3 === "allowed") || (key3 === "penaltyCents")) || (key3 === "deadline"))){
validate4.errors = [{instancePath:instancePath+"/conditions/changeBeforeDeparture",schemaPath:"#/$defs/RetrievedConditions/properties/changeBeforeDeparture/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3}}];
return false;
break;
}
}
if(_errs28 === errors){
if(data11.allowed !== undefined){
const _errs29 = errors;
if(typeof data11.allowed !== "boolean"){
validate4.errors = [{instancePath:instancePath+"/conditions/changeBeforeDeparture/allowed",schemaPath:"#/$defs/RetrievedConditions/properties/changeBeforeDeparture/properties/allowed/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid5 = _errs29 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data11.penaltyCents !== undefined){
let data13 = data11.penaltyCents;
const _errs31 = errors;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
validate4.errors = [{instancePath:instancePath+"/conditions/changeBeforeDeparture/penaltyCents",schemaPath:"#/$defs/RetrievedConditions/properties/changeBeforeDeparture/properties/penaltyCents/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs31){
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 < 0 || isNaN(data13)){
validate4.errors = [{instancePath:instancePath+"/conditions/changeBeforeDeparture/penaltyCents",schemaPath:"#/$defs/RetrievedConditions/properties/changeBeforeDeparture/properties/penaltyCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid5 = _errs31 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data11.deadline !== undefined){
let data14 = data11.deadline;
const _errs33 = errors;
if(errors === _errs33){
if(errors === _errs33){
if(typeof data14 === "string"){
if(!(formats0(data14))){
validate4.errors = [{instancePath:instancePath+"/conditions/changeBeforeDeparture/deadline",schemaPath:"#/$defs/RetrievedConditions/properties/changeBeforeDeparture/properties/deadline/format",keyword:"format",params:{format: "date-time"}}];
return false;
}
}
else {
validate4.errors = [{instancePath:instancePath+"/conditions/changeBeforeDeparture/deadline",schemaPath:"#/$defs/RetrievedConditions/properties/changeBeforeDeparture/properties/deadline/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid5 = _errs33 === errors;
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
validate4.errors = [{instancePath:instancePath+"/conditions/changeBeforeDeparture",schemaPath:"#/$defs/RetrievedConditions/properties/changeBeforeDeparture/type",keyword:"type",params:{type: "object"}}];
return false;
}
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
else {
validate4.errors = [{instancePath:instancePath+"/conditions",schemaPath:"#/$defs/RetrievedConditions/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs11 === errors;
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
else {
validate4.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate4.errors = vErrors;
return errors === 0;
}
validate4.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema10 = {"type":"object","properties":{"segmentRef":{"type":"string"},"status":{"type":"string","enum":["HK","HX"]},"confirmationNumber":{"type":"string"},"name":{"type":"string"},"address":{"type":"string"},"cityCode":{"type":"string","pattern":"^[A-Z]{3}$"},"checkInDate":{"type":"string","format":"date"},"checkOutDate":{"type":"string","format":"date"},"nights":{"type":"integer","minimum":1},"rooms":{"type":"integer","minimum":1},"roomType":{"type":"string"},"boardType":{"type":"string","enum":["room_only","breakfast","half_board","full_board","all_inclusive"]},"ratePlan":{"type":"string"},"price":{"$ref":"#/$defs/RetrievedHotelPrice"},"cancellationPolicy":{"type":"array","items":{"$ref":"#/$defs/CancellationStep"}},"guests":{"type":"array","items":{"type":"object","properties":{"firstName":{"type":"string"},"lastName":{"type":"string"}},"required":["firstName","lastName"],"additionalProperties":false}},"specialRequests":{"type":"string"}},"required":["segmentRef","status","confirmationNumber","name","address","cityCode","checkInDate","checkOutDate","nights","rooms","roomType","boardType","ratePlan","price","guests"],"additionalProperties":false};

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
if((((((((((((((((data.segmentRef === undefined) && (missing0 = "segmentRef")) || ((data.status === undefined) && (missing0 = "status"))) || ((data.confirmationNumber === undefined) && (missing0 = "confirmationNumber"))) || ((data.name === undefined) && (missing0 = "name"))) || ((data.address === undefined) && (missing0 = "address"))) || ((data.cityCode === undefined) && (missing0 = "cityCode"))) || ((data.checkInDate === undefined) && (missing0 = "checkInDate"))) || ((data.checkOutDate === undefined) && (missing0 = "checkOutDate"))) || ((data.nights === undefined) && (missing0 = "nights"))) || ((data.rooms === undefined) && (missing0 = "rooms"))) || ((data.roomType === undefined) && (missing0 = "roomType"))) || ((data.boardType === undefined) && (missing0 = "boardType"))) || ((data.ratePlan === undefined) && (missing0 = "ratePlan"))) || ((data.price === undefined) && (missing0 = "price"))) || ((data.guests === undefined) && (missing0 = "guests"))){
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
if(data.name !== undefined){
const _errs8 = errors;
if(typeof data.name !== "string"){
validate8.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.address !== undefined){
const _errs10 = errors;
if(typeof data.address !== "string"){
validate8.errors = [{instancePath:instancePath+"/address",schemaPath:"#/properties/address/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cityCode !== undefined){
let data5 = data.cityCode;
const _errs12 = errors;
if(errors === _errs12){
if(typeof data5 === "string"){
if(!pattern2.test(data5)){
validate8.errors = [{instancePath:instancePath+"/cityCode",schemaPath:"#/properties/cityCode/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"}}];
return false;
}
}
else {
validate8.errors = [{instancePath:instancePath+"/cityCode",schemaPath:"#/properties/cityCode/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.checkInDate !== undefined){
let data6 = data.checkInDate;
const _errs14 = errors;
if(errors === _errs14){
if(errors === _errs14){
if(typeof data6 === "string"){
if(!(formats4(data6))){
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
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.checkOutDate !== undefined){
let data7 = data.checkOutDate;
const _errs16 = errors;
if(errors === _errs16){
if(errors === _errs16){
if(typeof data7 === "string"){
if(!(formats4(data7))){
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
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.nights !== undefined){
let data8 = data.nights;
const _errs18 = errors;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
validate8.errors = [{instancePath:instancePath+"/nights",schemaPath:"#/properties/nights/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs18){
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 1 || isNaN(data8)){
validate8.errors = [{instancePath:instancePath+"/nights",schemaPath:"#/properties/nights/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
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
if(data.rooms !== undefined){
let data9 = data.rooms;
const _errs20 = errors;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
validate8.errors = [{instancePath:instancePath+"/rooms",schemaPath:"#/properties/rooms/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs20){
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 < 1 || isNaN(data9)){
validate8.errors = [{instancePath:instancePath+"/rooms",schemaPath:"#/properties/rooms/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
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
if(data.roomType !== undefined){
const _errs22 = errors;
if(typeof data.roomType !== "string"){
validate8.errors = [{instancePath:instancePath+"/roomType",schemaPath:"#/properties/roomType/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.boardType !== undefined){
let data11 = data.boardType;
const _errs24 = errors;
if(typeof data11 !== "string"){
validate8.errors = [{instancePath:instancePath+"/boardType",schemaPath:"#/properties/boardType/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((((data11 === "room_only") || (data11 === "breakfast")) || (data11 === "half_board")) || (data11 === "full_board")) || (data11 === "all_inclusive"))){
validate8.errors = [{instancePath:instancePath+"/boardType",schemaPath:"#/properties/boardType/enum",keyword:"enum",params:{allowedValues: schema10.properties.boardType.enum}}];
return false;
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ratePlan !== undefined){
const _errs26 = errors;
if(typeof data.ratePlan !== "string"){
validate8.errors = [{instancePath:instancePath+"/ratePlan",schemaPath:"#/properties/ratePlan/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.price !== undefined){
let data13 = data.price;
const _errs28 = errors;
const _errs29 = errors;
if(errors === _errs29){
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
let missing1;
if(((((data13.currency === undefined) && (missing1 = "currency")) || ((data13.totalCents === undefined) && (missing1 = "totalCents"))) || ((data13.roomCents === undefined) && (missing1 = "roomCents"))) || ((data13.taxesCents === undefined) && (missing1 = "taxesCents"))){
validate8.errors = [{instancePath:instancePath+"/price",schemaPath:"#/$defs/RetrievedHotelPrice/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs31 = errors;
for(const key1 in data13){
if(!((((((key1 === "currency") || (key1 === "totalCents")) || (key1 === "roomCents")) || (key1 === "taxesCents")) || (key1 === "feesCents")) || (key1 === "payAtPropertyCents"))){
validate8.errors = [{instancePath:instancePath+"/price",schemaPath:"#/$defs/RetrievedHotelPrice/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs31 === errors){
if(data13.currency !== undefined){
let data14 = data13.currency;
const _errs32 = errors;
if(typeof data14 !== "string"){
validate8.errors = [{instancePath:instancePath+"/price/currency",schemaPath:"#/$defs/RetrievedHotelPrice/properties/currency/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("USD" !== data14){
validate8.errors = [{instancePath:instancePath+"/price/currency",schemaPath:"#/$defs/RetrievedHotelPrice/properties/currency/const",keyword:"const",params:{allowedValue: "USD"}}];
return false;
}
var valid2 = _errs32 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data13.totalCents !== undefined){
let data15 = data13.totalCents;
const _errs34 = errors;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
validate8.errors = [{instancePath:instancePath+"/price/totalCents",schemaPath:"#/$defs/RetrievedHotelPrice/properties/totalCents/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs34){
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 < 0 || isNaN(data15)){
validate8.errors = [{instancePath:instancePath+"/price/totalCents",schemaPath:"#/$defs/RetrievedHotelPrice/properties/totalCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid2 = _errs34 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data13.roomCents !== undefined){
let data16 = data13.roomCents;
const _errs36 = errors;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
validate8.errors = [{instancePath:instancePath+"/price/roomCents",schemaPath:"#/$defs/RetrievedHotelPrice/properties/roomCents/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs36){
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 < 0 || isNaN(data16)){
validate8.errors = [{instancePath:instancePath+"/price/roomCents",schemaPath:"#/$defs/RetrievedHotelPrice/properties/roomCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid2 = _errs36 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data13.taxesCents !== undefined){
let data17 = data13.taxesCents;
const _errs38 = errors;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
validate8.errors = [{instancePath:instancePath+"/price/taxesCents",schemaPath:"#/$defs/RetrievedHotelPrice/properties/taxesCents/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs38){
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 < 0 || isNaN(data17)){
validate8.errors = [{instancePath:instancePath+"/price/taxesCents",schemaPath:"#/$defs/RetrievedHotelPrice/properties/taxesCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid2 = _errs38 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data13.feesCents !== undefined){
let data18 = data13.feesCents;
const _errs40 = errors;
if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))){
validate8.errors = [{instancePath:instancePath+"/price/feesCents",schemaPath:"#/$defs/RetrievedHotelPrice/properties/feesCents/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs40){
if((typeof data18 == "number") && (isFinite(data18))){
if(data18 < 0 || isNaN(data18)){
validate8.errors = [{instancePath:instancePath+"/price/feesCents",schemaPath:"#/$defs/RetrievedHotelPrice/properties/feesCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
if(data13.payAtPropertyCents !== undefined){
let data19 = data13.payAtPropertyCents;
const _errs42 = errors;
if(!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))){
validate8.errors = [{instancePath:instancePath+"/price/payAtPropertyCents",schemaPath:"#/$defs/RetrievedHotelPrice/properties/payAtPropertyCents/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs42){
if((typeof data19 == "number") && (isFinite(data19))){
if(data19 < 0 || isNaN(data19)){
validate8.errors = [{instancePath:instancePath+"/price/payAtPropertyCents",schemaPath:"#/$defs/RetrievedHotelPrice/properties/payAtPropertyCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid2 = _errs42 === errors;
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
validate8.errors = [{instancePath:instancePath+"/price",schemaPath:"#/$defs/RetrievedHotelPrice/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cancellationPolicy !== undefined){
let data20 = data.cancellationPolicy;
const _errs44 = errors;
if(errors === _errs44){
if(Array.isArray(data20)){
var valid3 = true;
const len0 = data20.length;
for(let i0=0; i0<len0; i0++){
let data21 = data20[i0];
const _errs46 = errors;
const _errs47 = errors;
if(errors === _errs47){
if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
let missing2;
if(((data21.before === undefined) && (missing2 = "before")) || ((data21.refundCents === undefined) && (missing2 = "refundCents"))){
validate8.errors = [{instancePath:instancePath+"/cancellationPolicy/" + i0,schemaPath:"#/$defs/CancellationStep/required",keyword:"required",params:{missingProperty: missing2}}];
return false;
}
else {
const _errs49 = errors;
for(const key2 in data21){
if(!((key2 === "before") || (key2 === "refundCents"))){
validate8.errors = [{instancePath:instancePath+"/cancellationPolicy/" + i0,schemaPath:"#/$defs/CancellationStep/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}}];
return false;
break;
}
}
if(_errs49 === errors){
if(data21.before !== undefined){
let data22 = data21.before;
const _errs50 = errors;
if(errors === _errs50){
if(errors === _errs50){
if(typeof data22 === "string"){
if(!(formats0(data22))){
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
var valid5 = _errs50 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data21.refundCents !== undefined){
let data23 = data21.refundCents;
const _errs52 = errors;
if(!(((typeof data23 == "number") && (!(data23 % 1) && !isNaN(data23))) && (isFinite(data23)))){
validate8.errors = [{instancePath:instancePath+"/cancellationPolicy/" + i0+"/refundCents",schemaPath:"#/$defs/CancellationStep/properties/refundCents/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs52){
if((typeof data23 == "number") && (isFinite(data23))){
if(data23 < 0 || isNaN(data23)){
validate8.errors = [{instancePath:instancePath+"/cancellationPolicy/" + i0+"/refundCents",schemaPath:"#/$defs/CancellationStep/properties/refundCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
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
validate8.errors = [{instancePath:instancePath+"/cancellationPolicy/" + i0,schemaPath:"#/$defs/CancellationStep/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid3 = _errs46 === errors;
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
var valid0 = _errs44 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.guests !== undefined){
let data24 = data.guests;
const _errs54 = errors;
if(errors === _errs54){
if(Array.isArray(data24)){
var valid6 = true;
const len1 = data24.length;
for(let i1=0; i1<len1; i1++){
let data25 = data24[i1];
const _errs56 = errors;
if(errors === _errs56){
if(data25 && typeof data25 == "object" && !Array.isArray(data25)){
let missing3;
if(((data25.firstName === undefined) && (missing3 = "firstName")) || ((data25.lastName === undefined) && (missing3 = "lastName"))){
validate8.errors = [{instancePath:instancePath+"/guests/" + i1,schemaPath:"#/properties/guests/items/required",keyword:"required",params:{missingProperty: missing3}}];
return false;
}
else {
const _errs58 = errors;
for(const key3 in data25){
if(!((key3 === "firstName") || (key3 === "lastName"))){
validate8.errors = [{instancePath:instancePath+"/guests/" + i1,schemaPath:"#/properties/guests/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3}}];
return false;
break;
}
}
if(_errs58 === errors){
if(data25.firstName !== undefined){
const _errs59 = errors;
if(typeof data25.firstName !== "string"){
validate8.errors = [{instancePath:instancePath+"/guests/" + i1+"/firstName",schemaPath:"#/properties/guests/items/properties/firstName/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid7 = _errs59 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data25.lastName !== undefined){
const _errs61 = errors;
if(typeof data25.lastName !== "string"){
validate8.errors = [{instancePath:instancePath+"/guests/" + i1+"/lastName",schemaPath:"#/properties/guests/items/properties/lastName/type",keyword:"type",params:{type: "string"}}];
return false;
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
else {
validate8.errors = [{instancePath:instancePath+"/guests/" + i1,schemaPath:"#/properties/guests/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid6 = _errs56 === errors;
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
var valid0 = _errs54 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.specialRequests !== undefined){
const _errs63 = errors;
if(typeof data.specialRequests !== "string"){
validate8.errors = [{instancePath:instancePath+"/specialRequests",schemaPath:"#/properties/specialRequests/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs63 === errors;
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
validate8.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate8.errors = vErrors;
return errors === 0;
}
validate8.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema13 = {"type":"object","properties":{"segmentRef":{"type":"string"},"status":{"type":"string","enum":["HK","HX"]},"confirmationNumber":{"type":"string"},"vendorName":{"type":"string"},"sippCode":{"type":"string"},"category":{"type":"string"},"pickupLocationCode":{"type":"string","pattern":"^[A-Z]{3}$"},"pickupDate":{"type":"string","format":"date-time"},"dropoffLocationCode":{"type":"string","pattern":"^[A-Z]{3}$"},"dropoffDate":{"type":"string","format":"date-time"},"rentalDays":{"type":"integer","minimum":1},"driver":{"type":"object","properties":{"firstName":{"type":"string"},"lastName":{"type":"string"},"age":{"type":"integer"}},"required":["firstName","lastName","age"],"additionalProperties":false},"additionalDrivers":{"type":"array","items":{"type":"object","properties":{"firstName":{"type":"string"},"lastName":{"type":"string"}},"required":["firstName","lastName"],"additionalProperties":false}},"insurance":{"type":"string","enum":["none","basic","full"]},"extras":{"type":"array","items":{"type":"object","properties":{"code":{"type":"string"},"name":{"type":"string"},"amountCents":{"type":"integer","minimum":0}},"required":["code","name","amountCents"],"additionalProperties":false}},"payment":{"type":"string","enum":["pay_now","pay_at_counter"]},"price":{"$ref":"#/$defs/RetrievedCarPrice"},"payAtCounterCents":{"type":"integer","minimum":0},"cancellationPolicy":{"type":"array","items":{"type":"object","properties":{"before":{"type":"string","format":"date-time"},"refundCents":{"type":"integer","minimum":0}},"required":["before","refundCents"],"additionalProperties":false}},"arrivingFlight":{"type":"string"},"specialRequests":{"type":"string"}},"required":["segmentRef","status","confirmationNumber","vendorName","sippCode","category","pickupLocationCode","pickupDate","dropoffLocationCode","dropoffDate","rentalDays","driver","insurance","payment","price"],"additionalProperties":false};
const schema14 = {"type":"object","properties":{"currency":{"type":"string","const":"USD"},"totalCents":{"type":"integer","minimum":0},"baseCents":{"type":"integer","minimum":0},"perDayCents":{"type":"integer","minimum":0},"taxesCents":{"type":"integer","minimum":0},"feesCents":{"type":"integer","minimum":0},"oneWayFeeCents":{"type":"integer","minimum":0},"youngDriverFeeCents":{"type":"integer","minimum":0},"seniorDriverFeeCents":{"type":"integer","minimum":0},"extrasCents":{"type":"integer","minimum":0}},"required":["currency","totalCents","baseCents","perDayCents","taxesCents"],"additionalProperties":false};

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
if((((((((((((((((data.segmentRef === undefined) && (missing0 = "segmentRef")) || ((data.status === undefined) && (missing0 = "status"))) || ((data.confirmationNumber === undefined) && (missing0 = "confirmationNumber"))) || ((data.vendorName === undefined) && (missing0 = "vendorName"))) || ((data.sippCode === undefined) && (missing0 = "sippCode"))) || ((data.category === undefined) && (missing0 = "category"))) || ((data.pickupLocationCode === undefined) && (missing0 = "pickupLocationCode"))) || ((data.pickupDate === undefined) && (missing0 = "pickupDate"))) || ((data.dropoffLocationCode === undefined) && (missing0 = "dropoffLocationCode"))) || ((data.dropoffDate === undefined) && (missing0 = "dropoffDate"))) || ((data.rentalDays === undefined) && (missing0 = "rentalDays"))) || ((data.driver === undefined) && (missing0 = "driver"))) || ((data.insurance === undefined) && (missing0 = "insurance"))) || ((data.payment === undefined) && (missing0 = "payment"))) || ((data.price === undefined) && (missing0 = "price"))){
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
if(data.vendorName !== undefined){
const _errs8 = errors;
if(typeof data.vendorName !== "string"){
validate10.errors = [{instancePath:instancePath+"/vendorName",schemaPath:"#/properties/vendorName/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sippCode !== undefined){
const _errs10 = errors;
if(typeof data.sippCode !== "string"){
validate10.errors = [{instancePath:instancePath+"/sippCode",schemaPath:"#/properties/sippCode/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.category !== undefined){
const _errs12 = errors;
if(typeof data.category !== "string"){
validate10.errors = [{instancePath:instancePath+"/category",schemaPath:"#/properties/category/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pickupLocationCode !== undefined){
let data6 = data.pickupLocationCode;
const _errs14 = errors;
if(errors === _errs14){
if(typeof data6 === "string"){
if(!pattern2.test(data6)){
validate10.errors = [{instancePath:instancePath+"/pickupLocationCode",schemaPath:"#/properties/pickupLocationCode/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"}}];
return false;
}
}
else {
validate10.errors = [{instancePath:instancePath+"/pickupLocationCode",schemaPath:"#/properties/pickupLocationCode/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pickupDate !== undefined){
let data7 = data.pickupDate;
const _errs16 = errors;
if(errors === _errs16){
if(errors === _errs16){
if(typeof data7 === "string"){
if(!(formats0(data7))){
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
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dropoffLocationCode !== undefined){
let data8 = data.dropoffLocationCode;
const _errs18 = errors;
if(errors === _errs18){
if(typeof data8 === "string"){
if(!pattern2.test(data8)){
validate10.errors = [{instancePath:instancePath+"/dropoffLocationCode",schemaPath:"#/properties/dropoffLocationCode/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"}}];
return false;
}
}
else {
validate10.errors = [{instancePath:instancePath+"/dropoffLocationCode",schemaPath:"#/properties/dropoffLocationCode/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dropoffDate !== undefined){
let data9 = data.dropoffDate;
const _errs20 = errors;
if(errors === _errs20){
if(errors === _errs20){
if(typeof data9 === "string"){
if(!(formats0(data9))){
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
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.rentalDays !== undefined){
let data10 = data.rentalDays;
const _errs22 = errors;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
validate10.errors = [{instancePath:instancePath+"/rentalDays",schemaPath:"#/properties/rentalDays/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs22){
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 < 1 || isNaN(data10)){
validate10.errors = [{instancePath:instancePath+"/rentalDays",schemaPath:"#/properties/rentalDays/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
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
if(data.driver !== undefined){
let data11 = data.driver;
const _errs24 = errors;
if(errors === _errs24){
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
let missing1;
if((((data11.firstName === undefined) && (missing1 = "firstName")) || ((data11.lastName === undefined) && (missing1 = "lastName"))) || ((data11.age === undefined) && (missing1 = "age"))){
validate10.errors = [{instancePath:instancePath+"/driver",schemaPath:"#/properties/driver/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs26 = errors;
for(const key1 in data11){
if(!(((key1 === "firstName") || (key1 === "lastName")) || (key1 === "age"))){
validate10.errors = [{instancePath:instancePath+"/driver",schemaPath:"#/properties/driver/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs26 === errors){
if(data11.firstName !== undefined){
const _errs27 = errors;
if(typeof data11.firstName !== "string"){
validate10.errors = [{instancePath:instancePath+"/driver/firstName",schemaPath:"#/properties/driver/properties/firstName/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs27 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data11.lastName !== undefined){
const _errs29 = errors;
if(typeof data11.lastName !== "string"){
validate10.errors = [{instancePath:instancePath+"/driver/lastName",schemaPath:"#/properties/driver/properties/lastName/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs29 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data11.age !== undefined){
let data14 = data11.age;
const _errs31 = errors;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
validate10.errors = [{instancePath:instancePath+"/driver/age",schemaPath:"#/properties/driver/properties/age/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid1 = _errs31 === errors;
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
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.additionalDrivers !== undefined){
let data15 = data.additionalDrivers;
const _errs33 = errors;
if(errors === _errs33){
if(Array.isArray(data15)){
var valid2 = true;
const len0 = data15.length;
for(let i0=0; i0<len0; i0++){
let data16 = data15[i0];
const _errs35 = errors;
if(errors === _errs35){
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
let missing2;
if(((data16.firstName === undefined) && (missing2 = "firstName")) || ((data16.lastName === undefined) && (missing2 = "lastName"))){
validate10.errors = [{instancePath:instancePath+"/additionalDrivers/" + i0,schemaPath:"#/properties/additionalDrivers/items/required",keyword:"required",params:{missingProperty: missing2}}];
return false;
}
else {
const _errs37 = errors;
for(const key2 in data16){
if(!((key2 === "firstName") || (key2 === "lastName"))){
validate10.errors = [{instancePath:instancePath+"/additionalDrivers/" + i0,schemaPath:"#/properties/additionalDrivers/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}}];
return false;
break;
}
}
if(_errs37 === errors){
if(data16.firstName !== undefined){
const _errs38 = errors;
if(typeof data16.firstName !== "string"){
validate10.errors = [{instancePath:instancePath+"/additionalDrivers/" + i0+"/firstName",schemaPath:"#/properties/additionalDrivers/items/properties/firstName/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs38 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data16.lastName !== undefined){
const _errs40 = errors;
if(typeof data16.lastName !== "string"){
validate10.errors = [{instancePath:instancePath+"/additionalDrivers/" + i0+"/lastName",schemaPath:"#/properties/additionalDrivers/items/properties/lastName/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs40 === errors;
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
var valid2 = _errs35 === errors;
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
var valid0 = _errs33 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.insurance !== undefined){
let data19 = data.insurance;
const _errs42 = errors;
if(typeof data19 !== "string"){
validate10.errors = [{instancePath:instancePath+"/insurance",schemaPath:"#/properties/insurance/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data19 === "none") || (data19 === "basic")) || (data19 === "full"))){
validate10.errors = [{instancePath:instancePath+"/insurance",schemaPath:"#/properties/insurance/enum",keyword:"enum",params:{allowedValues: schema13.properties.insurance.enum}}];
return false;
}
var valid0 = _errs42 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.extras !== undefined){
let data20 = data.extras;
const _errs44 = errors;
if(errors === _errs44){
if(Array.isArray(data20)){
var valid4 = true;
const len1 = data20.length;
for(let i1=0; i1<len1; i1++){
let data21 = data20[i1];
const _errs46 = errors;
if(errors === _errs46){
if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
let missing3;
if((((data21.code === undefined) && (missing3 = "code")) || ((data21.name === undefined) && (missing3 = "name"))) || ((data21.amountCents === undefined) && (missing3 = "amountCents"))){
validate10.errors = [{instancePath:instancePath+"/extras/" + i1,schemaPath:"#/properties/extras/items/required",keyword:"required",params:{missingProperty: missing3}}];
return false;
}
else {
const _errs48 = errors;
for(const key3 in data21){
if(!(((key3 === "code") || (key3 === "name")) || (key3 === "amountCents"))){
validate10.errors = [{instancePath:instancePath+"/extras/" + i1,schemaPath:"#/properties/extras/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3}}];
return false;
break;
}
}
if(_errs48 === errors){
if(data21.code !== undefined){
const _errs49 = errors;
if(typeof data21.code !== "string"){
validate10.errors = [{instancePath:instancePath+"/extras/" + i1+"/code",schemaPath:"#/properties/extras/items/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid5 = _errs49 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data21.name !== undefined){
const _errs51 = errors;
if(typeof data21.name !== "string"){
validate10.errors = [{instancePath:instancePath+"/extras/" + i1+"/name",schemaPath:"#/properties/extras/items/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid5 = _errs51 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data21.amountCents !== undefined){
let data24 = data21.amountCents;
const _errs53 = errors;
if(!(((typeof data24 == "number") && (!(data24 % 1) && !isNaN(data24))) && (isFinite(data24)))){
validate10.errors = [{instancePath:instancePath+"/extras/" + i1+"/amountCents",schemaPath:"#/properties/extras/items/properties/amountCents/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs53){
if((typeof data24 == "number") && (isFinite(data24))){
if(data24 < 0 || isNaN(data24)){
validate10.errors = [{instancePath:instancePath+"/extras/" + i1+"/amountCents",schemaPath:"#/properties/extras/items/properties/amountCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid5 = _errs53 === errors;
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
var valid4 = _errs46 === errors;
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
var valid0 = _errs44 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.payment !== undefined){
let data25 = data.payment;
const _errs55 = errors;
if(typeof data25 !== "string"){
validate10.errors = [{instancePath:instancePath+"/payment",schemaPath:"#/properties/payment/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data25 === "pay_now") || (data25 === "pay_at_counter"))){
validate10.errors = [{instancePath:instancePath+"/payment",schemaPath:"#/properties/payment/enum",keyword:"enum",params:{allowedValues: schema13.properties.payment.enum}}];
return false;
}
var valid0 = _errs55 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.price !== undefined){
let data26 = data.price;
const _errs57 = errors;
const _errs58 = errors;
if(errors === _errs58){
if(data26 && typeof data26 == "object" && !Array.isArray(data26)){
let missing4;
if((((((data26.currency === undefined) && (missing4 = "currency")) || ((data26.totalCents === undefined) && (missing4 = "totalCents"))) || ((data26.baseCents === undefined) && (missing4 = "baseCents"))) || ((data26.perDayCents === undefined) && (missing4 = "perDayCents"))) || ((data26.taxesCents === undefined) && (missing4 = "taxesCents"))){
validate10.errors = [{instancePath:instancePath+"/price",schemaPath:"#/$defs/RetrievedCarPrice/required",keyword:"required",params:{missingProperty: missing4}}];
return false;
}
else {
const _errs60 = errors;
for(const key4 in data26){
if(!(func0.call(schema14.properties, key4))){
validate10.errors = [{instancePath:instancePath+"/price",schemaPath:"#/$defs/RetrievedCarPrice/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4}}];
return false;
break;
}
}
if(_errs60 === errors){
if(data26.currency !== undefined){
let data27 = data26.currency;
const _errs61 = errors;
if(typeof data27 !== "string"){
validate10.errors = [{instancePath:instancePath+"/price/currency",schemaPath:"#/$defs/RetrievedCarPrice/properties/currency/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("USD" !== data27){
validate10.errors = [{instancePath:instancePath+"/price/currency",schemaPath:"#/$defs/RetrievedCarPrice/properties/currency/const",keyword:"const",params:{allowedValue: "USD"}}];
return false;
}
var valid7 = _errs61 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data26.totalCents !== undefined){
let data28 = data26.totalCents;
const _errs63 = errors;
if(!(((typeof data28 == "number") && (!(data28 % 1) && !isNaN(data28))) && (isFinite(data28)))){
validate10.errors = [{instancePath:instancePath+"/price/totalCents",schemaPath:"#/$defs/RetrievedCarPrice/properties/totalCents/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs63){
if((typeof data28 == "number") && (isFinite(data28))){
if(data28 < 0 || isNaN(data28)){
validate10.errors = [{instancePath:instancePath+"/price/totalCents",schemaPath:"#/$defs/RetrievedCarPrice/properties/totalCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid7 = _errs63 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data26.baseCents !== undefined){
let data29 = data26.baseCents;
const _errs65 = errors;
if(!(((typeof data29 == "number") && (!(data29 % 1) && !isNaN(data29))) && (isFinite(data29)))){
validate10.errors = [{instancePath:instancePath+"/price/baseCents",schemaPath:"#/$defs/RetrievedCarPrice/properties/baseCents/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs65){
if((typeof data29 == "number") && (isFinite(data29))){
if(data29 < 0 || isNaN(data29)){
validate10.errors = [{instancePath:instancePath+"/price/baseCents",schemaPath:"#/$defs/RetrievedCarPrice/properties/baseCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid7 = _errs65 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data26.perDayCents !== undefined){
let data30 = data26.perDayCents;
const _errs67 = errors;
if(!(((typeof data30 == "number") && (!(data30 % 1) && !isNaN(data30))) && (isFinite(data30)))){
validate10.errors = [{instancePath:instancePath+"/price/perDayCents",schemaPath:"#/$defs/RetrievedCarPrice/properties/perDayCents/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs67){
if((typeof data30 == "number") && (isFinite(data30))){
if(data30 < 0 || isNaN(data30)){
validate10.errors = [{instancePath:instancePath+"/price/perDayCents",schemaPath:"#/$defs/RetrievedCarPrice/properties/perDayCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
if(data26.taxesCents !== undefined){
let data31 = data26.taxesCents;
const _errs69 = errors;
if(!(((typeof data31 == "number") && (!(data31 % 1) && !isNaN(data31))) && (isFinite(data31)))){
validate10.errors = [{instancePath:instancePath+"/price/taxesCents",schemaPath:"#/$defs/RetrievedCarPrice/properties/taxesCents/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs69){
if((typeof data31 == "number") && (isFinite(data31))){
if(data31 < 0 || isNaN(data31)){
validate10.errors = [{instancePath:instancePath+"/price/taxesCents",schemaPath:"#/$defs/RetrievedCarPrice/properties/taxesCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
if(data26.feesCents !== undefined){
let data32 = data26.feesCents;
const _errs71 = errors;
if(!(((typeof data32 == "number") && (!(data32 % 1) && !isNaN(data32))) && (isFinite(data32)))){
validate10.errors = [{instancePath:instancePath+"/price/feesCents",schemaPath:"#/$defs/RetrievedCarPrice/properties/feesCents/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs71){
if((typeof data32 == "number") && (isFinite(data32))){
if(data32 < 0 || isNaN(data32)){
validate10.errors = [{instancePath:instancePath+"/price/feesCents",schemaPath:"#/$defs/RetrievedCarPrice/properties/feesCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
if(data26.oneWayFeeCents !== undefined){
let data33 = data26.oneWayFeeCents;
const _errs73 = errors;
if(!(((typeof data33 == "number") && (!(data33 % 1) && !isNaN(data33))) && (isFinite(data33)))){
validate10.errors = [{instancePath:instancePath+"/price/oneWayFeeCents",schemaPath:"#/$defs/RetrievedCarPrice/properties/oneWayFeeCents/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs73){
if((typeof data33 == "number") && (isFinite(data33))){
if(data33 < 0 || isNaN(data33)){
validate10.errors = [{instancePath:instancePath+"/price/oneWayFeeCents",schemaPath:"#/$defs/RetrievedCarPrice/properties/oneWayFeeCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
if(data26.youngDriverFeeCents !== undefined){
let data34 = data26.youngDriverFeeCents;
const _errs75 = errors;
if(!(((typeof data34 == "number") && (!(data34 % 1) && !isNaN(data34))) && (isFinite(data34)))){
validate10.errors = [{instancePath:instancePath+"/price/youngDriverFeeCents",schemaPath:"#/$defs/RetrievedCarPrice/properties/youngDriverFeeCents/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs75){
if((typeof data34 == "number") && (isFinite(data34))){
if(data34 < 0 || isNaN(data34)){
validate10.errors = [{instancePath:instancePath+"/price/youngDriverFeeCents",schemaPath:"#/$defs/RetrievedCarPrice/properties/youngDriverFeeCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
if(data26.seniorDriverFeeCents !== undefined){
let data35 = data26.seniorDriverFeeCents;
const _errs77 = errors;
if(!(((typeof data35 == "number") && (!(data35 % 1) && !isNaN(data35))) && (isFinite(data35)))){
validate10.errors = [{instancePath:instancePath+"/price/seniorDriverFeeCents",schemaPath:"#/$defs/RetrievedCarPrice/properties/seniorDriverFeeCents/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs77){
if((typeof data35 == "number") && (isFinite(data35))){
if(data35 < 0 || isNaN(data35)){
validate10.errors = [{instancePath:instancePath+"/price/seniorDriverFeeCents",schemaPath:"#/$defs/RetrievedCarPrice/properties/seniorDriverFeeCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
if(data26.extrasCents !== undefined){
let data36 = data26.extrasCents;
const _errs79 = errors;
if(!(((typeof data36 == "number") && (!(data36 % 1) && !isNaN(data36))) && (isFinite(data36)))){
validate10.errors = [{instancePath:instancePath+"/price/extrasCents",schemaPath:"#/$defs/RetrievedCarPrice/properties/extrasCents/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs79){
if((typeof data36 == "number") && (isFinite(data36))){
if(data36 < 0 || isNaN(data36)){
validate10.errors = [{instancePath:instancePath+"/price/extrasCents",schemaPath:"#/$defs/RetrievedCarPrice/properties/extrasCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid7 = _errs79 === errors;
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
validate10.errors = [{instancePath:instancePath+"/price",schemaPath:"#/$defs/RetrievedCarPrice/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs57 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.payAtCounterCents !== undefined){
let data37 = data.payAtCounterCents;
const _errs81 = errors;
if(!(((typeof data37 == "number") && (!(data37 % 1) && !isNaN(data37))) && (isFinite(data37)))){
validate10.errors = [{instancePath:instancePath+"/payAtCounterCents",schemaPath:"#/properties/payAtCounterCents/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs81){
if((typeof data37 == "number") && (isFinite(data37))){
if(data37 < 0 || isNaN(data37)){
validate10.errors = [{instancePath:instancePath+"/payAtCounterCents",schemaPath:"#/properties/payAtCounterCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid0 = _errs81 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cancellationPolicy !== undefined){
let data38 = data.cancellationPolicy;
const _errs83 = errors;
if(errors === _errs83){
if(Array.isArray(data38)){
var valid8 = true;
const len2 = data38.length;
for(let i2=0; i2<len2; i2++){
let data39 = data38[i2];
const _errs85 = errors;
if(errors === _errs85){
if(data39 && typeof data39 == "object" && !Array.isArray(data39)){
let missing5;
if(((data39.before === undefined) && (missing5 = "before")) || ((data39.refundCents === undefined) && (missing5 = "refundCents"))){
validate10.errors = [{instancePath:instancePath+"/cancellationPolicy/" + i2,schemaPath:"#/properties/cancellationPolicy/items/required",keyword:"required",params:{missingProperty: missing5}}];
return false;
}
else {
const _errs87 = errors;
for(const key5 in data39){
if(!((key5 === "before") || (key5 === "refundCents"))){
validate10.errors = [{instancePath:instancePath+"/cancellationPolicy/" + i2,schemaPath:"#/properties/cancellationPolicy/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5}}];
return false;
break;
}
}
if(_errs87 === errors){
if(data39.before !== undefined){
let data40 = data39.before;
const _errs88 = errors;
if(errors === _errs88){
if(errors === _errs88){
if(typeof data40 === "string"){
if(!(formats0(data40))){
validate10.errors = [{instancePath:instancePath+"/cancellationPolicy/" + i2+"/before",schemaPath:"#/properties/cancellationPolicy/items/properties/before/format",keyword:"format",params:{format: "date-time"}}];
return false;
}
}
else {
validate10.errors = [{instancePath:instancePath+"/cancellationPolicy/" + i2+"/before",schemaPath:"#/properties/cancellationPolicy/items/properties/before/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid9 = _errs88 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data39.refundCents !== undefined){
let data41 = data39.refundCents;
const _errs90 = errors;
if(!(((typeof data41 == "number") && (!(data41 % 1) && !isNaN(data41))) && (isFinite(data41)))){
validate10.errors = [{instancePath:instancePath+"/cancellationPolicy/" + i2+"/refundCents",schemaPath:"#/properties/cancellationPolicy/items/properties/refundCents/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs90){
if((typeof data41 == "number") && (isFinite(data41))){
if(data41 < 0 || isNaN(data41)){
validate10.errors = [{instancePath:instancePath+"/cancellationPolicy/" + i2+"/refundCents",schemaPath:"#/properties/cancellationPolicy/items/properties/refundCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid9 = _errs90 === errors;
}
else {
var valid9 = true;
}
}
}
}
}
else {
validate10.errors = [{instancePath:instancePath+"/cancellationPolicy/" + i2,schemaPath:"#/properties/cancellationPolicy/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid8 = _errs85 === errors;
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
var valid0 = _errs83 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.arrivingFlight !== undefined){
const _errs92 = errors;
if(typeof data.arrivingFlight !== "string"){
validate10.errors = [{instancePath:instancePath+"/arrivingFlight",schemaPath:"#/properties/arrivingFlight/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs92 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.specialRequests !== undefined){
const _errs94 = errors;
if(typeof data.specialRequests !== "string"){
validate10.errors = [{instancePath:instancePath+"/specialRequests",schemaPath:"#/properties/specialRequests/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs94 === errors;
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
validate10.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate10.errors = vErrors;
return errors === 0;
}
validate10.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema18 = {"type":"object","properties":{"currency":{"type":"string","const":"USD"},"paidCents":{"type":"integer","minimum":0},"penaltyCents":{"type":"integer","minimum":0},"nonRefundableTaxesCents":{"type":"integer","minimum":0},"refundCents":{"type":"integer","minimum":0},"method":{"type":"string","enum":["original_payment","none"]},"lines":{"type":"array","items":{"$ref":"#/$defs/CancellationRefundLine"}},"owedCents":{"type":"integer","minimum":0}},"required":["currency","paidCents","refundCents","method","lines"],"additionalProperties":false};
const schema19 = {"type":"object","properties":{"segmentRef":{"type":"string"},"kind":{"type":"string","enum":["flight","hotel","car"]},"paidCents":{"type":"integer","minimum":0},"penaltyCents":{"type":"integer","minimum":0},"nonRefundableTaxesCents":{"type":"integer","minimum":0},"refundCents":{"type":"integer","minimum":0},"rule":{"type":"string"},"owedCents":{"type":"integer","minimum":0}},"required":["segmentRef","kind","paidCents","refundCents","rule"],"additionalProperties":false};

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
if((((((data.currency === undefined) && (missing0 = "currency")) || ((data.paidCents === undefined) && (missing0 = "paidCents"))) || ((data.refundCents === undefined) && (missing0 = "refundCents"))) || ((data.method === undefined) && (missing0 = "method"))) || ((data.lines === undefined) && (missing0 = "lines"))){
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
validate12.errors = [{instancePath:instancePath+"/method",schemaPath:"#/properties/method/enum",keyword:"enum",params:{allowedValues: schema18.properties.method.enum}}];
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
if((((((data7.segmentRef === undefined) && (missing1 = "segmentRef")) || ((data7.kind === undefined) && (missing1 = "kind"))) || ((data7.paidCents === undefined) && (missing1 = "paidCents"))) || ((data7.refundCents === undefined) && (missing1 = "refundCents"))) || ((data7.rule === undefined) && (missing1 = "rule"))){
validate12.errors = [{instancePath:instancePath+"/lines/" + i0,schemaPath:"#/$defs/CancellationRefundLine/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs19 = errors;
for(const key1 in data7){
if(!((((((((key1 === "segmentRef") || (key1 === "kind")) || (key1 === "paidCents")) || (key1 === "penaltyCents")) || (key1 === "nonRefundableTaxesCents")) || (key1 === "refundCents")) || (key1 === "rule")) || (key1 === "owedCents"))){
validate12.errors = [{instancePath:instancePath+"/lines/" + i0,schemaPath:"#/$defs/CancellationRefundLine/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs19 === errors){
if(data7.segmentRef !== undefined){
const _errs20 = errors;
if(typeof data7.segmentRef !== "string"){
validate12.errors = [{instancePath:instancePath+"/lines/" + i0+"/segmentRef",schemaPath:"#/$defs/CancellationRefundLine/properties/segmentRef/type",keyword:"type",params:{type: "string"}}];
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
validate12.errors = [{instancePath:instancePath+"/lines/" + i0+"/kind",schemaPath:"#/$defs/CancellationRefundLine/properties/kind/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data9 === "flight") || (data9 === "hotel")) || (data9 === "car"))){
validate12.errors = [{instancePath:instancePath+"/lines/" + i0+"/kind",schemaPath:"#/$defs/CancellationRefundLine/properties/kind/enum",keyword:"enum",params:{allowedValues: schema19.properties.kind.enum}}];
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
validate12.errors = [{instancePath:instancePath+"/lines/" + i0+"/paidCents",schemaPath:"#/$defs/CancellationRefundLine/properties/paidCents/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs24){
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 < 0 || isNaN(data10)){
validate12.errors = [{instancePath:instancePath+"/lines/" + i0+"/paidCents",schemaPath:"#/$defs/CancellationRefundLine/properties/paidCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
validate12.errors = [{instancePath:instancePath+"/lines/" + i0+"/penaltyCents",schemaPath:"#/$defs/CancellationRefundLine/properties/penaltyCents/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs26){
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 < 0 || isNaN(data11)){
validate12.errors = [{instancePath:instancePath+"/lines/" + i0+"/penaltyCents",schemaPath:"#/$defs/CancellationRefundLine/properties/penaltyCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
validate12.errors = [{instancePath:instancePath+"/lines/" + i0+"/nonRefundableTaxesCents",schemaPath:"#/$defs/CancellationRefundLine/properties/nonRefundableTaxesCents/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs28){
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 < 0 || isNaN(data12)){
validate12.errors = [{instancePath:instancePath+"/lines/" + i0+"/nonRefundableTaxesCents",schemaPath:"#/$defs/CancellationRefundLine/properties/nonRefundableTaxesCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
validate12.errors = [{instancePath:instancePath+"/lines/" + i0+"/refundCents",schemaPath:"#/$defs/CancellationRefundLine/properties/refundCents/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs30){
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 < 0 || isNaN(data13)){
validate12.errors = [{instancePath:instancePath+"/lines/" + i0+"/refundCents",schemaPath:"#/$defs/CancellationRefundLine/properties/refundCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
validate12.errors = [{instancePath:instancePath+"/lines/" + i0+"/rule",schemaPath:"#/$defs/CancellationRefundLine/properties/rule/type",keyword:"type",params:{type: "string"}}];
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
validate12.errors = [{instancePath:instancePath+"/lines/" + i0+"/owedCents",schemaPath:"#/$defs/CancellationRefundLine/properties/owedCents/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs34){
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 < 0 || isNaN(data15)){
validate12.errors = [{instancePath:instancePath+"/lines/" + i0+"/owedCents",schemaPath:"#/$defs/CancellationRefundLine/properties/owedCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
validate12.errors = [{instancePath:instancePath+"/lines/" + i0,schemaPath:"#/$defs/CancellationRefundLine/type",keyword:"type",params:{type: "object"}}];
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
if((((((((((((((data.pnr === undefined) && (missing0 = "pnr")) || ((data.status === undefined) && (missing0 = "status"))) || ((data.version === undefined) && (missing0 = "version"))) || ((data.createdAt === undefined) && (missing0 = "createdAt"))) || ((data.sessionId === undefined) && (missing0 = "sessionId"))) || ((data.passengers === undefined) && (missing0 = "passengers"))) || ((data.flightSegments === undefined) && (missing0 = "flightSegments"))) || ((data.fares === undefined) && (missing0 = "fares"))) || ((data.hotelReservations === undefined) && (missing0 = "hotelReservations"))) || ((data.carReservations === undefined) && (missing0 = "carReservations"))) || ((data.price === undefined) && (missing0 = "price"))) || ((data.warnings === undefined) && (missing0 = "warnings"))) || ((data.test === undefined) && (missing0 = "test"))){
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
const _errs17 = errors;
if(typeof data6.email !== "string"){
validate1.errors = [{instancePath:instancePath+"/contact/email",schemaPath:"#/properties/contact/properties/email/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs17 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data6.phone !== undefined){
const _errs19 = errors;
if(typeof data6.phone !== "string"){
validate1.errors = [{instancePath:instancePath+"/contact/phone",schemaPath:"#/properties/contact/properties/phone/type",keyword:"type",params:{type: "string"}}];
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
let missing1;
if((((((data10.paxRef === undefined) && (missing1 = "paxRef")) || ((data10.type === undefined) && (missing1 = "type"))) || ((data10.firstName === undefined) && (missing1 = "firstName"))) || ((data10.lastName === undefined) && (missing1 = "lastName"))) || ((data10.gdsName === undefined) && (missing1 = "gdsName"))){
validate1.errors = [{instancePath:instancePath+"/passengers/" + i0,schemaPath:"#/$defs/RetrievedPassenger/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs26 = errors;
for(const key2 in data10){
if(!(func0.call(schema2.properties, key2))){
validate1.errors = [{instancePath:instancePath+"/passengers/" + i0,schemaPath:"#/$defs/RetrievedPassenger/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}}];
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
validate1.errors = [{instancePath:instancePath+"/passengers/" + i0+"/paxRef",schemaPath:"#/$defs/RetrievedPassenger/properties/paxRef/pattern",keyword:"pattern",params:{pattern: "^P[1-9][0-9]?$"}}];
return false;
}
}
else {
validate1.errors = [{instancePath:instancePath+"/passengers/" + i0+"/paxRef",schemaPath:"#/$defs/RetrievedPassenger/properties/paxRef/type",keyword:"type",params:{type: "string"}}];
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
validate1.errors = [{instancePath:instancePath+"/passengers/" + i0+"/type",schemaPath:"#/$defs/RetrievedPassenger/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data12 === "adult") || (data12 === "child")) || (data12 === "infant"))){
validate1.errors = [{instancePath:instancePath+"/passengers/" + i0+"/type",schemaPath:"#/$defs/RetrievedPassenger/properties/type/enum",keyword:"enum",params:{allowedValues: schema2.properties.type.enum}}];
return false;
}
var valid4 = _errs29 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data10.title !== undefined){
const _errs31 = errors;
if(typeof data10.title !== "string"){
validate1.errors = [{instancePath:instancePath+"/passengers/" + i0+"/title",schemaPath:"#/$defs/RetrievedPassenger/properties/title/type",keyword:"type",params:{type: "string"}}];
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
validate1.errors = [{instancePath:instancePath+"/passengers/" + i0+"/firstName",schemaPath:"#/$defs/RetrievedPassenger/properties/firstName/type",keyword:"type",params:{type: "string"}}];
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
validate1.errors = [{instancePath:instancePath+"/passengers/" + i0+"/lastName",schemaPath:"#/$defs/RetrievedPassenger/properties/lastName/type",keyword:"type",params:{type: "string"}}];
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
validate1.errors = [{instancePath:instancePath+"/passengers/" + i0+"/gdsName",schemaPath:"#/$defs/RetrievedPassenger/properties/gdsName/type",keyword:"type",params:{type: "string"}}];
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
if(errors === _errs39){
if(errors === _errs39){
if(typeof data17 === "string"){
if(!(formats4(data17))){
validate1.errors = [{instancePath:instancePath+"/passengers/" + i0+"/dateOfBirth",schemaPath:"#/$defs/RetrievedPassenger/properties/dateOfBirth/format",keyword:"format",params:{format: "date"}}];
return false;
}
}
else {
validate1.errors = [{instancePath:instancePath+"/passengers/" + i0+"/dateOfBirth",schemaPath:"#/$defs/RetrievedPassenger/properties/dateOfBirth/type",keyword:"type",params:{type: "string"}}];
return false;
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
if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))){
validate1.errors = [{instancePath:instancePath+"/passengers/" + i0+"/ageAtTravel",schemaPath:"#/$defs/RetrievedPassenger/properties/ageAtTravel/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid4 = _errs41 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data10.associatedAdult !== undefined){
const _errs43 = errors;
if(typeof data10.associatedAdult !== "string"){
validate1.errors = [{instancePath:instancePath+"/passengers/" + i0+"/associatedAdult",schemaPath:"#/$defs/RetrievedPassenger/properties/associatedAdult/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid4 = _errs43 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data10.frequentFlyerNumber !== undefined){
const _errs45 = errors;
if(typeof data10.frequentFlyerNumber !== "string"){
validate1.errors = [{instancePath:instancePath+"/passengers/" + i0+"/frequentFlyerNumber",schemaPath:"#/$defs/RetrievedPassenger/properties/frequentFlyerNumber/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid4 = _errs45 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data10.ticketNumber !== undefined){
const _errs47 = errors;
if(typeof data10.ticketNumber !== "string"){
validate1.errors = [{instancePath:instancePath+"/passengers/" + i0+"/ticketNumber",schemaPath:"#/$defs/RetrievedPassenger/properties/ticketNumber/type",keyword:"type",params:{type: "string"}}];
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
validate1.errors = [{instancePath:instancePath+"/passengers/" + i0,schemaPath:"#/$defs/RetrievedPassenger/type",keyword:"type",params:{type: "object"}}];
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
let missing2;
if((((((data30.currency === undefined) && (missing2 = "currency")) || ((data30.totalCents === undefined) && (missing2 = "totalCents"))) || ((data30.flightCents === undefined) && (missing2 = "flightCents"))) || ((data30.hotelCents === undefined) && (missing2 = "hotelCents"))) || ((data30.carCents === undefined) && (missing2 = "carCents"))){
validate1.errors = [{instancePath:instancePath+"/price",schemaPath:"#/$defs/BookingTotals/required",keyword:"required",params:{missingProperty: missing2}}];
return false;
}
else {
const _errs64 = errors;
for(const key3 in data30){
if(!((((((((key3 === "currency") || (key3 === "totalCents")) || (key3 === "flightCents")) || (key3 === "hotelCents")) || (key3 === "carCents")) || (key3 === "refundedCents")) || (key3 === "payAtPropertyCents")) || (key3 === "payAtCounterCents"))){
validate1.errors = [{instancePath:instancePath+"/price",schemaPath:"#/$defs/BookingTotals/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3}}];
return false;
break;
}
}
if(_errs64 === errors){
if(data30.currency !== undefined){
let data31 = data30.currency;
const _errs65 = errors;
if(typeof data31 !== "string"){
validate1.errors = [{instancePath:instancePath+"/price/currency",schemaPath:"#/$defs/BookingTotals/properties/currency/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("USD" !== data31){
validate1.errors = [{instancePath:instancePath+"/price/currency",schemaPath:"#/$defs/BookingTotals/properties/currency/const",keyword:"const",params:{allowedValue: "USD"}}];
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
validate1.errors = [{instancePath:instancePath+"/price/totalCents",schemaPath:"#/$defs/BookingTotals/properties/totalCents/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs67){
if((typeof data32 == "number") && (isFinite(data32))){
if(data32 < 0 || isNaN(data32)){
validate1.errors = [{instancePath:instancePath+"/price/totalCents",schemaPath:"#/$defs/BookingTotals/properties/totalCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
validate1.errors = [{instancePath:instancePath+"/price/flightCents",schemaPath:"#/$defs/BookingTotals/properties/flightCents/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs69){
if((typeof data33 == "number") && (isFinite(data33))){
if(data33 < 0 || isNaN(data33)){
validate1.errors = [{instancePath:instancePath+"/price/flightCents",schemaPath:"#/$defs/BookingTotals/properties/flightCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
validate1.errors = [{instancePath:instancePath+"/price/hotelCents",schemaPath:"#/$defs/BookingTotals/properties/hotelCents/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs71){
if((typeof data34 == "number") && (isFinite(data34))){
if(data34 < 0 || isNaN(data34)){
validate1.errors = [{instancePath:instancePath+"/price/hotelCents",schemaPath:"#/$defs/BookingTotals/properties/hotelCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
validate1.errors = [{instancePath:instancePath+"/price/carCents",schemaPath:"#/$defs/BookingTotals/properties/carCents/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs73){
if((typeof data35 == "number") && (isFinite(data35))){
if(data35 < 0 || isNaN(data35)){
validate1.errors = [{instancePath:instancePath+"/price/carCents",schemaPath:"#/$defs/BookingTotals/properties/carCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
validate1.errors = [{instancePath:instancePath+"/price/refundedCents",schemaPath:"#/$defs/BookingTotals/properties/refundedCents/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs75){
if((typeof data36 == "number") && (isFinite(data36))){
if(data36 < 0 || isNaN(data36)){
validate1.errors = [{instancePath:instancePath+"/price/refundedCents",schemaPath:"#/$defs/BookingTotals/properties/refundedCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid10 = _errs75 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data30.payAtPropertyCents !== undefined){
let data37 = data30.payAtPropertyCents;
const _errs77 = errors;
if(!(((typeof data37 == "number") && (!(data37 % 1) && !isNaN(data37))) && (isFinite(data37)))){
validate1.errors = [{instancePath:instancePath+"/price/payAtPropertyCents",schemaPath:"#/$defs/BookingTotals/properties/payAtPropertyCents/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs77){
if((typeof data37 == "number") && (isFinite(data37))){
if(data37 < 0 || isNaN(data37)){
validate1.errors = [{instancePath:instancePath+"/price/payAtPropertyCents",schemaPath:"#/$defs/BookingTotals/properties/payAtPropertyCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid10 = _errs77 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data30.payAtCounterCents !== undefined){
let data38 = data30.payAtCounterCents;
const _errs79 = errors;
if(!(((typeof data38 == "number") && (!(data38 % 1) && !isNaN(data38))) && (isFinite(data38)))){
validate1.errors = [{instancePath:instancePath+"/price/payAtCounterCents",schemaPath:"#/$defs/BookingTotals/properties/payAtCounterCents/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs79){
if((typeof data38 == "number") && (isFinite(data38))){
if(data38 < 0 || isNaN(data38)){
validate1.errors = [{instancePath:instancePath+"/price/payAtCounterCents",schemaPath:"#/$defs/BookingTotals/properties/payAtCounterCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid10 = _errs79 === errors;
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
}
}
else {
validate1.errors = [{instancePath:instancePath+"/price",schemaPath:"#/$defs/BookingTotals/type",keyword:"type",params:{type: "object"}}];
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
let data39 = data.ticketing;
const _errs81 = errors;
const _errs82 = errors;
if(errors === _errs82){
if(data39 && typeof data39 == "object" && !Array.isArray(data39)){
let missing3;
if((data39.status === undefined) && (missing3 = "status")){
validate1.errors = [{instancePath:instancePath+"/ticketing",schemaPath:"#/$defs/Tickets/required",keyword:"required",params:{missingProperty: missing3}}];
return false;
}
else {
const _errs84 = errors;
for(const key4 in data39){
if(!((key4 === "status") || (key4 === "voidUntil"))){
validate1.errors = [{instancePath:instancePath+"/ticketing",schemaPath:"#/$defs/Tickets/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4}}];
return false;
break;
}
}
if(_errs84 === errors){
if(data39.status !== undefined){
let data40 = data39.status;
const _errs85 = errors;
if(typeof data40 !== "string"){
validate1.errors = [{instancePath:instancePath+"/ticketing/status",schemaPath:"#/$defs/Tickets/properties/status/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data40 === "ticketed") || (data40 === "voided")) || (data40 === "refunded"))){
validate1.errors = [{instancePath:instancePath+"/ticketing/status",schemaPath:"#/$defs/Tickets/properties/status/enum",keyword:"enum",params:{allowedValues: schema16.properties.status.enum}}];
return false;
}
var valid12 = _errs85 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data39.voidUntil !== undefined){
let data41 = data39.voidUntil;
const _errs87 = errors;
if(errors === _errs87){
if(errors === _errs87){
if(typeof data41 === "string"){
if(!(formats0(data41))){
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
var valid12 = _errs87 === errors;
}
else {
var valid12 = true;
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
var valid0 = _errs81 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.warnings !== undefined){
let data42 = data.warnings;
const _errs89 = errors;
if(errors === _errs89){
if(Array.isArray(data42)){
var valid13 = true;
const len5 = data42.length;
for(let i5=0; i5<len5; i5++){
let data43 = data42[i5];
const _errs91 = errors;
const _errs92 = errors;
if(errors === _errs92){
if(data43 && typeof data43 == "object" && !Array.isArray(data43)){
let missing4;
if((((data43.reason === undefined) && (missing4 = "reason")) || ((data43.field === undefined) && (missing4 = "field"))) || ((data43.message === undefined) && (missing4 = "message"))){
validate1.errors = [{instancePath:instancePath+"/warnings/" + i5,schemaPath:"#/$defs/Warning/required",keyword:"required",params:{missingProperty: missing4}}];
return false;
}
else {
const _errs94 = errors;
for(const key5 in data43){
if(!(((key5 === "reason") || (key5 === "field")) || (key5 === "message"))){
validate1.errors = [{instancePath:instancePath+"/warnings/" + i5,schemaPath:"#/$defs/Warning/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5}}];
return false;
break;
}
}
if(_errs94 === errors){
if(data43.reason !== undefined){
const _errs95 = errors;
if(typeof data43.reason !== "string"){
validate1.errors = [{instancePath:instancePath+"/warnings/" + i5+"/reason",schemaPath:"#/$defs/Warning/properties/reason/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid15 = _errs95 === errors;
}
else {
var valid15 = true;
}
if(valid15){
if(data43.field !== undefined){
const _errs97 = errors;
if(typeof data43.field !== "string"){
validate1.errors = [{instancePath:instancePath+"/warnings/" + i5+"/field",schemaPath:"#/$defs/Warning/properties/field/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid15 = _errs97 === errors;
}
else {
var valid15 = true;
}
if(valid15){
if(data43.message !== undefined){
const _errs99 = errors;
if(typeof data43.message !== "string"){
validate1.errors = [{instancePath:instancePath+"/warnings/" + i5+"/message",schemaPath:"#/$defs/Warning/properties/message/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid15 = _errs99 === errors;
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
var valid13 = _errs91 === errors;
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
var valid0 = _errs89 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.test !== undefined){
let data47 = data.test;
const _errs101 = errors;
if(typeof data47 !== "boolean"){
validate1.errors = [{instancePath:instancePath+"/test",schemaPath:"#/properties/test/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(true !== data47){
validate1.errors = [{instancePath:instancePath+"/test",schemaPath:"#/properties/test/const",keyword:"const",params:{allowedValue: true}}];
return false;
}
var valid0 = _errs101 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.refundNow !== undefined){
const _errs103 = errors;
if(!(validate12(data.refundNow, {instancePath:instancePath+"/refundNow",parentData:data,parentDataProperty:"refundNow",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
var valid0 = _errs103 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cannotBeCancelled !== undefined){
const _errs104 = errors;
if(typeof data.cannotBeCancelled !== "string"){
validate1.errors = [{instancePath:instancePath+"/cannotBeCancelled",schemaPath:"#/properties/cannotBeCancelled/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs104 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cancelledAt !== undefined){
let data50 = data.cancelledAt;
const _errs106 = errors;
if(errors === _errs106){
if(errors === _errs106){
if(typeof data50 === "string"){
if(!(formats0(data50))){
validate1.errors = [{instancePath:instancePath+"/cancelledAt",schemaPath:"#/properties/cancelledAt/format",keyword:"format",params:{format: "date-time"}}];
return false;
}
}
else {
validate1.errors = [{instancePath:instancePath+"/cancelledAt",schemaPath:"#/properties/cancelledAt/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid0 = _errs106 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cancellationReason !== undefined){
const _errs108 = errors;
if(typeof data.cancellationReason !== "string"){
validate1.errors = [{instancePath:instancePath+"/cancellationReason",schemaPath:"#/properties/cancellationReason/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs108 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.refund !== undefined){
const _errs110 = errors;
if(!(validate12(data.refund, {instancePath:instancePath+"/refund",parentData:data,parentDataProperty:"refund",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
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
if(((data.booking === undefined) && (missing0 = "booking")) || ((data.notes === undefined) && (missing0 = "notes"))){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "booking") || (key0 === "notes"))){
validate0.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.booking !== undefined){
const _errs2 = errors;
if(!(validate1(data.booking, {instancePath:instancePath+"/booking",parentData:data,parentDataProperty:"booking",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.notes !== undefined){
let data1 = data.notes;
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data1)){
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs5 = errors;
if(typeof data1[i0] !== "string"){
validate0.errors = [{instancePath:instancePath+"/notes/" + i0,schemaPath:"#/properties/notes/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs5 === errors;
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
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
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
