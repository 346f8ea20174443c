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
if(((data.count === undefined) && (missing0 = "count")) || ((data.chains === undefined) && (missing0 = "chains"))){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "count") || (key0 === "chains"))){
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
if(data.chains !== undefined){
let data1 = data.chains;
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
if(((((data2.code === undefined) && (missing1 = "code")) || ((data2.name === undefined) && (missing1 = "name"))) || ((data2.brands === undefined) && (missing1 = "brands"))) || ((data2.fictional === undefined) && (missing1 = "fictional"))){
validate0.errors = [{instancePath:instancePath+"/chains/" + i0,schemaPath:"#/properties/chains/items/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs8 = errors;
for(const key1 in data2){
if(!((((key1 === "code") || (key1 === "name")) || (key1 === "brands")) || (key1 === "fictional"))){
validate0.errors = [{instancePath:instancePath+"/chains/" + i0,schemaPath:"#/properties/chains/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs8 === errors){
if(data2.code !== undefined){
const _errs9 = errors;
if(typeof data2.code !== "string"){
validate0.errors = [{instancePath:instancePath+"/chains/" + i0+"/code",schemaPath:"#/properties/chains/items/properties/code/type",keyword:"type",params:{type: "string"}}];
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
validate0.errors = [{instancePath:instancePath+"/chains/" + i0+"/name",schemaPath:"#/properties/chains/items/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs11 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2.brands !== undefined){
let data5 = data2.brands;
const _errs13 = errors;
if(errors === _errs13){
if(Array.isArray(data5)){
var valid3 = true;
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
let data6 = data5[i1];
const _errs15 = errors;
if(errors === _errs15){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
let missing2;
if((((data6.name === undefined) && (missing2 = "name")) || ((data6.stars === undefined) && (missing2 = "stars"))) || ((data6.resort === undefined) && (missing2 = "resort"))){
validate0.errors = [{instancePath:instancePath+"/chains/" + i0+"/brands/" + i1,schemaPath:"#/properties/chains/items/properties/brands/items/required",keyword:"required",params:{missingProperty: missing2}}];
return false;
}
else {
const _errs17 = errors;
for(const key2 in data6){
if(!(((key2 === "name") || (key2 === "stars")) || (key2 === "resort"))){
validate0.errors = [{instancePath:instancePath+"/chains/" + i0+"/brands/" + i1,schemaPath:"#/properties/chains/items/properties/brands/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}}];
return false;
break;
}
}
if(_errs17 === errors){
if(data6.name !== undefined){
const _errs18 = errors;
if(typeof data6.name !== "string"){
validate0.errors = [{instancePath:instancePath+"/chains/" + i0+"/brands/" + i1+"/name",schemaPath:"#/properties/chains/items/properties/brands/items/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid4 = _errs18 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data6.stars !== undefined){
let data8 = data6.stars;
const _errs20 = errors;
if(errors === _errs20){
if(Array.isArray(data8)){
var valid5 = true;
const len2 = data8.length;
for(let i2=0; i2<len2; i2++){
let data9 = data8[i2];
const _errs22 = errors;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
validate0.errors = [{instancePath:instancePath+"/chains/" + i0+"/brands/" + i1+"/stars/" + i2,schemaPath:"#/properties/chains/items/properties/brands/items/properties/stars/items/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid5 = _errs22 === errors;
if(!valid5){
break;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/chains/" + i0+"/brands/" + i1+"/stars",schemaPath:"#/properties/chains/items/properties/brands/items/properties/stars/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid4 = _errs20 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data6.resort !== undefined){
const _errs24 = errors;
if(typeof data6.resort !== "boolean"){
validate0.errors = [{instancePath:instancePath+"/chains/" + i0+"/brands/" + i1+"/resort",schemaPath:"#/properties/chains/items/properties/brands/items/properties/resort/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid4 = _errs24 === errors;
}
else {
var valid4 = true;
}
}
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/chains/" + i0+"/brands/" + i1,schemaPath:"#/properties/chains/items/properties/brands/items/type",keyword:"type",params:{type: "object"}}];
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
validate0.errors = [{instancePath:instancePath+"/chains/" + i0+"/brands",schemaPath:"#/properties/chains/items/properties/brands/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid2 = _errs13 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2.fictional !== undefined){
let data11 = data2.fictional;
const _errs26 = errors;
if(typeof data11 !== "boolean"){
validate0.errors = [{instancePath:instancePath+"/chains/" + i0+"/fictional",schemaPath:"#/properties/chains/items/properties/fictional/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(true !== data11){
validate0.errors = [{instancePath:instancePath+"/chains/" + i0+"/fictional",schemaPath:"#/properties/chains/items/properties/fictional/const",keyword:"const",params:{allowedValue: true}}];
return false;
}
var valid2 = _errs26 === errors;
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
validate0.errors = [{instancePath:instancePath+"/chains/" + i0,schemaPath:"#/properties/chains/items/type",keyword:"type",params:{type: "object"}}];
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
validate0.errors = [{instancePath:instancePath+"/chains",schemaPath:"#/properties/chains/type",keyword:"type",params:{type: "array"}}];
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
