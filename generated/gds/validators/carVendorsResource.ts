// @generated from contracts/gds/resources.json. Edit the contract, then run npm run codegen.
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
if(((data.count === undefined) && (missing0 = "count")) || ((data.vendors === undefined) && (missing0 = "vendors"))){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "count") || (key0 === "vendors"))){
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
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.vendors !== undefined){
let data1 = data.vendors;
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
if((((((((data2.code === undefined) && (missing1 = "code")) || ((data2.name === undefined) && (missing1 = "name"))) || ((data2.group === undefined) && (missing1 = "group"))) || ((data2.brandTier === undefined) && (missing1 = "brandTier"))) || ((data2.payment === undefined) && (missing1 = "payment"))) || ((data2.fuelPolicy === undefined) && (missing1 = "fuelPolicy"))) || ((data2.fictional === undefined) && (missing1 = "fictional"))){
validate0.errors = [{instancePath:instancePath+"/vendors/" + i0,schemaPath:"#/properties/vendors/items/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs8 = errors;
for(const key1 in data2){
if(!(((((((key1 === "code") || (key1 === "name")) || (key1 === "group")) || (key1 === "brandTier")) || (key1 === "payment")) || (key1 === "fuelPolicy")) || (key1 === "fictional"))){
validate0.errors = [{instancePath:instancePath+"/vendors/" + i0,schemaPath:"#/properties/vendors/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs8 === errors){
if(data2.code !== undefined){
const _errs9 = errors;
if(typeof data2.code !== "string"){
validate0.errors = [{instancePath:instancePath+"/vendors/" + i0+"/code",schemaPath:"#/properties/vendors/items/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs9 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2.name !== undefined){
const _errs11 = errors;
if(typeof data2.name !== "string"){
validate0.errors = [{instancePath:instancePath+"/vendors/" + i0+"/name",schemaPath:"#/properties/vendors/items/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs11 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2.group !== undefined){
const _errs13 = errors;
if(typeof data2.group !== "string"){
validate0.errors = [{instancePath:instancePath+"/vendors/" + i0+"/group",schemaPath:"#/properties/vendors/items/properties/group/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs13 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2.brandTier !== undefined){
const _errs15 = errors;
if(typeof data2.brandTier !== "string"){
validate0.errors = [{instancePath:instancePath+"/vendors/" + i0+"/brandTier",schemaPath:"#/properties/vendors/items/properties/brandTier/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs15 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2.payment !== undefined){
const _errs17 = errors;
if(typeof data2.payment !== "string"){
validate0.errors = [{instancePath:instancePath+"/vendors/" + i0+"/payment",schemaPath:"#/properties/vendors/items/properties/payment/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs17 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2.fuelPolicy !== undefined){
const _errs19 = errors;
if(typeof data2.fuelPolicy !== "string"){
validate0.errors = [{instancePath:instancePath+"/vendors/" + i0+"/fuelPolicy",schemaPath:"#/properties/vendors/items/properties/fuelPolicy/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs19 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2.fictional !== undefined){
let data9 = data2.fictional;
const _errs21 = errors;
if(typeof data9 !== "boolean"){
validate0.errors = [{instancePath:instancePath+"/vendors/" + i0+"/fictional",schemaPath:"#/properties/vendors/items/properties/fictional/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(true !== data9){
validate0.errors = [{instancePath:instancePath+"/vendors/" + i0+"/fictional",schemaPath:"#/properties/vendors/items/properties/fictional/const",keyword:"const",params:{allowedValue: true}}];
return false;
}
var valid2 = _errs21 === errors;
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
}
else {
validate0.errors = [{instancePath:instancePath+"/vendors/" + i0,schemaPath:"#/properties/vendors/items/type",keyword:"type",params:{type: "object"}}];
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
validate0.errors = [{instancePath:instancePath+"/vendors",schemaPath:"#/properties/vendors/type",keyword:"type",params:{type: "array"}}];
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
