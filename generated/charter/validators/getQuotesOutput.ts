// @generated from contracts/charter/tools/get_quotes.json. Edit the contract, then run npm run codegen.
// @ts-nocheck
import type { Validator } from "#contract";
import { formats } from "#contract";

const schema1 = {"type":"object","properties":{"quote_id":{"type":"string"},"operator_id":{"type":"string"},"operator_name":{"type":"string"},"aircraft_type":{"type":"string"},"aircraft_id":{"type":"string"},"base_price_usd":{"type":"number","minimum":0},"taxes_fees_usd":{"type":"number","minimum":0},"total_price_usd":{"type":"number","minimum":0},"response_time_minutes":{"type":"integer","minimum":0},"valid_until":{"type":"string","format":"date-time"},"notes":{"type":"string"},"thread_id":{"type":"string"},"status":{"type":"string","enum":["open","accepted","rejected","expired"]}},"required":["quote_id","operator_id","operator_name","aircraft_type","base_price_usd","taxes_fees_usd","total_price_usd","response_time_minutes","valid_until","thread_id","status"],"additionalProperties":false};
const func0 = Object.prototype.hasOwnProperty;
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
if(((((data.rfp_id === undefined) && (missing0 = "rfp_id")) || ((data.quotes === undefined) && (missing0 = "quotes"))) || ((data.total === undefined) && (missing0 = "total"))) || ((data.notes === undefined) && (missing0 = "notes"))){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "rfp_id") || (key0 === "quotes")) || (key0 === "total")) || (key0 === "notes"))){
validate0.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.rfp_id !== undefined){
const _errs2 = errors;
if(typeof data.rfp_id !== "string"){
validate0.errors = [{instancePath:instancePath+"/rfp_id",schemaPath:"#/properties/rfp_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.quotes !== undefined){
let data1 = data.quotes;
const _errs4 = errors;
if(errors === _errs4){
if(Array.isArray(data1)){
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs7){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if((((((((((((data2.quote_id === undefined) && (missing1 = "quote_id")) || ((data2.operator_id === undefined) && (missing1 = "operator_id"))) || ((data2.operator_name === undefined) && (missing1 = "operator_name"))) || ((data2.aircraft_type === undefined) && (missing1 = "aircraft_type"))) || ((data2.base_price_usd === undefined) && (missing1 = "base_price_usd"))) || ((data2.taxes_fees_usd === undefined) && (missing1 = "taxes_fees_usd"))) || ((data2.total_price_usd === undefined) && (missing1 = "total_price_usd"))) || ((data2.response_time_minutes === undefined) && (missing1 = "response_time_minutes"))) || ((data2.valid_until === undefined) && (missing1 = "valid_until"))) || ((data2.thread_id === undefined) && (missing1 = "thread_id"))) || ((data2.status === undefined) && (missing1 = "status"))){
validate0.errors = [{instancePath:instancePath+"/quotes/" + i0,schemaPath:"#/$defs/Quote/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs9 = errors;
for(const key1 in data2){
if(!(func0.call(schema1.properties, key1))){
validate0.errors = [{instancePath:instancePath+"/quotes/" + i0,schemaPath:"#/$defs/Quote/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs9 === errors){
if(data2.quote_id !== undefined){
const _errs10 = errors;
if(typeof data2.quote_id !== "string"){
validate0.errors = [{instancePath:instancePath+"/quotes/" + i0+"/quote_id",schemaPath:"#/$defs/Quote/properties/quote_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs10 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data2.operator_id !== undefined){
const _errs12 = errors;
if(typeof data2.operator_id !== "string"){
validate0.errors = [{instancePath:instancePath+"/quotes/" + i0+"/operator_id",schemaPath:"#/$defs/Quote/properties/operator_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs12 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data2.operator_name !== undefined){
const _errs14 = errors;
if(typeof data2.operator_name !== "string"){
validate0.errors = [{instancePath:instancePath+"/quotes/" + i0+"/operator_name",schemaPath:"#/$defs/Quote/properties/operator_name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs14 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data2.aircraft_type !== undefined){
const _errs16 = errors;
if(typeof data2.aircraft_type !== "string"){
validate0.errors = [{instancePath:instancePath+"/quotes/" + i0+"/aircraft_type",schemaPath:"#/$defs/Quote/properties/aircraft_type/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs16 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data2.aircraft_id !== undefined){
const _errs18 = errors;
if(typeof data2.aircraft_id !== "string"){
validate0.errors = [{instancePath:instancePath+"/quotes/" + i0+"/aircraft_id",schemaPath:"#/$defs/Quote/properties/aircraft_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs18 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data2.base_price_usd !== undefined){
let data8 = data2.base_price_usd;
const _errs20 = errors;
if(errors === _errs20){
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 0 || isNaN(data8)){
validate0.errors = [{instancePath:instancePath+"/quotes/" + i0+"/base_price_usd",schemaPath:"#/$defs/Quote/properties/base_price_usd/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/quotes/" + i0+"/base_price_usd",schemaPath:"#/$defs/Quote/properties/base_price_usd/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid3 = _errs20 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data2.taxes_fees_usd !== undefined){
let data9 = data2.taxes_fees_usd;
const _errs22 = errors;
if(errors === _errs22){
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 < 0 || isNaN(data9)){
validate0.errors = [{instancePath:instancePath+"/quotes/" + i0+"/taxes_fees_usd",schemaPath:"#/$defs/Quote/properties/taxes_fees_usd/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/quotes/" + i0+"/taxes_fees_usd",schemaPath:"#/$defs/Quote/properties/taxes_fees_usd/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid3 = _errs22 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data2.total_price_usd !== undefined){
let data10 = data2.total_price_usd;
const _errs24 = errors;
if(errors === _errs24){
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 < 0 || isNaN(data10)){
validate0.errors = [{instancePath:instancePath+"/quotes/" + i0+"/total_price_usd",schemaPath:"#/$defs/Quote/properties/total_price_usd/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/quotes/" + i0+"/total_price_usd",schemaPath:"#/$defs/Quote/properties/total_price_usd/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid3 = _errs24 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data2.response_time_minutes !== undefined){
let data11 = data2.response_time_minutes;
const _errs26 = errors;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
validate0.errors = [{instancePath:instancePath+"/quotes/" + i0+"/response_time_minutes",schemaPath:"#/$defs/Quote/properties/response_time_minutes/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs26){
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 < 0 || isNaN(data11)){
validate0.errors = [{instancePath:instancePath+"/quotes/" + i0+"/response_time_minutes",schemaPath:"#/$defs/Quote/properties/response_time_minutes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid3 = _errs26 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data2.valid_until !== undefined){
let data12 = data2.valid_until;
const _errs28 = errors;
if(errors === _errs28){
if(errors === _errs28){
if(typeof data12 === "string"){
if(!(formats0(data12))){
validate0.errors = [{instancePath:instancePath+"/quotes/" + i0+"/valid_until",schemaPath:"#/$defs/Quote/properties/valid_until/format",keyword:"format",params:{format: "date-time"}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/quotes/" + i0+"/valid_until",schemaPath:"#/$defs/Quote/properties/valid_until/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid3 = _errs28 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data2.notes !== undefined){
const _errs30 = errors;
if(typeof data2.notes !== "string"){
validate0.errors = [{instancePath:instancePath+"/quotes/" + i0+"/notes",schemaPath:"#/$defs/Quote/properties/notes/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs30 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data2.thread_id !== undefined){
const _errs32 = errors;
if(typeof data2.thread_id !== "string"){
validate0.errors = [{instancePath:instancePath+"/quotes/" + i0+"/thread_id",schemaPath:"#/$defs/Quote/properties/thread_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs32 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data2.status !== undefined){
let data15 = data2.status;
const _errs34 = errors;
if(typeof data15 !== "string"){
validate0.errors = [{instancePath:instancePath+"/quotes/" + i0+"/status",schemaPath:"#/$defs/Quote/properties/status/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((data15 === "open") || (data15 === "accepted")) || (data15 === "rejected")) || (data15 === "expired"))){
validate0.errors = [{instancePath:instancePath+"/quotes/" + i0+"/status",schemaPath:"#/$defs/Quote/properties/status/enum",keyword:"enum",params:{allowedValues: schema1.properties.status.enum}}];
return false;
}
var valid3 = _errs34 === errors;
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
validate0.errors = [{instancePath:instancePath+"/quotes/" + i0,schemaPath:"#/$defs/Quote/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid1 = _errs6 === errors;
if(!valid1){
break;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/quotes",schemaPath:"#/properties/quotes/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.total !== undefined){
let data16 = data.total;
const _errs36 = errors;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
validate0.errors = [{instancePath:instancePath+"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs36){
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 < 0 || isNaN(data16)){
validate0.errors = [{instancePath:instancePath+"/total",schemaPath:"#/properties/total/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid0 = _errs36 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.notes !== undefined){
let data17 = data.notes;
const _errs38 = errors;
if(errors === _errs38){
if(Array.isArray(data17)){
var valid4 = true;
const len1 = data17.length;
for(let i1=0; i1<len1; i1++){
const _errs40 = errors;
if(typeof data17[i1] !== "string"){
validate0.errors = [{instancePath:instancePath+"/notes/" + i1,schemaPath:"#/properties/notes/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid4 = _errs40 === errors;
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
var valid0 = _errs38 === errors;
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
