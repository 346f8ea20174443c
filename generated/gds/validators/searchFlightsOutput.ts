// @generated from contracts/gds/tools/searchFlights.json. Edit the contract, then run npm run codegen.
// @ts-nocheck
import type { Validator } from "#contract";
import { formats } from "#contract";

const schema0 = {"type":"object","properties":{"searchId":{"type":"string"},"world":{"$ref":"#/$defs/LocalWorld"},"query":{"type":"object","properties":{"origin":{"type":"string","pattern":"^[A-Z]{3}$"},"destination":{"type":"string","pattern":"^[A-Z]{3}$"},"departureDate":{"type":"string","format":"date"},"passengers":{"type":"object","properties":{"adults":{"type":"integer","minimum":1},"children":{"type":"integer","minimum":0},"infants":{"type":"integer","minimum":0}},"required":["adults","children","infants"],"additionalProperties":false},"cabin":{"type":"string","enum":["economy","premium_economy","business","first"]}},"required":["origin","destination","departureDate","passengers","cabin"],"additionalProperties":false},"count":{"type":"integer","minimum":0},"expiresAt":{"type":"string","format":"date-time"},"currency":{"type":"string","const":"USD"},"brands":{"type":"array","items":{"$ref":"#/$defs/FareBrand"}},"airlines":{"type":"array","items":{"$ref":"#/$defs/FlownAirline"}},"itineraries":{"type":"array","items":{"$ref":"#/$defs/FlightItinerary"}},"notes":{"type":"array","items":{"type":"string"}}},"required":["searchId","world","query","count","currency","brands","airlines","itineraries","notes"],"additionalProperties":false,"$defs":{"FareBrand":{"type":"object","properties":{"name":{"type":"string"},"idEnds":{"type":"string","pattern":"^-[A-Z]$"},"checkedBags":{"type":"integer","minimum":0},"kgPerBag":{"type":"integer","minimum":0},"cabinBags":{"type":"integer","minimum":0},"refundPercent":{"type":"integer","minimum":0,"maximum":100},"changeFeeCents":{"type":"integer","minimum":0}},"required":["name","idEnds","checkedBags","cabinBags","refundPercent","changeFeeCents"],"additionalProperties":false},"FlightItinerary":{"type":"object","properties":{"flightId":{"type":"string","pattern":"^FL-[A-Z0-9-]+-[A-Z]$"},"segments":{"type":"array","items":{"$ref":"#/$defs/ItinerarySegment"},"minItems":1,"maxItems":3},"layoverMinutes":{"type":"array","items":{"type":"integer"}},"durationMinutes":{"type":"integer","minimum":1},"seatsLeft":{"type":"integer","minimum":1,"maximum":8},"totalCents":{"type":"array","items":{"type":"integer","minimum":0}},"refundCents":{"type":"array","items":{"type":"integer","minimum":0}}},"required":["flightId","segments","durationMinutes","totalCents","refundCents"],"additionalProperties":false},"FlownAirline":{"type":"object","properties":{"code":{"type":"string","pattern":"^[A-Z0-9]{2}$"},"name":{"type":"string"},"terminals":{"type":"object","additionalProperties":{"type":"string"}}},"required":["code","name"],"additionalProperties":false},"ItinerarySegment":{"type":"object","properties":{"flightNumber":{"type":"string","pattern":"^[A-Z0-9]{2}[0-9]{1,4}$"},"operatingCarrier":{"type":"string","pattern":"^[A-Z0-9]{2}$"},"from":{"type":"string","pattern":"^[A-Z]{3}$"},"departure":{"type":"string","pattern":"^[0-2][0-9]:[0-5][0-9][+-][0-9]{2}:[0-9]{2}$"},"departureDate":{"type":"string","format":"date"},"to":{"type":"string","pattern":"^[A-Z]{3}$"},"arrival":{"type":"string","pattern":"^[0-2][0-9]:[0-5][0-9][+-][0-9]{2}:[0-9]{2}$"},"arrivalDate":{"type":"string","format":"date"},"aircraft":{"type":"string"}},"required":["flightNumber","departure","arrival","aircraft"],"additionalProperties":false},"LocalWorld":{"type":"object","properties":{"worldId":{"type":"string"},"now":{"type":"string","format":"date-time"},"timeZone":{"type":"string"}},"required":["worldId","now","timeZone"],"additionalProperties":false}}};
const func0 = Object.prototype.hasOwnProperty;
const formats0 = formats["date-time"];
const formats2 = formats.date;
const pattern0 = new RegExp("^[A-Z]{3}$", "u");
const pattern2 = new RegExp("^-[A-Z]$", "u");
const pattern3 = new RegExp("^[A-Z0-9]{2}$", "u");
const schema5 = {"type":"object","properties":{"flightNumber":{"type":"string","pattern":"^[A-Z0-9]{2}[0-9]{1,4}$"},"operatingCarrier":{"type":"string","pattern":"^[A-Z0-9]{2}$"},"from":{"type":"string","pattern":"^[A-Z]{3}$"},"departure":{"type":"string","pattern":"^[0-2][0-9]:[0-5][0-9][+-][0-9]{2}:[0-9]{2}$"},"departureDate":{"type":"string","format":"date"},"to":{"type":"string","pattern":"^[A-Z]{3}$"},"arrival":{"type":"string","pattern":"^[0-2][0-9]:[0-5][0-9][+-][0-9]{2}:[0-9]{2}$"},"arrivalDate":{"type":"string","format":"date"},"aircraft":{"type":"string"}},"required":["flightNumber","departure","arrival","aircraft"],"additionalProperties":false};
const pattern4 = new RegExp("^FL-[A-Z0-9-]+-[A-Z]$", "u");
const pattern5 = new RegExp("^[A-Z0-9]{2}[0-9]{1,4}$", "u");
const pattern8 = new RegExp("^[0-2][0-9]:[0-5][0-9][+-][0-9]{2}:[0-9]{2}$", "u");

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
if((((((data.flightId === undefined) && (missing0 = "flightId")) || ((data.segments === undefined) && (missing0 = "segments"))) || ((data.durationMinutes === undefined) && (missing0 = "durationMinutes"))) || ((data.totalCents === undefined) && (missing0 = "totalCents"))) || ((data.refundCents === undefined) && (missing0 = "refundCents"))){
validate1.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((((key0 === "flightId") || (key0 === "segments")) || (key0 === "layoverMinutes")) || (key0 === "durationMinutes")) || (key0 === "seatsLeft")) || (key0 === "totalCents")) || (key0 === "refundCents"))){
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
if(!pattern4.test(data0)){
validate1.errors = [{instancePath:instancePath+"/flightId",schemaPath:"#/properties/flightId/pattern",keyword:"pattern",params:{pattern: "^FL-[A-Z0-9-]+-[A-Z]$"}}];
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
if(data.segments !== undefined){
let data1 = data.segments;
const _errs4 = errors;
if(errors === _errs4){
if(Array.isArray(data1)){
if(data1.length > 3){
validate1.errors = [{instancePath:instancePath+"/segments",schemaPath:"#/properties/segments/maxItems",keyword:"maxItems",params:{limit: 3}}];
return false;
}
else {
if(data1.length < 1){
validate1.errors = [{instancePath:instancePath+"/segments",schemaPath:"#/properties/segments/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs7){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if(((((data2.flightNumber === undefined) && (missing1 = "flightNumber")) || ((data2.departure === undefined) && (missing1 = "departure"))) || ((data2.arrival === undefined) && (missing1 = "arrival"))) || ((data2.aircraft === undefined) && (missing1 = "aircraft"))){
validate1.errors = [{instancePath:instancePath+"/segments/" + i0,schemaPath:"#/$defs/ItinerarySegment/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs9 = errors;
for(const key1 in data2){
if(!(func0.call(schema5.properties, key1))){
validate1.errors = [{instancePath:instancePath+"/segments/" + i0,schemaPath:"#/$defs/ItinerarySegment/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs9 === errors){
if(data2.flightNumber !== undefined){
let data3 = data2.flightNumber;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data3 === "string"){
if(!pattern5.test(data3)){
validate1.errors = [{instancePath:instancePath+"/segments/" + i0+"/flightNumber",schemaPath:"#/$defs/ItinerarySegment/properties/flightNumber/pattern",keyword:"pattern",params:{pattern: "^[A-Z0-9]{2}[0-9]{1,4}$"}}];
return false;
}
}
else {
validate1.errors = [{instancePath:instancePath+"/segments/" + i0+"/flightNumber",schemaPath:"#/$defs/ItinerarySegment/properties/flightNumber/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid3 = _errs10 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data2.operatingCarrier !== undefined){
let data4 = data2.operatingCarrier;
const _errs12 = errors;
if(errors === _errs12){
if(typeof data4 === "string"){
if(!pattern3.test(data4)){
validate1.errors = [{instancePath:instancePath+"/segments/" + i0+"/operatingCarrier",schemaPath:"#/$defs/ItinerarySegment/properties/operatingCarrier/pattern",keyword:"pattern",params:{pattern: "^[A-Z0-9]{2}$"}}];
return false;
}
}
else {
validate1.errors = [{instancePath:instancePath+"/segments/" + i0+"/operatingCarrier",schemaPath:"#/$defs/ItinerarySegment/properties/operatingCarrier/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid3 = _errs12 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data2.from !== undefined){
let data5 = data2.from;
const _errs14 = errors;
if(errors === _errs14){
if(typeof data5 === "string"){
if(!pattern0.test(data5)){
validate1.errors = [{instancePath:instancePath+"/segments/" + i0+"/from",schemaPath:"#/$defs/ItinerarySegment/properties/from/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"}}];
return false;
}
}
else {
validate1.errors = [{instancePath:instancePath+"/segments/" + i0+"/from",schemaPath:"#/$defs/ItinerarySegment/properties/from/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid3 = _errs14 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data2.departure !== undefined){
let data6 = data2.departure;
const _errs16 = errors;
if(errors === _errs16){
if(typeof data6 === "string"){
if(!pattern8.test(data6)){
validate1.errors = [{instancePath:instancePath+"/segments/" + i0+"/departure",schemaPath:"#/$defs/ItinerarySegment/properties/departure/pattern",keyword:"pattern",params:{pattern: "^[0-2][0-9]:[0-5][0-9][+-][0-9]{2}:[0-9]{2}$"}}];
return false;
}
}
else {
validate1.errors = [{instancePath:instancePath+"/segments/" + i0+"/departure",schemaPath:"#/$defs/ItinerarySegment/properties/departure/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid3 = _errs16 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data2.departureDate !== undefined){
let data7 = data2.departureDate;
const _errs18 = errors;
if(errors === _errs18){
if(errors === _errs18){
if(typeof data7 === "string"){
if(!(formats2(data7))){
validate1.errors = [{instancePath:instancePath+"/segments/" + i0+"/departureDate",schemaPath:"#/$defs/ItinerarySegment/properties/departureDate/format",keyword:"format",params:{format: "date"}}];
return false;
}
}
else {
validate1.errors = [{instancePath:instancePath+"/segments/" + i0+"/departureDate",schemaPath:"#/$defs/ItinerarySegment/properties/departureDate/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid3 = _errs18 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data2.to !== undefined){
let data8 = data2.to;
const _errs20 = errors;
if(errors === _errs20){
if(typeof data8 === "string"){
if(!pattern0.test(data8)){
validate1.errors = [{instancePath:instancePath+"/segments/" + i0+"/to",schemaPath:"#/$defs/ItinerarySegment/properties/to/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"}}];
return false;
}
}
else {
validate1.errors = [{instancePath:instancePath+"/segments/" + i0+"/to",schemaPath:"#/$defs/ItinerarySegment/properties/to/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid3 = _errs20 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data2.arrival !== undefined){
let data9 = data2.arrival;
const _errs22 = errors;
if(errors === _errs22){
if(typeof data9 === "string"){
if(!pattern8.test(data9)){
validate1.errors = [{instancePath:instancePath+"/segments/" + i0+"/arrival",schemaPath:"#/$defs/ItinerarySegment/properties/arrival/pattern",keyword:"pattern",params:{pattern: "^[0-2][0-9]:[0-5][0-9][+-][0-9]{2}:[0-9]{2}$"}}];
return false;
}
}
else {
validate1.errors = [{instancePath:instancePath+"/segments/" + i0+"/arrival",schemaPath:"#/$defs/ItinerarySegment/properties/arrival/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid3 = _errs22 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data2.arrivalDate !== undefined){
let data10 = data2.arrivalDate;
const _errs24 = errors;
if(errors === _errs24){
if(errors === _errs24){
if(typeof data10 === "string"){
if(!(formats2(data10))){
validate1.errors = [{instancePath:instancePath+"/segments/" + i0+"/arrivalDate",schemaPath:"#/$defs/ItinerarySegment/properties/arrivalDate/format",keyword:"format",params:{format: "date"}}];
return false;
}
}
else {
validate1.errors = [{instancePath:instancePath+"/segments/" + i0+"/arrivalDate",schemaPath:"#/$defs/ItinerarySegment/properties/arrivalDate/type",keyword:"type",params:{type: "string"}}];
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
if(data2.aircraft !== undefined){
const _errs26 = errors;
if(typeof data2.aircraft !== "string"){
validate1.errors = [{instancePath:instancePath+"/segments/" + i0+"/aircraft",schemaPath:"#/$defs/ItinerarySegment/properties/aircraft/type",keyword:"type",params:{type: "string"}}];
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
}
}
}
}
else {
validate1.errors = [{instancePath:instancePath+"/segments/" + i0,schemaPath:"#/$defs/ItinerarySegment/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid1 = _errs6 === errors;
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
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.layoverMinutes !== undefined){
let data12 = data.layoverMinutes;
const _errs28 = errors;
if(errors === _errs28){
if(Array.isArray(data12)){
var valid4 = true;
const len1 = data12.length;
for(let i1=0; i1<len1; i1++){
let data13 = data12[i1];
const _errs30 = errors;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
validate1.errors = [{instancePath:instancePath+"/layoverMinutes/" + i1,schemaPath:"#/properties/layoverMinutes/items/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid4 = _errs30 === errors;
if(!valid4){
break;
}
}
}
else {
validate1.errors = [{instancePath:instancePath+"/layoverMinutes",schemaPath:"#/properties/layoverMinutes/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.durationMinutes !== undefined){
let data14 = data.durationMinutes;
const _errs32 = errors;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
validate1.errors = [{instancePath:instancePath+"/durationMinutes",schemaPath:"#/properties/durationMinutes/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs32){
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 < 1 || isNaN(data14)){
validate1.errors = [{instancePath:instancePath+"/durationMinutes",schemaPath:"#/properties/durationMinutes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
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
if(data.seatsLeft !== undefined){
let data15 = data.seatsLeft;
const _errs34 = errors;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
validate1.errors = [{instancePath:instancePath+"/seatsLeft",schemaPath:"#/properties/seatsLeft/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs34){
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 > 8 || isNaN(data15)){
validate1.errors = [{instancePath:instancePath+"/seatsLeft",schemaPath:"#/properties/seatsLeft/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8}}];
return false;
}
else {
if(data15 < 1 || isNaN(data15)){
validate1.errors = [{instancePath:instancePath+"/seatsLeft",schemaPath:"#/properties/seatsLeft/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid0 = _errs34 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.totalCents !== undefined){
let data16 = data.totalCents;
const _errs36 = errors;
if(errors === _errs36){
if(Array.isArray(data16)){
var valid5 = true;
const len2 = data16.length;
for(let i2=0; i2<len2; i2++){
let data17 = data16[i2];
const _errs38 = errors;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
validate1.errors = [{instancePath:instancePath+"/totalCents/" + i2,schemaPath:"#/properties/totalCents/items/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs38){
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 < 0 || isNaN(data17)){
validate1.errors = [{instancePath:instancePath+"/totalCents/" + i2,schemaPath:"#/properties/totalCents/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid5 = _errs38 === errors;
if(!valid5){
break;
}
}
}
else {
validate1.errors = [{instancePath:instancePath+"/totalCents",schemaPath:"#/properties/totalCents/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs36 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.refundCents !== undefined){
let data18 = data.refundCents;
const _errs40 = errors;
if(errors === _errs40){
if(Array.isArray(data18)){
var valid6 = true;
const len3 = data18.length;
for(let i3=0; i3<len3; i3++){
let data19 = data18[i3];
const _errs42 = errors;
if(!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))){
validate1.errors = [{instancePath:instancePath+"/refundCents/" + i3,schemaPath:"#/properties/refundCents/items/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs42){
if((typeof data19 == "number") && (isFinite(data19))){
if(data19 < 0 || isNaN(data19)){
validate1.errors = [{instancePath:instancePath+"/refundCents/" + i3,schemaPath:"#/properties/refundCents/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid6 = _errs42 === errors;
if(!valid6){
break;
}
}
}
else {
validate1.errors = [{instancePath:instancePath+"/refundCents",schemaPath:"#/properties/refundCents/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs40 === errors;
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
if((((((((((data.searchId === undefined) && (missing0 = "searchId")) || ((data.world === undefined) && (missing0 = "world"))) || ((data.query === undefined) && (missing0 = "query"))) || ((data.count === undefined) && (missing0 = "count"))) || ((data.currency === undefined) && (missing0 = "currency"))) || ((data.brands === undefined) && (missing0 = "brands"))) || ((data.airlines === undefined) && (missing0 = "airlines"))) || ((data.itineraries === undefined) && (missing0 = "itineraries"))) || ((data.notes === undefined) && (missing0 = "notes"))){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func0.call(schema0.properties, key0))){
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
if((((data1.worldId === undefined) && (missing1 = "worldId")) || ((data1.now === undefined) && (missing1 = "now"))) || ((data1.timeZone === undefined) && (missing1 = "timeZone"))){
validate0.errors = [{instancePath:instancePath+"/world",schemaPath:"#/$defs/LocalWorld/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs7 = errors;
for(const key1 in data1){
if(!(((key1 === "worldId") || (key1 === "now")) || (key1 === "timeZone"))){
validate0.errors = [{instancePath:instancePath+"/world",schemaPath:"#/$defs/LocalWorld/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs7 === errors){
if(data1.worldId !== undefined){
const _errs8 = errors;
if(typeof data1.worldId !== "string"){
validate0.errors = [{instancePath:instancePath+"/world/worldId",schemaPath:"#/$defs/LocalWorld/properties/worldId/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs8 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.now !== undefined){
let data3 = data1.now;
const _errs10 = errors;
if(errors === _errs10){
if(errors === _errs10){
if(typeof data3 === "string"){
if(!(formats0(data3))){
validate0.errors = [{instancePath:instancePath+"/world/now",schemaPath:"#/$defs/LocalWorld/properties/now/format",keyword:"format",params:{format: "date-time"}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/world/now",schemaPath:"#/$defs/LocalWorld/properties/now/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid2 = _errs10 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.timeZone !== undefined){
const _errs12 = errors;
if(typeof data1.timeZone !== "string"){
validate0.errors = [{instancePath:instancePath+"/world/timeZone",schemaPath:"#/$defs/LocalWorld/properties/timeZone/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs12 === errors;
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
validate0.errors = [{instancePath:instancePath+"/world",schemaPath:"#/$defs/LocalWorld/type",keyword:"type",params:{type: "object"}}];
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
let data5 = data.query;
const _errs14 = errors;
if(errors === _errs14){
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
let missing2;
if((((((data5.origin === undefined) && (missing2 = "origin")) || ((data5.destination === undefined) && (missing2 = "destination"))) || ((data5.departureDate === undefined) && (missing2 = "departureDate"))) || ((data5.passengers === undefined) && (missing2 = "passengers"))) || ((data5.cabin === undefined) && (missing2 = "cabin"))){
validate0.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/required",keyword:"required",params:{missingProperty: missing2}}];
return false;
}
else {
const _errs16 = errors;
for(const key2 in data5){
if(!(((((key2 === "origin") || (key2 === "destination")) || (key2 === "departureDate")) || (key2 === "passengers")) || (key2 === "cabin"))){
validate0.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}}];
return false;
break;
}
}
if(_errs16 === errors){
if(data5.origin !== undefined){
let data6 = data5.origin;
const _errs17 = errors;
if(errors === _errs17){
if(typeof data6 === "string"){
if(!pattern0.test(data6)){
validate0.errors = [{instancePath:instancePath+"/query/origin",schemaPath:"#/properties/query/properties/origin/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/query/origin",schemaPath:"#/properties/query/properties/origin/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid3 = _errs17 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data5.destination !== undefined){
let data7 = data5.destination;
const _errs19 = errors;
if(errors === _errs19){
if(typeof data7 === "string"){
if(!pattern0.test(data7)){
validate0.errors = [{instancePath:instancePath+"/query/destination",schemaPath:"#/properties/query/properties/destination/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/query/destination",schemaPath:"#/properties/query/properties/destination/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid3 = _errs19 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data5.departureDate !== undefined){
let data8 = data5.departureDate;
const _errs21 = errors;
if(errors === _errs21){
if(errors === _errs21){
if(typeof data8 === "string"){
if(!(formats2(data8))){
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
var valid3 = _errs21 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data5.passengers !== undefined){
let data9 = data5.passengers;
const _errs23 = errors;
if(errors === _errs23){
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
let missing3;
if((((data9.adults === undefined) && (missing3 = "adults")) || ((data9.children === undefined) && (missing3 = "children"))) || ((data9.infants === undefined) && (missing3 = "infants"))){
validate0.errors = [{instancePath:instancePath+"/query/passengers",schemaPath:"#/properties/query/properties/passengers/required",keyword:"required",params:{missingProperty: missing3}}];
return false;
}
else {
const _errs25 = errors;
for(const key3 in data9){
if(!(((key3 === "adults") || (key3 === "children")) || (key3 === "infants"))){
validate0.errors = [{instancePath:instancePath+"/query/passengers",schemaPath:"#/properties/query/properties/passengers/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3}}];
return false;
break;
}
}
if(_errs25 === errors){
if(data9.adults !== undefined){
let data10 = data9.adults;
const _errs26 = errors;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
validate0.errors = [{instancePath:instancePath+"/query/passengers/adults",schemaPath:"#/properties/query/properties/passengers/properties/adults/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs26){
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 < 1 || isNaN(data10)){
validate0.errors = [{instancePath:instancePath+"/query/passengers/adults",schemaPath:"#/properties/query/properties/passengers/properties/adults/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
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
if(data9.children !== undefined){
let data11 = data9.children;
const _errs28 = errors;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
validate0.errors = [{instancePath:instancePath+"/query/passengers/children",schemaPath:"#/properties/query/properties/passengers/properties/children/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs28){
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 < 0 || isNaN(data11)){
validate0.errors = [{instancePath:instancePath+"/query/passengers/children",schemaPath:"#/properties/query/properties/passengers/properties/children/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
if(data9.infants !== undefined){
let data12 = data9.infants;
const _errs30 = errors;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
validate0.errors = [{instancePath:instancePath+"/query/passengers/infants",schemaPath:"#/properties/query/properties/passengers/properties/infants/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs30){
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 < 0 || isNaN(data12)){
validate0.errors = [{instancePath:instancePath+"/query/passengers/infants",schemaPath:"#/properties/query/properties/passengers/properties/infants/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
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
else {
validate0.errors = [{instancePath:instancePath+"/query/passengers",schemaPath:"#/properties/query/properties/passengers/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid3 = _errs23 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data5.cabin !== undefined){
let data13 = data5.cabin;
const _errs32 = errors;
if(typeof data13 !== "string"){
validate0.errors = [{instancePath:instancePath+"/query/cabin",schemaPath:"#/properties/query/properties/cabin/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((data13 === "economy") || (data13 === "premium_economy")) || (data13 === "business")) || (data13 === "first"))){
validate0.errors = [{instancePath:instancePath+"/query/cabin",schemaPath:"#/properties/query/properties/cabin/enum",keyword:"enum",params:{allowedValues: schema0.properties.query.properties.cabin.enum}}];
return false;
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
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.count !== undefined){
let data14 = data.count;
const _errs34 = errors;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
validate0.errors = [{instancePath:instancePath+"/count",schemaPath:"#/properties/count/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs34){
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 < 0 || isNaN(data14)){
validate0.errors = [{instancePath:instancePath+"/count",schemaPath:"#/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
if(data.expiresAt !== undefined){
let data15 = data.expiresAt;
const _errs36 = errors;
if(errors === _errs36){
if(errors === _errs36){
if(typeof data15 === "string"){
if(!(formats0(data15))){
validate0.errors = [{instancePath:instancePath+"/expiresAt",schemaPath:"#/properties/expiresAt/format",keyword:"format",params:{format: "date-time"}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/expiresAt",schemaPath:"#/properties/expiresAt/type",keyword:"type",params:{type: "string"}}];
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
if(data.currency !== undefined){
let data16 = data.currency;
const _errs38 = errors;
if(typeof data16 !== "string"){
validate0.errors = [{instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("USD" !== data16){
validate0.errors = [{instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/const",keyword:"const",params:{allowedValue: "USD"}}];
return false;
}
var valid0 = _errs38 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.brands !== undefined){
let data17 = data.brands;
const _errs40 = errors;
if(errors === _errs40){
if(Array.isArray(data17)){
var valid5 = true;
const len0 = data17.length;
for(let i0=0; i0<len0; i0++){
let data18 = data17[i0];
const _errs42 = errors;
const _errs43 = errors;
if(errors === _errs43){
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
let missing4;
if(((((((data18.name === undefined) && (missing4 = "name")) || ((data18.idEnds === undefined) && (missing4 = "idEnds"))) || ((data18.checkedBags === undefined) && (missing4 = "checkedBags"))) || ((data18.cabinBags === undefined) && (missing4 = "cabinBags"))) || ((data18.refundPercent === undefined) && (missing4 = "refundPercent"))) || ((data18.changeFeeCents === undefined) && (missing4 = "changeFeeCents"))){
validate0.errors = [{instancePath:instancePath+"/brands/" + i0,schemaPath:"#/$defs/FareBrand/required",keyword:"required",params:{missingProperty: missing4}}];
return false;
}
else {
const _errs45 = errors;
for(const key4 in data18){
if(!(((((((key4 === "name") || (key4 === "idEnds")) || (key4 === "checkedBags")) || (key4 === "kgPerBag")) || (key4 === "cabinBags")) || (key4 === "refundPercent")) || (key4 === "changeFeeCents"))){
validate0.errors = [{instancePath:instancePath+"/brands/" + i0,schemaPath:"#/$defs/FareBrand/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4}}];
return false;
break;
}
}
if(_errs45 === errors){
if(data18.name !== undefined){
const _errs46 = errors;
if(typeof data18.name !== "string"){
validate0.errors = [{instancePath:instancePath+"/brands/" + i0+"/name",schemaPath:"#/$defs/FareBrand/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid7 = _errs46 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data18.idEnds !== undefined){
let data20 = data18.idEnds;
const _errs48 = errors;
if(errors === _errs48){
if(typeof data20 === "string"){
if(!pattern2.test(data20)){
validate0.errors = [{instancePath:instancePath+"/brands/" + i0+"/idEnds",schemaPath:"#/$defs/FareBrand/properties/idEnds/pattern",keyword:"pattern",params:{pattern: "^-[A-Z]$"}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/brands/" + i0+"/idEnds",schemaPath:"#/$defs/FareBrand/properties/idEnds/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid7 = _errs48 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data18.checkedBags !== undefined){
let data21 = data18.checkedBags;
const _errs50 = errors;
if(!(((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21))) && (isFinite(data21)))){
validate0.errors = [{instancePath:instancePath+"/brands/" + i0+"/checkedBags",schemaPath:"#/$defs/FareBrand/properties/checkedBags/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs50){
if((typeof data21 == "number") && (isFinite(data21))){
if(data21 < 0 || isNaN(data21)){
validate0.errors = [{instancePath:instancePath+"/brands/" + i0+"/checkedBags",schemaPath:"#/$defs/FareBrand/properties/checkedBags/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid7 = _errs50 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data18.kgPerBag !== undefined){
let data22 = data18.kgPerBag;
const _errs52 = errors;
if(!(((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22))) && (isFinite(data22)))){
validate0.errors = [{instancePath:instancePath+"/brands/" + i0+"/kgPerBag",schemaPath:"#/$defs/FareBrand/properties/kgPerBag/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs52){
if((typeof data22 == "number") && (isFinite(data22))){
if(data22 < 0 || isNaN(data22)){
validate0.errors = [{instancePath:instancePath+"/brands/" + i0+"/kgPerBag",schemaPath:"#/$defs/FareBrand/properties/kgPerBag/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid7 = _errs52 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data18.cabinBags !== undefined){
let data23 = data18.cabinBags;
const _errs54 = errors;
if(!(((typeof data23 == "number") && (!(data23 % 1) && !isNaN(data23))) && (isFinite(data23)))){
validate0.errors = [{instancePath:instancePath+"/brands/" + i0+"/cabinBags",schemaPath:"#/$defs/FareBrand/properties/cabinBags/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs54){
if((typeof data23 == "number") && (isFinite(data23))){
if(data23 < 0 || isNaN(data23)){
validate0.errors = [{instancePath:instancePath+"/brands/" + i0+"/cabinBags",schemaPath:"#/$defs/FareBrand/properties/cabinBags/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid7 = _errs54 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data18.refundPercent !== undefined){
let data24 = data18.refundPercent;
const _errs56 = errors;
if(!(((typeof data24 == "number") && (!(data24 % 1) && !isNaN(data24))) && (isFinite(data24)))){
validate0.errors = [{instancePath:instancePath+"/brands/" + i0+"/refundPercent",schemaPath:"#/$defs/FareBrand/properties/refundPercent/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs56){
if((typeof data24 == "number") && (isFinite(data24))){
if(data24 > 100 || isNaN(data24)){
validate0.errors = [{instancePath:instancePath+"/brands/" + i0+"/refundPercent",schemaPath:"#/$defs/FareBrand/properties/refundPercent/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}}];
return false;
}
else {
if(data24 < 0 || isNaN(data24)){
validate0.errors = [{instancePath:instancePath+"/brands/" + i0+"/refundPercent",schemaPath:"#/$defs/FareBrand/properties/refundPercent/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
var valid7 = _errs56 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data18.changeFeeCents !== undefined){
let data25 = data18.changeFeeCents;
const _errs58 = errors;
if(!(((typeof data25 == "number") && (!(data25 % 1) && !isNaN(data25))) && (isFinite(data25)))){
validate0.errors = [{instancePath:instancePath+"/brands/" + i0+"/changeFeeCents",schemaPath:"#/$defs/FareBrand/properties/changeFeeCents/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs58){
if((typeof data25 == "number") && (isFinite(data25))){
if(data25 < 0 || isNaN(data25)){
validate0.errors = [{instancePath:instancePath+"/brands/" + i0+"/changeFeeCents",schemaPath:"#/$defs/FareBrand/properties/changeFeeCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid7 = _errs58 === errors;
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
else {
validate0.errors = [{instancePath:instancePath+"/brands/" + i0,schemaPath:"#/$defs/FareBrand/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid5 = _errs42 === errors;
if(!valid5){
break;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/brands",schemaPath:"#/properties/brands/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs40 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.airlines !== undefined){
let data26 = data.airlines;
const _errs60 = errors;
if(errors === _errs60){
if(Array.isArray(data26)){
var valid8 = true;
const len1 = data26.length;
for(let i1=0; i1<len1; i1++){
let data27 = data26[i1];
const _errs62 = errors;
const _errs63 = errors;
if(errors === _errs63){
if(data27 && typeof data27 == "object" && !Array.isArray(data27)){
let missing5;
if(((data27.code === undefined) && (missing5 = "code")) || ((data27.name === undefined) && (missing5 = "name"))){
validate0.errors = [{instancePath:instancePath+"/airlines/" + i1,schemaPath:"#/$defs/FlownAirline/required",keyword:"required",params:{missingProperty: missing5}}];
return false;
}
else {
const _errs65 = errors;
for(const key5 in data27){
if(!(((key5 === "code") || (key5 === "name")) || (key5 === "terminals"))){
validate0.errors = [{instancePath:instancePath+"/airlines/" + i1,schemaPath:"#/$defs/FlownAirline/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5}}];
return false;
break;
}
}
if(_errs65 === errors){
if(data27.code !== undefined){
let data28 = data27.code;
const _errs66 = errors;
if(errors === _errs66){
if(typeof data28 === "string"){
if(!pattern3.test(data28)){
validate0.errors = [{instancePath:instancePath+"/airlines/" + i1+"/code",schemaPath:"#/$defs/FlownAirline/properties/code/pattern",keyword:"pattern",params:{pattern: "^[A-Z0-9]{2}$"}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/airlines/" + i1+"/code",schemaPath:"#/$defs/FlownAirline/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid10 = _errs66 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data27.name !== undefined){
const _errs68 = errors;
if(typeof data27.name !== "string"){
validate0.errors = [{instancePath:instancePath+"/airlines/" + i1+"/name",schemaPath:"#/$defs/FlownAirline/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid10 = _errs68 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data27.terminals !== undefined){
let data30 = data27.terminals;
const _errs70 = errors;
if(errors === _errs70){
if(data30 && typeof data30 == "object" && !Array.isArray(data30)){
for(const key6 in data30){
const _errs73 = errors;
if(typeof data30[key6] !== "string"){
validate0.errors = [{instancePath:instancePath+"/airlines/" + i1+"/terminals/" + key6.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/FlownAirline/properties/terminals/additionalProperties/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid11 = _errs73 === errors;
if(!valid11){
break;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/airlines/" + i1+"/terminals",schemaPath:"#/$defs/FlownAirline/properties/terminals/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid10 = _errs70 === errors;
}
else {
var valid10 = true;
}
}
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/airlines/" + i1,schemaPath:"#/$defs/FlownAirline/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid8 = _errs62 === errors;
if(!valid8){
break;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/airlines",schemaPath:"#/properties/airlines/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs60 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.itineraries !== undefined){
let data32 = data.itineraries;
const _errs75 = errors;
if(errors === _errs75){
if(Array.isArray(data32)){
var valid12 = true;
const len2 = data32.length;
for(let i2=0; i2<len2; i2++){
const _errs77 = errors;
if(!(validate1(data32[i2], {instancePath:instancePath+"/itineraries/" + i2,parentData:data32,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var valid12 = _errs77 === errors;
if(!valid12){
break;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/itineraries",schemaPath:"#/properties/itineraries/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs75 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.notes !== undefined){
let data34 = data.notes;
const _errs78 = errors;
if(errors === _errs78){
if(Array.isArray(data34)){
var valid13 = true;
const len3 = data34.length;
for(let i3=0; i3<len3; i3++){
const _errs80 = errors;
if(typeof data34[i3] !== "string"){
validate0.errors = [{instancePath:instancePath+"/notes/" + i3,schemaPath:"#/properties/notes/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid13 = _errs80 === errors;
if(!valid13){
break;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/notes",schemaPath:"#/properties/notes/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs78 === errors;
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
validate0.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const validate: Validator = validate0;
