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
if(((data.count === undefined) && (missing0 = "count")) || ((data.threads === undefined) && (missing0 = "threads"))){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "count") || (key0 === "threads"))){
validate0.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.count !== undefined){
let data0 = data.count;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate0.errors = [{instancePath:instancePath+"/count",schemaPath:"#/properties/count/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
validate0.errors = [{instancePath:instancePath+"/count",schemaPath:"#/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.threads !== undefined){
let data1 = data.threads;
const _errs4 = errors;
if(errors === _errs4){
if(Array.isArray(data1)){
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs6 = errors;
if(errors === _errs6){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if(((data2.thread_id === undefined) && (missing1 = "thread_id")) || ((data2.snippet === undefined) && (missing1 = "snippet"))){
validate0.errors = [{instancePath:instancePath+"/threads/" + i0,schemaPath:"#/properties/threads/items/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs8 = errors;
for(const key1 in data2){
if(!((key1 === "thread_id") || (key1 === "snippet"))){
validate0.errors = [{instancePath:instancePath+"/threads/" + i0,schemaPath:"#/properties/threads/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs8 === errors){
if(data2.thread_id !== undefined){
const _errs9 = errors;
if(typeof data2.thread_id !== "string"){
validate0.errors = [{instancePath:instancePath+"/threads/" + i0+"/thread_id",schemaPath:"#/properties/threads/items/properties/thread_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs9 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2.snippet !== undefined){
const _errs11 = errors;
if(typeof data2.snippet !== "string"){
validate0.errors = [{instancePath:instancePath+"/threads/" + i0+"/snippet",schemaPath:"#/properties/threads/items/properties/snippet/type",keyword:"type",params:{type: "string"}}];
return false;
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
else {
validate0.errors = [{instancePath:instancePath+"/threads/" + i0,schemaPath:"#/properties/threads/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid1 = _errs6 === errors;
if(!valid1){
break;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/threads",schemaPath:"#/properties/threads/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs4 === errors;
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
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const validate: Validator = validate0;
