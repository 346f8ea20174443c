// @generated from contracts/gds/tools/searchHotels.json. Edit the contract, then run npm run codegen.
// @ts-nocheck
import type { Validator } from "#contract";
import { formats } from "#contract";

const formats0 = formats["date-time"];
const schema2 = {"type":"object","properties":{"hotelId":{"type":"string","pattern":"^HT-"},"propertyId":{"type":"string"},"name":{"type":"string"},"chain":{"type":["string","null"]},"starRating":{"type":"integer","minimum":1,"maximum":5},"guestRating":{"type":"number"},"address":{"type":"string"},"cityCode":{"type":"string","pattern":"^[A-Z]{3}$"},"latitude":{"type":"number"},"longitude":{"type":"number"},"amenities":{"type":"array","items":{"type":"string"}},"roomType":{"type":"string"},"boardType":{"type":"string","enum":["room_only","breakfast","half_board","full_board","all_inclusive"]},"maxOccupancy":{"type":"integer"},"rooms":{"type":"integer","minimum":1},"ratePlan":{"type":"string"},"refundable":{"type":"boolean"},"checkInDate":{"type":"string","format":"date"},"checkOutDate":{"type":"string","format":"date"},"nights":{"type":"integer","minimum":1},"nightly":{"type":"array","items":{"type":"object","properties":{"date":{"type":"string","format":"date"},"amountCents":{"type":"integer","minimum":0}},"required":["date","amountCents"],"additionalProperties":false}},"price":{"$ref":"#/$defs/HotelPrice"},"cancellationPolicy":{"type":"array","items":{"$ref":"#/$defs/CancellationStep"}},"checkInAfter":{"type":"string"},"checkOutBefore":{"type":"string"},"roomsLeft":{"type":"integer"},"expiresAt":{"type":"string","format":"date-time"}},"required":["hotelId","propertyId","name","chain","starRating","guestRating","address","cityCode","latitude","longitude","amenities","roomType","boardType","maxOccupancy","rooms","ratePlan","refundable","checkInDate","checkOutDate","nights","nightly","price","cancellationPolicy","checkInAfter","checkOutBefore","roomsLeft","expiresAt"],"additionalProperties":false};
const func0 = Object.prototype.hasOwnProperty;
const pattern0 = new RegExp("^HT-", "u");
const pattern1 = new RegExp("^[A-Z]{3}$", "u");
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
if((((((((((((((((((((((((((((data.hotelId === undefined) && (missing0 = "hotelId")) || ((data.propertyId === undefined) && (missing0 = "propertyId"))) || ((data.name === undefined) && (missing0 = "name"))) || ((data.chain === undefined) && (missing0 = "chain"))) || ((data.starRating === undefined) && (missing0 = "starRating"))) || ((data.guestRating === undefined) && (missing0 = "guestRating"))) || ((data.address === undefined) && (missing0 = "address"))) || ((data.cityCode === undefined) && (missing0 = "cityCode"))) || ((data.latitude === undefined) && (missing0 = "latitude"))) || ((data.longitude === undefined) && (missing0 = "longitude"))) || ((data.amenities === undefined) && (missing0 = "amenities"))) || ((data.roomType === undefined) && (missing0 = "roomType"))) || ((data.boardType === undefined) && (missing0 = "boardType"))) || ((data.maxOccupancy === undefined) && (missing0 = "maxOccupancy"))) || ((data.rooms === undefined) && (missing0 = "rooms"))) || ((data.ratePlan === undefined) && (missing0 = "ratePlan"))) || ((data.refundable === undefined) && (missing0 = "refundable"))) || ((data.checkInDate === undefined) && (missing0 = "checkInDate"))) || ((data.checkOutDate === undefined) && (missing0 = "checkOutDate"))) || ((data.nights === undefined) && (missing0 = "nights"))) || ((data.nightly === undefined) && (missing0 = "nightly"))) || ((data.price === undefined) && (missing0 = "price"))) || ((data.cancellationPolicy === undefined) && (missing0 = "cancellationPolicy"))) || ((data.checkInAfter === undefined) && (missing0 = "checkInAfter"))) || ((data.checkOutBefore === undefined) && (missing0 = "checkOutBefore"))) || ((data.roomsLeft === undefined) && (missing0 = "roomsLeft"))) || ((data.expiresAt === undefined) && (missing0 = "expiresAt"))){
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
if(data.hotelId !== undefined){
let data0 = data.hotelId;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
validate1.errors = [{instancePath:instancePath+"/hotelId",schemaPath:"#/properties/hotelId/pattern",keyword:"pattern",params:{pattern: "^HT-"}}];
return false;
}
}
else {
validate1.errors = [{instancePath:instancePath+"/hotelId",schemaPath:"#/properties/hotelId/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.propertyId !== undefined){
const _errs4 = errors;
if(typeof data.propertyId !== "string"){
validate1.errors = [{instancePath:instancePath+"/propertyId",schemaPath:"#/properties/propertyId/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
const _errs6 = errors;
if(typeof data.name !== "string"){
validate1.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.chain !== undefined){
let data3 = data.chain;
const _errs8 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate1.errors = [{instancePath:instancePath+"/chain",schemaPath:"#/properties/chain/type",keyword:"type",params:{type: schema2.properties.chain.type}}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.starRating !== undefined){
let data4 = data.starRating;
const _errs10 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate1.errors = [{instancePath:instancePath+"/starRating",schemaPath:"#/properties/starRating/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs10){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 5 || isNaN(data4)){
validate1.errors = [{instancePath:instancePath+"/starRating",schemaPath:"#/properties/starRating/maximum",keyword:"maximum",params:{comparison: "<=", limit: 5}}];
return false;
}
else {
if(data4 < 1 || isNaN(data4)){
validate1.errors = [{instancePath:instancePath+"/starRating",schemaPath:"#/properties/starRating/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.guestRating !== undefined){
let data5 = data.guestRating;
const _errs12 = errors;
if(!((typeof data5 == "number") && (isFinite(data5)))){
validate1.errors = [{instancePath:instancePath+"/guestRating",schemaPath:"#/properties/guestRating/type",keyword:"type",params:{type: "number"}}];
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
validate1.errors = [{instancePath:instancePath+"/address",schemaPath:"#/properties/address/type",keyword:"type",params:{type: "string"}}];
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
if(!pattern1.test(data7)){
validate1.errors = [{instancePath:instancePath+"/cityCode",schemaPath:"#/properties/cityCode/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"}}];
return false;
}
}
else {
validate1.errors = [{instancePath:instancePath+"/cityCode",schemaPath:"#/properties/cityCode/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.latitude !== undefined){
let data8 = data.latitude;
const _errs18 = errors;
if(!((typeof data8 == "number") && (isFinite(data8)))){
validate1.errors = [{instancePath:instancePath+"/latitude",schemaPath:"#/properties/latitude/type",keyword:"type",params:{type: "number"}}];
return false;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.longitude !== undefined){
let data9 = data.longitude;
const _errs20 = errors;
if(!((typeof data9 == "number") && (isFinite(data9)))){
validate1.errors = [{instancePath:instancePath+"/longitude",schemaPath:"#/properties/longitude/type",keyword:"type",params:{type: "number"}}];
return false;
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.amenities !== undefined){
let data10 = data.amenities;
const _errs22 = errors;
if(errors === _errs22){
if(Array.isArray(data10)){
var valid1 = true;
const len0 = data10.length;
for(let i0=0; i0<len0; i0++){
const _errs24 = errors;
if(typeof data10[i0] !== "string"){
validate1.errors = [{instancePath:instancePath+"/amenities/" + i0,schemaPath:"#/properties/amenities/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs24 === errors;
if(!valid1){
break;
}
}
}
else {
validate1.errors = [{instancePath:instancePath+"/amenities",schemaPath:"#/properties/amenities/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.roomType !== undefined){
const _errs26 = errors;
if(typeof data.roomType !== "string"){
validate1.errors = [{instancePath:instancePath+"/roomType",schemaPath:"#/properties/roomType/type",keyword:"type",params:{type: "string"}}];
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
validate1.errors = [{instancePath:instancePath+"/boardType",schemaPath:"#/properties/boardType/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((((data13 === "room_only") || (data13 === "breakfast")) || (data13 === "half_board")) || (data13 === "full_board")) || (data13 === "all_inclusive"))){
validate1.errors = [{instancePath:instancePath+"/boardType",schemaPath:"#/properties/boardType/enum",keyword:"enum",params:{allowedValues: schema2.properties.boardType.enum}}];
return false;
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.maxOccupancy !== undefined){
let data14 = data.maxOccupancy;
const _errs30 = errors;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
validate1.errors = [{instancePath:instancePath+"/maxOccupancy",schemaPath:"#/properties/maxOccupancy/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs30 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.rooms !== undefined){
let data15 = data.rooms;
const _errs32 = errors;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
validate1.errors = [{instancePath:instancePath+"/rooms",schemaPath:"#/properties/rooms/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs32){
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 < 1 || isNaN(data15)){
validate1.errors = [{instancePath:instancePath+"/rooms",schemaPath:"#/properties/rooms/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
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
if(data.ratePlan !== undefined){
const _errs34 = errors;
if(typeof data.ratePlan !== "string"){
validate1.errors = [{instancePath:instancePath+"/ratePlan",schemaPath:"#/properties/ratePlan/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs34 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.refundable !== undefined){
const _errs36 = errors;
if(typeof data.refundable !== "boolean"){
validate1.errors = [{instancePath:instancePath+"/refundable",schemaPath:"#/properties/refundable/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs36 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.checkInDate !== undefined){
let data18 = data.checkInDate;
const _errs38 = errors;
if(errors === _errs38){
if(errors === _errs38){
if(typeof data18 === "string"){
if(!(formats2(data18))){
validate1.errors = [{instancePath:instancePath+"/checkInDate",schemaPath:"#/properties/checkInDate/format",keyword:"format",params:{format: "date"}}];
return false;
}
}
else {
validate1.errors = [{instancePath:instancePath+"/checkInDate",schemaPath:"#/properties/checkInDate/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid0 = _errs38 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.checkOutDate !== undefined){
let data19 = data.checkOutDate;
const _errs40 = errors;
if(errors === _errs40){
if(errors === _errs40){
if(typeof data19 === "string"){
if(!(formats2(data19))){
validate1.errors = [{instancePath:instancePath+"/checkOutDate",schemaPath:"#/properties/checkOutDate/format",keyword:"format",params:{format: "date"}}];
return false;
}
}
else {
validate1.errors = [{instancePath:instancePath+"/checkOutDate",schemaPath:"#/properties/checkOutDate/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid0 = _errs40 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.nights !== undefined){
let data20 = data.nights;
const _errs42 = errors;
if(!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))){
validate1.errors = [{instancePath:instancePath+"/nights",schemaPath:"#/properties/nights/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs42){
if((typeof data20 == "number") && (isFinite(data20))){
if(data20 < 1 || isNaN(data20)){
validate1.errors = [{instancePath:instancePath+"/nights",schemaPath:"#/properties/nights/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid0 = _errs42 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.nightly !== undefined){
let data21 = data.nightly;
const _errs44 = errors;
if(errors === _errs44){
if(Array.isArray(data21)){
var valid2 = true;
const len1 = data21.length;
for(let i1=0; i1<len1; i1++){
let data22 = data21[i1];
const _errs46 = errors;
if(errors === _errs46){
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
let missing1;
if(((data22.date === undefined) && (missing1 = "date")) || ((data22.amountCents === undefined) && (missing1 = "amountCents"))){
validate1.errors = [{instancePath:instancePath+"/nightly/" + i1,schemaPath:"#/properties/nightly/items/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs48 = errors;
for(const key1 in data22){
if(!((key1 === "date") || (key1 === "amountCents"))){
validate1.errors = [{instancePath:instancePath+"/nightly/" + i1,schemaPath:"#/properties/nightly/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs48 === errors){
if(data22.date !== undefined){
let data23 = data22.date;
const _errs49 = errors;
if(errors === _errs49){
if(errors === _errs49){
if(typeof data23 === "string"){
if(!(formats2(data23))){
validate1.errors = [{instancePath:instancePath+"/nightly/" + i1+"/date",schemaPath:"#/properties/nightly/items/properties/date/format",keyword:"format",params:{format: "date"}}];
return false;
}
}
else {
validate1.errors = [{instancePath:instancePath+"/nightly/" + i1+"/date",schemaPath:"#/properties/nightly/items/properties/date/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid3 = _errs49 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data22.amountCents !== undefined){
let data24 = data22.amountCents;
const _errs51 = errors;
if(!(((typeof data24 == "number") && (!(data24 % 1) && !isNaN(data24))) && (isFinite(data24)))){
validate1.errors = [{instancePath:instancePath+"/nightly/" + i1+"/amountCents",schemaPath:"#/properties/nightly/items/properties/amountCents/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs51){
if((typeof data24 == "number") && (isFinite(data24))){
if(data24 < 0 || isNaN(data24)){
validate1.errors = [{instancePath:instancePath+"/nightly/" + i1+"/amountCents",schemaPath:"#/properties/nightly/items/properties/amountCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid3 = _errs51 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
else {
validate1.errors = [{instancePath:instancePath+"/nightly/" + i1,schemaPath:"#/properties/nightly/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid2 = _errs46 === errors;
if(!valid2){
break;
}
}
}
else {
validate1.errors = [{instancePath:instancePath+"/nightly",schemaPath:"#/properties/nightly/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs44 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.price !== undefined){
let data25 = data.price;
const _errs53 = errors;
const _errs54 = errors;
if(errors === _errs54){
if(data25 && typeof data25 == "object" && !Array.isArray(data25)){
let missing2;
if(((((((data25.currency === undefined) && (missing2 = "currency")) || ((data25.totalCents === undefined) && (missing2 = "totalCents"))) || ((data25.roomCents === undefined) && (missing2 = "roomCents"))) || ((data25.taxesCents === undefined) && (missing2 = "taxesCents"))) || ((data25.feesCents === undefined) && (missing2 = "feesCents"))) || ((data25.payAtPropertyCents === undefined) && (missing2 = "payAtPropertyCents"))){
validate1.errors = [{instancePath:instancePath+"/price",schemaPath:"#/$defs/HotelPrice/required",keyword:"required",params:{missingProperty: missing2}}];
return false;
}
else {
const _errs56 = errors;
for(const key2 in data25){
if(!((((((key2 === "currency") || (key2 === "totalCents")) || (key2 === "roomCents")) || (key2 === "taxesCents")) || (key2 === "feesCents")) || (key2 === "payAtPropertyCents"))){
validate1.errors = [{instancePath:instancePath+"/price",schemaPath:"#/$defs/HotelPrice/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}}];
return false;
break;
}
}
if(_errs56 === errors){
if(data25.currency !== undefined){
let data26 = data25.currency;
const _errs57 = errors;
if(typeof data26 !== "string"){
validate1.errors = [{instancePath:instancePath+"/price/currency",schemaPath:"#/$defs/HotelPrice/properties/currency/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("USD" !== data26){
validate1.errors = [{instancePath:instancePath+"/price/currency",schemaPath:"#/$defs/HotelPrice/properties/currency/const",keyword:"const",params:{allowedValue: "USD"}}];
return false;
}
var valid5 = _errs57 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data25.totalCents !== undefined){
let data27 = data25.totalCents;
const _errs59 = errors;
if(!(((typeof data27 == "number") && (!(data27 % 1) && !isNaN(data27))) && (isFinite(data27)))){
validate1.errors = [{instancePath:instancePath+"/price/totalCents",schemaPath:"#/$defs/HotelPrice/properties/totalCents/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs59){
if((typeof data27 == "number") && (isFinite(data27))){
if(data27 < 0 || isNaN(data27)){
validate1.errors = [{instancePath:instancePath+"/price/totalCents",schemaPath:"#/$defs/HotelPrice/properties/totalCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid5 = _errs59 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data25.roomCents !== undefined){
let data28 = data25.roomCents;
const _errs61 = errors;
if(!(((typeof data28 == "number") && (!(data28 % 1) && !isNaN(data28))) && (isFinite(data28)))){
validate1.errors = [{instancePath:instancePath+"/price/roomCents",schemaPath:"#/$defs/HotelPrice/properties/roomCents/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs61){
if((typeof data28 == "number") && (isFinite(data28))){
if(data28 < 0 || isNaN(data28)){
validate1.errors = [{instancePath:instancePath+"/price/roomCents",schemaPath:"#/$defs/HotelPrice/properties/roomCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid5 = _errs61 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data25.taxesCents !== undefined){
let data29 = data25.taxesCents;
const _errs63 = errors;
if(!(((typeof data29 == "number") && (!(data29 % 1) && !isNaN(data29))) && (isFinite(data29)))){
validate1.errors = [{instancePath:instancePath+"/price/taxesCents",schemaPath:"#/$defs/HotelPrice/properties/taxesCents/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs63){
if((typeof data29 == "number") && (isFinite(data29))){
if(data29 < 0 || isNaN(data29)){
validate1.errors = [{instancePath:instancePath+"/price/taxesCents",schemaPath:"#/$defs/HotelPrice/properties/taxesCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid5 = _errs63 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data25.feesCents !== undefined){
let data30 = data25.feesCents;
const _errs65 = errors;
if(!(((typeof data30 == "number") && (!(data30 % 1) && !isNaN(data30))) && (isFinite(data30)))){
validate1.errors = [{instancePath:instancePath+"/price/feesCents",schemaPath:"#/$defs/HotelPrice/properties/feesCents/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs65){
if((typeof data30 == "number") && (isFinite(data30))){
if(data30 < 0 || isNaN(data30)){
validate1.errors = [{instancePath:instancePath+"/price/feesCents",schemaPath:"#/$defs/HotelPrice/properties/feesCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid5 = _errs65 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data25.payAtPropertyCents !== undefined){
let data31 = data25.payAtPropertyCents;
const _errs67 = errors;
if(!(((typeof data31 == "number") && (!(data31 % 1) && !isNaN(data31))) && (isFinite(data31)))){
validate1.errors = [{instancePath:instancePath+"/price/payAtPropertyCents",schemaPath:"#/$defs/HotelPrice/properties/payAtPropertyCents/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs67){
if((typeof data31 == "number") && (isFinite(data31))){
if(data31 < 0 || isNaN(data31)){
validate1.errors = [{instancePath:instancePath+"/price/payAtPropertyCents",schemaPath:"#/$defs/HotelPrice/properties/payAtPropertyCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid5 = _errs67 === errors;
}
else {
var valid5 = true;
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
validate1.errors = [{instancePath:instancePath+"/price",schemaPath:"#/$defs/HotelPrice/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs53 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cancellationPolicy !== undefined){
let data32 = data.cancellationPolicy;
const _errs69 = errors;
if(errors === _errs69){
if(Array.isArray(data32)){
var valid6 = true;
const len2 = data32.length;
for(let i2=0; i2<len2; i2++){
let data33 = data32[i2];
const _errs71 = errors;
const _errs72 = errors;
if(errors === _errs72){
if(data33 && typeof data33 == "object" && !Array.isArray(data33)){
let missing3;
if(((data33.before === undefined) && (missing3 = "before")) || ((data33.refundCents === undefined) && (missing3 = "refundCents"))){
validate1.errors = [{instancePath:instancePath+"/cancellationPolicy/" + i2,schemaPath:"#/$defs/CancellationStep/required",keyword:"required",params:{missingProperty: missing3}}];
return false;
}
else {
const _errs74 = errors;
for(const key3 in data33){
if(!((key3 === "before") || (key3 === "refundCents"))){
validate1.errors = [{instancePath:instancePath+"/cancellationPolicy/" + i2,schemaPath:"#/$defs/CancellationStep/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3}}];
return false;
break;
}
}
if(_errs74 === errors){
if(data33.before !== undefined){
let data34 = data33.before;
const _errs75 = errors;
if(errors === _errs75){
if(errors === _errs75){
if(typeof data34 === "string"){
if(!(formats0(data34))){
validate1.errors = [{instancePath:instancePath+"/cancellationPolicy/" + i2+"/before",schemaPath:"#/$defs/CancellationStep/properties/before/format",keyword:"format",params:{format: "date-time"}}];
return false;
}
}
else {
validate1.errors = [{instancePath:instancePath+"/cancellationPolicy/" + i2+"/before",schemaPath:"#/$defs/CancellationStep/properties/before/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid8 = _errs75 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data33.refundCents !== undefined){
let data35 = data33.refundCents;
const _errs77 = errors;
if(!(((typeof data35 == "number") && (!(data35 % 1) && !isNaN(data35))) && (isFinite(data35)))){
validate1.errors = [{instancePath:instancePath+"/cancellationPolicy/" + i2+"/refundCents",schemaPath:"#/$defs/CancellationStep/properties/refundCents/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs77){
if((typeof data35 == "number") && (isFinite(data35))){
if(data35 < 0 || isNaN(data35)){
validate1.errors = [{instancePath:instancePath+"/cancellationPolicy/" + i2+"/refundCents",schemaPath:"#/$defs/CancellationStep/properties/refundCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid8 = _errs77 === errors;
}
else {
var valid8 = true;
}
}
}
}
}
else {
validate1.errors = [{instancePath:instancePath+"/cancellationPolicy/" + i2,schemaPath:"#/$defs/CancellationStep/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid6 = _errs71 === errors;
if(!valid6){
break;
}
}
}
else {
validate1.errors = [{instancePath:instancePath+"/cancellationPolicy",schemaPath:"#/properties/cancellationPolicy/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs69 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.checkInAfter !== undefined){
const _errs79 = errors;
if(typeof data.checkInAfter !== "string"){
validate1.errors = [{instancePath:instancePath+"/checkInAfter",schemaPath:"#/properties/checkInAfter/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs79 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.checkOutBefore !== undefined){
const _errs81 = errors;
if(typeof data.checkOutBefore !== "string"){
validate1.errors = [{instancePath:instancePath+"/checkOutBefore",schemaPath:"#/properties/checkOutBefore/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs81 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.roomsLeft !== undefined){
let data38 = data.roomsLeft;
const _errs83 = errors;
if(!(((typeof data38 == "number") && (!(data38 % 1) && !isNaN(data38))) && (isFinite(data38)))){
validate1.errors = [{instancePath:instancePath+"/roomsLeft",schemaPath:"#/properties/roomsLeft/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs83 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.expiresAt !== undefined){
let data39 = data.expiresAt;
const _errs85 = errors;
if(errors === _errs85){
if(errors === _errs85){
if(typeof data39 === "string"){
if(!(formats0(data39))){
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
var valid0 = _errs85 === errors;
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
if(((((((data.searchId === undefined) && (missing0 = "searchId")) || ((data.world === undefined) && (missing0 = "world"))) || ((data.nights === undefined) && (missing0 = "nights"))) || ((data.count === undefined) && (missing0 = "count"))) || ((data.hotels === undefined) && (missing0 = "hotels"))) || ((data.notes === undefined) && (missing0 = "notes"))){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "searchId") || (key0 === "world")) || (key0 === "nights")) || (key0 === "count")) || (key0 === "hotels")) || (key0 === "notes"))){
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
if(data.nights !== undefined){
let data6 = data.nights;
const _errs16 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
validate0.errors = [{instancePath:instancePath+"/nights",schemaPath:"#/properties/nights/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs16){
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 1 || isNaN(data6)){
validate0.errors = [{instancePath:instancePath+"/nights",schemaPath:"#/properties/nights/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
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
if(data.count !== undefined){
let data7 = data.count;
const _errs18 = errors;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
validate0.errors = [{instancePath:instancePath+"/count",schemaPath:"#/properties/count/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs18){
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 0 || isNaN(data7)){
validate0.errors = [{instancePath:instancePath+"/count",schemaPath:"#/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
if(data.hotels !== undefined){
let data8 = data.hotels;
const _errs20 = errors;
if(errors === _errs20){
if(Array.isArray(data8)){
var valid3 = true;
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
const _errs22 = errors;
if(!(validate1(data8[i0], {instancePath:instancePath+"/hotels/" + i0,parentData:data8,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var valid3 = _errs22 === errors;
if(!valid3){
break;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/hotels",schemaPath:"#/properties/hotels/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.notes !== undefined){
let data10 = data.notes;
const _errs23 = errors;
if(errors === _errs23){
if(Array.isArray(data10)){
var valid4 = true;
const len1 = data10.length;
for(let i1=0; i1<len1; i1++){
const _errs25 = errors;
if(typeof data10[i1] !== "string"){
validate0.errors = [{instancePath:instancePath+"/notes/" + i1,schemaPath:"#/properties/notes/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid4 = _errs25 === errors;
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
var valid0 = _errs23 === errors;
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
