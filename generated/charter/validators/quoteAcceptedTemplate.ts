// @generated from contracts/charter/templates.json. Edit the contract, then run npm run codegen.
// @ts-nocheck
import type { Validator } from "#contract";
import { codePointLength } from "#contract";

const func0 = codePointLength;

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
if(((data.rfp_id === undefined) && (missing0 = "rfp_id")) || ((data.legs === undefined) && (missing0 = "legs"))){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "rfp_id") || (key0 === "legs")) || (key0 === "quote"))){
validate0.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.rfp_id !== undefined){
let data0 = data.rfp_id;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func0(data0) > 200){
validate0.errors = [{instancePath:instancePath+"/rfp_id",schemaPath:"#/properties/rfp_id/maxLength",keyword:"maxLength",params:{limit: 200}}];
return false;
}
else {
if(func0(data0) < 1){
validate0.errors = [{instancePath:instancePath+"/rfp_id",schemaPath:"#/properties/rfp_id/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/rfp_id",schemaPath:"#/properties/rfp_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.legs !== undefined){
let data1 = data.legs;
const _errs4 = errors;
if(errors === _errs4){
if(Array.isArray(data1)){
if(data1.length > 20){
validate0.errors = [{instancePath:instancePath+"/legs",schemaPath:"#/properties/legs/maxItems",keyword:"maxItems",params:{limit: 20}}];
return false;
}
else {
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs6 = errors;
if(errors === _errs6){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if(((((data2.departure_airport === undefined) && (missing1 = "departure_airport")) || ((data2.arrival_airport === undefined) && (missing1 = "arrival_airport"))) || ((data2.departure === undefined) && (missing1 = "departure"))) || ((data2.passengers === undefined) && (missing1 = "passengers"))){
validate0.errors = [{instancePath:instancePath+"/legs/" + i0,schemaPath:"#/properties/legs/items/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs8 = errors;
for(const key1 in data2){
if(!((((key1 === "departure_airport") || (key1 === "arrival_airport")) || (key1 === "departure")) || (key1 === "passengers"))){
validate0.errors = [{instancePath:instancePath+"/legs/" + i0,schemaPath:"#/properties/legs/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs8 === errors){
if(data2.departure_airport !== undefined){
let data3 = data2.departure_airport;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data3 === "string"){
if(func0(data3) > 200){
validate0.errors = [{instancePath:instancePath+"/legs/" + i0+"/departure_airport",schemaPath:"#/properties/legs/items/properties/departure_airport/maxLength",keyword:"maxLength",params:{limit: 200}}];
return false;
}
else {
if(func0(data3) < 1){
validate0.errors = [{instancePath:instancePath+"/legs/" + i0+"/departure_airport",schemaPath:"#/properties/legs/items/properties/departure_airport/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/legs/" + i0+"/departure_airport",schemaPath:"#/properties/legs/items/properties/departure_airport/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid2 = _errs9 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2.arrival_airport !== undefined){
let data4 = data2.arrival_airport;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data4 === "string"){
if(func0(data4) > 200){
validate0.errors = [{instancePath:instancePath+"/legs/" + i0+"/arrival_airport",schemaPath:"#/properties/legs/items/properties/arrival_airport/maxLength",keyword:"maxLength",params:{limit: 200}}];
return false;
}
else {
if(func0(data4) < 1){
validate0.errors = [{instancePath:instancePath+"/legs/" + i0+"/arrival_airport",schemaPath:"#/properties/legs/items/properties/arrival_airport/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/legs/" + i0+"/arrival_airport",schemaPath:"#/properties/legs/items/properties/arrival_airport/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid2 = _errs11 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2.departure !== undefined){
let data5 = data2.departure;
const _errs13 = errors;
if(errors === _errs13){
if(typeof data5 === "string"){
if(func0(data5) > 200){
validate0.errors = [{instancePath:instancePath+"/legs/" + i0+"/departure",schemaPath:"#/properties/legs/items/properties/departure/maxLength",keyword:"maxLength",params:{limit: 200}}];
return false;
}
else {
if(func0(data5) < 1){
validate0.errors = [{instancePath:instancePath+"/legs/" + i0+"/departure",schemaPath:"#/properties/legs/items/properties/departure/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/legs/" + i0+"/departure",schemaPath:"#/properties/legs/items/properties/departure/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid2 = _errs13 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2.passengers !== undefined){
let data6 = data2.passengers;
const _errs15 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
validate0.errors = [{instancePath:instancePath+"/legs/" + i0+"/passengers",schemaPath:"#/properties/legs/items/properties/passengers/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs15){
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 0 || isNaN(data6)){
validate0.errors = [{instancePath:instancePath+"/legs/" + i0+"/passengers",schemaPath:"#/properties/legs/items/properties/passengers/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
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
validate0.errors = [{instancePath:instancePath+"/legs/" + i0,schemaPath:"#/properties/legs/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid1 = _errs6 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/legs",schemaPath:"#/properties/legs/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.quote !== undefined){
let data7 = data.quote;
const _errs17 = errors;
if(errors === _errs17){
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
let missing2;
if(((((data7.quote_id === undefined) && (missing2 = "quote_id")) || ((data7.operator_name === undefined) && (missing2 = "operator_name"))) || ((data7.aircraft_type === undefined) && (missing2 = "aircraft_type"))) || ((data7.price_usd === undefined) && (missing2 = "price_usd"))){
validate0.errors = [{instancePath:instancePath+"/quote",schemaPath:"#/properties/quote/required",keyword:"required",params:{missingProperty: missing2}}];
return false;
}
else {
const _errs19 = errors;
for(const key2 in data7){
if(!((((key2 === "quote_id") || (key2 === "operator_name")) || (key2 === "aircraft_type")) || (key2 === "price_usd"))){
validate0.errors = [{instancePath:instancePath+"/quote",schemaPath:"#/properties/quote/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}}];
return false;
break;
}
}
if(_errs19 === errors){
if(data7.quote_id !== undefined){
let data8 = data7.quote_id;
const _errs20 = errors;
if(errors === _errs20){
if(typeof data8 === "string"){
if(func0(data8) > 200){
validate0.errors = [{instancePath:instancePath+"/quote/quote_id",schemaPath:"#/properties/quote/properties/quote_id/maxLength",keyword:"maxLength",params:{limit: 200}}];
return false;
}
else {
if(func0(data8) < 1){
validate0.errors = [{instancePath:instancePath+"/quote/quote_id",schemaPath:"#/properties/quote/properties/quote_id/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/quote/quote_id",schemaPath:"#/properties/quote/properties/quote_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid3 = _errs20 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data7.operator_name !== undefined){
let data9 = data7.operator_name;
const _errs22 = errors;
if(errors === _errs22){
if(typeof data9 === "string"){
if(func0(data9) > 200){
validate0.errors = [{instancePath:instancePath+"/quote/operator_name",schemaPath:"#/properties/quote/properties/operator_name/maxLength",keyword:"maxLength",params:{limit: 200}}];
return false;
}
else {
if(func0(data9) < 1){
validate0.errors = [{instancePath:instancePath+"/quote/operator_name",schemaPath:"#/properties/quote/properties/operator_name/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/quote/operator_name",schemaPath:"#/properties/quote/properties/operator_name/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid3 = _errs22 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data7.aircraft_type !== undefined){
let data10 = data7.aircraft_type;
const _errs24 = errors;
if(errors === _errs24){
if(typeof data10 === "string"){
if(func0(data10) > 200){
validate0.errors = [{instancePath:instancePath+"/quote/aircraft_type",schemaPath:"#/properties/quote/properties/aircraft_type/maxLength",keyword:"maxLength",params:{limit: 200}}];
return false;
}
else {
if(func0(data10) < 1){
validate0.errors = [{instancePath:instancePath+"/quote/aircraft_type",schemaPath:"#/properties/quote/properties/aircraft_type/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/quote/aircraft_type",schemaPath:"#/properties/quote/properties/aircraft_type/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid3 = _errs24 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data7.price_usd !== undefined){
let data11 = data7.price_usd;
const _errs26 = errors;
if(errors === _errs26){
if(typeof data11 === "string"){
if(func0(data11) > 40){
validate0.errors = [{instancePath:instancePath+"/quote/price_usd",schemaPath:"#/properties/quote/properties/price_usd/maxLength",keyword:"maxLength",params:{limit: 40}}];
return false;
}
else {
if(func0(data11) < 1){
validate0.errors = [{instancePath:instancePath+"/quote/price_usd",schemaPath:"#/properties/quote/properties/price_usd/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/quote/price_usd",schemaPath:"#/properties/quote/properties/price_usd/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid3 = _errs26 === errors;
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
else {
validate0.errors = [{instancePath:instancePath+"/quote",schemaPath:"#/properties/quote/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs17 === errors;
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
