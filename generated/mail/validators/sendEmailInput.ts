// @generated from contracts/mail/tools/send_email.json. Edit the contract, then run npm run codegen.
// @ts-nocheck
import type { Validator } from "#contract";
import { codePointLength, formats } from "#contract";

const schema0 = {"type":"object","properties":{"to":{"type":"string","format":"email"},"subject":{"type":"string","maxLength":998},"body":{"type":"string"},"body_type":{"type":"string","enum":["html","text"]},"cc":{"type":"array","items":{"type":"string","format":"email"}},"bcc":{"type":"array","items":{"type":"string","format":"email"}},"attachments":{"type":"array","items":{"type":"object","properties":{"filename":{"type":"string"},"content":{"type":"string"},"content_type":{"type":"string"}}}},"reply_to":{"type":"string","format":"email"}},"required":["to","subject","body"]};
const formats0 = formats.email;
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
if((((data.to === undefined) && (missing0 = "to")) || ((data.subject === undefined) && (missing0 = "subject"))) || ((data.body === undefined) && (missing0 = "body"))){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.to !== undefined){
let data0 = data.to;
const _errs1 = errors;
if(errors === _errs1){
if(errors === _errs1){
if(typeof data0 === "string"){
if(!(formats0(data0))){
validate0.errors = [{instancePath:instancePath+"/to",schemaPath:"#/properties/to/format",keyword:"format",params:{format: "email"}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/to",schemaPath:"#/properties/to/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.subject !== undefined){
let data1 = data.subject;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func0(data1) > 998){
validate0.errors = [{instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/maxLength",keyword:"maxLength",params:{limit: 998}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.body !== undefined){
const _errs5 = errors;
if(typeof data.body !== "string"){
validate0.errors = [{instancePath:instancePath+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.body_type !== undefined){
let data3 = data.body_type;
const _errs7 = errors;
if(typeof data3 !== "string"){
validate0.errors = [{instancePath:instancePath+"/body_type",schemaPath:"#/properties/body_type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data3 === "html") || (data3 === "text"))){
validate0.errors = [{instancePath:instancePath+"/body_type",schemaPath:"#/properties/body_type/enum",keyword:"enum",params:{allowedValues: schema0.properties.body_type.enum}}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cc !== undefined){
let data4 = data.cc;
const _errs9 = errors;
if(errors === _errs9){
if(Array.isArray(data4)){
var valid1 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
const _errs11 = errors;
if(errors === _errs11){
if(errors === _errs11){
if(typeof data5 === "string"){
if(!(formats0(data5))){
validate0.errors = [{instancePath:instancePath+"/cc/" + i0,schemaPath:"#/properties/cc/items/format",keyword:"format",params:{format: "email"}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/cc/" + i0,schemaPath:"#/properties/cc/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid1 = _errs11 === errors;
if(!valid1){
break;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/cc",schemaPath:"#/properties/cc/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.bcc !== undefined){
let data6 = data.bcc;
const _errs13 = errors;
if(errors === _errs13){
if(Array.isArray(data6)){
var valid2 = true;
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
let data7 = data6[i1];
const _errs15 = errors;
if(errors === _errs15){
if(errors === _errs15){
if(typeof data7 === "string"){
if(!(formats0(data7))){
validate0.errors = [{instancePath:instancePath+"/bcc/" + i1,schemaPath:"#/properties/bcc/items/format",keyword:"format",params:{format: "email"}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/bcc/" + i1,schemaPath:"#/properties/bcc/items/type",keyword:"type",params:{type: "string"}}];
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
validate0.errors = [{instancePath:instancePath+"/bcc",schemaPath:"#/properties/bcc/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.attachments !== undefined){
let data8 = data.attachments;
const _errs17 = errors;
if(errors === _errs17){
if(Array.isArray(data8)){
var valid3 = true;
const len2 = data8.length;
for(let i2=0; i2<len2; i2++){
let data9 = data8[i2];
const _errs19 = errors;
if(errors === _errs19){
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.filename !== undefined){
const _errs21 = errors;
if(typeof data9.filename !== "string"){
validate0.errors = [{instancePath:instancePath+"/attachments/" + i2+"/filename",schemaPath:"#/properties/attachments/items/properties/filename/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid4 = _errs21 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data9.content !== undefined){
const _errs23 = errors;
if(typeof data9.content !== "string"){
validate0.errors = [{instancePath:instancePath+"/attachments/" + i2+"/content",schemaPath:"#/properties/attachments/items/properties/content/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid4 = _errs23 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data9.content_type !== undefined){
const _errs25 = errors;
if(typeof data9.content_type !== "string"){
validate0.errors = [{instancePath:instancePath+"/attachments/" + i2+"/content_type",schemaPath:"#/properties/attachments/items/properties/content_type/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid4 = _errs25 === errors;
}
else {
var valid4 = true;
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/attachments/" + i2,schemaPath:"#/properties/attachments/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid3 = _errs19 === errors;
if(!valid3){
break;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/attachments",schemaPath:"#/properties/attachments/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reply_to !== undefined){
let data13 = data.reply_to;
const _errs27 = errors;
if(errors === _errs27){
if(errors === _errs27){
if(typeof data13 === "string"){
if(!(formats0(data13))){
validate0.errors = [{instancePath:instancePath+"/reply_to",schemaPath:"#/properties/reply_to/format",keyword:"format",params:{format: "email"}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/reply_to",schemaPath:"#/properties/reply_to/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid0 = _errs27 === errors;
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
else {
validate0.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":{"to":true,"subject":true,"body":true,"body_type":true,"cc":true,"bcc":true,"attachments":true,"reply_to":true},"dynamicProps":false,"dynamicItems":false};

export const validate: Validator = validate0;
