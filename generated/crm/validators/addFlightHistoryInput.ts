// @generated from contracts/crm/tools/add_flight_history.json. Edit the contract, then run npm run codegen.
// @ts-nocheck
import type { Validator } from "#contract";
import { formats } from "#contract";

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
if(((data.client_id === undefined) && (missing0 = "client_id")) || ((data.flight_details === undefined) && (missing0 = "flight_details"))){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.client_id !== undefined){
const _errs1 = errors;
if(typeof data.client_id !== "string"){
validate0.errors = [{instancePath:instancePath+"/client_id",schemaPath:"#/properties/client_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.flight_details !== undefined){
let data1 = data.flight_details;
const _errs3 = errors;
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.date !== undefined){
let data2 = data1.date;
const _errs5 = errors;
if(errors === _errs5){
if(errors === _errs5){
if(typeof data2 === "string"){
if(!(formats0(data2))){
validate0.errors = [{instancePath:instancePath+"/flight_details/date",schemaPath:"#/properties/flight_details/properties/date/format",keyword:"format",params:{format: "date"}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/flight_details/date",schemaPath:"#/properties/flight_details/properties/date/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.route !== undefined){
const _errs7 = errors;
if(typeof data1.route !== "string"){
validate0.errors = [{instancePath:instancePath+"/flight_details/route",schemaPath:"#/properties/flight_details/properties/route/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.aircraft !== undefined){
const _errs9 = errors;
if(typeof data1.aircraft !== "string"){
validate0.errors = [{instancePath:instancePath+"/flight_details/aircraft",schemaPath:"#/properties/flight_details/properties/aircraft/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.operator !== undefined){
const _errs11 = errors;
if(typeof data1.operator !== "string"){
validate0.errors = [{instancePath:instancePath+"/flight_details/operator",schemaPath:"#/properties/flight_details/properties/operator/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs11 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.price !== undefined){
let data6 = data1.price;
const _errs13 = errors;
if(!((typeof data6 == "number") && (isFinite(data6)))){
validate0.errors = [{instancePath:instancePath+"/flight_details/price",schemaPath:"#/properties/flight_details/properties/price/type",keyword:"type",params:{type: "number"}}];
return false;
}
var valid1 = _errs13 === errors;
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
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
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
validate0.evaluated = {"props":{"client_id":true,"flight_details":true},"dynamicProps":false,"dynamicItems":false};

export const validate: Validator = validate0;
