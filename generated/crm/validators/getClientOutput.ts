// @generated from contracts/crm/tools/get_client.json. Edit the contract, then run npm run codegen.
// @ts-nocheck
import type { Validator } from "#contract";
import { formats } from "#contract";

const schema0 = {"type":"object","properties":{"client_id":{"type":"string"},"name":{"type":"string"},"email":{"type":"string"},"phone":{"type":"string"},"company":{"type":"string"},"preferences":{"type":"object","properties":{"aircraft_category":{"type":"string"},"catering":{"type":"string"},"special_needs":{"type":"string"}},"required":[],"additionalProperties":false},"history":{"type":"object","properties":{"total_flights":{"type":"integer","minimum":0},"last_flight_date":{"type":"string","format":"date"},"preferred_operators":{"type":"array","items":{"type":"string"}}},"required":["total_flights","preferred_operators"],"additionalProperties":false},"vip_status":{"type":"string","enum":["standard","silver","gold","platinum"]},"notes":{"type":"array","items":{"type":"string"}}},"required":["client_id","name","email","preferences","history","vip_status"],"additionalProperties":false};
const func0 = Object.prototype.hasOwnProperty;
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
if(((((((data.client_id === undefined) && (missing0 = "client_id")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.email === undefined) && (missing0 = "email"))) || ((data.preferences === undefined) && (missing0 = "preferences"))) || ((data.history === undefined) && (missing0 = "history"))) || ((data.vip_status === undefined) && (missing0 = "vip_status"))){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func0.call(schema0.properties, key0))){
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
if(data.name !== undefined){
const _errs4 = errors;
if(typeof data.name !== "string"){
validate0.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.email !== undefined){
const _errs6 = errors;
if(typeof data.email !== "string"){
validate0.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.phone !== undefined){
const _errs8 = errors;
if(typeof data.phone !== "string"){
validate0.errors = [{instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.company !== undefined){
const _errs10 = errors;
if(typeof data.company !== "string"){
validate0.errors = [{instancePath:instancePath+"/company",schemaPath:"#/properties/company/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.preferences !== undefined){
let data5 = data.preferences;
const _errs12 = errors;
if(errors === _errs12){
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
const _errs14 = errors;
for(const key1 in data5){
if(!(((key1 === "aircraft_category") || (key1 === "catering")) || (key1 === "special_needs"))){
validate0.errors = [{instancePath:instancePath+"/preferences",schemaPath:"#/properties/preferences/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs14 === errors){
if(data5.aircraft_category !== undefined){
const _errs15 = errors;
if(typeof data5.aircraft_category !== "string"){
validate0.errors = [{instancePath:instancePath+"/preferences/aircraft_category",schemaPath:"#/properties/preferences/properties/aircraft_category/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs15 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data5.catering !== undefined){
const _errs17 = errors;
if(typeof data5.catering !== "string"){
validate0.errors = [{instancePath:instancePath+"/preferences/catering",schemaPath:"#/properties/preferences/properties/catering/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs17 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data5.special_needs !== undefined){
const _errs19 = errors;
if(typeof data5.special_needs !== "string"){
validate0.errors = [{instancePath:instancePath+"/preferences/special_needs",schemaPath:"#/properties/preferences/properties/special_needs/type",keyword:"type",params:{type: "string"}}];
return false;
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
else {
validate0.errors = [{instancePath:instancePath+"/preferences",schemaPath:"#/properties/preferences/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.history !== undefined){
let data9 = data.history;
const _errs21 = errors;
if(errors === _errs21){
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
let missing1;
if(((data9.total_flights === undefined) && (missing1 = "total_flights")) || ((data9.preferred_operators === undefined) && (missing1 = "preferred_operators"))){
validate0.errors = [{instancePath:instancePath+"/history",schemaPath:"#/properties/history/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs23 = errors;
for(const key2 in data9){
if(!(((key2 === "total_flights") || (key2 === "last_flight_date")) || (key2 === "preferred_operators"))){
validate0.errors = [{instancePath:instancePath+"/history",schemaPath:"#/properties/history/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}}];
return false;
break;
}
}
if(_errs23 === errors){
if(data9.total_flights !== undefined){
let data10 = data9.total_flights;
const _errs24 = errors;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
validate0.errors = [{instancePath:instancePath+"/history/total_flights",schemaPath:"#/properties/history/properties/total_flights/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs24){
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 < 0 || isNaN(data10)){
validate0.errors = [{instancePath:instancePath+"/history/total_flights",schemaPath:"#/properties/history/properties/total_flights/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid2 = _errs24 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data9.last_flight_date !== undefined){
let data11 = data9.last_flight_date;
const _errs26 = errors;
if(errors === _errs26){
if(errors === _errs26){
if(typeof data11 === "string"){
if(!(formats0(data11))){
validate0.errors = [{instancePath:instancePath+"/history/last_flight_date",schemaPath:"#/properties/history/properties/last_flight_date/format",keyword:"format",params:{format: "date"}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/history/last_flight_date",schemaPath:"#/properties/history/properties/last_flight_date/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid2 = _errs26 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data9.preferred_operators !== undefined){
let data12 = data9.preferred_operators;
const _errs28 = errors;
if(errors === _errs28){
if(Array.isArray(data12)){
var valid3 = true;
const len0 = data12.length;
for(let i0=0; i0<len0; i0++){
const _errs30 = errors;
if(typeof data12[i0] !== "string"){
validate0.errors = [{instancePath:instancePath+"/history/preferred_operators/" + i0,schemaPath:"#/properties/history/properties/preferred_operators/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs30 === errors;
if(!valid3){
break;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/history/preferred_operators",schemaPath:"#/properties/history/properties/preferred_operators/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid2 = _errs28 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/history",schemaPath:"#/properties/history/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.vip_status !== undefined){
let data14 = data.vip_status;
const _errs32 = errors;
if(typeof data14 !== "string"){
validate0.errors = [{instancePath:instancePath+"/vip_status",schemaPath:"#/properties/vip_status/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((data14 === "standard") || (data14 === "silver")) || (data14 === "gold")) || (data14 === "platinum"))){
validate0.errors = [{instancePath:instancePath+"/vip_status",schemaPath:"#/properties/vip_status/enum",keyword:"enum",params:{allowedValues: schema0.properties.vip_status.enum}}];
return false;
}
var valid0 = _errs32 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.notes !== undefined){
let data15 = data.notes;
const _errs34 = errors;
if(errors === _errs34){
if(Array.isArray(data15)){
var valid4 = true;
const len1 = data15.length;
for(let i1=0; i1<len1; i1++){
const _errs36 = errors;
if(typeof data15[i1] !== "string"){
validate0.errors = [{instancePath:instancePath+"/notes/" + i1,schemaPath:"#/properties/notes/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid4 = _errs36 === errors;
if(!valid4){
break;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/notes",schemaPath:"#/properties/notes/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs34 === errors;
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
