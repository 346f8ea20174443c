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
if((((((data.client_id === undefined) && (missing0 = "client_id")) || ((data.total_flights === undefined) && (missing0 = "total_flights"))) || ((data.last_flight_date === undefined) && (missing0 = "last_flight_date"))) || ((data.flight === undefined) && (missing0 = "flight"))) || ((data.notes === undefined) && (missing0 = "notes"))){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "client_id") || (key0 === "total_flights")) || (key0 === "last_flight_date")) || (key0 === "flight")) || (key0 === "notes"))){
validate0.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.client_id !== undefined){
const _errs2 = errors;
if(typeof data.client_id !== "string"){
validate0.errors = [{instancePath:instancePath+"/client_id",schemaPath:"#/properties/client_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.total_flights !== undefined){
let data1 = data.total_flights;
const _errs4 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate0.errors = [{instancePath:instancePath+"/total_flights",schemaPath:"#/properties/total_flights/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs4){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
validate0.errors = [{instancePath:instancePath+"/total_flights",schemaPath:"#/properties/total_flights/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.last_flight_date !== undefined){
let data2 = data.last_flight_date;
const _errs6 = errors;
if(errors === _errs6){
if(errors === _errs6){
if(typeof data2 === "string"){
if(!(formats0(data2))){
validate0.errors = [{instancePath:instancePath+"/last_flight_date",schemaPath:"#/properties/last_flight_date/format",keyword:"format",params:{format: "date"}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/last_flight_date",schemaPath:"#/properties/last_flight_date/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.flight !== undefined){
let data3 = data.flight;
const _errs8 = errors;
if(errors === _errs8){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
let missing1;
if(((data3.date === undefined) && (missing1 = "date")) || ((data3.route === undefined) && (missing1 = "route"))){
validate0.errors = [{instancePath:instancePath+"/flight",schemaPath:"#/properties/flight/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs10 = errors;
for(const key1 in data3){
if(!(((((key1 === "date") || (key1 === "route")) || (key1 === "aircraft")) || (key1 === "operator")) || (key1 === "price"))){
validate0.errors = [{instancePath:instancePath+"/flight",schemaPath:"#/properties/flight/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs10 === errors){
if(data3.date !== undefined){
let data4 = data3.date;
const _errs11 = errors;
if(errors === _errs11){
if(errors === _errs11){
if(typeof data4 === "string"){
if(!(formats0(data4))){
validate0.errors = [{instancePath:instancePath+"/flight/date",schemaPath:"#/properties/flight/properties/date/format",keyword:"format",params:{format: "date"}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/flight/date",schemaPath:"#/properties/flight/properties/date/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid1 = _errs11 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data3.route !== undefined){
const _errs13 = errors;
if(typeof data3.route !== "string"){
validate0.errors = [{instancePath:instancePath+"/flight/route",schemaPath:"#/properties/flight/properties/route/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs13 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data3.aircraft !== undefined){
const _errs15 = errors;
if(typeof data3.aircraft !== "string"){
validate0.errors = [{instancePath:instancePath+"/flight/aircraft",schemaPath:"#/properties/flight/properties/aircraft/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs15 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data3.operator !== undefined){
const _errs17 = errors;
if(typeof data3.operator !== "string"){
validate0.errors = [{instancePath:instancePath+"/flight/operator",schemaPath:"#/properties/flight/properties/operator/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs17 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data3.price !== undefined){
let data8 = data3.price;
const _errs19 = errors;
if(errors === _errs19){
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 0 || isNaN(data8)){
validate0.errors = [{instancePath:instancePath+"/flight/price",schemaPath:"#/properties/flight/properties/price/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/flight/price",schemaPath:"#/properties/flight/properties/price/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid1 = _errs19 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/flight",schemaPath:"#/properties/flight/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.notes !== undefined){
let data9 = data.notes;
const _errs21 = errors;
if(errors === _errs21){
if(Array.isArray(data9)){
var valid2 = true;
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
const _errs23 = errors;
if(typeof data9[i0] !== "string"){
validate0.errors = [{instancePath:instancePath+"/notes/" + i0,schemaPath:"#/properties/notes/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs23 === errors;
if(!valid2){
break;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/notes",schemaPath:"#/properties/notes/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs21 === errors;
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
