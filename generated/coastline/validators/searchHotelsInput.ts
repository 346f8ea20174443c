// @generated from contracts/coastline/tools/search_hotels.json. Edit the contract, then run npm run codegen.
// @ts-nocheck
import type { Validator } from "#contract";
import { formats } from "#contract";

const pattern0 = new RegExp("^[A-Z]{3}$", "u");
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
if((((data.city_code === undefined) && (missing0 = "city_code")) || ((data.check_in_date === undefined) && (missing0 = "check_in_date"))) || ((data.check_out_date === undefined) && (missing0 = "check_out_date"))){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.city_code !== undefined){
let data0 = data.city_code;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
validate0.errors = [{instancePath:instancePath+"/city_code",schemaPath:"#/properties/city_code/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/city_code",schemaPath:"#/properties/city_code/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.check_in_date !== undefined){
let data1 = data.check_in_date;
const _errs3 = errors;
if(errors === _errs3){
if(errors === _errs3){
if(typeof data1 === "string"){
if(!(formats0(data1))){
validate0.errors = [{instancePath:instancePath+"/check_in_date",schemaPath:"#/properties/check_in_date/format",keyword:"format",params:{format: "date"}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/check_in_date",schemaPath:"#/properties/check_in_date/type",keyword:"type",params:{type: "string"}}];
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
if(data.check_out_date !== undefined){
let data2 = data.check_out_date;
const _errs5 = errors;
if(errors === _errs5){
if(errors === _errs5){
if(typeof data2 === "string"){
if(!(formats0(data2))){
validate0.errors = [{instancePath:instancePath+"/check_out_date",schemaPath:"#/properties/check_out_date/format",keyword:"format",params:{format: "date"}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/check_out_date",schemaPath:"#/properties/check_out_date/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
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
validate0.evaluated = {"props":{"city_code":true,"check_in_date":true,"check_out_date":true},"dynamicProps":false,"dynamicItems":false};

export const validate: Validator = validate0;
