// @generated from contracts/flights/tools/searchFlights.json. Edit the contract, then run npm run codegen.
// @ts-nocheck
import type { Validator } from "#contract";
import { formats } from "#contract";

const schema0 = {"type":"object","properties":{"origin":{"type":"string","pattern":"^[A-Z]{3}$"},"destination":{"type":"string","pattern":"^[A-Z]{3}$"},"departure_date":{"type":"string","format":"date"},"return_date":{"type":"string","format":"date"},"adults":{"type":"integer","minimum":1,"maximum":9},"children":{"type":"integer","minimum":0,"maximum":9},"infants":{"type":"integer","minimum":0,"maximum":9},"cabin_class":{"type":"string","enum":["economy","premium_economy","business","first"]},"max_connections":{"type":"integer","minimum":0,"maximum":2},"departure_time":{"$ref":"#/$defs/TimeWindow"},"arrival_time":{"$ref":"#/$defs/TimeWindow"},"max_results":{"type":"integer","minimum":1,"maximum":50},"new_search":{"type":"boolean"}},"required":["origin","destination","departure_date"],"$defs":{"TimeWindow":{"type":"object","properties":{"after":{"$ref":"#/$defs/Time"},"before":{"$ref":"#/$defs/Time"}},"required":["after","before"]},"Time":{"type":"string","pattern":"^([01]\\d|2[0-3]):[0-5]\\d$"}}};
const pattern0 = new RegExp("^[A-Z]{3}$", "u");
const formats0 = formats.date;
const pattern2 = new RegExp("^([01]\\d|2[0-3]):[0-5]\\d$", "u");

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate1.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.after === undefined) && (missing0 = "after")) || ((data.before === undefined) && (missing0 = "before"))){
validate1.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.after !== undefined){
let data0 = data.after;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern2.test(data0)){
validate1.errors = [{instancePath:instancePath+"/after",schemaPath:"#/$defs/Time/pattern",keyword:"pattern",params:{pattern: "^([01]\\d|2[0-3]):[0-5]\\d$"}}];
return false;
}
}
else {
validate1.errors = [{instancePath:instancePath+"/after",schemaPath:"#/$defs/Time/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.before !== undefined){
let data1 = data.before;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(!pattern2.test(data1)){
validate1.errors = [{instancePath:instancePath+"/before",schemaPath:"#/$defs/Time/pattern",keyword:"pattern",params:{pattern: "^([01]\\d|2[0-3]):[0-5]\\d$"}}];
return false;
}
}
else {
validate1.errors = [{instancePath:instancePath+"/before",schemaPath:"#/$defs/Time/type",keyword:"type",params:{type: "string"}}];
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
else {
validate1.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate1.errors = vErrors;
return errors === 0;
}
validate1.evaluated = {"props":{"after":true,"before":true},"dynamicProps":false,"dynamicItems":false};


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
if((((data.origin === undefined) && (missing0 = "origin")) || ((data.destination === undefined) && (missing0 = "destination"))) || ((data.departure_date === undefined) && (missing0 = "departure_date"))){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.origin !== undefined){
let data0 = data.origin;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
validate0.errors = [{instancePath:instancePath+"/origin",schemaPath:"#/properties/origin/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/origin",schemaPath:"#/properties/origin/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.destination !== undefined){
let data1 = data.destination;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
validate0.errors = [{instancePath:instancePath+"/destination",schemaPath:"#/properties/destination/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/destination",schemaPath:"#/properties/destination/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.departure_date !== undefined){
let data2 = data.departure_date;
const _errs5 = errors;
if(errors === _errs5){
if(errors === _errs5){
if(typeof data2 === "string"){
if(!(formats0(data2))){
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
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.return_date !== undefined){
let data3 = data.return_date;
const _errs7 = errors;
if(errors === _errs7){
if(errors === _errs7){
if(typeof data3 === "string"){
if(!(formats0(data3))){
validate0.errors = [{instancePath:instancePath+"/return_date",schemaPath:"#/properties/return_date/format",keyword:"format",params:{format: "date"}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/return_date",schemaPath:"#/properties/return_date/type",keyword:"type",params:{type: "string"}}];
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
if(data.adults !== undefined){
let data4 = data.adults;
const _errs9 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate0.errors = [{instancePath:instancePath+"/adults",schemaPath:"#/properties/adults/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs9){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 9 || isNaN(data4)){
validate0.errors = [{instancePath:instancePath+"/adults",schemaPath:"#/properties/adults/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9}}];
return false;
}
else {
if(data4 < 1 || isNaN(data4)){
validate0.errors = [{instancePath:instancePath+"/adults",schemaPath:"#/properties/adults/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.children !== undefined){
let data5 = data.children;
const _errs11 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate0.errors = [{instancePath:instancePath+"/children",schemaPath:"#/properties/children/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs11){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 9 || isNaN(data5)){
validate0.errors = [{instancePath:instancePath+"/children",schemaPath:"#/properties/children/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9}}];
return false;
}
else {
if(data5 < 0 || isNaN(data5)){
validate0.errors = [{instancePath:instancePath+"/children",schemaPath:"#/properties/children/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.infants !== undefined){
let data6 = data.infants;
const _errs13 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
validate0.errors = [{instancePath:instancePath+"/infants",schemaPath:"#/properties/infants/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs13){
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 9 || isNaN(data6)){
validate0.errors = [{instancePath:instancePath+"/infants",schemaPath:"#/properties/infants/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9}}];
return false;
}
else {
if(data6 < 0 || isNaN(data6)){
validate0.errors = [{instancePath:instancePath+"/infants",schemaPath:"#/properties/infants/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cabin_class !== undefined){
let data7 = data.cabin_class;
const _errs15 = errors;
if(typeof data7 !== "string"){
validate0.errors = [{instancePath:instancePath+"/cabin_class",schemaPath:"#/properties/cabin_class/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((data7 === "economy") || (data7 === "premium_economy")) || (data7 === "business")) || (data7 === "first"))){
validate0.errors = [{instancePath:instancePath+"/cabin_class",schemaPath:"#/properties/cabin_class/enum",keyword:"enum",params:{allowedValues: schema0.properties.cabin_class.enum}}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.max_connections !== undefined){
let data8 = data.max_connections;
const _errs17 = errors;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
validate0.errors = [{instancePath:instancePath+"/max_connections",schemaPath:"#/properties/max_connections/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs17){
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 2 || isNaN(data8)){
validate0.errors = [{instancePath:instancePath+"/max_connections",schemaPath:"#/properties/max_connections/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2}}];
return false;
}
else {
if(data8 < 0 || isNaN(data8)){
validate0.errors = [{instancePath:instancePath+"/max_connections",schemaPath:"#/properties/max_connections/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.departure_time !== undefined){
const _errs19 = errors;
if(!(validate1(data.departure_time, {instancePath:instancePath+"/departure_time",parentData:data,parentDataProperty:"departure_time",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.arrival_time !== undefined){
const _errs20 = errors;
if(!(validate1(data.arrival_time, {instancePath:instancePath+"/arrival_time",parentData:data,parentDataProperty:"arrival_time",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.max_results !== undefined){
let data11 = data.max_results;
const _errs21 = errors;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
validate0.errors = [{instancePath:instancePath+"/max_results",schemaPath:"#/properties/max_results/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs21){
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 50 || isNaN(data11)){
validate0.errors = [{instancePath:instancePath+"/max_results",schemaPath:"#/properties/max_results/maximum",keyword:"maximum",params:{comparison: "<=", limit: 50}}];
return false;
}
else {
if(data11 < 1 || isNaN(data11)){
validate0.errors = [{instancePath:instancePath+"/max_results",schemaPath:"#/properties/max_results/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.new_search !== undefined){
const _errs23 = errors;
if(typeof data.new_search !== "boolean"){
validate0.errors = [{instancePath:instancePath+"/new_search",schemaPath:"#/properties/new_search/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs23 === errors;
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
validate0.evaluated = {"props":{"origin":true,"destination":true,"departure_date":true,"return_date":true,"adults":true,"children":true,"infants":true,"cabin_class":true,"max_connections":true,"departure_time":true,"arrival_time":true,"max_results":true,"new_search":true},"dynamicProps":false,"dynamicItems":false};

export const validate: Validator = validate0;
