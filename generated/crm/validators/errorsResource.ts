// @generated from contracts/crm/resources.json. Edit the contract, then run npm run codegen.
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
if((data.reasons === undefined) && (missing0 = "reasons")){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "reasons")){
validate0.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.reasons !== undefined){
let data0 = data.reasons;
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
if((((((data1.reason === undefined) && (missing1 = "reason")) || ((data1.code === undefined) && (missing1 = "code"))) || ((data1.message === undefined) && (missing1 = "message"))) || ((data1.hint === undefined) && (missing1 = "hint"))) || ((data1.retryable === undefined) && (missing1 = "retryable"))){
validate0.errors = [{instancePath:instancePath+"/reasons/" + i0,schemaPath:"#/properties/reasons/items/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs6 = errors;
for(const key1 in data1){
if(!((((((key1 === "reason") || (key1 === "code")) || (key1 === "message")) || (key1 === "hint")) || (key1 === "retryable")) || (key1 === "category"))){
validate0.errors = [{instancePath:instancePath+"/reasons/" + i0,schemaPath:"#/properties/reasons/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs6 === errors){
if(data1.reason !== undefined){
const _errs7 = errors;
if(typeof data1.reason !== "string"){
validate0.errors = [{instancePath:instancePath+"/reasons/" + i0+"/reason",schemaPath:"#/properties/reasons/items/properties/reason/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs7 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.code !== undefined){
let data3 = data1.code;
const _errs9 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate0.errors = [{instancePath:instancePath+"/reasons/" + i0+"/code",schemaPath:"#/properties/reasons/items/properties/code/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid2 = _errs9 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.message !== undefined){
const _errs11 = errors;
if(typeof data1.message !== "string"){
validate0.errors = [{instancePath:instancePath+"/reasons/" + i0+"/message",schemaPath:"#/properties/reasons/items/properties/message/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs11 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.hint !== undefined){
const _errs13 = errors;
if(typeof data1.hint !== "string"){
validate0.errors = [{instancePath:instancePath+"/reasons/" + i0+"/hint",schemaPath:"#/properties/reasons/items/properties/hint/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs13 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.retryable !== undefined){
const _errs15 = errors;
if(typeof data1.retryable !== "boolean"){
validate0.errors = [{instancePath:instancePath+"/reasons/" + i0+"/retryable",schemaPath:"#/properties/reasons/items/properties/retryable/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid2 = _errs15 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.category !== undefined){
const _errs17 = errors;
if(typeof data1.category !== "string"){
validate0.errors = [{instancePath:instancePath+"/reasons/" + i0+"/category",schemaPath:"#/properties/reasons/items/properties/category/type",keyword:"type",params:{type: "string"}}];
return false;
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
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/reasons/" + i0,schemaPath:"#/properties/reasons/items/type",keyword:"type",params:{type: "object"}}];
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
validate0.errors = [{instancePath:instancePath+"/reasons",schemaPath:"#/properties/reasons/type",keyword:"type",params:{type: "array"}}];
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
