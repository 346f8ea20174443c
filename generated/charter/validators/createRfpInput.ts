// @generated from contracts/charter/tools/create_rfp.json. Edit the contract, then run npm run codegen.
// @ts-nocheck
import type { Validator } from "#contract";
import { formats } from "#contract";

const formats0 = formats["date-time"];

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
if(((data.flight_details === undefined) && (missing0 = "flight_details")) || ((data.operator_ids === undefined) && (missing0 = "operator_ids"))){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.flight_details !== undefined){
let data0 = data.flight_details;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if(((((data0.departure_airport === undefined) && (missing1 = "departure_airport")) || ((data0.arrival_airport === undefined) && (missing1 = "arrival_airport"))) || ((data0.passengers === undefined) && (missing1 = "passengers"))) || ((data0.departure_date === undefined) && (missing1 = "departure_date"))){
validate0.errors = [{instancePath:instancePath+"/flight_details",schemaPath:"#/properties/flight_details/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data0.departure_airport !== undefined){
const _errs3 = errors;
if(typeof data0.departure_airport !== "string"){
validate0.errors = [{instancePath:instancePath+"/flight_details/departure_airport",schemaPath:"#/properties/flight_details/properties/departure_airport/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.arrival_airport !== undefined){
const _errs5 = errors;
if(typeof data0.arrival_airport !== "string"){
validate0.errors = [{instancePath:instancePath+"/flight_details/arrival_airport",schemaPath:"#/properties/flight_details/properties/arrival_airport/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.passengers !== undefined){
let data3 = data0.passengers;
const _errs7 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate0.errors = [{instancePath:instancePath+"/flight_details/passengers",schemaPath:"#/properties/flight_details/properties/passengers/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.departure_date !== undefined){
let data4 = data0.departure_date;
const _errs9 = errors;
if(errors === _errs9){
if(errors === _errs9){
if(typeof data4 === "string"){
if(!(formats0(data4))){
validate0.errors = [{instancePath:instancePath+"/flight_details/departure_date",schemaPath:"#/properties/flight_details/properties/departure_date/format",keyword:"format",params:{format: "date-time"}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/flight_details/departure_date",schemaPath:"#/properties/flight_details/properties/departure_date/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/flight_details",schemaPath:"#/properties/flight_details/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.operator_ids !== undefined){
let data5 = data.operator_ids;
const _errs11 = errors;
if(errors === _errs11){
if(Array.isArray(data5)){
if(data5.length < 1){
validate0.errors = [{instancePath:instancePath+"/operator_ids",schemaPath:"#/properties/operator_ids/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid2 = true;
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
const _errs13 = errors;
if(typeof data5[i0] !== "string"){
validate0.errors = [{instancePath:instancePath+"/operator_ids/" + i0,schemaPath:"#/properties/operator_ids/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs13 === errors;
if(!valid2){
break;
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/operator_ids",schemaPath:"#/properties/operator_ids/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.deadline !== undefined){
let data7 = data.deadline;
const _errs15 = errors;
if(errors === _errs15){
if(errors === _errs15){
if(typeof data7 === "string"){
if(!(formats0(data7))){
validate0.errors = [{instancePath:instancePath+"/deadline",schemaPath:"#/properties/deadline/format",keyword:"format",params:{format: "date-time"}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/deadline",schemaPath:"#/properties/deadline/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.special_requirements !== undefined){
const _errs17 = errors;
if(typeof data.special_requirements !== "string"){
validate0.errors = [{instancePath:instancePath+"/special_requirements",schemaPath:"#/properties/special_requirements/type",keyword:"type",params:{type: "string"}}];
return false;
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
validate0.evaluated = {"props":{"flight_details":true,"operator_ids":true,"deadline":true,"special_requirements":true},"dynamicProps":false,"dynamicItems":false};

export const validate: Validator = validate0;
