// @generated from contracts/mail/resources.json. Edit the contract, then run npm run codegen.
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
if((((data.thread_id === undefined) && (missing0 = "thread_id")) || ((data.messages === undefined) && (missing0 = "messages"))) || ((data.message_count === undefined) && (missing0 = "message_count"))){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "thread_id") || (key0 === "messages")) || (key0 === "message_count"))){
validate0.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.thread_id !== undefined){
const _errs2 = errors;
if(typeof data.thread_id !== "string"){
validate0.errors = [{instancePath:instancePath+"/thread_id",schemaPath:"#/properties/thread_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.messages !== undefined){
let data1 = data.messages;
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
if((((((((data2.id === undefined) && (missing1 = "id")) || ((data2.from === undefined) && (missing1 = "from"))) || ((data2.to === undefined) && (missing1 = "to"))) || ((data2.subject === undefined) && (missing1 = "subject"))) || ((data2.date === undefined) && (missing1 = "date"))) || ((data2.snippet === undefined) && (missing1 = "snippet"))) || ((data2.body_text === undefined) && (missing1 = "body_text"))){
validate0.errors = [{instancePath:instancePath+"/messages/" + i0,schemaPath:"#/$defs/Message/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs9 = errors;
for(const key1 in data2){
if(!(((((((key1 === "id") || (key1 === "from")) || (key1 === "to")) || (key1 === "subject")) || (key1 === "date")) || (key1 === "snippet")) || (key1 === "body_text"))){
validate0.errors = [{instancePath:instancePath+"/messages/" + i0,schemaPath:"#/$defs/Message/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs9 === errors){
if(data2.id !== undefined){
const _errs10 = errors;
if(typeof data2.id !== "string"){
validate0.errors = [{instancePath:instancePath+"/messages/" + i0+"/id",schemaPath:"#/$defs/Message/properties/id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs10 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data2.from !== undefined){
const _errs12 = errors;
if(typeof data2.from !== "string"){
validate0.errors = [{instancePath:instancePath+"/messages/" + i0+"/from",schemaPath:"#/$defs/Message/properties/from/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs12 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data2.to !== undefined){
let data5 = data2.to;
const _errs14 = errors;
if(errors === _errs14){
if(Array.isArray(data5)){
var valid4 = true;
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
const _errs16 = errors;
if(typeof data5[i1] !== "string"){
validate0.errors = [{instancePath:instancePath+"/messages/" + i0+"/to/" + i1,schemaPath:"#/$defs/Message/properties/to/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid4 = _errs16 === errors;
if(!valid4){
break;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/messages/" + i0+"/to",schemaPath:"#/$defs/Message/properties/to/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid3 = _errs14 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data2.subject !== undefined){
const _errs18 = errors;
if(typeof data2.subject !== "string"){
validate0.errors = [{instancePath:instancePath+"/messages/" + i0+"/subject",schemaPath:"#/$defs/Message/properties/subject/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs18 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data2.date !== undefined){
let data8 = data2.date;
const _errs20 = errors;
if(errors === _errs20){
if(errors === _errs20){
if(typeof data8 === "string"){
if(!(formats0(data8))){
validate0.errors = [{instancePath:instancePath+"/messages/" + i0+"/date",schemaPath:"#/$defs/Message/properties/date/format",keyword:"format",params:{format: "date-time"}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/messages/" + i0+"/date",schemaPath:"#/$defs/Message/properties/date/type",keyword:"type",params:{type: "string"}}];
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
if(data2.snippet !== undefined){
const _errs22 = errors;
if(typeof data2.snippet !== "string"){
validate0.errors = [{instancePath:instancePath+"/messages/" + i0+"/snippet",schemaPath:"#/$defs/Message/properties/snippet/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs22 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data2.body_text !== undefined){
const _errs24 = errors;
if(typeof data2.body_text !== "string"){
validate0.errors = [{instancePath:instancePath+"/messages/" + i0+"/body_text",schemaPath:"#/$defs/Message/properties/body_text/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs24 === errors;
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
else {
validate0.errors = [{instancePath:instancePath+"/messages/" + i0,schemaPath:"#/$defs/Message/type",keyword:"type",params:{type: "object"}}];
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
validate0.errors = [{instancePath:instancePath+"/messages",schemaPath:"#/properties/messages/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message_count !== undefined){
let data11 = data.message_count;
const _errs26 = errors;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
validate0.errors = [{instancePath:instancePath+"/message_count",schemaPath:"#/properties/message_count/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs26){
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 < 0 || isNaN(data11)){
validate0.errors = [{instancePath:instancePath+"/message_count",schemaPath:"#/properties/message_count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
