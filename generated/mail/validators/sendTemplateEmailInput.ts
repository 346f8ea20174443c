// @generated from contracts/mail/tools/send_template_email.json. Edit the contract, then run npm run codegen.
// @ts-nocheck
import type { Validator } from "#contract";
import { formats } from "#contract";

const schema0 = {"type":"object","properties":{"to":{"type":"string","format":"email"},"template_name":{"type":"string","enum":["flight_proposal","booking_confirmation","payment_receipt","follow_up"]},"template_data":{"type":"object"},"attachments":{"type":"array","items":{"type":"object"}}},"required":["to","template_name","template_data"]};
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
if((((data.to === undefined) && (missing0 = "to")) || ((data.template_name === undefined) && (missing0 = "template_name"))) || ((data.template_data === undefined) && (missing0 = "template_data"))){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.to !== undefined){
let data0 = data.to;
const _errs1 = errors;
if(errors === _errs1){
if(errors === _errs1){
if(typeof data0 === "string"){
if(!(formats0(data0))){
validate0.errors = [{instancePath:instancePath+"/to",schemaPath:"#/properties/to/format",keyword:"format",params:{format: "email"}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/to",schemaPath:"#/properties/to/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.template_name !== undefined){
let data1 = data.template_name;
const _errs3 = errors;
if(typeof data1 !== "string"){
validate0.errors = [{instancePath:instancePath+"/template_name",schemaPath:"#/properties/template_name/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((data1 === "flight_proposal") || (data1 === "booking_confirmation")) || (data1 === "payment_receipt")) || (data1 === "follow_up"))){
validate0.errors = [{instancePath:instancePath+"/template_name",schemaPath:"#/properties/template_name/enum",keyword:"enum",params:{allowedValues: schema0.properties.template_name.enum}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.template_data !== undefined){
let data2 = data.template_data;
const _errs5 = errors;
if(!(data2 && typeof data2 == "object" && !Array.isArray(data2))){
validate0.errors = [{instancePath:instancePath+"/template_data",schemaPath:"#/properties/template_data/type",keyword:"type",params:{type: "object"}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.attachments !== undefined){
let data3 = data.attachments;
const _errs7 = errors;
if(errors === _errs7){
if(Array.isArray(data3)){
var valid1 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
const _errs9 = errors;
if(!(data4 && typeof data4 == "object" && !Array.isArray(data4))){
validate0.errors = [{instancePath:instancePath+"/attachments/" + i0,schemaPath:"#/properties/attachments/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
var valid1 = _errs9 === errors;
if(!valid1){
break;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/attachments",schemaPath:"#/properties/attachments/type",keyword:"type",params:{type: "array"}}];
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
validate0.evaluated = {"props":{"to":true,"template_name":true,"template_data":true,"attachments":true},"dynamicProps":false,"dynamicItems":false};

export const validate: Validator = validate0;
