// @generated from contracts/gds/tools/searchFlights.json. Edit the contract, then run npm run codegen.
// @ts-nocheck
import type { Validator } from "#contract";
import { formats } from "#contract";

const schema0 = {"type":"object","properties":{"origin":{"type":"string","pattern":"^[A-Z]{3}$"},"destination":{"type":"string","pattern":"^[A-Z]{3}$"},"departureDate":{"type":"string","format":"date"},"passengers":{"type":"object","properties":{"adults":{"type":"integer","minimum":1,"maximum":9},"children":{"type":"integer","minimum":0,"maximum":9},"infants":{"type":"integer","minimum":0,"maximum":9}},"required":["adults"]},"cabin":{"type":"string","enum":["economy","premium_economy","business","first"]}},"required":["origin","destination","departureDate"]};
const pattern0 = new RegExp("^[A-Z]{3}$", "u");
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
if((((data.origin === undefined) && (missing0 = "origin")) || ((data.destination === undefined) && (missing0 = "destination"))) || ((data.departureDate === undefined) && (missing0 = "departureDate"))){
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
if(data.departureDate !== undefined){
let data2 = data.departureDate;
const _errs5 = errors;
if(errors === _errs5){
if(errors === _errs5){
if(typeof data2 === "string"){
if(!(formats0(data2))){
validate0.errors = [{instancePath:instancePath+"/departureDate",schemaPath:"#/properties/departureDate/format",keyword:"format",params:{format: "date"}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/departureDate",schemaPath:"#/properties/departureDate/type",keyword:"type",params:{type: "string"}}];
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
if(data.passengers !== undefined){
let data3 = data.passengers;
const _errs7 = errors;
if(errors === _errs7){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
let missing1;
if((data3.adults === undefined) && (missing1 = "adults")){
validate0.errors = [{instancePath:instancePath+"/passengers",schemaPath:"#/properties/passengers/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data3.adults !== undefined){
let data4 = data3.adults;
const _errs9 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate0.errors = [{instancePath:instancePath+"/passengers/adults",schemaPath:"#/properties/passengers/properties/adults/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs9){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 9 || isNaN(data4)){
validate0.errors = [{instancePath:instancePath+"/passengers/adults",schemaPath:"#/properties/passengers/properties/adults/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9}}];
return false;
}
else {
if(data4 < 1 || isNaN(data4)){
validate0.errors = [{instancePath:instancePath+"/passengers/adults",schemaPath:"#/properties/passengers/properties/adults/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data3.children !== undefined){
let data5 = data3.children;
const _errs11 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate0.errors = [{instancePath:instancePath+"/passengers/children",schemaPath:"#/properties/passengers/properties/children/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs11){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 9 || isNaN(data5)){
validate0.errors = [{instancePath:instancePath+"/passengers/children",schemaPath:"#/properties/passengers/properties/children/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9}}];
return false;
}
else {
if(data5 < 0 || isNaN(data5)){
validate0.errors = [{instancePath:instancePath+"/passengers/children",schemaPath:"#/properties/passengers/properties/children/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
var valid1 = _errs11 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data3.infants !== undefined){
let data6 = data3.infants;
const _errs13 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
validate0.errors = [{instancePath:instancePath+"/passengers/infants",schemaPath:"#/properties/passengers/properties/infants/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs13){
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 9 || isNaN(data6)){
validate0.errors = [{instancePath:instancePath+"/passengers/infants",schemaPath:"#/properties/passengers/properties/infants/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9}}];
return false;
}
else {
if(data6 < 0 || isNaN(data6)){
validate0.errors = [{instancePath:instancePath+"/passengers/infants",schemaPath:"#/properties/passengers/properties/infants/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
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
else {
validate0.errors = [{instancePath:instancePath+"/passengers",schemaPath:"#/properties/passengers/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cabin !== undefined){
let data7 = data.cabin;
const _errs15 = errors;
if(typeof data7 !== "string"){
validate0.errors = [{instancePath:instancePath+"/cabin",schemaPath:"#/properties/cabin/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((data7 === "economy") || (data7 === "premium_economy")) || (data7 === "business")) || (data7 === "first"))){
validate0.errors = [{instancePath:instancePath+"/cabin",schemaPath:"#/properties/cabin/enum",keyword:"enum",params:{allowedValues: schema0.properties.cabin.enum}}];
return false;
}
var valid0 = _errs15 === errors;
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
validate0.evaluated = {"props":{"origin":true,"destination":true,"departureDate":true,"passengers":true,"cabin":true},"dynamicProps":false,"dynamicItems":false};

export const validate: Validator = validate0;
