// @generated from contracts/gds/tools/searchFlights.json. Edit the contract, then run npm run codegen.
// @ts-nocheck
import type { Validator } from "#contract";
import { formats } from "#contract";

const schema0 = {"type":"object","properties":{"searchId":{"type":"string"},"world":{"$ref":"#/$defs/World"},"query":{"type":"object","properties":{"origin":{"type":"string","pattern":"^[A-Z]{3}$"},"destination":{"type":"string","pattern":"^[A-Z]{3}$"},"departureDate":{"type":"string","format":"date"},"passengers":{"type":"object","properties":{"adults":{"type":"integer","minimum":1},"children":{"type":"integer","minimum":0},"infants":{"type":"integer","minimum":0}},"required":["adults","children","infants"],"additionalProperties":false},"cabin":{"type":"string","enum":["economy","premium_economy","business","first"]}},"required":["origin","destination","departureDate","passengers","cabin"],"additionalProperties":false},"count":{"type":"integer","minimum":0},"offers":{"type":"array","items":{"$ref":"#/$defs/FlightOffer"}},"notes":{"type":"array","items":{"type":"string"}}},"required":["searchId","world","query","count","offers","notes"],"additionalProperties":false,"$defs":{"Baggage":{"type":"object","properties":{"checkedPieces":{"type":"integer"},"checkedKgPerPiece":{"type":"integer"},"cabinPieces":{"type":"integer"}},"required":["checkedPieces","checkedKgPerPiece","cabinPieces"],"additionalProperties":false},"FareConditions":{"type":"object","properties":{"refundBeforeDeparture":{"type":"object","properties":{"allowed":{"type":"boolean"},"penaltyCents":{"type":["integer","null"],"minimum":0},"deadline":{"type":["string","null"],"format":"date-time"},"refundPercent":{"type":"integer","minimum":0,"maximum":100}},"required":["allowed","penaltyCents","deadline","refundPercent"],"additionalProperties":false},"changeBeforeDeparture":{"type":"object","properties":{"allowed":{"type":"boolean"},"penaltyCents":{"type":["integer","null"],"minimum":0},"deadline":{"type":["string","null"],"format":"date-time"}},"required":["allowed","penaltyCents","deadline"],"additionalProperties":false}},"required":["refundBeforeDeparture","changeBeforeDeparture"],"additionalProperties":false},"FlightOffer":{"type":"object","properties":{"flightId":{"type":"string","pattern":"^FL-"},"carrier":{"type":"string"},"carrierName":{"type":"string"},"origin":{"type":"string","pattern":"^[A-Z]{3}$"},"destination":{"type":"string","pattern":"^[A-Z]{3}$"},"segments":{"type":"array","items":{"$ref":"#/$defs/FlightSegment"},"minItems":1,"maxItems":3},"stops":{"type":"integer","minimum":0},"durationMinutes":{"type":"integer"},"layovers":{"type":"array","items":{"type":"object","properties":{"airport":{"type":"string","pattern":"^[A-Z]{3}$"},"minutes":{"type":"integer"},"overnight":{"type":"boolean"}},"required":["airport","minutes","overnight"],"additionalProperties":false}},"cabin":{"type":"string","enum":["economy","premium_economy","business","first"]},"fareBrand":{"type":"string"},"price":{"$ref":"#/$defs/FlightPrice"},"seatsLeft":{"type":"integer","minimum":0,"maximum":9},"conditions":{"$ref":"#/$defs/FareConditions"},"ticketingDeadline":{"type":"string","format":"date-time"},"expiresAt":{"type":"string","format":"date-time"},"emissionsKg":{"type":"integer"}},"required":["flightId","carrier","carrierName","origin","destination","segments","stops","durationMinutes","layovers","cabin","fareBrand","price","seatsLeft","conditions","ticketingDeadline","expiresAt","emissionsKg"],"additionalProperties":false},"FlightPrice":{"type":"object","properties":{"currency":{"type":"string","const":"USD"},"totalCents":{"type":"integer","minimum":0},"baseCents":{"type":"integer","minimum":0},"taxesCents":{"type":"integer","minimum":0},"feesCents":{"type":"integer","minimum":0},"perPassenger":{"type":"array","items":{"$ref":"#/$defs/PassengerFare"}},"taxLines":{"type":"array","items":{"$ref":"#/$defs/TaxLine"}}},"required":["currency","totalCents","baseCents","taxesCents","feesCents","perPassenger","taxLines"],"additionalProperties":false},"FlightSegment":{"type":"object","properties":{"segmentId":{"type":"string"},"marketingCarrier":{"type":"string","pattern":"^[A-Z0-9]{2}$"},"operatingCarrier":{"type":"string","pattern":"^[A-Z0-9]{2}$"},"flightNumber":{"type":"string","pattern":"^[A-Z0-9]{2}[0-9]{1,4}$"},"origin":{"type":"string","pattern":"^[A-Z]{3}$"},"originTerminal":{"type":["string","null"]},"destination":{"type":"string","pattern":"^[A-Z]{3}$"},"destinationTerminal":{"type":["string","null"]},"departureLocal":{"type":"string","format":"date-time"},"arrivalLocal":{"type":"string","format":"date-time"},"departureUtc":{"type":"string","format":"date-time"},"arrivalUtc":{"type":"string","format":"date-time"},"arrivalDayOffset":{"type":"integer"},"durationMinutes":{"type":"integer","minimum":1},"distanceKm":{"type":"integer"},"aircraft":{"type":"string"},"cabin":{"type":"string","enum":["economy","premium_economy","business","first"]},"bookingClass":{"type":"string","pattern":"^[A-Z]$"},"fareBasis":{"type":"string"},"baggage":{"$ref":"#/$defs/Baggage"},"marriageGroup":{"type":["string","null"]}},"required":["segmentId","marketingCarrier","operatingCarrier","flightNumber","origin","originTerminal","destination","destinationTerminal","departureLocal","arrivalLocal","departureUtc","arrivalUtc","arrivalDayOffset","durationMinutes","distanceKm","aircraft","cabin","bookingClass","fareBasis","baggage","marriageGroup"],"additionalProperties":false},"PassengerFare":{"type":"object","properties":{"type":{"type":"string","enum":["adult","child","infant"]},"count":{"type":"integer","minimum":1},"baseCents":{"type":"integer","minimum":0},"taxesCents":{"type":"integer","minimum":0},"feesCents":{"type":"integer","minimum":0},"totalCents":{"type":"integer","minimum":0}},"required":["type","count","baseCents","taxesCents","feesCents","totalCents"],"additionalProperties":false},"TaxLine":{"type":"object","properties":{"code":{"type":"string"},"name":{"type":"string"},"amountCents":{"type":"integer","minimum":0},"refundable":{"type":"boolean"}},"required":["code","name","amountCents","refundable"],"additionalProperties":false},"World":{"type":"object","properties":{"worldId":{"type":"string"},"seed":{"type":"string"},"now":{"type":"string","format":"date-time"},"schemaVersion":{"type":"string"}},"required":["worldId","seed","now","schemaVersion"],"additionalProperties":false}}};
const formats0 = formats["date-time"];
const formats2 = formats.date;
const pattern0 = new RegExp("^[A-Z]{3}$", "u");
const schema2 = {"type":"object","properties":{"flightId":{"type":"string","pattern":"^FL-"},"carrier":{"type":"string"},"carrierName":{"type":"string"},"origin":{"type":"string","pattern":"^[A-Z]{3}$"},"destination":{"type":"string","pattern":"^[A-Z]{3}$"},"segments":{"type":"array","items":{"$ref":"#/$defs/FlightSegment"},"minItems":1,"maxItems":3},"stops":{"type":"integer","minimum":0},"durationMinutes":{"type":"integer"},"layovers":{"type":"array","items":{"type":"object","properties":{"airport":{"type":"string","pattern":"^[A-Z]{3}$"},"minutes":{"type":"integer"},"overnight":{"type":"boolean"}},"required":["airport","minutes","overnight"],"additionalProperties":false}},"cabin":{"type":"string","enum":["economy","premium_economy","business","first"]},"fareBrand":{"type":"string"},"price":{"$ref":"#/$defs/FlightPrice"},"seatsLeft":{"type":"integer","minimum":0,"maximum":9},"conditions":{"$ref":"#/$defs/FareConditions"},"ticketingDeadline":{"type":"string","format":"date-time"},"expiresAt":{"type":"string","format":"date-time"},"emissionsKg":{"type":"integer"}},"required":["flightId","carrier","carrierName","origin","destination","segments","stops","durationMinutes","layovers","cabin","fareBrand","price","seatsLeft","conditions","ticketingDeadline","expiresAt","emissionsKg"],"additionalProperties":false};
const schema8 = {"type":"object","properties":{"refundBeforeDeparture":{"type":"object","properties":{"allowed":{"type":"boolean"},"penaltyCents":{"type":["integer","null"],"minimum":0},"deadline":{"type":["string","null"],"format":"date-time"},"refundPercent":{"type":"integer","minimum":0,"maximum":100}},"required":["allowed","penaltyCents","deadline","refundPercent"],"additionalProperties":false},"changeBeforeDeparture":{"type":"object","properties":{"allowed":{"type":"boolean"},"penaltyCents":{"type":["integer","null"],"minimum":0},"deadline":{"type":["string","null"],"format":"date-time"}},"required":["allowed","penaltyCents","deadline"],"additionalProperties":false}},"required":["refundBeforeDeparture","changeBeforeDeparture"],"additionalProperties":false};
const func0 = Object.prototype.hasOwnProperty;
const pattern2 = new RegExp("^FL-", "u");
const schema3 = {"type":"object","properties":{"segmentId":{"type":"string"},"marketingCarrier":{"type":"string","pattern":"^[A-Z0-9]{2}$"},"operatingCarrier":{"type":"string","pattern":"^[A-Z0-9]{2}$"},"flightNumber":{"type":"string","pattern":"^[A-Z0-9]{2}[0-9]{1,4}$"},"origin":{"type":"string","pattern":"^[A-Z]{3}$"},"originTerminal":{"type":["string","null"]},"destination":{"type":"string","pattern":"^[A-Z]{3}$"},"destinationTerminal":{"type":["string","null"]},"departureLocal":{"type":"string","format":"date-time"},"arrivalLocal":{"type":"string","format":"date-time"},"departureUtc":{"type":"string","format":"date-time"},"arrivalUtc":{"type":"string","format":"date-time"},"arrivalDayOffset":{"type":"integer"},"durationMinutes":{"type":"integer","minimum":1},"distanceKm":{"type":"integer"},"aircraft":{"type":"string"},"cabin":{"type":"string","enum":["economy","premium_economy","business","first"]},"bookingClass":{"type":"string","pattern":"^[A-Z]$"},"fareBasis":{"type":"string"},"baggage":{"$ref":"#/$defs/Baggage"},"marriageGroup":{"type":["string","null"]}},"required":["segmentId","marketingCarrier","operatingCarrier","flightNumber","origin","originTerminal","destination","destinationTerminal","departureLocal","arrivalLocal","departureUtc","arrivalUtc","arrivalDayOffset","durationMinutes","distanceKm","aircraft","cabin","bookingClass","fareBasis","baggage","marriageGroup"],"additionalProperties":false};
const pattern5 = new RegExp("^[A-Z0-9]{2}$", "u");
const pattern7 = new RegExp("^[A-Z0-9]{2}[0-9]{1,4}$", "u");
const pattern10 = new RegExp("^[A-Z]$", "u");

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
if(!(func0.call(schema3.properties, key0))){
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
if(!pattern5.test(data1)){
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
if(!pattern5.test(data2)){
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
if(!pattern7.test(data3)){
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
if(!pattern0.test(data4)){
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
validate2.errors = [{instancePath:instancePath+"/originTerminal",schemaPath:"#/properties/originTerminal/type",keyword:"type",params:{type: schema3.properties.originTerminal.type}}];
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
if(!pattern0.test(data6)){
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
validate2.errors = [{instancePath:instancePath+"/destinationTerminal",schemaPath:"#/properties/destinationTerminal/type",keyword:"type",params:{type: schema3.properties.destinationTerminal.type}}];
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
validate2.errors = [{instancePath:instancePath+"/cabin",schemaPath:"#/properties/cabin/enum",keyword:"enum",params:{allowedValues: schema3.properties.cabin.enum}}];
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
if(!pattern10.test(data17)){
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
validate2.errors = [{instancePath:instancePath+"/marriageGroup",schemaPath:"#/properties/marriageGroup/type",keyword:"type",params:{type: schema3.properties.marriageGroup.type}}];
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

const schema6 = {"type":"object","properties":{"type":{"type":"string","enum":["adult","child","infant"]},"count":{"type":"integer","minimum":1},"baseCents":{"type":"integer","minimum":0},"taxesCents":{"type":"integer","minimum":0},"feesCents":{"type":"integer","minimum":0},"totalCents":{"type":"integer","minimum":0}},"required":["type","count","baseCents","taxesCents","feesCents","totalCents"],"additionalProperties":false};

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
validate4.errors = [{instancePath:instancePath+"/perPassenger/" + i0+"/type",schemaPath:"#/$defs/PassengerFare/properties/type/enum",keyword:"enum",params:{allowedValues: schema6.properties.type.enum}}];
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
if(!(func0.call(schema2.properties, key0))){
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
if(!pattern2.test(data0)){
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
if(!pattern0.test(data3)){
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
if(!pattern0.test(data4)){
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
if(!pattern0.test(data11)){
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
validate1.errors = [{instancePath:instancePath+"/cabin",schemaPath:"#/properties/cabin/enum",keyword:"enum",params:{allowedValues: schema2.properties.cabin.enum}}];
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
validate1.errors = [{instancePath:instancePath+"/conditions/refundBeforeDeparture/penaltyCents",schemaPath:"#/$defs/FareConditions/properties/refundBeforeDeparture/properties/penaltyCents/type",keyword:"type",params:{type: schema8.properties.refundBeforeDeparture.properties.penaltyCents.type}}];
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
validate1.errors = [{instancePath:instancePath+"/conditions/refundBeforeDeparture/deadline",schemaPath:"#/$defs/FareConditions/properties/refundBeforeDeparture/properties/deadline/type",keyword:"type",params:{type: schema8.properties.refundBeforeDeparture.properties.deadline.type}}];
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
validate1.errors = [{instancePath:instancePath+"/conditions/changeBeforeDeparture/penaltyCents",schemaPath:"#/$defs/FareConditions/properties/changeBeforeDeparture/properties/penaltyCents/type",keyword:"type",params:{type: schema8.properties.changeBeforeDeparture.properties.penaltyCents.type}}];
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
validate1.errors = [{instancePath:instancePath+"/conditions/changeBeforeDeparture/deadline",schemaPath:"#/$defs/FareConditions/properties/changeBeforeDeparture/properties/deadline/type",keyword:"type",params:{type: schema8.properties.changeBeforeDeparture.properties.deadline.type}}];
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
if(((((((data.searchId === undefined) && (missing0 = "searchId")) || ((data.world === undefined) && (missing0 = "world"))) || ((data.query === undefined) && (missing0 = "query"))) || ((data.count === undefined) && (missing0 = "count"))) || ((data.offers === undefined) && (missing0 = "offers"))) || ((data.notes === undefined) && (missing0 = "notes"))){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "searchId") || (key0 === "world")) || (key0 === "query")) || (key0 === "count")) || (key0 === "offers")) || (key0 === "notes"))){
validate0.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.searchId !== undefined){
const _errs2 = errors;
if(typeof data.searchId !== "string"){
validate0.errors = [{instancePath:instancePath+"/searchId",schemaPath:"#/properties/searchId/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.world !== undefined){
let data1 = data.world;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if(((((data1.worldId === undefined) && (missing1 = "worldId")) || ((data1.seed === undefined) && (missing1 = "seed"))) || ((data1.now === undefined) && (missing1 = "now"))) || ((data1.schemaVersion === undefined) && (missing1 = "schemaVersion"))){
validate0.errors = [{instancePath:instancePath+"/world",schemaPath:"#/$defs/World/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs7 = errors;
for(const key1 in data1){
if(!((((key1 === "worldId") || (key1 === "seed")) || (key1 === "now")) || (key1 === "schemaVersion"))){
validate0.errors = [{instancePath:instancePath+"/world",schemaPath:"#/$defs/World/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs7 === errors){
if(data1.worldId !== undefined){
const _errs8 = errors;
if(typeof data1.worldId !== "string"){
validate0.errors = [{instancePath:instancePath+"/world/worldId",schemaPath:"#/$defs/World/properties/worldId/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs8 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.seed !== undefined){
const _errs10 = errors;
if(typeof data1.seed !== "string"){
validate0.errors = [{instancePath:instancePath+"/world/seed",schemaPath:"#/$defs/World/properties/seed/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs10 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.now !== undefined){
let data4 = data1.now;
const _errs12 = errors;
if(errors === _errs12){
if(errors === _errs12){
if(typeof data4 === "string"){
if(!(formats0(data4))){
validate0.errors = [{instancePath:instancePath+"/world/now",schemaPath:"#/$defs/World/properties/now/format",keyword:"format",params:{format: "date-time"}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/world/now",schemaPath:"#/$defs/World/properties/now/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid2 = _errs12 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.schemaVersion !== undefined){
const _errs14 = errors;
if(typeof data1.schemaVersion !== "string"){
validate0.errors = [{instancePath:instancePath+"/world/schemaVersion",schemaPath:"#/$defs/World/properties/schemaVersion/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs14 === errors;
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
else {
validate0.errors = [{instancePath:instancePath+"/world",schemaPath:"#/$defs/World/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data6 = data.query;
const _errs16 = errors;
if(errors === _errs16){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
let missing2;
if((((((data6.origin === undefined) && (missing2 = "origin")) || ((data6.destination === undefined) && (missing2 = "destination"))) || ((data6.departureDate === undefined) && (missing2 = "departureDate"))) || ((data6.passengers === undefined) && (missing2 = "passengers"))) || ((data6.cabin === undefined) && (missing2 = "cabin"))){
validate0.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/required",keyword:"required",params:{missingProperty: missing2}}];
return false;
}
else {
const _errs18 = errors;
for(const key2 in data6){
if(!(((((key2 === "origin") || (key2 === "destination")) || (key2 === "departureDate")) || (key2 === "passengers")) || (key2 === "cabin"))){
validate0.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}}];
return false;
break;
}
}
if(_errs18 === errors){
if(data6.origin !== undefined){
let data7 = data6.origin;
const _errs19 = errors;
if(errors === _errs19){
if(typeof data7 === "string"){
if(!pattern0.test(data7)){
validate0.errors = [{instancePath:instancePath+"/query/origin",schemaPath:"#/properties/query/properties/origin/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/query/origin",schemaPath:"#/properties/query/properties/origin/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid3 = _errs19 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data6.destination !== undefined){
let data8 = data6.destination;
const _errs21 = errors;
if(errors === _errs21){
if(typeof data8 === "string"){
if(!pattern0.test(data8)){
validate0.errors = [{instancePath:instancePath+"/query/destination",schemaPath:"#/properties/query/properties/destination/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/query/destination",schemaPath:"#/properties/query/properties/destination/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid3 = _errs21 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data6.departureDate !== undefined){
let data9 = data6.departureDate;
const _errs23 = errors;
if(errors === _errs23){
if(errors === _errs23){
if(typeof data9 === "string"){
if(!(formats2(data9))){
validate0.errors = [{instancePath:instancePath+"/query/departureDate",schemaPath:"#/properties/query/properties/departureDate/format",keyword:"format",params:{format: "date"}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/query/departureDate",schemaPath:"#/properties/query/properties/departureDate/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid3 = _errs23 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data6.passengers !== undefined){
let data10 = data6.passengers;
const _errs25 = errors;
if(errors === _errs25){
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
let missing3;
if((((data10.adults === undefined) && (missing3 = "adults")) || ((data10.children === undefined) && (missing3 = "children"))) || ((data10.infants === undefined) && (missing3 = "infants"))){
validate0.errors = [{instancePath:instancePath+"/query/passengers",schemaPath:"#/properties/query/properties/passengers/required",keyword:"required",params:{missingProperty: missing3}}];
return false;
}
else {
const _errs27 = errors;
for(const key3 in data10){
if(!(((key3 === "adults") || (key3 === "children")) || (key3 === "infants"))){
validate0.errors = [{instancePath:instancePath+"/query/passengers",schemaPath:"#/properties/query/properties/passengers/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3}}];
return false;
break;
}
}
if(_errs27 === errors){
if(data10.adults !== undefined){
let data11 = data10.adults;
const _errs28 = errors;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
validate0.errors = [{instancePath:instancePath+"/query/passengers/adults",schemaPath:"#/properties/query/properties/passengers/properties/adults/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs28){
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 < 1 || isNaN(data11)){
validate0.errors = [{instancePath:instancePath+"/query/passengers/adults",schemaPath:"#/properties/query/properties/passengers/properties/adults/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid4 = _errs28 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data10.children !== undefined){
let data12 = data10.children;
const _errs30 = errors;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
validate0.errors = [{instancePath:instancePath+"/query/passengers/children",schemaPath:"#/properties/query/properties/passengers/properties/children/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs30){
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 < 0 || isNaN(data12)){
validate0.errors = [{instancePath:instancePath+"/query/passengers/children",schemaPath:"#/properties/query/properties/passengers/properties/children/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid4 = _errs30 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data10.infants !== undefined){
let data13 = data10.infants;
const _errs32 = errors;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
validate0.errors = [{instancePath:instancePath+"/query/passengers/infants",schemaPath:"#/properties/query/properties/passengers/properties/infants/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs32){
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 < 0 || isNaN(data13)){
validate0.errors = [{instancePath:instancePath+"/query/passengers/infants",schemaPath:"#/properties/query/properties/passengers/properties/infants/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid4 = _errs32 === errors;
}
else {
var valid4 = true;
}
}
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/query/passengers",schemaPath:"#/properties/query/properties/passengers/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid3 = _errs25 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data6.cabin !== undefined){
let data14 = data6.cabin;
const _errs34 = errors;
if(typeof data14 !== "string"){
validate0.errors = [{instancePath:instancePath+"/query/cabin",schemaPath:"#/properties/query/properties/cabin/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((data14 === "economy") || (data14 === "premium_economy")) || (data14 === "business")) || (data14 === "first"))){
validate0.errors = [{instancePath:instancePath+"/query/cabin",schemaPath:"#/properties/query/properties/cabin/enum",keyword:"enum",params:{allowedValues: schema0.properties.query.properties.cabin.enum}}];
return false;
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
else {
validate0.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.count !== undefined){
let data15 = data.count;
const _errs36 = errors;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
validate0.errors = [{instancePath:instancePath+"/count",schemaPath:"#/properties/count/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs36){
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 < 0 || isNaN(data15)){
validate0.errors = [{instancePath:instancePath+"/count",schemaPath:"#/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
if(data.offers !== undefined){
let data16 = data.offers;
const _errs38 = errors;
if(errors === _errs38){
if(Array.isArray(data16)){
var valid5 = true;
const len0 = data16.length;
for(let i0=0; i0<len0; i0++){
const _errs40 = errors;
if(!(validate1(data16[i0], {instancePath:instancePath+"/offers/" + i0,parentData:data16,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var valid5 = _errs40 === errors;
if(!valid5){
break;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/offers",schemaPath:"#/properties/offers/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs38 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.notes !== undefined){
let data18 = data.notes;
const _errs41 = errors;
if(errors === _errs41){
if(Array.isArray(data18)){
var valid6 = true;
const len1 = data18.length;
for(let i1=0; i1<len1; i1++){
const _errs43 = errors;
if(typeof data18[i1] !== "string"){
validate0.errors = [{instancePath:instancePath+"/notes/" + i1,schemaPath:"#/properties/notes/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid6 = _errs43 === errors;
if(!valid6){
break;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/notes",schemaPath:"#/properties/notes/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs41 === errors;
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
