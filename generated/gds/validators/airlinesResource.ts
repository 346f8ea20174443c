// @generated from contracts/gds/resources.json. Edit the contract, then run npm run codegen.
// @ts-nocheck
import type { Validator } from "#contract";

const schema0 = {"type":"object","properties":{"count":{"type":"integer"},"airlines":{"type":"array","items":{"type":"object","properties":{"code":{"type":"string","pattern":"^[A-Z0-9]{2}$"},"icaoLike":{"type":"string"},"name":{"type":"string"},"country":{"type":"string"},"hubs":{"type":"array","items":{"type":"string","pattern":"^[A-Z]{3}$"}},"alliance":{"type":["string","null"]},"lowCost":{"type":"boolean"},"brands":{"type":"array","items":{"type":"string"}},"fictional":{"type":"boolean","const":true}},"required":["code","icaoLike","name","country","hubs","alliance","lowCost","brands","fictional"],"additionalProperties":false}}},"required":["count","airlines"],"additionalProperties":false};
const func0 = Object.prototype.hasOwnProperty;
const pattern0 = new RegExp("^[A-Z0-9]{2}$", "u");
const pattern1 = new RegExp("^[A-Z]{3}$", "u");

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
if(((data.count === undefined) && (missing0 = "count")) || ((data.airlines === undefined) && (missing0 = "airlines"))){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "count") || (key0 === "airlines"))){
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
if(data.airlines !== undefined){
let data1 = data.airlines;
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
if((((((((((data2.code === undefined) && (missing1 = "code")) || ((data2.icaoLike === undefined) && (missing1 = "icaoLike"))) || ((data2.name === undefined) && (missing1 = "name"))) || ((data2.country === undefined) && (missing1 = "country"))) || ((data2.hubs === undefined) && (missing1 = "hubs"))) || ((data2.alliance === undefined) && (missing1 = "alliance"))) || ((data2.lowCost === undefined) && (missing1 = "lowCost"))) || ((data2.brands === undefined) && (missing1 = "brands"))) || ((data2.fictional === undefined) && (missing1 = "fictional"))){
validate0.errors = [{instancePath:instancePath+"/airlines/" + i0,schemaPath:"#/properties/airlines/items/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs8 = errors;
for(const key1 in data2){
if(!(func0.call(schema0.properties.airlines.items.properties, key1))){
validate0.errors = [{instancePath:instancePath+"/airlines/" + i0,schemaPath:"#/properties/airlines/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs8 === errors){
if(data2.code !== undefined){
let data3 = data2.code;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data3 === "string"){
if(!pattern0.test(data3)){
validate0.errors = [{instancePath:instancePath+"/airlines/" + i0+"/code",schemaPath:"#/properties/airlines/items/properties/code/pattern",keyword:"pattern",params:{pattern: "^[A-Z0-9]{2}$"}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/airlines/" + i0+"/code",schemaPath:"#/properties/airlines/items/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid2 = _errs9 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2.icaoLike !== undefined){
const _errs11 = errors;
if(typeof data2.icaoLike !== "string"){
validate0.errors = [{instancePath:instancePath+"/airlines/" + i0+"/icaoLike",schemaPath:"#/properties/airlines/items/properties/icaoLike/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs11 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2.name !== undefined){
const _errs13 = errors;
if(typeof data2.name !== "string"){
validate0.errors = [{instancePath:instancePath+"/airlines/" + i0+"/name",schemaPath:"#/properties/airlines/items/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs13 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2.country !== undefined){
const _errs15 = errors;
if(typeof data2.country !== "string"){
validate0.errors = [{instancePath:instancePath+"/airlines/" + i0+"/country",schemaPath:"#/properties/airlines/items/properties/country/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs15 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2.hubs !== undefined){
let data7 = data2.hubs;
const _errs17 = errors;
if(errors === _errs17){
if(Array.isArray(data7)){
var valid3 = true;
const len1 = data7.length;
for(let i1=0; i1<len1; i1++){
let data8 = data7[i1];
const _errs19 = errors;
if(errors === _errs19){
if(typeof data8 === "string"){
if(!pattern1.test(data8)){
validate0.errors = [{instancePath:instancePath+"/airlines/" + i0+"/hubs/" + i1,schemaPath:"#/properties/airlines/items/properties/hubs/items/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/airlines/" + i0+"/hubs/" + i1,schemaPath:"#/properties/airlines/items/properties/hubs/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid3 = _errs19 === errors;
if(!valid3){
break;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/airlines/" + i0+"/hubs",schemaPath:"#/properties/airlines/items/properties/hubs/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid2 = _errs17 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2.alliance !== undefined){
let data9 = data2.alliance;
const _errs21 = errors;
if((typeof data9 !== "string") && (data9 !== null)){
validate0.errors = [{instancePath:instancePath+"/airlines/" + i0+"/alliance",schemaPath:"#/properties/airlines/items/properties/alliance/type",keyword:"type",params:{type: schema0.properties.airlines.items.properties.alliance.type}}];
return false;
}
var valid2 = _errs21 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2.lowCost !== undefined){
const _errs23 = errors;
if(typeof data2.lowCost !== "boolean"){
validate0.errors = [{instancePath:instancePath+"/airlines/" + i0+"/lowCost",schemaPath:"#/properties/airlines/items/properties/lowCost/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid2 = _errs23 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2.brands !== undefined){
let data11 = data2.brands;
const _errs25 = errors;
if(errors === _errs25){
if(Array.isArray(data11)){
var valid4 = true;
const len2 = data11.length;
for(let i2=0; i2<len2; i2++){
const _errs27 = errors;
if(typeof data11[i2] !== "string"){
validate0.errors = [{instancePath:instancePath+"/airlines/" + i0+"/brands/" + i2,schemaPath:"#/properties/airlines/items/properties/brands/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid4 = _errs27 === errors;
if(!valid4){
break;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/airlines/" + i0+"/brands",schemaPath:"#/properties/airlines/items/properties/brands/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid2 = _errs25 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2.fictional !== undefined){
let data13 = data2.fictional;
const _errs29 = errors;
if(typeof data13 !== "boolean"){
validate0.errors = [{instancePath:instancePath+"/airlines/" + i0+"/fictional",schemaPath:"#/properties/airlines/items/properties/fictional/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(true !== data13){
validate0.errors = [{instancePath:instancePath+"/airlines/" + i0+"/fictional",schemaPath:"#/properties/airlines/items/properties/fictional/const",keyword:"const",params:{allowedValue: true}}];
return false;
}
var valid2 = _errs29 === errors;
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
}
}
else {
validate0.errors = [{instancePath:instancePath+"/airlines/" + i0,schemaPath:"#/properties/airlines/items/type",keyword:"type",params:{type: "object"}}];
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
validate0.errors = [{instancePath:instancePath+"/airlines",schemaPath:"#/properties/airlines/type",keyword:"type",params:{type: "array"}}];
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
