// @generated from contracts/hotelcrs/tools/availability_search.json. Edit the contract, then run npm run codegen.
// @ts-nocheck
import type { Validator } from "#contract";
import { formats } from "#contract";

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
if(((((data.arrivalDate === undefined) && (missing0 = "arrivalDate")) || ((data.departureDate === undefined) && (missing0 = "departureDate"))) || ((data.hotelId === undefined) && (missing0 = "hotelId"))) || ((data.rooms === undefined) && (missing0 = "rooms"))){
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
if((data4.adults === undefined) && (missing1 = "adults")){
validate0.errors = [{instancePath:instancePath+"/rooms/" + i0,schemaPath:"#/properties/rooms/items/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data4.adults !== undefined){
let data5 = data4.adults;
const _errs11 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate0.errors = [{instancePath:instancePath+"/rooms/" + i0+"/adults",schemaPath:"#/properties/rooms/items/properties/adults/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs11){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 1 || isNaN(data5)){
validate0.errors = [{instancePath:instancePath+"/rooms/" + i0+"/adults",schemaPath:"#/properties/rooms/items/properties/adults/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid2 = _errs11 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data4.children !== undefined){
let data6 = data4.children;
const _errs13 = errors;
if(errors === _errs13){
if(Array.isArray(data6)){
var valid3 = true;
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
let data7 = data6[i1];
const _errs15 = errors;
if(errors === _errs15){
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
let missing2;
if((data7.age === undefined) && (missing2 = "age")){
validate0.errors = [{instancePath:instancePath+"/rooms/" + i0+"/children/" + i1,schemaPath:"#/properties/rooms/items/properties/children/items/required",keyword:"required",params:{missingProperty: missing2}}];
return false;
}
else {
if(data7.age !== undefined){
let data8 = data7.age;
const _errs17 = errors;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
validate0.errors = [{instancePath:instancePath+"/rooms/" + i0+"/children/" + i1+"/age",schemaPath:"#/properties/rooms/items/properties/children/items/properties/age/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs17){
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 17 || isNaN(data8)){
validate0.errors = [{instancePath:instancePath+"/rooms/" + i0+"/children/" + i1+"/age",schemaPath:"#/properties/rooms/items/properties/children/items/properties/age/maximum",keyword:"maximum",params:{comparison: "<=", limit: 17}}];
return false;
}
else {
if(data8 < 0 || isNaN(data8)){
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
var valid3 = _errs15 === errors;
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
var valid2 = _errs13 === errors;
}
else {
var valid2 = true;
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
validate0.evaluated = {"props":{"hotelId":true,"arrivalDate":true,"departureDate":true,"rooms":true},"dynamicProps":false,"dynamicItems":false};

export const validate: Validator = validate0;
