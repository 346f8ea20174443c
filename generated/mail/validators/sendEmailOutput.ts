// @generated from contracts/mail/tools/send_email.json. Edit the contract, then run npm run codegen.
// @ts-nocheck
import type { Validator } from "#contract";
import { formats } from "#contract";

const formats0 = formats["date-time"];
const formats2 = formats.email;

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
if(((((((data.message_id === undefined) && (missing0 = "message_id")) || ((data.thread_id === undefined) && (missing0 = "thread_id"))) || ((data.sent_at === undefined) && (missing0 = "sent_at"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.recipients === undefined) && (missing0 = "recipients"))) || ((data.notes === undefined) && (missing0 = "notes"))){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "message_id") || (key0 === "thread_id")) || (key0 === "sent_at")) || (key0 === "status")) || (key0 === "recipients")) || (key0 === "notes"))){
validate0.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.message_id !== undefined){
const _errs2 = errors;
if(typeof data.message_id !== "string"){
validate0.errors = [{instancePath:instancePath+"/message_id",schemaPath:"#/properties/message_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.thread_id !== undefined){
const _errs4 = errors;
if(typeof data.thread_id !== "string"){
validate0.errors = [{instancePath:instancePath+"/thread_id",schemaPath:"#/properties/thread_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sent_at !== undefined){
let data2 = data.sent_at;
const _errs6 = errors;
if(errors === _errs6){
if(errors === _errs6){
if(typeof data2 === "string"){
if(!(formats0(data2))){
validate0.errors = [{instancePath:instancePath+"/sent_at",schemaPath:"#/properties/sent_at/format",keyword:"format",params:{format: "date-time"}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/sent_at",schemaPath:"#/properties/sent_at/type",keyword:"type",params:{type: "string"}}];
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
if(data.status !== undefined){
let data3 = data.status;
const _errs8 = errors;
if(typeof data3 !== "string"){
validate0.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("sent" !== data3){
validate0.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/const",keyword:"const",params:{allowedValue: "sent"}}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.recipients !== undefined){
let data4 = data.recipients;
const _errs10 = errors;
if(errors === _errs10){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
let missing1;
if((((data4.to === undefined) && (missing1 = "to")) || ((data4.cc === undefined) && (missing1 = "cc"))) || ((data4.bcc === undefined) && (missing1 = "bcc"))){
validate0.errors = [{instancePath:instancePath+"/recipients",schemaPath:"#/properties/recipients/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs12 = errors;
for(const key1 in data4){
if(!(((key1 === "to") || (key1 === "cc")) || (key1 === "bcc"))){
validate0.errors = [{instancePath:instancePath+"/recipients",schemaPath:"#/properties/recipients/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs12 === errors){
if(data4.to !== undefined){
let data5 = data4.to;
const _errs13 = errors;
if(errors === _errs13){
if(Array.isArray(data5)){
var valid2 = true;
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
const _errs15 = errors;
if(errors === _errs15){
if(errors === _errs15){
if(typeof data6 === "string"){
if(!(formats2(data6))){
validate0.errors = [{instancePath:instancePath+"/recipients/to/" + i0,schemaPath:"#/properties/recipients/properties/to/items/format",keyword:"format",params:{format: "email"}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/recipients/to/" + i0,schemaPath:"#/properties/recipients/properties/to/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid2 = _errs15 === errors;
if(!valid2){
break;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/recipients/to",schemaPath:"#/properties/recipients/properties/to/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid1 = _errs13 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data4.cc !== undefined){
let data7 = data4.cc;
const _errs17 = errors;
if(errors === _errs17){
if(Array.isArray(data7)){
var valid3 = true;
const len1 = data7.length;
for(let i1=0; i1<len1; i1++){
let data8 = data7[i1];
const _errs19 = errors;
if(errors === _errs19){
if(errors === _errs19){
if(typeof data8 === "string"){
if(!(formats2(data8))){
validate0.errors = [{instancePath:instancePath+"/recipients/cc/" + i1,schemaPath:"#/properties/recipients/properties/cc/items/format",keyword:"format",params:{format: "email"}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/recipients/cc/" + i1,schemaPath:"#/properties/recipients/properties/cc/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid3 = _errs19 === errors;
if(!valid3){
break;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/recipients/cc",schemaPath:"#/properties/recipients/properties/cc/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid1 = _errs17 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data4.bcc !== undefined){
let data9 = data4.bcc;
const _errs21 = errors;
if(errors === _errs21){
if(Array.isArray(data9)){
var valid4 = true;
const len2 = data9.length;
for(let i2=0; i2<len2; i2++){
let data10 = data9[i2];
const _errs23 = errors;
if(errors === _errs23){
if(errors === _errs23){
if(typeof data10 === "string"){
if(!(formats2(data10))){
validate0.errors = [{instancePath:instancePath+"/recipients/bcc/" + i2,schemaPath:"#/properties/recipients/properties/bcc/items/format",keyword:"format",params:{format: "email"}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/recipients/bcc/" + i2,schemaPath:"#/properties/recipients/properties/bcc/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid4 = _errs23 === errors;
if(!valid4){
break;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/recipients/bcc",schemaPath:"#/properties/recipients/properties/bcc/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid1 = _errs21 === errors;
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
validate0.errors = [{instancePath:instancePath+"/recipients",schemaPath:"#/properties/recipients/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.notes !== undefined){
let data11 = data.notes;
const _errs25 = errors;
if(errors === _errs25){
if(Array.isArray(data11)){
var valid5 = true;
const len3 = data11.length;
for(let i3=0; i3<len3; i3++){
const _errs27 = errors;
if(typeof data11[i3] !== "string"){
validate0.errors = [{instancePath:instancePath+"/notes/" + i3,schemaPath:"#/properties/notes/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid5 = _errs27 === errors;
if(!valid5){
break;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/notes",schemaPath:"#/properties/notes/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs25 === errors;
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
