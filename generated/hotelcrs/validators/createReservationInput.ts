// @generated from contracts/hotelcrs/tools/create_reservation.json. Edit the contract, then run npm run codegen.
// @ts-nocheck
import type { Validator } from "#contract";
import { codePointLength, formats } from "#contract";

const schema0 = {"type":"object","properties":{"hotelId":{"type":"string"},"arrivalDate":{"type":"string","format":"date"},"departureDate":{"type":"string","format":"date"},"rooms":{"type":"array","items":{"type":"object","properties":{"categoryCode":{"type":"string","maxLength":8},"board":{"type":"string","enum":["breakfast","half_board","full_board","room_only","all_inclusive"]},"adults":{"type":"integer","minimum":1},"children":{"type":"array","items":{"type":"object","properties":{"age":{"type":"integer","minimum":0,"maximum":17}},"required":["age"]}}},"required":["categoryCode","board","adults"]}},"guest":{"type":"object","properties":{"firstName":{"type":"string","minLength":1},"lastName":{"type":"string","minLength":1},"email":{"type":"string","format":"email"},"phone":{"type":"string"},"country":{"type":"string","pattern":"^[A-Z]{2}$"}},"required":["firstName","lastName","email"]},"totalPrice":{"type":"number","minimum":0},"userConfirmed":{"type":"boolean","const":true},"comment":{"type":"string","maxLength":200}},"required":["hotelId","arrivalDate","departureDate","rooms","guest","totalPrice","userConfirmed"]};
const formats0 = formats.date;
const formats4 = formats.email;
const func0 = codePointLength;
const pattern0 = new RegExp("^[A-Z]{2}$", "u");

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
if((((((((data.hotelId === undefined) && (missing0 = "hotelId")) || ((data.arrivalDate === undefined) && (missing0 = "arrivalDate"))) || ((data.departureDate === undefined) && (missing0 = "departureDate"))) || ((data.rooms === undefined) && (missing0 = "rooms"))) || ((data.guest === undefined) && (missing0 = "guest"))) || ((data.totalPrice === undefined) && (missing0 = "totalPrice"))) || ((data.userConfirmed === undefined) && (missing0 = "userConfirmed"))){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.hotelId !== undefined){
const _errs1 = errors;
if(typeof data.hotelId !== "string"){
validate0.errors = [{instancePath:instancePath+"/hotelId",schemaPath:"#/properties/hotelId/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.arrivalDate !== undefined){
let data1 = data.arrivalDate;
const _errs3 = errors;
if(errors === _errs3){
if(errors === _errs3){
if(typeof data1 === "string"){
if(!(formats0(data1))){
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
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.departureDate !== undefined){
let data2 = data.departureDate;
const _errs5 = errors;
if(errors === _errs5){
if(errors === _errs5){
if(typeof data2 === "string"){
if(!(formats0(data2))){
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
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.rooms !== undefined){
let data3 = data.rooms;
const _errs7 = errors;
if(errors === _errs7){
if(Array.isArray(data3)){
var valid1 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
const _errs9 = errors;
if(errors === _errs9){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
let missing1;
if((((data4.categoryCode === undefined) && (missing1 = "categoryCode")) || ((data4.board === undefined) && (missing1 = "board"))) || ((data4.adults === undefined) && (missing1 = "adults"))){
validate0.errors = [{instancePath:instancePath+"/rooms/" + i0,schemaPath:"#/properties/rooms/items/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data4.categoryCode !== undefined){
let data5 = data4.categoryCode;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data5 === "string"){
if(func0(data5) > 8){
validate0.errors = [{instancePath:instancePath+"/rooms/" + i0+"/categoryCode",schemaPath:"#/properties/rooms/items/properties/categoryCode/maxLength",keyword:"maxLength",params:{limit: 8}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/rooms/" + i0+"/categoryCode",schemaPath:"#/properties/rooms/items/properties/categoryCode/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid2 = _errs11 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data4.board !== undefined){
let data6 = data4.board;
const _errs13 = errors;
if(typeof data6 !== "string"){
validate0.errors = [{instancePath:instancePath+"/rooms/" + i0+"/board",schemaPath:"#/properties/rooms/items/properties/board/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((((data6 === "breakfast") || (data6 === "half_board")) || (data6 === "full_board")) || (data6 === "room_only")) || (data6 === "all_inclusive"))){
validate0.errors = [{instancePath:instancePath+"/rooms/" + i0+"/board",schemaPath:"#/properties/rooms/items/properties/board/enum",keyword:"enum",params:{allowedValues: schema0.properties.rooms.items.properties.board.enum}}];
return false;
}
var valid2 = _errs13 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data4.adults !== undefined){
let data7 = data4.adults;
const _errs15 = errors;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
validate0.errors = [{instancePath:instancePath+"/rooms/" + i0+"/adults",schemaPath:"#/properties/rooms/items/properties/adults/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs15){
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 1 || isNaN(data7)){
validate0.errors = [{instancePath:instancePath+"/rooms/" + i0+"/adults",schemaPath:"#/properties/rooms/items/properties/adults/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid2 = _errs15 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data4.children !== undefined){
let data8 = data4.children;
const _errs17 = errors;
if(errors === _errs17){
if(Array.isArray(data8)){
var valid3 = true;
const len1 = data8.length;
for(let i1=0; i1<len1; i1++){
let data9 = data8[i1];
const _errs19 = errors;
if(errors === _errs19){
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
let missing2;
if((data9.age === undefined) && (missing2 = "age")){
validate0.errors = [{instancePath:instancePath+"/rooms/" + i0+"/children/" + i1,schemaPath:"#/properties/rooms/items/properties/children/items/required",keyword:"required",params:{missingProperty: missing2}}];
return false;
}
else {
if(data9.age !== undefined){
let data10 = data9.age;
const _errs21 = errors;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
validate0.errors = [{instancePath:instancePath+"/rooms/" + i0+"/children/" + i1+"/age",schemaPath:"#/properties/rooms/items/properties/children/items/properties/age/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs21){
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 17 || isNaN(data10)){
validate0.errors = [{instancePath:instancePath+"/rooms/" + i0+"/children/" + i1+"/age",schemaPath:"#/properties/rooms/items/properties/children/items/properties/age/maximum",keyword:"maximum",params:{comparison: "<=", limit: 17}}];
return false;
}
else {
if(data10 < 0 || isNaN(data10)){
validate0.errors = [{instancePath:instancePath+"/rooms/" + i0+"/children/" + i1+"/age",schemaPath:"#/properties/rooms/items/properties/children/items/properties/age/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/rooms/" + i0+"/children/" + i1,schemaPath:"#/properties/rooms/items/properties/children/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid3 = _errs19 === errors;
if(!valid3){
break;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/rooms/" + i0+"/children",schemaPath:"#/properties/rooms/items/properties/children/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid2 = _errs17 === errors;
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
validate0.errors = [{instancePath:instancePath+"/rooms/" + i0,schemaPath:"#/properties/rooms/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid1 = _errs9 === errors;
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
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.guest !== undefined){
let data11 = data.guest;
const _errs23 = errors;
if(errors === _errs23){
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
let missing3;
if((((data11.firstName === undefined) && (missing3 = "firstName")) || ((data11.lastName === undefined) && (missing3 = "lastName"))) || ((data11.email === undefined) && (missing3 = "email"))){
validate0.errors = [{instancePath:instancePath+"/guest",schemaPath:"#/properties/guest/required",keyword:"required",params:{missingProperty: missing3}}];
return false;
}
else {
if(data11.firstName !== undefined){
let data12 = data11.firstName;
const _errs25 = errors;
if(errors === _errs25){
if(typeof data12 === "string"){
if(func0(data12) < 1){
validate0.errors = [{instancePath:instancePath+"/guest/firstName",schemaPath:"#/properties/guest/properties/firstName/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/guest/firstName",schemaPath:"#/properties/guest/properties/firstName/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid5 = _errs25 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data11.lastName !== undefined){
let data13 = data11.lastName;
const _errs27 = errors;
if(errors === _errs27){
if(typeof data13 === "string"){
if(func0(data13) < 1){
validate0.errors = [{instancePath:instancePath+"/guest/lastName",schemaPath:"#/properties/guest/properties/lastName/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/guest/lastName",schemaPath:"#/properties/guest/properties/lastName/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid5 = _errs27 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data11.email !== undefined){
let data14 = data11.email;
const _errs29 = errors;
if(errors === _errs29){
if(errors === _errs29){
if(typeof data14 === "string"){
if(!(formats4(data14))){
validate0.errors = [{instancePath:instancePath+"/guest/email",schemaPath:"#/properties/guest/properties/email/format",keyword:"format",params:{format: "email"}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/guest/email",schemaPath:"#/properties/guest/properties/email/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid5 = _errs29 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data11.phone !== undefined){
const _errs31 = errors;
if(typeof data11.phone !== "string"){
validate0.errors = [{instancePath:instancePath+"/guest/phone",schemaPath:"#/properties/guest/properties/phone/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid5 = _errs31 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data11.country !== undefined){
let data16 = data11.country;
const _errs33 = errors;
if(errors === _errs33){
if(typeof data16 === "string"){
if(!pattern0.test(data16)){
validate0.errors = [{instancePath:instancePath+"/guest/country",schemaPath:"#/properties/guest/properties/country/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{2}$"}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/guest/country",schemaPath:"#/properties/guest/properties/country/type",keyword:"type",params:{type: "string"}}];
return false;
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
}
else {
validate0.errors = [{instancePath:instancePath+"/guest",schemaPath:"#/properties/guest/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.totalPrice !== undefined){
let data17 = data.totalPrice;
const _errs35 = errors;
if(errors === _errs35){
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 < 0 || isNaN(data17)){
validate0.errors = [{instancePath:instancePath+"/totalPrice",schemaPath:"#/properties/totalPrice/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/totalPrice",schemaPath:"#/properties/totalPrice/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs35 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.userConfirmed !== undefined){
let data18 = data.userConfirmed;
const _errs37 = errors;
if(typeof data18 !== "boolean"){
validate0.errors = [{instancePath:instancePath+"/userConfirmed",schemaPath:"#/properties/userConfirmed/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(true !== data18){
validate0.errors = [{instancePath:instancePath+"/userConfirmed",schemaPath:"#/properties/userConfirmed/const",keyword:"const",params:{allowedValue: true}}];
return false;
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.comment !== undefined){
let data19 = data.comment;
const _errs39 = errors;
if(errors === _errs39){
if(typeof data19 === "string"){
if(func0(data19) > 200){
validate0.errors = [{instancePath:instancePath+"/comment",schemaPath:"#/properties/comment/maxLength",keyword:"maxLength",params:{limit: 200}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/comment",schemaPath:"#/properties/comment/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs39 === errors;
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
validate0.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":{"hotelId":true,"arrivalDate":true,"departureDate":true,"rooms":true,"guest":true,"totalPrice":true,"userConfirmed":true,"comment":true},"dynamicProps":false,"dynamicItems":false};

export const validate: Validator = validate0;
