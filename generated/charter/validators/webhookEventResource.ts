// @generated from contracts/charter/resources.json. Edit the contract, then run npm run codegen.
// @ts-nocheck
import type { Validator } from "#contract";
import { formats } from "#contract";

const schema1 = {"type":"object","properties":{"event_id":{"type":"string"},"event_type":{"type":"string"},"timestamp":{"type":"string","format":"date-time"},"received_at":{"type":"string","format":"date-time"},"rfp_id":{"type":"string"},"quote_id":{"type":"string"},"trip_id":{"type":"string"},"thread_id":{"type":"string"},"signature_verified":{"type":"boolean"},"source_ip":{"type":"string"},"processing_status":{"type":"string","enum":["pending","processing","completed","failed","dead_letter"]},"retry_count":{"type":"integer","minimum":0},"max_retries":{"type":"integer","minimum":0},"next_retry_at":{"type":["string","null"],"format":"date-time"},"processed_at":{"type":["string","null"],"format":"date-time"},"processing_duration_ms":{"type":["integer","null"]},"error_message":{"type":["string","null"]},"entities":{"type":"object","additionalProperties":{"type":"string"}}},"required":["event_id","event_type","timestamp","received_at","signature_verified","source_ip","processing_status","retry_count","max_retries","next_retry_at","processed_at","processing_duration_ms","error_message","entities"],"additionalProperties":false};
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
if(((data.event === undefined) && (missing0 = "event")) || ((data.raw_payload === undefined) && (missing0 = "raw_payload"))){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "event") || (key0 === "raw_payload"))){
validate0.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.event !== undefined){
let data0 = data.event;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if(((((((((((((((data0.event_id === undefined) && (missing1 = "event_id")) || ((data0.event_type === undefined) && (missing1 = "event_type"))) || ((data0.timestamp === undefined) && (missing1 = "timestamp"))) || ((data0.received_at === undefined) && (missing1 = "received_at"))) || ((data0.signature_verified === undefined) && (missing1 = "signature_verified"))) || ((data0.source_ip === undefined) && (missing1 = "source_ip"))) || ((data0.processing_status === undefined) && (missing1 = "processing_status"))) || ((data0.retry_count === undefined) && (missing1 = "retry_count"))) || ((data0.max_retries === undefined) && (missing1 = "max_retries"))) || ((data0.next_retry_at === undefined) && (missing1 = "next_retry_at"))) || ((data0.processed_at === undefined) && (missing1 = "processed_at"))) || ((data0.processing_duration_ms === undefined) && (missing1 = "processing_duration_ms"))) || ((data0.error_message === undefined) && (missing1 = "error_message"))) || ((data0.entities === undefined) && (missing1 = "entities"))){
validate0.errors = [{instancePath:instancePath+"/event",schemaPath:"#/$defs/WebhookEvent/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs5 = errors;
for(const key1 in data0){
if(!(func0.call(schema1.properties, key1))){
validate0.errors = [{instancePath:instancePath+"/event",schemaPath:"#/$defs/WebhookEvent/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs5 === errors){
if(data0.event_id !== undefined){
const _errs6 = errors;
if(typeof data0.event_id !== "string"){
validate0.errors = [{instancePath:instancePath+"/event/event_id",schemaPath:"#/$defs/WebhookEvent/properties/event_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs6 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.event_type !== undefined){
const _errs8 = errors;
if(typeof data0.event_type !== "string"){
validate0.errors = [{instancePath:instancePath+"/event/event_type",schemaPath:"#/$defs/WebhookEvent/properties/event_type/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs8 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.timestamp !== undefined){
let data3 = data0.timestamp;
const _errs10 = errors;
if(errors === _errs10){
if(errors === _errs10){
if(typeof data3 === "string"){
if(!(formats0(data3))){
validate0.errors = [{instancePath:instancePath+"/event/timestamp",schemaPath:"#/$defs/WebhookEvent/properties/timestamp/format",keyword:"format",params:{format: "date-time"}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/event/timestamp",schemaPath:"#/$defs/WebhookEvent/properties/timestamp/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid2 = _errs10 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.received_at !== undefined){
let data4 = data0.received_at;
const _errs12 = errors;
if(errors === _errs12){
if(errors === _errs12){
if(typeof data4 === "string"){
if(!(formats0(data4))){
validate0.errors = [{instancePath:instancePath+"/event/received_at",schemaPath:"#/$defs/WebhookEvent/properties/received_at/format",keyword:"format",params:{format: "date-time"}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/event/received_at",schemaPath:"#/$defs/WebhookEvent/properties/received_at/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid2 = _errs12 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.rfp_id !== undefined){
const _errs14 = errors;
if(typeof data0.rfp_id !== "string"){
validate0.errors = [{instancePath:instancePath+"/event/rfp_id",schemaPath:"#/$defs/WebhookEvent/properties/rfp_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs14 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.quote_id !== undefined){
const _errs16 = errors;
if(typeof data0.quote_id !== "string"){
validate0.errors = [{instancePath:instancePath+"/event/quote_id",schemaPath:"#/$defs/WebhookEvent/properties/quote_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs16 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.trip_id !== undefined){
const _errs18 = errors;
if(typeof data0.trip_id !== "string"){
validate0.errors = [{instancePath:instancePath+"/event/trip_id",schemaPath:"#/$defs/WebhookEvent/properties/trip_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs18 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.thread_id !== undefined){
const _errs20 = errors;
if(typeof data0.thread_id !== "string"){
validate0.errors = [{instancePath:instancePath+"/event/thread_id",schemaPath:"#/$defs/WebhookEvent/properties/thread_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs20 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.signature_verified !== undefined){
const _errs22 = errors;
if(typeof data0.signature_verified !== "boolean"){
validate0.errors = [{instancePath:instancePath+"/event/signature_verified",schemaPath:"#/$defs/WebhookEvent/properties/signature_verified/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid2 = _errs22 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.source_ip !== undefined){
const _errs24 = errors;
if(typeof data0.source_ip !== "string"){
validate0.errors = [{instancePath:instancePath+"/event/source_ip",schemaPath:"#/$defs/WebhookEvent/properties/source_ip/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs24 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.processing_status !== undefined){
let data11 = data0.processing_status;
const _errs26 = errors;
if(typeof data11 !== "string"){
validate0.errors = [{instancePath:instancePath+"/event/processing_status",schemaPath:"#/$defs/WebhookEvent/properties/processing_status/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((((data11 === "pending") || (data11 === "processing")) || (data11 === "completed")) || (data11 === "failed")) || (data11 === "dead_letter"))){
validate0.errors = [{instancePath:instancePath+"/event/processing_status",schemaPath:"#/$defs/WebhookEvent/properties/processing_status/enum",keyword:"enum",params:{allowedValues: schema1.properties.processing_status.enum}}];
return false;
}
var valid2 = _errs26 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.retry_count !== undefined){
let data12 = data0.retry_count;
const _errs28 = errors;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
validate0.errors = [{instancePath:instancePath+"/event/retry_count",schemaPath:"#/$defs/WebhookEvent/properties/retry_count/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs28){
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 < 0 || isNaN(data12)){
validate0.errors = [{instancePath:instancePath+"/event/retry_count",schemaPath:"#/$defs/WebhookEvent/properties/retry_count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid2 = _errs28 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.max_retries !== undefined){
let data13 = data0.max_retries;
const _errs30 = errors;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
validate0.errors = [{instancePath:instancePath+"/event/max_retries",schemaPath:"#/$defs/WebhookEvent/properties/max_retries/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs30){
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 < 0 || isNaN(data13)){
validate0.errors = [{instancePath:instancePath+"/event/max_retries",schemaPath:"#/$defs/WebhookEvent/properties/max_retries/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid2 = _errs30 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.next_retry_at !== undefined){
let data14 = data0.next_retry_at;
const _errs32 = errors;
if((typeof data14 !== "string") && (data14 !== null)){
validate0.errors = [{instancePath:instancePath+"/event/next_retry_at",schemaPath:"#/$defs/WebhookEvent/properties/next_retry_at/type",keyword:"type",params:{type: schema1.properties.next_retry_at.type}}];
return false;
}
if(errors === _errs32){
if(errors === _errs32){
if(typeof data14 === "string"){
if(!(formats0(data14))){
validate0.errors = [{instancePath:instancePath+"/event/next_retry_at",schemaPath:"#/$defs/WebhookEvent/properties/next_retry_at/format",keyword:"format",params:{format: "date-time"}}];
return false;
}
}
}
}
var valid2 = _errs32 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.processed_at !== undefined){
let data15 = data0.processed_at;
const _errs34 = errors;
if((typeof data15 !== "string") && (data15 !== null)){
validate0.errors = [{instancePath:instancePath+"/event/processed_at",schemaPath:"#/$defs/WebhookEvent/properties/processed_at/type",keyword:"type",params:{type: schema1.properties.processed_at.type}}];
return false;
}
if(errors === _errs34){
if(errors === _errs34){
if(typeof data15 === "string"){
if(!(formats0(data15))){
validate0.errors = [{instancePath:instancePath+"/event/processed_at",schemaPath:"#/$defs/WebhookEvent/properties/processed_at/format",keyword:"format",params:{format: "date-time"}}];
return false;
}
}
}
}
var valid2 = _errs34 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.processing_duration_ms !== undefined){
let data16 = data0.processing_duration_ms;
const _errs36 = errors;
if((!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))) && (data16 !== null)){
validate0.errors = [{instancePath:instancePath+"/event/processing_duration_ms",schemaPath:"#/$defs/WebhookEvent/properties/processing_duration_ms/type",keyword:"type",params:{type: schema1.properties.processing_duration_ms.type}}];
return false;
}
var valid2 = _errs36 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.error_message !== undefined){
let data17 = data0.error_message;
const _errs38 = errors;
if((typeof data17 !== "string") && (data17 !== null)){
validate0.errors = [{instancePath:instancePath+"/event/error_message",schemaPath:"#/$defs/WebhookEvent/properties/error_message/type",keyword:"type",params:{type: schema1.properties.error_message.type}}];
return false;
}
var valid2 = _errs38 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.entities !== undefined){
let data18 = data0.entities;
const _errs40 = errors;
if(errors === _errs40){
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
for(const key2 in data18){
const _errs43 = errors;
if(typeof data18[key2] !== "string"){
validate0.errors = [{instancePath:instancePath+"/event/entities/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/WebhookEvent/properties/entities/additionalProperties/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs43 === errors;
if(!valid3){
break;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/event/entities",schemaPath:"#/$defs/WebhookEvent/properties/entities/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid2 = _errs40 === errors;
}
else {
var valid2 = true;
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
}
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/event",schemaPath:"#/$defs/WebhookEvent/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.raw_payload !== undefined){
let data20 = data.raw_payload;
const _errs45 = errors;
if(errors === _errs45){
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
}
else {
validate0.errors = [{instancePath:instancePath+"/raw_payload",schemaPath:"#/properties/raw_payload/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs45 === errors;
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
