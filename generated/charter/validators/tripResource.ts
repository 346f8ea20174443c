// @generated from contracts/charter/resources.json. Edit the contract, then run npm run codegen.
// @ts-nocheck
import type { Validator } from "#contract";
import { formats } from "#contract";

const schema0 = {"type":"object","properties":{"trip_id":{"type":"string"},"status":{"type":"string","enum":["created","cancelled"]},"deep_link":{"type":"string"},"segments":{"type":"array","items":{"$ref":"#/$defs/Segment"}},"rfp_ids":{"type":"array","items":{"type":"string"}},"created_at":{"type":"string","format":"date-time"}},"required":["trip_id","status","segments","rfp_ids","created_at"],"additionalProperties":false,"$defs":{"Segment":{"type":"object","properties":{"departure_airport":{"type":"string"},"arrival_airport":{"type":"string"},"passengers":{"type":"integer","minimum":1},"departure_date":{"type":"string","format":"date-time"}},"required":["departure_airport","arrival_airport","passengers","departure_date"],"additionalProperties":false}}};
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
if((((((data.trip_id === undefined) && (missing0 = "trip_id")) || ((data.status === undefined) && (missing0 = "status"))) || ((data.segments === undefined) && (missing0 = "segments"))) || ((data.rfp_ids === undefined) && (missing0 = "rfp_ids"))) || ((data.created_at === undefined) && (missing0 = "created_at"))){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "trip_id") || (key0 === "status")) || (key0 === "deep_link")) || (key0 === "segments")) || (key0 === "rfp_ids")) || (key0 === "created_at"))){
validate0.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.trip_id !== undefined){
const _errs2 = errors;
if(typeof data.trip_id !== "string"){
validate0.errors = [{instancePath:instancePath+"/trip_id",schemaPath:"#/properties/trip_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data1 = data.status;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate0.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data1 === "created") || (data1 === "cancelled"))){
validate0.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema0.properties.status.enum}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.deep_link !== undefined){
const _errs6 = errors;
if(typeof data.deep_link !== "string"){
validate0.errors = [{instancePath:instancePath+"/deep_link",schemaPath:"#/properties/deep_link/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.segments !== undefined){
let data3 = data.segments;
const _errs8 = errors;
if(errors === _errs8){
if(Array.isArray(data3)){
var valid1 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
const _errs10 = errors;
const _errs11 = errors;
if(errors === _errs11){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
let missing1;
if(((((data4.departure_airport === undefined) && (missing1 = "departure_airport")) || ((data4.arrival_airport === undefined) && (missing1 = "arrival_airport"))) || ((data4.passengers === undefined) && (missing1 = "passengers"))) || ((data4.departure_date === undefined) && (missing1 = "departure_date"))){
validate0.errors = [{instancePath:instancePath+"/segments/" + i0,schemaPath:"#/$defs/Segment/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs13 = errors;
for(const key1 in data4){
if(!((((key1 === "departure_airport") || (key1 === "arrival_airport")) || (key1 === "passengers")) || (key1 === "departure_date"))){
validate0.errors = [{instancePath:instancePath+"/segments/" + i0,schemaPath:"#/$defs/Segment/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs13 === errors){
if(data4.departure_airport !== undefined){
const _errs14 = errors;
if(typeof data4.departure_airport !== "string"){
validate0.errors = [{instancePath:instancePath+"/segments/" + i0+"/departure_airport",schemaPath:"#/$defs/Segment/properties/departure_airport/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs14 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data4.arrival_airport !== undefined){
const _errs16 = errors;
if(typeof data4.arrival_airport !== "string"){
validate0.errors = [{instancePath:instancePath+"/segments/" + i0+"/arrival_airport",schemaPath:"#/$defs/Segment/properties/arrival_airport/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs16 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data4.passengers !== undefined){
let data7 = data4.passengers;
const _errs18 = errors;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
validate0.errors = [{instancePath:instancePath+"/segments/" + i0+"/passengers",schemaPath:"#/$defs/Segment/properties/passengers/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs18){
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 1 || isNaN(data7)){
validate0.errors = [{instancePath:instancePath+"/segments/" + i0+"/passengers",schemaPath:"#/$defs/Segment/properties/passengers/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid3 = _errs18 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data4.departure_date !== undefined){
let data8 = data4.departure_date;
const _errs20 = errors;
if(errors === _errs20){
if(errors === _errs20){
if(typeof data8 === "string"){
if(!(formats0(data8))){
validate0.errors = [{instancePath:instancePath+"/segments/" + i0+"/departure_date",schemaPath:"#/$defs/Segment/properties/departure_date/format",keyword:"format",params:{format: "date-time"}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/segments/" + i0+"/departure_date",schemaPath:"#/$defs/Segment/properties/departure_date/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid3 = _errs20 === errors;
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
validate0.errors = [{instancePath:instancePath+"/segments/" + i0,schemaPath:"#/$defs/Segment/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid1 = _errs10 === errors;
if(!valid1){
break;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/segments",schemaPath:"#/properties/segments/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.rfp_ids !== undefined){
let data9 = data.rfp_ids;
const _errs22 = errors;
if(errors === _errs22){
if(Array.isArray(data9)){
var valid4 = true;
const len1 = data9.length;
for(let i1=0; i1<len1; i1++){
const _errs24 = errors;
if(typeof data9[i1] !== "string"){
validate0.errors = [{instancePath:instancePath+"/rfp_ids/" + i1,schemaPath:"#/properties/rfp_ids/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid4 = _errs24 === errors;
if(!valid4){
break;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/rfp_ids",schemaPath:"#/properties/rfp_ids/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
let data11 = data.created_at;
const _errs26 = errors;
if(errors === _errs26){
if(errors === _errs26){
if(typeof data11 === "string"){
if(!(formats0(data11))){
validate0.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format: "date-time"}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid0 = _errs26 === errors;
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
