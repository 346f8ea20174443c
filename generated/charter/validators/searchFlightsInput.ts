// @generated from contracts/charter/tools/search_flights.json. Edit the contract, then run npm run codegen.
// @ts-nocheck
import type { Validator } from "#contract";
import { formats } from "#contract";

const schema0 = {"type":"object","properties":{"departure_airport":{"type":"string","pattern":"^[A-Z]{4}$"},"arrival_airport":{"type":"string","pattern":"^[A-Z]{4}$"},"passengers":{"type":"integer","minimum":1,"maximum":19},"departure_date":{"type":"string","format":"date"},"aircraft_category":{"type":"string","enum":["light","midsize","heavy","ultra-long-range"]}},"required":["departure_airport","arrival_airport","passengers","departure_date"]};
const pattern0 = new RegExp("^[A-Z]{4}$", "u");
const formats0 = formats.date;

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
if(((((data.departure_airport === undefined) && (missing0 = "departure_airport")) || ((data.arrival_airport === undefined) && (missing0 = "arrival_airport"))) || ((data.passengers === undefined) && (missing0 = "passengers"))) || ((data.departure_date === undefined) && (missing0 = "departure_date"))){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.departure_airport !== undefined){
let data0 = data.departure_airport;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
validate0.errors = [{instancePath:instancePath+"/departure_airport",schemaPath:"#/properties/departure_airport/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{4}$"}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/departure_airport",schemaPath:"#/properties/departure_airport/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.arrival_airport !== undefined){
let data1 = data.arrival_airport;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
validate0.errors = [{instancePath:instancePath+"/arrival_airport",schemaPath:"#/properties/arrival_airport/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{4}$"}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/arrival_airport",schemaPath:"#/properties/arrival_airport/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.passengers !== undefined){
let data2 = data.passengers;
const _errs5 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate0.errors = [{instancePath:instancePath+"/passengers",schemaPath:"#/properties/passengers/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs5){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 19 || isNaN(data2)){
validate0.errors = [{instancePath:instancePath+"/passengers",schemaPath:"#/properties/passengers/maximum",keyword:"maximum",params:{comparison: "<=", limit: 19}}];
return false;
}
else {
if(data2 < 1 || isNaN(data2)){
validate0.errors = [{instancePath:instancePath+"/passengers",schemaPath:"#/properties/passengers/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.departure_date !== undefined){
let data3 = data.departure_date;
const _errs7 = errors;
if(errors === _errs7){
if(errors === _errs7){
if(typeof data3 === "string"){
if(!(formats0(data3))){
validate0.errors = [{instancePath:instancePath+"/departure_date",schemaPath:"#/properties/departure_date/format",keyword:"format",params:{format: "date"}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/departure_date",schemaPath:"#/properties/departure_date/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.aircraft_category !== undefined){
let data4 = data.aircraft_category;
const _errs9 = errors;
if(typeof data4 !== "string"){
validate0.errors = [{instancePath:instancePath+"/aircraft_category",schemaPath:"#/properties/aircraft_category/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((data4 === "light") || (data4 === "midsize")) || (data4 === "heavy")) || (data4 === "ultra-long-range"))){
validate0.errors = [{instancePath:instancePath+"/aircraft_category",schemaPath:"#/properties/aircraft_category/enum",keyword:"enum",params:{allowedValues: schema0.properties.aircraft_category.enum}}];
return false;
}
var valid0 = _errs9 === errors;
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
validate0.evaluated = {"props":{"departure_airport":true,"arrival_airport":true,"passengers":true,"departure_date":true,"aircraft_category":true},"dynamicProps":false,"dynamicItems":false};

export const validate: Validator = validate0;
