// @generated from contracts/gds/tools/listBookings.json. Edit the contract, then run npm run codegen.
// @ts-nocheck
import type { Validator } from "#contract";
import { formats } from "#contract";

const schema0 = {"type":"object","properties":{"sessionId":{"type":["string","null"]},"status":{"type":"string","enum":["all","confirmed","cancelled"]},"count":{"type":"integer","minimum":0},"bookings":{"type":"array","items":{"$ref":"#/$defs/BookingSummary"}},"notes":{"type":"array","items":{"type":"string"}}},"required":["sessionId","status","count","bookings","notes"],"additionalProperties":false,"$defs":{"BookingSummary":{"type":"object","properties":{"pnr":{"type":"string","pattern":"^TEST-[A-Z0-9]{6}$"},"status":{"type":"string","enum":["confirmed","cancelled"]},"createdAt":{"type":"string","format":"date-time"},"leadPassenger":{"type":"string"},"flights":{"type":"integer"},"hotels":{"type":"integer"},"cars":{"type":"integer"},"firstTravelDate":{"type":["string","null"],"format":"date"},"totalCents":{"type":"integer","minimum":0},"refundedCents":{"type":"integer","minimum":0},"currency":{"type":"string","const":"USD"}},"required":["pnr","status","createdAt","leadPassenger","flights","hotels","cars","firstTravelDate","totalCents","refundedCents","currency"],"additionalProperties":false}}};
const schema1 = {"type":"object","properties":{"pnr":{"type":"string","pattern":"^TEST-[A-Z0-9]{6}$"},"status":{"type":"string","enum":["confirmed","cancelled"]},"createdAt":{"type":"string","format":"date-time"},"leadPassenger":{"type":"string"},"flights":{"type":"integer"},"hotels":{"type":"integer"},"cars":{"type":"integer"},"firstTravelDate":{"type":["string","null"],"format":"date"},"totalCents":{"type":"integer","minimum":0},"refundedCents":{"type":"integer","minimum":0},"currency":{"type":"string","const":"USD"}},"required":["pnr","status","createdAt","leadPassenger","flights","hotels","cars","firstTravelDate","totalCents","refundedCents","currency"],"additionalProperties":false};
const func0 = Object.prototype.hasOwnProperty;
const pattern0 = new RegExp("^TEST-[A-Z0-9]{6}$", "u");
const formats0 = formats["date-time"];
const formats2 = formats.date;

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
if((((((data.sessionId === undefined) && (missing0 = "sessionId")) || ((data.status === undefined) && (missing0 = "status"))) || ((data.count === undefined) && (missing0 = "count"))) || ((data.bookings === undefined) && (missing0 = "bookings"))) || ((data.notes === undefined) && (missing0 = "notes"))){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "sessionId") || (key0 === "status")) || (key0 === "count")) || (key0 === "bookings")) || (key0 === "notes"))){
validate0.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.sessionId !== undefined){
let data0 = data.sessionId;
const _errs2 = errors;
if((typeof data0 !== "string") && (data0 !== null)){
validate0.errors = [{instancePath:instancePath+"/sessionId",schemaPath:"#/properties/sessionId/type",keyword:"type",params:{type: schema0.properties.sessionId.type}}];
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
if(!(((data1 === "all") || (data1 === "confirmed")) || (data1 === "cancelled"))){
validate0.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema0.properties.status.enum}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.count !== undefined){
let data2 = data.count;
const _errs6 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate0.errors = [{instancePath:instancePath+"/count",schemaPath:"#/properties/count/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs6){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate0.errors = [{instancePath:instancePath+"/count",schemaPath:"#/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
if(data.bookings !== undefined){
let data3 = data.bookings;
const _errs8 = errors;
if(errors === _errs8){
if(Array.isArray(data3)){
var valid1 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
const _errs10 = errors;
const _errs11 = errors;
if(errors === _errs11){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
let missing1;
if((((((((((((data4.pnr === undefined) && (missing1 = "pnr")) || ((data4.status === undefined) && (missing1 = "status"))) || ((data4.createdAt === undefined) && (missing1 = "createdAt"))) || ((data4.leadPassenger === undefined) && (missing1 = "leadPassenger"))) || ((data4.flights === undefined) && (missing1 = "flights"))) || ((data4.hotels === undefined) && (missing1 = "hotels"))) || ((data4.cars === undefined) && (missing1 = "cars"))) || ((data4.firstTravelDate === undefined) && (missing1 = "firstTravelDate"))) || ((data4.totalCents === undefined) && (missing1 = "totalCents"))) || ((data4.refundedCents === undefined) && (missing1 = "refundedCents"))) || ((data4.currency === undefined) && (missing1 = "currency"))){
validate0.errors = [{instancePath:instancePath+"/bookings/" + i0,schemaPath:"#/$defs/BookingSummary/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs13 = errors;
for(const key1 in data4){
if(!(func0.call(schema1.properties, key1))){
validate0.errors = [{instancePath:instancePath+"/bookings/" + i0,schemaPath:"#/$defs/BookingSummary/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs13 === errors){
if(data4.pnr !== undefined){
let data5 = data4.pnr;
const _errs14 = errors;
if(errors === _errs14){
if(typeof data5 === "string"){
if(!pattern0.test(data5)){
validate0.errors = [{instancePath:instancePath+"/bookings/" + i0+"/pnr",schemaPath:"#/$defs/BookingSummary/properties/pnr/pattern",keyword:"pattern",params:{pattern: "^TEST-[A-Z0-9]{6}$"}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/bookings/" + i0+"/pnr",schemaPath:"#/$defs/BookingSummary/properties/pnr/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid3 = _errs14 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data4.status !== undefined){
let data6 = data4.status;
const _errs16 = errors;
if(typeof data6 !== "string"){
validate0.errors = [{instancePath:instancePath+"/bookings/" + i0+"/status",schemaPath:"#/$defs/BookingSummary/properties/status/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data6 === "confirmed") || (data6 === "cancelled"))){
validate0.errors = [{instancePath:instancePath+"/bookings/" + i0+"/status",schemaPath:"#/$defs/BookingSummary/properties/status/enum",keyword:"enum",params:{allowedValues: schema1.properties.status.enum}}];
return false;
}
var valid3 = _errs16 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data4.createdAt !== undefined){
let data7 = data4.createdAt;
const _errs18 = errors;
if(errors === _errs18){
if(errors === _errs18){
if(typeof data7 === "string"){
if(!(formats0(data7))){
validate0.errors = [{instancePath:instancePath+"/bookings/" + i0+"/createdAt",schemaPath:"#/$defs/BookingSummary/properties/createdAt/format",keyword:"format",params:{format: "date-time"}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/bookings/" + i0+"/createdAt",schemaPath:"#/$defs/BookingSummary/properties/createdAt/type",keyword:"type",params:{type: "string"}}];
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
if(data4.leadPassenger !== undefined){
const _errs20 = errors;
if(typeof data4.leadPassenger !== "string"){
validate0.errors = [{instancePath:instancePath+"/bookings/" + i0+"/leadPassenger",schemaPath:"#/$defs/BookingSummary/properties/leadPassenger/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs20 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data4.flights !== undefined){
let data9 = data4.flights;
const _errs22 = errors;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
validate0.errors = [{instancePath:instancePath+"/bookings/" + i0+"/flights",schemaPath:"#/$defs/BookingSummary/properties/flights/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid3 = _errs22 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data4.hotels !== undefined){
let data10 = data4.hotels;
const _errs24 = errors;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
validate0.errors = [{instancePath:instancePath+"/bookings/" + i0+"/hotels",schemaPath:"#/$defs/BookingSummary/properties/hotels/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid3 = _errs24 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data4.cars !== undefined){
let data11 = data4.cars;
const _errs26 = errors;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
validate0.errors = [{instancePath:instancePath+"/bookings/" + i0+"/cars",schemaPath:"#/$defs/BookingSummary/properties/cars/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid3 = _errs26 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data4.firstTravelDate !== undefined){
let data12 = data4.firstTravelDate;
const _errs28 = errors;
if((typeof data12 !== "string") && (data12 !== null)){
validate0.errors = [{instancePath:instancePath+"/bookings/" + i0+"/firstTravelDate",schemaPath:"#/$defs/BookingSummary/properties/firstTravelDate/type",keyword:"type",params:{type: schema1.properties.firstTravelDate.type}}];
return false;
}
if(errors === _errs28){
if(errors === _errs28){
if(typeof data12 === "string"){
if(!(formats2(data12))){
validate0.errors = [{instancePath:instancePath+"/bookings/" + i0+"/firstTravelDate",schemaPath:"#/$defs/BookingSummary/properties/firstTravelDate/format",keyword:"format",params:{format: "date"}}];
return false;
}
}
}
}
var valid3 = _errs28 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data4.totalCents !== undefined){
let data13 = data4.totalCents;
const _errs30 = errors;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
validate0.errors = [{instancePath:instancePath+"/bookings/" + i0+"/totalCents",schemaPath:"#/$defs/BookingSummary/properties/totalCents/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs30){
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 < 0 || isNaN(data13)){
validate0.errors = [{instancePath:instancePath+"/bookings/" + i0+"/totalCents",schemaPath:"#/$defs/BookingSummary/properties/totalCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
if(data4.refundedCents !== undefined){
let data14 = data4.refundedCents;
const _errs32 = errors;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
validate0.errors = [{instancePath:instancePath+"/bookings/" + i0+"/refundedCents",schemaPath:"#/$defs/BookingSummary/properties/refundedCents/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs32){
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 < 0 || isNaN(data14)){
validate0.errors = [{instancePath:instancePath+"/bookings/" + i0+"/refundedCents",schemaPath:"#/$defs/BookingSummary/properties/refundedCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid3 = _errs32 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data4.currency !== undefined){
let data15 = data4.currency;
const _errs34 = errors;
if(typeof data15 !== "string"){
validate0.errors = [{instancePath:instancePath+"/bookings/" + i0+"/currency",schemaPath:"#/$defs/BookingSummary/properties/currency/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("USD" !== data15){
validate0.errors = [{instancePath:instancePath+"/bookings/" + i0+"/currency",schemaPath:"#/$defs/BookingSummary/properties/currency/const",keyword:"const",params:{allowedValue: "USD"}}];
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
}
}
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/bookings/" + i0,schemaPath:"#/$defs/BookingSummary/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid1 = _errs10 === errors;
if(!valid1){
break;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/bookings",schemaPath:"#/properties/bookings/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.notes !== undefined){
let data16 = data.notes;
const _errs36 = errors;
if(errors === _errs36){
if(Array.isArray(data16)){
var valid4 = true;
const len1 = data16.length;
for(let i1=0; i1<len1; i1++){
const _errs38 = errors;
if(typeof data16[i1] !== "string"){
validate0.errors = [{instancePath:instancePath+"/notes/" + i1,schemaPath:"#/properties/notes/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid4 = _errs38 === errors;
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
