// @generated from contracts/coastline/tools/search_flights.json. Edit the contract, then run npm run codegen.
// @ts-nocheck
import type { Validator } from "#contract";

const schema1 = {"type":"object","properties":{"price":{"type":"number","minimum":0},"currency":{"type":"string","const":"USD"},"departure":{"type":"string"},"arrival":{"type":"string"},"airline":{"type":"string"},"stops":{"type":"integer","minimum":0},"return_departure":{"type":"string"},"return_arrival":{"type":"string"},"return_stops":{"type":"integer","minimum":0}},"required":["price","currency","departure","arrival","airline","stops"],"additionalProperties":false};
const func0 = Object.prototype.hasOwnProperty;

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
if((((data.flights === undefined) && (missing0 = "flights")) || ((data.count === undefined) && (missing0 = "count"))) || ((data.notes === undefined) && (missing0 = "notes"))){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "flights") || (key0 === "count")) || (key0 === "message")) || (key0 === "notes"))){
validate0.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.flights !== undefined){
let data0 = data.flights;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
if(data0.length > 20){
validate0.errors = [{instancePath:instancePath+"/flights",schemaPath:"#/properties/flights/maxItems",keyword:"maxItems",params:{limit: 20}}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if(((((((data1.price === undefined) && (missing1 = "price")) || ((data1.currency === undefined) && (missing1 = "currency"))) || ((data1.departure === undefined) && (missing1 = "departure"))) || ((data1.arrival === undefined) && (missing1 = "arrival"))) || ((data1.airline === undefined) && (missing1 = "airline"))) || ((data1.stops === undefined) && (missing1 = "stops"))){
validate0.errors = [{instancePath:instancePath+"/flights/" + i0,schemaPath:"#/$defs/FlightOffer/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs7 = errors;
for(const key1 in data1){
if(!(func0.call(schema1.properties, key1))){
validate0.errors = [{instancePath:instancePath+"/flights/" + i0,schemaPath:"#/$defs/FlightOffer/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs7 === errors){
if(data1.price !== undefined){
let data2 = data1.price;
const _errs8 = errors;
if(errors === _errs8){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate0.errors = [{instancePath:instancePath+"/flights/" + i0+"/price",schemaPath:"#/$defs/FlightOffer/properties/price/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/flights/" + i0+"/price",schemaPath:"#/$defs/FlightOffer/properties/price/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid3 = _errs8 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.currency !== undefined){
let data3 = data1.currency;
const _errs10 = errors;
if(typeof data3 !== "string"){
validate0.errors = [{instancePath:instancePath+"/flights/" + i0+"/currency",schemaPath:"#/$defs/FlightOffer/properties/currency/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("USD" !== data3){
validate0.errors = [{instancePath:instancePath+"/flights/" + i0+"/currency",schemaPath:"#/$defs/FlightOffer/properties/currency/const",keyword:"const",params:{allowedValue: "USD"}}];
return false;
}
var valid3 = _errs10 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.departure !== undefined){
const _errs12 = errors;
if(typeof data1.departure !== "string"){
validate0.errors = [{instancePath:instancePath+"/flights/" + i0+"/departure",schemaPath:"#/$defs/FlightOffer/properties/departure/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs12 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.arrival !== undefined){
const _errs14 = errors;
if(typeof data1.arrival !== "string"){
validate0.errors = [{instancePath:instancePath+"/flights/" + i0+"/arrival",schemaPath:"#/$defs/FlightOffer/properties/arrival/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs14 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.airline !== undefined){
const _errs16 = errors;
if(typeof data1.airline !== "string"){
validate0.errors = [{instancePath:instancePath+"/flights/" + i0+"/airline",schemaPath:"#/$defs/FlightOffer/properties/airline/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs16 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.stops !== undefined){
let data7 = data1.stops;
const _errs18 = errors;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
validate0.errors = [{instancePath:instancePath+"/flights/" + i0+"/stops",schemaPath:"#/$defs/FlightOffer/properties/stops/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs18){
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 0 || isNaN(data7)){
validate0.errors = [{instancePath:instancePath+"/flights/" + i0+"/stops",schemaPath:"#/$defs/FlightOffer/properties/stops/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
if(data1.return_departure !== undefined){
const _errs20 = errors;
if(typeof data1.return_departure !== "string"){
validate0.errors = [{instancePath:instancePath+"/flights/" + i0+"/return_departure",schemaPath:"#/$defs/FlightOffer/properties/return_departure/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs20 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.return_arrival !== undefined){
const _errs22 = errors;
if(typeof data1.return_arrival !== "string"){
validate0.errors = [{instancePath:instancePath+"/flights/" + i0+"/return_arrival",schemaPath:"#/$defs/FlightOffer/properties/return_arrival/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs22 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.return_stops !== undefined){
let data10 = data1.return_stops;
const _errs24 = errors;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
validate0.errors = [{instancePath:instancePath+"/flights/" + i0+"/return_stops",schemaPath:"#/$defs/FlightOffer/properties/return_stops/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs24){
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 < 0 || isNaN(data10)){
validate0.errors = [{instancePath:instancePath+"/flights/" + i0+"/return_stops",schemaPath:"#/$defs/FlightOffer/properties/return_stops/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid3 = _errs24 === errors;
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
validate0.errors = [{instancePath:instancePath+"/flights/" + i0,schemaPath:"#/$defs/FlightOffer/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/flights",schemaPath:"#/properties/flights/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.count !== undefined){
let data11 = data.count;
const _errs26 = errors;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
validate0.errors = [{instancePath:instancePath+"/count",schemaPath:"#/properties/count/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs26){
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 < 0 || isNaN(data11)){
validate0.errors = [{instancePath:instancePath+"/count",schemaPath:"#/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
if(data.message !== undefined){
const _errs28 = errors;
if(typeof data.message !== "string"){
validate0.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.notes !== undefined){
let data13 = data.notes;
const _errs30 = errors;
if(errors === _errs30){
if(Array.isArray(data13)){
var valid4 = true;
const len1 = data13.length;
for(let i1=0; i1<len1; i1++){
const _errs32 = errors;
if(typeof data13[i1] !== "string"){
validate0.errors = [{instancePath:instancePath+"/notes/" + i1,schemaPath:"#/properties/notes/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid4 = _errs32 === errors;
if(!valid4){
break;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/notes",schemaPath:"#/properties/notes/type",keyword:"type",params:{type: "array"}}];
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
