// @generated from contracts/flights/tools/searchFlights.json. Edit the contract, then run npm run codegen.
// @ts-nocheck
import type { Validator } from "#contract";
import { formats } from "#contract";

const schema1 = {"type":"object","properties":{"id":{"type":"string"},"offer_id":{"type":"string"},"airline":{"type":"string"},"airline_name":{"type":"string"},"flight_number":{"type":"string"},"origin":{"$ref":"#/$defs/OptionPlace"},"destination":{"$ref":"#/$defs/OptionPlace"},"departure":{"$ref":"#/$defs/OptionTime"},"arrival":{"$ref":"#/$defs/OptionTime"},"duration_minutes":{"type":"integer","minimum":0},"stops":{"type":"integer","minimum":0},"stop_details":{"type":"array","items":{"$ref":"#/$defs/OptionStop"}},"aircraft_type":{"type":"string"},"baggage":{"$ref":"#/$defs/OptionBaggage"},"price":{"$ref":"#/$defs/OptionAmount"},"base":{"$ref":"#/$defs/OptionAmount"},"tax":{"$ref":"#/$defs/OptionAmount"},"total":{"$ref":"#/$defs/OptionAmount"},"emissions_kg":{"type":"number","minimum":0},"expires_at":{"type":"string","format":"date-time"},"direct":{"type":"boolean"},"return":{"$ref":"#/$defs/ReturnFlight"}},"required":["id","offer_id","airline","airline_name","flight_number","origin","destination","departure","arrival","duration_minutes","stops","baggage","price","base","tax","total","expires_at","direct"],"additionalProperties":false};
const func0 = Object.prototype.hasOwnProperty;
const formats0 = formats.date;
const formats4 = formats["date-time"];

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
if(((data.checked === undefined) && (missing0 = "checked")) || ((data.cabin === undefined) && (missing0 = "cabin"))){
validate2.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "checked") || (key0 === "cabin"))){
validate2.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.checked !== undefined){
let data0 = data.checked;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if((data0.included === undefined) && (missing1 = "included")){
validate2.errors = [{instancePath:instancePath+"/checked",schemaPath:"#/$defs/IncludedBag/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs5 = errors;
for(const key1 in data0){
if(!((key1 === "included") || (key1 === "weight_kg"))){
validate2.errors = [{instancePath:instancePath+"/checked",schemaPath:"#/$defs/IncludedBag/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs5 === errors){
if(data0.included !== undefined){
const _errs6 = errors;
if(typeof data0.included !== "boolean"){
validate2.errors = [{instancePath:instancePath+"/checked/included",schemaPath:"#/$defs/IncludedBag/properties/included/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid2 = _errs6 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.weight_kg !== undefined){
let data2 = data0.weight_kg;
const _errs8 = errors;
if(errors === _errs8){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate2.errors = [{instancePath:instancePath+"/checked/weight_kg",schemaPath:"#/$defs/IncludedBag/properties/weight_kg/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
else {
validate2.errors = [{instancePath:instancePath+"/checked/weight_kg",schemaPath:"#/$defs/IncludedBag/properties/weight_kg/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid2 = _errs8 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
else {
validate2.errors = [{instancePath:instancePath+"/checked",schemaPath:"#/$defs/IncludedBag/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cabin !== undefined){
let data3 = data.cabin;
const _errs10 = errors;
const _errs11 = errors;
if(errors === _errs11){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
let missing2;
if((data3.included === undefined) && (missing2 = "included")){
validate2.errors = [{instancePath:instancePath+"/cabin",schemaPath:"#/$defs/IncludedBag/required",keyword:"required",params:{missingProperty: missing2}}];
return false;
}
else {
const _errs13 = errors;
for(const key2 in data3){
if(!((key2 === "included") || (key2 === "weight_kg"))){
validate2.errors = [{instancePath:instancePath+"/cabin",schemaPath:"#/$defs/IncludedBag/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}}];
return false;
break;
}
}
if(_errs13 === errors){
if(data3.included !== undefined){
const _errs14 = errors;
if(typeof data3.included !== "boolean"){
validate2.errors = [{instancePath:instancePath+"/cabin/included",schemaPath:"#/$defs/IncludedBag/properties/included/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid4 = _errs14 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data3.weight_kg !== undefined){
let data5 = data3.weight_kg;
const _errs16 = errors;
if(errors === _errs16){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
validate2.errors = [{instancePath:instancePath+"/cabin/weight_kg",schemaPath:"#/$defs/IncludedBag/properties/weight_kg/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
else {
validate2.errors = [{instancePath:instancePath+"/cabin/weight_kg",schemaPath:"#/$defs/IncludedBag/properties/weight_kg/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid4 = _errs16 === errors;
}
else {
var valid4 = true;
}
}
}
}
}
else {
validate2.errors = [{instancePath:instancePath+"/cabin",schemaPath:"#/$defs/IncludedBag/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
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

const schema14 = {"type":"object","properties":{"airline":{"type":"string"},"airline_name":{"type":"string"},"flight_number":{"type":"string"},"origin":{"$ref":"#/$defs/OptionPlace"},"destination":{"$ref":"#/$defs/OptionPlace"},"departure":{"$ref":"#/$defs/OptionTime"},"arrival":{"$ref":"#/$defs/OptionTime"},"duration_minutes":{"type":"integer","minimum":0},"stops":{"type":"integer","minimum":0},"stop_details":{"type":"array","items":{"$ref":"#/$defs/OptionStop"}},"aircraft_type":{"type":"string"},"baggage":{"$ref":"#/$defs/OptionBaggage"},"direct":{"type":"boolean"}},"required":["airline","airline_name","flight_number","origin","destination","departure","arrival","duration_minutes","stops","baggage","direct"],"additionalProperties":false};

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
if((((((((((((data.airline === undefined) && (missing0 = "airline")) || ((data.airline_name === undefined) && (missing0 = "airline_name"))) || ((data.flight_number === undefined) && (missing0 = "flight_number"))) || ((data.origin === undefined) && (missing0 = "origin"))) || ((data.destination === undefined) && (missing0 = "destination"))) || ((data.departure === undefined) && (missing0 = "departure"))) || ((data.arrival === undefined) && (missing0 = "arrival"))) || ((data.duration_minutes === undefined) && (missing0 = "duration_minutes"))) || ((data.stops === undefined) && (missing0 = "stops"))) || ((data.baggage === undefined) && (missing0 = "baggage"))) || ((data.direct === undefined) && (missing0 = "direct"))){
validate4.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func0.call(schema14.properties, key0))){
validate4.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.airline !== undefined){
const _errs2 = errors;
if(typeof data.airline !== "string"){
validate4.errors = [{instancePath:instancePath+"/airline",schemaPath:"#/properties/airline/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.airline_name !== undefined){
const _errs4 = errors;
if(typeof data.airline_name !== "string"){
validate4.errors = [{instancePath:instancePath+"/airline_name",schemaPath:"#/properties/airline_name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.flight_number !== undefined){
const _errs6 = errors;
if(typeof data.flight_number !== "string"){
validate4.errors = [{instancePath:instancePath+"/flight_number",schemaPath:"#/properties/flight_number/type",keyword:"type",params:{type: "string"}}];
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
const _errs9 = errors;
if(errors === _errs9){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
let missing1;
if(((data3.code === undefined) && (missing1 = "code")) || ((data3.name === undefined) && (missing1 = "name"))){
validate4.errors = [{instancePath:instancePath+"/origin",schemaPath:"#/$defs/OptionPlace/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs11 = errors;
for(const key1 in data3){
if(!((key1 === "code") || (key1 === "name"))){
validate4.errors = [{instancePath:instancePath+"/origin",schemaPath:"#/$defs/OptionPlace/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs11 === errors){
if(data3.code !== undefined){
const _errs12 = errors;
if(typeof data3.code !== "string"){
validate4.errors = [{instancePath:instancePath+"/origin/code",schemaPath:"#/$defs/OptionPlace/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs12 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data3.name !== undefined){
const _errs14 = errors;
if(typeof data3.name !== "string"){
validate4.errors = [{instancePath:instancePath+"/origin/name",schemaPath:"#/$defs/OptionPlace/properties/name/type",keyword:"type",params:{type: "string"}}];
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
else {
validate4.errors = [{instancePath:instancePath+"/origin",schemaPath:"#/$defs/OptionPlace/type",keyword:"type",params:{type: "object"}}];
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
let data6 = data.destination;
const _errs16 = errors;
const _errs17 = errors;
if(errors === _errs17){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
let missing2;
if(((data6.code === undefined) && (missing2 = "code")) || ((data6.name === undefined) && (missing2 = "name"))){
validate4.errors = [{instancePath:instancePath+"/destination",schemaPath:"#/$defs/OptionPlace/required",keyword:"required",params:{missingProperty: missing2}}];
return false;
}
else {
const _errs19 = errors;
for(const key2 in data6){
if(!((key2 === "code") || (key2 === "name"))){
validate4.errors = [{instancePath:instancePath+"/destination",schemaPath:"#/$defs/OptionPlace/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}}];
return false;
break;
}
}
if(_errs19 === errors){
if(data6.code !== undefined){
const _errs20 = errors;
if(typeof data6.code !== "string"){
validate4.errors = [{instancePath:instancePath+"/destination/code",schemaPath:"#/$defs/OptionPlace/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid4 = _errs20 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data6.name !== undefined){
const _errs22 = errors;
if(typeof data6.name !== "string"){
validate4.errors = [{instancePath:instancePath+"/destination/name",schemaPath:"#/$defs/OptionPlace/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid4 = _errs22 === errors;
}
else {
var valid4 = true;
}
}
}
}
}
else {
validate4.errors = [{instancePath:instancePath+"/destination",schemaPath:"#/$defs/OptionPlace/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.departure !== undefined){
let data9 = data.departure;
const _errs24 = errors;
const _errs25 = errors;
if(errors === _errs25){
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
let missing3;
if((((data9.date === undefined) && (missing3 = "date")) || ((data9.time === undefined) && (missing3 = "time"))) || ((data9.datetime === undefined) && (missing3 = "datetime"))){
validate4.errors = [{instancePath:instancePath+"/departure",schemaPath:"#/$defs/OptionTime/required",keyword:"required",params:{missingProperty: missing3}}];
return false;
}
else {
const _errs27 = errors;
for(const key3 in data9){
if(!(((key3 === "date") || (key3 === "time")) || (key3 === "datetime"))){
validate4.errors = [{instancePath:instancePath+"/departure",schemaPath:"#/$defs/OptionTime/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3}}];
return false;
break;
}
}
if(_errs27 === errors){
if(data9.date !== undefined){
let data10 = data9.date;
const _errs28 = errors;
if(errors === _errs28){
if(errors === _errs28){
if(typeof data10 === "string"){
if(!(formats0(data10))){
validate4.errors = [{instancePath:instancePath+"/departure/date",schemaPath:"#/$defs/OptionTime/properties/date/format",keyword:"format",params:{format: "date"}}];
return false;
}
}
else {
validate4.errors = [{instancePath:instancePath+"/departure/date",schemaPath:"#/$defs/OptionTime/properties/date/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid6 = _errs28 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data9.time !== undefined){
const _errs30 = errors;
if(typeof data9.time !== "string"){
validate4.errors = [{instancePath:instancePath+"/departure/time",schemaPath:"#/$defs/OptionTime/properties/time/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid6 = _errs30 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data9.datetime !== undefined){
const _errs32 = errors;
if(typeof data9.datetime !== "string"){
validate4.errors = [{instancePath:instancePath+"/departure/datetime",schemaPath:"#/$defs/OptionTime/properties/datetime/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid6 = _errs32 === errors;
}
else {
var valid6 = true;
}
}
}
}
}
}
else {
validate4.errors = [{instancePath:instancePath+"/departure",schemaPath:"#/$defs/OptionTime/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.arrival !== undefined){
let data13 = data.arrival;
const _errs34 = errors;
const _errs35 = errors;
if(errors === _errs35){
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
let missing4;
if((((data13.date === undefined) && (missing4 = "date")) || ((data13.time === undefined) && (missing4 = "time"))) || ((data13.datetime === undefined) && (missing4 = "datetime"))){
validate4.errors = [{instancePath:instancePath+"/arrival",schemaPath:"#/$defs/OptionTime/required",keyword:"required",params:{missingProperty: missing4}}];
return false;
}
else {
const _errs37 = errors;
for(const key4 in data13){
if(!(((key4 === "date") || (key4 === "time")) || (key4 === "datetime"))){
validate4.errors = [{instancePath:instancePath+"/arrival",schemaPath:"#/$defs/OptionTime/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4}}];
return false;
break;
}
}
if(_errs37 === errors){
if(data13.date !== undefined){
let data14 = data13.date;
const _errs38 = errors;
if(errors === _errs38){
if(errors === _errs38){
if(typeof data14 === "string"){
if(!(formats0(data14))){
validate4.errors = [{instancePath:instancePath+"/arrival/date",schemaPath:"#/$defs/OptionTime/properties/date/format",keyword:"format",params:{format: "date"}}];
return false;
}
}
else {
validate4.errors = [{instancePath:instancePath+"/arrival/date",schemaPath:"#/$defs/OptionTime/properties/date/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid8 = _errs38 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data13.time !== undefined){
const _errs40 = errors;
if(typeof data13.time !== "string"){
validate4.errors = [{instancePath:instancePath+"/arrival/time",schemaPath:"#/$defs/OptionTime/properties/time/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid8 = _errs40 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data13.datetime !== undefined){
const _errs42 = errors;
if(typeof data13.datetime !== "string"){
validate4.errors = [{instancePath:instancePath+"/arrival/datetime",schemaPath:"#/$defs/OptionTime/properties/datetime/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid8 = _errs42 === errors;
}
else {
var valid8 = true;
}
}
}
}
}
}
else {
validate4.errors = [{instancePath:instancePath+"/arrival",schemaPath:"#/$defs/OptionTime/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs34 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.duration_minutes !== undefined){
let data17 = data.duration_minutes;
const _errs44 = errors;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
validate4.errors = [{instancePath:instancePath+"/duration_minutes",schemaPath:"#/properties/duration_minutes/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs44){
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 < 0 || isNaN(data17)){
validate4.errors = [{instancePath:instancePath+"/duration_minutes",schemaPath:"#/properties/duration_minutes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
if(data.stops !== undefined){
let data18 = data.stops;
const _errs46 = errors;
if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))){
validate4.errors = [{instancePath:instancePath+"/stops",schemaPath:"#/properties/stops/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs46){
if((typeof data18 == "number") && (isFinite(data18))){
if(data18 < 0 || isNaN(data18)){
validate4.errors = [{instancePath:instancePath+"/stops",schemaPath:"#/properties/stops/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
if(data.stop_details !== undefined){
let data19 = data.stop_details;
const _errs48 = errors;
if(errors === _errs48){
if(Array.isArray(data19)){
var valid9 = true;
const len0 = data19.length;
for(let i0=0; i0<len0; i0++){
let data20 = data19[i0];
const _errs50 = errors;
const _errs51 = errors;
if(errors === _errs51){
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
let missing5;
if((((data20.airport_code === undefined) && (missing5 = "airport_code")) || ((data20.arrival_time === undefined) && (missing5 = "arrival_time"))) || ((data20.departure_time === undefined) && (missing5 = "departure_time"))){
validate4.errors = [{instancePath:instancePath+"/stop_details/" + i0,schemaPath:"#/$defs/OptionStop/required",keyword:"required",params:{missingProperty: missing5}}];
return false;
}
else {
const _errs53 = errors;
for(const key5 in data20){
if(!(((key5 === "airport_code") || (key5 === "arrival_time")) || (key5 === "departure_time"))){
validate4.errors = [{instancePath:instancePath+"/stop_details/" + i0,schemaPath:"#/$defs/OptionStop/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5}}];
return false;
break;
}
}
if(_errs53 === errors){
if(data20.airport_code !== undefined){
const _errs54 = errors;
if(typeof data20.airport_code !== "string"){
validate4.errors = [{instancePath:instancePath+"/stop_details/" + i0+"/airport_code",schemaPath:"#/$defs/OptionStop/properties/airport_code/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid11 = _errs54 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data20.arrival_time !== undefined){
const _errs56 = errors;
if(typeof data20.arrival_time !== "string"){
validate4.errors = [{instancePath:instancePath+"/stop_details/" + i0+"/arrival_time",schemaPath:"#/$defs/OptionStop/properties/arrival_time/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid11 = _errs56 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data20.departure_time !== undefined){
const _errs58 = errors;
if(typeof data20.departure_time !== "string"){
validate4.errors = [{instancePath:instancePath+"/stop_details/" + i0+"/departure_time",schemaPath:"#/$defs/OptionStop/properties/departure_time/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid11 = _errs58 === errors;
}
else {
var valid11 = true;
}
}
}
}
}
}
else {
validate4.errors = [{instancePath:instancePath+"/stop_details/" + i0,schemaPath:"#/$defs/OptionStop/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid9 = _errs50 === errors;
if(!valid9){
break;
}
}
}
else {
validate4.errors = [{instancePath:instancePath+"/stop_details",schemaPath:"#/properties/stop_details/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs48 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.aircraft_type !== undefined){
const _errs60 = errors;
if(typeof data.aircraft_type !== "string"){
validate4.errors = [{instancePath:instancePath+"/aircraft_type",schemaPath:"#/properties/aircraft_type/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs60 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.baggage !== undefined){
const _errs62 = errors;
if(!(validate2(data.baggage, {instancePath:instancePath+"/baggage",parentData:data,parentDataProperty:"baggage",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
var valid0 = _errs62 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.direct !== undefined){
const _errs63 = errors;
if(typeof data.direct !== "boolean"){
validate4.errors = [{instancePath:instancePath+"/direct",schemaPath:"#/properties/direct/type",keyword:"type",params:{type: "boolean"}}];
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
if(((((((((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.offer_id === undefined) && (missing0 = "offer_id"))) || ((data.airline === undefined) && (missing0 = "airline"))) || ((data.airline_name === undefined) && (missing0 = "airline_name"))) || ((data.flight_number === undefined) && (missing0 = "flight_number"))) || ((data.origin === undefined) && (missing0 = "origin"))) || ((data.destination === undefined) && (missing0 = "destination"))) || ((data.departure === undefined) && (missing0 = "departure"))) || ((data.arrival === undefined) && (missing0 = "arrival"))) || ((data.duration_minutes === undefined) && (missing0 = "duration_minutes"))) || ((data.stops === undefined) && (missing0 = "stops"))) || ((data.baggage === undefined) && (missing0 = "baggage"))) || ((data.price === undefined) && (missing0 = "price"))) || ((data.base === undefined) && (missing0 = "base"))) || ((data.tax === undefined) && (missing0 = "tax"))) || ((data.total === undefined) && (missing0 = "total"))) || ((data.expires_at === undefined) && (missing0 = "expires_at"))) || ((data.direct === undefined) && (missing0 = "direct"))){
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
if(data.id !== undefined){
const _errs2 = errors;
if(typeof data.id !== "string"){
validate1.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.offer_id !== undefined){
const _errs4 = errors;
if(typeof data.offer_id !== "string"){
validate1.errors = [{instancePath:instancePath+"/offer_id",schemaPath:"#/properties/offer_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.airline !== undefined){
const _errs6 = errors;
if(typeof data.airline !== "string"){
validate1.errors = [{instancePath:instancePath+"/airline",schemaPath:"#/properties/airline/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.airline_name !== undefined){
const _errs8 = errors;
if(typeof data.airline_name !== "string"){
validate1.errors = [{instancePath:instancePath+"/airline_name",schemaPath:"#/properties/airline_name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.flight_number !== undefined){
const _errs10 = errors;
if(typeof data.flight_number !== "string"){
validate1.errors = [{instancePath:instancePath+"/flight_number",schemaPath:"#/properties/flight_number/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.origin !== undefined){
let data5 = data.origin;
const _errs12 = errors;
const _errs13 = errors;
if(errors === _errs13){
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
let missing1;
if(((data5.code === undefined) && (missing1 = "code")) || ((data5.name === undefined) && (missing1 = "name"))){
validate1.errors = [{instancePath:instancePath+"/origin",schemaPath:"#/$defs/OptionPlace/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs15 = errors;
for(const key1 in data5){
if(!((key1 === "code") || (key1 === "name"))){
validate1.errors = [{instancePath:instancePath+"/origin",schemaPath:"#/$defs/OptionPlace/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs15 === errors){
if(data5.code !== undefined){
const _errs16 = errors;
if(typeof data5.code !== "string"){
validate1.errors = [{instancePath:instancePath+"/origin/code",schemaPath:"#/$defs/OptionPlace/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs16 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data5.name !== undefined){
const _errs18 = errors;
if(typeof data5.name !== "string"){
validate1.errors = [{instancePath:instancePath+"/origin/name",schemaPath:"#/$defs/OptionPlace/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs18 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
else {
validate1.errors = [{instancePath:instancePath+"/origin",schemaPath:"#/$defs/OptionPlace/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.destination !== undefined){
let data8 = data.destination;
const _errs20 = errors;
const _errs21 = errors;
if(errors === _errs21){
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
let missing2;
if(((data8.code === undefined) && (missing2 = "code")) || ((data8.name === undefined) && (missing2 = "name"))){
validate1.errors = [{instancePath:instancePath+"/destination",schemaPath:"#/$defs/OptionPlace/required",keyword:"required",params:{missingProperty: missing2}}];
return false;
}
else {
const _errs23 = errors;
for(const key2 in data8){
if(!((key2 === "code") || (key2 === "name"))){
validate1.errors = [{instancePath:instancePath+"/destination",schemaPath:"#/$defs/OptionPlace/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}}];
return false;
break;
}
}
if(_errs23 === errors){
if(data8.code !== undefined){
const _errs24 = errors;
if(typeof data8.code !== "string"){
validate1.errors = [{instancePath:instancePath+"/destination/code",schemaPath:"#/$defs/OptionPlace/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid4 = _errs24 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data8.name !== undefined){
const _errs26 = errors;
if(typeof data8.name !== "string"){
validate1.errors = [{instancePath:instancePath+"/destination/name",schemaPath:"#/$defs/OptionPlace/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid4 = _errs26 === errors;
}
else {
var valid4 = true;
}
}
}
}
}
else {
validate1.errors = [{instancePath:instancePath+"/destination",schemaPath:"#/$defs/OptionPlace/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.departure !== undefined){
let data11 = data.departure;
const _errs28 = errors;
const _errs29 = errors;
if(errors === _errs29){
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
let missing3;
if((((data11.date === undefined) && (missing3 = "date")) || ((data11.time === undefined) && (missing3 = "time"))) || ((data11.datetime === undefined) && (missing3 = "datetime"))){
validate1.errors = [{instancePath:instancePath+"/departure",schemaPath:"#/$defs/OptionTime/required",keyword:"required",params:{missingProperty: missing3}}];
return false;
}
else {
const _errs31 = errors;
for(const key3 in data11){
if(!(((key3 === "date") || (key3 === "time")) || (key3 === "datetime"))){
validate1.errors = [{instancePath:instancePath+"/departure",schemaPath:"#/$defs/OptionTime/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3}}];
return false;
break;
}
}
if(_errs31 === errors){
if(data11.date !== undefined){
let data12 = data11.date;
const _errs32 = errors;
if(errors === _errs32){
if(errors === _errs32){
if(typeof data12 === "string"){
if(!(formats0(data12))){
validate1.errors = [{instancePath:instancePath+"/departure/date",schemaPath:"#/$defs/OptionTime/properties/date/format",keyword:"format",params:{format: "date"}}];
return false;
}
}
else {
validate1.errors = [{instancePath:instancePath+"/departure/date",schemaPath:"#/$defs/OptionTime/properties/date/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid6 = _errs32 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data11.time !== undefined){
const _errs34 = errors;
if(typeof data11.time !== "string"){
validate1.errors = [{instancePath:instancePath+"/departure/time",schemaPath:"#/$defs/OptionTime/properties/time/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid6 = _errs34 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data11.datetime !== undefined){
const _errs36 = errors;
if(typeof data11.datetime !== "string"){
validate1.errors = [{instancePath:instancePath+"/departure/datetime",schemaPath:"#/$defs/OptionTime/properties/datetime/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid6 = _errs36 === errors;
}
else {
var valid6 = true;
}
}
}
}
}
}
else {
validate1.errors = [{instancePath:instancePath+"/departure",schemaPath:"#/$defs/OptionTime/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.arrival !== undefined){
let data15 = data.arrival;
const _errs38 = errors;
const _errs39 = errors;
if(errors === _errs39){
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
let missing4;
if((((data15.date === undefined) && (missing4 = "date")) || ((data15.time === undefined) && (missing4 = "time"))) || ((data15.datetime === undefined) && (missing4 = "datetime"))){
validate1.errors = [{instancePath:instancePath+"/arrival",schemaPath:"#/$defs/OptionTime/required",keyword:"required",params:{missingProperty: missing4}}];
return false;
}
else {
const _errs41 = errors;
for(const key4 in data15){
if(!(((key4 === "date") || (key4 === "time")) || (key4 === "datetime"))){
validate1.errors = [{instancePath:instancePath+"/arrival",schemaPath:"#/$defs/OptionTime/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4}}];
return false;
break;
}
}
if(_errs41 === errors){
if(data15.date !== undefined){
let data16 = data15.date;
const _errs42 = errors;
if(errors === _errs42){
if(errors === _errs42){
if(typeof data16 === "string"){
if(!(formats0(data16))){
validate1.errors = [{instancePath:instancePath+"/arrival/date",schemaPath:"#/$defs/OptionTime/properties/date/format",keyword:"format",params:{format: "date"}}];
return false;
}
}
else {
validate1.errors = [{instancePath:instancePath+"/arrival/date",schemaPath:"#/$defs/OptionTime/properties/date/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid8 = _errs42 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data15.time !== undefined){
const _errs44 = errors;
if(typeof data15.time !== "string"){
validate1.errors = [{instancePath:instancePath+"/arrival/time",schemaPath:"#/$defs/OptionTime/properties/time/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid8 = _errs44 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data15.datetime !== undefined){
const _errs46 = errors;
if(typeof data15.datetime !== "string"){
validate1.errors = [{instancePath:instancePath+"/arrival/datetime",schemaPath:"#/$defs/OptionTime/properties/datetime/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid8 = _errs46 === errors;
}
else {
var valid8 = true;
}
}
}
}
}
}
else {
validate1.errors = [{instancePath:instancePath+"/arrival",schemaPath:"#/$defs/OptionTime/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs38 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.duration_minutes !== undefined){
let data19 = data.duration_minutes;
const _errs48 = errors;
if(!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))){
validate1.errors = [{instancePath:instancePath+"/duration_minutes",schemaPath:"#/properties/duration_minutes/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs48){
if((typeof data19 == "number") && (isFinite(data19))){
if(data19 < 0 || isNaN(data19)){
validate1.errors = [{instancePath:instancePath+"/duration_minutes",schemaPath:"#/properties/duration_minutes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid0 = _errs48 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.stops !== undefined){
let data20 = data.stops;
const _errs50 = errors;
if(!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))){
validate1.errors = [{instancePath:instancePath+"/stops",schemaPath:"#/properties/stops/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs50){
if((typeof data20 == "number") && (isFinite(data20))){
if(data20 < 0 || isNaN(data20)){
validate1.errors = [{instancePath:instancePath+"/stops",schemaPath:"#/properties/stops/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid0 = _errs50 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.stop_details !== undefined){
let data21 = data.stop_details;
const _errs52 = errors;
if(errors === _errs52){
if(Array.isArray(data21)){
var valid9 = true;
const len0 = data21.length;
for(let i0=0; i0<len0; i0++){
let data22 = data21[i0];
const _errs54 = errors;
const _errs55 = errors;
if(errors === _errs55){
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
let missing5;
if((((data22.airport_code === undefined) && (missing5 = "airport_code")) || ((data22.arrival_time === undefined) && (missing5 = "arrival_time"))) || ((data22.departure_time === undefined) && (missing5 = "departure_time"))){
validate1.errors = [{instancePath:instancePath+"/stop_details/" + i0,schemaPath:"#/$defs/OptionStop/required",keyword:"required",params:{missingProperty: missing5}}];
return false;
}
else {
const _errs57 = errors;
for(const key5 in data22){
if(!(((key5 === "airport_code") || (key5 === "arrival_time")) || (key5 === "departure_time"))){
validate1.errors = [{instancePath:instancePath+"/stop_details/" + i0,schemaPath:"#/$defs/OptionStop/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5}}];
return false;
break;
}
}
if(_errs57 === errors){
if(data22.airport_code !== undefined){
const _errs58 = errors;
if(typeof data22.airport_code !== "string"){
validate1.errors = [{instancePath:instancePath+"/stop_details/" + i0+"/airport_code",schemaPath:"#/$defs/OptionStop/properties/airport_code/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid11 = _errs58 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data22.arrival_time !== undefined){
const _errs60 = errors;
if(typeof data22.arrival_time !== "string"){
validate1.errors = [{instancePath:instancePath+"/stop_details/" + i0+"/arrival_time",schemaPath:"#/$defs/OptionStop/properties/arrival_time/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid11 = _errs60 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data22.departure_time !== undefined){
const _errs62 = errors;
if(typeof data22.departure_time !== "string"){
validate1.errors = [{instancePath:instancePath+"/stop_details/" + i0+"/departure_time",schemaPath:"#/$defs/OptionStop/properties/departure_time/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid11 = _errs62 === errors;
}
else {
var valid11 = true;
}
}
}
}
}
}
else {
validate1.errors = [{instancePath:instancePath+"/stop_details/" + i0,schemaPath:"#/$defs/OptionStop/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid9 = _errs54 === errors;
if(!valid9){
break;
}
}
}
else {
validate1.errors = [{instancePath:instancePath+"/stop_details",schemaPath:"#/properties/stop_details/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs52 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.aircraft_type !== undefined){
const _errs64 = errors;
if(typeof data.aircraft_type !== "string"){
validate1.errors = [{instancePath:instancePath+"/aircraft_type",schemaPath:"#/properties/aircraft_type/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs64 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.baggage !== undefined){
const _errs66 = errors;
if(!(validate2(data.baggage, {instancePath:instancePath+"/baggage",parentData:data,parentDataProperty:"baggage",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
var valid0 = _errs66 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.price !== undefined){
let data28 = data.price;
const _errs67 = errors;
const _errs68 = errors;
if(errors === _errs68){
if(data28 && typeof data28 == "object" && !Array.isArray(data28)){
let missing6;
if(((data28.amount === undefined) && (missing6 = "amount")) || ((data28.currency === undefined) && (missing6 = "currency"))){
validate1.errors = [{instancePath:instancePath+"/price",schemaPath:"#/$defs/OptionAmount/required",keyword:"required",params:{missingProperty: missing6}}];
return false;
}
else {
const _errs70 = errors;
for(const key6 in data28){
if(!((key6 === "amount") || (key6 === "currency"))){
validate1.errors = [{instancePath:instancePath+"/price",schemaPath:"#/$defs/OptionAmount/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6}}];
return false;
break;
}
}
if(_errs70 === errors){
if(data28.amount !== undefined){
let data29 = data28.amount;
const _errs71 = errors;
if(errors === _errs71){
if((typeof data29 == "number") && (isFinite(data29))){
if(data29 < 0 || isNaN(data29)){
validate1.errors = [{instancePath:instancePath+"/price/amount",schemaPath:"#/$defs/OptionAmount/properties/amount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
else {
validate1.errors = [{instancePath:instancePath+"/price/amount",schemaPath:"#/$defs/OptionAmount/properties/amount/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid13 = _errs71 === errors;
}
else {
var valid13 = true;
}
if(valid13){
if(data28.currency !== undefined){
const _errs73 = errors;
if(typeof data28.currency !== "string"){
validate1.errors = [{instancePath:instancePath+"/price/currency",schemaPath:"#/$defs/OptionAmount/properties/currency/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid13 = _errs73 === errors;
}
else {
var valid13 = true;
}
}
}
}
}
else {
validate1.errors = [{instancePath:instancePath+"/price",schemaPath:"#/$defs/OptionAmount/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs67 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.base !== undefined){
let data31 = data.base;
const _errs75 = errors;
const _errs76 = errors;
if(errors === _errs76){
if(data31 && typeof data31 == "object" && !Array.isArray(data31)){
let missing7;
if(((data31.amount === undefined) && (missing7 = "amount")) || ((data31.currency === undefined) && (missing7 = "currency"))){
validate1.errors = [{instancePath:instancePath+"/base",schemaPath:"#/$defs/OptionAmount/required",keyword:"required",params:{missingProperty: missing7}}];
return false;
}
else {
const _errs78 = errors;
for(const key7 in data31){
if(!((key7 === "amount") || (key7 === "currency"))){
validate1.errors = [{instancePath:instancePath+"/base",schemaPath:"#/$defs/OptionAmount/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key7}}];
return false;
break;
}
}
if(_errs78 === errors){
if(data31.amount !== undefined){
let data32 = data31.amount;
const _errs79 = errors;
if(errors === _errs79){
if((typeof data32 == "number") && (isFinite(data32))){
if(data32 < 0 || isNaN(data32)){
validate1.errors = [{instancePath:instancePath+"/base/amount",schemaPath:"#/$defs/OptionAmount/properties/amount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
else {
validate1.errors = [{instancePath:instancePath+"/base/amount",schemaPath:"#/$defs/OptionAmount/properties/amount/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid15 = _errs79 === errors;
}
else {
var valid15 = true;
}
if(valid15){
if(data31.currency !== undefined){
const _errs81 = errors;
if(typeof data31.currency !== "string"){
validate1.errors = [{instancePath:instancePath+"/base/currency",schemaPath:"#/$defs/OptionAmount/properties/currency/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid15 = _errs81 === errors;
}
else {
var valid15 = true;
}
}
}
}
}
else {
validate1.errors = [{instancePath:instancePath+"/base",schemaPath:"#/$defs/OptionAmount/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs75 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tax !== undefined){
let data34 = data.tax;
const _errs83 = errors;
const _errs84 = errors;
if(errors === _errs84){
if(data34 && typeof data34 == "object" && !Array.isArray(data34)){
let missing8;
if(((data34.amount === undefined) && (missing8 = "amount")) || ((data34.currency === undefined) && (missing8 = "currency"))){
validate1.errors = [{instancePath:instancePath+"/tax",schemaPath:"#/$defs/OptionAmount/required",keyword:"required",params:{missingProperty: missing8}}];
return false;
}
else {
const _errs86 = errors;
for(const key8 in data34){
if(!((key8 === "amount") || (key8 === "currency"))){
validate1.errors = [{instancePath:instancePath+"/tax",schemaPath:"#/$defs/OptionAmount/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key8}}];
return false;
break;
}
}
if(_errs86 === errors){
if(data34.amount !== undefined){
let data35 = data34.amount;
const _errs87 = errors;
if(errors === _errs87){
if((typeof data35 == "number") && (isFinite(data35))){
if(data35 < 0 || isNaN(data35)){
validate1.errors = [{instancePath:instancePath+"/tax/amount",schemaPath:"#/$defs/OptionAmount/properties/amount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
else {
validate1.errors = [{instancePath:instancePath+"/tax/amount",schemaPath:"#/$defs/OptionAmount/properties/amount/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid17 = _errs87 === errors;
}
else {
var valid17 = true;
}
if(valid17){
if(data34.currency !== undefined){
const _errs89 = errors;
if(typeof data34.currency !== "string"){
validate1.errors = [{instancePath:instancePath+"/tax/currency",schemaPath:"#/$defs/OptionAmount/properties/currency/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid17 = _errs89 === errors;
}
else {
var valid17 = true;
}
}
}
}
}
else {
validate1.errors = [{instancePath:instancePath+"/tax",schemaPath:"#/$defs/OptionAmount/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs83 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.total !== undefined){
let data37 = data.total;
const _errs91 = errors;
const _errs92 = errors;
if(errors === _errs92){
if(data37 && typeof data37 == "object" && !Array.isArray(data37)){
let missing9;
if(((data37.amount === undefined) && (missing9 = "amount")) || ((data37.currency === undefined) && (missing9 = "currency"))){
validate1.errors = [{instancePath:instancePath+"/total",schemaPath:"#/$defs/OptionAmount/required",keyword:"required",params:{missingProperty: missing9}}];
return false;
}
else {
const _errs94 = errors;
for(const key9 in data37){
if(!((key9 === "amount") || (key9 === "currency"))){
validate1.errors = [{instancePath:instancePath+"/total",schemaPath:"#/$defs/OptionAmount/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key9}}];
return false;
break;
}
}
if(_errs94 === errors){
if(data37.amount !== undefined){
let data38 = data37.amount;
const _errs95 = errors;
if(errors === _errs95){
if((typeof data38 == "number") && (isFinite(data38))){
if(data38 < 0 || isNaN(data38)){
validate1.errors = [{instancePath:instancePath+"/total/amount",schemaPath:"#/$defs/OptionAmount/properties/amount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
else {
validate1.errors = [{instancePath:instancePath+"/total/amount",schemaPath:"#/$defs/OptionAmount/properties/amount/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid19 = _errs95 === errors;
}
else {
var valid19 = true;
}
if(valid19){
if(data37.currency !== undefined){
const _errs97 = errors;
if(typeof data37.currency !== "string"){
validate1.errors = [{instancePath:instancePath+"/total/currency",schemaPath:"#/$defs/OptionAmount/properties/currency/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid19 = _errs97 === errors;
}
else {
var valid19 = true;
}
}
}
}
}
else {
validate1.errors = [{instancePath:instancePath+"/total",schemaPath:"#/$defs/OptionAmount/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs91 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.emissions_kg !== undefined){
let data40 = data.emissions_kg;
const _errs99 = errors;
if(errors === _errs99){
if((typeof data40 == "number") && (isFinite(data40))){
if(data40 < 0 || isNaN(data40)){
validate1.errors = [{instancePath:instancePath+"/emissions_kg",schemaPath:"#/properties/emissions_kg/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
else {
validate1.errors = [{instancePath:instancePath+"/emissions_kg",schemaPath:"#/properties/emissions_kg/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs99 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.expires_at !== undefined){
let data41 = data.expires_at;
const _errs101 = errors;
if(errors === _errs101){
if(errors === _errs101){
if(typeof data41 === "string"){
if(!(formats4(data41))){
validate1.errors = [{instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/format",keyword:"format",params:{format: "date-time"}}];
return false;
}
}
else {
validate1.errors = [{instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid0 = _errs101 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.direct !== undefined){
const _errs103 = errors;
if(typeof data.direct !== "boolean"){
validate1.errors = [{instancePath:instancePath+"/direct",schemaPath:"#/properties/direct/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs103 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.return !== undefined){
const _errs105 = errors;
if(!(validate4(data.return, {instancePath:instancePath+"/return",parentData:data,parentDataProperty:"return",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
var valid0 = _errs105 === errors;
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
if(((((((data.search_id === undefined) && (missing0 = "search_id")) || ((data.count === undefined) && (missing0 = "count"))) || ((data.cached === undefined) && (missing0 = "cached"))) || ((data.stale === undefined) && (missing0 = "stale"))) || ((data.options === undefined) && (missing0 = "options"))) || ((data.notes === undefined) && (missing0 = "notes"))){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "search_id") || (key0 === "count")) || (key0 === "cached")) || (key0 === "stale")) || (key0 === "options")) || (key0 === "notes"))){
validate0.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.search_id !== undefined){
const _errs2 = errors;
if(typeof data.search_id !== "string"){
validate0.errors = [{instancePath:instancePath+"/search_id",schemaPath:"#/properties/search_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.count !== undefined){
let data1 = data.count;
const _errs4 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate0.errors = [{instancePath:instancePath+"/count",schemaPath:"#/properties/count/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs4){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 50 || isNaN(data1)){
validate0.errors = [{instancePath:instancePath+"/count",schemaPath:"#/properties/count/maximum",keyword:"maximum",params:{comparison: "<=", limit: 50}}];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate0.errors = [{instancePath:instancePath+"/count",schemaPath:"#/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cached !== undefined){
const _errs6 = errors;
if(typeof data.cached !== "boolean"){
validate0.errors = [{instancePath:instancePath+"/cached",schemaPath:"#/properties/cached/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.stale !== undefined){
const _errs8 = errors;
if(typeof data.stale !== "boolean"){
validate0.errors = [{instancePath:instancePath+"/stale",schemaPath:"#/properties/stale/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.options !== undefined){
let data4 = data.options;
const _errs10 = errors;
if(errors === _errs10){
if(Array.isArray(data4)){
if(data4.length > 50){
validate0.errors = [{instancePath:instancePath+"/options",schemaPath:"#/properties/options/maxItems",keyword:"maxItems",params:{limit: 50}}];
return false;
}
else {
var valid1 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
const _errs12 = errors;
if(!(validate1(data4[i0], {instancePath:instancePath+"/options/" + i0,parentData:data4,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var valid1 = _errs12 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/options",schemaPath:"#/properties/options/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs10 === errors;
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
var valid2 = true;
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
const _errs15 = errors;
if(typeof data6[i1] !== "string"){
validate0.errors = [{instancePath:instancePath+"/notes/" + i1,schemaPath:"#/properties/notes/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs15 === errors;
if(!valid2){
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
