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
if(((data.count === undefined) && (missing0 = "count")) || ((data.aircraft === undefined) && (missing0 = "aircraft"))){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "count") || (key0 === "aircraft"))){
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
if(data.aircraft !== undefined){
let data1 = data.aircraft;
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
if(((((data2.code === undefined) && (missing1 = "code")) || ((data2.name === undefined) && (missing1 = "name"))) || ((data2.rangeKm === undefined) && (missing1 = "rangeKm"))) || ((data2.seats === undefined) && (missing1 = "seats"))){
validate0.errors = [{instancePath:instancePath+"/aircraft/" + i0,schemaPath:"#/properties/aircraft/items/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs8 = errors;
for(const key1 in data2){
if(!((((key1 === "code") || (key1 === "name")) || (key1 === "rangeKm")) || (key1 === "seats"))){
validate0.errors = [{instancePath:instancePath+"/aircraft/" + i0,schemaPath:"#/properties/aircraft/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs8 === errors){
if(data2.code !== undefined){
const _errs9 = errors;
if(typeof data2.code !== "string"){
validate0.errors = [{instancePath:instancePath+"/aircraft/" + i0+"/code",schemaPath:"#/properties/aircraft/items/properties/code/type",keyword:"type",params:{type: "string"}}];
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
validate0.errors = [{instancePath:instancePath+"/aircraft/" + i0+"/name",schemaPath:"#/properties/aircraft/items/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs11 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2.rangeKm !== undefined){
let data5 = data2.rangeKm;
const _errs13 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate0.errors = [{instancePath:instancePath+"/aircraft/" + i0+"/rangeKm",schemaPath:"#/properties/aircraft/items/properties/rangeKm/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid2 = _errs13 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2.seats !== undefined){
let data6 = data2.seats;
const _errs15 = errors;
if(errors === _errs15){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
const _errs17 = errors;
for(const key2 in data6){
if(!((((key2 === "economy") || (key2 === "premium_economy")) || (key2 === "business")) || (key2 === "first"))){
validate0.errors = [{instancePath:instancePath+"/aircraft/" + i0+"/seats",schemaPath:"#/properties/aircraft/items/properties/seats/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}}];
return false;
break;
}
}
if(_errs17 === errors){
if(data6.economy !== undefined){
let data7 = data6.economy;
const _errs18 = errors;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
validate0.errors = [{instancePath:instancePath+"/aircraft/" + i0+"/seats/economy",schemaPath:"#/properties/aircraft/items/properties/seats/properties/economy/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid3 = _errs18 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data6.premium_economy !== undefined){
let data8 = data6.premium_economy;
const _errs20 = errors;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
validate0.errors = [{instancePath:instancePath+"/aircraft/" + i0+"/seats/premium_economy",schemaPath:"#/properties/aircraft/items/properties/seats/properties/premium_economy/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid3 = _errs20 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data6.business !== undefined){
let data9 = data6.business;
const _errs22 = errors;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
validate0.errors = [{instancePath:instancePath+"/aircraft/" + i0+"/seats/business",schemaPath:"#/properties/aircraft/items/properties/seats/properties/business/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid3 = _errs22 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data6.first !== undefined){
let data10 = data6.first;
const _errs24 = errors;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
validate0.errors = [{instancePath:instancePath+"/aircraft/" + i0+"/seats/first",schemaPath:"#/properties/aircraft/items/properties/seats/properties/first/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid3 = _errs24 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/aircraft/" + i0+"/seats",schemaPath:"#/properties/aircraft/items/properties/seats/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid2 = _errs15 === errors;
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
else {
validate0.errors = [{instancePath:instancePath+"/aircraft/" + i0,schemaPath:"#/properties/aircraft/items/type",keyword:"type",params:{type: "object"}}];
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
validate0.errors = [{instancePath:instancePath+"/aircraft",schemaPath:"#/properties/aircraft/type",keyword:"type",params:{type: "array"}}];
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
