// @generated from contracts/gds/resources.json. Edit the contract, then run npm run codegen.
// @ts-nocheck
import type { Validator } from "#contract";
import { formats } from "#contract";

const schema1 = {"type":"object","properties":{"at":{"type":"string","format":"date-time"},"version":{"type":"integer","minimum":1},"action":{"type":"string","enum":["created","flights_added","hotel_added","car_added","ticketed","cancelled","refunded"]},"actor":{"type":"string"},"detail":{"type":"string"}},"required":["at","version","action","actor","detail"],"additionalProperties":false};
const pattern0 = new RegExp("^TEST-[A-Z0-9]{6}$", "u");
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
if(((data.pnr === undefined) && (missing0 = "pnr")) || ((data.history === undefined) && (missing0 = "history"))){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "pnr") || (key0 === "history"))){
validate0.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.pnr !== undefined){
let data0 = data.pnr;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
validate0.errors = [{instancePath:instancePath+"/pnr",schemaPath:"#/properties/pnr/pattern",keyword:"pattern",params:{pattern: "^TEST-[A-Z0-9]{6}$"}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/pnr",schemaPath:"#/properties/pnr/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.history !== undefined){
let data1 = data.history;
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
if((((((data2.at === undefined) && (missing1 = "at")) || ((data2.version === undefined) && (missing1 = "version"))) || ((data2.action === undefined) && (missing1 = "action"))) || ((data2.actor === undefined) && (missing1 = "actor"))) || ((data2.detail === undefined) && (missing1 = "detail"))){
validate0.errors = [{instancePath:instancePath+"/history/" + i0,schemaPath:"#/$defs/HistoryEntry/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs9 = errors;
for(const key1 in data2){
if(!(((((key1 === "at") || (key1 === "version")) || (key1 === "action")) || (key1 === "actor")) || (key1 === "detail"))){
validate0.errors = [{instancePath:instancePath+"/history/" + i0,schemaPath:"#/$defs/HistoryEntry/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs9 === errors){
if(data2.at !== undefined){
let data3 = data2.at;
const _errs10 = errors;
if(errors === _errs10){
if(errors === _errs10){
if(typeof data3 === "string"){
if(!(formats0(data3))){
validate0.errors = [{instancePath:instancePath+"/history/" + i0+"/at",schemaPath:"#/$defs/HistoryEntry/properties/at/format",keyword:"format",params:{format: "date-time"}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/history/" + i0+"/at",schemaPath:"#/$defs/HistoryEntry/properties/at/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid3 = _errs10 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data2.version !== undefined){
let data4 = data2.version;
const _errs12 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate0.errors = [{instancePath:instancePath+"/history/" + i0+"/version",schemaPath:"#/$defs/HistoryEntry/properties/version/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs12){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 1 || isNaN(data4)){
validate0.errors = [{instancePath:instancePath+"/history/" + i0+"/version",schemaPath:"#/$defs/HistoryEntry/properties/version/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid3 = _errs12 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data2.action !== undefined){
let data5 = data2.action;
const _errs14 = errors;
if(typeof data5 !== "string"){
validate0.errors = [{instancePath:instancePath+"/history/" + i0+"/action",schemaPath:"#/$defs/HistoryEntry/properties/action/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((((((data5 === "created") || (data5 === "flights_added")) || (data5 === "hotel_added")) || (data5 === "car_added")) || (data5 === "ticketed")) || (data5 === "cancelled")) || (data5 === "refunded"))){
validate0.errors = [{instancePath:instancePath+"/history/" + i0+"/action",schemaPath:"#/$defs/HistoryEntry/properties/action/enum",keyword:"enum",params:{allowedValues: schema1.properties.action.enum}}];
return false;
}
var valid3 = _errs14 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data2.actor !== undefined){
const _errs16 = errors;
if(typeof data2.actor !== "string"){
validate0.errors = [{instancePath:instancePath+"/history/" + i0+"/actor",schemaPath:"#/$defs/HistoryEntry/properties/actor/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs16 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data2.detail !== undefined){
const _errs18 = errors;
if(typeof data2.detail !== "string"){
validate0.errors = [{instancePath:instancePath+"/history/" + i0+"/detail",schemaPath:"#/$defs/HistoryEntry/properties/detail/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs18 === errors;
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
else {
validate0.errors = [{instancePath:instancePath+"/history/" + i0,schemaPath:"#/$defs/HistoryEntry/type",keyword:"type",params:{type: "object"}}];
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
validate0.errors = [{instancePath:instancePath+"/history",schemaPath:"#/properties/history/type",keyword:"type",params:{type: "array"}}];
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
