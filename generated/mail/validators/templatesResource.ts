// @generated from contracts/mail/resources.json. Edit the contract, then run npm run codegen.
// @ts-nocheck
import type { Validator } from "#contract";

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
if((data.templates === undefined) && (missing0 = "templates")){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "templates")){
validate0.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.templates !== undefined){
let data0 = data.templates;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
if(errors === _errs4){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if((((data1.name === undefined) && (missing1 = "name")) || ((data1.description === undefined) && (missing1 = "description"))) || ((data1.data === undefined) && (missing1 = "data"))){
validate0.errors = [{instancePath:instancePath+"/templates/" + i0,schemaPath:"#/properties/templates/items/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs6 = errors;
for(const key1 in data1){
if(!(((key1 === "name") || (key1 === "description")) || (key1 === "data"))){
validate0.errors = [{instancePath:instancePath+"/templates/" + i0,schemaPath:"#/properties/templates/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs6 === errors){
if(data1.name !== undefined){
const _errs7 = errors;
if(typeof data1.name !== "string"){
validate0.errors = [{instancePath:instancePath+"/templates/" + i0+"/name",schemaPath:"#/properties/templates/items/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs7 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.description !== undefined){
const _errs9 = errors;
if(typeof data1.description !== "string"){
validate0.errors = [{instancePath:instancePath+"/templates/" + i0+"/description",schemaPath:"#/properties/templates/items/properties/description/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs9 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.data !== undefined){
let data4 = data1.data;
const _errs11 = errors;
if(errors === _errs11){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
}
else {
validate0.errors = [{instancePath:instancePath+"/templates/" + i0+"/data",schemaPath:"#/properties/templates/items/properties/data/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid2 = _errs11 === errors;
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
validate0.errors = [{instancePath:instancePath+"/templates/" + i0,schemaPath:"#/properties/templates/items/type",keyword:"type",params:{type: "object"}}];
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
validate0.errors = [{instancePath:instancePath+"/templates",schemaPath:"#/properties/templates/type",keyword:"type",params:{type: "array"}}];
return false;
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
