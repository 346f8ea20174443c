// @generated from contracts/charter/webhooks.json. Edit the contract, then run npm run codegen.
// @ts-nocheck
import type { Validator } from "#contract";
import { codePointLength, formats } from "#contract";

const pattern0 = new RegExp("^[A-Za-z0-9_.:-]{1,100}$", "u");
const pattern2 = new RegExp("^[A-Z]{4}$", "u");
const pattern4 = new RegExp("^https://", "u");
const formats0 = formats["date-time"];
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
if((((((data.event_type === undefined) && (missing0 = "event_type")) || ((data.event_id === undefined) && (missing0 = "event_id"))) || ((data.timestamp === undefined) && (missing0 = "timestamp"))) || ((data.trip_id === undefined) && (missing0 = "trip_id"))) || ((data.segments === undefined) && (missing0 = "segments"))){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.event_type !== undefined){
let data0 = data.event_type;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate0.errors = [{instancePath:instancePath+"/event_type",schemaPath:"#/properties/event_type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("trip_created" !== data0){
validate0.errors = [{instancePath:instancePath+"/event_type",schemaPath:"#/properties/event_type/const",keyword:"const",params:{allowedValue: "trip_created"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.event_id !== undefined){
let data1 = data.event_id;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
validate0.errors = [{instancePath:instancePath+"/event_id",schemaPath:"#/properties/event_id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_.:-]{1,100}$"}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/event_id",schemaPath:"#/properties/event_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.timestamp !== undefined){
let data2 = data.timestamp;
const _errs6 = errors;
if(errors === _errs6){
if(errors === _errs6){
if(typeof data2 === "string"){
if(!(formats0(data2))){
validate0.errors = [{instancePath:instancePath+"/timestamp",schemaPath:"#/properties/timestamp/format",keyword:"format",params:{format: "date-time"}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/timestamp",schemaPath:"#/properties/timestamp/type",keyword:"type",params:{type: "string"}}];
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
if(data.trip_id !== undefined){
let data3 = data.trip_id;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data3 === "string"){
if(!pattern0.test(data3)){
validate0.errors = [{instancePath:instancePath+"/trip_id",schemaPath:"#/properties/trip_id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_.:-]{1,100}$"}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/trip_id",schemaPath:"#/properties/trip_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.segments !== undefined){
let data4 = data.segments;
const _errs10 = errors;
if(errors === _errs10){
if(Array.isArray(data4)){
if(data4.length > 20){
validate0.errors = [{instancePath:instancePath+"/segments",schemaPath:"#/properties/segments/maxItems",keyword:"maxItems",params:{limit: 20}}];
return false;
}
else {
var valid1 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
const _errs12 = errors;
const _errs13 = errors;
if(errors === _errs13){
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
let missing1;
if(((((data5.departure_airport === undefined) && (missing1 = "departure_airport")) || ((data5.arrival_airport === undefined) && (missing1 = "arrival_airport"))) || ((data5.departure_date === undefined) && (missing1 = "departure_date"))) || ((data5.passengers === undefined) && (missing1 = "passengers"))){
validate0.errors = [{instancePath:instancePath+"/segments/" + i0,schemaPath:"#/$defs/EventSegment/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data5.departure_airport !== undefined){
let data6 = data5.departure_airport;
const _errs16 = errors;
if(errors === _errs16){
if(typeof data6 === "string"){
if(!pattern2.test(data6)){
validate0.errors = [{instancePath:instancePath+"/segments/" + i0+"/departure_airport",schemaPath:"#/$defs/EventSegment/properties/departure_airport/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{4}$"}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/segments/" + i0+"/departure_airport",schemaPath:"#/$defs/EventSegment/properties/departure_airport/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid3 = _errs16 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data5.arrival_airport !== undefined){
let data7 = data5.arrival_airport;
const _errs18 = errors;
if(errors === _errs18){
if(typeof data7 === "string"){
if(!pattern2.test(data7)){
validate0.errors = [{instancePath:instancePath+"/segments/" + i0+"/arrival_airport",schemaPath:"#/$defs/EventSegment/properties/arrival_airport/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{4}$"}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/segments/" + i0+"/arrival_airport",schemaPath:"#/$defs/EventSegment/properties/arrival_airport/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid3 = _errs18 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data5.departure_date !== undefined){
let data8 = data5.departure_date;
const _errs20 = errors;
if(errors === _errs20){
if(errors === _errs20){
if(typeof data8 === "string"){
if(!(formats0(data8))){
validate0.errors = [{instancePath:instancePath+"/segments/" + i0+"/departure_date",schemaPath:"#/$defs/EventSegment/properties/departure_date/format",keyword:"format",params:{format: "date-time"}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/segments/" + i0+"/departure_date",schemaPath:"#/$defs/EventSegment/properties/departure_date/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid3 = _errs20 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data5.passengers !== undefined){
let data9 = data5.passengers;
const _errs22 = errors;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
validate0.errors = [{instancePath:instancePath+"/segments/" + i0+"/passengers",schemaPath:"#/$defs/EventSegment/properties/passengers/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs22){
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 1000 || isNaN(data9)){
validate0.errors = [{instancePath:instancePath+"/segments/" + i0+"/passengers",schemaPath:"#/$defs/EventSegment/properties/passengers/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000}}];
return false;
}
else {
if(data9 < 1 || isNaN(data9)){
validate0.errors = [{instancePath:instancePath+"/segments/" + i0+"/passengers",schemaPath:"#/$defs/EventSegment/properties/passengers/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid3 = _errs22 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/segments/" + i0,schemaPath:"#/$defs/EventSegment/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid1 = _errs12 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/segments",schemaPath:"#/properties/segments/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.deep_link !== undefined){
let data10 = data.deep_link;
const _errs24 = errors;
if(errors === _errs24){
if(typeof data10 === "string"){
if(func0(data10) > 2000){
validate0.errors = [{instancePath:instancePath+"/deep_link",schemaPath:"#/properties/deep_link/maxLength",keyword:"maxLength",params:{limit: 2000}}];
return false;
}
else {
if(!pattern4.test(data10)){
validate0.errors = [{instancePath:instancePath+"/deep_link",schemaPath:"#/properties/deep_link/pattern",keyword:"pattern",params:{pattern: "^https://"}}];
return false;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/deep_link",schemaPath:"#/properties/deep_link/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs24 === errors;
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
