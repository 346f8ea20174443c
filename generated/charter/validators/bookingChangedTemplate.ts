// @generated from contracts/charter/templates.json. Edit the contract, then run npm run codegen.
// @ts-nocheck
import type { Validator } from "#contract";
import { codePointLength } from "#contract";

const schema0 = {"type":"object","properties":{"rfp_id":{"type":"string","minLength":1,"maxLength":200},"change":{"type":"string","enum":["confirmed","changed","cancelled"]},"legs":{"type":"array","maxItems":20,"items":{"type":"object","properties":{"departure_airport":{"type":"string","minLength":1,"maxLength":200},"arrival_airport":{"type":"string","minLength":1,"maxLength":200},"departure":{"type":"string","minLength":1,"maxLength":200},"passengers":{"type":"integer","minimum":0}},"required":["departure_airport","arrival_airport","departure","passengers"],"additionalProperties":false}},"quote":{"type":"object","properties":{"quote_id":{"type":"string","minLength":1,"maxLength":200},"operator_name":{"type":"string","minLength":1,"maxLength":200},"aircraft_type":{"type":"string","minLength":1,"maxLength":200},"price_usd":{"type":"string","minLength":1,"maxLength":40}},"required":["quote_id","operator_name","aircraft_type","price_usd"],"additionalProperties":false}},"required":["rfp_id","change","legs"],"additionalProperties":false};
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
if((((data.rfp_id === undefined) && (missing0 = "rfp_id")) || ((data.change === undefined) && (missing0 = "change"))) || ((data.legs === undefined) && (missing0 = "legs"))){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "rfp_id") || (key0 === "change")) || (key0 === "legs")) || (key0 === "quote"))){
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
if(data.change !== undefined){
let data1 = data.change;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate0.errors = [{instancePath:instancePath+"/change",schemaPath:"#/properties/change/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data1 === "confirmed") || (data1 === "changed")) || (data1 === "cancelled"))){
validate0.errors = [{instancePath:instancePath+"/change",schemaPath:"#/properties/change/enum",keyword:"enum",params:{allowedValues: schema0.properties.change.enum}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.legs !== undefined){
let data2 = data.legs;
const _errs6 = errors;
if(errors === _errs6){
if(Array.isArray(data2)){
if(data2.length > 20){
validate0.errors = [{instancePath:instancePath+"/legs",schemaPath:"#/properties/legs/maxItems",keyword:"maxItems",params:{limit: 20}}];
return false;
}
else {
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
const _errs8 = errors;
if(errors === _errs8){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
let missing1;
if(((((data3.departure_airport === undefined) && (missing1 = "departure_airport")) || ((data3.arrival_airport === undefined) && (missing1 = "arrival_airport"))) || ((data3.departure === undefined) && (missing1 = "departure"))) || ((data3.passengers === undefined) && (missing1 = "passengers"))){
validate0.errors = [{instancePath:instancePath+"/legs/" + i0,schemaPath:"#/properties/legs/items/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs10 = errors;
for(const key1 in data3){
if(!((((key1 === "departure_airport") || (key1 === "arrival_airport")) || (key1 === "departure")) || (key1 === "passengers"))){
validate0.errors = [{instancePath:instancePath+"/legs/" + i0,schemaPath:"#/properties/legs/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs10 === errors){
if(data3.departure_airport !== undefined){
let data4 = data3.departure_airport;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data4 === "string"){
if(func0(data4) > 200){
validate0.errors = [{instancePath:instancePath+"/legs/" + i0+"/departure_airport",schemaPath:"#/properties/legs/items/properties/departure_airport/maxLength",keyword:"maxLength",params:{limit: 200}}];
return false;
}
else {
if(func0(data4) < 1){
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
var valid2 = _errs11 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data3.arrival_airport !== undefined){
let data5 = data3.arrival_airport;
const _errs13 = errors;
if(errors === _errs13){
if(typeof data5 === "string"){
if(func0(data5) > 200){
validate0.errors = [{instancePath:instancePath+"/legs/" + i0+"/arrival_airport",schemaPath:"#/properties/legs/items/properties/arrival_airport/maxLength",keyword:"maxLength",params:{limit: 200}}];
return false;
}
else {
if(func0(data5) < 1){
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
var valid2 = _errs13 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data3.departure !== undefined){
let data6 = data3.departure;
const _errs15 = errors;
if(errors === _errs15){
if(typeof data6 === "string"){
if(func0(data6) > 200){
validate0.errors = [{instancePath:instancePath+"/legs/" + i0+"/departure",schemaPath:"#/properties/legs/items/properties/departure/maxLength",keyword:"maxLength",params:{limit: 200}}];
return false;
}
else {
if(func0(data6) < 1){
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
var valid2 = _errs15 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data3.passengers !== undefined){
let data7 = data3.passengers;
const _errs17 = errors;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
validate0.errors = [{instancePath:instancePath+"/legs/" + i0+"/passengers",schemaPath:"#/properties/legs/items/properties/passengers/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs17){
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 0 || isNaN(data7)){
validate0.errors = [{instancePath:instancePath+"/legs/" + i0+"/passengers",schemaPath:"#/properties/legs/items/properties/passengers/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
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
else {
validate0.errors = [{instancePath:instancePath+"/legs/" + i0,schemaPath:"#/properties/legs/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid1 = _errs8 === errors;
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
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.quote !== undefined){
let data8 = data.quote;
const _errs19 = errors;
if(errors === _errs19){
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
let missing2;
if(((((data8.quote_id === undefined) && (missing2 = "quote_id")) || ((data8.operator_name === undefined) && (missing2 = "operator_name"))) || ((data8.aircraft_type === undefined) && (missing2 = "aircraft_type"))) || ((data8.price_usd === undefined) && (missing2 = "price_usd"))){
validate0.errors = [{instancePath:instancePath+"/quote",schemaPath:"#/properties/quote/required",keyword:"required",params:{missingProperty: missing2}}];
return false;
}
else {
const _errs21 = errors;
for(const key2 in data8){
if(!((((key2 === "quote_id") || (key2 === "operator_name")) || (key2 === "aircraft_type")) || (key2 === "price_usd"))){
validate0.errors = [{instancePath:instancePath+"/quote",schemaPath:"#/properties/quote/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}}];
return false;
break;
}
}
if(_errs21 === errors){
if(data8.quote_id !== undefined){
let data9 = data8.quote_id;
const _errs22 = errors;
if(errors === _errs22){
if(typeof data9 === "string"){
if(func0(data9) > 200){
validate0.errors = [{instancePath:instancePath+"/quote/quote_id",schemaPath:"#/properties/quote/properties/quote_id/maxLength",keyword:"maxLength",params:{limit: 200}}];
return false;
}
else {
if(func0(data9) < 1){
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
var valid3 = _errs22 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data8.operator_name !== undefined){
let data10 = data8.operator_name;
const _errs24 = errors;
if(errors === _errs24){
if(typeof data10 === "string"){
if(func0(data10) > 200){
validate0.errors = [{instancePath:instancePath+"/quote/operator_name",schemaPath:"#/properties/quote/properties/operator_name/maxLength",keyword:"maxLength",params:{limit: 200}}];
return false;
}
else {
if(func0(data10) < 1){
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
var valid3 = _errs24 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data8.aircraft_type !== undefined){
let data11 = data8.aircraft_type;
const _errs26 = errors;
if(errors === _errs26){
if(typeof data11 === "string"){
if(func0(data11) > 200){
validate0.errors = [{instancePath:instancePath+"/quote/aircraft_type",schemaPath:"#/properties/quote/properties/aircraft_type/maxLength",keyword:"maxLength",params:{limit: 200}}];
return false;
}
else {
if(func0(data11) < 1){
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
var valid3 = _errs26 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data8.price_usd !== undefined){
let data12 = data8.price_usd;
const _errs28 = errors;
if(errors === _errs28){
if(typeof data12 === "string"){
if(func0(data12) > 40){
validate0.errors = [{instancePath:instancePath+"/quote/price_usd",schemaPath:"#/properties/quote/properties/price_usd/maxLength",keyword:"maxLength",params:{limit: 40}}];
return false;
}
else {
if(func0(data12) < 1){
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
var valid3 = _errs28 === errors;
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
