// @generated from contracts/charter/resources.json. Edit the contract, then run npm run codegen.
// @ts-nocheck
import type { Validator } from "#contract";

const pattern0 = new RegExp("^[A-Z]{4}$", "u");

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
if((((data.count === undefined) && (missing0 = "count")) || ((data.airports === undefined) && (missing0 = "airports"))) || ((data.licence === undefined) && (missing0 = "licence"))){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "count") || (key0 === "airports")) || (key0 === "licence"))){
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
if(data.airports !== undefined){
let data1 = data.airports;
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
if((((((data2.icao === undefined) && (missing1 = "icao")) || ((data2.iata === undefined) && (missing1 = "iata"))) || ((data2.name === undefined) && (missing1 = "name"))) || ((data2.city === undefined) && (missing1 = "city"))) || ((data2.country === undefined) && (missing1 = "country"))){
validate0.errors = [{instancePath:instancePath+"/airports/" + i0,schemaPath:"#/properties/airports/items/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs8 = errors;
for(const key1 in data2){
if(!(((((key1 === "icao") || (key1 === "iata")) || (key1 === "name")) || (key1 === "city")) || (key1 === "country"))){
validate0.errors = [{instancePath:instancePath+"/airports/" + i0,schemaPath:"#/properties/airports/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs8 === errors){
if(data2.icao !== undefined){
let data3 = data2.icao;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data3 === "string"){
if(!pattern0.test(data3)){
validate0.errors = [{instancePath:instancePath+"/airports/" + i0+"/icao",schemaPath:"#/properties/airports/items/properties/icao/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{4}$"}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/airports/" + i0+"/icao",schemaPath:"#/properties/airports/items/properties/icao/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid2 = _errs9 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2.iata !== undefined){
const _errs11 = errors;
if(typeof data2.iata !== "string"){
validate0.errors = [{instancePath:instancePath+"/airports/" + i0+"/iata",schemaPath:"#/properties/airports/items/properties/iata/type",keyword:"type",params:{type: "string"}}];
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
validate0.errors = [{instancePath:instancePath+"/airports/" + i0+"/name",schemaPath:"#/properties/airports/items/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs13 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2.city !== undefined){
const _errs15 = errors;
if(typeof data2.city !== "string"){
validate0.errors = [{instancePath:instancePath+"/airports/" + i0+"/city",schemaPath:"#/properties/airports/items/properties/city/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs15 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2.country !== undefined){
const _errs17 = errors;
if(typeof data2.country !== "string"){
validate0.errors = [{instancePath:instancePath+"/airports/" + i0+"/country",schemaPath:"#/properties/airports/items/properties/country/type",keyword:"type",params:{type: "string"}}];
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
else {
validate0.errors = [{instancePath:instancePath+"/airports/" + i0,schemaPath:"#/properties/airports/items/type",keyword:"type",params:{type: "object"}}];
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
validate0.errors = [{instancePath:instancePath+"/airports",schemaPath:"#/properties/airports/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.licence !== undefined){
const _errs19 = errors;
if(typeof data.licence !== "string"){
validate0.errors = [{instancePath:instancePath+"/licence",schemaPath:"#/properties/licence/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs19 === errors;
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
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const validate: Validator = validate0;
