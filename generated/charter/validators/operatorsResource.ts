// @generated from contracts/charter/resources.json. Edit the contract, then run npm run codegen.
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
if(((data.count === undefined) && (missing0 = "count")) || ((data.operators === undefined) && (missing0 = "operators"))){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "count") || (key0 === "operators"))){
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
if(data.operators !== undefined){
let data1 = data.operators;
const _errs4 = errors;
if(errors === _errs4){
if(Array.isArray(data1)){
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs7){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if(((data2.id === undefined) && (missing1 = "id")) || ((data2.name === undefined) && (missing1 = "name"))){
validate0.errors = [{instancePath:instancePath+"/operators/" + i0,schemaPath:"#/$defs/Operator/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs9 = errors;
for(const key1 in data2){
if(!(((((key1 === "id") || (key1 === "name")) || (key1 === "rating")) || (key1 === "safety_rating")) || (key1 === "aircraft"))){
validate0.errors = [{instancePath:instancePath+"/operators/" + i0,schemaPath:"#/$defs/Operator/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs9 === errors){
if(data2.id !== undefined){
const _errs10 = errors;
if(typeof data2.id !== "string"){
validate0.errors = [{instancePath:instancePath+"/operators/" + i0+"/id",schemaPath:"#/$defs/Operator/properties/id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs10 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data2.name !== undefined){
const _errs12 = errors;
if(typeof data2.name !== "string"){
validate0.errors = [{instancePath:instancePath+"/operators/" + i0+"/name",schemaPath:"#/$defs/Operator/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs12 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data2.rating !== undefined){
let data5 = data2.rating;
const _errs14 = errors;
if(errors === _errs14){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 5 || isNaN(data5)){
validate0.errors = [{instancePath:instancePath+"/operators/" + i0+"/rating",schemaPath:"#/$defs/Operator/properties/rating/maximum",keyword:"maximum",params:{comparison: "<=", limit: 5}}];
return false;
}
else {
if(data5 < 0 || isNaN(data5)){
validate0.errors = [{instancePath:instancePath+"/operators/" + i0+"/rating",schemaPath:"#/$defs/Operator/properties/rating/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/operators/" + i0+"/rating",schemaPath:"#/$defs/Operator/properties/rating/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid3 = _errs14 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data2.safety_rating !== undefined){
const _errs16 = errors;
if(typeof data2.safety_rating !== "string"){
validate0.errors = [{instancePath:instancePath+"/operators/" + i0+"/safety_rating",schemaPath:"#/$defs/Operator/properties/safety_rating/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs16 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data2.aircraft !== undefined){
let data7 = data2.aircraft;
const _errs18 = errors;
if(errors === _errs18){
if(Array.isArray(data7)){
var valid4 = true;
const len1 = data7.length;
for(let i1=0; i1<len1; i1++){
let data8 = data7[i1];
const _errs20 = errors;
if(errors === _errs20){
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
let missing2;
if(((((data8.id === undefined) && (missing2 = "id")) || ((data8.type === undefined) && (missing2 = "type"))) || ((data8.category === undefined) && (missing2 = "category"))) || ((data8.capacity === undefined) && (missing2 = "capacity"))){
validate0.errors = [{instancePath:instancePath+"/operators/" + i0+"/aircraft/" + i1,schemaPath:"#/$defs/Operator/properties/aircraft/items/required",keyword:"required",params:{missingProperty: missing2}}];
return false;
}
else {
const _errs22 = errors;
for(const key2 in data8){
if(!((((key2 === "id") || (key2 === "type")) || (key2 === "category")) || (key2 === "capacity"))){
validate0.errors = [{instancePath:instancePath+"/operators/" + i0+"/aircraft/" + i1,schemaPath:"#/$defs/Operator/properties/aircraft/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}}];
return false;
break;
}
}
if(_errs22 === errors){
if(data8.id !== undefined){
const _errs23 = errors;
if(typeof data8.id !== "string"){
validate0.errors = [{instancePath:instancePath+"/operators/" + i0+"/aircraft/" + i1+"/id",schemaPath:"#/$defs/Operator/properties/aircraft/items/properties/id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid5 = _errs23 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data8.type !== undefined){
const _errs25 = errors;
if(typeof data8.type !== "string"){
validate0.errors = [{instancePath:instancePath+"/operators/" + i0+"/aircraft/" + i1+"/type",schemaPath:"#/$defs/Operator/properties/aircraft/items/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid5 = _errs25 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data8.category !== undefined){
const _errs27 = errors;
if(typeof data8.category !== "string"){
validate0.errors = [{instancePath:instancePath+"/operators/" + i0+"/aircraft/" + i1+"/category",schemaPath:"#/$defs/Operator/properties/aircraft/items/properties/category/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid5 = _errs27 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data8.capacity !== undefined){
let data12 = data8.capacity;
const _errs29 = errors;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
validate0.errors = [{instancePath:instancePath+"/operators/" + i0+"/aircraft/" + i1+"/capacity",schemaPath:"#/$defs/Operator/properties/aircraft/items/properties/capacity/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs29){
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 < 1 || isNaN(data12)){
validate0.errors = [{instancePath:instancePath+"/operators/" + i0+"/aircraft/" + i1+"/capacity",schemaPath:"#/$defs/Operator/properties/aircraft/items/properties/capacity/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid5 = _errs29 === errors;
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
validate0.errors = [{instancePath:instancePath+"/operators/" + i0+"/aircraft/" + i1,schemaPath:"#/$defs/Operator/properties/aircraft/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid4 = _errs20 === errors;
if(!valid4){
break;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/operators/" + i0+"/aircraft",schemaPath:"#/$defs/Operator/properties/aircraft/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid3 = _errs18 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/operators/" + i0,schemaPath:"#/$defs/Operator/type",keyword:"type",params:{type: "object"}}];
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
validate0.errors = [{instancePath:instancePath+"/operators",schemaPath:"#/properties/operators/type",keyword:"type",params:{type: "array"}}];
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
