// @generated from contracts/gds/resources.json. Edit the contract, then run npm run codegen.
// @ts-nocheck
import type { Validator } from "#contract";
import { formats } from "#contract";

const schema1 = {"type":"object","properties":{"sessionId":{"type":["string","null"]},"status":{"type":"string","enum":["all","confirmed","cancelled"]},"count":{"type":"integer","minimum":0},"total":{"type":"integer","minimum":0},"bookings":{"type":"array","items":{"$ref":"#/$defs/BookingSummary"}},"notes":{"type":"array","items":{"type":"string"}}},"required":["sessionId","status","count","total","bookings","notes"],"additionalProperties":false};
const schema2 = {"type":"object","properties":{"pnr":{"type":"string","pattern":"^TEST-[A-Z0-9]{6}$"},"status":{"type":"string","enum":["confirmed","cancelled"]},"createdAt":{"type":"string","format":"date-time"},"leadPassenger":{"type":"string"},"flights":{"type":"integer"},"hotels":{"type":"integer"},"cars":{"type":"integer"},"firstTravelDate":{"type":["string","null"],"format":"date"},"totalCents":{"type":"integer","minimum":0},"refundedCents":{"type":"integer","minimum":0},"currency":{"type":"string","const":"USD"}},"required":["pnr","status","createdAt","leadPassenger","flights","hotels","cars","firstTravelDate","totalCents","refundedCents","currency"],"additionalProperties":false};
const func0 = Object.prototype.hasOwnProperty;
const pattern0 = new RegExp("^TEST-[A-Z0-9]{6}$", "u");
const formats0 = formats["date-time"];
const formats2 = formats.date;

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
if(((((((data.sessionId === undefined) && (missing0 = "sessionId")) || ((data.status === undefined) && (missing0 = "status"))) || ((data.count === undefined) && (missing0 = "count"))) || ((data.total === undefined) && (missing0 = "total"))) || ((data.bookings === undefined) && (missing0 = "bookings"))) || ((data.notes === undefined) && (missing0 = "notes"))){
validate1.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "sessionId") || (key0 === "status")) || (key0 === "count")) || (key0 === "total")) || (key0 === "bookings")) || (key0 === "notes"))){
validate1.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.sessionId !== undefined){
let data0 = data.sessionId;
const _errs2 = errors;
if((typeof data0 !== "string") && (data0 !== null)){
validate1.errors = [{instancePath:instancePath+"/sessionId",schemaPath:"#/properties/sessionId/type",keyword:"type",params:{type: schema1.properties.sessionId.type}}];
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
validate1.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data1 === "all") || (data1 === "confirmed")) || (data1 === "cancelled"))){
validate1.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema1.properties.status.enum}}];
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
validate1.errors = [{instancePath:instancePath+"/count",schemaPath:"#/properties/count/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs6){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate1.errors = [{instancePath:instancePath+"/count",schemaPath:"#/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
if(data.total !== undefined){
let data3 = data.total;
const _errs8 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate1.errors = [{instancePath:instancePath+"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs8){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
validate1.errors = [{instancePath:instancePath+"/total",schemaPath:"#/properties/total/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
if(data.bookings !== undefined){
let data4 = data.bookings;
const _errs10 = errors;
if(errors === _errs10){
if(Array.isArray(data4)){
var valid1 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
const _errs12 = errors;
const _errs13 = errors;
if(errors === _errs13){
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
let missing1;
if((((((((((((data5.pnr === undefined) && (missing1 = "pnr")) || ((data5.status === undefined) && (missing1 = "status"))) || ((data5.createdAt === undefined) && (missing1 = "createdAt"))) || ((data5.leadPassenger === undefined) && (missing1 = "leadPassenger"))) || ((data5.flights === undefined) && (missing1 = "flights"))) || ((data5.hotels === undefined) && (missing1 = "hotels"))) || ((data5.cars === undefined) && (missing1 = "cars"))) || ((data5.firstTravelDate === undefined) && (missing1 = "firstTravelDate"))) || ((data5.totalCents === undefined) && (missing1 = "totalCents"))) || ((data5.refundedCents === undefined) && (missing1 = "refundedCents"))) || ((data5.currency === undefined) && (missing1 = "currency"))){
validate1.errors = [{instancePath:instancePath+"/bookings/" + i0,schemaPath:"#/$defs/BookingSummary/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs15 = errors;
for(const key1 in data5){
if(!(func0.call(schema2.properties, key1))){
validate1.errors = [{instancePath:instancePath+"/bookings/" + i0,schemaPath:"#/$defs/BookingSummary/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs15 === errors){
if(data5.pnr !== undefined){
let data6 = data5.pnr;
const _errs16 = errors;
if(errors === _errs16){
if(typeof data6 === "string"){
if(!pattern0.test(data6)){
validate1.errors = [{instancePath:instancePath+"/bookings/" + i0+"/pnr",schemaPath:"#/$defs/BookingSummary/properties/pnr/pattern",keyword:"pattern",params:{pattern: "^TEST-[A-Z0-9]{6}$"}}];
return false;
}
}
else {
validate1.errors = [{instancePath:instancePath+"/bookings/" + i0+"/pnr",schemaPath:"#/$defs/BookingSummary/properties/pnr/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid3 = _errs16 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data5.status !== undefined){
let data7 = data5.status;
const _errs18 = errors;
if(typeof data7 !== "string"){
validate1.errors = [{instancePath:instancePath+"/bookings/" + i0+"/status",schemaPath:"#/$defs/BookingSummary/properties/status/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data7 === "confirmed") || (data7 === "cancelled"))){
validate1.errors = [{instancePath:instancePath+"/bookings/" + i0+"/status",schemaPath:"#/$defs/BookingSummary/properties/status/enum",keyword:"enum",params:{allowedValues: schema2.properties.status.enum}}];
return false;
}
var valid3 = _errs18 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data5.createdAt !== undefined){
let data8 = data5.createdAt;
const _errs20 = errors;
if(errors === _errs20){
if(errors === _errs20){
if(typeof data8 === "string"){
if(!(formats0(data8))){
validate1.errors = [{instancePath:instancePath+"/bookings/" + i0+"/createdAt",schemaPath:"#/$defs/BookingSummary/properties/createdAt/format",keyword:"format",params:{format: "date-time"}}];
return false;
}
}
else {
validate1.errors = [{instancePath:instancePath+"/bookings/" + i0+"/createdAt",schemaPath:"#/$defs/BookingSummary/properties/createdAt/type",keyword:"type",params:{type: "string"}}];
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
if(data5.leadPassenger !== undefined){
const _errs22 = errors;
if(typeof data5.leadPassenger !== "string"){
validate1.errors = [{instancePath:instancePath+"/bookings/" + i0+"/leadPassenger",schemaPath:"#/$defs/BookingSummary/properties/leadPassenger/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs22 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data5.flights !== undefined){
let data10 = data5.flights;
const _errs24 = errors;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
validate1.errors = [{instancePath:instancePath+"/bookings/" + i0+"/flights",schemaPath:"#/$defs/BookingSummary/properties/flights/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid3 = _errs24 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data5.hotels !== undefined){
let data11 = data5.hotels;
const _errs26 = errors;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
validate1.errors = [{instancePath:instancePath+"/bookings/" + i0+"/hotels",schemaPath:"#/$defs/BookingSummary/properties/hotels/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid3 = _errs26 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data5.cars !== undefined){
let data12 = data5.cars;
const _errs28 = errors;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
validate1.errors = [{instancePath:instancePath+"/bookings/" + i0+"/cars",schemaPath:"#/$defs/BookingSummary/properties/cars/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid3 = _errs28 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data5.firstTravelDate !== undefined){
let data13 = data5.firstTravelDate;
const _errs30 = errors;
if((typeof data13 !== "string") && (data13 !== null)){
validate1.errors = [{instancePath:instancePath+"/bookings/" + i0+"/firstTravelDate",schemaPath:"#/$defs/BookingSummary/properties/firstTravelDate/type",keyword:"type",params:{type: schema2.properties.firstTravelDate.type}}];
return false;
}
if(errors === _errs30){
if(errors === _errs30){
if(typeof data13 === "string"){
if(!(formats2(data13))){
validate1.errors = [{instancePath:instancePath+"/bookings/" + i0+"/firstTravelDate",schemaPath:"#/$defs/BookingSummary/properties/firstTravelDate/format",keyword:"format",params:{format: "date"}}];
return false;
}
}
}
}
var valid3 = _errs30 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data5.totalCents !== undefined){
let data14 = data5.totalCents;
const _errs32 = errors;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
validate1.errors = [{instancePath:instancePath+"/bookings/" + i0+"/totalCents",schemaPath:"#/$defs/BookingSummary/properties/totalCents/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs32){
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 < 0 || isNaN(data14)){
validate1.errors = [{instancePath:instancePath+"/bookings/" + i0+"/totalCents",schemaPath:"#/$defs/BookingSummary/properties/totalCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
if(data5.refundedCents !== undefined){
let data15 = data5.refundedCents;
const _errs34 = errors;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
validate1.errors = [{instancePath:instancePath+"/bookings/" + i0+"/refundedCents",schemaPath:"#/$defs/BookingSummary/properties/refundedCents/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs34){
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 < 0 || isNaN(data15)){
validate1.errors = [{instancePath:instancePath+"/bookings/" + i0+"/refundedCents",schemaPath:"#/$defs/BookingSummary/properties/refundedCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid3 = _errs34 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data5.currency !== undefined){
let data16 = data5.currency;
const _errs36 = errors;
if(typeof data16 !== "string"){
validate1.errors = [{instancePath:instancePath+"/bookings/" + i0+"/currency",schemaPath:"#/$defs/BookingSummary/properties/currency/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("USD" !== data16){
validate1.errors = [{instancePath:instancePath+"/bookings/" + i0+"/currency",schemaPath:"#/$defs/BookingSummary/properties/currency/const",keyword:"const",params:{allowedValue: "USD"}}];
return false;
}
var valid3 = _errs36 === errors;
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
validate1.errors = [{instancePath:instancePath+"/bookings/" + i0,schemaPath:"#/$defs/BookingSummary/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid1 = _errs12 === errors;
if(!valid1){
break;
}
}
}
else {
validate1.errors = [{instancePath:instancePath+"/bookings",schemaPath:"#/properties/bookings/type",keyword:"type",params:{type: "array"}}];
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
let data17 = data.notes;
const _errs38 = errors;
if(errors === _errs38){
if(Array.isArray(data17)){
var valid4 = true;
const len1 = data17.length;
for(let i1=0; i1<len1; i1++){
const _errs40 = errors;
if(typeof data17[i1] !== "string"){
validate1.errors = [{instancePath:instancePath+"/notes/" + i1,schemaPath:"#/properties/notes/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid4 = _errs40 === errors;
if(!valid4){
break;
}
}
}
else {
validate1.errors = [{instancePath:instancePath+"/notes",schemaPath:"#/properties/notes/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs38 === errors;
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
if(!(validate1(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const validate: Validator = validate0;
