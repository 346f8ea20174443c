// @generated from contracts/gds/tools/bookHotel.json. Edit the contract, then run npm run codegen.
// @ts-nocheck
import type { Validator } from "#contract";
import { formats } from "#contract";

const pattern0 = new RegExp("^TEST-[A-Z0-9]{6}$", "u");
const formats0 = formats.email;

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
if(((data.hotelId === undefined) && (missing0 = "hotelId")) || ((data.guests === undefined) && (missing0 = "guests"))){
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
if(data.existingPnr !== undefined){
let data1 = data.existingPnr;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
validate0.errors = [{instancePath:instancePath+"/existingPnr",schemaPath:"#/properties/existingPnr/pattern",keyword:"pattern",params:{pattern: "^TEST-[A-Z0-9]{6}$"}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/existingPnr",schemaPath:"#/properties/existingPnr/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.guests !== undefined){
let data2 = data.guests;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data2)){
if(data2.length < 1){
validate0.errors = [{instancePath:instancePath+"/guests",schemaPath:"#/properties/guests/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
const _errs7 = errors;
if(errors === _errs7){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
let missing1;
if(((data3.firstName === undefined) && (missing1 = "firstName")) || ((data3.lastName === undefined) && (missing1 = "lastName"))){
validate0.errors = [{instancePath:instancePath+"/guests/" + i0,schemaPath:"#/properties/guests/items/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data3.firstName !== undefined){
const _errs9 = errors;
if(typeof data3.firstName !== "string"){
validate0.errors = [{instancePath:instancePath+"/guests/" + i0+"/firstName",schemaPath:"#/properties/guests/items/properties/firstName/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs9 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data3.lastName !== undefined){
const _errs11 = errors;
if(typeof data3.lastName !== "string"){
validate0.errors = [{instancePath:instancePath+"/guests/" + i0+"/lastName",schemaPath:"#/properties/guests/items/properties/lastName/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs11 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data3.email !== undefined){
let data6 = data3.email;
const _errs13 = errors;
if(errors === _errs13){
if(errors === _errs13){
if(typeof data6 === "string"){
if(!(formats0(data6))){
validate0.errors = [{instancePath:instancePath+"/guests/" + i0+"/email",schemaPath:"#/properties/guests/items/properties/email/format",keyword:"format",params:{format: "email"}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/guests/" + i0+"/email",schemaPath:"#/properties/guests/items/properties/email/type",keyword:"type",params:{type: "string"}}];
return false;
}
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
}
else {
validate0.errors = [{instancePath:instancePath+"/guests/" + i0,schemaPath:"#/properties/guests/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid1 = _errs7 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/guests",schemaPath:"#/properties/guests/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.specialRequests !== undefined){
const _errs15 = errors;
if(typeof data.specialRequests !== "string"){
validate0.errors = [{instancePath:instancePath+"/specialRequests",schemaPath:"#/properties/specialRequests/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs15 === errors;
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
validate0.evaluated = {"props":{"hotelId":true,"existingPnr":true,"guests":true,"specialRequests":true},"dynamicProps":false,"dynamicItems":false};

export const validate: Validator = validate0;
