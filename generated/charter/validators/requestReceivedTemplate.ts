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
if((((data.rfp_id === undefined) && (missing0 = "rfp_id")) || ((data.legs === undefined) && (missing0 = "legs"))) || ((data.operators === undefined) && (missing0 = "operators"))){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "rfp_id") || (key0 === "legs")) || (key0 === "deadline")) || (key0 === "operators"))){
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
if(data.deadline !== undefined){
let data7 = data.deadline;
const _errs17 = errors;
if(errors === _errs17){
if(typeof data7 === "string"){
if(func0(data7) > 200){
validate0.errors = [{instancePath:instancePath+"/deadline",schemaPath:"#/properties/deadline/maxLength",keyword:"maxLength",params:{limit: 200}}];
return false;
}
else {
if(func0(data7) < 1){
validate0.errors = [{instancePath:instancePath+"/deadline",schemaPath:"#/properties/deadline/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/deadline",schemaPath:"#/properties/deadline/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.operators !== undefined){
let data8 = data.operators;
const _errs19 = errors;
if(errors === _errs19){
if(Array.isArray(data8)){
if(data8.length > 500){
validate0.errors = [{instancePath:instancePath+"/operators",schemaPath:"#/properties/operators/maxItems",keyword:"maxItems",params:{limit: 500}}];
return false;
}
else {
var valid3 = true;
const len1 = data8.length;
for(let i1=0; i1<len1; i1++){
let data9 = data8[i1];
const _errs21 = errors;
if(errors === _errs21){
if(typeof data9 === "string"){
if(func0(data9) > 200){
validate0.errors = [{instancePath:instancePath+"/operators/" + i1,schemaPath:"#/properties/operators/items/maxLength",keyword:"maxLength",params:{limit: 200}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/operators/" + i1,schemaPath:"#/properties/operators/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid3 = _errs21 === errors;
if(!valid3){
break;
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/operators",schemaPath:"#/properties/operators/type",keyword:"type",params:{type: "array"}}];
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
