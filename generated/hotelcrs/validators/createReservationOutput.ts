// @generated from contracts/hotelcrs/tools/create_reservation.json. Edit the contract, then run npm run codegen.
// @ts-nocheck
import type { Validator } from "#contract";
import { formats } from "#contract";

const schema0 = {"type":"object","properties":{"reservationId":{"type":"string"},"status":{"type":"string","const":"booked"},"hotelId":{"type":"string"},"arrivalDate":{"type":"string","format":"date"},"departureDate":{"type":"string","format":"date"},"nights":{"type":"integer","minimum":1},"totalPrice":{"type":"number","minimum":0},"currency":{"type":"string","const":"EUR"},"sourceRequestId":{"type":"string"},"notes":{"type":"array","items":{"type":"string"}}},"required":["reservationId","status","hotelId","arrivalDate","departureDate","nights","totalPrice","currency","sourceRequestId","notes"],"additionalProperties":false};
const func0 = Object.prototype.hasOwnProperty;
const formats0 = formats.date;

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
if(((((((((((data.reservationId === undefined) && (missing0 = "reservationId")) || ((data.status === undefined) && (missing0 = "status"))) || ((data.hotelId === undefined) && (missing0 = "hotelId"))) || ((data.arrivalDate === undefined) && (missing0 = "arrivalDate"))) || ((data.departureDate === undefined) && (missing0 = "departureDate"))) || ((data.nights === undefined) && (missing0 = "nights"))) || ((data.totalPrice === undefined) && (missing0 = "totalPrice"))) || ((data.currency === undefined) && (missing0 = "currency"))) || ((data.sourceRequestId === undefined) && (missing0 = "sourceRequestId"))) || ((data.notes === undefined) && (missing0 = "notes"))){
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
if(data.reservationId !== undefined){
const _errs2 = errors;
if(typeof data.reservationId !== "string"){
validate0.errors = [{instancePath:instancePath+"/reservationId",schemaPath:"#/properties/reservationId/type",keyword:"type",params:{type: "string"}}];
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
validate0.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("booked" !== data1){
validate0.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/const",keyword:"const",params:{allowedValue: "booked"}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.hotelId !== undefined){
const _errs6 = errors;
if(typeof data.hotelId !== "string"){
validate0.errors = [{instancePath:instancePath+"/hotelId",schemaPath:"#/properties/hotelId/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.arrivalDate !== undefined){
let data3 = data.arrivalDate;
const _errs8 = errors;
if(errors === _errs8){
if(errors === _errs8){
if(typeof data3 === "string"){
if(!(formats0(data3))){
validate0.errors = [{instancePath:instancePath+"/arrivalDate",schemaPath:"#/properties/arrivalDate/format",keyword:"format",params:{format: "date"}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/arrivalDate",schemaPath:"#/properties/arrivalDate/type",keyword:"type",params:{type: "string"}}];
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
if(data.departureDate !== undefined){
let data4 = data.departureDate;
const _errs10 = errors;
if(errors === _errs10){
if(errors === _errs10){
if(typeof data4 === "string"){
if(!(formats0(data4))){
validate0.errors = [{instancePath:instancePath+"/departureDate",schemaPath:"#/properties/departureDate/format",keyword:"format",params:{format: "date"}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/departureDate",schemaPath:"#/properties/departureDate/type",keyword:"type",params:{type: "string"}}];
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
if(data.nights !== undefined){
let data5 = data.nights;
const _errs12 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate0.errors = [{instancePath:instancePath+"/nights",schemaPath:"#/properties/nights/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs12){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 1 || isNaN(data5)){
validate0.errors = [{instancePath:instancePath+"/nights",schemaPath:"#/properties/nights/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.totalPrice !== undefined){
let data6 = data.totalPrice;
const _errs14 = errors;
if(errors === _errs14){
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 0 || isNaN(data6)){
validate0.errors = [{instancePath:instancePath+"/totalPrice",schemaPath:"#/properties/totalPrice/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/totalPrice",schemaPath:"#/properties/totalPrice/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.currency !== undefined){
let data7 = data.currency;
const _errs16 = errors;
if(typeof data7 !== "string"){
validate0.errors = [{instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("EUR" !== data7){
validate0.errors = [{instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/const",keyword:"const",params:{allowedValue: "EUR"}}];
return false;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sourceRequestId !== undefined){
const _errs18 = errors;
if(typeof data.sourceRequestId !== "string"){
validate0.errors = [{instancePath:instancePath+"/sourceRequestId",schemaPath:"#/properties/sourceRequestId/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.notes !== undefined){
let data9 = data.notes;
const _errs20 = errors;
if(errors === _errs20){
if(Array.isArray(data9)){
var valid1 = true;
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
const _errs22 = errors;
if(typeof data9[i0] !== "string"){
validate0.errors = [{instancePath:instancePath+"/notes/" + i0,schemaPath:"#/properties/notes/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs22 === errors;
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
var valid0 = _errs20 === errors;
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
