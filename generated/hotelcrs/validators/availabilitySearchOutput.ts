// @generated from contracts/hotelcrs/tools/availability_search.json. Edit the contract, then run npm run codegen.
// @ts-nocheck
import type { Validator } from "#contract";
import { codePointLength } from "#contract";

const schema1 = {"type":"object","properties":{"categoryCode":{"type":"string","minLength":1,"maxLength":8},"name":{"type":"string"},"description":{"type":"string"},"totalPrice":{"type":"number","minimum":0},"pricePerNight":{"type":"number","minimum":0},"currency":{"type":"string","const":"EUR"},"board":{"type":"string","enum":["breakfast","half_board","full_board","room_only","all_inclusive"]},"nights":{"type":"integer","minimum":1},"maxAdults":{"type":"integer","minimum":1},"roomPrices":{"type":"array","items":{"type":["number","null"]}}},"required":["categoryCode","name","totalPrice","pricePerNight","currency","board","nights","maxAdults"],"additionalProperties":false};
const func0 = Object.prototype.hasOwnProperty;
const func1 = codePointLength;

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
if((((data.rooms === undefined) && (missing0 = "rooms")) || ((data.sourceRequestId === undefined) && (missing0 = "sourceRequestId"))) || ((data.notes === undefined) && (missing0 = "notes"))){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "rooms") || (key0 === "message")) || (key0 === "sourceRequestId")) || (key0 === "sourcePayload")) || (key0 === "notes"))){
validate0.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.rooms !== undefined){
let data0 = data.rooms;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if(((((((((data1.categoryCode === undefined) && (missing1 = "categoryCode")) || ((data1.name === undefined) && (missing1 = "name"))) || ((data1.totalPrice === undefined) && (missing1 = "totalPrice"))) || ((data1.pricePerNight === undefined) && (missing1 = "pricePerNight"))) || ((data1.currency === undefined) && (missing1 = "currency"))) || ((data1.board === undefined) && (missing1 = "board"))) || ((data1.nights === undefined) && (missing1 = "nights"))) || ((data1.maxAdults === undefined) && (missing1 = "maxAdults"))){
validate0.errors = [{instancePath:instancePath+"/rooms/" + i0,schemaPath:"#/$defs/RoomOption/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs7 = errors;
for(const key1 in data1){
if(!(func0.call(schema1.properties, key1))){
validate0.errors = [{instancePath:instancePath+"/rooms/" + i0,schemaPath:"#/$defs/RoomOption/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs7 === errors){
if(data1.categoryCode !== undefined){
let data2 = data1.categoryCode;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data2 === "string"){
if(func1(data2) > 8){
validate0.errors = [{instancePath:instancePath+"/rooms/" + i0+"/categoryCode",schemaPath:"#/$defs/RoomOption/properties/categoryCode/maxLength",keyword:"maxLength",params:{limit: 8}}];
return false;
}
else {
if(func1(data2) < 1){
validate0.errors = [{instancePath:instancePath+"/rooms/" + i0+"/categoryCode",schemaPath:"#/$defs/RoomOption/properties/categoryCode/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/rooms/" + i0+"/categoryCode",schemaPath:"#/$defs/RoomOption/properties/categoryCode/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid3 = _errs8 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.name !== undefined){
const _errs10 = errors;
if(typeof data1.name !== "string"){
validate0.errors = [{instancePath:instancePath+"/rooms/" + i0+"/name",schemaPath:"#/$defs/RoomOption/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs10 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.description !== undefined){
const _errs12 = errors;
if(typeof data1.description !== "string"){
validate0.errors = [{instancePath:instancePath+"/rooms/" + i0+"/description",schemaPath:"#/$defs/RoomOption/properties/description/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs12 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.totalPrice !== undefined){
let data5 = data1.totalPrice;
const _errs14 = errors;
if(errors === _errs14){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
validate0.errors = [{instancePath:instancePath+"/rooms/" + i0+"/totalPrice",schemaPath:"#/$defs/RoomOption/properties/totalPrice/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/rooms/" + i0+"/totalPrice",schemaPath:"#/$defs/RoomOption/properties/totalPrice/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid3 = _errs14 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.pricePerNight !== undefined){
let data6 = data1.pricePerNight;
const _errs16 = errors;
if(errors === _errs16){
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 0 || isNaN(data6)){
validate0.errors = [{instancePath:instancePath+"/rooms/" + i0+"/pricePerNight",schemaPath:"#/$defs/RoomOption/properties/pricePerNight/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/rooms/" + i0+"/pricePerNight",schemaPath:"#/$defs/RoomOption/properties/pricePerNight/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid3 = _errs16 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.currency !== undefined){
let data7 = data1.currency;
const _errs18 = errors;
if(typeof data7 !== "string"){
validate0.errors = [{instancePath:instancePath+"/rooms/" + i0+"/currency",schemaPath:"#/$defs/RoomOption/properties/currency/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("EUR" !== data7){
validate0.errors = [{instancePath:instancePath+"/rooms/" + i0+"/currency",schemaPath:"#/$defs/RoomOption/properties/currency/const",keyword:"const",params:{allowedValue: "EUR"}}];
return false;
}
var valid3 = _errs18 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.board !== undefined){
let data8 = data1.board;
const _errs20 = errors;
if(typeof data8 !== "string"){
validate0.errors = [{instancePath:instancePath+"/rooms/" + i0+"/board",schemaPath:"#/$defs/RoomOption/properties/board/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((((data8 === "breakfast") || (data8 === "half_board")) || (data8 === "full_board")) || (data8 === "room_only")) || (data8 === "all_inclusive"))){
validate0.errors = [{instancePath:instancePath+"/rooms/" + i0+"/board",schemaPath:"#/$defs/RoomOption/properties/board/enum",keyword:"enum",params:{allowedValues: schema1.properties.board.enum}}];
return false;
}
var valid3 = _errs20 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.nights !== undefined){
let data9 = data1.nights;
const _errs22 = errors;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
validate0.errors = [{instancePath:instancePath+"/rooms/" + i0+"/nights",schemaPath:"#/$defs/RoomOption/properties/nights/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs22){
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 < 1 || isNaN(data9)){
validate0.errors = [{instancePath:instancePath+"/rooms/" + i0+"/nights",schemaPath:"#/$defs/RoomOption/properties/nights/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
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
if(data1.maxAdults !== undefined){
let data10 = data1.maxAdults;
const _errs24 = errors;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
validate0.errors = [{instancePath:instancePath+"/rooms/" + i0+"/maxAdults",schemaPath:"#/$defs/RoomOption/properties/maxAdults/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs24){
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 < 1 || isNaN(data10)){
validate0.errors = [{instancePath:instancePath+"/rooms/" + i0+"/maxAdults",schemaPath:"#/$defs/RoomOption/properties/maxAdults/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
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
if(data1.roomPrices !== undefined){
let data11 = data1.roomPrices;
const _errs26 = errors;
if(errors === _errs26){
if(Array.isArray(data11)){
var valid4 = true;
const len1 = data11.length;
for(let i1=0; i1<len1; i1++){
let data12 = data11[i1];
const _errs28 = errors;
if((!((typeof data12 == "number") && (isFinite(data12)))) && (data12 !== null)){
validate0.errors = [{instancePath:instancePath+"/rooms/" + i0+"/roomPrices/" + i1,schemaPath:"#/$defs/RoomOption/properties/roomPrices/items/type",keyword:"type",params:{type: schema1.properties.roomPrices.items.type}}];
return false;
}
var valid4 = _errs28 === errors;
if(!valid4){
break;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/rooms/" + i0+"/roomPrices",schemaPath:"#/$defs/RoomOption/properties/roomPrices/type",keyword:"type",params:{type: "array"}}];
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
}
}
}
}
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/rooms/" + i0,schemaPath:"#/$defs/RoomOption/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/rooms",schemaPath:"#/properties/rooms/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs30 = errors;
if(typeof data.message !== "string"){
validate0.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs30 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sourceRequestId !== undefined){
const _errs32 = errors;
if(typeof data.sourceRequestId !== "string"){
validate0.errors = [{instancePath:instancePath+"/sourceRequestId",schemaPath:"#/properties/sourceRequestId/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs32 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sourcePayload !== undefined){
const _errs34 = errors;
if(typeof data.sourcePayload !== "string"){
validate0.errors = [{instancePath:instancePath+"/sourcePayload",schemaPath:"#/properties/sourcePayload/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs34 === errors;
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
var valid5 = true;
const len2 = data16.length;
for(let i2=0; i2<len2; i2++){
const _errs38 = errors;
if(typeof data16[i2] !== "string"){
validate0.errors = [{instancePath:instancePath+"/notes/" + i2,schemaPath:"#/properties/notes/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid5 = _errs38 === errors;
if(!valid5){
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
