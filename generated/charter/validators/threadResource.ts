// @generated from contracts/charter/resources.json. Edit the contract, then run npm run codegen.
// @ts-nocheck
import type { Validator } from "#contract";
import { formats } from "#contract";

const schema1 = {"type":"object","properties":{"message_id":{"type":"string"},"sender_type":{"type":"string","enum":["broker","operator","system"]},"content_type":{"type":"string","enum":["text","quote_shared"]},"content":{"type":"string"},"rich_content":{"type":"object","properties":{"type":{"type":"string","const":"quote_shared"},"quote_id":{"type":"string"},"operator_name":{"type":"string"},"aircraft_type":{"type":"string"},"price_usd":{"type":"number","minimum":0}},"required":["type","quote_id","operator_name","aircraft_type","price_usd"],"additionalProperties":false},"sent_at":{"type":"string","format":"date-time"}},"required":["message_id","sender_type","content_type","sent_at"],"additionalProperties":false};
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
if(((((data.thread_id === undefined) && (missing0 = "thread_id")) || ((data.operator_id === undefined) && (missing0 = "operator_id"))) || ((data.messages === undefined) && (missing0 = "messages"))) || ((data.count === undefined) && (missing0 = "count"))){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "thread_id") || (key0 === "rfp_id")) || (key0 === "operator_id")) || (key0 === "operator_name")) || (key0 === "messages")) || (key0 === "count"))){
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
if(data.rfp_id !== undefined){
const _errs4 = errors;
if(typeof data.rfp_id !== "string"){
validate0.errors = [{instancePath:instancePath+"/rfp_id",schemaPath:"#/properties/rfp_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.operator_id !== undefined){
const _errs6 = errors;
if(typeof data.operator_id !== "string"){
validate0.errors = [{instancePath:instancePath+"/operator_id",schemaPath:"#/properties/operator_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.operator_name !== undefined){
const _errs8 = errors;
if(typeof data.operator_name !== "string"){
validate0.errors = [{instancePath:instancePath+"/operator_name",schemaPath:"#/properties/operator_name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.messages !== undefined){
let data4 = data.messages;
const _errs10 = errors;
if(errors === _errs10){
if(Array.isArray(data4)){
var valid1 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
const _errs12 = errors;
const _errs13 = errors;
if(errors === _errs13){
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
let missing1;
if(((((data5.message_id === undefined) && (missing1 = "message_id")) || ((data5.sender_type === undefined) && (missing1 = "sender_type"))) || ((data5.content_type === undefined) && (missing1 = "content_type"))) || ((data5.sent_at === undefined) && (missing1 = "sent_at"))){
validate0.errors = [{instancePath:instancePath+"/messages/" + i0,schemaPath:"#/$defs/Message/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs15 = errors;
for(const key1 in data5){
if(!((((((key1 === "message_id") || (key1 === "sender_type")) || (key1 === "content_type")) || (key1 === "content")) || (key1 === "rich_content")) || (key1 === "sent_at"))){
validate0.errors = [{instancePath:instancePath+"/messages/" + i0,schemaPath:"#/$defs/Message/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs15 === errors){
if(data5.message_id !== undefined){
const _errs16 = errors;
if(typeof data5.message_id !== "string"){
validate0.errors = [{instancePath:instancePath+"/messages/" + i0+"/message_id",schemaPath:"#/$defs/Message/properties/message_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs16 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data5.sender_type !== undefined){
let data7 = data5.sender_type;
const _errs18 = errors;
if(typeof data7 !== "string"){
validate0.errors = [{instancePath:instancePath+"/messages/" + i0+"/sender_type",schemaPath:"#/$defs/Message/properties/sender_type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data7 === "broker") || (data7 === "operator")) || (data7 === "system"))){
validate0.errors = [{instancePath:instancePath+"/messages/" + i0+"/sender_type",schemaPath:"#/$defs/Message/properties/sender_type/enum",keyword:"enum",params:{allowedValues: schema1.properties.sender_type.enum}}];
return false;
}
var valid3 = _errs18 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data5.content_type !== undefined){
let data8 = data5.content_type;
const _errs20 = errors;
if(typeof data8 !== "string"){
validate0.errors = [{instancePath:instancePath+"/messages/" + i0+"/content_type",schemaPath:"#/$defs/Message/properties/content_type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data8 === "text") || (data8 === "quote_shared"))){
validate0.errors = [{instancePath:instancePath+"/messages/" + i0+"/content_type",schemaPath:"#/$defs/Message/properties/content_type/enum",keyword:"enum",params:{allowedValues: schema1.properties.content_type.enum}}];
return false;
}
var valid3 = _errs20 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data5.content !== undefined){
const _errs22 = errors;
if(typeof data5.content !== "string"){
validate0.errors = [{instancePath:instancePath+"/messages/" + i0+"/content",schemaPath:"#/$defs/Message/properties/content/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs22 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data5.rich_content !== undefined){
let data10 = data5.rich_content;
const _errs24 = errors;
if(errors === _errs24){
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
let missing2;
if((((((data10.type === undefined) && (missing2 = "type")) || ((data10.quote_id === undefined) && (missing2 = "quote_id"))) || ((data10.operator_name === undefined) && (missing2 = "operator_name"))) || ((data10.aircraft_type === undefined) && (missing2 = "aircraft_type"))) || ((data10.price_usd === undefined) && (missing2 = "price_usd"))){
validate0.errors = [{instancePath:instancePath+"/messages/" + i0+"/rich_content",schemaPath:"#/$defs/Message/properties/rich_content/required",keyword:"required",params:{missingProperty: missing2}}];
return false;
}
else {
const _errs26 = errors;
for(const key2 in data10){
if(!(((((key2 === "type") || (key2 === "quote_id")) || (key2 === "operator_name")) || (key2 === "aircraft_type")) || (key2 === "price_usd"))){
validate0.errors = [{instancePath:instancePath+"/messages/" + i0+"/rich_content",schemaPath:"#/$defs/Message/properties/rich_content/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}}];
return false;
break;
}
}
if(_errs26 === errors){
if(data10.type !== undefined){
let data11 = data10.type;
const _errs27 = errors;
if(typeof data11 !== "string"){
validate0.errors = [{instancePath:instancePath+"/messages/" + i0+"/rich_content/type",schemaPath:"#/$defs/Message/properties/rich_content/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("quote_shared" !== data11){
validate0.errors = [{instancePath:instancePath+"/messages/" + i0+"/rich_content/type",schemaPath:"#/$defs/Message/properties/rich_content/properties/type/const",keyword:"const",params:{allowedValue: "quote_shared"}}];
return false;
}
var valid4 = _errs27 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data10.quote_id !== undefined){
const _errs29 = errors;
if(typeof data10.quote_id !== "string"){
validate0.errors = [{instancePath:instancePath+"/messages/" + i0+"/rich_content/quote_id",schemaPath:"#/$defs/Message/properties/rich_content/properties/quote_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid4 = _errs29 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data10.operator_name !== undefined){
const _errs31 = errors;
if(typeof data10.operator_name !== "string"){
validate0.errors = [{instancePath:instancePath+"/messages/" + i0+"/rich_content/operator_name",schemaPath:"#/$defs/Message/properties/rich_content/properties/operator_name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid4 = _errs31 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data10.aircraft_type !== undefined){
const _errs33 = errors;
if(typeof data10.aircraft_type !== "string"){
validate0.errors = [{instancePath:instancePath+"/messages/" + i0+"/rich_content/aircraft_type",schemaPath:"#/$defs/Message/properties/rich_content/properties/aircraft_type/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid4 = _errs33 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data10.price_usd !== undefined){
let data15 = data10.price_usd;
const _errs35 = errors;
if(errors === _errs35){
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 < 0 || isNaN(data15)){
validate0.errors = [{instancePath:instancePath+"/messages/" + i0+"/rich_content/price_usd",schemaPath:"#/$defs/Message/properties/rich_content/properties/price_usd/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/messages/" + i0+"/rich_content/price_usd",schemaPath:"#/$defs/Message/properties/rich_content/properties/price_usd/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid4 = _errs35 === errors;
}
else {
var valid4 = true;
}
}
}
}
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/messages/" + i0+"/rich_content",schemaPath:"#/$defs/Message/properties/rich_content/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid3 = _errs24 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data5.sent_at !== undefined){
let data16 = data5.sent_at;
const _errs37 = errors;
if(errors === _errs37){
if(errors === _errs37){
if(typeof data16 === "string"){
if(!(formats0(data16))){
validate0.errors = [{instancePath:instancePath+"/messages/" + i0+"/sent_at",schemaPath:"#/$defs/Message/properties/sent_at/format",keyword:"format",params:{format: "date-time"}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/messages/" + i0+"/sent_at",schemaPath:"#/$defs/Message/properties/sent_at/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid3 = _errs37 === errors;
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
else {
validate0.errors = [{instancePath:instancePath+"/messages/" + i0,schemaPath:"#/$defs/Message/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid1 = _errs12 === errors;
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
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.count !== undefined){
let data17 = data.count;
const _errs39 = errors;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
validate0.errors = [{instancePath:instancePath+"/count",schemaPath:"#/properties/count/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs39){
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 < 0 || isNaN(data17)){
validate0.errors = [{instancePath:instancePath+"/count",schemaPath:"#/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid0 = _errs39 === errors;
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
